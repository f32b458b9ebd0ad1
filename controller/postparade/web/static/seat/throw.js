// The dice on a phone: they mirror every roll of the table, and whoever has the turn throws them with a finger. The
// table alone decides what they show, and they lie only once the board has shown it.
import { sumOf } from "../lib/dice.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { falling, resultFirst, still } from "../lib/show.js";
import { solidDie } from "../lib/solid-dice.js";
import { Shake } from "./shake.js";
import { play } from "./sounds.js";
import { followed, release } from "./swipe.js";

/** @import { Dice, State } from "../lib/page.js" */
/** @import { Touch } from "./swipe.js" */

/** What dice show that nobody has thrown yet. */
const AT_REST = [5, 2];
/** Milliseconds for which own dice stay large after they have fallen. */
const ADMIRED = 1600;
const UP = 260;

/** @type {(() => void) | null} */
let throwThem = null;
/** Own dice are in the air: the table has been asked, or has answered and the board still shows them roll. */
let thrown = false;
let rolling = false;
let admiredUntil = 0;
/** @type {Touch[]} */
let trail = [];

/** @returns {ReturnType<typeof solidDie>[]} */
const dice = () => /** @type {any} */ ([...byId("lastdice").querySelectorAll("pp-solid-die")]);

/**
 * Show the dice of the last roll, or those to be thrown. `mayThrow` throws them; null if this phone may not now.
 *
 * @param {State} state
 * @param {{ mayThrow: (() => void) | null, asking: boolean, again: () => void }} how
 */
export function showDice(state, { mayThrow, asking, again }) {
  const place = byId("lastdice");
  const roll = state.status?.last_roll ?? null;
  throwThem = mayThrow;
  place.hidden = !mayThrow && (roll === null || between(state));
  if (place.hidden) return enlarge(place, false);
  const count = build(place, roll, state.dice);
  const inTheAir = falling(state) || (thrown && asking);
  if (inTheAir) takeOff();
  else land(roll ?? AT_REST, again);
  place.setAttribute("aria-label", inTheAir ? t("dice-moving") : labelOf(roll));
  return enlarge(place, count > 0 && mayThrow !== null);
}

/**
 * Whether a race is over and told: the dice are of no interest any more, and other things need the room.
 *
 * @param {State} state
 */
const between = (state) => Boolean(state.race?.finished && !resultFirst(state));

/**
 * Own dice are large while they are in the hand or in the air, and a moment longer.
 *
 * @param {HTMLElement} place
 * @param {boolean} mine
 */
function enlarge(place, mine) {
  const held = mine && !thrown;
  byId("turn").classList.toggle("throwing", held || thrown || performance.now() < admiredUntil);
  place.classList.toggle("mine", held);
  byId("swipe").hidden = !held;
}

/** @param {Dice | null} roll */
const labelOf = (roll) => (roll === null ? t("the-dice") : t("last-roll", { sum: sumOf(roll) }));

/**
 * Put as many dice in place as the game has, or the sum where nobody saw the faces; how many dice there are now.
 *
 * @param {HTMLElement} place
 * @param {Dice | null} roll
 * @param {State["dice"]} [set]
 */
function build(place, roll, { count, sides } = { count: 2, sides: 6 }) {
  const seen = Array.isArray(roll) || roll === null;
  renderIfChanged(place, [seen || roll, count, sides], () => {
    if (!seen) return el("span", { class: "total display number" }, String(roll));
    const cubes = Array.from({ length: count }, (_, at) => solidDie(sides === 6 ? AT_REST[at % 2] : null, sides));
    const total = count > 1 ? el("b", { class: "sum display number", "aria-hidden": "true" }) : null;
    return [el("span", { class: "hand-of-dice" }, cubes), total];
  });
  return seen ? count : 0;
}

function takeOff() {
  if (rolling) return;
  rolling = true;
  byId("lastdice").classList.add("rolling");
  dice().forEach((one, at) => one.spin(at % 2 ? -1 : 1));
  setText(sum(), "");
}

/** @returns {HTMLElement} */
const sum = () => byId("lastdice").querySelector(".sum") ?? document.createElement("b");

/**
 * @param {Dice} roll
 * @param {() => void} again
 */
function land(roll, again) {
  const faces = Array.isArray(roll) ? roll : [];
  for (const [at, one] of dice().entries()) if (roll !== AT_REST || one.rolls) one.fall(faces[at] ?? null);
  setText(sum(), faces.length === dice().length && faces !== AT_REST ? String(sumOf(faces)) : "");
  if (!rolling) return;
  rolling = false;
  byId("lastdice").classList.remove("rolling");
  if (!thrown) return;
  thrown = false;
  play("clack");
  admiredUntil = performance.now() + ADMIRED;
  setTimeout(again, ADMIRED + 50);
}

/** Throw the dice as the swipe, the shake or the button says. */
export function letFly() {
  if (!throwThem || thrown) return;
  const ask = throwThem;
  thrown = true;
  takeOff();
  if (!still.matches)
    byId("lastdice")
      .querySelector(".hand-of-dice")
      ?.animate({ translate: ["0 0", "0 -45%", "0 0"] }, { duration: UP * 2, easing: "ease-out" });
  play("clack");
  ask();
}

/** The table has not taken the throw: the dice are back in the hand. */
export function comeBack() {
  thrown = false;
}

/** @param {PointerEvent} event */
const touchOf = ({ clientX: x, clientY: y, timeStamp: at }) => ({ x, y, at });

/** @param {string} way */
function carry(way) {
  const hand = byId("lastdice").querySelector(".hand-of-dice");
  if (hand instanceof HTMLElement) hand.style.translate = way;
}

/** Let the dice be thrown with a finger, and by shaking where the browser tells how the phone moves. */
export function followFingers() {
  const place = byId("lastdice");
  place.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
    if (!throwThem || thrown || event.button) return;
    trail = [touchOf(event)];
    place.setPointerCapture(event.pointerId);
  });
  place.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
    if (!trail.length) return;
    trail = followed(trail, touchOf(event));
    carry([event.clientX - trail[0].x, event.clientY - trail[0].y].map((far) => `${far}px`).join(" "));
  });
  place.addEventListener("pointerup", (/** @type {PointerEvent} */ event) => {
    if (!trail.length) return;
    const { thrown: far } = release(followed(trail, touchOf(event)));
    trail = [];
    carry("");
    if (far) letFly();
  });
  place.addEventListener("pointercancel", () => {
    trail = [];
    carry("");
  });
  followShakes();
}

/** Motion is told over HTTPS only; some phones ask their owner first, at a touch. */
function followShakes() {
  if (!isSecureContext || !globalThis.DeviceMotionEvent) return;
  const shake = new Shake();
  addEventListener("devicemotion", ({ acceleration }) => {
    const { x, y, z } = acceleration ?? {};
    if (shake.moved({ x: x ?? 0, y: y ?? 0, z: z ?? 0 }, performance.now())) letFly();
  });
  /** @type {any} */
  const motion = DeviceMotionEvent;
  if (motion.requestPermission)
    addEventListener("pointerup", () => motion.requestPermission().catch(() => undefined), { once: true });
}
