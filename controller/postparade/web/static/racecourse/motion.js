// How things move: shares of a span of time, easings, and chance that is the same each time it is asked.

/** @param {number} value @param {number} least @param {number} most */
export const within = (value, least = 0, most = 1) => Math.max(least, Math.min(most, value));

/** @param {number} from @param {number} to @param {number} share */
export const mix = (from, to, share) => from + (to - from) * share;

/**
 * The share of the time from `begin` to `end` that has gone at `time`, 0 to 1.
 *
 * @param {number} time
 * @param {number} begin
 * @param {number} end
 */
export const span = (time, begin, end) => (end <= begin ? Number(time >= end) : within((time - begin) / (end - begin)));

/** Slow, quick, slow. @param {number} share */
export const ease = (share) => within(share) ** 2 * (3 - 2 * within(share));

/** Quick, then slower and slower. @param {number} share */
export const settle = (share) => 1 - (1 - within(share)) ** 3;

/** As `settle`, but a little too far first. @param {number} share */
export const overshoot = (share) => 1 + 2.9 * (within(share) - 1) ** 3 + 1.9 * (within(share) - 1) ** 2;

/** There and back: 0, 1, 0. @param {number} share */
export const arc = (share) => Math.sin(within(share) * Math.PI);

/**
 * A number from 0 to 1 that looks like chance and is always the same for `seed`: no list of grains has to be kept.
 *
 * @param {number} seed
 */
export function scatter(seed) {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}
