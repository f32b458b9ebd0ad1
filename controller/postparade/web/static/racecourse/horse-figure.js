// A racehorse with its jockey, drawn by code. The ground is y = 0, up is negative; one horse is about 160 units long.
import { patternShape, secondTone } from "../lib/silks.js";
import { mix } from "./motion.js";

/** @import { Leg, Pose } from "./horse-pose.js" */
/** @import { Silks } from "../lib/page.js" */

/** The foremost and the last point of a horse, and the highest. */
export const NOSE = 81;
export const TAIL = -78;
export const TOP = -122;

/**
 * @typedef {object} Look
 * @property {Silks} lane Whose colours, pattern and number it wears.
 * @property {string} [label] What stands on its cloth instead of its number; "" for nothing.
 * @property {boolean} [covered] The cloth is covered: nobody knows the number yet.
 * @property {number} [flip] How far the cloth has been turned over, 0 to 1.
 * @property {string} [coat]
 * @property {boolean} [garland]
 * @property {number} [wave] The jockey waves; the angle in radians.
 * @property {number} [shake] How far the head is turned, in radians.
 */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ink */

const COATS = ["#8f5430", "#6f4129", "#b98048", "#6b6562", "#a5622f", "#cfc8ba"];
const SKIN = "#e9b48c";
const BREECHES = "#fdf8ec";
const BLACK = "#12100a";
const CLOTH = "#fffaf0";
export const MARKING = "#f4ecdc";
/** The letters of numbers on cloths and doors. */
export const NUMBERS = "Rockwell, 'Roboto Slab', 'DejaVu Serif', Georgia, serif";
const FULL = 2 * Math.PI;
const DEGREE = Math.PI / 180;

const SHAPES = {
  body:
    "M-41 -57C-40 -67 -27 -70 -13 -64C-2 -60 9 -61 20 -67C28 -71 34 -75 40 -80L56 -72C50 -62 47 -54 43 -47" +
    "C41 -39 35 -33 27 -31C10 -27 -8 -30 -22 -37C-28 -38 -33 -36 -40 -41C-46 -46 -44 -52 -41 -57Z",
  neck:
    "M14 -64C28 -74 38 -88 50 -95C53 -97 57 -97 59 -95L61 -100L64 -93C70 -88 75 -80 80 -72C82 -69 82 -65 79 -63" +
    "C76 -61 73 -62 70 -64C67 -67 64 -69 61 -70C58 -62 52 -52 43 -45C36 -44 22 -52 14 -64Z",
  mane:
    "M60 -98C52 -100 46 -96 40 -89C33 -80 25 -72 12 -65C18 -61 27 -64 33 -70C37 -69 40 -73 42 -78" +
    "C46 -78 48 -82 50 -86C54 -86 57 -90 60 -98Z",
  torso: "M-13 -76C-11 -88 0 -99 16 -101C24 -101 27 -95 24 -89C20 -82 12 -75 4 -72C-4 -70 -13 -71 -13 -76Z",
  tail: "M2 -3C-14 -8 -26 -2 -38 8C-30 4 -26 6 -33 16C-22 6 -10 8 1 5Z",
  blaze: "M66 -89L78 -73L75 -72L64 -86Z",
};
/** @type {Map<string, Path2D>} */
const paths = new Map();

/**
 * A shape that is parsed once.
 *
 * @param {string} shape
 */
export function path(shape) {
  const known = paths.get(shape) ?? new Path2D(shape);
  paths.set(shape, known);
  return known;
}

/** @param {number} number */
export const coatOf = (number) => COATS[number % COATS.length];

/**
 * A colour `by` -1 (black) to 1 (white).
 *
 * @param {string} colour
 * @param {number} by
 */
