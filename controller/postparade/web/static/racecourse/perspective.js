// Where the lanes of a track lie in the picture: lanes nearer to the viewer are a little larger, all end at one line,
// and the nose of a horse is its position.
import { NOSE, TAIL, TOP } from "./horse-figure.js";
import { mix } from "./motion.js";

/**
 * @typedef {object} Area Where the track lies, in pixels of the picture.
 * @property {number} width Of the whole picture.
 * @property {number} height Of the whole picture.
 * @property {number} top The upper edge of the turf.
 * @property {number} bottom The lower edge of the last lane.
 * @property {number} line Where the finish line crosses the middle lane.
 * @property {number} [larger] How much larger horses are, where the picture is only a part of the screen: by area.
 */
/** @typedef {{ number: number, length: number }} Course How many spaces the horse of a lane has to go. */

/** How large the farthest and the nearest lane are beside the middle. */
const FAR = 0.87;
const NEAR = 1.14;
/** What share of the picture each horse takes at least, and all of them together at the post. */
const EACH = 0.0212;
const TOGETHER = 0.19;
/** In a picture that is taller than wide lanes are short: a horse may take so much of its width. */
const WIDEST = 0.3;
/** What is left free behind a horse at the post, as a share of the width. */
const MARGIN = 0.008;

/** How much of the picture the horses take: the boxes around `runners` of `lanes` that are of one size. */
export const HORSE_BOX = (NOSE - TAIL) * -TOP;

export class Track {
  /** @type {number[]} */
  #edges;
  /** @type {Map<number, number>} */
  #rows;

  /**
   * @param {Area} area
   * @param {Course[]} lanes From the farthest to the nearest.
   */
  constructor(area, lanes) {
    this.area = area;
    this.lanes = lanes;
    const { width, height, top, bottom, line, larger = 1 } = area;
    const sizes = lanes.map((_, row) => mix(FAR, NEAR, (row + 0.5) / lanes.length));
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    this.#edges = [top];
    for (const size of sizes) this.#edges.push(this.#edges[this.#edges.length - 1] + (size / whole) * (bottom - top));
    this.#rows = new Map(lanes.map(({ number }, row) => [number, row]));
    const box = larger * width * height * Math.max(EACH, TOGETHER / lanes.length);
    this.unit = Math.min(Math.sqrt(box / HORSE_BOX), (WIDEST * width) / (NOSE - TAIL));
    const middle = width / 2;
    const rooms = lanes.map(({ length }, row) => {
      const [size, scale] = [this.size(row), this.scale(this.feet(row))];
      const tail = (NOSE - TAIL) * size + MARGIN * width;
      return (line - middle + (middle - tail) / scale) / length;
    });
    /** Pixels of a space in the middle of the track: every horse at the post is whole. */
    this.space = Math.min(...rooms);
  }

  /** @param {number} number */
  has(number) {
    return this.#rows.has(number);
  }

  /** The row of a lane, from the farthest on. @param {number} number */
  row(number) {
    return this.#rows.get(number) ?? 0;
  }

  /**
   * The upper edge of a row; that of the row behind the last one is the lower edge of the track.
   *
   * @param {number} row
   */
  edge(row) {
    return this.#edges[row];
  }

  /** Where the feet of the horse in a row are. @param {number} row */
  feet(row) {
    return mix(this.#edges[row], this.#edges[row + 1], 0.8);
  }

  /** How large things are at a height of the picture, beside the middle of the track. @param {number} y */
  scale(y) {
    const { top, bottom } = this.area;
    return mix(FAR, NEAR, (y - top) / (bottom - top));
  }

  /** Pixels for a unit of the horse in a row. @param {number} row */
  size(row) {
    return this.unit * mix(FAR, NEAR, (row + 0.5) / this.lanes.length);
  }

  /**
   * Where a place `steps` spaces before the line is, at a height of the picture.
   *
   * @param {number} steps
   * @param {number} y
   */
  x(steps, y) {
    const { line, width } = this.area;
    return width / 2 + (line - width / 2 - steps * this.space) * this.scale(y);
  }

  /**
   * Where the nose of a horse at `position` of its lane is.
   *
   * @param {number} number
   * @param {number} position
   */
  nose(number, position) {
    const row = this.row(number);
    const y = this.feet(row);
    return { x: this.x(this.lanes[row].length - position, y), y };
  }
}
