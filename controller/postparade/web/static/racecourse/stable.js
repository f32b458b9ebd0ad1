// Where a scratched horse stands: a box behind its lane, from which it looks out and shakes its head.
import { coatOf, gradient, MARKING, NUMBERS, path, shade } from "./horse-figure.js";

/** @import { Stage } from "./stage.js" */
/** @import { Ink } from "./horse-figure.js" */
/** @import { Silks } from "../lib/page.js" */

const FULL = 2 * Math.PI;

/**
 * A stable whose middle stands at x, y, with a horse that looks out of it. `turn` -1 to 1 shakes its head, `grown` 1
 * is its usual size.
 *
 * @param {Stage} stage
 * @param {Silks} lane
 * @param {{ x: number, y: number, size: number, turn: number, blinks: boolean, grown?: number }} place
 */
export function drawStable(stage, lane, { x, y, size, turn, blinks, grown = 1 }) {
  const key = `${size} ${lane.label} ${lane.colour}`;
  const box = stage.kept(`stable ${lane.number}`, key, 96 * size, 96 * size, (ink) => {
    ink.scale(size, size);
    paintBox(ink);
  });
  const door = stage.kept(`door ${lane.number}`, key, 76 * size, 36 * size, (ink) => {
    ink.scale(size, size);
    paintDoor(ink, lane);
  });
  const { ink } = stage;
  ink.save();
  ink.translate(stage.sharp(x), stage.sharp(y + 3 * size));
  ink.scale(grown, grown);
  stage.put(box, -48 * size, -94 * size);
  ink.save();
  ink.translate(0, -28 * size);
  ink.scale(size * 0.98, size * 0.98);
  drawStabled(ink, lane.number, turn, blinks);
  ink.restore();
  stage.put(door, -38 * size, -34 * size);
  ink.restore();
}

/** @param {Ink} ink */
function paintBox(ink) {
  ink.translate(48, 94);
  ink.fillStyle = "#1a100a";
  ink.fillRect(-36, -72, 72, 72);
  ink.fillStyle = "#6b3f22";
  ink.fillRect(-42, -78, 8, 78);
  ink.fillRect(34, -78, 8, 78);
  ink.fillStyle = "#8a2f2a";
  ink.fill(path("M-47 -72L-36 -92L36 -92L47 -72Z"));
}

/**
 * @param {Ink} ink
 * @param {Silks} lane
 */
function paintDoor(ink, { label, colour }) {
  ink.fillStyle = "#7b4a29";
  ink.fillRect(2, 0, 72, 34);
  ink.fillStyle = "#4c2c17";
  for (let x = 12; x < 76; x += 12) ink.fillRect(x, 0, 3, 34);
  ink.fillStyle = "#fffaf0";
  ink.beginPath();
  ink.roundRect(20, 3, 36, 29, 5);
  ink.fill();
  ink.fillStyle = colour;
  ink.fillRect(21, 27, 34, 4);
  ink.fillStyle = "#17130b";
  ink.font = `800 ${label.length > 2 ? 16 : 24}px ${NUMBERS}`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(label, 38, 16);
}

/**
 * The head of a horse that looks over its stable door, from the front; `turn` -1 to 1 shakes it.
 *
 * @param {Ink} ink
 * @param {number} number
 * @param {number} turn
 * @param {boolean} blinks
 */
export function drawStabled(ink, number, turn, blinks) {
  const coat = coatOf(number);
  ink.save();
  ink.translate(turn * 5, 0);
  ink.rotate(turn * 0.16);
  ink.fillStyle = shade(coat, -0.3);
  ink.fill(path("M-20 0Q-18 -34 -10 -40L10 -40Q18 -34 20 0Z"));
  ink.translate(turn * 5, -34);
  ink.fillStyle = coat;
  for (const side of [-1, 1]) {
    ink.beginPath();
    ink.moveTo(side * 5, -20);
    ink.quadraticCurveTo(side * (16 - turn * side * 3), -40, side * 13, -22);
    ink.lineTo(side * 10, -16);
    ink.fill();
  }
  ink.fillStyle = gradient(
    ink,
    [-14, 0],
    [14, 0],
    [
      [0, shade(coat, -0.25)],
      [0.5 + turn * 0.3, shade(coat, 0.18)],
      [1, shade(coat, -0.3)],
    ],
  );
  ink.fill(path("M-14 -16C-16 -26 16 -26 14 -16C13 -2 10 8 10 18C10 28 -10 28 -10 18C-10 8 -13 -2 -14 -16Z"));
  ink.fillStyle = "#1d140d";
  ink.fill(path("M-8 -25Q0 -30 8 -25L3 -10L0 -15L-3 -8Z"));
  if (number % 2) {
    ink.fillStyle = MARKING;
    ink.beginPath();
    ink.ellipse(turn * 3, 2, 3, 9, 0, 0, FULL);
    ink.fill();
  }
  for (const side of [-1, 1]) {
    ink.fillStyle = "#0d0906";
    ink.beginPath();
    ink.ellipse(side * 11 + turn * 2, -10, 2.8, blinks ? 0.5 : 3.2, 0, 0, FULL);
    ink.ellipse(side * 4.5 + turn * 3, 19, 1.8, 2.6, 0, 0, FULL);
    ink.fill();
  }
  ink.restore();
}
