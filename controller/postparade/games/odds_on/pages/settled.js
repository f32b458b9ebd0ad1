// A race of Odds On once it is settled: how it came in, what that was made of, and what it brought.
import { el } from "/static/lib/dom.js";
import { whole } from "/static/lib/i18n.js";
import { label } from "/static/lib/names.js";
import { dollars, horseName, signed, w } from "./words.js";

/** @import { Context, Names } from "/static/lib/page.js" */
/** @import { GameView, RaceView } from "./types.js" */

/** Places of the last race that stay at hand while the next one is priced. */
const KEPT = 2;

/**
 * The order of finish, what it was made of, and what it brought.
 *
 * @param {Context<GameView>} context
 */
export function result({ state: { play }, names }) {
  const { last } = play;
  if (!last) return [];
  const parts = ["form", "track", "going", "specials"].map((part) => w(`part-${part}`));
  const columns = ["", "", ...parts, w("rating"), "", w("points")];
  return [
    el(
      "table",
      { class: "oo-result" },
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          columns.map((text) => el("th", { scope: "col" }, text)),
        ),
      ),
      el(
        "tbody",
        {},
        last.rows.map((row) => runnerRow(row, names)),
      ),
    ),
  ];
}

/**
 * @param {RaceView["rows"][number]} row
 * @param {Names} names
 */
function runnerRow(row, names) {
  const out = row.rank === null;
  /**
   * @param {number} share
   * @param {number} at
   */
  const part = (share, at) => (at ? (share ? signed(share) : "·") : String(share));
  return el(
    "tr",
    { class: row.rank === 1 ? "first" : out ? "out" : "" },
    el("td", { class: "display" }, row.rank === null ? "–" : w("place", { place: row.rank })),
    el("th", { scope: "row" }, `${row.gate} ${horseName(row)}`),
    [row.parts[0] + row.parts[1], ...row.parts.slice(2)].map((share, at) =>
      el("td", { class: "number" }, out ? "" : part(share, at)),
    ),
    el("td", { class: "number" }, el("b", {}, row.rating === null ? w("withdrawn") : whole(row.rating))),
    el("td", { class: "owner" }, row.owner ? label(names, row.owner) : w("no-owner")),
    el("td", {}, row.points ? dollars(row.points) : ""),
  );
}

/**
 * Who was in front in the race before, for whoever looked away: with their owners, and what these scored.
 *
 * @param {RaceView} race
 * @param {Names} names
 */
export const lastRace = ({ race, rows }, names) =>
  el(
    "section",
    { class: "oo-last" },
    el("h2", {}, w("last-race", { race })),
    el(
      "ol",
      {},
      rows
        .filter(({ rank }) => rank !== null && rank <= KEPT)
        .map((row) =>
          el(
            "li",
            {},
            el("span", { class: "place display" }, w("place", { place: row.rank ?? 0 })),
            el("b", {}, horseName(row)),
            el("span", { class: "owner" }, row.owner ? label(names, row.owner) : w("no-owner")),
            row.owner ? dollars(row.points) : null,
          ),
        ),
    ),
  );
