// Follows the hub: the night and its tables, as they change.

/** @import { NightStand, RaceStand, TableStand } from "./night.js" */

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
  const stream = new EventSource("/api/hub/stage");
  stream.addEventListener("open", () => {
    here = true;
    soon();
  });
  stream.addEventListener("error", () => {
    here = false;
    soon();
  });
  stream.addEventListener("night", ({ data }) => {
    night = JSON.parse(data);
    soon();
  });
  stream.addEventListener("race", ({ data }) => {
    race = JSON.parse(data);
    soon();
  });
  stream.addEventListener("table", ({ data }) => {
    const table = JSON.parse(data);
    tables.set(table.number, table);
    soon();
  });
}
