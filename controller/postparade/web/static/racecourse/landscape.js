// The racecourse around the track: layers painted once for each light of the day, then only copied.
import { lit, nightOf } from "./daylight.js";
import { mix, scatter, span } from "./motion.js";
import { mown } from "./venue.js";

/** @import { Ink, Stage } from "./stage.js" */
/** @import { Venue } from "./venue.js" */

const FULL = 2 * Math.PI;

/**
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} from
 * @param {number} to
 * @param {[number, string][]} stops
 */
function glow(ink, x, y, from, to, stops) {
  const made = ink.createRadialGradient(x, y, from, x, y, to);
  for (const [at, colour] of stops) made.addColorStop(at, colour);
  ink.fillStyle = made;
  ink.fillRect(x - to, y - to, 2 * to, 2 * to);
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} height
 * @param {number} light
 */
function drawSky(ink, width, height, light) {
  const sky = ink.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, lit(light, "#3f8fdc", "#3a2a6b", "#050a1c"));
  sky.addColorStop(0.6, lit(light, "#a8d8f6", "#e0704f", "#0d1b3d"));
  sky.addColorStop(1, lit(light, "#d9ecf8", "#ffc46b", "#1b3059"));
  ink.fillStyle = sky;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = "#ffffff";
  for (let star = 0; star < 110; star += 1) {
    ink.globalAlpha = span(light, 0.55, 1) * (0.25 + 0.75 * scatter(star));
    ink.fillRect(scatter(star + 50) * width, scatter(star + 300) * height * 0.7, 1.4, 1.4);
  }
  ink.globalAlpha = 1;
  if (light < 0.75) {
    ink.globalAlpha = 1 - span(light, 0.5, 0.75);
    glow(ink, width * 0.2, mix(40, height * 1.25, span(light, 0, 0.7)), 8, 260, [
      [0, lit(light, "#fffbe6", "#ffd27a", "#0d1b3d")],
      [0.13, lit(light, "#fff3c0", "#ff9d52", "#0d1b3d")],
      [0.16, "#ffc46b55"],
      [1, "#ffc46b00"],
    ]);
    ink.globalAlpha = 1;
  }
  drawMoon(ink, width, light);
  ink.fillStyle = lit(light, "#ffffff", "#ff9f7a", "#1c2b52");
  ink.globalAlpha = 0.5;
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const [x, y] = [scatter(cloud + 11) * width, 18 + scatter(cloud + 21) * height * 0.42];
    for (let puff = -2.5; puff < 3; puff += 1) {
      const far = Math.abs(puff);
      ink.beginPath();
      ink.ellipse(x + puff * 30, y + far * 4, 44 - far * 8, 13 - far * 2, 0, 0, FULL);
      ink.fill();
    }
  }
  ink.globalAlpha = 1;
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} light
 */
function drawMoon(ink, width, light) {
  if (light <= 0.6) return;
  ink.globalAlpha = span(light, 0.6, 1);
  for (const [x, y, radius, colour] of [
    [0, 54, 26, "#f6f0da"],
    [11, 48, 23, "#070d22"],
  ]) {
    ink.fillStyle = String(colour);
    ink.beginPath();
    ink.arc(width * 0.78 + Number(x), Number(y), Number(radius), 0, FULL);
    ink.fill();
  }
  ink.globalAlpha = 1;
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} height
 * @param {number} light
 * @param {Venue} venue
 */
function drawHills(ink, width, height, light, { seed }) {
  const rows = [lit(light, "#7fb08a", "#6b4a5e", "#0c1a30"), lit(light, "#4f8a55", "#4a3444", "#081424")];
  for (const [row, colour] of rows.entries()) {
    ink.fillStyle = colour;
    ink.beginPath();
    ink.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const at = (x / width) * FULL;
      const trees = row ? 7 * Math.abs(Math.sin(at * 31)) : 0;
      const hill = 16 * Math.sin(at * 2 + row * 2 + seed) + 9 * Math.sin(at * (4 + (seed % 3)) + row);
      ink.lineTo(x, height * (0.5 + row * 0.2) - hill - trees);
    }
    ink.lineTo(width, height);
    ink.fill();
  }
}

const CROWD = ["#f2c7a0", "#d94f4f", "#f6d25c", "#5f9be0", "#f3efe6", "#8d63b8", "#4fae6a"];

/**
 * A grandstand with its crowd.
 *
 * @param {Ink} ink
 * @param {{ left: number, width: number, top: number, height: number }} block
 * @param {number} light
 * @param {string} roof
 */
