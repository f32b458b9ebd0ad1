// Cheers of guests on the board: the crowd of the course hears them, and whoever cheers has a star beside the name.
import { crowd } from "../racecourse/crowd.js";
import { byId } from "../lib/dom.js";

/** @import { State } from "../lib/page.js" */

/** Milliseconds for which a star is seen. */
const SEEN = 1200;
/** @type {Map<number, number>} By seat, what takes its star away. */
const leaving = new Map();

/**
 * Show who has cheered since the last time.
 *
 * @param {State} state
 */
export function showCheers({ bulletin }) {
  for (const seat of crowd.hear(bulletin?.cheers, performance.now() / 1000)) {
    const line = byId("people").querySelector(`[data-seat="${seat}"]`);
    if (!line) continue;
    line.classList.remove("cheers");
    // The star rises anew.
    line.getBoundingClientRect();
    line.classList.add("cheers");
    clearTimeout(leaving.get(seat));
    leaving.set(
      seat,
      setTimeout(() => line.classList.remove("cheers"), SEEN),
    );
  }
}