export function shade(colour, by) {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.map((part) => Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by)).join()})`;
}

/**
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 */
function disc(ink, x, y, radius, colour) {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.arc(x, y, radius, 0, FULL);
  ink.fill();
}

/**
 * @param {Ink} ink
 * @param {string} colour
 * @param {number} width
 * @param {number[][]} points
 */
function line(ink, colour, width, points) {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.beginPath();
  for (const [x, y] of points) ink.lineTo(x, y);
  ink.stroke();
}

/**
 * One leg, from where it hangs to the hoof.
 *
 * @param {Ink} ink
 * @param {number[]} joint
 * @param {Leg} leg
 * @param {{ lengths: number[], widths: number[], colour: string, sock: string | null }} limb
 */
function drawLeg(ink, [x, y], [upper, lower], { lengths, widths, colour, sock }) {
  const [a, b, c] = [upper * DEGREE, lower * DEGREE, (lower * 0.55 + 16) * DEGREE];
  const knee = [x + Math.sin(a) * lengths[0], y + Math.cos(a) * lengths[0]];
  const ankle = [knee[0] + Math.sin(b) * lengths[1], knee[1] + Math.cos(b) * lengths[1]];
  const hoof = [ankle[0] + Math.sin(c) * 7, ankle[1] + Math.cos(c) * 7];
  const [thick, thin] = widths;
  ink.fillStyle = colour;
  ink.beginPath();
  ink.moveTo(x - Math.cos(a) * thick, y + Math.sin(a) * thick);
  ink.lineTo(x + Math.cos(a) * thick, y - Math.sin(a) * thick);
  ink.lineTo(knee[0] + Math.cos(a) * thin, knee[1] - Math.sin(a) * thin);
  ink.lineTo(knee[0] - Math.cos(a) * thin, knee[1] + Math.sin(a) * thin);
  ink.fill();
  disc(ink, knee[0], knee[1], thin * 1.12, colour);
  line(ink, colour, thin * 1.55, [knee, ankle]);
  const from = sock ? 0.62 : 0.95;
  line(ink, sock ?? colour, thin * 1.6, [[mix(knee[0], ankle[0], from), mix(knee[1], ankle[1], from)], ankle, hoof]);
  ink.save();
  ink.translate(hoof[0], hoof[1]);
  ink.rotate(-c);
  ink.fillStyle = BLACK;
  ink.beginPath();
  ink.moveTo(-thin * 0.95, -1);
  ink.lineTo(thin * 0.95, -1);
  ink.lineTo(thin * 1.5, 5);
  ink.lineTo(-thin * 1.1, 5);
  ink.fill();
  ink.restore();
}

/**
 * @param {Ink} ink
 * @param {number[]} from
 * @param {number[]} to
 * @param {[number, string][]} stops
 */
export function gradient(ink, [x0, y0], [x1, y1], stops) {
  const made = ink.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) made.addColorStop(at, colour);
  return made;
}

/**
 * @param {Ink} ink
 * @param {Pose} pose
 * @param {string} coat
 * @param {string} hair
 */
function drawTrunk(ink, pose, coat, hair) {
  ink.save();
  ink.translate(-39, -60);
  ink.rotate((pose.tail - 8) * DEGREE);
  ink.fillStyle = hair;
  ink.fill(path(SHAPES.tail));
  ink.restore();
  ink.save();
  ink.translate(0, -50);
  ink.scale(1, 1 + pose.breath * 0.018);
  ink.translate(0, 50);
  ink.fillStyle = gradient(
    ink,
    [0, -72],
    [0, -28],
    [
      [0, shade(coat, 0.22)],
      [0.45, coat],
      [1, shade(coat, -0.38)],
    ],
  );
  ink.fill(path(SHAPES.body));
  ink.restore();
  ink.globalAlpha = 0.28;
  ink.fillStyle = shade(coat, 0.35);
  ink.beginPath();
  ink.ellipse(-29, -57, 11, 9, 0.4, 0, FULL);
  ink.ellipse(30, -54, 8, 11, 0.2, 0, FULL);
  ink.fill();
  ink.globalAlpha = 1;
}

/** @param {Ink} ink */
function drawGarland(ink) {
  for (let at = 0; at < 15; at += 1) {
    const share = at / 14;
    const x = mix(20, 47, share) + Math.sin(share * Math.PI) * 7;
    const y = mix(-71, -48, share) + Math.sin(share * Math.PI) * 10;
    disc(ink, x, y, 5.4, at % 3 ? "#e11d3f" : "#ff8fa3");
    disc(ink, x + 0.8, y + 0.8, 1.9, "#7a0d24");
    if (at % 2) disc(ink, x - 4, y + 5, 2.6, "#2f8f4a");
  }
}

/**
 * @param {Ink} ink
 * @param {Pose} pose
 * @param {Look} look
 * @param {string} coat
 * @param {string} hair
 */
function drawHead(ink, pose, { lane, shake = 0, garland }, coat, hair) {
  ink.save();
  ink.translate(28, -62);
  ink.rotate(pose.neck * DEGREE * 0.6 + shake);
  ink.translate(-28, 62);
  ink.fillStyle = gradient(
    ink,
    [20, -95],
    [60, -50],
    [
      [0, shade(coat, 0.18)],
      [1, shade(coat, -0.22)],
    ],
  );
  ink.fill(path(SHAPES.neck));
  ink.fillStyle = hair;
  ink.fill(path(SHAPES.mane));
  if (lane.number % 4 === 0) {
    ink.fillStyle = MARKING;
    ink.fill(path(SHAPES.blaze));
  }
  disc(ink, 64, -84, 1.9, "#100a06");
  disc(ink, 64.6, -84.6, 0.7, "#ffffff");
  disc(ink, 77.5, -67.5, 1.3, "#2a1a12");
  const bridle = shade(lane.colour, -0.25);
  line(ink, bridle, 1.6, [
    [58, -95],
    [62, -71],
  ]);
  line(ink, bridle, 1.6, [
    [71, -82],
    [66, -67],
  ]);
  if (garland) drawGarland(ink);
  ink.restore();
}

/**
 * The saddle cloth with its number, which is a picture as the pips of a die are: nothing on it is translated.
 *
 * @param {Ink} ink
 * @param {Look} look
 */
function drawCloth(ink, { lane, label = lane.label, covered, flip }) {
  ink.fillStyle = covered ? "#2b2118" : CLOTH;
  ink.strokeStyle = BLACK;
  ink.lineWidth = 1.6;
  ink.beginPath();
  ink.roundRect(-31, -66, 33, 27, 4);
  ink.fill();
  ink.stroke();
  ink.fillStyle = lane.colour;
  ink.fillRect(-30, -42.5, 31, 3.6);
  if (!label) return;
  ink.save();
  ink.translate(-14.5, -53.5);
  if (flip !== undefined) ink.scale(Math.abs(Math.cos(flip * Math.PI)), 1);
  ink.fillStyle = covered ? "#e6b84f" : BLACK;
  const size = label.length > 2 ? 44 / label.length : 26 - 2 * label.length;
  ink.font = `800 ${size}px ${NUMBERS}`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(label, 0, 1.5);
  ink.restore();
}

/**
 * @param {Ink} ink
 * @param {Look} look
 */
function drawSilks(ink, { lane }) {
  ink.save();
  ink.clip(path(SHAPES.torso));
  ink.fillStyle = lane.colour;
  ink.fillRect(-20, -110, 60, 50);
  ink.translate(-13, -104);
  ink.globalAlpha = 0.72;
  ink.fillStyle = secondTone(lane.colour);
  ink.fill(path(patternShape(lane.number)));
  ink.restore();
  ink.strokeStyle = "#0b0a07aa";
  ink.lineWidth = 1.2;
  ink.stroke(path(SHAPES.torso));
}

/**
 * @param {Ink} ink
 * @param {Pose} pose
 * @param {Look} look
 */
function drawJockey(ink, pose, look) {
  const { lane, wave } = look;
  ink.save();
  ink.translate(2, (pose.crouch - 1) * 3 + pose.arm * 1.6);
  ink.lineCap = ink.lineJoin = "round";
  line(ink, BREECHES, 8, [
    [-4, -75],
    [17, -67],
    [9, -55],
  ]);
  line(ink, BLACK, 6, [
    [10, -58],
    [6, -50],
    [12, -48],
  ]);
  ink.rotate((1 - pose.crouch) * -0.3);
  drawSilks(ink, look);
  const hand = wave === undefined ? [36 + pose.arm * 4, -79] : [24 + 6 * Math.sin(wave), -126];
  line(ink, lane.colour, 7, [[17, -92], wave === undefined ? [22, -80] : [26, -108], [hand[0] - 1, hand[1] + 2]]);
  disc(ink, hand[0], hand[1], 3.8, SKIN);
  disc(ink, 29, -103, 7.4, SKIN);
  ink.fillStyle = lane.colour;
  ink.strokeStyle = "#0b0a0788";
  ink.lineWidth = 1;
  ink.beginPath();
  ink.arc(28, -106, 8.8, Math.PI * 0.93, FULL * 0.98);
  ink.lineTo(42, -104.5);
  ink.lineTo(34, -103.4);
  ink.closePath();
  ink.fill();
  ink.stroke();
  ink.fillStyle = "#14202b";
  ink.beginPath();
  ink.roundRect(30, -105, 8, 4.6, 2);
  ink.fill();
  ink.restore();
}

/**
 * Draw a horse whose feet stand at the origin of `ink`.
 *
 * @param {Ink} ink
 * @param {Pose} pose
 * @param {Look} look
 */
export function drawHorse(ink, pose, look) {
  const { number } = look.lane;
  const coat = look.coat ?? coatOf(number);
  const hair = number % 6 === 5 ? "#5d564c" : "#1d140d";
  const sock = number % 3 === 0 ? "#efe6d4" : null;
  const tilt = -pose.pitch * DEGREE;
  /** @param {number} x @param {number} y */
  const turned = (x, y) => [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)];
  const [hip, shoulder] = [turned(-31, -47), turned(29, -44)];
  const far = shade(coat, -0.34);
  const near = shade(coat, -0.05);
  ink.save();
  ink.translate(0, -pose.rise);
  ink.lineCap = ink.lineJoin = "round";
  const farSock = sock && shade(sock, -0.3);
  drawLeg(ink, [hip[0] + 5, hip[1]], pose.hindFar, { lengths: [24, 20], widths: [8, 3.9], colour: far, sock: farSock });
  drawLeg(ink, [shoulder[0] - 2, shoulder[1]], pose.foreFar, {
    lengths: [22, 16],
    widths: [6.5, 3.6],
    colour: far,
    sock: null,
  });
  ink.save();
  ink.rotate(tilt);
  drawTrunk(ink, pose, coat, hair);
  ink.restore();
  drawLeg(ink, hip, pose.hindNear, { lengths: [25, 20], widths: [10, 4.2], colour: near, sock });
  drawLeg(ink, shoulder, pose.foreNear, { lengths: [23, 16], widths: [7.5, 3.9], colour: near, sock: null });
  ink.rotate(tilt);
  drawHead(ink, pose, look, coat, hair);
  drawCloth(ink, look);
  drawJockey(ink, pose, look);
  ink.restore();
}
