// Whether a finger that moved over the dice has thrown them. Pure: places in pixels, times in milliseconds.

/** @typedef {{ x: number, y: number, at: number }} Touch */

/** A throw goes up so far at least, and so fast: pixels, pixels a millisecond. */
const FAR = 48;
const FAST = 0.3;
/** Only the last moment before the finger leaves says how fast it was. */
const RECENT = 120;
const LONGEST_TRAIL = 40;

/**
 * The touches of one finger from the oldest that still counts.
 *
 * @param {Touch[]} trail
 * @param {Touch} touch
 */
export const followed = (trail, touch) => [...trail.slice(-LONGEST_TRAIL + 1), touch];

/**
 * How the finger left: upwards, far and fast enough to throw; then `speed` and `sideways` are pixels a millisecond.
 *
 * @param {Touch[]} trail
 * @returns {{ thrown: boolean, speed: number, sideways: number }}
 */
export function release(trail) {
  const [start, end] = [trail[0], trail.at(-1)];
  if (!start || !end || trail.length < 2) return { thrown: false, speed: 0, sideways: 0 };
  const recent = trail.find(({ at }) => end.at - at <= RECENT) ?? start;
  const time = Math.max(1, end.at - recent.at);
  const speed = (recent.y - end.y) / time;
  return {
    thrown: start.y - end.y >= FAR && speed >= FAST && speed > Math.abs(recent.x - end.x) / time / 2,
    speed,
    sideways: (end.x - recent.x) / time,
  };
}
