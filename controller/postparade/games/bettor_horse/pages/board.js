// The board of Bettor Horse: the two who meet, their bets, three lanes one after the other, purses, pool and schedule.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
import { horse } from "/static/lib/horse.js";
import { labelled, whole } from "/static/lib/i18n.js";
import { percent } from "/static/lib/odds.js";
import { nameOf } from "/static/lib/phrases.js";
import { back, betTag, BETS, dye, face, lightOf, pairText, parse, roundText, sign, w } from "./cards.js";
import { decided } from "./phrases.js";

export { describe } from "./phrases.js";

/** @import { Context, Names, PageRace } from "/static/lib/page.js" */
/** @import { GameView, RoundView } from "./types.js" */

/** The stage shows every finish by itself. */
export const finishes = true;

/** Rounds of the schedule that are listed ahead. */
const AHEAD = 3;
const SPEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
let shown = "";

/** @param {Context<GameView>} context */
export const headline = ({ state: { play }, names }) => (play?.round ? asked(play, names) : undefined);

/**
 * What the table waits for, or what runs.
 *
 * @param {GameView} play
 * @param {Names} names
 */
function asked(play, names) {
  const { round, phase, waiting } = play;
  const who = { name: nameOf(names, waiting[0]), seats: waiting.length };
  if (phase === "commit") return w(play.printed ? "lay-cards" : "choose", { ...who, cards: round.size });
  if (phase === "track") return w(round.duel ? "other-tosses" : "other-cuts", who);
  if (phase === "adjust") return w("mudder-waits", who);
  if (phase === "finished") return w("over");
  if (round.outcomes) return w("round-run");
  if (round.lane) return w("lane-of", { lane: round.lane, lanes: round.size });
  if (round.lanes.length) return w("lane-run", { lane: round.lanes.length, lanes: round.size });
  return w(round.condition ? `going-${round.condition}` : "bets-turn");
}

/** @param {Context<GameView>} context */
export const diceLine = ({ state: { play }, names }) => (play?.round ? pairText(play.round, names) : "");

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
  setText(stage.title, `${roundText(round, play.rounds)}`);
  renderIfChanged(stage.going, [round.condition, play.track_conditions], () =>
    play.track_conditions
      ? [el("span", { class: `bh-going ${round.condition ?? "open"}` }, w(`going-${round.condition ?? "open"}`))]
      : [],
  );
  const odds = state.bulletin?.odds?.on ? state.bulletin.odds.bets : undefined;
  round.pair.forEach((seat, at) => showSide(stage.sides[at], { play, race, seat, at, names, chances: odds?.[seat] }));
  showVerdict(stage, play, names);
}

/** @typedef {ReturnType<typeof build>} Stage */
/** @typedef {ReturnType<typeof sideParts>} SideParts */

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

/** The half of one of the two who meet. */
function sideParts() {
  const gate = el("div", { class: "bh-gate" });
  const runner = el("div", { class: "bh-runner" });
  const tote = el("ol", { class: "bh-tote" });
  const bet = el("div", { class: "bh-betcard" });
  const speed = el("div", { class: "bh-speed" });
  const counts = el("div", { class: "bh-counts" });
  const ground = el(
    "div",
    { class: "bh-ground" },
    el("span", { class: "bh-ticks", "aria-hidden": "true" }),
    el("span", { class: "bh-wire", "aria-hidden": "true" }),
    counts,
    speed,
    runner,
  );
  const row = el("section", { class: "bh-side" }, el("div", { class: "bh-left" }, gate, tote), bet, ground);
  return { gate, runner, tote, bet, speed, counts, row };
}

function build() {
  const title = el("strong", { class: "display" });
  const going = el("span");
  const sides = [sideParts(), sideParts()];
  const verdictLine = el("div", { class: "bh-verdict display", role: "status" });
  const flash = el("div", { class: "bh-flash", "aria-hidden": "true" });
  const frame = el(
    "div",
    { class: "bh-stage" },
    el("header", { class: "bh-head" }, title, going),
    ...sides.map(({ row }) => row),
    verdictLine,
    flash,
  );
  return { title, going, sides, verdict: verdictLine, flash, frame };
}

/**
 * @typedef {{
 *   play: GameView, race: PageRace, seat: number, at: number, names: Names, chances?: Record<string, number>,
 * }} Half
 */

/**
 * One of the two who meet: name and bet, lanes, and the horse that runs.
 *
 * @param {SideParts} parts
 * @param {Half} half
 */
function showSide(parts, half) {
  const { play, seat, at, names, chances } = half;
  const { round } = play;
  const seen = play.seats.find((one) => one.seat === seat);
  if (!seen) return;
  const locked = round.locked.includes(seat);
  parts.row.style.setProperty("--c", seen.light);
  renderIfChanged(parts.gate, [seat, names, locked, seen.purse, seen.colour, play.phase], () =>
    gateText(nameOf(names, seat), seen.purse, play.phase === "commit" ? locked : undefined),
  );
  renderIfChanged(parts.bet, [round.number, locked, round.bets, round.right, round.outcomes, chances], () =>
    betCard(round, seat, at, chances),
  );
  const choosing = play.phase === "commit" && !round.duel;
  renderIfChanged(parts.counts, [choosing, seen.left], () => (choosing && seen.left ? leftOver(seen.left) : []));
  renderIfChanged(parts.tote, [round.number, round.lanes, round.lane, locked, round.runners], () =>
    Array.from({ length: round.size }, (_, lane) => toteCard(round, seat, at, lane)),
  );
  showRunner(parts, half, seen.light);
  const last = round.lane ? undefined : round.lanes.at(-1)?.results[at];
  parts.row.dataset.result = last ?? "";
}

