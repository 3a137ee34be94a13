#pragma once
#include <libwebsockets.h>

/* Macros of libwebsockets that Swift cannot see. */
static const size_t espalier_lws_pre = LWS_PRE;
static const uint64_t espalier_lws_server_options =
    LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME |
    LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
