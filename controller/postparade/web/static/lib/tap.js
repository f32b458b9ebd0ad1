// Taps that cannot go wrong: a button that just appeared is not pressed by the tap before it, and what ends something
// or moves money has to be held.
import { el } from "./dom.js";
import { t } from "./i18n.js";

/** @import { Child, Props } from "./page.js" */

const SETTLE = 800;
const HOLD = 900;
const AGAIN = 5000;
const THUMB = 3000;
const born = new Map();
/** By its key, until when a second press of a button counts; the page may redraw the button meanwhile. */
const asked = new Map();
let thumb = { x: -1, y: -1, at: -Infinity };

addEventListener(
  "pointerdown",
  ({ clientX: x, clientY: y }) => {
    thumb = { x, y, at: performance.now() };
  },
  true,
);

/** Whether no finger has been on the page for a while, so that it may move. */
export const untouched = () => performance.now() - thumb.at > THUMB;

/**
 * A button that continues the game. Under its `key` it ignores taps for the first 800 ms, and it does not appear under
 * the finger that has just tapped. `label` is what stands in it.
 *
 * @param {string} key
 * @param {Child} label
 * @param {() => void} act
 * @param {Props} [props]
 */
export function primaryButton(key, label, act, props = {}) {
  const now = performance.now();
  for (const [known, { button }] of born) {
    if (!button.isConnected && known !== key) born.delete(known);
  }
  const old = born.get(key);
  const since = old && (old.button.isConnected || now - old.seen < 50) ? old.since : now;
  const button = el("button", { class: "primary wide", "data-key": key, ...props, onclick: act }, label);
  born.set(key, { since, seen: now, button });
  if (props.disabled) button.dataset.blocked = "yes";
  const left = SETTLE - (now - since);
  if (left > 0) {
    button.disabled = true;
    button.classList.add("settling");
    setTimeout(() => {
      button.disabled = Boolean(button.dataset.blocked);
      button.classList.remove("settling");
    }, left);
    requestAnimationFrame(() => stepAside(button));
  }
  return button;
}

/**
 * Block or unblock `button`, whatever else keeps it waiting.
 *
 * @param {HTMLButtonElement} button
 * @param {boolean} yes
 */
export function block(button, yes) {
  if (yes) button.dataset.blocked = "yes";
  else delete button.dataset.blocked;
  button.disabled = yes || button.classList.contains("settling");
}

/**
 * Move a new button out from under the finger that has just tapped.
 *
 * @param {HTMLButtonElement} button
 */
function stepAside(button) {
  if (performance.now() - thumb.at > THUMB || !button.isConnected) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (thumb.x < left || thumb.x > right || thumb.y < top || thumb.y > bottom) return;
  button.style.marginTop = `${Math.ceil(thumb.y - top) + 24}px`;
}

/**
 * A button that has to be held for a moment: it ends something or moves money. The keyboard and assistive technology,
 * which cannot hold, press it twice.
 *
 * @param {string} key
 * @param {Child} label
 * @param {() => void} act
 * @param {Props} [props]
 */
export function holdButton(key, label, act, props = {}) {
  const isAsked = () => (asked.get(key) ?? 0) > performance.now();
  const hint = el("small", { class: "hint" }, t(isAsked() ? "press-again" : "hold-to-confirm"));
  const { class: kind = "", ...rest } = props;
  const button = el(
    "button",
    { class: `hold ${kind}`, "data-key": key, ...rest },
    el("span", { class: "fill", "aria-hidden": "true" }),
    el("span", {}, label),
    hint,
  );
  /** @type {number | undefined} */
  let timer;
  let done = false;
  const release = () => {
    clearTimeout(timer);
    button.classList.remove("holding");
  };
  button.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    done = false;
    button.classList.add("holding");
    timer = setTimeout(() => {
      done = true;
      release();
      act();
    }, HOLD);
  });
  for (const type of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(type, release);
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("click", (event) => {
    if (done || event.detail) return;
    if (isAsked()) {
      asked.delete(key);
      act();
      return;
    }
    asked.set(key, performance.now() + AGAIN);
    hint.textContent = t("press-again");
    setTimeout(() => {
      hint.textContent = t("hold-to-confirm");
    }, AGAIN);
  });
  return button;
}
