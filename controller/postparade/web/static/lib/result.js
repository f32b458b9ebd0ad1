// Standings: who holds how much, and who is ahead.
import { el } from "./dom.js";
import { whole } from "./i18n.js";
import { label } from "./names.js";
import { nameOf } from "./phrases.js";
import { seatLane } from "./silks.js";

/** @import { GameStatus, Names } from "./page.js" */

/**
 * What counts at the end, by seat: scores if there are any, else what is in the purses.
 *
 * @param {Partial<GameStatus> | null} [status]
 * @returns {Record<string, number>}
 */
export const finalTotals = (status) => {
  const { scores = {}, purses = {} } = status ?? {};
  return Object.keys(scores).length ? scores : purses;
};

/**
 * The seats (as text) that have won: those that the game names, else all with the highest of `totals`.
 *
 * @param {Record<string, number>} totals
 * @param {number[]} [winners]
 */
export function bestOf(totals, winners = []) {
  if (winners.length) return winners.map(String);
  const most = Math.max(...Object.values(totals));
  return Object.keys(totals).filter((seat) => totals[seat] === most);
}

/**
 * Ranking rows: place (shared by equal totals), name, total. With `before`, the earlier totals, every row says by an
 * arrow whether the seat has gone up or down, and by how many chips. `winners` stand first, whatever others hold.
 * `notes` say, by seat, what a seat was paid for.
 *
 * @param {Record<string, number>} totals
 * @param {Names} names
 * @param {Record<string, number> | undefined} before
 * @param {number[]} [winners]
 * @param {Record<string, string>} [notes]
 */
export function ranking(totals, names, before, winners = [], notes = {}) {
  /** @param {string | number} seat */
  const won = (seat) => winners.includes(Number(seat));
  /** @param {Record<string, number>} all */
  const order = (all) =>
    Object.entries(all).sort(([seat, one], [other, two]) => Number(won(other)) - Number(won(seat)) || two - one);
  const rows = order(totals);
  const named = Object.fromEntries(rows.map(([seat]) => [seat, nameOf(names, seat)]));
  /**
   * @param {Record<string, number>} all
   * @param {string} seat
   */
  const place = (all, seat) =>
    order(all).findIndex(([other, total]) => total === all[seat] && won(other) === won(seat)) + 1;
  // Where all were level before, nobody has gone down.
  const apart = new Set(Object.values(before ?? {})).size > 1;
  const stood = apart ? order(before ?? {}).map(([seat]) => seat) : rows.map(([seat]) => seat);
  return el(
    "ol",
    { class: rows.length > 6 ? "ranking long" : "ranking" },
    rows.map(([seat, total], row) => {
      const now = place(totals, seat);
      const known = before !== undefined && seat in before;
      return el(
        "li",
        {
          class: now === 1 ? "first" : "",
          "data-seat": seat,
          "--seat": seatLane(Number(seat)).colour,
          "--stood": stood.includes(seat) ? stood.indexOf(seat) - row : 0,
        },
        el("span", { class: "place number display" }, String(now)),
        before ? arrow(apart && known ? place(before, seat) - now : 0) : null,
        el("span", { class: "name" }, label(named, seat)),
        notes[seat] ? el("span", { class: "note" }, notes[seat]) : null,
        known ? gain(total - before[seat]) : null,
        el("b", { class: "number" }, whole(total)),
      );
    }),
  );
}

/**
 * How a seat has moved in the ranking.
 *
 * @param {number} moved
 */
function arrow(moved) {
  const [way, sign] = moved > 0 ? ["up", "▲"] : moved < 0 ? ["down", "▼"] : ["", ""];
  return el("span", { class: `arrow ${way}`, "aria-hidden": "true" }, sign);
}

/**
 * What a seat has won or lost; nothing if neither.
 *
 * @param {number} gained
 */
function gain(gained) {
  if (!gained) return null;
  const way = gained > 0 ? "up" : "down";
  return el("span", { class: `gain number ${way}` }, gained > 0 ? `+${gained}` : whole(gained));
}
