// The board of a meeting: the paddock in which prices are chalked up, the race, and what came of the last one.
import { el, partsOf, renderIfChanged } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { suspense } from "/static/lib/show.js";
import { MeetingCourse } from "./meeting.js";
import { reveal, showPaddock, weather } from "./paddock.js";
import { showRunning } from "./running.js";
import { lastRace } from "./settled.js";
import { entering, signed, w } from "./words.js";

export { describe } from "./phrases.js";
export { result } from "./settled.js";

/** @import { Context, PageRace } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** Seconds in which horses come to a place that nobody has told the time for. */
const AT_ONCE = 0.2;

/**
 * Whose turn it is, or what is going on.
 *
 * @param {Context<GameView>} context
 */
export function headline({ state: { play, status, race }, names }) {
  if (!play) return undefined;
  if (play.phase === "setup") return w("waiting-for-deal", { name: nameOf(names, play.dealer) });
  if (play.phase === "finished") return w("meeting-over");
  if (status?.turn) return w("turn-of", { name: nameOf(names, status.turn) });
  if (entering(play))
    return w(play.runners.some(({ entered }) => entered) ? "enter-runners" : "lay-prices", {
      name: nameOf(names, play.opener),
    });
  if (play.phase === "pricing") return w("tell-field-drawn", { race: play.race_number, horses: play.runners.length });
  return w(race.finished ? "race-settled" : "they-are-off");
}

/**
 * How far the market is: prices missing, and when the race goes off without them.
 *
 * @param {Context<GameView>} context
 */
export function diceLine({ state: { play } }) {
  if (play && entering(play)) return entering(play);
  if (!play?.turn) return "";
  const missing = play.runners.filter(({ price, withdrawn }) => !price && !withdrawn).length;
  return [
    w("prices-missing", { missing }),
    w("turns-taken", { turns: Math.min(play.turns + 1, play.turn_limit), limit: play.turn_limit }),
  ].join(" · ");
}

/** @typedef {ReturnType<typeof build>} Frame */
/** @type {WeakMap<HTMLElement, Frame>} */
const frames = new WeakMap();

/**
 * The frame of the course in `target`, made once.
 *
 * @param {HTMLElement} target
 */
function frameIn(target) {
  const known = frames.get(target);
  if (known?.frame.isConnected) return known;
  const made = build();
  frames.set(target, made);
  target.replaceChildren(made.frame);
  return made;
}

function build() {
  const meeting = new MeetingCourse();
  const paddock = el("ol", { class: "oo-paddock" });
  const pennants = el("ol", { class: "oo-pennants" });
  const places = el("ol", { class: "oo-places" });
  const revealed = el("div", { class: "oo-reveal" });
  const frame = el("div", { class: "oo-stage" }, meeting.canvas, paddock, pennants, places, revealed);
  return { meeting, paddock, pennants, places, revealed, frame };
}

/**
 * The course: the paddock, and the lanes while they run.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function course(target, { state, names }) {
  const { play, race, news, pages } = state;
  const { meeting, paddock, pennants, places, revealed } = frameIn(target);
  const inRace = Boolean(race && (race.running || race.finished));
  paddock.hidden = inRace;
  pennants.hidden = places.hidden = !inRace;
  const part = (news?.events ?? []).find(({ type }) => type === "running");
  if (inRace) showRunning({ pennants, places }, { play, race, part, names, told: race.finished && !suspense(state) });
  else showPaddock(paddock, { play, race, names, title: pages?.title ?? "" });
  meeting.show({ ...placesIn(race), ...lightIn(play), seconds: part?.seconds ?? AT_ONCE, pennants: partsOf(pennants) });
  reveal(revealed, { state, names });
}

/**
 * Where the horses of a race are, or that they stand in the paddock.
 *
 * @param {PageRace | null} race
 */
function placesIn(race) {
  const { lanes = [], running = false, finished = false } = race ?? {};
  /** @type {"race" | "paddock"} */
  const part = running || finished ? "race" : "paddock";
  return { part, lanes, at: lanes.map(({ position, length }) => position / length), home: finished };
}

/** Which race of the day it is. @param {GameView} play */
const lightIn = ({ race_number: race, races }) => ({ race, races });

/**
 * Course, weather and going; the race before while the next one is priced.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function side(target, { state: { play, bulletin }, names }) {
  const margin = bulletin?.odds?.margin;
  const last = play?.phase === "pricing" ? play.last : null;
  renderIfChanged(target, [margin, play?.track, play?.weather, play?.going, last, names], () =>
    [
      // Printed cards have no track of ours.
      play?.track
        ? el(
            "section",
            { class: "oo-course" },
            el("h2", {}, play.track),
            el("p", {}, weather(play.weather), el("b", { class: "oo-going" }, w(`going-${play.going}`))),
            margin === undefined || margin === null
              ? null
              : el("p", { class: "note" }, w("book-margin", { margin: signed(margin) })),
          )
        : null,
      last ? lastRace(last, names) : null,
    ].filter((one) => one !== null),
  );
}

/**
 * Who owns the winner: nobody backs a horse here, and the owner may lose by it.
 *
 * @param {string} names
 */
export const backers = (names) => w("priced-by", { names });

/** What the ranking at the end counts. */
export const resultNote = () => w("points-of-meeting");
