// The course of a meeting: horses stand in the paddock while prices are chalked up, and run with pennants of their
// owners.
import { crowd, drawPennants, drawStars } from "/static/racecourse/crowd.js";
import { NOSE, TAIL, TOP } from "/static/racecourse/horse-figure.js";
import { lightOf } from "/static/racecourse/daylight.js";
import { Landscape } from "/static/racecourse/landscape.js";
import { venueOf } from "/static/racecourse/venue.js";
import { Loop } from "/static/racecourse/loop.js";
import { mix, span } from "/static/racecourse/motion.js";
import { placesAt } from "/static/racecourse/paces.js";
import { drawShadow, drawWake } from "/static/racecourse/particles.js";
import { Stage } from "/static/racecourse/stage.js";
import { still } from "/static/lib/show.js";

/** @import { Lane } from "/static/lib/page.js" */
/** @import { Told } from "/static/racecourse/paces.js" */

/** The share of the height above paddock and lanes, as the style sheet has it: there stand the words. */
const ABOVE = 0.25;
/** In a box of the paddock, the share above the feet; below hangs its board. */
const FEET = 0.54;
const GALLOPS = 2.2;
const SPEED = 2.6;
/** Places of the nose at the start and at the line, as shares of the width. */
const START = 0.37;
const LINE = 0.9;
const IN_SIGHT = 0.7;
const SQUARE = 11;

/**
 * @typedef {object} Scene
 * @property {"paddock" | "race"} part
 * @property {Lane[]} lanes Those that are withdrawn are scratched.
 * @property {number[]} at Positions from 0 to 1.
 * @property {number} seconds In which they are reached.
 * @property {boolean} home
 * @property {number} race
 * @property {number} races
 * @property {HTMLElement[]} pennants By lane, what flies behind the horse.
 */

/** Screens that are taller than wide: the style sheet of the board asks the same. */
const tallScreen = matchMedia("(max-aspect-ratio: 1)");

/**
 * How many boxes stand side by side in the paddock.
 *
 * @param {number} runners
 */
export const boxesIn = (runners) => (tallScreen.matches ? 3 : Math.max(2, Math.ceil(runners / 2)));

export class MeetingCourse {
  canvas = document.createElement("canvas");
  #stage = new Stage(this.canvas);
  #loop = new Loop((time) => this.#draw(time));
  /** @type {Landscape | undefined} */
  #landscape;
  /** @type {Scene | undefined} */
  #scene;
  /** @type {Told[]} */
  #told = [];
  #home = 0;
  /** The share of the width that the boxes of the paddock have. */
  #boxes = 1;

  constructor() {
    this.canvas.className = "oo-canvas";
    this.canvas.setAttribute("aria-hidden", "true");
    new ResizeObserver(() => {
      this.#boxes = Number(getComputedStyle(this.canvas).getPropertyValue("--boxes")) || 1;
      this.#loop.show();
    }).observe(this.canvas);
  }

  /**
   * Show a scene from now on.
   *
   * @param {Scene} scene
   */
  show(scene) {
    const now = performance.now() / 1000;
    const before = this.#scene;
    const fresh = before?.race !== scene.race || before.part !== scene.part;
    if (fresh) this.#told = [];
    if (scene.home && !before?.home) this.#home = now;
    const last = this.#told.at(-1)?.at ?? scene.at.map(() => 0);
    if (scene.part === "race" && scene.at.some((at, lane) => at !== last[lane])) {
      // A page that comes late finds them where they are.
      const time = fresh ? now - scene.seconds : now;
      this.#told.push({ time, seconds: scene.seconds, at: scene.at });
    }
    this.#scene = scene;
    this.#landscape = this.#seen(scene);
    this.#loop.start();
    this.#loop.show();
  }

