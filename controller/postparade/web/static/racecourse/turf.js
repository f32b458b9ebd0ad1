// The turf of a track with its lanes: bands as long as a space, so that spaces can be counted, and the line.
import { lit, nightOf } from "./daylight.js";
import { mown, rough } from "./venue.js";
import { mix } from "./motion.js";

/** @import { Landscape } from "./landscape.js" */
/** @import { Ink, Stage } from "./stage.js" */
/** @import { Track } from "./perspective.js" */

/**
 * @typedef {object} Ground
 * @property {Track} track
 * @property {Landscape} landscape
 * @property {number[]} scratched The numbers of horses that do not run.
 * @property {number | null} redLine The position of the red line of games that have one.
 */

const FULL = 2 * Math.PI;

/**
 * Where a lane lies between two places before the line.
 *
 * @param {Ink} ink
 * @param {Track} track
 * @param {number} row
 * @param {number} from Spaces before the line.
 * @param {number} to
 * @param {number} [inset]
 */
export function laneShape(ink, track, row, from, to, inset = 0) {
  const [upper, lower] = [track.edge(row) + inset, track.edge(row + 1) - inset];
  ink.beginPath();
  ink.moveTo(track.x(from, upper), upper);
  ink.lineTo(track.x(to, upper), upper);
  ink.lineTo(track.x(to, lower), lower);
  ink.lineTo(track.x(from, lower), lower);
  ink.closePath();
}

/**
 * The turf as a picture whose upper edge is that of the track.
 *
 * @param {Stage} stage
 * @param {Ground} ground
 */
export function turfOf(stage, ground) {
  const { track, landscape, scratched, redLine } = ground;
  const { width, height, top } = track.area;
  const lanes = track.lanes.map(({ number, length }) => [number, length]);
  const key = JSON.stringify([landscape.key, track.area, lanes, scratched, redLine]);
  return stage.kept("turf", key, width, height - top, (ink) => {
    ink.translate(0, -top);
    paint(ink, ground);
  });
}

/**
 * @param {Ink} ink
 * @param {Ground} ground
 */
function paint(ink, { track, landscape: { light, venue }, scratched, redLine }) {
  const { width, height, top, bottom } = track.area;
  ink.fillStyle = rough(venue, light);
  ink.fillRect(0, top, width, height - top);
  for (const [row, lane] of track.lanes.entries()) {
    const out = scratched.includes(lane.number);
    for (let space = -1; space < lane.length; space += 1) {
      const bright = (space + 40) % 2 === 0;
      ink.fillStyle = out ? bare(light, bright) : mown(venue, light, bright);
      laneShape(ink, track, row, space + 1, space, 2);
      ink.fill();
    }
    paintMarks(ink, track, row, out, redLine);
  }
  ink.fillStyle = lit(light, "#2f5f2c", "#2f3a1c", "#062018");
  ink.globalAlpha = 0.6;
  ink.beginPath();
  ink.moveTo(track.x(0, top), top);
  ink.lineTo(width, top);
  ink.lineTo(width, bottom);
  ink.lineTo(track.x(0, bottom), bottom);
  ink.fill();
  ink.globalAlpha = 1;
  paintLine(ink, track);
  paintLight(ink, track, light);
}

/** @param {number} light @param {boolean} bright */
const bare = (light, bright) =>
  lit(light, bright ? "#47603c" : "#41583a", bright ? "#463f2b" : "#403a28", bright ? "#10231f" : "#0d1f1b");

/**
 * The places of a lane: where its horse stands at the post, after each space, and at the red line.
 *
 * @param {Ink} ink
 * @param {Track} track
 * @param {number} row
 * @param {boolean} out
 * @param {number | null} redLine
 */
function paintMarks(ink, track, row, out, redLine) {
  const { length } = track.lanes[row];
  const y = mix(track.edge(row), track.edge(row + 1), 0.56);
  ink.fillStyle = out ? "#ffffff22" : "#ffffffa0";
  for (let space = 1; space <= length; space += 1) {
    ink.beginPath();
    ink.ellipse(track.x(space, y), y, 4.2, 3, 0, 0, FULL);
    ink.fill();
  }
  ink.fillStyle = "#ffffffb0";
  laneShape(ink, track, row, length + 0.04, length - 0.04, 2);
  ink.fill();
  if (redLine === null) return;
  ink.fillStyle = "#ff3b30";
  laneShape(ink, track, row, length - redLine + 0.07, length - redLine - 0.07, 0);
  ink.fill();
}

const ROWS = 44;

/**
 * @param {Ink} ink
 * @param {Track} track
 */
function paintLine(ink, track) {
  const { top, bottom, width } = track.area;
  const wide = width * 0.0047;
  for (let row = 0; row < ROWS; row += 1) {
    const [upper, lower] = [mix(top, bottom, row / ROWS), mix(top, bottom, (row + 1) / ROWS)];
    for (const column of [0, 1]) {
      ink.fillStyle = (row + column) % 2 ? "#f4f4f0" : "#101010";
      ink.beginPath();
      ink.moveTo(track.x(0, upper) + column * wide, upper);
      ink.lineTo(track.x(0, upper) + (column + 1) * wide, upper);
      ink.lineTo(track.x(0, lower) + (column + 1) * wide, lower);
      ink.lineTo(track.x(0, lower) + column * wide, lower);
      ink.fill();
    }
  }
}

/**
 * Pools of floodlight by night, the low sun before.
 *
 * @param {Ink} ink
 * @param {Track} track
 * @param {number} light
 */
function paintLight(ink, track, light) {
  const { width, height, top, bottom } = track.area;
  const night = nightOf(light);
  for (let pool = 0; pool < 5 && night > 0; pool += 1) {
    const [x, y, radius] = [width * (0.08 + pool * 0.22), mix(top, bottom, 0.45 + 0.15 * (pool % 2)), width * 0.22];
    const glow = ink.createRadialGradient(x, y, 20, x, y, radius);
    glow.addColorStop(0, `rgba(220,255,215,${0.2 * night})`);
    glow.addColorStop(1, "rgba(220,255,215,0)");
    ink.fillStyle = glow;
    ink.fillRect(x - radius, top, 2 * radius, height);
  }
  if (light >= 0.85) return;
  const sun = ink.createLinearGradient(0, 0, width, 0);
  sun.addColorStop(0, `rgba(255,180,90,${0.26 * Math.sin(Math.PI * Math.min(1, light * 1.1))})`);
  sun.addColorStop(1, "rgba(255,190,90,0)");
  ink.fillStyle = sun;
  ink.fillRect(0, top, width, height);
}
