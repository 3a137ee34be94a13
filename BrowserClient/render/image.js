import { css, px, resourceURL } from "./color.js";

/** A picture in its rectangle: plain, as a tinted template, or stretched in nine parts. */
export function imageElement(image) {
  const url = resourceURL(image.resource);
  const element = image.caps ? stretched(image, url) : image.tint ? template(image, url) : plain(url);
  element.classList.add("picture");
  const [x, y, width, height] = image.rect ?? [0, 0, 0, 0];
  Object.assign(element.style, { left: px(x), top: px(y), width: px(width), height: px(height) });
  return element;
}

function plain(url) {
  const element = document.createElement("img");
  element.decoding = "sync";
  element.draggable = false;
  element.alt = "";
  element.src = url;
  return element;
}

function template(image, url) {
  const element = document.createElement("div");
  element.style.backgroundColor = css(image.tint);
  element.style.maskImage = `url("${url}")`;
  return element;
}

function stretched(image, url) {
  const element = document.createElement("div");
  const [width, height] = image.size ?? [1, 1];
  const [top, left, bottom, right] = image.caps;
  const shares = [top / height, right / width, bottom / height, left / width].map((part) => `${part * 100}%`);
  const widths = [top, right, bottom, left].map(px).join(" ");
  const source = `url("${url}") ${shares.join(" ")} fill / ${widths} stretch`;
  if (image.tint) {
    element.style.backgroundColor = css(image.tint);
    element.style.setProperty("-webkit-mask-box-image", source);
  } else {
    element.style.borderStyle = "solid";
    element.style.borderWidth = widths;
    element.style.borderImage = source;
  }
  return element;
}
