import { textElement, updateText } from "./text.js";
import { imageElement } from "./image.js";
import { drawingElement } from "./drawing.js";

/** A node's own picture: it comes before the elements of its children. */
export function renderContent(node, keys) {
  const content = node.content;
  if (!keys.has("content") && !content?.drawing) return;
  if (content?.text && node.lines && updateText(node.picture, node.lines, content.text)) {
    node.lines = content.text;
    return;
  }
  node.picture?.remove();
  node.picture = content ? element(content, node) : null;
  node.lines = content?.text ?? null;
  if (node.picture) node.element.prepend(node.picture);
}

function element(content, node) {
  if (content.text) return textElement(content.text);
  if (content.image) return imageElement(content.image);
  return drawingElement(content.drawing, node.frame[2], node.frame[3]);
}
