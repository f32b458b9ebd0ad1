// The course of a duel: two horses gallop side by side with covered cloths, and the numbers turn at the wire.
import { crowd, drawPennants, drawStars } from "/static/racecourse/crowd.js";
import { drawHorse, NOSE, TAIL, TOP } from "/static/racecourse/horse-figure.js";
import { gallop, standing } from "/static/racecourse/horse-pose.js";
import { lightOf } from "/static/racecourse/daylight.js";
import { Landscape } from "/static/racecourse/landscape.js";
import { venueOf } from "/static/racecourse/venue.js";
import { Loop } from "/static/racecourse/loop.js";
import { ease, mix, span } from "/static/racecourse/motion.js";
import { drawCameras, drawConfetti, drawShadow, drawWake } from "/static/racecourse/particles.js";
import { placesAt } from "/static/racecourse/paces.js";
import { Stage } from "/static/racecourse/stage.js";
import { still } from "/static/lib/show.js";

/** @import { Look } from "/static/racecourse/horse-figure.js" */
/** @import { Told } from "/static/racecourse/paces.js" */

/** Seconds in which horses run from one stride to the next, as the table tells them (`BEATS` of the rules). */
const STRIDE = 0.8;
/** Strides of a gallop in a second, and how fast the grass goes by, in lengths of a horse. */
const GALLOPS = 2.1;
const SPEED = 3.1;
/** Seconds in which a cloth turns over at the wire. */
const TURN = 0.7;
/** Share of the picture above the turf, as the style sheets have it. */
const smallScreen = matchMedia("(max-width: 860px)");
const horizonOf = () => (smallScreen.matches ? 0.2 : tallScreen.matches ? 0.3 : 0.25);
/** Places of the nose at the start and at the wire, as shares of the width. */
const WIDE = { start: 0.5, wire: 0.88 };
const TALL = { start: 0.47, wire: 0.88 };
/** Length of a horse as a share of the width. */
const LONG = { wide: 0.26, tall: 0.42 };
/** Where the wire comes into the picture: before that the course is still long. */
const IN_SIGHT = 0.72;
const SQUARE = 14;
/** Screens that are taller than wide: the style sheets ask the same. */
const tallScreen = matchMedia("(max-width: 860px), (max-aspect-ratio: 1)");

/**
 * @typedef {object} Side
 * @property {Look["lane"]} lane The colours and the number of the silks.
 * @property {string} label What stands on the cloth once it is turned over.
 */
/**
 * @typedef {object} Scene
 * @property {string} key What names the lane: another one begins at the start.
 * @property {"paddock" | "run" | "wire"} part
 * @property {number[]} at Positions from 0 to 1.
 * @property {Side[]} sides
 * @property {number} race
 * @property {number} races
 * @property {boolean} celebrated Whether paper falls.
 * @property {boolean} gone Whether the horses have left the course.
 */

export class DuelCourse {
  canvas = document.createElement("canvas");
  #stage = new Stage(this.canvas);
  #loop = new Loop((time) => this.#draw(time));
  /** @type {Landscape | undefined} */
  #landscape;
  /** @type {Scene | undefined} */
  #scene;
  /** @type {Told[]} */
  #strides = [];
  #since = 0;
  #celebrates = 0;

