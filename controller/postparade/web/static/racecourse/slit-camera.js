// The photograph of a finish, made as a slit camera makes it: one column at a time, each from another moment of the
// stride. That is where the odd legs come from.
import { drawHorse, NOSE, TAIL, TOP } from "./horse-figure.js";
import { gallop } from "./horse-pose.js";
import { scatter } from "./motion.js";
import { painted } from "./stage.js";

/** @import { Ink, Picture } from "./stage.js" */
/** @import { Silks } from "../lib/page.js" */

export const STRIP = { width: 1760, height: 560 };
/** Where the noses of the first horses may be: the winner's is here, and each space behind it is so much less. */
const FIRST = 1340;
const SPACE = 150;
const FRAMES = 16;
const SLIT = 3;
/** Horses in the picture. */
export const PHOTOGRAPHED = 4;

/** @typedef {{ lane: Silks, behind: number }} Photographed A horse and how many spaces behind the winner it is. */

/** Where in the strip the nose of a horse is, in pixels. @param {number} behind */
export const noseIn = (behind) => Math.max(330, FIRST - SPACE * behind);

/**
 * The strip with `horses`, the winner first.
 *
 * @param {Photographed[]} horses
 * @returns {Picture}
 */
export const photograph = (horses) =>
  painted(STRIP.width, STRIP.height, (ink) => {
    paintGround(ink);
    const rows = horses.slice(0, PHOTOGRAPHED);
    for (const [at, { lane, behind }] of [...rows.entries()].reverse()) {
      const size = 3.3 * 0.93 ** at;
      exposeHorse(ink, lane, { x: noseIn(behind), y: 520 - at * 44 }, size);
    }
    develop(ink);
    ink.fillStyle = "#00000088";
    for (let x = 20; x < STRIP.width; x += 88) ink.fillRect(x, STRIP.height - 30, 2, 20);
  });

/** The ground never moves past a slit: it smears into lines. @param {Ink} ink */
function paintGround(ink) {
  const ground = ink.createLinearGradient(0, 0, 0, STRIP.height);
  ground.addColorStop(0, "#8f8f8c");
  ground.addColorStop(0.52, "#bcbbb6");
  ground.addColorStop(1, "#83827e");
  ink.fillStyle = ground;
  ink.fillRect(0, 0, STRIP.width, STRIP.height);
  for (let y = 0; y < STRIP.height; y += 2) {
    const grey = 120 + 90 * scatter(y);
    ink.fillStyle = `rgba(${grey},${grey},${grey},0.28)`;
    ink.fillRect(0, y, STRIP.width, 2);
  }
}

/**
 * @param {Ink} ink
 * @param {Silks} lane
 * @param {{ x: number, y: number }} nose
 * @param {number} size
 */
function exposeHorse(ink, lane, { x, y }, size) {
  const [width, height] = [(NOSE - TAIL + 12) * size, (18 - TOP) * size];
  const frames = Array.from({ length: FRAMES }, (_, frame) =>
    painted(width, height, (one) => {
      one.scale(size, size);
      one.translate(6 - TAIL, 10 - TOP);
      drawHorse(one, gallop(frame / FRAMES), { lane });
    }),
  );
  const left = x - (NOSE - TAIL + 6) * size;
  ink.fillStyle = "#00000066";
  ink.beginPath();
  ink.ellipse(left + width / 2, y + 4, 68 * size, 9 * size, 0, 0, 2 * Math.PI);
  ink.fill();
  const columns = Math.ceil(width / SLIT);
  for (let column = 0; column < columns; column += 1) {
    const moment = (column / columns) * 0.62 + 0.46 + 0.02 * Math.sin(column * 0.35);
    const frame = frames[Math.floor(moment * FRAMES) % FRAMES];
    const shaken = Math.sin(column * 0.11) * 2.2;
    const top = y - (10 - TOP) * size + shaken;
    ink.drawImage(frame, column * SLIT, 0, SLIT + 0.4, height, left + column * SLIT, top, SLIT + 0.4, height);
  }
}

/** Silver grey, with grain. @param {Ink} ink */
function develop(ink) {
  const picture = ink.getImageData(0, 0, STRIP.width, STRIP.height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const grain = (scatter((at / 4) % STRIP.width) - 0.5) * 22 + ((at * 7919) % 13) - 6;
    const grey = (0.34 * data[at] + 0.5 * data[at + 1] + 0.16 * data[at + 2] - 118) * 1.16 + 104 + grain;
    [data[at], data[at + 1], data[at + 2]] = [grey * 1.01, grey, grey * 0.95];
  }
  ink.putImageData(picture, 0, 0);
}
