// Building pages: elements from plain calls, text always as text.

/** @import { Child, Props } from "./page.js" */

/**
 * Those of `children` that are something, to put into an element.
 *
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
const things = (children) =>
  /** @type {any[]} */ (children).filter((child) => child !== null && child !== undefined && child !== false);

/**
 * An element. `props` are attributes, `on...` listeners, `class`, `data-...`; `false`, `null` and `undefined` are left
 * out.
 *
 * @template {keyof HTMLElementTagNameMap | `pp-${string}`} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name.startsWith("--")) made.style.setProperty(name, value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...things(children.flat()));
  return /** @type {any} */ (made);
}

/**
 * The element of the page that is called `id`; what kind it is, the page knows.
 *
 * @param {string} id
 * @returns {any}
 */
export const byId = (id) => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";

/**
 * An SVG element.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string)} children
 */
export function svg(tag, props = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const painted = new WeakMap();
/** Which words everything was drawn in; the words of a game arrive after the first state. */
let words = 0;

/** Other words are there from now on: whatever is shown next is drawn anew, though its data are the same. */
export const wordsChanged = () => {
  words += 1;
};

const PRESSED = ["button", "summary", "label", "a"].join();
// A busy browser sends the click long after the finger has left.
const CLICK_AFTER = 1000;
const LONGEST_PRESS = 3000;
/** What a finger presses at this moment; it is not redrawn, or the press would be lost without a word. */
/** @type {Element | null} */
let pressed = null;
/** @type {number | undefined} */
let letGo;
/**
 * By target, what is to be drawn there once the finger has gone.
 *
 * @type {Map<Element, [any, (data: any) => Child]>}
 */
const waiting = new Map();

function released() {
  clearTimeout(letGo);
  pressed = null;
  const all = [...waiting];
  waiting.clear();
  for (const [target, [data, render]] of all) renderIfChanged(target, data, render);
}

/** @param {number} milliseconds */
function releaseIn(milliseconds) {
  clearTimeout(letGo);
  letGo = setTimeout(released, milliseconds);
}

addEventListener(
  "pointerdown",
  ({ target }) => {
    pressed = target instanceof Element && target.closest(PRESSED) ? target : null;
    releaseIn(LONGEST_PRESS);
  },
  true,
);
// The click, if it was one, comes a moment after the finger has left.
addEventListener("pointerup", () => releaseIn(CLICK_AFTER), true);
addEventListener("pointercancel", released, true);
addEventListener(
  "click",
  () => {
    pressed = null;
    releaseIn(0);
  },
  true,
);
document.addEventListener("visibilitychange", released);

/**
 * Fill `target` with what `render(data)` returns, only when `data` has changed; the focus stays on the same `data-key`.
 * While a finger presses something in it, this waits until the finger has left.
 *
 * @template Data
 * @param {Element} target
 * @param {Data} data
 * @param {(data: Data) => Child} render
 */
export function renderIfChanged(target, data, render) {
  const print = `${words} ${JSON.stringify(data)}`;
  waiting.delete(target);
  if (painted.get(target) === print) return;
  if (pressed?.isConnected && target.contains(pressed)) {
    waiting.set(target, [data, render]);
    return;
  }
  painted.set(target, print);
  redraw(target, [render(data)].flat(2));
}

/**
 * Fill `target` anew; the focus stays on the same `data-key`.
 *
 * @param {Element} target
 * @param {Child[]} children
 */
export function redraw(target, children) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && target.contains(focused) ? focused.dataset.key : undefined;
  target.replaceChildren(...things(children));
  if (key === undefined) return;
  const again = target.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus();
}

/**
 * The elements in `target`, one by one.
 *
 * @param {Element} target
 * @returns {HTMLElement[]}
 */
export const partsOf = (target) => /** @type {any} */ ([...target.children]);

/**
 * Set text only when it differs, so that screen readers are not told twice.
 *
 * @param {Node} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}