  /** @param {Scene} scene */
  #seen({ race, races }) {
    const light = lightOf(race, races);
    if (this.#landscape?.light === light) return this.#landscape;
    return new Landscape(this.#stage, venueOf("odds-on"), light);
  }

  /**
   * Returns whether nothing in the picture runs.
   *
   * @param {number} time
   */
  #draw(time) {
    if (!this.canvas.isConnected) return void this.#loop.stop();
    const stage = this.#stage;
    stage.resize();
    if (!stage.width || !this.#scene || !this.#landscape) return undefined;
    stage.light = this.#loop.pace.light;
    stage.begin();
    if (this.#scene.part === "race") return void this.#race(this.#scene, this.#landscape, time);
    this.#paddock(this.#scene, this.#landscape, time);
    return !crowd.waves(time);
  }

  /**
   * @param {Scene} scene
   * @param {Landscape} landscape
   * @param {number} time
   */
  #paddock({ lanes }, landscape, time) {
    const { ink, width, height } = this.#stage;
    const top = Math.round(height * ABOVE);
    const columns = boxesIn(lanes.length);
    const rows = Math.max(1, Math.ceil(lanes.length / columns));
    const [wide, tall] = [(width * this.#boxes) / columns, (height - top) / rows];
    landscape.drawBehind(top);
    drawPennants(this.#stage, crowd.cheers, time, top);
    landscape.drawOpenTurf(top, height - top, rows, 0);
    const size = Math.min((tall * (FEET - 0.04)) / -TOP, (wide * 0.72) / (NOSE - TAIL));
    for (const [at, lane] of lanes.entries()) {
      if (lane.scratched) continue;
      const x = ((at % columns) + 0.5) * wide + ((NOSE - TAIL) / 2) * size;
      const y = top + (Math.floor(at / columns) + FEET) * tall;
      drawShadow(ink, { x, y }, size);
      this.#stage.horse(`box ${lane.number}`, { lane }, size).draw(ink, { phase: time * 0.27 + at / 3 }, x, y);
    }
  }

  /**
   * The picture of `time`: a function of the places told so far, and of the time.
   *
   * @param {Scene} scene
   * @param {Landscape} landscape
   * @param {number} time
   */
  #race(scene, landscape, time) {
    const { width, height } = this.#stage;
    const { lanes, pennants, home } = scene;
    const top = Math.round(height * ABOVE);
    const tall = (height - top) / lanes.length;
    const size = Math.min((tall * 1.45) / -TOP, (width * 0.19) / (NOSE - TAIL));
    const at = placesAt(this.#told, still.matches ? Infinity : time);
    const stop = home ? this.#ended() : time;
    const gone = this.#gone(Math.min(time, stop));
    const pan = gone * SPEED * (NOSE - TAIL) * size;
    landscape.drawBehind(top, pan);
    drawPennants(this.#stage, crowd.cheers, time, top);
    landscape.drawOpenTurf(top, height - top, lanes.length, pan);
    this.#line(top, home ? 1 : span(Math.max(0, ...at), IN_SIGHT, 1));
    const gallop = gone > 0;
    for (const [index, lane] of lanes.entries()) {
      if (pennants[index]) pennants[index].hidden = Boolean(lane.scratched);
      if (lane.scratched) continue;
      const x = mix(START, LINE, at[index] ?? 0) * width;
      const y = top + tall * (index + 0.9);
      const phase = gallop ? Math.min(time, stop) * GALLOPS + index * 0.37 : time * 0.27 + index / 3;
      this.#runner(lane, { x, y, size, phase, gallop, dusty: gallop && time <= stop });
      const cheers = crowd.cheers.filter((one) => one.lane === lane.number);
      drawStars(this.#stage, cheers, time, { tail: { x: x - (NOSE - TAIL) * size, y }, size });
      if (pennants[index]) fly(pennants[index], x - (NOSE - TAIL) * size, y - tall * 0.45);
    }
  }

  /**
   * @param {Lane} lane
   * @param {{ x: number, y: number, size: number, phase: number, gallop: boolean, dusty: boolean }} how
   */
  #runner(lane, { x, y, size, phase, gallop, dusty }) {
    const { ink, light } = this.#stage;
    drawShadow(ink, { x, y }, size);
    if (dusty && !light) drawWake(ink, phase, { x, y }, size);
    this.#stage.horse(`run ${lane.number}`, { lane }, size).draw(ink, { gallop, phase }, x, y);
  }

  /** Seconds for which they have run at `time`. @param {number} time */
  #gone(time) {
    return this.#told.length ? Math.max(0, time - this.#told[0].time) : 0;
  }

  /** When the last of them stood at the line. */
  #ended() {
    const last = this.#told.at(-1);
    return Math.max(this.#home, last ? last.time + last.seconds : 0);
  }

  /**
   * The line comes into the picture when the first is near it.
   *
   * @param {number} top
   * @param {number} near
   */
  #line(top, near) {
    if (near <= 0) return;
    const { ink, width, height } = this.#stage;
    const x = mix(1.03, LINE, near) * width;
    for (let row = 0; top + row * SQUARE < height; row += 1)
      for (const column of [0, 1]) {
        ink.fillStyle = (row + column) % 2 ? "#f8f0dc" : "#14110b";
        ink.fillRect(x + column * SQUARE, top + row * SQUARE, SQUARE, SQUARE);
      }
  }
}

/**
 * Put a pennant behind its horse: its right end, at half its height.
 *
 * @param {HTMLElement} pennant
 * @param {number} x
 * @param {number} y
 */
function fly(pennant, x, y) {
  pennant.style.setProperty("--x", `${x.toFixed(1)}px`);
  pennant.style.setProperty("--y", `${y.toFixed(1)}px`);
}
