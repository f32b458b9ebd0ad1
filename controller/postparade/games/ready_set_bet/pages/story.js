// The settlement as a story: token by token what won, what lost and what it paid, then the new total and the place.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { signed, spotText, chip, w } from "./words.js";

/** @import { GameView } from "./types.js" */

/** Seconds from token to token. */
const BEAT = 0.55;

/**
 * Whether tokens of `seat` lie on the board of a race that is over and not settled yet: its finish is being shown.
 *
 * @param {GameView} play
 * @param {number} seat
 */
export function unsettled(play, seat) {
  return (
    [...play.bets, ...play.house_bets].some(([owner]) => owner === seat) &&
    !play.settled.some(({ player }) => player === seat)
  );
}

/**
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {{ seat: number }} whose
 */
export function story(target, play, { seat }) {
  const own = play.results.filter(({ player }) => player === seat);
  const settled = play.settled.find(({ player }) => player === seat);
  const view = play.seats.find((one) => one.seat === seat);
  renderIfChanged(target, [own, settled, play.race_number, play.phase, view?.place, play.sheet], () => {
    if (play.sheet.length) return sheet(play);
    if (!play.race_number || !view || view.chips === null || unsettled(play, seat)) return [];
    const end = own.length * BEAT;
    const forgiven = settled ? settled.due - settled.paid : 0;
    const penalties = own.reduce((sum, { penalty }) => sum + penalty, 0);
    return [
      el(
        "ol",
        { class: "rsb-story" },
        own.map((result, at) =>
          el(
            "li",
            { class: result.won ? "gained" : result.penalty ? "spent" : "spent free", "--wait": `${at * BEAT}s` },
            chip(seat, result.token),
            el("span", {}, spotText(result.spot, play)),
            el(
              "b",
              { class: "number" },
              result.won ? signed(result.gain) : result.penalty ? signed(-result.penalty) : w("lost-nothing"),
            ),
          ),
        ),
      ),
      own.length ? null : el("p", { class: "note" }, w("no-tokens")),
      settled && penalties > settled.due
        ? el("p", { class: "rsb-then", "--wait": `${end}s` }, w("insured", { chips: penalties - settled.due }))
        : null,
      forgiven > 0 ? el("p", { class: "rsb-then", "--wait": `${end}s` }, w("forgiven", { chips: forgiven })) : null,
      el(
        "p",
        { class: "rsb-total", "--wait": `${end + 0.2}s` },
        el("b", { class: "display number" }, String(view.chips)),
        " ",
        w("chips-and-place", { place: view.place }),
      ),
    ];
  });
}

/**
 * For people with their own chips: what every spot pays and costs.
 *
 * @param {GameView} play
 */
export function sheet(play) {
  /** @param {boolean} won */
  const rows = (won) => play.sheet.filter((row) => row[1] === won);
  /** @param {GameView["sheet"][number]} row */
  const line = ([spot, won, multiplier, penalty]) =>
    el(
      "li",
      {},
      el("span", {}, `${spotText(spot, play)}${/\/(\d)$/.test(spot) ? ` · ${spot.at(-1)}` : ""}`),
      el("b", { class: "number" }, won ? `${multiplier}×` : penalty ? signed(-penalty) : "0"),
    );
  return [
    el("h2", {}, w("spots-that-won")),
    el("ol", { class: "rsb-sheet gained" }, rows(true).map(line)),
    el("h2", {}, w("spots-that-cost")),
    el(
      "ol",
      { class: "rsb-sheet spent" },
      rows(false)
        .filter((row) => row[3])
        .map(line),
    ),
  ];
}
