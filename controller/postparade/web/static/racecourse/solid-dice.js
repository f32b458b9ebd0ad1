// Two solid dice on a flat canvas: seen without perspective the faces of a cube are parallelograms, which a canvas
// draws exactly.

/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {number[][]} Matrix */

/** Side of a painted face, in pixels. */
const SIDE = 160;
/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const FULL = 2 * Math.PI;

/** @param {number} angle @returns {Matrix} */
const aboutX = (angle) => [
  [1, 0, 0],
  [0, Math.cos(angle), -Math.sin(angle)],
  [0, Math.sin(angle), Math.cos(angle)],
];
/** @param {number} angle @returns {Matrix} */
const aboutY = (angle) => [
  [Math.cos(angle), 0, Math.sin(angle)],
  [0, 1, 0],
  [-Math.sin(angle), 0, Math.cos(angle)],
];
/** @param {number} angle @returns {Matrix} */
const aboutZ = (angle) => [
  [Math.cos(angle), -Math.sin(angle), 0],
  [Math.sin(angle), Math.cos(angle), 0],
  [0, 0, 1],
];
/**
 * @param {Matrix} one
 * @param {Matrix} other
 * @returns {Matrix}
 */
const product = (one, other) =>
  one.map((row) => [0, 1, 2].map((at) => row.reduce((sum, part, by) => sum + part * other[by][at], 0)));
/**
 * @param {Matrix} matrix
 * @param {number[]} vector
 */
const turned = (matrix, vector) => matrix.map((row) => row.reduce((sum, part, at) => sum + part * vector[at], 0));

/** Each side of a cube: its pips, where it points, and which way its picture lies. Opposite sides add up to seven. */
const SIDES = [
  { pips: 1, normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] },
  { pips: 6, normal: [0, 0, -1], right: [-1, 0, 0], down: [0, 1, 0] },
  { pips: 2, normal: [1, 0, 0], right: [0, 0, -1], down: [0, 1, 0] },
  { pips: 5, normal: [-1, 0, 0], right: [0, 0, 1], down: [0, 1, 0] },
  { pips: 3, normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { pips: 4, normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, 1] },
];
/** How a cube is turned so that a side faces the viewer. @type {Record<number, Matrix>} */
const FACING = {
  1: aboutX(0),
  6: aboutY(Math.PI),
  2: aboutY(-Math.PI / 2),
  5: aboutY(Math.PI / 2),
  3: aboutX(Math.PI / 2),
  4: aboutX(-Math.PI / 2),
};

/** To the viewer; and up, for one who looks down at the table by 45 degrees. */
export const NEAR = [0, 0, 1];
export const UP = [0, -Math.SQRT1_2, Math.SQRT1_2];

/**
 * The side of a die at rest, showing `shown`, that points most in a `direction`. On a table the upper side counts; here
 * it is the nearest one as well.
 *
 * @param {number} shown
 * @param {number[]} direction
 */
export function sideTowards(shown, direction) {
  const matrix = lie(shown, 0, 0);
  const along = SIDES.map(({ pips, normal }) => ({
    pips,
    far: turned(matrix, normal).reduce((sum, part, at) => sum + part * direction[at], 0),
  }));
  return along.sort((one, other) => other.far - one.far)[0].pips;
}

/**
 * @param {number} shown
 * @param {number} spin
 * @param {number} tilt
 */
function lie(shown, spin, tilt) {
  const turns = product(aboutX(0.62 + spin * 5.2), aboutY(0.38 + spin * 3.7));
  return product(product(aboutZ(tilt + spin * 2.1), turns), FACING[shown]);
}

/** @type {Map<number, HTMLCanvasElement>} */
const faces = new Map();

/** @param {number} pips */
function face(pips) {
  const known = faces.get(pips);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const ink = /** @type {Ink} */ (canvas.getContext("2d"));
  const ground = ink.createLinearGradient(0, 0, SIDE, SIDE);
  ground.addColorStop(0, "#fffdf6");
  ground.addColorStop(1, "#f1e6cb");
  ink.fillStyle = ground;
  ink.beginPath();
  ink.roundRect(0, 0, SIDE, SIDE, 30);
  ink.fill();
  for (const [x, y] of PIPS[pips]) {
    const radius = pips === 1 ? 24 : 17;
    for (const [dx, size, colour] of [
      [0, 1, pips === 1 ? "#c81e2c" : "#17130b"],
      [0.27, 0.55, "#ffffff2e"],
    ]) {
      ink.fillStyle = String(colour);
      ink.beginPath();
      const shift = radius * Number(dx);
      ink.arc(SIDE / 2 + x * 43 + shift, SIDE / 2 + y * 43 + shift, radius * Number(size), 0, FULL);
      ink.fill();
    }
  }
  faces.set(pips, canvas);
  return canvas;
}

/**
 * One die with edges of `size` around x, y. It shows `shown` when `spin` is 0; any other spin is how far (in turns,
 * about) it still has to go.
 *
 * @param {Ink} ink
 * @param {{ x: number, y: number, size: number, shown: number, spin?: number, tilt?: number }} die
 */
export function drawDie(ink, { x, y, size, shown, spin = 0, tilt = 0 }) {
  const matrix = lie(shown, spin, tilt);
  const seen = SIDES.map(({ pips, normal, right, down }) => ({
    pips,
    normal: turned(matrix, normal),
    right: turned(matrix, right),
    down: turned(matrix, down),
  })).filter(({ normal }) => normal[2] > 0.02);
  const half = size / 2;
  ink.save();
  ink.translate(x, y);
  for (const painted of [false, true]) {
    for (const { pips, normal, right, down } of seen) {
      ink.save();
      ink.transform(
        right[0] * half,
        right[1] * half,
        down[0] * half,
        down[1] * half,
        normal[0] * half,
        normal[1] * half,
      );
      if (painted) drawSide(ink, pips, normal);
      else {
        // What shows between the rounded sides.
        ink.fillStyle = "#d9caa4";
        ink.beginPath();
        ink.roundRect(-0.99, -0.99, 1.98, 1.98, 0.22);
        ink.fill();
      }
      ink.restore();
    }
  }
  ink.restore();
}

/**
 * @param {Ink} ink
 * @param {number} pips
 * @param {number[]} normal
 */
function drawSide(ink, pips, normal) {
  ink.drawImage(face(pips), -1, -1, 2, 2);
  const dark = 1 - Math.max(0, normal[2] * 0.78 - normal[1] * 0.5 + 0.26);
  if (dark <= 0.02) return;
  ink.fillStyle = `rgba(40,24,0,${Math.min(0.5, dark * 0.62)})`;
  ink.beginPath();
  ink.roundRect(-1, -1, 2, 2, 0.38);
  ink.fill();
}
