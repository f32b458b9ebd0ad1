// Where runners are between the places that the table tells: a function of what was told and of the time.

/**
 * From `time` on, in seconds, runners take `seconds` to come to the places `at`.
 *
 * @typedef {{ time: number, seconds: number, at: number[] }} Told
 */

/** A runner that is asked for more never runs backwards for it: the steepest tangent of a curve that only rises. */
const STEEPEST = 3;

/**
 * Where the runners are at `time`, from 0 on: nobody jumps, changes pace at once or runs backwards. Before the first
 * place and after the last one they stand.
 *
 * @param {Told[]} told
 * @param {number} time
 */
export function placesAt(told, time) {
  const now = told.findLastIndex((one) => one.time <= time);
  if (now < 0) return (told[0]?.at ?? []).map(() => 0);
  const { at, seconds } = told[now];
  return at.map((to, runner) => {
    const from = told[now - 1]?.at[runner] ?? 0;
    const before = now ? (from - (told[now - 2]?.at[runner] ?? 0)) / told[now - 1].seconds : 0;
    return along(from, to, before * seconds, (time - told[now].time) / seconds);
  });
}

/**
 * A curve `from` one place `to` another that begins with the pace before it and ends with its own.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} before How far the pace before would have led.
 * @param {number} share Of the time.
 */
function along(from, to, before, share) {
  const t = Math.min(1, share);
  const far = to - from;
  const pace = Math.min(before, STEEPEST * far);
  return from + far * (3 * t * t - 2 * t ** 3) + pace * (t - 2 * t * t + t ** 3) + far * (t ** 3 - t * t);
}
