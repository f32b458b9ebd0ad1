// Which races the stage brings to the front: close ones, until their end has been seen.

/** @import { TableStand } from "./night.js" */

/** From how close a race is brought to the front. */
const CLOSE = 0.3;
const MOST = 2;
/** For how long a decided race stays there, in milliseconds. */
const LINGERS = 8000;

/** Keeps what is in front, so that nothing comes and goes with every roll. */
export class Spotlight {
  /** @type {Map<number, { race: string, ended: number }>} */
  #front = new Map();

  /**
   * The numbers of the tables that are in front at `now` (milliseconds), those longest there first.
   *
   * @param {TableStand[]} tables
   * @param {number} now
   */
  chosen(tables, now) {
    for (const table of tables) {
      const there = this.#front.get(table.number);
      if (!there) continue;
      const { live } = table;
      const over = !table.here || live.finished || !live.running || raceOf(table) !== there.race;
      if (over && there.ended === 0) there.ended = now;
      if (there.ended && now - there.ended >= LINGERS) this.#front.delete(table.number);
    }
    const close = tables.filter((table) => table.close >= CLOSE && !this.#front.has(table.number));
    close.sort((a, b) => b.close - a.close || a.number - b.number);
    for (const table of close) {
      if (this.#front.size >= MOST) break;
      this.#front.set(table.number, { race: raceOf(table), ended: 0 });
    }
    return [...this.#front.keys()];
  }

  /**
   * Whether the race that is run at a table now is the close one for which it is in front.
   *
   * @param {TableStand} table
   */
  isClose(table) {
    const there = this.#front.get(table.number);
    return table.live.running && there?.race === raceOf(table);
  }
}

/** @param {TableStand} table */
const raceOf = ({ live }) => `${live.game} ${live.race}`;
