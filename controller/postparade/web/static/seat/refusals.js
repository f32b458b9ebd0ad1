// What did not work, said on the phone for as long as it matters: refusals, lost taps, and what a correction undid.
import { byId, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";

/** @import { Answer, State } from "../lib/page.js" */

/** Milliseconds for which a refusal is shown: what it is about is over by then. */
const SHOWN_FOR = 10_000;
/** @type {number | undefined} */
let shown;

/** @param {string} text */
export function tellRefusal(text) {
  clearTimeout(shown);
  setText(byId("error"), text);
  if (text) shown = setTimeout(() => setText(byId("error"), ""), SHOWN_FOR);
}

/** @param {Answer} answer */
export const refusalText = (answer) => (answer.code === "tap_lost" ? t("tap-lost") : errorText(answer));

/**
 * What is gone when an action lapses, by the action; of any other it is only said that it is.
 *
 * @type {Record<string, string>}
 */
const LAPSED = {
  bet: "lapsed-bet",
  move_bet: "lapsed-move-bet",
  vip: "lapsed-vip",
  declare: "lapsed-declare",
  join: "lapsed-join",
  roll: "lapsed-roll",
};
/** @type {number | undefined} */
let corrected;

/**
 * Whoever did something that a corrected roll has undone is told so.
 *
 * @param {State} state
 * @param {number} own
 */
export function tellLapsed({ news }, own) {
  if (news?.kind !== "correction" || news.entry === corrected) return;
  corrected = news.entry;
  const lapses = news.events.flatMap(({ lapsed }) => lapsed ?? []).filter(({ seat }) => seat === own);
  const words = new Set(lapses.map((lapse) => t(LAPSED[lapse.do] ?? "lapsed-other")));
  if (words.size) tellRefusal(t("tell-lapsed", { what: list([...words]) }));
}
