// The poses of a horse and its jockey. Angles are degrees from straight down, forwards positive.
import { ease, mix } from "./motion.js";

/** @typedef {[number, number]} Leg Upper and lower angle of a leg. */
/**
 * @typedef {object} Pose
 * @property {Leg} hindFar
 * @property {Leg} hindNear
 * @property {Leg} foreFar
 * @property {Leg} foreNear
 * @property {number} pitch How far the trunk tilts.
 * @property {number} rise How high the trunk is above its place.
 * @property {number} neck
 * @property {number} tail
 * @property {number} crouch How far the jockey crouches, 0 to 1.
 * @property {number} arm Where the jockey's hands are, -1 to 1.
 * @property {number} breath How full the chest is, -1 to 1.
 */

const TURN = 2 * Math.PI;

/**
 * One leg through one stride: [share of the stride, upper angle, lower angle].
 *
 * @type {[number, number, number][]}
 */
const FORE = [
  [0, 36, 28],
  [0.12, 4, 2],
  [0.25, -32, -28],
  [0.38, -28, -98],
  [0.52, 8, -98],
  [0.68, 50, -48],
  [0.82, 64, 22],
  [0.92, 52, 42],
  [1, 36, 28],
];
/** @type {[number, number, number][]} */
const HIND = [
  [0, 40, 6],
  [0.12, 10, -8],
  [0.25, -30, -32],
  [0.36, -44, -66],
  [0.5, -14, -84],
  [0.66, 30, -54],
  [0.82, 56, -10],
  [0.92, 52, 10],
  [1, 40, 6],
];

/**
 * @param {[number, number, number][]} stride
 * @param {number} phase
 * @returns {Leg}
 */
function leg(stride, phase) {
  const at = phase - Math.floor(phase);
  const next = Math.max(
    1,
    stride.findIndex(([until]) => at <= until),
  );
  const [from, upper, lower] = stride[next - 1];
  const [to, upperNext, lowerNext] = stride[next];
  const share = ease((at - from) / (to - from));
  return [mix(upper, upperNext, share), mix(lower, lowerNext, share)];
}

/**
 * A gallop; one stride is `phase` 0 to 1.
 *
 * @param {number} phase
 * @returns {Pose}
 */
export function gallop(phase) {
  return {
    hindFar: leg(HIND, phase),
    hindNear: leg(HIND, phase + 0.12),
    foreFar: leg(FORE, phase + 0.42),
    foreNear: leg(FORE, phase + 0.55),
    pitch: 3.4 * Math.sin(TURN * (phase + 0.1)),
    rise: 6.5 + 4.5 * Math.sin(TURN * (phase + 0.62)),
    neck: 7 * Math.sin(TURN * (phase + 0.35)),
    tail: 20 + 10 * Math.sin(TURN * phase),
    crouch: 1,
    arm: Math.sin(TURN * (phase + 0.2)),
    breath: 0,
  };
}

/**
 * Standing: breathing, shifting a hoof, swishing the tail; one round is `phase` 0 to 1, and `seed` lets no two horses
 * do the same.
 *
 * @param {number} phase
 * @param {number} seed
 * @returns {Pose}
 */
export function standing(phase, seed = 0) {
  const round = TURN * phase;
  const sway = Math.sin(round + seed);
  const hind = Math.max(0, Math.sin(round + seed * 2.3)) ** 6;
  const fore = Math.max(0, -sway) ** 8;
  return {
    hindFar: [2, -7],
    hindNear: [-5 + 10 * hind, -9 - 26 * hind],
    foreFar: [5, 3],
    foreNear: [-1 + 14 * fore, -1 - 34 * fore],
    pitch: 0,
    rise: 0.6 * sway,
    neck: 3 + 5 * Math.sin(round + seed * 1.7),
    tail: -18 + 14 * Math.sin(round + seed * 3),
    crouch: 0.55,
    arm: 0,
    breath: sway,
  };
}
