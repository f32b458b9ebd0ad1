// The race as a broadcast: the canvas on which it is drawn, and the words that stand above it.
import { crowd } from "../racecourse/crowd.js";
import { drawCircle, drawPayments, drawPhotograph } from "../racecourse/finish-picture.js";
import { NOSE, TAIL } from "../racecourse/horse-figure.js";
import { lightOf } from "../racecourse/daylight.js";
import { Landscape } from "../racecourse/landscape.js";
import { venueOf } from "../racecourse/venue.js";
import { Loop } from "../racecourse/loop.js";
import { RacePicture } from "../racecourse/race-picture.js";
import { rests } from "../racecourse/shots.js";
import { Stage } from "../racecourse/stage.js";
import { Track } from "../racecourse/perspective.js";
import { byId } from "../lib/dom.js";
import { scene, still } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";
import { Beats } from "./beats.js";
import { showSigns, signsAt } from "./signs.js";

/** @import { Lane, PageRace, State } from "../lib/page.js" */
/** @import { Point } from "../racecourse/particles.js" */
/** @import { Shot } from "../racecourse/shots.js" */

/** Spaces behind the winner, for games that count finer than this. */
const SPACES = 16;
const NOWHERE = { x: 0, y: 0 };

export class Broadcast {
  beats = new Beats();
  #course;
  #stage;
  #loop;
  /** @type {RacePicture | undefined} */
  #picture;
  /** @type {State} */
  #state = /** @type {any} */ ({});
  #laid = "";
  #scene = { name: "", since: 0 };
  /** @type {Map<number, Point>} Where the names of the seats stand; 0 is nobody. */
  #seats = new Map();
  #pot = { x: 0, y: 0 };
  #told = "";

  /** @param {HTMLElement} course What the canvas fills. */
  constructor(course) {
    this.#course = course;
    const canvas = /** @type {HTMLCanvasElement} */ (byId("picture"));
    this.#stage = new Stage(canvas);
    this.#loop = new Loop((time) => this.#draw(time));
  }

