// The halves of the stage: a plate for each of the two who meet, what their cards have run, and the number at the wire.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
import { whole } from "/static/lib/i18n.js";
import { percent } from "/static/lib/odds.js";
import { nameOf } from "/static/lib/phrases.js";
import { back, betTag, BETS, face, lightOf, parse, sign, w } from "./cards.js";
import { neededFor } from "./needs.js";

/** @import { Names } from "/static/lib/page.js" */
/** @import { GameView, RoundView } from "./types.js" */

const SPEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** @typedef {ReturnType<typeof halfParts>} HalfParts */
/** @typedef {{ play: GameView, seat: number, at: number, names: Names, chances?: Record<string, number> }} Half */

/** The half of one of the two who meet. */
export function halfParts() {
  const gate = el("div", { class: "bh-gate" });
  const needs = el("p", { class: "bh-needs" });
  const tote = el("ol", { class: "bh-tote" });
  const bet = el("div", { class: "bh-betcard" });
  const number = el("p", { class: "bh-number display number" });
  const counts = el("div", { class: "bh-counts" });
  const purse = el("span", { class: "bh-purse number" });
  const plate = el("div", { class: "bh-plate" }, gate, bet, needs, el("div", { class: "bh-laid" }, tote, purse));
  return {
    gate,
    purse,
    needs,
    tote,
    bet,
    number,
    counts,
    row: el("section", { class: "bh-side" }, plate, counts, number),
  };
}

/**
 * One of the two who meet: name and bet, what is needed, and the number of the horse once it has run.
 *
 * @param {HalfParts} parts
 * @param {Half} half
 */
export function showHalf(parts, half) {
  const { play, seat, at, names, chances } = half;
  const { round } = play;
  const seen = play.seats.find((one) => one.seat === seat);
  if (!seen) return;
  const locked = round.locked.includes(seat);
  parts.row.style.setProperty("--c", seen.light);
  renderIfChanged(parts.gate, [seat, names, locked, play.phase], () =>
    gateText(nameOf(names, seat), play.phase === "commit" ? locked : undefined),
  );
  setText(parts.purse, w("purse", { cards: seen.purse }));
  // Chances are shown until the bet is locked: later ones would turn it over again.
  const told = locked ? null : chances;
  renderIfChanged(parts.bet, [round.number, locked, round.bets, round.right, round.outcomes, told], () =>
    betCard(round, seat, at, chances),
  );
  const choosing = play.phase === "commit" && !round.duel;
  renderIfChanged(parts.counts, [choosing, seen.left], () => (choosing && seen.left ? leftOver(seen.left) : []));
  renderIfChanged(parts.tote, [round.number, round.lanes, round.lane, locked], () =>
    Array.from({ length: round.size }, (_, lane) => toteCard(round, seat, at, lane)),
  );
  setText(parts.needs, gained(round, seat) || need(round, at));
  showNumber(parts.number, round, at);
  parts.row.dataset.result = (round.lane ? undefined : round.lanes.at(-1)?.results[at]) ?? "";
}

/**
 * Who it is, and whether the bet is `locked` while bets are made.
 *
 * @param {string} name
 * @param {boolean} [locked]
 */
function gateText(name, locked) {
  const longest = Math.max(...(name.match(/[^\s-]+-?/g) ?? []).map((part) => part.length));
  return [
    el("b", { class: "display bh-name", "--longest": longest }, name),
    locked === undefined
      ? null
      : el("span", { class: `bh-lockstate${locked ? " locked" : ""}` }, w(locked ? "locked" : "choosing")),
  ];
}

/**
 * What a round that is over and paid has brought a seat.
 *
 * @param {RoundView} round
 * @param {number} seat
 */
function gained({ prize, right, size }, seat) {
  if (!right.includes(seat) || !["all", "own"].includes(prize ?? "")) return "";
  return `+${w("purse", { cards: prize === "all" ? 2 * size : size })}`;
}

/**
 * What the bet of one of the two still needs, once a lane of several has been run.
 *
 * @param {RoundView} round
 * @param {number} at
 */
function need({ bets, lanes, size, outcomes }, at) {
  if (!bets || !lanes.length || outcomes) return "";
  return w(
    `needs-${neededFor(
      bets[at],
      lanes.map(({ results }) => results[at]),
      size,
    )}`,
  );
}

/**
 * How fast the horse was that has just run, and how the going has changed it; while one runs, its cloth is covered.
 *
 * @param {HTMLElement} target
 * @param {RoundView} round
 * @param {number} at
 */
function showNumber(target, round, at) {
  const done = round.lane ? undefined : round.lanes.at(-1);
  const by = round.lane ? round.adjusted[at] : done ? done.speeds[at] - done.runners[at].speed : 0;
  const change = by > 0 ? `+${by}` : whole(by);
  const name = round.runners?.[at].name ?? done?.runners[at].name ?? "";
  renderIfChanged(target, [round.number, round.lanes.length, round.lane, by, done?.speeds[at], name], () => [
    done ? el("b", {}, String(done.speeds[at])) : null,
    by ? el("span", { class: "bh-by-going" }, change) : null,
    name ? el("small", {}, name) : null,
  ]);
}

/**
 * The bet: an empty place, a back once it is locked, and what it says when both turn over.
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
  if (!bet) return el("span", { class: "bh-flip back", role: "img", "aria-label": w("locked") }, back());
  const right = round.outcomes ? (round.right.includes(seat) ? " right" : " wrong") : "";
  return el("span", { class: `bh-flip turned${right}` }, betTag(bet));
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
 * One of the lanes of a seat: the back of its card, and once it has run its face and how it went.
 *
 * @param {RoundView} round
 * @param {number} seat
 * @param {number} half
 * @param {number} at
 */
function toteCard(round, seat, half, at) {
  const done = round.lanes[at];
  if (!done) {
    const locked = round.locked.includes(seat);
    const runs = round.lane === at + 1 ? " runs" : "";
    return el("li", { class: `bh-toted${locked ? "" : " empty"}${runs}` }, locked ? back() : String(at + 1));
  }
  const runner = done.runners[half];
  const result = done.results[half];
  const card = runner.card ? parse(runner.card) : { speed: runner.speed, light: lightOf(runner.colour), letter: "a" };
  return el(
    "li",
    { class: `bh-toted ${result}`, "--c": card.light },
    el("span", { class: "bh-card" }, face(card)),
    el("span", { class: "bh-stamp" }, sign(result), el("span", { class: "visually-hidden" }, w(`bet-${result}`))),
  );
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
