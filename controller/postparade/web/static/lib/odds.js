// Chances in words and figures, for board and phone. Everything comes from the bulletin of the tote.
import { el } from "./dom.js";
import { labelled, own, tenths, t } from "./i18n.js";

export const percent = (chance) => (chance > 0 && chance < 0.01 ? "<1 %" : `${Math.round(100 * chance)} %`);

/** What a bookmaker without profit would offer on `chance`: "3.5 to 1", or "1 to 2" for a favourite beyond one half. */
export function price(chance) {
  if (chance <= 0) return "";
  const against = (1 - chance) / chance;
  if (against < 0.005) return "";
  if (against >= 1) return t("price-against", { odds: short(against) });
  return t("price-on", { odds: short(1 / against) });
}

const short = (odds) => (odds >= 9.5 ? String(Math.round(odds)) : tenths(odds));

/** The odds of `state` while they are shown and the race is open, else nothing. */
export const oddsOf = ({ bulletin, race }) =>
  bulletin?.odds?.win && race && !race.finished ? bulletin.odds : undefined;

/** Where the chart of the race that was just paid is drawn; it changes when that race is corrected. */
export function chartOf({ bulletin, status, race }) {
  if (!bulletin?.odds?.on || !race?.finished || status?.asked) return "";
  const places = race.lanes.map(({ position }) => position).join(".");
  const purses = Object.values(status?.purses ?? {}).join(".");
  return `/race.svg?${own ? "own&" : ""}${status?.race}-${places}-${purses}`;
}

/** The chart as a picture; it removes itself when there is none. */
export function chart(address, told) {
  return el("img", {
    class: "chart",
    src: address,
    alt: labelled(t("chart-of-chances"), told),
    onerror: ({ currentTarget }) => currentTarget.remove(),
  });
}
