// Plans of evenings, before they are saved. Pure.

/** @import { Offer, Schedule, ScheduleItem } from "../lib/page.js" */

/** The evenings that a host can begin with, in the order in which they are offered. */
export const EXAMPLES = ["pub", "afternoon", "corner"];

/**
 * What each example asks for: how many games of how many races, and the rest of the schedule.
 *
 * @type {Record<string, Partial<Schedule> & { games: number, races: number, pause: number }>}
 */
const ASKED = {
  pub: { games: 5, races: 3, pause: 10, opens: "20:00", closes: "00:00", between: 120, least: 2 },
  afternoon: { games: 2, races: 3, pause: 15, opens: "14:00", closes: "17:00", between: 180, least: 2, fill: 3 },
  corner: { games: 1, races: 1, pause: 5, opens: "18:00", closes: "01:30", between: 90, least: 2, again: true },
};

/** @returns {Schedule} */
export const emptySchedule = () => ({
  items: [],
  name: "",
  opens: "",
  closes: "",
  zone: "",
  days: [],
  between: 120,
  least: 2,
  patience: 15,
  fill: 0,
  again: false,
});

/**
 * One game of an evening.
 *
 * @param {string} game
 * @param {number} [races]
 * @param {number} [pause]
 * @returns {ScheduleItem}
 */
export const newItem = (game, races = 3, pause = 10) => ({ game, races, minutes: 0, options: {}, pause });

/**
 * An example with the games that are installed here: those for the most different numbers of guests first, so that
 * nobody has to wait, and each again where there are too few.
 *
 * @param {string} example
 * @param {Offer[]} offers
 * @param {string} name
 * @returns {Schedule}
 */
export function exampleOf(example, offers, name) {
  const { games, races, pause, ...rest } = ASKED[example];
  const open = [...offers].sort((one, other) => other.seat_counts.length - one.seat_counts.length);
  const items = Array.from({ length: open.length ? games : 0 }, (_, number) =>
    newItem(open[number % Math.min(open.length, 3)].name, races, pause),
  );
  return { ...emptySchedule(), ...rest, name, items };
}

/**
 * A name that no schedule has yet: `wanted`, or that with a number.
 *
 * @param {string} wanted
 * @param {Schedule[]} schedules
 */
export function freeName(wanted, schedules) {
  const taken = new Set(schedules.map(({ name }) => name.toLowerCase()));
  const names = [wanted, ...Array.from({ length: 40 }, (_, number) => `${wanted} ${number + 2}`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? wanted;
}

/**
 * The items with the one at `at` moved by `by` places.
 *
 * @param {ScheduleItem[]} items
 * @param {number} at
 * @param {number} by
 */
export function moved(items, at, by) {
  const to = at + by;
  if (to < 0 || to >= items.length) return items;
  const changed = [...items];
  [changed[at], changed[to]] = [changed[to], changed[at]];
  return changed;
}

/**
 * The options of a game as they are saved: those that differ from what the game does anyway.
 *
 * @param {Offer} offer
 * @param {Record<string, any>} draft
 */
export const ownOptions = (offer, draft) =>
  Object.fromEntries(
    offer.options
      .filter(({ name, kind }) => kind !== "seat" && name in draft)
      .filter(({ name, default: usual }) => JSON.stringify(draft[name]) !== JSON.stringify(usual))
      .map(({ name }) => [name, draft[name]]),
  );
