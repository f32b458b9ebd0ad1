// What guests cheer, as the course shows it: pennants in the colour of their seat go up before the stands, and stars
// rise behind the horse that is cheered on. The race itself is never covered.
import { seatLane } from "../lib/silks.js";
import { arc, mix, scatter, span } from "./motion.js";

/** @import { Point } from "./particles.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Bulletins } from "../lib/page.js" */

/**
 * One cheer that is seen.
 *
 * @typedef {object} Cheer
 * @property {number} seat 0 for watchers.
 * @property {number | null} lane
 * @property {number} nth Which one of its seat: no two go up at the same place.
 * @property {number} at When it was heard, in seconds.
 */

/** Seconds for which a cheer is seen in the stands, and beside its horse. */
const WAVES = 2.4;
const RISES = 1.3;
/** Cheers that are shown at once, and of those that one seat has sent together. */
const MOST = 48;
const TOGETHER = 4;
/** Stars for one cheer. */
const STARS = 3;
/** Height of a pennant and its pole, as shares of the picture: a few above the heads of the crowd. */
const POLE = 0.052;
const CLOTH = 0.03;
/** The foot of a pole above the turf, as a share of the picture. */
const HEDGE = 0.026;

/** The colour of watchers, who have no seat. */
const GOLD = "#ffdf8e";

/** @param {number} seat */
const colourOf = (seat) => (seat ? seatLane(seat).colour : GOLD);

/** Cheers as they are heard. A page that has just been opened does not make up for those before. */
export class Crowd {
  /** @type {Cheer[]} */
  cheers = [];
  /** @type {Map<number, number> | undefined} */
  #counts;

  /** Whether a cheer is still seen at `now`, in seconds. @param {number} now */
  waves(now) {
    return this.cheers.some(({ at }) => now - at < WAVES);
  }

  /**
   * Hear how often each seat has cheered by `now`, in seconds; returns the seats that have cheered since.
   *
   * @param {Bulletins["cheers"]} told
   * @param {number} now
   * @returns {number[]}
   */
  hear(told, now) {
    const seats = Object.entries(told?.seats ?? {});
    const before = this.#counts;
    this.#counts = new Map(seats.map(([seat, { count }]) => [Number(seat), count]));
    if (!before) return [];
    this.cheers = this.cheers.filter(({ at }) => now - at < WAVES);
    /** @type {number[]} */
    const heard = [];
    for (const [key, { count, lane }] of seats) {
      const seat = Number(key);
      // After a restart of the table the count begins anew.
      const known = before.get(seat) ?? 0;
      const fresh = count - (count < known ? 0 : known);
      if (fresh > 0) heard.push(seat);
      for (let nth = Math.max(count - fresh, count - TOGETHER); nth < count; nth += 1)
        this.cheers.push({ seat, lane, nth, at: now });
    }
    this.cheers = this.cheers.slice(-MOST);
    return heard;
  }
}

/** The crowd of this page. */
export const crowd = new Crowd();

/**
 * Draw the pennants of those who cheer, before the stands above the turf, whose upper edge is at `horizon`.
 *
 * @param {Stage} stage
 * @param {Cheer[]} cheers
 * @param {number} time
 * @param {number} horizon
 */
export function drawPennants({ ink, width, height }, cheers, time, horizon) {
  const tall = Math.min(height, width * 0.6);
  const pole = Math.min(POLE * tall, horizon * 0.7);
  const cloth = CLOTH * tall;
  for (const { seat, nth, at } of cheers) {
    const age = time - at;
    if (age < 0 || age > WAVES) continue;
    const up = span(age, 0, 0.25) * (1 - span(age, WAVES - 0.4, WAVES));
    const x = mix(pole, width - pole - 1.5 * cloth, scatter(seat * 31 + nth * 7));
    const foot = horizon - HEDGE * tall * mix(0.5, 1.4, scatter(seat * 17 + nth * 3));
    const lean = Math.sin(time * 9 + nth + seat) * 0.22;
    const top = { x: x + lean * pole, y: foot - pole * up };
    ink.strokeStyle = "#3a2413";
    ink.lineWidth = Math.max(2, tall * 0.003);
    ink.beginPath();
    ink.moveTo(x, foot);
    ink.lineTo(top.x, top.y);
    ink.stroke();
    ink.fillStyle = colourOf(seat);
    ink.strokeStyle = "#0b0a07";
    ink.lineWidth = Math.max(1, tall * 0.0012);
    ink.beginPath();
    ink.moveTo(top.x, top.y);
    ink.lineTo(top.x + cloth * 1.5 * up, top.y + cloth * up * (0.42 + 0.16 * Math.sin(time * 13 + nth)));
    ink.lineTo(top.x - lean * cloth * 0.4, top.y + cloth * up);
    ink.closePath();
    ink.fill();
    ink.stroke();
  }
}

/**
 * Draw the stars that rise behind a horse that is cheered on; `tail` is where it ends in the picture, `size` a unit of
 * the horse.
 *
 * @param {Stage} stage
 * @param {Cheer[]} cheers Those for this horse.
 * @param {number} time
 * @param {{ tail: Point, size: number }} where
 */
export function drawStars({ ink }, cheers, time, { tail, size }) {
  for (const { seat, nth, at } of cheers)
    for (let star = 0; star < STARS; star += 1) {
      const age = time - at - star * 0.12;
      if (age < 0 || age > RISES) continue;
      const share = age / RISES;
      const seed = seat * 41 + nth * 13 + star;
      const x = tail.x - size * (4 + 26 * scatter(seed) + 16 * share);
      const y = tail.y - size * (10 + 46 * share + 14 * scatter(seed + 5));
      ink.globalAlpha = 1 - span(share, 0.65, 1);
      drawStar(ink, { x, y }, size * 9 * (0.5 + 0.5 * arc(mix(0.2, 0.8, share))), colourOf(seat), share * 2 + seed);
      ink.globalAlpha = 1;
    }
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point} at
 * @param {number} radius
 * @param {string} colour
 * @param {number} turned
 */
function drawStar(ink, { x, y }, radius, colour, turned) {
  ink.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = turned + (corner * Math.PI) / 5;
    const far = corner % 2 ? radius * 0.45 : radius;
    ink.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  ink.closePath();
  ink.fillStyle = colour;
  ink.fill();
  ink.strokeStyle = "#0b0a07";
  ink.lineWidth = Math.max(1, radius * 0.12);
  ink.stroke();
}