function drawBlock(ink, { left, width, top, height }, light, roof) {
  ink.fillStyle = lit(light, "#d8d2c4", "#8a5a58", "#1a2444");
  ink.fillRect(left, top + 22, width, height - top);
  ink.fillStyle = lit(light, roof, "#7a2c38", "#3a1730");
  ink.beginPath();
  ink.moveTo(left - 26, top + 26);
  ink.lineTo(left + 22, top);
  ink.lineTo(left + width - 22, top);
  ink.lineTo(left + width + 26, top + 26);
  ink.fill();
  ink.fillStyle = lit(light, "#ffffff", "#ffd9a0", "#ffe9b0");
  for (let x = left + 10; x < left + width - 8; x += 26) ink.fillRect(x, top + 28, 14, 4);
  for (let y = top + 38; y < height - 8; y += 8) {
    ink.globalAlpha = 1;
    ink.fillStyle = lit(light, "#6d7486", "#4a3346", "#101a34");
    ink.fillRect(left + 6, y, width - 12, 7);
    ink.globalAlpha = mix(0.8, 0.45, nightOf(light));
    for (let x = left + 9; x < left + width - 10; x += 6) {
      const seed = Math.round(x) * 13 + Math.round(y) * 991;
      if (scatter(seed) < 0.14) continue;
      ink.fillStyle = CROWD[Math.floor(scatter(seed + 3) * CROWD.length)];
      ink.fillRect(x, y + scatter(seed + 5) * 2, 4, 5);
    }
  }
  ink.globalAlpha = 1;
}

/**
 * A floodlight tower, and by night its light.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} height
 * @param {number} light
 */
function drawTower(ink, x, height, light) {
  const night = nightOf(light);
  ink.fillStyle = lit(light, "#8f98a3", "#5c4650", "#2b3350");
  ink.fillRect(x - 3, 22, 6, height);
  ink.fillRect(x - 34, 4, 68, 20);
  ink.fillStyle = night > 0.1 ? "#fffbe0" : "#cfd6dd";
  for (let lamp = -2; lamp <= 2; lamp += 1) {
    ink.beginPath();
    ink.arc(x + lamp * 13.5, 14, 5, 0, FULL);
    ink.fill();
  }
  if (night <= 0.1) return;
  glow(ink, x, 14, 4, 120, [
    [0, `rgba(255,250,220,${0.75 * night})`],
    [0.25, `rgba(255,246,200,${0.22 * night})`],
    [1, "rgba(255,246,200,0)"],
  ]);
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} height
 * @param {number} light
 * @param {Venue} venue
 */
function drawStands(ink, width, height, light, { roof, seed }) {
  const places = [0.05, 0.36, 0.76];
  const sizes = [0.24, 0.33, 0.2];
  for (const at of [0, 1, 2]) {
    const which = (at + seed) % 3;
    const left = width * (places[at] + (which - 1) * 0.01);
    drawBlock(
      ink,
      { left, width: width * sizes[at], top: height * [0.3, 0.14, 0.36][which], height },
      light,
      at === 1 ? roof : lit(0, roof, roof, roof),
    );
  }
  for (let tower = 0; tower < 4; tower += 1) drawTower(ink, width * (0.1 + tower * 0.245), height, light);
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} height
 * @param {number} light
 */
function drawHedge(ink, width, height, light) {
  ink.fillStyle = lit(light, "#2c6b35", "#2b4330", "#0a261d");
  ink.fillRect(0, 10, width, height);
  for (let x = 0; x < width; x += 13) {
    ink.fillStyle = lit(light, x % 2 ? "#347a3e" : "#2c6b35", "#33503a", "#0d2e22");
    ink.beginPath();
    ink.arc(x + scatter(x) * 6, 12 + scatter(x + 1) * 4, 9 + scatter(x + 2) * 3, 0, FULL);
    ink.fill();
  }
  ink.fillStyle = "#ffffff";
  ink.globalAlpha = mix(0.95, 0.65, light);
  ink.fillRect(0, height - 15, width, 5);
  for (let x = 20; x < width; x += 96) ink.fillRect(x, height - 15, 5, 15);
  ink.globalAlpha = 1;
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} light
 */
