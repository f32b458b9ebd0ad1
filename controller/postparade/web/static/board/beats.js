// What the table sends, as beats of a race: the script from which the course is drawn at any time.
/** @import { Dice, Lane, PageRace, State } from "../lib/page.js" */
/** @import { Beat, Script } from "../racecourse/race-script.js" */

/** Beats that are remembered: what is older is only where the horses stand. */
const REMEMBERED = 6;
/** Rolls that follow one another sooner, in seconds, are not thrown across the track one by one. */
const QUICK = 1;
const NO_NEWS = { rolled: false, entry: -1, events: [] };
/** What is taken from a seat and flies to the pot. */
const FINES = ["pay", "ante"];

/** @param {Lane[]} lanes */
const placesOf = (lanes) =>
  new Map(lanes.map(({ number, position, length }) => [number, Math.max(0, Math.min(position, length))]));

/**
 * The sum of a roll and, where they are known, its faces.
 *
 * @param {Dice | null | undefined} roll
 */
const faces = (roll) =>
  Array.isArray(roll) ? { sum: roll[0] + roll[1], dice: [...roll] } : { sum: roll ?? null, dice: null };

/**
 * What tells a race from all others.
 *
 * @param {State} state
 * @param {PageRace} race
 */
const nameOfRace = ({ game, status }, race) =>
  JSON.stringify([game, status?.race, race.lanes.map(({ number, length }) => [number, length])]);

export class Beats {
  /** @type {Script} */
  script = { places: new Map(), beats: [] };
  /** @type {Map<number, number>} Where the horses stand after all beats. */
  #stand = new Map();
  #race = "";
  #entry = -1;
  #thrower = 0;
  #finished = false;

  /**
   * Learn what the board is to show at `now`, in seconds. A page that has just been opened, and a race that has just
   * been dealt, begin with how things stand.
   *
   * @param {State} state
   * @param {number} now
   */
  see(state, now) {
    const { race, news = NO_NEWS } = state;
    if (!race) {
      this.#race = "";
      return;
    }
    const key = nameOfRace(state, race);
    if (key !== this.#race) this.#begin(key, race);
    else if (news.rolled && news.entry !== this.#entry) this.#roll(state, now);
    this.#entry = Math.max(this.#entry, news.entry);
    if (state.holding) return;
    this.#reveal(race, news.events, now);
    this.#thrower = state.status?.turn ?? 0;
  }

  /** The last beat, as long as nobody knows what it did. */
  #open() {
    const last = this.script.beats.at(-1);
    return last && last.revealed === null ? last : undefined;
  }

  /**
   * @param {string} key
   * @param {PageRace} race
   */
  #begin(key, race) {
    this.#race = key;
    this.#stand = placesOf(race.lanes);
    this.#finished = race.finished;
    this.script = { places: new Map(this.#stand), beats: [] };
  }

  /**
   * @param {State} state
   * @param {number} now
   */
  #roll({ race, status, bulletin, holding }, now) {
    const { sum, dice } = faces(status?.last_roll);
    const lane = race?.lanes.find(({ sums }) => sum !== null && sums.includes(sum));
    const open = this.#open();
    // What the last roll did was never shown: it is over.
    if (open) open.revealed = now;
    const quick = now - (this.script.beats.at(-1)?.at ?? -Infinity) < QUICK;
    this.#add({
      at: now,
      dice,
      sum,
      lane: lane?.number ?? null,
      falls: holding ? (bulletin?.scene?.seconds ?? 0) : 0,
      revealed: null,
      moves: [],
      slow: false,
      fines: [],
      stabled: false,
      quick,
      thrower: this.#thrower,
    });
  }

  /**
   * @param {PageRace} race
   * @param {any[]} events
   * @param {number} now
   */
  #reveal({ lanes, finished }, events, now) {
    const moves = this.#movesTo(placesOf(lanes));
    const finishes = finished && !this.#finished;
    this.#finished = finished;
    const open = this.#open();
    if (!open && !moves.length) return;
    const beat = open ?? this.#add(untold(now));
    Object.assign(beat, {
      revealed: now,
      moves,
      slow: finishes && moves.length > 0,
      stabled: lanes.some(({ number, scratched }) => scratched && number === beat.lane),
      fines: open ? finesOf(events) : [],
    });
  }

  /**
   * Which horses have moved since the last beat, to where they are now.
   *
   * @param {Map<number, number>} there
   */
  #movesTo(there) {
    const moves = [...there]
      .map(([number, to]) => ({ number, from: this.#stand.get(number) ?? 0, to }))
      .filter(({ from, to }) => from !== to);
    this.#stand = there;
    return moves;
  }

  /** @param {Beat} beat */
  #add(beat) {
    const { places, beats } = this.script;
    beats.push(beat);
    if (beats.length > REMEMBERED) for (const { number, to } of beats.shift()?.moves ?? []) places.set(number, to);
    return beat;
  }
}

/**
 * What changed without a roll: the host has put something right, or the page has missed the roll.
 *
 * @param {number} now
 * @returns {Beat}
 */
const untold = (now) => ({
  at: now,
  dice: null,
  sum: null,
  lane: null,
  falls: 0,
  revealed: null,
  moves: [],
  slow: false,
  fines: [],
  stabled: false,
  thrower: 0,
});

/** @param {any[]} events */
const finesOf = (events) =>
  events
    .filter(({ type, paid, player }) => FINES.includes(type) && paid > 0 && player)
    .map(({ player, paid }) => ({ seat: player, chips: paid }));