/**
 * Who stands at the gate, what has been won, and whether the bet is `locked` while bets are made.
 *
 * @param {string} name
 * @param {number} cards
 * @param {boolean} [locked]
 */
function gateText(name, cards, locked) {
  const longest = Math.max(...(name.match(/[^\s-]+-?/g) ?? []).map((part) => part.length));
  return [
    el("b", { class: "display bh-name", "--longest": longest }, name),
    el("span", { class: "bh-purse number" }, w("purse", { cards })),
    locked === undefined
      ? null
      : el("span", { class: `bh-lockstate${locked ? " locked" : ""}` }, w(locked ? "locked" : "choosing")),
  ];
}

/**
 * The horse of the lane that is run, and how the going has changed its speed.
 *
 * @param {SideParts} parts
 * @param {Half} half
 * @param {string} light
 */
function showRunner(parts, { play, race, seat, at }, light) {
  const { round } = play;
  const runner = round.runners?.[at] ?? round.lanes.at(-1)?.runners[at];
  const lane = round.lanes.length + (round.lane ? 1 : 0);
  renderIfChanged(
    parts.runner,
    runner ? `${round.number} ${lane} ${round.lane} ${runner.name} ${runner.speed}` : "",
    () =>
      runner
        ? [
            horse({
              number: seat + 1,
              label: round.lane ? "?" : String(runner.speed),
              colour: runner.colour ? lightOf(runner.colour) : light,
            }),
            el("span", { class: "bh-runnername" }, runner.name),
          ]
        : [],
  );
  // While nobody has locked, the race is still that of the round before.
  const position = runner ? (race.lanes[at]?.position ?? 0) : 0;
  // A horse that goes back to the start is put there; it does not run backwards.
  parts.runner.classList.toggle("placed", position === 0);
  parts.runner.style.setProperty("--pos", String(position));
  setText(parts.speed, runner ? changeOf(round, at, runner.speed) : "");
}

/**
 * By how much the going has changed the speed of a horse, and, once it has run, the speed.
 *
 * @param {RoundView} round
 * @param {number} at
 * @param {number} printed
 */
function changeOf(round, at, printed) {
  const by = adjusted(round, at);
  if (!by) return "";
  return w("speed-changed", { speed: round.lane ? "?" : printed + by, by: by > 0 ? `+${by}` : whole(by) });
}

/**
 * How much the going has changed the speed of the horse that runs, or ran last.
 *
 * @param {RoundView} round
 * @param {number} at
 */
function adjusted(round, at) {
  const done = round.lanes.at(-1);
  if (round.lane) return round.adjusted[at];
  return done ? done.speeds[at] - done.runners[at].speed : 0;
}

/**
 * The bet: an empty place, a back once it is locked, and its face when both turn over.
 *
 * @param {RoundView} round
 * @param {number} seat
 * @param {number} half
 * @param {Record<string, number> | undefined} chances
 */
function betCard(round, seat, half, chances) {
  if (!round.locked.includes(seat))
    return chances ? chanceList(chances) : el("span", { class: "bh-flip empty" }, w("bet"));
  const bet = round.bets?.[half];
  const right = round.outcomes ? (round.right.includes(seat) ? " right" : " wrong") : "";
  return el(
    "span",
    { class: `bh-flip${bet ? " turned" : ""}${right}` },
    el("span", { class: "bh-flipback" }, back()),
    el("span", { class: "bh-flipface" }, bet ? betTag(bet) : ""),
  );
}

/** @param {Record<string, number>} chances */
const chanceList = (chances) =>
  el(
    "ul",
    { class: "bh-chances" },
    BETS.map((bet) =>
      el(
        "li",
        {},
        el("span", { class: "bh-onbet" }, w(`bet-${bet}`)),
        el("span", { class: "number" }, percent(chances[bet])),
      ),
    ),
  );

/**
 * One of the lanes of a seat: the back of its card, its face, and how it went.
 *
 * @param {RoundView} round
 * @param {number} seat
 * @param {number} half
 * @param {number} at
 */
function toteCard(round, seat, half, at) {
  const done = round.lanes[at];
  // The horse that runs wears a covered cloth: its number is seen at the wire.
  const runner = done?.runners[half];
  const result = done?.results[half] ?? "";
  if (!runner)
    return el(
      "li",
      { class: `bh-toted${round.locked.includes(seat) ? "" : " empty"}` },
      round.locked.includes(seat) ? back() : String(at + 1),
    );
  const card = runner.card ? parse(runner.card) : { speed: runner.speed, light: lightOf(runner.colour), letter: "a" };
  return el(
    "li",
    { class: `bh-toted ${result}`, "--c": card.light },
    el("span", { class: "bh-card" }, face(card)),
    result
      ? el(
          "span",
          { class: "bh-stamp" },
          sign(result),
          el("span", { class: "visually-hidden" }, w(`outcome-${result}`)),
        )
      : null,
  );
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
 * How many cards of each speed a seat has left, in the place where nothing runs yet.
 *
 * @param {string[]} left
 */
function leftOver(left) {
  const counts = SPEEDS.map((speed) => left.filter((id) => parse(id).speed === speed).length);
  return [
    el("p", {}, w("cards-left")),
    el(
      "ol",
      {},
      counts.map((count, at) =>
        el(
          "li",
          { class: count ? "" : "none", "aria-label": w("of-speed", { count, speed: at + 1 }) },
          el("b", { class: "display" }, String(at + 1)),
          el("span", { class: "bh-dots" }, "•".repeat(count)),
        ),
      ),
    ),
  ];
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
