#ifndef ESPALIER_NETWORK_DENIAL_H
#define ESPALIER_NETWORK_DENIAL_H

#include <stdbool.h>

/// Refuses internet sockets to the calling thread and to all threads and programs that it starts from now on;
/// sockets of the local machine (AF_UNIX) stay. There is no way back.
///
/// The kernel's filter for system calls does it (seccomp(2)): no privileges are needed, and it holds for every
/// library. False where the kernel offers no filters.
bool espalier_deny_network(void);

#endif
