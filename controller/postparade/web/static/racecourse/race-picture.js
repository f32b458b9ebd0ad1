// A race as the camera of the moment sees it: turf, horses, stables, and the roll that falls over it.
import { crowd, drawPennants, drawStars } from "./crowd.js";
import { drawHorse, NOSE, TAIL } from "./horse-figure.js";
import { gallop, standing } from "./horse-pose.js";
import { arc, mix, scatter, span, within } from "./motion.js";
import { drawCameras, drawDust, drawShadow } from "./particles.js";
import { flashes, placeAt, running, strikes } from "./race-script.js";
import { drawRoll } from "./roll-picture.js";
import { shotAt } from "./shots.js";
import { drawStable } from "./stable.js";
import { laneShape, turfOf } from "./turf.js";

/** @import { Landscape } from "./landscape.js" */
/** @import { Point } from "./particles.js" */
/** @import { Script } from "./race-script.js" */
/** @import { Shot } from "./shots.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Track } from "./perspective.js" */
/** @import { Silks } from "../lib/page.js" */

/**
 * What is drawn of a race beside what happens in it.
 *
 * @typedef {object} RaceView
 * @property {Track} track
 * @property {Landscape} landscape
 * @property {(Silks & { length: number, scratched: boolean })[]} lanes From the farthest to the nearest.
 * @property {number | null} redLine
 * @property {(seat: number) => Point} seatAt Where the name of a seat stands in the picture.
 * @property {(seat: number) => string} colourOf
 * @property {Point} pot
 */
/** @typedef {{ x: number, y: number, zoom: number }} View By how much the track is moved, after it is zoomed. */

/** Strides of a galloping horse in a second, in slow motion and else. */
const STRIDES = { slow: 1.05, full: 3.1 };
/** Rounds of breathing in a second. */
const BREATHS = 0.42;
const CLOSE = 2.1;
const SPLIT = 1.9;
/** Where the two halves of a split picture meet. */
const SEAM = 0.47;
/** Seconds for which a scratched horse that was rolled shakes its head. */
const SHAKES = 1.7;
const WHOLE = { x: 0, y: 0, zoom: 1 };

export class RacePicture {
  /**
   * @param {Stage} stage
   * @param {RaceView} view
   */
  constructor(stage, view) {
    this.stage = stage;
    this.view = view;
  }

  /**
   * Draw the race of `script` at `time`, in seconds.
   *
   * @param {Script} script
   * @param {number} time
   */
  draw(script, time) {
    const shot = shotAt(script, this.view.lanes, time);
    const ink = this.stage.begin();
    const views = this.#viewsOf(shot);
    for (const [at, [number, view]] of views.entries()) {
      if (views.length > 1) {
        ink.save();
        ink.beginPath();
        const seam = this.stage.height * SEAM;
        ink.rect(0, at ? seam : 0, this.stage.width, at ? this.stage.height - seam : seam);
        ink.clip();
      }
      this.#drawWorld(script, time, shot, view, number === undefined ? shot.lanes : [number]);
      if (views.length > 1) ink.restore();
    }
    if (views.length > 1) {
      ink.fillStyle = "#ffdf8e";
      ink.fillRect(0, this.stage.height * SEAM - 4, this.stage.width, 8);
    }
    if (shot.kind !== "wide") this.#drawHeartbeat(time, shot);
    drawRoll(this.stage, this.view, script, time, (number, point) => {
      const [, view] = views.find(([one]) => one === number) ?? views[0];
      return { x: point.x * view.zoom + view.x, y: point.y * view.zoom + view.y };
    });
    return shot;
  }

