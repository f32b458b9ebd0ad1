// The outline of the tray over the live picture: drawn, and changed by dragging its corners or with the arrow keys.
import { el, svg } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {[number, number]} Corner */
/** @typedef {[number, number, number, number]} Box */

const MOST_HANDLES = 16;
const STEP = 0.01;

/** @param {number} share */
const inside = (share) => Math.min(1, Math.max(0, share));

/** The outline over a picture; all places are shares of the picture. */
class TrayOutline {
  marks = svg("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none", class: "marks", "aria-hidden": "true" });
  /** @type {HTMLElement[]} */
  handles = [];
  /** @type {Corner[] | null} */
  corners = null;
  editable = false;
  shown = "";

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    figure.append(this.marks);
  }

  /**
   * Show an outline; one that is being edited is not replaced by what the table still has, unless it is `anew`, which
   * discards what somebody has dragged.
   *
   * @param {{ corners: Corner[] | null, editable?: boolean, places?: Box[], dice?: Box[], anew?: boolean }} given
   */
  show({ corners, editable = false, places = [], dice = [], anew = false }) {
    const print = JSON.stringify([corners, editable, places, dice]);
    if (print === this.shown && !anew) return;
    this.shown = print;
    if (!(editable && this.editable) || anew) this.corners = corners;
    this.editable = editable;
    this.grip();
    this.draw(places, dice);
  }

  /**
   * Make the outline larger or smaller around its middle.
   *
   * @param {number} factor
   */
  scale(factor) {
    if (!this.corners) return;
    const all = this.corners;
    const [x, y] = [0, 1].map((axis) => all.reduce((sum, corner) => sum + corner[axis], 0) / all.length);
    this.corners = all.map((corner) => [inside(x + (corner[0] - x) * factor), inside(y + (corner[1] - y) * factor)]);
    this.draw([], []);
  }

  /**
   * @param {Box[]} places
   * @param {Box[]} dice
   */
  draw(places, dice) {
    const { corners } = this;
    const points = (corners ?? []).map(([x, y]) => `${x},${y}`);
    this.marks.replaceChildren(
      ...(corners
        ? [
            svg("path", { class: "outside", d: `M0 0H1V1H0Z M${points.join(" L")}Z` }),
            svg("polygon", { class: "tray", points: points.join(" ") }),
          ]
        : []),
      ...places.map(([x, y, width, height]) => svg("rect", { class: "place", x, y, width, height })),
      ...dice.map(([x, y, width, height]) => svg("rect", { class: "die", x, y, width, height })),
    );
    this.handles.forEach((handle, at) => {
      handle.style.setProperty("--x", String(corners?.[at][0]));
      handle.style.setProperty("--y", String(corners?.[at][1]));
    });
  }

  /** As many handles as there are corners to drag. */
  grip() {
    const { corners, editable, handles, figure } = this;
    const count = editable && corners && corners.length <= MOST_HANDLES ? corners.length : 0;
    while (handles.length > count) handles.pop()?.remove();
    while (handles.length < count) {
      handles.push(this.handleFor(handles.length));
      figure.append(handles[handles.length - 1]);
    }
  }

  /** @param {number} at */
  handleFor(at) {
    const handle = el("button", { type: "button", class: "corner", "aria-label": t("corner", { number: at + 1 }) });
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const { left, top, width, height } = this.figure.getBoundingClientRect();
      this.move(at, (event.clientX - left) / width, (event.clientY - top) / height);
    });
    handle.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way || !this.corners) return;
      event.preventDefault();
      this.move(at, this.corners[at][0] + way[0] * STEP, this.corners[at][1] + way[1] * STEP);
    });
    return handle;
  }

  /**
   * @param {number} at
   * @param {number} x
   * @param {number} y
   */
  move(at, x, y) {
    this.corners = (this.corners ?? []).map((corner, other) => (other === at ? [inside(x), inside(y)] : corner));
    this.draw([], []);
  }
}

/**
 * Draw into `figure`, which holds the picture.
 *
 * @param {HTMLElement} figure
 */
export const mountOutline = (figure) => new TrayOutline(figure);
