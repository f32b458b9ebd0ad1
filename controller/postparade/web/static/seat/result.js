// What a race or the whole game has brought, as soon as it may be told; the last race stays at hand in the next one.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { labelled, t } from "../lib/i18n.js";
import { chart, chartOf } from "../lib/odds.js";
import { list, nameOf, winnerText } from "../lib/phrases.js";
import { recall, remember } from "../lib/remembered.js";
import { bestOf, finalTotals, ranking } from "../lib/result.js";
import { unpaid } from "../lib/show.js";
import { suspended, takesNoPart } from "./turn.js";

/** @import { GameStatus, Names, PageRace } from "../lib/page.js" */
/** @import { SeatPage } from "./page.js" */

/** @typedef {{ game: string, race: number, won: string, told: string }} Outcome */

/** @param {SeatPage} page */
export function showResult(page) {
  const { state, names, seat, module } = page;
  const { race, status, over } = state;
  const shown = (race?.finished || over) && !suspended(state, module);
  byId("result").hidden = !shown;
  showLast(page, Boolean(shown));
  if (!shown || !status) return;
  if (over) showEnd(status, names, seat);
  else if (race) showOutcome(page, race, status);
}

/**
 * Who has won the game, and what everybody has.
 *
 * @param {Required<GameStatus>} status
 * @param {Names} names
 * @param {number} seat
 */
function showEnd(status, names, seat) {
  const totals = finalTotals(status);
  const best = bestOf(totals, status.winners);
  const who = list(best.map((one) => nameOf(names, one)));
  const title =
    best.length > 1
      ? t("share-victory", { names: who })
      : best[0] === String(seat)
        ? t("you-win")
        : t("wins-game", { name: who });
  renderIfChanged(byId("result"), [totals, names], () => [
    el("h2", {}, title),
    ownMarked(ranking(totals, names, undefined, status.winners), seat),
  ]);
}

/**
 * `rows` of the ranking, in which that of this `seat` stands out whoever has won.
 *
 * @param {HTMLElement} rows
 * @param {number} seat
 */
function ownMarked(rows, seat) {
  const own = rows.querySelector(`[data-seat="${seat}"]`);
  own?.classList.add("me");
  own?.setAttribute("aria-current", "true");
  return rows;
}

/**
 * Who has won the race, what it brought this seat, and its chart on request.
 *
 * @param {SeatPage} page
 * @param {PageRace} race
 * @param {Required<GameStatus>} status
 */
function showOutcome(page, race, status) {
  const { state, seat, module, given } = page;
  const won = module.resultTitle?.(given) ?? winnerText(race);
  const told = unpaid(state) ? "" : broughtText(page, status);
  const drawn = unpaid(state) || module.charted?.(given) === false ? "" : chartOf(state);
  if (!unpaid(state)) keep(seat, { game: state.game ?? "", race: status.race, won, told });
  renderIfChanged(byId("result"), [won, told, drawn], () => [
    el("h2", {}, won),
    told ? el("p", {}, told) : null,
    drawn ? onRequest(drawn, won) : null,
  ]);
}

/**
 * What the race brought this seat, in words.
 *
 * @param {SeatPage} page
 * @param {Required<GameStatus>} status
 */
function broughtText({ state, seat, module, given }, status) {
  if (takesNoPart(state, seat)) return "";
  return module.result?.(given) ?? t(status.paid.includes(seat) ? "you-are-paid" : "nothing-for-you");
}

/**
 * @param {string} drawn
 * @param {string} told
 */
const onRequest = (drawn, told) =>
  el(
    "details",
    { class: "more" },
    el("summary", {}, t("chart-of-race")),
    el("a", { href: drawn, target: "_blank", rel: "noopener", "aria-label": t("chart-large") }, chart(drawn, told)),
  );

/** @param {number} seat */
const place = (seat) => `postparade-last-race-${seat}`;
/** @type {Outcome | null | undefined} */
let last;

/**
 * @param {number} seat
 * @param {Outcome} outcome
 */
function keep(seat, outcome) {
  if (JSON.stringify(outcome) === JSON.stringify(last)) return;
  last = outcome;
  remember("sessionStorage", place(seat), JSON.stringify(outcome));
}

/**
 * The result of the race before, one tap away while the next one is on.
 *
 * @param {SeatPage} page
 * @param {boolean} shown
 */
function showLast({ state: { game, status, over }, seat }, shown) {
  if (last === undefined) last = JSON.parse(recall("sessionStorage", place(seat)) ?? "null");
  const fits = last && last.game === game && last.race === (status?.race ?? 0) - 1;
  byId("lastrace").hidden = shown || over || !fits;
  if (!fits || !last) return;
  const { race, won, told } = last;
  renderIfChanged(byId("lastrace"), last, () => [
    el("summary", {}, labelled(t("race-number", { number: race }), won)),
    el("p", {}, told || t("nothing-for-you")),
  ]);
}
