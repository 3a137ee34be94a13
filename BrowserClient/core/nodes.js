/**
 * The picture's nodes as the wire last left them. The wire sends differences: a field that is missing did
 * not change, null resets it, and what a new node does not name has the default.
 */
const nodeDefaults = {
  frame: [0, 0, 0, 0], transform: null, anchor: null, opacity: 1, hidden: false, background: null, radius: 0,
  corners: null, border: null, shadow: null, clips: false, material: null, gradient: null, mask: null,
  content: null, scroll: null, input: null, touches: true, ax: null, children: [],
};

const partDefaults = {
  border: { width: 0, color: "#000000" },
  shadow: { color: "#000000", offset: [0, 0], radius: 0 },
  material: { blur: 0, tint: "#00000000" },
  gradient: { kind: "linear", colors: [], locations: [], start: [0, 0], end: [0, 0] },
  scroll: {
    size: [0, 0], offset: [0, 0], inset: [0, 0, 0, 0], enabled: true, paging: false, verticalBar: true,
    horizontalBar: true, bounces: true, alwaysVertical: false, alwaysHorizontal: false, revision: 0,
    animates: false,
  },
  input: {
    text: "", placeholder: "", placeholderColor: null, font: null, color: "#000000", tint: null, alignment: "natural", secure: false,
    multiline: false, enabled: true, focused: false, keyboard: "default", returnKey: "default",
    capitals: "sentences", corrects: true, selection: null, revision: 0, insets: null,
  },
  image: { resource: "", rect: [0, 0, 0, 0], tint: null, caps: null, size: [0, 0] },
  ax: {
    traits: ["staticText"], label: null, value: null, hint: null, identifier: null, element: true, modal: false,
    hides: false, actions: [],
  },
};

const screenDefaults = {
  size: [0, 0], orientation: "portrait", statusBar: "dark", hidesStatusBar: false, hidesHomeIndicator: false,
  dark: false, firstResponder: null, keyboard: null, language: "en",
};

export class NodeStore {
  nodes = new Map();
  root = null;
  screen = { ...screenDefaults };
  fonts = [];
  #rootID = 0;

  /**
   * Takes a frame.
   * @returns {{changed: Map<object, Set<string>>, removed: object[]}} the nodes with their changed fields.
   */
  apply(frame) {
    const removed = frame.whole ? this.#startOver(frame) : [];
    for (const font of frame.fonts ?? []) this.fonts.push(fontOf(font));
    for (const id of frame.removed ?? []) this.#remove(id, removed);
    const changed = new Map();
    for (const delta of frame.nodes ?? []) this.#merge(delta, frame.whole, changed);
    if (frame.screen) Object.assign(this.screen, withoutNull(frame.screen, screenDefaults));
    this.#rootID = frame.root ?? this.#rootID;
    this.root = this.nodes.get(this.#rootID) ?? null;
    return { changed, removed };
  }

  clear() {
    const all = [...this.nodes.values()];
    this.nodes.clear();
    this.root = null;
    return all;
  }

  /** Whole frames replace everything; nodes that stay keep their elements, so that nothing flickers. */
  #startOver(frame) {
    this.fonts = [];
    this.screen = { ...screenDefaults };
    const kept = new Set(frame.nodes.map((node) => node.id));
    const gone = [];
    for (const id of [...this.nodes.keys()]) if (!kept.has(id)) this.#remove(id, gone);
    return gone;
  }

