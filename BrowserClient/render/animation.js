import { css, px } from "./color.js";
import { shadowText } from "./box.js";
import { nativeOffset } from "./scroll.js";

/** Runs the app's animations; the elements already hold the final values. */
export class AnimationPlayer {
  #running = new Map();

  play(node, animation) {
    if (!node?.element) return;
    const players = start(node, withDefaults(animation));
    if (players.length === 0) return;
    this.#running.set(animation.id, players);
    Promise.allSettled(players.map((player) => player.finished)).then(() => {
      if (this.#running.get(animation.id) === players) this.#running.delete(animation.id);
    });
  }

  cancel(ids) {
    for (const id of ids) {
      this.#running.get(id)?.forEach((player) => player.cancel());
      this.#running.delete(id);
    }
  }

  cancelAll() {
    this.cancel([...this.#running.keys()]);
  }
}

function withDefaults(animation) {
  return {
    property: "opacity", times: [0, 1], timing: { cubic: [0, 0, 1, 1] }, duration: 0, delay: 0, repeats: 0,
    reverses: false, ...animation,
  };
}

function start(node, animation) {
  const options = timingOptions(animation);
  if (animation.property === "contentOffset") return node.scroller ? [scrollPlayer(node, animation, options)] : [];
  const make = keyframes[animation.property];
  return make ? make(node, animation).map(([element, frames, pseudo]) => {
    frames.forEach((frame, index) => (frame.offset = animation.times[index]));
    return element.animate(frames, pseudo ? { ...options, pseudoElement: pseudo } : options);
  }) : [];
}

function timingOptions({ timing, duration, delay, repeats, reverses }) {
  const passes = reverses ? 2 : 1;
  return {
    duration: duration * 1000, delay: delay * 1000, fill: "backwards", easing: easing(timing),
    iterations: repeats < 0 ? Infinity : (repeats || 1) * passes, direction: reverses ? "alternate" : "normal",
  };
}

function easing(timing) {
  if (timing.samples) return `linear(${timing.samples.join(", ")})`;
  const [x1, y1, x2, y2] = timing.cubic;
  const inside = (x) => Math.min(1, Math.max(0, x));
  return `cubic-bezier(${inside(x1)}, ${y1}, ${inside(x2)}, ${y2})`;
}

/** For each property: the elements to animate, with their keyframes and perhaps a pseudo-element. */
const keyframes = {
  frame: frameKeyframes,
  transform: (node, { values }) =>
    [[node.element, values.map((value) => ({ transform: `matrix(${value.join(",")})` }))]],
  opacity: (node, { values }) => [[node.element, values.map(([opacity]) => ({ opacity }))]],
  background: (node, { values }) =>
    [[node.element, values.map((value) => ({ backgroundColor: css(value) }))]],
  cornerRadius: (node, { values }) => {
    const corners = node.corners ?? [true, true, true, true];
    const text = (radius) => corners.map((isRound) => (isRound ? px(radius) : "0")).join(" ");
    return [[node.element, values.map(([radius]) => ({ borderRadius: text(radius) }))]];
  },
  borderWidth: (node, { values }) =>
    [[node.element, values.map(([width]) => ({ borderWidth: px(width) })), "::after"]],
  borderColor: (node, { values }) =>
    [[node.element, values.map((value) => ({ borderColor: css(value) })), "::after"]],
  shadowOpacity: (node, { values }) => shadows(node, values, (shadow, [alpha]) => {
    shadow.color = [...components(shadow.color).slice(0, 3), alpha];
  }),
  shadowRadius: (node, { values }) => shadows(node, values, (shadow, [radius]) => (shadow.radius = radius)),
  shadowOffset: (node, { values }) => shadows(node, values, (shadow, offset) => (shadow.offset = offset)),
  strokeStart: (node, { values }) => strokes(node, values, (start) => -start),
  strokeEnd: (node, { values }) => strokes(node, values, (end) => 1 - end),
};

/** A move alone is left to the compositor; a change of size has to lay out. */
function frameKeyframes(node, { values }) {
  const [x, y, width, height] = node.frame;
  const isMove = values.every((value) => value[2] === width && value[3] === height);
  if (isMove) return [[node.element, values.map((value) => ({ translate: `${px(value[0] - x)} ${px(value[1] - y)}` }))]];
  return [[node.element, values.map((value) =>
    ({ left: px(value[0]), top: px(value[1]), width: px(value[2]), height: px(value[3]) }))]];
}

function shadows(node, values, change) {
  if (!node.shadow) return [];
  const isBox = node.element.style.boxShadow !== "";
  return [[node.element, values.map((value) => {
    const shadow = { ...node.shadow };
    change(shadow, value);
    const text = shadowText(shadow);
    return isBox ? { boxShadow: text } : { filter: `drop-shadow(${text})` };
  })]];
}

function components(color) {
  if (typeof color !== "string") return color;
  return [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16) / 255);
}

/** Strokes a part of each path: dashes as long as the path itself are pushed along it. */
function strokes(node, values, offset) {
  const paths = [...(node.picture?.querySelectorAll?.("path") ?? [])].filter((path) => path.style.fill === "none");
  return paths.map((path) => {
    path.setAttribute("pathLength", "1");
    path.style.strokeDasharray ||= "1";
    return [path, values.map(([value]) => ({ strokeDasharray: "1", strokeDashoffset: offset(value) }))];
  });
}

/** Scrolling has no keyframes; an empty effect gives the progress and each screen frame sets the offset. */
function scrollPlayer(node, animation, options) {
  const player = new Animation(new KeyframeEffect(null, [], options), document.timeline);
  const step = () => {
    const progress = player.effect.getComputedTiming().progress;
    if (progress === null || !node.scroller) return;
    const [x, y] = nativeOffset(node, between(animation, progress));
    node.scroller.scrollTo({ left: x, top: y, behavior: "instant" });
    requestAnimationFrame(step);
  };
  player.play();
  requestAnimationFrame(step);
  return player;
}

function between({ values, times }, progress) {
  const next = Math.max(1, times.findIndex((time) => time >= progress));
  const share = (progress - times[next - 1]) / (times[next] - times[next - 1] || 1);
  return values[next].map((value, index) => values[next - 1][index] + (value - values[next - 1][index]) * share);
}