function drawRail(ink, width, light) {
  ink.fillStyle = "#00000055";
  ink.fillRect(0, 54, width, 12);
  ink.fillStyle = lit(light, "#f4f4f0", "#ffe3c4", "#d5def0");
  ink.fillRect(0, 4, width, 9);
  for (let x = 30; x < width; x += 160) ink.fillRect(x, 8, 10, 52);
  ink.fillStyle = "#00000022";
  ink.fillRect(0, 10, width, 3);
}

/**
 * @param {Ink} ink
 * @param {number} width
 * @param {number} height
 * @param {{ light: number, lanes: number, venue: Venue }} of
 */
function drawOpenTurf(ink, width, height, { light, lanes, venue }) {
  const lane = height / lanes;
  for (let at = 0; at < lanes; at += 1) {
    for (const band of [0, 1]) {
      ink.fillStyle = mown(venue, light, band === 1);
      ink.fillRect((band * width) / 2, at * lane, width / 2, lane - 3);
    }
    ink.fillStyle = "#ffffff60";
    ink.fillRect(0, (at + 1) * lane - 3, width, 3);
  }
  for (let grain = 0; grain < 260; grain += 1) {
    ink.fillStyle = grain % 2 ? "#ffffff14" : "#00000014";
    ink.fillRect(scatter(grain) * width, scatter(grain + 400) * height, 6, 2);
  }
}

export class Landscape {
  /**
   * The landscape of `venue` in the light of the day, 0 (afternoon) to 1 (floodlights). Painting all its layers takes a
   * tenth of a second: change the light between races.
   *
   * @param {Stage} stage
   * @param {Venue} venue
   * @param {number} light
   */
  constructor(stage, venue, light) {
    this.stage = stage;
    this.venue = venue;
    this.light = light;
    this.key = `${venue.seed} ${light}`;
  }

  /** How tall the layers are, for a stage of this size. */
  get tall() {
    return Math.max(0.7, this.stage.height / 1080);
  }

  /**
   * Draw what is above the turf, whose upper edge is at `horizon`; `pan` is how far a camera has gone along, in
   * pixels of the track, and far layers move less; `zoom` is that of the track.
   *
   * @param {number} horizon
   * @param {number} [pan]
   * @param {number} [zoom]
   */
  drawBehind(horizon, pan = 0, zoom = 1) {
    if (horizon <= 0) return;
    const { stage } = this;
    stage.put(this.#layer("sky", stage.width + 80, horizon / zoom), -40 - ((pan * 0.01) % 40), 0, zoom);
    for (const [name, lower, moves] of /** @type {[string, number, number][]} */ ([
      ["hills", 128, 0.08],
      ["stands", 182, 0.2],
      ["hedge", 40, 0.7],
    ])) {
      const nearer = 1 + (zoom - 1) * 0.5;
      stage.tile(this.#layer(name, stage.width), -pan * moves, horizon - lower * this.tall * nearer, nearer);
    }
  }

  /**
   * Draw the rail before the track, at `y`.
   *
   * @param {number} y
   * @param {number} [pan]
   */
  drawRail(y, pan = 0) {
    this.stage.tile(this.#layer("rail", this.stage.width), -pan * 1.1, y);
  }

  /**
   * Draw turf with `lanes` that goes on for ever, from `top` on, as a camera that follows the horses sees it.
   *
   * @param {number} top
   * @param {number} height
   * @param {number} lanes
   * @param {number} pan
   */
  drawOpenTurf(top, height, lanes, pan) {
    const { stage, light, venue } = this;
    const key = `${this.key} ${height} ${lanes}`;
    const turf = stage.kept("open turf", key, 480, height, (ink) =>
      drawOpenTurf(ink, 480, height, { light, lanes, venue }),
    );
    stage.tile(turf, -pan, top);
  }

  /**
   * @param {string} name
   * @param {number} width
   * @param {number} [height]
   */
  #layer(name, width, height = 0) {
    const { stage, light, venue, tall } = this;
    const heights = { sky: height, hills: 130 * tall, stands: 190 * tall, hedge: 44 * tall, rail: 66 };
    const high = heights[/** @type {keyof typeof heights} */ (name)];
    return stage.kept(name, `${this.key} ${Math.round(height)}`, width, high, (ink) => {
      if (name === "sky") return drawSky(ink, width, high, light);
      if (name === "rail") return drawRail(ink, width, light);
      ink.scale(1, tall);
      if (name === "hills") return drawHills(ink, width, 130, light, venue);
      if (name === "stands") return drawStands(ink, width, 190, light, venue);
      return drawHedge(ink, width, 44, light);
    });
  }
}
