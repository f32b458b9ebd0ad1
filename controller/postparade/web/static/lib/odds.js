// Chances in words and figures, for board and phone. Everything comes from the bulletin of the tote.
import { el } from "./dom.js";
import { labelled, own, tenths, t } from "./i18n.js";

/** @import { State } from "./page.js" */

/**
 * A chance in percent; nothing is called certain or impossible that is not.
 *
 * @param {number} chance
 */
export function percent(chance) {
  if (chance > 0 && chance < 0.01) return "<1 %";
  return chance < 1 && chance >= 0.995 ? ">99 %" : `${Math.round(100 * chance)} %`;
}

/** The longest price that is shown, and the shortest. */
const LONGEST = 99;
const SHORTEST = 0.1;

/**
 * What a bookmaker without profit would offer on `chance`, as a tote shows it: always so much to 1, for favourites too
 * ("0.4 to 1"), and no figure beyond 99 to 1.
 *
 * @param {number} chance
 */
export function price(chance) {
  if (chance <= 0 || chance >= 1) return "";
  const against = (1 - chance) / chance;
  if (against >= LONGEST + 0.5) return t("outsider");
  const odds = against >= 9.5 ? Math.round(against) : Math.max(SHORTEST, against);
  return t("price-against", { odds: tenths(odds) });
}

/**
 * The odds of `state` while they are shown and the race is open, else nothing.
 *
 * @param {Pick<State, "bulletin" | "race">} state
 */
export const oddsOf = ({ bulletin, race }) =>
  bulletin?.odds?.win && race && !race.finished ? bulletin.odds : undefined;

/**
 * Where the chart of the race that was just paid is drawn; it changes when that race is corrected.
 *
 * @param {State} state
 */
export function chartOf({ bulletin, status, race }) {
  if (!bulletin?.odds?.on || !race?.finished || status?.asked) return "";
  const places = race.lanes.map(({ position }) => position).join(".");
  const purses = Object.values(status?.purses ?? {}).join(".");
  return `/race.svg?${own ? "own&" : ""}${status?.race}-${places}-${purses}`;
}

/**
 * The chart as a picture; it removes itself when there is none.
 *
 * @param {string} address
 * @param {string} told
 */
export function chart(address, told) {
  return el("img", {
    class: "chart",
    src: address,
    alt: labelled(t("chart-of-chances"), told),
    onerror: ({ currentTarget }) => currentTarget.remove(),
  });
}
