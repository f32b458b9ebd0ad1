// What is behind the end of the evening: the course under its floodlights, and the winner's circle beside the trophy.
import { drawCircle } from "../racecourse/finish-picture.js";
import { Landscape } from "../racecourse/landscape.js";
import { EVENING_VENUE } from "../racecourse/venue.js";
import { Loop } from "../racecourse/loop.js";
import { span } from "../racecourse/motion.js";
import { drawCameras, drawConfetti } from "../racecourse/particles.js";
import { Stage } from "../racecourse/stage.js";
import { still } from "../lib/show.js";

/** @import { Silks } from "../lib/page.js" */

/** The light of the last race. */
const NIGHT = 1;
/** Where the turf begins, as a share of the height, and its lanes. */
const HORIZON = 0.42;
const LANES = 3;
/** Seconds after which paper falls on the winner, and how many people take pictures of each scene. */
const FALLS = 0.7;
const PICTURES = { counting: 3, third: 6, second: 9, first: 24, titles: 4, standings: 2 };

export class EveningPicture {
  canvas = document.createElement("canvas");
  #stage = new Stage(this.canvas);
  #loop = new Loop((time) => this.#draw(time));
  #landscape = new Landscape(this.#stage, EVENING_VENUE, NIGHT);
  #told = { stage: "", since: 0 };
  /** @type {Silks[]} */
  #winners = [];

  constructor() {
    this.canvas.className = "evening-picture";
    this.canvas.setAttribute("aria-hidden", "true");
    new ResizeObserver(() => this.#loop.show()).observe(this.canvas);
  }

  /**
   * Show what belongs to a stage of the end from now on.
   *
   * @param {string} stage
   * @param {Silks[]} winners Who has won the evening.
   */
  show(stage, winners) {
    if (this.#told.stage !== stage) this.#told = { stage, since: performance.now() / 1000 };
    this.#winners = winners;
    this.#loop.start();
    this.#loop.show();
  }

  stop() {
    this.#loop.stop();
  }

  /** @param {number} time */
  #draw(time) {
    this.#stage.resize();
    if (!this.#stage.width) return;
    this.#stage.light = this.#loop.pace.light;
    const age = still.matches ? 60 : time - this.#told.since;
    if (this.#told.stage === "trophy") drawCircle(this.#stage, age, this.#winners);
    else this.#course(age, time);
  }

  /**
   * @param {number} age
   * @param {number} time
   */
  #course(age, time) {
    const stage = this.#stage;
    const { stage: told } = this.#told;
    const horizon = Math.round(stage.height * HORIZON);
    stage.begin();
    this.#landscape.drawBehind(horizon);
    this.#landscape.drawOpenTurf(horizon, stage.height - horizon, LANES, 0);
    const pictures = PICTURES[/** @type {keyof typeof PICTURES} */ (told)] ?? 0;
    if (!still.matches) drawCameras(stage, time, horizon, pictures);
    if (told === "first" && span(age, FALLS, FALLS + 1) > 0) drawConfetti(stage, age - FALLS, 170);
  }
}
