// The canvas on which a racecourse is drawn: opaque, flat, with pictures that are painted once and then only copied.
//
// The parts of this folder, for the board and for games that bring a course of their own:
//   stage = new Stage(canvas)         stage.resize() when the page has its size; all is drawn in pixels of the page
//   loop = new Loop(draw)             draw(seconds) sixty times a second, or half as often while it returns true
//                                     (nothing runs); loop.start(), loop.stop(), loop.show();
//                                     stage.light = loop.pace.light lets scenes leave out what costs time
//   new Landscape(stage, venueOf(game), lightOf(race, races))   .drawBehind(horizon, pan, zoom), .drawRail(y, pan),
//                                     .drawOpenTurf(top, height, lanes, pan) for a camera that follows the horses
//   stage.horse(name, look, size).draw(ink, { gallop, phase }, x, y)   a horse at the size of its lane, nose at x, feet
//                                     at y: copied, so for many; drawHorse(ink, gallop(phase), look) is drawn anew and
//                                     sharp at any size, so for one or two. Look: lane, covered, label, flip, garland
//   drawDie, drawShadow, drawWake, drawDust, drawChip, drawFlight, drawConfetti, drawCameras   things on the course
//   drawPhotograph, drawCircle, drawPayments   scenes of a finish (finish-picture.js)
//   new Track(area, lanes), Script, shotAt, new RacePicture(stage, view).draw(script, time)   a race of dice
//   stage.kept(name, key, width, height, paint), stage.baked(name, key, draw)   pictures that are painted once
//
// Whatever is drawn is a function of what has happened and of the time: no picture needs the one before. Words are
// never drawn: they stand in elements of the page above the canvas. No filters, no shadows, nothing half transparent
// over the whole picture: each costs two million pixels in a frame. Change the light between races.
import { HorseSheet } from "./horse-sheet.js";

/** @import { Look } from "./horse-figure.js" */
/** @typedef {CanvasRenderingContext2D} Ink */
/** @typedef {HTMLCanvasElement} Picture */

/** No canvas has more pixels than a full HD screen: a larger one is stretched by the page. */
const MOST_PIXELS = 1920 * 1080;

/**
 * A picture of its own, painted once.
 *
 * @param {number} width
 * @param {number} height
 * @param {(ink: Ink, picture: Picture) => void} paint
 * @returns {Picture}
 */
export function painted(width, height, paint) {
  const picture = document.createElement("canvas");
  picture.width = Math.max(1, Math.ceil(width));
  picture.height = Math.max(1, Math.ceil(height));
  paint(/** @type {Ink} */ (picture.getContext("2d")), picture);
  return picture;
}

export class Stage {
  /** Size in the pixels of the page: everything is drawn in these. */
  width = 0;
  height = 0;
  /** Pixels of the canvas for one of the page. */
  density = 1;
  /** Whether scenes leave out what costs time: dust, flags, most of the confetti. */
  light = false;
  /** @type {Map<string, { key: string, picture: Picture }>} */
  #kept = new Map();
  /** @type {Map<string, { key: string, sheet: HorseSheet }>} */
  #sheets = new Map();

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.ink = /** @type {Ink} */ (canvas.getContext("2d", { alpha: false }));
  }

  /** Take the size that the page gives the canvas; returns whether it has changed. */
  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height || (width === this.width && height === this.height)) return false;
    [this.width, this.height] = [width, height];
    this.density = Math.min(devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
    this.canvas.width = Math.round(width * this.density);
    this.canvas.height = Math.round(height * this.density);
    this.forget();
    return true;
  }

  /** Forget all pictures: they are painted anew when they are next wanted. */
  forget() {
    this.#kept.clear();
    this.#sheets.clear();
  }

  /** Begin a frame. */
  begin() {
    this.#paintAhead();
    this.ink.setTransform(this.density, 0, 0, this.density, 0, 0);
    this.ink.globalAlpha = 1;
    return this.ink;
  }

  /** Paint one frame of a horse that will be needed soon, once the first picture has been seen. */
  #paintAhead() {
    for (const { sheet } of this.#sheets.values()) if (sheet.paintAhead()) return;
  }

  /**
   * The picture `name`, `width` by `height` pixels of the page. It is kept until another `key` (what it depends on,
   * such as the light of the day) is asked for.
   *
   * @param {string} name
   * @param {string | number} key
   * @param {number} width
   * @param {number} height
   * @param {(ink: Ink, picture: Picture) => void} paint
   */
  kept(name, key, width, height, paint) {
    const known = this.#kept.get(name);
    if (known?.key === String(key)) return known.picture;
    const picture = painted(width * this.density, height * this.density, (ink, made) => {
      ink.scale(this.density, this.density);
      paint(ink, made);
    });
    this.#kept.set(name, { key: String(key), picture });
    return picture;
  }

  /**
   * What does not move, drawn by `draw` over the whole picture and copied from then on as long as `key` stays the same.
   *
   * @param {string} name
   * @param {string} key
   * @param {() => void} draw
   */
  baked(name, key, draw) {
    const known = this.#kept.get(name);
    if (known?.key === key) return this.put(known.picture, 0, 0);
    draw();
    const picture = painted(this.canvas.width, this.canvas.height, (ink) => ink.drawImage(this.canvas, 0, 0));
    this.#kept.set(name, { key, picture });
    return undefined;
  }

  /**
   * The frames of the horse `name` at `size` pixels of the page for each of its units.
   *
   * @param {string} name
   * @param {Look} look
   * @param {number} size
   */
  horse(name, look, size) {
    const key = JSON.stringify([look, size]);
    const known = this.#sheets.get(name);
    if (known?.key === key) return known.sheet;
    const sheet = new HorseSheet(look, size, this.density);
    this.#sheets.set(name, { key, sheet });
    return sheet;
  }

  /**
   * Copy a kept picture; without a zoom pixel by pixel.
   *
   * @param {Picture} picture
   * @param {number} x
   * @param {number} y
   * @param {number} [zoom]
   */
  put(picture, x, y, zoom = 1) {
    const [width, height] = [picture.width / this.density, picture.height / this.density];
    if (zoom !== 1) return this.ink.drawImage(picture, x, y, width * zoom, height * zoom);
    return this.ink.drawImage(picture, this.sharp(x), this.sharp(y), width, height);
  }

  /**
   * Copy a kept picture side by side over the whole width.
   *
   * @param {Picture} picture
   * @param {number} x
   * @param {number} y
   * @param {number} [zoom]
   */
  tile(picture, x, y, zoom = 1) {
    const width = (picture.width / this.density) * zoom;
    for (let at = (((x % width) + width) % width) - width; at < this.width; at += width) this.put(picture, at, y, zoom);
  }

  /**
   * The nearest place at which a picture lies on whole pixels.
   *
   * @param {number} at
   */
  sharp(at) {
    return Math.round(at * this.density) / this.density;
  }
}
