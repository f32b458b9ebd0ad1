// The board of Bettor Horse: the two who meet, their bets, three lanes one after the other, purses, pool and schedule.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
import { labelled } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { unpaid } from "/static/lib/show.js";
import { seatLane } from "/static/lib/silks.js";
import { dye, lightOf, pairText, roundText, w } from "./cards.js";
import { DuelCourse } from "./duel.js";
import { halfParts, showHalf } from "./halves.js";
import { decided } from "./phrases.js";
import { showScene } from "./shows.js";

export { describe } from "./phrases.js";
export { diceLine, headline } from "./awaited.js";

/** @import { Context, Names, PageRace } from "/static/lib/page.js" */
/** @import { GameView, RoundView } from "./types.js" */

/** The stage shows every finish by itself. */
export const finishes = true;

/** Rounds of the schedule that are listed ahead. */
const AHEAD = 3;
let shown = "";

/**
 * Below standings that are level at the top: what decided.
 *
 * @param {Context<GameView>} context
 */
export const resultNote = ({ state: { play } }) => (play?.round?.kind === "sudden-death" ? w("by-duel") : "");

export const potNote = () => w("pool-note");

/**
 * Everything between header and caption, instead of the lanes of other games.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function course(target, { state, names }) {
  const { play, race } = state;
  if (!play?.round) return;
  dye(play.seats);
  const { round } = play;
  const stage = stageIn(target);
  setText(stage.title, roundText(round, play.rounds));
  setText(stage.lane, round.size > 1 && laneOf(round) ? w("lane-of", { lane: laneOf(round), lanes: round.size }) : "");
  renderIfChanged(stage.going, [round.condition, play.track_conditions], () =>
    play.track_conditions
      ? [el("span", { class: `bh-going ${round.condition ?? "open"}` }, w(`going-${round.condition ?? "open"}`))]
      : [],
  );
  const odds = state.bulletin?.odds?.on ? state.bulletin.odds.bets : undefined;
  round.pair.forEach((seat, at) => showHalf(stage.halves[at], { play, seat, at, names, chances: odds?.[seat] }));
  stage.course.show({ ...seen(play, race), gone: Boolean(state.over) && !unpaid(state) });
  showVerdict(stage, play, names);
  showScene(stage.show, state, names);
}

/** The lane that is run, or was run last; 0 before the first. @param {RoundView} round */
const laneOf = ({ lane, lanes }) => lane ?? lanes.length;

/**
 * What the course shows of the round.
 *
 * @param {GameView} play
 * @param {PageRace} race
 */
function seen({ round, rounds, seats }, race) {
  const lane = laneOf(round);
  /** @type {"paddock" | "run" | "wire"} */
  const part = !lane ? "paddock" : round.lane ? "run" : "wire";
  const runners = round.runners ?? round.lanes.at(-1)?.runners;
  const sides = round.pair.map((seat, at) => {
    const light = seats.find((one) => one.seat === seat)?.light ?? "";
    const colour = (runners && lightOf(runners[at].colour)) || light;
    const label = round.lanes.at(-1)?.runners[at].speed ?? "";
    return { lane: { ...seatLane(seat), colour }, label: String(label) };
  });
  const won = round.outcomes && round.right.length > 0 && round.kind !== "normal";
  // While nobody has locked, the race is still that of the round before.
  const at = lane ? race.lanes.map(({ position, length }) => position / length) : [0, 0];
  return {
    key: `${round.number} ${lane}`,
    part,
    at,
    sides,
    race: round.number,
    races: rounds,
    celebrated: Boolean(won),
  };
}

/** @typedef {ReturnType<typeof build>} Stage */

/**
 * By place, the frame of the stage in it.
 *
 * @type {WeakMap<HTMLElement, Stage>}
 */
const stages = new WeakMap();

/**
 * The frame of the stage, made once.
 *
 * @param {HTMLElement} target
 */
function stageIn(target) {
  const known = stages.get(target);
  if (known?.frame.isConnected) return known;
  const made = build();
  stages.set(target, made);
  target.replaceChildren(made.frame);
  return made;
}

function build() {
  const duel = new DuelCourse();
  const title = el("strong", { class: "display" });
  const lane = el("span", { class: "bh-lane" });
  const going = el("span");
  const halves = [halfParts(), halfParts()];
  const verdictLine = el("div", { class: "bh-verdict display", role: "status" });
  const flash = el("div", { class: "bh-flash", "aria-hidden": "true" });
  const show = el("div", { class: "bh-shows", role: "status" });
  const frame = el(
    "div",
    { class: "bh-stage" },
    duel.canvas,
    el("header", { class: "bh-head" }, title, lane, going, verdictLine),
    ...halves.map(({ row }) => row),
    flash,
    show,
  );
  return { course: duel, title, lane, going, halves, verdict: verdictLine, flash, show, frame };
}

/**
 * What the lane or the round came to; a dead heat is seen under the flash of the photograph.
 *
 * @param {Stage} stage
 * @param {GameView} play
 * @param {Names} names
 */
function showVerdict(stage, play, names) {
  const { round, last } = play;
  const text = verdict(play, names);
  setText(stage.verdict, text);
  const heat = !round.lane && round.lanes.at(-1)?.results[0] === "draw" && !round.outcomes;
  const key = `${round.number} ${round.lanes.length} ${heat}`;
  if (heat && shown !== key) stage.flash.classList.add("now");
  if (!heat) stage.flash.classList.remove("now");
  shown = key;
  stage.frame.dataset.kind = round.kind;
  stage.frame.classList.toggle("waits", play.phase === "commit");
  stage.frame.classList.toggle("first", !last);
}

/**
 * @param {GameView} play
 * @param {Names} names
 */
function verdict(play, names) {
  const { round, last, phase } = play;
  if (phase === "finished") return "";
  if (round.outcomes) return decided(round, names);
  if (phase === "commit" && !round.locked.length && last)
    return labelled(roundText(last, play.rounds), decided(last, names));
  const done = round.lane ? undefined : round.lanes.at(-1);
  if (!done) return "";
  const winner = done.results.indexOf("win");
  return winner < 0
    ? w("tell-dead-heat", { lane: round.lanes.length })
    : w("tell-lane-won", { lane: round.lanes.length, name: nameOf(names, round.pair[winner]) });
}

/**
 * Who meets next.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function side(target, { state: { play }, names }) {
  if (!play?.round) return;
  const ahead = play.schedule
    .slice(play.round.number, play.round.number + AHEAD)
    .map((slot, at) => ({ ...slot, number: play.round.number + at + 1 }));
  const alone = play.seats.length === 2;
  renderIfChanged(target, [ahead, names, play.contenders, play.round.kind, Boolean(play.result)], () => {
    if (play.contenders.length && !play.result)
      return el(
        "section",
        { class: "bh-next sudden" },
        el("h2", {}, w("sudden-death")),
        el("p", {}, play.contenders.map((seat) => nameOf(names, seat)).join(" · ")),
      );
    if (!ahead.length || alone) return [];
    return el(
      "section",
      { class: "bh-next" },
      el("h2", {}, w("next-rounds")),
      el(
        "ol",
        {},
        ahead.map((slot) =>
          el(
            "li",
            { class: slot.kind },
            el("span", { class: "number" }, String(slot.number)),
            el("span", {}, pairText({ pair: [slot.first, slot.second] }, names)),
            slot.kind === "normal" ? null : el("small", {}, w("final-mark")),
          ),
        ),
      ),
    );
  });
}
