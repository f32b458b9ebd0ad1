// The race of a meeting: pennants that fly behind the horses, what each part of the race brings, and who is home.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
import { label } from "/static/lib/names.js";
import { cloth, signed, w } from "./words.js";
import { pennantOf } from "./paddock.js";

/** @import { Names, PageRace } from "/static/lib/page.js" */
/** @import { GameView, ResultRow } from "./types.js" */

/**
 * The pennants and the places of the lanes.
 *
 * @param {{ pennants: HTMLElement, places: HTMLElement }} targets
 * @param {{ play: GameView, race: PageRace, part: any, names: Names, told: boolean }} shown `told`: it may be seen who
 *   is home.
 */
export function showRunning({ pennants, places }, { play, race, part, names, told }) {
  const done = race.finished;
  /** @type {Map<number, Partial<ResultRow>>} */
  const rows = new Map((done ? (play.last?.rows ?? []) : play.runners).map((row) => [row.gate, row]));
  const flown = race.lanes.map((lane) => ({ ...rows.get(lane.number), lane }));
  renderIfChanged(
    pennants,
    [play.race_number, names, flown.map(({ lane, price, owner }) => [lane.number, lane.name, price, owner])],
    () =>
      flown.map(({ lane, price, owner }) =>
        el(
          "li",
          { class: "oo-pennant", ...pennantOf(owner ?? null) },
          el(
            "span",
            { class: "oo-horse" },
            cloth(lane, lane.number),
            lane.name || w("gate-name", { gate: lane.number }),
          ),
          owner ? el("span", { class: "owner" }, label(names, owner)) : null,
          el("b", { class: "price display" }, price ?? ""),
        ),
      ),
  );
  const shares = !done && part && part.part !== "line" && part.part !== "form" ? part.shares : {};
  renderIfChanged(places, race.lanes.length, () => race.lanes.map(() => el("li", {}, el("b", {}))));
  [...places.children].forEach((row, at) =>
    showPlace(row, race, at, { rows, told, share: shares[race.lanes[at].number] ?? 0 }),
  );
}

/**
 * At the end of a lane: what the part of the race that is run brings the horse, its place once it is home, or that it
 * is out of the race.
 *
 * @param {Element} row
 * @param {PageRace} race
 * @param {number} at
 * @param {{ rows: Map<number, Partial<ResultRow>>, told: boolean, share: number }} shown
 */
function showPlace(row, race, at, { rows, told, share }) {
  const lane = race.lanes[at];
  const rank = told ? rows.get(lane.number)?.rank : null;
  row.className = [
    lane.scratched ? "out" : "",
    told && race.winners.includes(lane.number) ? "won" : "",
    share > 0 ? "plus" : share < 0 ? "minus" : "",
  ].join(" ");
  const place = lane.scratched ? "✕" : rank ? w("place", { place: rank }) : "";
  setText(/** @type {Element} */ (row.firstElementChild), place || (share ? signed(share) : ""));
}
