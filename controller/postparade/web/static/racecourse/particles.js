// Dust, chips, confetti and the flashes of the crowd's cameras. Each grain is worked out from its number and the time;
// no list of them is kept.
import { arc, ease, mix, scatter, span } from "./motion.js";

/** @import { Ink, Stage } from "./stage.js" */
/** @typedef {{ x: number, y: number }} Point */

const FULL = 2 * Math.PI;
const CONFETTI = ["#e6194b", "#ffe119", "#42d4f4", "#f032e6", "#3cb44b", "#e8e8e8", "#f58231"];
const GRAINS = 22;
const GOLD = "#e6b84f";

/**
 * Dust and clods behind a horse that ran from `begin` to `end`. `where(time)` says where its feet were, in pixels of
 * the picture, `size` is the size of a unit of the horse.
 *
 * @param {Ink} ink
 * @param {{ time: number, begin: number, end: number, where: (time: number) => Point, size: number }} run
 */
export function drawDust(ink, { time, begin, end, where, size }) {
  const lives = end - begin > 1 ? 1.6 : 0.75;
  for (let grain = 0; grain < GRAINS; grain += 1) {
    const born = mix(begin, end, grain / GRAINS);
    const age = (time - born) / lives;
    if (age < 0 || age > 1) continue;
    const { x, y } = where(born);
    const left = x - size * (95 + 40 * scatter(grain)) - age * 30;
    const lifted = (6 + 34 * age * scatter(grain + 40) + 20 * Math.sin(age * 3) * scatter(grain + 9)) * (size / 1.5);
    const clod = grain % 3 === 0;
    const radius = (3.4 + 13 * age) * size * (0.6 + scatter(grain + 3)) * (clod ? 0.22 : 1);
    ink.fillStyle = clod ? `rgba(38,60,24,${0.9 * (1 - age)})` : `rgba(214,196,150,${0.5 * (1 - age)})`;
    ink.beginPath();
    ink.arc(left, y - lifted, radius, 0, FULL);
    ink.fill();
  }
}

/**
 * Dust behind a horse that gallops all the time, as a camera that follows it sees it.
 *
 * @param {Ink} ink
 * @param {number} time
 * @param {Point} feet
 * @param {number} size
 */
export function drawWake(ink, time, { x, y }, size) {
  for (let grain = 0; grain < 12; grain += 1) {
    const age = (time * 1.7 + grain / 12) % 1;
    const clod = grain % 3 === 0;
    ink.fillStyle = clod ? `rgba(20,40,16,${1 - age})` : `rgba(210,196,150,${0.42 * (1 - age)})`;
    ink.beginPath();
    const radius = clod ? 1.6 * size : (3 + 11 * age) * size;
    ink.arc(x - size * (120 + 80 * age), y - age * 24 * size * scatter(grain), radius, 0, FULL);
    ink.fill();
  }
}

/**
 * A chip of a seat's `colour`.
 *
 * @param {Stage} stage
 * @param {Point} at
 * @param {number} radius
 * @param {string} [colour]
 */
export function drawChip(stage, { x, y }, radius, colour = GOLD) {
  const size = 2 * radius + 4;
  const picture = stage.kept(`chip ${colour} ${radius}`, "", size, size, (ink) => {
    ink.translate(radius + 2, radius + 2);
    for (const [share, fill] of /** @type {[number, string][]} */ ([
      [1 + 1 / radius, "#1b1206"],
      [1, colour],
    ])) {
      ink.fillStyle = fill;
      ink.beginPath();
      ink.arc(0, 0, radius * share, 0, FULL);
      ink.fill();
    }
    ink.strokeStyle = "#fff8e6";
    ink.lineWidth = radius * 0.26;
    ink.setLineDash([radius * 0.42, radius * 0.627]);
    ink.beginPath();
    ink.arc(0, 0, radius * 0.84, 0, FULL);
    ink.stroke();
    ink.setLineDash([]);
    ink.strokeStyle = "#00000055";
    ink.lineWidth = 1.5;
    ink.beginPath();
    ink.arc(0, 0, radius * 0.6, 0, FULL);
    ink.stroke();
  });
  stage.put(picture, x - radius - 2, y - radius - 2);
}

