import { loadAppFont } from "./render/fonts.js";

/** Addresses that a page may open for an app. */
const openable = /^(https?|mailto|tel|sms):/i;

/** What the host and the app tell the page: one line for each type of message. */
export const actions = {
  hello: (page, message) => page.showHost(message),
  environment: (page, message) => page.showEnvironment(message),
  state: (page, message) => page.showState(message),
  title: (page, message) => page.showApp(message),
  font: (_page, { family }) => loadAppFont(family),
  announce: (page, { text }) => page.announce(text),
  haptic: (_page, { kind }) => navigator.vibrate?.(kind === "selection" ? 5 : 15),
  pasteboard: (_page, { text }) => navigator.clipboard?.writeText(text).catch(() => {}),
  share: (_page, { items }) => share(items),
  openURL: (_page, { url }) => {
    if (openable.test(url)) open(url, "_blank", "noopener");
  },
  log: (_page, { level, text }) => (console[level] ?? console.log)(text),
};

function share(items) {
  const text = items.join("\n");
  if (navigator.share) navigator.share({ text }).catch(() => {});
  else navigator.clipboard?.writeText(text).catch(() => {});
}