  /**
   * The views of a shot: one, or two of one horse each.
   *
   * @param {Shot} shot
   * @returns {[number | undefined, View][]}
   */
  #viewsOf({ kind, lanes }) {
    const { height } = this.stage;
    if (kind === "wide" || !lanes.length) return [[undefined, WHOLE]];
    if (kind !== "split") return [[undefined, this.#near(lanes[0], CLOSE, 0.66 * height)]];
    return lanes.slice(0, 2).map((number, at) => [number, this.#near(number, SPLIT, height * (at ? 0.84 : 0.4))]);
  }

  /**
   * A view of the last spaces of a lane, with its horse's feet at `feet` of the picture.
   *
   * @param {number} number
   * @param {number} zoom
   * @param {number} feet
   * @returns {View}
   */
  #near(number, zoom, feet) {
    const { track } = this.view;
    const { width, height } = this.stage;
    const row = track.row(number);
    const y = track.feet(row);
    const line = track.x(0, y);
    return {
      x: within(width * 0.6 - line * zoom, width - width * zoom, 0),
      y: within(feet - y * zoom, height - height * zoom * 1.1, height * 0.1),
      zoom,
    };
  }

  /**
   * @param {Script} script
   * @param {number} time
   * @param {Shot} shot
   * @param {View} view
   * @param {number[]} watched
   */
  #drawWorld(script, time, shot, view, watched) {
    const { lanes, landscape } = this.view;
    const near = shot.kind !== "wide";
    const [still, moving] = near
      ? [
          lanes.filter(({ number }) => !watched.includes(number)),
          lanes.filter(({ number }) => watched.includes(number)),
        ]
      : [[], lanes];
    const out = lanes.filter(({ scratched }) => scratched).map(({ number }) => number);
    const stood = still.map(({ number }) => placeAt(script, number, shot.since).position.toFixed(2));
    const key = JSON.stringify([landscape.key, this.view.track.area, view, watched, near, out, stood]);
    this.stage.baked(`ground ${near ? watched : ""}`, key, () => {
      this.#drawGround(view, out);
      if (!near) return;
      for (const lane of this.#inOrder(script, shot.since, still))
        this.#drawHorse(script, shot.since, lane, view, shot);
      this.#dim(view, watched);
    });
    if (!near) {
      drawPennants(this.stage, crowd.cheers, time, this.view.track.area.top);
      this.#drawLights(script, time, shot.lanes);
    }
    for (const lane of this.#inOrder(script, time, moving)) {
      if (lane.scratched) this.#drawStabled(script, time, lane, view);
      else this.#drawHorse(script, time, lane, view, shot);
    }
    if (!near && !this.stage.light)
      drawCameras(this.stage, time, this.view.track.area.top, landscape.light > 0.6 ? 5 : 2);
  }

  /**
   * Horses from the farthest to the nearest. Stables are higher than a lane: those that nothing happens to stand behind
   * every horse that still runs.
   *
   * @param {Script} script
   * @param {number} time
   * @param {RaceView["lanes"]} lanes
   */
  #inOrder(script, time, lanes) {
    /** @param {RaceView["lanes"][number]} lane */
    const waits = ({ number, scratched }) => scratched && sinceAsked(script, number, time) >= SHAKES;
    return [...lanes.filter(waits), ...lanes.filter((lane) => !waits(lane))];
  }

  /**
   * What does not move: the landscape and the turf.
   *
   * @param {View} view
   * @param {number[]} scratched
   */
  #drawGround(view, scratched) {
    const { track, landscape, redLine } = this.view;
    const turf = turfOf(this.stage, { track, landscape, scratched, redLine });
    const top = track.area.top * view.zoom + view.y;
    landscape.drawBehind(top, -view.x * 0.4, view.zoom);
    this.stage.put(turf, view.x, top, view.zoom);
    if (view.zoom === 1) landscape.drawRail(track.area.bottom - 4);
  }

