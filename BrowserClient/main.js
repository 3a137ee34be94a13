import { Page } from "./page.js";
import { isKorean } from "./texts.js";

// The token was needed to come here; the cookie carries it from now on, and the history need not.
const address = new URL(location.href);
if (address.searchParams.has("token")) {
  address.searchParams.delete("token");
  history.replaceState(null, "", address);
}

document.documentElement.lang = isKorean ? "ko" : "en";
const page = new Page();
globalThis.espalier = page;
page.start();