  #remove(id, removed) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.nodes.delete(id);
    removed.push(node);
  }

  #merge(delta, isWhole, changed) {
    let node = this.nodes.get(delta.id);
    const isNew = !node;
    if (isNew) {
      node = { ...nodeDefaults, id: delta.id };
      this.nodes.set(delta.id, node);
    }
    // A text that is new takes no touches and is read out, unless it says otherwise.
    const defaults = delta.text ? { ...nodeDefaults, touches: false, ax: {} } : nodeDefaults;
    const fields = isWhole || isNew ? { ...defaults, ...delta } : delta;
    const keys = new Set(Object.keys(fields));
    keys.delete("id");
    if (isWhole) Object.assign(node, nodeDefaults);
    for (const key of [...keys]) this.#set(node, key, fields[key], keys);
    changed.set(node, keys);
  }

  #set(node, key, value, keys) {
    const content = this.#content(key, value, node.content);
    if (content) {
      node.content = content;
      keys.add("content");
    } else {
      node[key] = this.#value(key, value, node[key]);
    }
  }

  /** What fields make of a node's content; undefined for one that is no content. */
  #content(key, value, old) {
    switch (key) {
      case "text": return { text: value.map((line) => this.#line(line)) };
      case "image": return { image: { ...(old?.image ?? partDefaults.image), ...withoutNull(value, partDefaults.image) } };
      case "drawing": return { drawing: value.map((operation) => this.#operation(operation)) };
      case "colors": return recolored(old, value);
      case "lines": return this.#changed(old, value);
      default: return undefined;
    }
  }

  #operation(operation) {
    return operation[0] === "text" ? ["text", operation[1].map((line) => this.#line(line))] : operation;
  }

  /** Parts come as differences to what the node has of them. */
  #value(key, value, old) {
    if (value === null || value === undefined) return nodeDefaults[key];
    // At its parent's origin a node tells its size alone.
    if (key === "frame" && value.length === 2) return [0, 0, ...value];
    const defaults = partDefaults[key];
    if (!defaults) return value;
    const part = { ...(old ?? defaults), ...withoutNull(value, defaults) };
    if (key === "ax") return describedBy(part, old ?? defaults, value);
    if (key === "input" && (value.font !== undefined || !old)) part.font = this.fonts[value.font] ?? defaultFont;
    return part;
  }

  /** The same lines and runs, with what is said to have changed. */
  #changed(content, changes) {
    const text = content.text.map((before, index) => {
      const { runs: runChanges = [], ...change } = changes[index];
      const line = { ...before, ...change };
      let end = 0;
      const runs = before.runs.map((old, position) => {
        const run = runChanges[position] ?? {};
        const x = run.x ?? end;
        const rest = position === before.runs.length - 1 ? line.width - x : old.width;
        const font = run.font === undefined ? old.font : this.fonts[run.font] ?? defaultFont;
        const full = { ...old, ...run, x, width: run.width ?? rest, font };
        end = full.x + full.width;
        return full;
      });
      return { ...line, runs };
    });
    return { text };
  }

  /**
   * A run begins where the one before ends, the last ends with the line, and blanks are as wide as in the run
   * before of the same font, unless it says otherwise.
   */
  #line(line) {
    const width = line.width ?? 0;
    let end = 0;
    const spacing = {};
    const runs = (line.runs ?? []).map((run) => {
      const x = run.x ?? end;
      const wordSpacing = spacing[run.font] ?? null;
      const full = {
        text: "", color: "#000000", x, width: width - x, wordSpacing, ...run, font: this.fonts[run.font] ?? defaultFont,
      };
      spacing[run.font] = full.wordSpacing;
      end = full.x + full.width;
      return full;
    });
    return { x: 0, base: 0, width, top: 0, height: 0, ...line, runs };
  }
}

/**
 * What keeps the focus inside is no element itself, what becomes an element is a text, and what is none has no
 * traits, unless it says otherwise.
 */
function describedBy(part, old, change) {
  if (part.modal !== old.modal && change.element === undefined) part.element = !part.modal;
  if (part.element !== old.element && !change.traits) part.traits = part.element ? ["staticText"] : [];
  return part;
}

const defaultFont = { family: "system", size: 17, weight: 400, tracking: 0, italic: false, tabular: false };

function fontOf([family, size, weight, tracking = 0, italic = false, tabular = false]) {
  return { family, size, weight, tracking, italic, tabular };
}

function withoutNull(value, defaults) {
  const result = {};
  for (const key of Object.keys(value)) result[key] = value[key] ?? defaults[key];
  return result;
}

/** The same text with other colours, one for each run. */
function recolored(content, colors) {
  let index = 0;
  const text = content.text.map((line) => ({
    ...line, runs: line.runs.map((run) => ({ ...run, color: colors[index++] })),
  }));
  return { text };
}
