// The outline of the tray over the live picture: drawn, and changed by dragging its corners or with the arrow keys.
import { el, svg } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {[number, number]} Corner */
/** @typedef {[number, number, number, number]} Box */

const MOST_HANDLES = 16;
const STEP = 0.01;

/** @param {number} share */
const inside = (share) => Math.min(1, Math.max(0, share));

/**
 * Draw into `figure`, which holds the picture. Returns {show({corners, editable, places, dice, anew}), corners,
 * scale(factor)}; all places are shares of the picture. `anew` discards what somebody has dragged.
 *
 * @param {HTMLElement} figure
 */
export function mountOutline(figure) {
  const marks = svg("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none", class: "marks", "aria-hidden": "true" });
  /** @type {HTMLElement[]} */
  const handles = [];
  /** @type {Corner[] | null} */
  let corners = null;
  let editable = false;
  let shown = "";
  figure.append(marks);

  /**
   * @param {Box[]} places
   * @param {Box[]} dice
   */
  const draw = (places, dice) => {
    const points = (corners ?? []).map(([x, y]) => `${x},${y}`);
    marks.replaceChildren(
      ...(corners
        ? [
            svg("path", { class: "outside", d: `M0 0H1V1H0Z M${points.join(" L")}Z` }),
            svg("polygon", { class: "tray", points: points.join(" ") }),
          ]
        : []),
      ...places.map(([x, y, width, height]) => svg("rect", { class: "place", x, y, width, height })),
      ...dice.map(([x, y, width, height]) => svg("rect", { class: "die", x, y, width, height })),
    );
    handles.forEach((handle, at) => {
      handle.style.setProperty("--x", String(corners?.[at][0]));
      handle.style.setProperty("--y", String(corners?.[at][1]));
    });
  };

  /**
   * @param {number} at
   * @param {number} x
   * @param {number} y
   */
  const move = (at, x, y) => {
    corners = (corners ?? []).map((corner, other) => (other === at ? [inside(x), inside(y)] : corner));
    draw([], []);
  };

  /** @param {number} at */
  const handleFor = (at) => {
    const handle = el("button", { type: "button", class: "corner", "aria-label": t("corner", { number: at + 1 }) });
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const { left, top, width, height } = figure.getBoundingClientRect();
      move(at, (event.clientX - left) / width, (event.clientY - top) / height);
    });
    handle.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way || !corners) return;
      event.preventDefault();
      move(at, corners[at][0] + way[0] * STEP, corners[at][1] + way[1] * STEP);
    });
    return handle;
  };

  const grip = () => {
    const count = editable && corners && corners.length <= MOST_HANDLES ? corners.length : 0;
    while (handles.length > count) handles.pop()?.remove();
    while (handles.length < count) {
      handles.push(handleFor(handles.length));
      figure.append(handles[handles.length - 1]);
    }
  };

  return {
    get corners() {
      return corners;
    },
    /**
     * Show an outline; one that is being edited is not replaced by what the table still has.
     *
     * @param {{ corners: Corner[] | null, editable?: boolean, places?: Box[], dice?: Box[], anew?: boolean }} given
     */
    show({ corners: wanted, editable: edit = false, places = [], dice = [], anew = false }) {
      const print = JSON.stringify([wanted, edit, places, dice]);
      if (print === shown && !anew) return;
      shown = print;
      if (!(edit && editable) || anew) corners = wanted;
      editable = edit;
      grip();
      draw(places, dice);
    },
    /**
     * Make the outline larger or smaller around its middle.
     *
     * @param {number} factor
     */
    scale(factor) {
      if (!corners) return;
      const all = corners;
      const [x, y] = [0, 1].map((axis) => all.reduce((sum, corner) => sum + corner[axis], 0) / all.length);
      corners = all.map((corner) => [inside(x + (corner[0] - x) * factor), inside(y + (corner[1] - y) * factor)]);
      draw([], []);
    },
  };
}
