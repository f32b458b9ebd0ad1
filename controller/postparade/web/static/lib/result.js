// Standings: who holds how much, and who is ahead.
import { el } from "./dom.js";
import { whole } from "./i18n.js";
import { label } from "./names.js";
import { nameOf } from "./phrases.js";
import { seatLane } from "./silks.js";

/** What counts at the end, by seat: scores if there are any, else what is in the purses. */
export const finalTotals = ({ scores = {}, purses = {} } = {}) => (Object.keys(scores).length ? scores : purses);

/** The seats (as text) that have won: those that the game names, else all with the highest of `totals`. */
export function bestOf(totals, winners = []) {
  if (winners.length) return winners.map(String);
  const most = Math.max(...Object.values(totals));
  return Object.keys(totals).filter((seat) => totals[seat] === most);
}

/**
 * Ranking rows: place (shared by equal totals), name, total. With `before`, the earlier totals, every row says by an
 * arrow whether the seat has gone up or down, and by how many chips. `winners` stand first, whatever others hold.
 */
export function ranking(totals, names, before, winners = []) {
  const won = (seat) => winners.includes(Number(seat));
  const order = (all) => Object.entries(all).sort(([seat, one], [other, two]) => won(other) - won(seat) || two - one);
  const rows = order(totals);
  const named = Object.fromEntries(rows.map(([seat]) => [seat, nameOf(names, seat)]));
  const place = (all, seat) =>
    order(all).findIndex(([other, total]) => total === all[seat] && won(other) === won(seat)) + 1;
  // Where all were level before, nobody has gone down.
  const apart = new Set(Object.values(before ?? {})).size > 1;
  return el(
    "ol",
    { class: rows.length > 6 ? "ranking long" : "ranking" },
    rows.map(([seat, total]) => {
      const now = place(totals, seat);
      const moved = apart && seat in before ? place(before, seat) - now : 0;
      const gained = before && seat in before ? total - before[seat] : 0;
      return el(
        "li",
        { class: now === 1 ? "first" : "", "data-seat": seat, "--seat": seatLane(Number(seat)).colour },
        el("span", { class: "place number display" }, String(now)),
        before
          ? el(
              "span",
              { class: `arrow ${moved > 0 ? "up" : moved < 0 ? "down" : ""}`, "aria-hidden": "true" },
              moved > 0 ? "▲" : moved < 0 ? "▼" : "",
            )
          : null,
        el("span", { class: "name" }, label(named, seat)),
        gained
          ? el(
              "span",
              { class: `gain number ${gained > 0 ? "up" : "down"}` },
              gained > 0 ? `+${gained}` : whole(gained),
            )
          : null,
        el("b", { class: "number" }, whole(total)),
      );
    }),
  );
}