  /**
   * Darken all but the lanes of the horses that everybody looks at.
   *
   * @param {View} view
   * @param {number[]} watched
   */
  #dim(view, watched) {
    const { ink, width, height } = this.stage;
    const { track } = this.view;
    ink.fillStyle = "rgba(2,8,20,0.62)";
    ink.fillRect(0, 0, width, height);
    for (const number of watched) {
      const row = track.row(number);
      ink.save();
      ink.translate(view.x, view.y);
      ink.scale(view.zoom, view.zoom);
      laneShape(ink, track, row, track.lanes[row].length + 30, -30);
      ink.clip();
      ink.setTransform(this.stage.density, 0, 0, this.stage.density, 0, 0);
      this.#drawGround(
        view,
        this.view.lanes.filter(({ scratched }) => scratched).map((lane) => lane.number),
      );
      ink.restore();
    }
  }

  /**
   * Lanes that light up: where a roll has struck, and where one step is missing.
   *
   * @param {Script} script
   * @param {number} time
   * @param {number[]} near
   */
  #drawLights({ beats }, time, near) {
    const { ink } = this.stage;
    const { track } = this.view;
    for (const number of near) {
      const row = track.row(number);
      ink.fillStyle = `rgba(255,214,102,${0.14 + 0.1 * heartbeat(time)})`;
      laneShape(ink, track, row, track.lanes[row].length, 0, 2);
      ink.fill();
    }
    for (const [index, beat] of beats.entries()) {
      const gone = time - strikes(beat);
      if (gone < 0 || gone > 0.6 || beat.lane === null || beat.stabled || !flashes(beats, index)) continue;
      const row = track.row(beat.lane);
      ink.fillStyle = `rgba(255,240,150,${0.6 * (1 - gone / 0.6)})`;
      laneShape(ink, track, row, track.lanes[row].length, 0, 2);
      ink.fill();
    }
  }

  /**
   * @param {Script} script
   * @param {number} time
   * @param {RaceView["lanes"][number]} lane
   * @param {View} view
   * @param {Shot} shot
   */
  #drawHorse(script, time, lane, view, shot) {
    const { stage } = this;
    const { track } = this.view;
    const { number } = lane;
    if (lane.scratched) return this.#drawStabled(script, shot.since, lane, view);
    const place = placeAt(script, number, time);
    /** @param {number} position */
    const nose = (position) => {
      const { x, y } = track.nose(number, position);
      return { x: x * view.zoom + view.x, y: y * view.zoom + view.y };
    };
    const at = nose(place.position);
    const size = track.size(track.row(number)) * view.zoom;
    if (at.x < -60 || at.x > stage.width + 170 * size || at.y < 0 || at.y > stage.height + 130 * size) return undefined;
    if (!stage.light) this.#drawDust(script, time, number, nose, size);
    const cheers = crowd.cheers.filter(({ lane: own }) => own === number);
    drawStars(stage, cheers, time, { tail: { x: at.x - (NOSE - TAIL) * size, y: at.y }, size });
    drawShadow(stage.ink, at, size);
    const crossing = shot.kind === "slow" && shot.lanes.includes(number);
    const phase = strideOf(script, number, time);
    const runs = place.runs || (crossing && phase > 0);
    const pose = runs ? { gallop: true, phase } : { phase: time * BREATHS + scatter(number) };
    if (view.zoom === 1) stage.horse(`horse ${number}`, { lane: worn(lane) }, size).draw(stage.ink, pose, at.x, at.y);
    else this.#drawLarge(lane, pose, at, size);
    return undefined;
  }

  /**
   * @param {Silks} lane
   * @param {{ gallop?: boolean, phase: number }} pose
   * @param {Point} at
   * @param {number} size
   */
  #drawLarge(lane, { gallop: runs, phase }, at, size) {
    const { ink } = this.stage;
    ink.save();
    ink.translate(at.x - NOSE * size, at.y);
    ink.scale(size, size);
    drawHorse(ink, runs ? gallop(phase) : standing(phase, lane.number), { lane: worn(lane) });
    ink.restore();
  }

  /**
   * @param {Script} script
   * @param {number} time
   * @param {number} number
   * @param {(position: number) => Point} nose
   * @param {number} size
   */
  #drawDust(script, time, number, nose, size) {
    for (const [index, { moves }] of script.beats.entries()) {
      if (!moves.some((move) => move.number === number)) continue;
      const { begin, end } = running(script.beats, index);
      if (time < begin || time > end + 1.6) continue;
      const where = (/** @type {number} */ born) => nose(placeAt(script, number, born).position);
      drawDust(this.stage.ink, { time, begin, end, where, size });
    }
  }

  /**
   * A scratched horse looks out of its stable; when it is rolled it shakes its head.
   *
   * @param {Script} script
   * @param {number} time
   * @param {RaceView["lanes"][number]} lane
   * @param {View} view
   */
  #drawStabled(script, time, lane, view) {
    const { track } = this.view;
    const row = track.row(lane.number);
    const size = track.size(row) * view.zoom;
    const post = track.nose(lane.number, 0);
    const gone = sinceAsked(script, lane.number, time);
    const asked = gone < SHAKES;
    const turn = asked ? Math.sin(gone * 13) * within(1.6 - gone) : Math.sin(time * 0.7 + lane.number) * 0.16;
    drawStable(this.stage, lane, {
      x: (post.x - 50 * track.size(row)) * view.zoom + view.x,
      y: post.y * view.zoom + view.y,
      size,
      turn,
      blinks: Math.sin(time * 1.3 + lane.number * 2) > 0.97,
      grown: asked ? 1 + 0.6 * arc(gone / SHAKES) : 1,
    });
  }

  /**
   * The edges of a close-up darken as a heart beats: less than twice a second, and never the middle of the picture.
   *
   * @param {number} time
   * @param {Shot} shot
   */
  #drawHeartbeat(time, { since, kind }) {
    const { stage } = this;
    const { ink, width, height } = stage;
    const strength = span(time, since, since + 0.4) * (kind === "slow" ? 0.5 : 1);
    const edge = stage.kept("edge", "", 260, 8, (inner) => {
      const fade = inner.createLinearGradient(0, 0, 260, 0);
      fade.addColorStop(0, "#3c0009");
      fade.addColorStop(1, "#3c000900");
      inner.fillStyle = fade;
      inner.fillRect(0, 0, 260, 8);
    });
    ink.globalAlpha = strength * (0.45 + 0.4 * heartbeat(time));
    ink.drawImage(edge, 0, 0, 260, height);
    ink.save();
    ink.translate(width, 0);
    ink.scale(-1, 1);
    ink.drawImage(edge, 0, 0, 260, height);
    ink.restore();
    ink.globalAlpha = 1;
  }
}

