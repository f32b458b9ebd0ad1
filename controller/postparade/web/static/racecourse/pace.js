// How many frames a second a page can draw, and how rich they may be: it measures itself, and gives up half of them
// before it stutters. What people notice is not few frames, but uneven ones.

/** From the best: frames a second, and whether scenes leave out what costs time. */
export const STEPS = [
  { frames: 60, light: false },
  { frames: 30, light: false },
  { frames: 30, light: true },
];
/** Frames after which the page judges itself; so many judgements in a row decide. */
const WINDOW = 45;
const AGREED = 2;
/** A frame that takes so much longer than it should is late; so many late ones in a window are too many. */
const LATE = 1.4;
const TOO_MANY = 0.3;
/** A longer pause is no slow frame: the page was hidden, or something was painted for the next scene. */
const PAUSE = 250;
/** Milliseconds after which a page that has slowed down tries once more. */
const AGAIN = 120_000;

export class Pace {
  #step = 0;
  #most;
  #frames = 0;
  #late = 0;
  #bad = 0;
  #last = -Infinity;
  #slowed = -Infinity;

  /** @param {number} [most] Frames a second that are never exceeded. */
  constructor(most = 60) {
    this.#most = most;
  }

  /** Whether scenes leave out what costs time. */
  get light() {
    return STEPS[this.#step].light;
  }

  /** Frames a second that are drawn now. */
  get frames() {
    return Math.min(this.#most, STEPS[this.#step].frames);
  }

  /**
   * Whether a frame is to be drawn at `now`, in milliseconds; if so, it is measured. With fewer than its own `frames` a
   * second the page shows nothing of what it can do.
   *
   * @param {number} now
   * @param {number} [frames] How many the picture needs at most.
   */
  due(now, frames = this.frames) {
    const period = 1000 / Math.min(frames, this.frames);
    const since = now - this.#last;
    // Screens refresh a little sooner or later than they say.
    if (since < period - 4) return false;
    this.#last = now;
    if (since < PAUSE && frames >= this.frames) this.#measure(since > period * LATE, now);
    return true;
  }

  /**
   * @param {boolean} late
   * @param {number} now
   */
  #measure(late, now) {
    this.#frames += 1;
    this.#late += Number(late);
    if (this.#frames < WINDOW) return;
    const bad = this.#late > TOO_MANY * WINDOW;
    this.#bad = bad ? this.#bad + 1 : 0;
    [this.#frames, this.#late] = [0, 0];
    if (this.#bad >= AGREED && this.#step < STEPS.length - 1) this.#go(this.#step + 1, now);
    else if (this.#step > 0 && !bad && now - this.#slowed > AGAIN) this.#go(this.#step - 1, now);
  }

  /**
   * @param {number} step
   * @param {number} now
   */
  #go(step, now) {
    this.#step = step;
    this.#bad = 0;
    this.#slowed = now;
  }
}
