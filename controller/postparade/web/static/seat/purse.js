// What a guest has: chips that arrive and chips that go are seen on the way, and said.
import { byId, el, setText } from "../lib/dom.js";
import { hasText, labelled, t, whole } from "../lib/i18n.js";
import { purseName } from "../lib/phrases.js";
import { still } from "../lib/show.js";

/** @import { GameStatus } from "../lib/page.js" */

/** Milliseconds for which it is said what was paid. */
const SAID_FOR = 5000;
const FLIGHT = 700;
const MOST_CHIPS = 6;
/** @type {number | undefined} */
let saying;

/**
 * What this seat has, and what can be won.
 *
 * @param {Partial<GameStatus>} money
 * @param {number} seat
 */
export function showMoney({ purses, pot }, seat) {
  setText(byId("chips"), whole(purses?.[seat] ?? "–"));
  byId("chipsbox").hidden = purses?.[seat] === undefined;
  byId("potbox").hidden = !pot;
  setText(byId("pot"), String(pot ?? "–"));
}

/**
 * What has come in (or gone, below zero), in words.
 *
 * @param {number} change
 */
function changeText(change) {
  if (hasText("purse", "name")) return labelled(purseName(), change > 0 ? `+${whole(change)}` : whole(change));
  return t(change > 0 ? "you-get" : "you-paid", { chips: Math.abs(change) });
}

/**
 * Say by how much the purse has changed, and let chips fly to it or away from it.
 *
 * @param {number} change
 */
export function tellChange(change) {
  if (!change) return;
  const line = byId("changed");
  clearTimeout(saying);
  setText(line, changeText(change));
  line.className = `changed ${change > 0 ? "up" : "down"}`;
  saying = setTimeout(() => setText(line, ""), SAID_FOR);
  if (!still.matches) fly(change);
}

/** @param {number} change */
function fly(change) {
  const [purse, table] = [byId("chipsbox"), byId("turn")].map((one) => one.getBoundingClientRect());
  const ways = [
    [purse.x + purse.width / 2, purse.y + purse.height / 2],
    [table.x + table.width / 2, table.y + table.height / 2],
  ].map((place) => place.map((far) => `${far}px`).join(" "));
  const [from, to] = change > 0 ? ways.reverse() : ways;
  for (let at = 0; at < Math.min(MOST_CHIPS, Math.abs(change)); at += 1) {
    const chip = el("span", { class: "flying-chip", "aria-hidden": "true" });
    document.body.append(chip);
    chip.animate(
      { translate: [from, to], opacity: [1, 1, 0.2] },
      { duration: FLIGHT, delay: at * 90, easing: "cubic-bezier(0.4, 0, 0.3, 1)", fill: "both" },
    ).onfinish = () => chip.remove();
  }
}
