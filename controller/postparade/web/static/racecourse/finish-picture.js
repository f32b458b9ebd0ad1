// The scenes after the line, each in a colour of its own: the photograph, the winner's circle, and the hall in which
// the chips are paid. None is bright: nothing lights up a dark room.
import { drawHorse } from "./horse-figure.js";
import { standing } from "./horse-pose.js";
import { ease, overshoot, mix, scatter, settle, span } from "./motion.js";
import { drawConfetti, drawFlight } from "./particles.js";
import { noseIn, photograph, STRIP } from "./slit-camera.js";

/** @import { Point } from "./particles.js" */
/** @import { Photographed } from "./slit-camera.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Silks } from "../lib/page.js" */

/** Seconds after which the strip is uncovered, and in which the judge draws the lines. */
const UNCOVERED = 1.3;
const DRAWN = [1.35, 1.65];
/** By scene, the colours of its hall: in the middle, around it, and far out. */
const HALLS = {
  circle: ["#4d3474", "#1d1640", "#070614"],
  money: ["#1d5163", "#0d2738", "#040b12"],
  over: ["#6a4a14", "#2b1d0c", "#0b0704"],
};

/**
 * Where the strip lies in the picture.
 *
 * @param {Stage} stage
 */
export function stripIn({ width, height }) {
  const wide = Math.min(0.9 * width, (0.6 * height * STRIP.width) / STRIP.height);
  const tall = (wide * STRIP.height) / STRIP.width;
  return { x: (width - wide) / 2, y: (height - tall) * 0.44, width: wide, height: tall };
}

/**
 * The photograph, `age` seconds after the judge has been called.
 *
 * @param {Stage} stage
 * @param {number} age
 * @param {Photographed[]} horses The winner first.
 */
export function drawPhotograph(stage, age, horses) {
  const ink = stage.begin();
  const { x, y, width, height } = stripIn(stage);
  ink.fillStyle = "#07080a";
  ink.fillRect(0, 0, stage.width, stage.height);
  const key = JSON.stringify(horses);
  const strip = stage.kept("photograph", key, width, height, (inner) =>
    inner.drawImage(photograph(horses), 0, 0, width, height),
  );
  const covered = 1 - ease(span(age, 0, UNCOVERED));
  ink.fillStyle = "#121316";
  ink.fillRect(x, y, width, height);
  const [from, density] = [width * covered, stage.density];
  if (covered < 1)
    ink.drawImage(
      strip,
      from * density,
      0,
      (width - from) * density,
      height * density,
      x + from,
      y,
      width - from,
      height,
    );
  if (covered > 0) {
    ink.fillStyle = "#ffffff55";
    ink.fillRect(x + from, y, 5, height);
  }
  for (const [at, { behind }] of [...horses.slice(0, 2).entries()].reverse()) {
    const drawn = settle(span(age, DRAWN[at], DRAWN[at] + 0.3));
    ink.fillStyle = at ? "#ffffffaa" : "#ff2d3d";
    ink.fillRect(x + (noseIn(behind) / STRIP.width) * width - 2, y, at ? 3 : 5, height * drawn);
  }
  drawFilm(stage, x, y, width, height);
}

/**
 * The edges of a film, with their holes.
 *
 * @param {Stage} stage
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function drawFilm({ ink }, x, y, width, height) {
  ink.strokeStyle = "#b9b5aa";
  ink.lineWidth = 5;
  ink.strokeRect(x, y, width, height);
  ink.fillStyle = "#b9b5aa";
  const hole = width / 60;
  for (let at = 0; at < 30; at += 1) {
    for (const edge of [y - hole * 0.95, y + height + hole * 0.4]) {
      ink.beginPath();
      ink.roundRect(x + hole * 0.4 + at * 2 * hole, edge, hole, hole * 0.6, 4);
      ink.fill();
    }
  }
}

/** Where they stand, as a share of the height: on a tall screen above the list of guests. @param {Stage} stage */
const groundOf = ({ width, height }) => (height > width ? 0.75 : 0.8);

/**
 * @param {Stage} stage
 * @param {keyof typeof HALLS} name
 * @param {number} middle
 */
