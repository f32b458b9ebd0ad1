// A roll over the track: two large dice, the sum that flies into its lane, fines that fly to the pot.
import { NUMBERS } from "./horse-figure.js";
import { arc, mix, overshoot, span } from "./motion.js";
import { drawFlight } from "./particles.js";
import { beatAt, diceAt, strikes, sumAt } from "./race-script.js";
import { drawDie } from "./solid-dice.js";

/** @import { Point } from "./particles.js" */
/** @import { RaceView } from "./race-picture.js" */
/** @import { Beat, Script } from "./race-script.js" */
/** @import { Stage } from "./stage.js" */

/** Chips that fly for each one that is paid, and how many at most. */
const FLOWN = 3;
const MOST_FLOWN = 24;
/** After a fine has been paid no chip flies for it any more, in seconds. */
const PAID = 2.5;

/** Edges of a die and height of a sum, for a picture of this size. @param {Stage} stage */
export const sizesOf = ({ width, height }) => ({
  die: Math.min(0.2 * height, 0.17 * width),
  sum: Math.min(0.31 * height, 0.26 * width),
});

/** Where dice lie. @param {Stage} stage @param {number} which */
export function restOf(stage, which) {
  const { die } = sizesOf(stage);
  return { x: stage.width / 2 + (which ? 0.9 : -0.9) * die, y: stage.height * (which ? 0.59 : 0.56) };
}

/**
 * Draw what is on of a roll at `time`. `project(number, point)` says where a point of a lane is in the picture.
 *
 * @param {Stage} stage
 * @param {RaceView} view
 * @param {Script} script
 * @param {number} time
 * @param {(number: number, point: Point) => Point} project
 */
export function drawRoll(stage, view, script, time, project) {
  const beat = beatAt(script, time);
  if (beat?.dice) drawDice(stage, beat.dice, beat, view.seatAt(beat.thrower), time);
  if (beat && beat.lane !== null) drawSum(stage, view, beat, beat.lane, time, project);
  for (const past of script.beats) {
    const age = time - strikes(past);
    if (age < 0 || age > PAID) continue;
    for (const { seat, chips } of past.fines)
      drawFlight(stage, age, {
        from: view.seatAt(seat),
        to: view.pot,
        count: Math.min(MOST_FLOWN, FLOWN * chips),
        colour: view.colourOf(seat),
        radius: Math.max(10, Math.round(stage.height * 0.0165)),
      });
  }
}

/**
 * @param {Stage} stage
 * @param {number[]} faces
 * @param {Beat} beat
 * @param {Point} from
 * @param {number} time
 */
function drawDice(stage, faces, beat, from, time) {
  const { ink, height } = stage;
  const { die: edge } = sizesOf(stage);
  for (const [which, die] of diceAt(beat, time).entries()) {
    if (die.seen <= 0) continue;
    const rest = restOf(stage, which);
    const [x, ground] = [mix(from.x, rest.x, die.way), mix(from.y, rest.y, die.way)];
    const size = edge * die.size * mix(0.45, 1, die.seen);
    ink.globalAlpha = die.seen;
    ink.fillStyle = "rgba(0,0,0,0.45)";
    ink.beginPath();
    ink.ellipse(x + 8, ground + size * 0.7, size * 0.6, size * 0.17, 0, 0, 2 * Math.PI);
    ink.fill();
    const drawn = { shown: faces[which], tilt: which ? 0.1 : -0.13 };
    const y = ground - die.high * height * 0.2;
    // A die that lies is copied: only one that spins looks different in each frame.
    if (die.spin) drawDie(ink, { x, y, size, spin: die.spin, ...drawn });
    else {
      const lies = stage.kept(`die ${which}`, `${drawn.shown} ${edge}`, 2 * edge, 2 * edge, (inner) =>
        drawDie(inner, { x: edge, y: edge, size: edge, ...drawn }),
      );
      stage.put(lies, x - size, y - size, size / edge);
    }
    ink.globalAlpha = 1;
  }
}

/**
 * @param {Stage} stage
 * @param {RaceView} view
 * @param {Beat} beat
 * @param {number} number
 * @param {number} time
 * @param {(number: number, point: Point) => Point} project
 */
function drawSum(stage, view, beat, number, time, project) {
  const { grown, flown, gone } = sumAt(beat, time);
  const { track, lanes } = view;
  const lane = lanes.find((one) => one.number === number);
  if (!lane || grown <= 0 || time > strikes(beat) + 0.4) return;
  const size = track.size(track.row(number));
  const target = project(number, track.nose(number, beat.stabled ? 0 : (beat.moves[0]?.from ?? 0)));
  const strike = { x: target.x - (beat.stabled ? 50 : 90) * size, y: target.y - 55 * size };
  if (gone) return drawRing(stage, strike, lane.colour, span(time, strikes(beat), strikes(beat) + 0.35));
  const { sum } = sizesOf(stage);
  const x = mix(stage.width / 2, strike.x, flown);
  const y = mix(stage.height * 0.3, strike.y, flown) - arc(flown) * 0.08 * stage.height;
  const wide = sum * 1.5;
  const picture = stage.kept(`sum ${number}`, `${beat.sum} ${lane.colour}`, wide, sum * 1.2, (ink) => {
    ink.translate(wide / 2, sum * 0.6);
    ink.font = `800 ${sum}px ${NUMBERS}`;
    ink.textAlign = "center";
    ink.textBaseline = "middle";
    ink.lineJoin = "round";
    for (const [edge, colour] of /** @type {[number, string][]} */ ([
      [0.1, "#0b0a07"],
      [0.036, "#fff8e6"],
    ])) {
      ink.strokeStyle = colour;
      ink.lineWidth = sum * edge;
      ink.strokeText(String(beat.sum), 0, 0);
    }
    ink.fillStyle = lane.colour;
    ink.fillText(String(beat.sum), 0, 0);
  });
  const zoom = overshoot(grown) * mix(1, 0.3, flown);
  if (zoom > 0.02) stage.put(picture, x - (wide / 2) * zoom, y - sum * 0.6 * zoom, zoom + 1e-9);
  return undefined;
}

/**
 * A ring where a sum strikes its lane.
 *
 * @param {Stage} stage
 * @param {Point} at
 * @param {string} colour
 * @param {number} share
 */
function drawRing({ ink }, { x, y }, colour, share) {
  if (share <= 0 || share >= 1) return;
  ink.strokeStyle = colour;
  ink.globalAlpha = 1 - share;
  ink.lineWidth = 14 * (1 - share) + 2;
  ink.beginPath();
  ink.ellipse(x, y, 60 + 190 * share, 30 + 80 * share, 0, 0, 2 * Math.PI);
  ink.stroke();
  ink.globalAlpha = 1;
}
