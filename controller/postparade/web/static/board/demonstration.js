// A demonstration race on the board: the table runs it, and says at each moment what is to be seen. It touches nothing:
// neither journal nor chips nor report.

/** @import { DemonstrationMoment } from "../lib/page.js" */

/**
 * Each lane as it stands at that moment, with what it is marked for.
 *
 * @param {DemonstrationMoment} moment
 */
export function lanesAt({ course, positions, scratched, leader, told, horse }) {
  return course.map(({ number, length }, at) => ({
    number,
    length,
    label: String(number),
    name: "",
    sums: [],
    position: positions[at],
    scratched: scratched.includes(number),
    leads: leader === number,
    wins: told === "wins" && horse === number,
  }));
}