/**
 * Seconds since a scratched horse was rolled.
 *
 * @param {Script} script
 * @param {number} number
 * @param {number} time
 */
function sinceAsked({ beats }, number, time) {
  const beat = beats.findLast((one) => one.lane === number && one.stabled && strikes(one) <= time);
  return beat ? time - strikes(beat) : Infinity;
}

/** What a horse wears: its lane without what changes. @param {Silks} lane */
const worn = ({ number, label, colour }) => ({ number, label, colour });

/** A heart that beats 1.45 times a second: 0 to about 1. @param {number} time */
export function heartbeat(time) {
  const at = (time * 1.45) % 1;
  return Math.exp(-at * 9) + 0.7 * (at > 0.22 ? Math.exp(-(at - 0.22) * 11) : 0);
}

/**
 * In which phase of its stride a horse is: that of its last run, in which it stays where that was slow motion to the
 * line.
 *
 * @param {Script} script
 * @param {number} number
 * @param {number} time
 */
function strideOf(script, number, time) {
  const index = script.beats.findLastIndex((beat) => beat.moves.some((move) => move.number === number));
  if (index < 0) return 0;
  const { begin, end } = running(script.beats, index);
  const gone = within(time, begin, end) - begin;
  return gone * (script.beats[index].slow ? STRIDES.slow : STRIDES.full) + mix(0.05, 0.15, scatter(number));
}
