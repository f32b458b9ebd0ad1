// A demonstration race: what the board runs while nobody is there. It is worked out here and touches nothing: neither
// journal nor chips nor report.

/** Steps of the horses by the sum of two dice that moves them: the more often a sum falls, the longer its course. */
export const COURSE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => ({
  number: sum,
  length: 3 * (6 - Math.abs(7 - sum)),
}));
/** Horses that stay in the stable. */
const SCRATCHED = 4;

/**
 * @typedef {{ roll: [number, number], horse: number, positions: number[], leader: number | null }} Move
 * @typedef {{ scratched: number[], moves: Move[], winner: number }} Demonstration
 */

/**
 * A whole number from 0 to below `most`, from a generator that a seed starts (mulberry32).
 *
 * @param {number} seed
 */
function generator(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * most);
  };
}

/**
 * The race of `seed`, move by move; rolls that move no horse are left out.
 *
 * @param {number} seed
 * @returns {Demonstration}
 */
export function demonstration(seed) {
  const draw = generator(seed);
  const left = COURSE.map(({ number }) => number);
  const scratched = Array.from({ length: SCRATCHED }, () => left.splice(draw(left.length), 1)[0]).sort((a, b) => a - b);
  const positions = COURSE.map(() => 0);
  /** @type {Move[]} */
  const moves = [];
  for (;;) {
    /** @type {[number, number]} */
    const roll = [1 + draw(6), 1 + draw(6)];
    const horse = roll[0] + roll[1];
    if (scratched.includes(horse)) continue;
    const at = horse - 2;
    positions[at] += 1;
    moves.push({ roll, horse, positions: [...positions], leader: leaderOf(positions) });
    if (positions[at] === COURSE[at].length) return { scratched, moves, winner: horse };
  }
}

/**
 * The horse that has come furthest on its own course, if one alone has.
 *
 * @param {number[]} positions
 */
function leaderOf(positions) {
  const shares = positions.map((position, at) => position / COURSE[at].length);
  const most = Math.max(...shares);
  const ahead = COURSE.filter((_, at) => shares[at] === most);
  return most && ahead.length === 1 ? ahead[0].number : null;
}

/**
 * Which message tells move `at` of `race`.
 *
 * @param {Demonstration} race
 * @param {number} at
 */
export function told({ moves, winner }, at) {
  const { horse, leader, positions } = moves[at];
  const toGo = COURSE[horse - 2].length - positions[horse - 2];
  if (at + 1 === moves.length) return { key: "attract-wins", horse: winner };
  if (toGo === 1) return { key: "attract-one-to-go", horse };
  if (leader === horse && moves[at - 1]?.leader !== horse) return { key: "attract-leads", horse };
  return { key: "attract-moves", horse };
}
