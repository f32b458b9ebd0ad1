// Whether a phone that moves is being shaken: some strokes to and fro in a short while, as dice are shaken in a cup.

/** Metres a second squared, beyond what a hand that walks or gestures makes. */
const STROKE = 14;
const STROKES = 3;
/** Milliseconds within which the strokes fall, and for which the phone then rests. */
const WITHIN = 900;
const REST = 1500;

/** Follows the acceleration of a phone without gravity. */
export class Shake {
  /** @type {number[]} */
  #strokes = [];
  #way = 0;
  #until = -Infinity;

  /**
   * One measurement at `now` (milliseconds), along the axis that moves most; true when it completes a shake.
   *
   * @param {{ x: number, y: number, z: number }} acceleration
   * @param {number} now
   */
  moved({ x, y, z }, now) {
    const along = [x, y, z].reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
    if (Math.abs(along) < STROKE || Math.sign(along) === this.#way || now < this.#until) return false;
    this.#way = Math.sign(along);
    this.#strokes = [...this.#strokes.filter((at) => now - at < WITHIN), now];
    if (this.#strokes.length < STROKES) return false;
    this.#strokes = [];
    this.#until = now + REST;
    return true;
  }
}
