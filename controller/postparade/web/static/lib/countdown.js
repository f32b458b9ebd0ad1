// An evening on autopilot: what comes next, and in how long.
import { setText } from "./dom.js";
import { locale, t } from "./i18n.js";

/** @import { Bulletins, Countdown, Evening } from "./page.js" */

const SECOND = 1000;

let told = "";
let heard = 0;

/**
 * Seconds until what comes next; the countdown runs by the clock of this page from when the table has told of it.
 *
 * @param {Countdown | undefined} countdown
 * @param {number} [now] milliseconds
 * @returns {number | null}
 */
export function secondsLeft(countdown, now = performance.now()) {
  const print = JSON.stringify(countdown ?? null);
  if (print !== told) [told, heard] = [print, now];
  if (countdown?.left === null || countdown?.left === undefined) return null;
  return Math.max(0, countdown.left - (now - heard) / 1000);
}

/**
 * Minutes and seconds, as a clock shows them.
 *
 * @param {number} seconds
 */
export const clockOf = (seconds) => {
  const whole = Math.ceil(seconds - 0.05);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/**
 * A time of day in seconds since 1970.
 *
 * @param {number} at
 */
export const hourOf = (at) => new Date(at * 1000).toLocaleTimeString(locale, { timeStyle: "short" });

/**
 * The item that is on, or next.
 *
 * @param {Evening | undefined} evening
 */
export const itemNow = (evening) => evening?.items.find(({ stands }) => stands === "now" || stands === "next");

/**
 * The message of a countdown.
 *
 * @param {boolean} opens whether a game comes next, not a race
 * @param {boolean} last
 */
function countdownKey(opens, last) {
  if (opens) return "stage-game-in";
  return last ? "stage-last-race-in" : "stage-race-in";
}

/**
 * What the evening waits for or does, in words; nothing while it is run by hand.
 *
 * @param {Countdown | undefined} countdown
 * @param {Evening | undefined} evening
 */
export function stageText(countdown, evening) {
  if (!countdown?.stage) return "";
  const { stage, needs, last } = countdown;
  const item = itemNow(evening);
  const left = secondsLeft(countdown) ?? 0;
  const words = { needs, time: clockOf(left), game: item?.title ?? "" };
  const comes = countdownKey(item?.stands === "next", last);
  if (stage === "countdown") return t(comes, words);
  if (stage === "gathering") return [left ? t(comes, words) : "", missing(words)].filter(Boolean).join(" · ");
  return t(stage === "playing" && last ? "stage-playing-last" : `stage-${stage}`, words);
}

/**
 * What guests are told of the next race; nothing where the screens show a race themselves, unless it is the last.
 *
 * @param {Partial<Bulletins>} [bulletin]
 */
export function guestsText({ countdown, schedule } = {}) {
  const plain = countdown?.stage === "by_hand" || (countdown?.stage === "playing" && !countdown.last);
  return plain ? "" : stageText(countdown, schedule);
}

/** @type {Partial<Bulletins> | undefined} */
let newest;

function tick() {
  const text = guestsText(newest);
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".countdown"))) {
    place.hidden = !text;
    setText(place, text);
  }
}

/**
 * Show it in every place that the page has for it, and let it count down there.
 *
 * @param {Partial<Bulletins>} [bulletin]
 */
export function showCountdown(bulletin) {
  if (!newest) setInterval(tick, SECOND);
  newest = bulletin ?? {};
  tick();
}

/** @param {{ needs: number }} words */
const missing = (words) => t(words.needs ? "stage-needs" : "stage-gathering", words);

/**
 * How long an item is played.
 *
 * @param {{ races: number, minutes: number }} item
 */
export function lengthText({ races, minutes }) {
  const parts = [races ? t("item-races", { races }) : "", minutes ? t("item-minutes", { minutes }) : ""];
  return parts.filter(Boolean).join(", ") || t("item-whole");
}