function drawHall(stage, name, middle) {
  const { width, height } = stage;
  const [inner, outer, far] = HALLS[name];
  const hall = stage.kept("hall", `${name} ${middle}`, width, height, (ink) => {
    const light = ink.createRadialGradient(middle, height * 0.5, 60, middle, height * 0.55, width * 0.72);
    light.addColorStop(0, inner);
    light.addColorStop(0.45, outer);
    light.addColorStop(1, far);
    ink.fillStyle = light;
    ink.fillRect(0, 0, width, height);
    for (let lamp = 0; lamp < 130; lamp += 1) {
      ink.fillStyle = `rgba(255,${200 + 55 * scatter(lamp)},150,${0.04 + 0.12 * scatter(lamp + 9)})`;
      ink.beginPath();
      ink.arc(scatter(lamp + 1) * width, scatter(lamp + 2) * height * 0.34, 3 + 12 * scatter(lamp + 4), 0, 7);
      ink.fill();
    }
    ink.translate(middle, height * groundOf(stage));
    ink.scale(1, 0.24);
    const lawn = ink.createRadialGradient(0, 0, 20, 0, 0, width * 0.38);
    lawn.addColorStop(0, "#2f6f46");
    lawn.addColorStop(0.7, "#14402c");
    lawn.addColorStop(1, "#14402c00");
    ink.fillStyle = lawn;
    ink.beginPath();
    ink.arc(0, 0, width * 0.38, 0, 7);
    ink.fill();
  });
  stage.put(hall, 0, 0);
}

/**
 * @param {Stage} stage
 * @param {number} age
 * @param {Silks[]} winners
 * @param {number} middle
 * @param {number} size
 */
function drawWinners(stage, age, winners, middle, size) {
  const { ink, height } = stage;
  const shown = winners.slice(0, 3);
  for (const [at, lane] of shown.entries()) {
    const here = middle + (at - (shown.length - 1) / 2) * 150 * size;
    ink.save();
    ink.translate(here, height * (groundOf(stage) + 0.02 * at));
    ink.fillStyle = "#00000066";
    ink.beginPath();
    ink.ellipse(0, 3, 64 * size, 8 * size, 0, 0, 7);
    ink.fill();
    ink.scale(size, size);
    const { number, label, colour } = lane;
    drawHorse(ink, standing(age * 0.42, number), { lane: { number, label, colour }, garland: true, wave: age * 6 });
    ink.restore();
  }
}

/**
 * The winner's circle, `age` seconds after it has been entered; or the hall of another scene, with its winners.
 *
 * @param {Stage} stage
 * @param {number} age
 * @param {Silks[]} winners
 * @param {keyof typeof HALLS} [name]
 */
export function drawCircle(stage, age, winners, name = "circle") {
  stage.begin();
  const tall = stage.height > stage.width;
  const middle = stage.width * (tall ? 0.5 : name === "circle" ? 0.36 : 0.22);
  const most = Math.min(stage.height * 0.0047, stage.width * (tall ? 0.0048 : 0.0026));
  const size = (most * (name === "circle" ? 1 : 0.72)) / Math.max(1, 0.75 * Math.min(3, winners.length));
  drawHall(stage, name, middle);
  drawWinners(stage, age, winners, middle, size * (name === "circle" ? mix(0.8, 1, overshoot(span(age, 0, 0.5))) : 1));
  drawConfetti(stage, age + (name === "circle" ? 0 : 2.6), name === "circle" ? 150 : 60);
}

/**
 * The chips of the pot on their way to those who are paid.
 *
 * @param {Stage} stage
 * @param {number} age
 * @param {{ to: Point, chips: number, colour: string }[]} paid
 * @param {Point} pot
 */
export function drawPayments(stage, age, paid, pot) {
  for (const { to, chips, colour } of paid)
    drawFlight(stage, age - 0.3, {
      from: pot,
      to,
      count: Math.min(30, Math.ceil(chips * 1.2)),
      colour,
      radius: Math.max(10, Math.round(stage.height * 0.018)),
    });
}