  /**
   * Show of `state` what is drawn here: its race and the scenes of its finish, or these alone, because the game draws
   * the race itself, or nothing.
   *
   * @param {State} state
   * @param {"race" | "finish" | ""} what
   */
  show(state, what) {
    const drawn = what === "race" || (what === "finish" && sceneOf(state) !== "race");
    document.body.classList.toggle("drawn", what === "race");
    this.#course.classList.toggle("drawn", drawn);
    byId("picture").hidden = !drawn;
    if (!drawn || !state.race) {
      this.#loop.stop();
      this.beats.see({ ...state, race: null }, 0);
      return;
    }
    const now = performance.now() / 1000;
    this.#state = state;
    const name = sceneOf(state);
    if (this.#scene.name !== name) this.#scene = { name, since: now };
    this.beats.see(state, now);
    this.#lay(state, state.race);
    this.#loop.start();
    this.#loop.show();
  }

  /**
   * Measure the page again: names and lanes have their places.
   */
  measure() {
    const around = this.#course.getBoundingClientRect();
    /** @param {Element} one */
    const middle = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2 - around.x, y: y + height / 2 - around.y };
    };
    this.#seats = new Map([[0, { x: this.#stage.width / 2, y: this.#stage.height * 1.05 }]]);
    for (const one of byId("people").querySelectorAll("li")) this.#seats.set(Number(one.dataset.seat), middle(one));
    const pot = byId("potbox");
    this.#pot = pot.hidden ? { x: this.#stage.width, y: 0 } : middle(pot);
  }

  /**
   * @param {State} state
   * @param {PageRace} race
   */
  #lay({ status, game }, race) {
    this.#stage.resize();
    const { width, height } = this.#stage;
    if (!width) return;
    // The game that runs its own race has no lanes here.
    if (byId("track").hidden) return;
    const style = getComputedStyle(this.#course);
    const [top, bottom, line, larger] = ["--horizon", "--ground", "--line-at", "--larger"].map(
      (name) => parseFloat(style.getPropertyValue(name)) / (name === "--larger" ? 1 : 100),
    );
    const light = lightOf(status?.race ?? 1, status?.races);
    const lanes = race.lanes.map(({ number, length, label, colour, scratched }) => {
      return { number, length, label, colour, scratched };
    });
    const key = JSON.stringify([width, height, top, bottom, line, lanes, light, game, race.line]);
    if (key === this.#laid) return void (this.#picture && this.#placePosts(this.#picture.view.track, race.lanes));
    this.#laid = key;
    const places = { top: top * height, bottom: bottom * height, line: line * width };
    const track = new Track({ width, height, larger, ...places }, lanes);
    this.#picture = new RacePicture(this.#stage, {
      track,
      landscape: new Landscape(this.#stage, venueOf(game ?? ""), light),
      lanes,
      redLine: race.line?.position ?? null,
      seatAt: (seat) => this.#seats.get(seat) ?? NOWHERE,
      colourOf: (seat) => seatLane(seat).colour,
      pot: this.#pot,
    });
    this.#placePosts(track, race.lanes);
  }

  /**
   * What stands behind the line has its place beside its lane, and whoever reads the page can tell where its horse is.
   *
   * @param {Track} track
   * @param {Lane[]} lanes
   */
  #placePosts(track, lanes) {
    for (const [row, { number, position, length }] of lanes.entries()) {
      /** @type {HTMLElement | null} */
      const lane = byId("track").querySelector(`[data-lane="${number}"]`);
      const [upper, lower] = [track.edge(row), track.edge(row + 1)];
      lane?.style.setProperty("--top", `${upper}px`);
      lane?.style.setProperty("--high", `${lower - upper}px`);
      lane?.style.setProperty("--line", `${track.x(0, track.feet(row))}px`);
      lane?.style.setProperty("--nose", `${track.nose(number, Math.min(position, length)).x}px`);
      lane?.style.setProperty("--length", `${(NOSE - TAIL) * track.size(row)}px`);
    }
  }

  /**
   * Returns whether nothing in the picture runs.
   *
   * @param {number} time
   */
  #draw(time) {
    const { race } = this.#state;
    if (!race) return true;
    if (this.#stage.resize()) {
      this.#laid = "";
      this.#lay(this.#state, race);
    }
    this.#stage.light = this.#loop.pace.light;
    if (this.#picture) this.#picture.view.pot = this.#pot;
    // Where nobody wants motion everything is where it will be.
    const at = still.matches ? time + 60 : time;
    const shot = this.#drawScene(race, at, still.matches ? 60 : time - this.#scene.since);
    this.#tell(shot, at);
    return Boolean(shot) && rests(this.beats.script, /** @type {Shot} */ (shot), at) && !crowd.waves(time);
  }

  /**
   * @param {PageRace} race
   * @param {number} time
   * @param {number} age
   * @returns {Shot | undefined}
   */
  #drawScene(race, time, age) {
    const { name } = this.#scene;
    const winners = race.lanes.filter(({ number }) => race.winners.includes(number));
    if (name === "photo" && winners.length) return void drawPhotograph(this.#stage, age, photographed(race));
    if (name === "circle") return void drawCircle(this.#stage, age, winners);
    if (name === "money") {
      // The standings of a game that is over lie where the winner would stand.
      drawCircle(this.#stage, age, this.#state.over ? [] : winners, "money");
      const paid = Object.entries(this.#gains()).map(([seat, chips]) => ({
        to: this.#seats.get(Number(seat)) ?? this.#pot,
        chips,
        colour: seatLane(Number(seat)).colour,
      }));
      return void drawPayments(this.#stage, age, paid, this.#pot);
    }
    return this.#picture?.draw(this.beats.script, time);
  }

  /** What each seat has gained in the race that is over. */
  #gains() {
    const { earlier, status } = this.#state;
    return Object.fromEntries(
      Object.entries(status?.purses ?? {})
        .map(([seat, chips]) => /** @type {[string, number]} */ ([seat, chips - (earlier?.purses?.[seat] ?? chips)]))
        .filter(([, gained]) => gained > 0),
    );
  }

  /**
   * Let the words above the picture follow it: they change with a shot, not with a frame.
   *
   * @param {Shot | undefined} shot
   * @param {number} time
   */
  #tell(shot, time) {
    const signs = signsAt(this.#state, this.beats.script, shot, time);
    const told = JSON.stringify(signs);
    if (this.#told === told) return;
    this.#told = told;
    this.#course.dataset.shot = signs.kind;
    showSigns(byId("signs"), this.#state.race?.lanes ?? [], signs);
  }
}

/** @param {State} state */
function sceneOf(state) {
  const name = scene(state);
  if (!state.race?.finished) return "race";
  if (["slow", "photo", "circle"].includes(name)) return name === "slow" ? "race" : name;
  return "money";
}

/**
 * The first horses home as the camera at the line saw them, the winner first.
 *
 * @param {PageRace} race
 */
function photographed({ lanes, winners }) {
  /** @param {Lane} lane */
  const share = ({ position, length }) => Math.min(1, position / length);
  return lanes
    .filter(({ scratched }) => !scratched)
    .sort(
      (one, two) =>
        share(two) - share(one) || Number(winners.includes(two.number)) - Number(winners.includes(one.number)),
    )
    .slice(0, 4)
    .map((lane) => ({
      lane: { number: lane.number, label: lane.label, colour: lane.colour },
      behind: (1 - share(lane)) * SPACES,
    }));
}