  constructor() {
    this.canvas.className = "bh-canvas";
    this.canvas.setAttribute("aria-hidden", "true");
    new ResizeObserver(() => this.#loop.show()).observe(this.canvas);
  }

  /**
   * Show a scene from now on.
   *
   * @param {Scene} scene
   */
  show(scene) {
    const now = performance.now() / 1000;
    const fresh = this.#scene?.key !== scene.key;
    if (fresh) this.#strides = [];
    if (fresh || this.#scene?.part !== scene.part) this.#since = now;
    if (scene.celebrated && !this.#scene?.celebrated) this.#celebrates = now;
    // A page that comes late finds them where they are.
    this.#stride(scene.at, fresh ? now - STRIDE : now);
    this.#scene = scene;
    this.#landscape = this.#seen(scene);
    this.#loop.start();
    this.#loop.show();
  }

  /**
   * They run to the places `at` from `time` on.
   *
   * @param {number[]} at
   * @param {number} time
   */
  #stride(at, time) {
    const last = this.#strides.at(-1)?.at ?? [0, 0];
    if (at.some((one, side) => one !== last[side])) this.#strides.push({ time, seconds: STRIDE, at });
  }

  /** @param {Scene} scene */
  #seen({ race, races }) {
    const light = lightOf(race, races);
    if (this.#landscape?.light === light) return this.#landscape;
    return new Landscape(this.#stage, venueOf("bettor-horse"), light);
  }

  /**
   * Returns whether nothing in the picture runs.
   *
   * @param {number} time
   */
  #draw(time) {
    if (!this.canvas.isConnected) return void this.#loop.stop();
    this.#stage.resize();
    if (!this.#stage.width || !this.#scene || !this.#landscape) return undefined;
    this.#stage.light = this.#loop.pace.light;
    this.#paint(this.#scene, this.#landscape, time);
    return this.#scene.part === "paddock" && !this.#scene.celebrated && !crowd.waves(time);
  }

  /**
   * The picture of `time`: a function of the scene, of the strides so far, and of the time.
   *
   * @param {Scene} scene
   * @param {Landscape} landscape
   * @param {number} time
   */
  #paint(scene, landscape, time) {
    const stage = this.#stage;
    stage.begin();
    const { width, height } = stage;
    const horizon = Math.round(height * horizonOf());
    const lane = (height - horizon) / 2;
    const tall = tallScreen.matches;
    const size = Math.min((lane * (tall ? 0.5 : 0.9)) / -TOP, (width * (tall ? LONG.tall : LONG.wide)) / (NOSE - TAIL));
    const told = placesAt(this.#strides, still.matches ? Infinity : time);
    const at = scene.sides.map((_, side) => told[side] ?? 0);
    const run = scene.part === "run" && at.some((one) => one > 0);
    const pan = this.#gone(scene, time) * SPEED * (NOSE - TAIL) * size;
    landscape.drawBehind(horizon, pan);
    drawPennants(stage, crowd.cheers, time, horizon);
    landscape.drawOpenTurf(horizon, height - horizon, 2, pan);
    const places = tall ? TALL : WIDE;
    if (!scene.gone) this.#wire(scene, horizon, Math.max(...at), places);
    if (scene.part === "wire") drawCameras(stage, time, horizon, 6);
    if (!scene.gone) this.#pair(scene, time, { at, size, horizon, lane, run, places });
    if (this.#celebrates && scene.celebrated) drawConfetti(stage, time - this.#celebrates);
  }

  /**
   * Both horses, each in its lane, with what is thrown at their feet.
   *
   * @param {Scene} scene
   * @param {number} time
   * @param {{ at: number[], size: number, horizon: number, lane: number, run: boolean,
   *   places: { start: number, wire: number } }} laid
   */
  #pair(scene, time, { at, size, horizon, lane, run, places }) {
    const stage = this.#stage;
    for (const side of scene.sides.keys()) {
      const nose = mix(places.start, places.wire, at[side]) * stage.width;
      const feet = horizon + lane * (side + 1) - lane * 0.07;
      drawShadow(stage.ink, { x: nose, y: feet }, size);
      if (run && !stage.light) drawWake(stage.ink, time + side, { x: nose, y: feet }, size);
      const cheers = crowd.cheers.filter((one) => one.lane === side + 1);
      drawStars(stage, cheers, time, { tail: { x: nose - (NOSE - TAIL) * size, y: feet }, size });
      this.#horse(scene, side, time, { nose, feet, size });
    }
  }

  /**
   * Seconds for which they have run: the grass stands while they stand.
   *
   * @param {Scene} scene
   * @param {number} time
   */
  #gone({ part }, time) {
    const [first] = this.#strides;
    if (!first || part === "paddock") return 0;
    return Math.max(0, (part === "wire" ? this.#since : time) - first.time);
  }

  /**
   * @param {Scene} scene
   * @param {number} horizon
   * @param {number} leads How far the first is.
   * @param {{ start: number, wire: number }} places
   */
  #wire({ part }, horizon, leads, { wire }) {
    const near = part === "wire" ? 1 : span(leads, IN_SIGHT, 1);
    if (part === "paddock" || near <= 0) return;
    const { ink, width, height } = this.#stage;
    const x = mix(1.05, wire, near) * width;
    for (let row = 0; horizon + row * SQUARE < height; row += 1)
      for (const column of [0, 1]) {
        ink.fillStyle = (row + column) % 2 ? "#f8f0dc" : "#14110b";
        ink.fillRect(x + column * SQUARE, horizon + row * SQUARE, SQUARE, SQUARE);
      }
  }

  /**
   * @param {Scene} scene
   * @param {number} side
   * @param {number} time
   * @param {{ nose: number, feet: number, size: number }} place
   */
  #horse(scene, side, time, { nose, feet, size }) {
    const { ink } = this.#stage;
    const { lane, label } = scene.sides[side];
    const phase = (scene.part === "wire" ? this.#since : time) * GALLOPS + side * 0.37;
    const turned = scene.part === "wire" ? ease(span(time - this.#since, 0.15, 0.15 + TURN)) : 0;
    const runs = scene.part !== "paddock" && (this.#strides.length > 0 || scene.part === "wire");
    ink.save();
    ink.translate(nose - NOSE * size, feet);
    ink.scale(size, size);
    // Two horses are few enough to be drawn anew in each frame: sharp at any size.
    drawHorse(ink, runs ? gallop(phase) : standing(time * 0.27 + side / 3, side), {
      lane,
      covered: turned < 0.5,
      label: turned < 0.5 ? "?" : label,
      flip: turned,
    });
    ink.restore();
  }
}
