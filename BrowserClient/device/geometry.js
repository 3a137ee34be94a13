/** How far each orientation of the device is turned from portrait, clockwise, in degrees. */
const deviceAngles = { portrait: 0, landscapeLeft: -90, portraitUpsideDown: 180, landscapeRight: 90 };

/** The device's angle at which an interface stands upright: UIKit names the two landscapes crosswise. */
const interfaceAngles = { portrait: 0, landscapeRight: -90, portraitUpsideDown: 180, landscapeLeft: 90 };

const turns = ["portrait", "landscapeRight", "portraitUpsideDown", "landscapeLeft"];

export function turned(orientation, steps) {
  return turns[(turns.indexOf(orientation) + steps + 4) % 4];
}

export function isLandscape(orientation) {
  return orientation.startsWith("landscape");
}

/** How the app's picture is turned on the device: 0, 90, 180 or 270 degrees clockwise. */
export function pictureAngle(deviceOrientation, interfaceOrientation) {
  return (deviceAngles[deviceOrientation] - interfaceAngles[interfaceOrientation] + 720) % 360;
}

export function deviceAngle(orientation) {
  return deviceAngles[orientation];
}

/**
 * A point of the window in the app's points.
 * @param rect where the turned picture lies in the window.
 * @param size of the app's screen in points.
 */
export function screenPoint([x, y], rect, size, angle) {
  const u = (x - rect.left) / rect.width;
  const v = (y - rect.top) / rect.height;
  const [s, t] = { 0: [u, v], 90: [v, 1 - u], 180: [1 - u, 1 - v], 270: [1 - v, u] }[angle];
  const round = (value) => Math.round(value * 100) / 100;
  return [round(s * size[0]), round(t * size[1])];
}

/** The parts of a device's body, in points: the rim around the display, and where the camera sits. */
export function bodyOf(device) {
  const hasHomeButton = device.cornerRadius === 0 && device.idiom === "phone";
  const top = device.portraitInsets[0];
  if (hasHomeButton) return { rim: [92, 22, 92, 22], radius: 54, camera: "none", homeButton: true };
  if (device.idiom === "pad") {
    return { rim: [34, 34, 34, 34], radius: device.cornerRadius + 26, camera: "none", homeButton: false };
  }
  const camera = top >= 59 ? "island" : "notch";
  return { rim: [16, 16, 16, 16], radius: device.cornerRadius + 14, camera, homeButton: false };
}
