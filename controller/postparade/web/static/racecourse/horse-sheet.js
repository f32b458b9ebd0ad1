// All frames of one horse at the size of its lane on one picture, so that they are copied and never scaled.
import { drawHorse, NOSE, TAIL, TOP } from "./horse-figure.js";
import { gallop, standing } from "./horse-pose.js";

/** @import { Look } from "./horse-figure.js" */

/** Frames of a stride and of standing. They lie in two rows: a Raspberry Pi 4 takes pictures of 4,096 pixels at
 *  most. */
export const FRAMES = 8;
const MARGIN = 6;
const BELOW = 8;
const RIM = "#fff6e0";
/** Where copies of the silhouette lie around a horse, so that every coat stands out from turf in any light. */
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
  [-0.7, -0.7],
  [0.7, -0.7],
];

/**
 * @param {number} width
 * @param {number} height
 */
const canvasOf = (width, height) => Object.assign(document.createElement("canvas"), { width, height });

/** @param {HTMLCanvasElement} canvas */
const inkOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

/** Frames are painted when they are first needed, or ahead of that, one by one: the first picture waits for none. */
export class HorseSheet {
  /** Frames that are painted already. */
  #painted = new Set();
  /** One frame, and its silhouette, on which each is prepared. */
  #single;
  #flat;

  /**
   * @param {Look} look
   * @param {number} size Pixels of the page for a unit of the horse.
   * @param {number} density Pixels of the canvas for one of the page.
   */
  constructor(look, size, density) {
    const scale = size * density;
    this.look = look;
    this.size = size;
    this.density = density;
    this.width = Math.ceil((NOSE - TAIL + 2 * MARGIN) * scale);
    this.height = Math.ceil((BELOW + MARGIN + 6 - TOP) * scale);
    this.originX = (MARGIN - TAIL) * scale;
    this.originY = this.height - BELOW * scale;
    this.picture = canvasOf(this.width * FRAMES, this.height * 2);
    this.#single = canvasOf(this.width, this.height);
    this.#flat = canvasOf(this.width, this.height);
  }

  /** Paint a frame that nobody has needed so far; returns whether there was one. */
  paintAhead() {
    for (let frame = 0; frame < 2 * FRAMES; frame += 1) if (this.#paint(frame)) return true;
    return false;
  }

  /**
   * Paint a frame, unless that has been done; returns whether it had to be.
   *
   * @param {number} frame Those of a stride, then those of standing.
   */
  #paint(frame) {
    if (this.#painted.has(frame)) return false;
    this.#painted.add(frame);
    const scale = this.size * this.density;
    const [all, single, silhouette] = [this.picture, this.#single, this.#flat].map(inkOf);
    const phase = (frame % FRAMES) / FRAMES;
    const [x, y] = [(frame % FRAMES) * this.width, frame < FRAMES ? 0 : this.height];
    single.setTransform(1, 0, 0, 1, 0, 0);
    single.clearRect(0, 0, this.width, this.height);
    single.setTransform(scale, 0, 0, scale, this.originX, this.originY);
    drawHorse(single, frame < FRAMES ? gallop(phase) : standing(phase, this.look.lane.number), this.look);
    // By compositing: filters and shadows are carried out seconds later where no graphics chip helps.
    silhouette.globalCompositeOperation = "copy";
    silhouette.drawImage(this.#single, 0, 0);
    silhouette.globalCompositeOperation = "source-in";
    silhouette.fillStyle = RIM;
    silhouette.fillRect(0, 0, this.width, this.height);
    const rim = Math.max(1.4, 1.5 * scale);
    for (const [dx, dy] of AROUND) all.drawImage(this.#flat, x + dx * rim, y + dy * rim);
    all.drawImage(this.#single, x, y);
    return true;
  }

  /**
   * Copy one frame: `gallop` at a phase of the stride, else standing at a phase of its round. The nose is put at `x`,
   * the feet at `y`.
   *
   * @param {CanvasRenderingContext2D} ink
   * @param {{ gallop?: boolean, phase: number }} pose
   * @param {number} x
   * @param {number} y
   * @param {number} [zoom]
   */
  draw(ink, { gallop: runs = false, phase }, x, y, zoom = 1) {
    const frame = Math.floor((phase - Math.floor(phase)) * FRAMES) % FRAMES;
    this.#paint(runs ? frame : FRAMES + frame);
    const [width, height] = [(this.width / this.density) * zoom, (this.height / this.density) * zoom];
    let left = x - (NOSE * this.size + this.originX / this.density) * zoom;
    let top = y - (this.originY / this.density) * zoom;
    if (zoom === 1) [left, top] = [left, top].map((at) => Math.round(at * this.density) / this.density);
    const [column, row] = [frame * this.width, runs ? 0 : this.height];
    ink.drawImage(this.picture, column, row, this.width, this.height, left, top, width, height);
  }
}
