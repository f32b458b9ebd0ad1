// Draws frame after frame while there is something to see.
import { still } from "../lib/show.js";
import { Pace } from "./pace.js";

/** Frames a second at most, as the address of the page wishes (`/?frames=30`). */
const MOST = Number(new URLSearchParams(globalThis.location?.search).get("frames")) || 60;
/** Frames a second of a picture in which nothing runs: horses breathe in steps, and heads turn slower than a pixel in
 *  each of them. */
const RESTING = 30;
/** Milliseconds from one frame of a screen to the next. */
const REFRESH = 1000 / 60;

export class Loop {
  pace = new Pace(MOST);
  #draw;
  #runs = false;
  #rests = false;
  #request = 0;
  #timer = 0;

  /**
   * `draw(time)` draws the picture of `time`, in seconds as `performance.now()` counts them, and says with `true` that
   * nothing in it runs: then it is drawn half as often, until `show` is called. Where nobody wants motion it is only
   * called when `show` is.
   *
   * @param {(time: number) => boolean | void} draw
   */
  constructor(draw) {
    this.#draw = draw;
    still.addEventListener?.("change", () => this.show());
  }

  /** Draw frame after frame from now on. */
  start() {
    if (this.#runs) return;
    this.#runs = true;
    this.#next();
  }

  stop() {
    this.#runs = false;
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
    [this.#request, this.#timer] = [0, 0];
  }

  /** Something has changed: draw it, even where nobody wants motion. */
  show() {
    this.#rests = false;
    if (!this.#runs || this.#request) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#next();
  }

  #next() {
    this.#request = requestAnimationFrame((now = performance.now()) => {
      this.#request = 0;
      if (!this.#runs) return;
      if (still.matches) return void this.#draw(now / 1000);
      if (!this.pace.due(now, this.#rests ? RESTING : undefined)) return this.#next();
      this.#rests = this.#draw(now / 1000) === true;
      if (this.#runs && !this.#request) this.#wait(now);
    });
  }

  /**
   * Ask for the frame after that of `now`. What is not to be drawn is not asked for: the page rests until then.
   *
   * @param {number} now
   */
  #wait(now) {
    const period = 1000 / Math.min(this.pace.frames, this.#rests ? RESTING : MOST);
    const left = now + period - REFRESH - performance.now();
    if (left <= 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#next();
    }, left);
  }
}
