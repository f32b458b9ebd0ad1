// Solid dice: cubes that roll in the hand and fall on a face. The face comes from the table; a cube only shows it.
import { die } from "./dice.js";
import { el } from "./dom.js";
import { still } from "./show.js";

/** Faces of a cube by the side they are on; opposite faces make seven. */
const SIDES = { front: 1, right: 3, back: 6, left: 4, top: 2, bottom: 5 };
/**
 * By the face that lies in front how a cube is turned; a little askew, so that it is seen to be solid.
 *
 * @type {Record<number, string>}
 */
const TURNS = {
  1: "rotateX(0deg) rotateY(0deg)",
  2: "rotateX(-90deg) rotateY(0deg)",
  3: "rotateX(0deg) rotateY(-90deg)",
  4: "rotateX(0deg) rotateY(90deg)",
  5: "rotateX(90deg) rotateY(0deg)",
  6: "rotateX(0deg) rotateY(180deg)",
};
const ASKEW = "rotateX(22deg) rotateY(14deg)";
const SPIN = 620;
const FALL = 380;

/** One solid die; attribute `face` 1 to 6. Dice with other `sides`, and faces that nobody saw, lie flat. */
class SolidDie extends HTMLElement {
  static observedAttributes = ["face"];
  /** @type {HTMLElement | undefined} */
  #cube;
  /** @type {Animation | undefined} */
  #spin;

  attributeChangedCallback() {
    const face = Number(this.getAttribute("face"));
    if (!(face in TURNS) || (this.getAttribute("sides") ?? "6") !== "6") {
      this.#cube = undefined;
      this.replaceChildren(face ? el("span", { class: "flat display number" }, String(face)) : die(null));
      return;
    }
    if (!this.#cube) {
      const sides = Object.entries(SIDES).map(([side, shown]) => el("span", { class: `side ${side}` }, die(shown)));
      this.#cube = el("span", { class: "cube" }, sides);
      this.replaceChildren(this.#cube);
    }
    this.#cube.style.transform = `${ASKEW} ${TURNS[face]}`;
  }

  /** Whether the die rolls at this moment. */
  get rolls() {
    return this.#spin !== undefined;
  }

  /** Roll until `fall` says what it shows; `way` 1 or -1 is the direction. */
  spin(way = 1) {
    if (still.matches || !this.#cube || this.#spin) return;
    const from = "rotateX(0deg) rotateY(0deg) rotateZ(0deg)";
    const to = `rotateX(${way * 720}deg) rotateY(360deg) rotateZ(${way * -360}deg)`;
    this.#spin = this.#cube.animate({ transform: [from, to] }, { duration: SPIN, iterations: Infinity });
  }

  /**
   * Come to lie with `face` up; from a roll it takes a moment.
   *
   * @param {number | null} face
   */
  fall(face) {
    const from = this.#cube && this.#spin ? getComputedStyle(this.#cube).transform : "";
    this.#spin?.cancel();
    this.#spin = undefined;
    const shown = String(face ?? "blank");
    if (this.getAttribute("face") !== shown) this.setAttribute("face", shown);
    if (!from || !this.#cube || still.matches) return;
    this.#cube.animate(
      { transform: [from, this.#cube.style.transform] },
      { duration: FALL, easing: "cubic-bezier(0.2, 0.9, 0.3, 1.15)" },
    );
  }
}
customElements.define("pp-solid-die", SolidDie);

/**
 * @param {number | null | undefined} face
 * @param {number} [sides]
 * @returns {SolidDie}
 */
export const solidDie = (face, sides = 6) => /** @type {any} */ (el("pp-solid-die", { sides, face: face ?? "blank" }));
