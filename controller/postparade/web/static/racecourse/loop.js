// Draws frame after frame while there is something to see.
import { still } from "../lib/show.js";
import { Pace } from "./pace.js";

/** Frames a second at most, as the address of the page wishes (`/?frames=30`). */
const MOST = Number(new URLSearchParams(globalThis.location?.search).get("frames")) || 60;

export class Loop {
  pace = new Pace(MOST);
  #draw;
  #runs = false;
  #request = 0;

  /**
   * `draw(time)` draws the picture of `time`, in seconds as `performance.now()` counts them. Where nobody wants
   * motion it is only called when `show` is.
   *
   * @param {(time: number) => void} draw
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
    this.#request = 0;
  }

  /** Something has changed: draw it, even where nobody wants motion. */
  show() {
    if (!this.#runs || this.#request) return;
    this.#next();
  }

  #next() {
    this.#request = requestAnimationFrame((now = performance.now()) => {
      this.#request = 0;
      if (!this.#runs) return;
      if (still.matches) return this.#draw(now / 1000);
      if (this.pace.due(now)) this.#draw(now / 1000);
      return this.#next();
    });
  }
}