/** Seconds between two chips that fly, and for which each flies. */
const CHIP_AFTER = 0.05;
const CHIP_FLIES = 0.8;

/**
 * `count` chips that fly `from` one place `to` another; `age` is the time since the first left.
 *
 * @param {Stage} stage
 * @param {number} age
 * @param {{ from: Point, to: Point, count: number, colour: string, radius: number }} flight
 */
export function drawFlight(stage, age, { from, to, count, colour, radius }) {
  for (let chip = 0; chip < count; chip += 1) {
    const share = ease(span(age, chip * CHIP_AFTER, chip * CHIP_AFTER + CHIP_FLIES));
    if (share <= 0 || share >= 1) continue;
    const x = mix(from.x, to.x, share) + (scatter(chip) - 0.5) * 4 * radius * arc(share);
    const y = mix(from.y, to.y, share) - arc(share) * 8 * radius * (0.6 + scatter(chip + 5));
    drawChip(stage, { x, y }, radius, chip % 2 ? GOLD : colour);
  }
}

/** How long it takes until `count` chips have arrived. @param {number} count */
export const flightOf = (count) => Math.max(0, count - 1) * CHIP_AFTER + CHIP_FLIES;

/**
 * Scraps of paper that have been falling for `age` seconds.
 *
 * @param {Stage} stage
 * @param {number} age
 * @param {number} [count]
 */
export function drawConfetti({ ink, width, height, light }, age, count = 150) {
  const size = height / 1080;
  for (let scrap = 0; scrap < (light ? count / 4 : count); scrap += 1) {
    const fallen = age - scatter(scrap) * 2.6;
    if (fallen < 0) continue;
    const y = ((fallen * size * (210 + 190 * scatter(scrap + 7))) % (height + 90)) - 40;
    const x = scatter(scrap + 1) * width + 60 * Math.sin(fallen * 2.2 + scrap);
    const wide = (11 + 10 * scatter(scrap + 2)) * Math.max(0.7, size);
    ink.save();
    ink.translate(x, y);
    ink.rotate(fallen * (2 + 3 * scatter(scrap + 5)));
    ink.scale(1, Math.cos(fallen * 6 + scrap));
    ink.fillStyle = CONFETTI[scrap % CONFETTI.length];
    ink.fillRect(-wide / 2, -wide * 0.34, wide, wide * 0.68);
    ink.restore();
  }
}

/**
 * The cameras of the crowd: small lights in the stands, which never light up the picture.
 *
 * @param {Stage} stage
 * @param {number} time
 * @param {number} horizon
 * @param {number} many
 */
export function drawCameras({ ink, width }, time, horizon, many) {
  const [slot, gone] = [Math.floor(time * 7) * 31, (time * 7) % 1];
  ink.fillStyle = "#ffffff";
  ink.globalAlpha = 1 - gone;
  for (let at = 0; at < many; at += 1) {
    if (scatter(slot + at) < 0.6) continue;
    const [x, y] = [scatter(slot + at + 1) * width, horizon - 60 - scatter(slot + at + 2) * 90];
    ink.fillRect(x - 9, y - 1, 18, 2);
    ink.fillRect(x - 1, y - 9, 2, 18);
  }
  ink.globalAlpha = 1;
}

/**
 * The shadow of a horse whose nose is at x, y.
 *
 * @param {Ink} ink
 * @param {Point} nose
 * @param {number} size
 */
export function drawShadow(ink, { x, y }, size) {
  ink.fillStyle = "rgba(0,0,0,0.32)";
  ink.beginPath();
  ink.ellipse(x - 80 * size, y + 2 * size, 60 * size, 7 * size, 0, 0, FULL);
  ink.fill();
}
