// Follows the hub: the night and its tables, as they change.

/** @import { NightStand, RaceStand, TableStand } from "./night.js" */

/** Milliseconds after which a page that was refused asks again. */
const AGAIN = 5000;
const names = new Intl.Collator(undefined, { numeric: true });

/**
 * Table 2 before Table 10.
 *
 * @param {TableStand} a
 * @param {TableStand} b
 */
const byName = (a, b) => names.compare(a.name, b.name) || a.number - b.number;

/**
 * Call `show` with the night, its common race and its tables whenever they have changed, and with whether the hub can
 * be reached.
 *
 * @param {(stand: { night: NightStand, race: RaceStand | null, tables: TableStand[], here: boolean }) => void} show
 */
export function follow(show) {
  /** @type {NightStand | undefined} */
  let night;
  /** @type {Map<number, TableStand>} */
  const tables = new Map();
  /** @type {RaceStand | null} */
  let race = null;
  let here = false;
  let waiting = false;
  const drawn = () => {
    waiting = false;
    if (night) show({ night, race, tables: [...tables.values()].sort(byName), here });
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(drawn);
    waiting = true;
  };
  listen(
    (now) => {
      here = now;
      soon();
    },
    (kind, told) => {
      if (kind === "night") night = told;
      else if (kind === "race") race = told;
      else tables.set(told.number, told);
      soon();
    },
  );
}

/**
 * Listen to the hub for ever: `reach` is called with whether it can be reached, `hear` with the kind of what it tells
 * and what that is.
 *
 * @param {(here: boolean) => void} reach
 * @param {(kind: "night" | "race" | "table", told: any) => void} hear
 */
function listen(reach, hear) {
  const stream = new EventSource("/api/hub/stage");
  stream.addEventListener("open", () => reach(true));
  stream.addEventListener("error", () => {
    reach(false);
    // A browser comes back by itself when a connection breaks, but not when a proxy or the hub has refused it.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => listen(reach, hear), AGAIN);
  });
  for (const kind of /** @type {const} */ (["night", "race", "table"]))
    stream.addEventListener(kind, ({ data }) => hear(kind, JSON.parse(data)));
}
