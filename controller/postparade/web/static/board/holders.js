// Who holds cards or tokens of each horse, beside its lane.
import { el } from "../lib/dom.js";
import { fitAll, measures } from "../lib/names.js";
import { nameOf } from "../lib/phrases.js";
import { seatLane } from "../lib/silks.js";

/** @import { Names, PageRace, State } from "../lib/page.js" */

/**
 * The names of all who can be read on the board now: those who sit, and those who still hold something.
 *
 * @param {State} state
 * @param {Names} names
 */
export const seated = ({ seats, status }, names) => {
  const held = [status?.purses, status?.scores, ...Object.values(status?.holders ?? {})];
  const there = [...seats.map(({ seat }) => seat), ...held.flatMap((by) => Object.keys(by ?? {}))];
  return Object.fromEntries(there.map((seat) => [seat, nameOf(names, seat)]));
};

/** Fits the names that are shown once more. */
let again = () => {};
/** Posts move when the picture of the race has been laid out anew, which is after their names were written. */
const moved = new ResizeObserver(() => again());

/**
 * Who holds what, beside each of the `lanes` (by number): names whole where there is room for them.
 *
 * @param {Map<number, any>} lanes
 * @param {PageRace} race
 * @param {Record<string, Record<string, number>>} holders
 * @param {Names} names
 */
export function showHolders(lanes, race, holders, names) {
  const all = race.lanes.map(({ number }) => [lanes.get(number).held, holders[number] ?? {}]);
  again = () => showHolders(lanes, race, holders, names);
  for (const [held] of all) moved.observe(held);
  /**
   * @param {HTMLElement} held
   * @param {any} now
   */
  const key = (held, now) => JSON.stringify([now, names, measures(), held.clientWidth, held.clientHeight]);
  const fresh = all.filter(([held, now]) => held.dataset.shown !== key(held, now));
  fitAll(
    names,
    fresh.map(([held, now]) => ({
      write: (name) =>
        held.replaceChildren(
          ...Object.entries(now).map(([seat, count]) =>
            el(
              "span",
              { class: "holder", title: names[seat], "--seat": seatLane(Number(seat)).colour },
              `${name(seat)}${count > 1 ? `×${count}` : ""}`,
            ),
          ),
        ),
      overflows: () => held.scrollHeight > held.clientHeight + 1 || held.scrollWidth > held.clientWidth + 1,
    })),
  );
  const shown = fresh.map(([held, now]) => key(held, now));
  for (const [at, [held]] of fresh.entries()) held.dataset.shown = shown[at];
}
