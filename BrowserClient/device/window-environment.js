/** What the home bar needs at the bottom of the window, in points. */
const homeBarHeight = 21;

/**
 * The environment of an app that fills the window, as on a phone, a tablet or a kiosk.
 * @param hasHome whether a home bar lies over the window's bottom.
 */
export function windowEnvironment(base, hasHome) {
  const width = Math.max(160, Math.round(innerWidth));
  const height = Math.max(160, Math.round(innerHeight));
  const isLandscape = width > height;
  const insets = safeAreaInsets();
  if (hasHome) insets[2] = Math.max(insets[2], homeBarHeight);
  const size = isLandscape ? [height, width] : [width, height];
  return {
    ...base,
    device: {
      name: "Window", idiom: size[0] >= 700 ? "pad" : "phone", size,
      scale: Math.min(4, Math.max(1, Math.round(devicePixelRatio))), portraitInsets: insets, landscapeInsets: insets,
      cornerRadius: 0,
    },
    orientation: isLandscape ? "landscapeLeft" : "portrait",
    showsKeyboard: false,
  };
}

/** The parts of this very screen that a camera or rounded corners take. */
function safeAreaInsets() {
  const probe = document.querySelector(".safe-area-probe");
  const style = getComputedStyle(probe);
  return [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight].map(parseFloat);
}

/** Whether the app is to fill the window. */
export function fillsWindow(hello) {
  const choice = new URLSearchParams(location.search).get("frame");
  if (choice) return choice === "none";
  const isHandheld = matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < 1100;
  return hello.kiosk || isHandheld;
}
