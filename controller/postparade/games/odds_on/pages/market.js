// The market on a phone: every runner with what it is worth, and where the card in hand can go; a second tap on the
// same spot lays it.
import { choiceText } from "/static/lib/controls.js";
import { el } from "/static/lib/dom.js";
import { whole } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { wouldPay, wouldRate } from "./pays.js";
import { confirmed, selection } from "./selection.js";
import { beside, cardText, cloth, dollars, signed, w } from "./words.js";

/** @import { Asking, Context, Lane, SeatTools } from "/static/lib/page.js" */
/** @import { GameView, HandCard, RunnerView } from "./types.js" */

/**
 * The gates where `card` may go now, and the way to send it there.
 *
 * @param {HandCard | undefined} card
 * @param {SeatTools<GameView>} context
 */
function plays(card, { state: { choices }, act, again }) {
  const own = /** @type {Asking[]} */ (choices).filter(
    ({ action }) => action.do === "play" && action.card === card?.card,
  );
  /** @type {Map<number, () => void>} */
  const ways = new Map();
  if (!card || !own.length) return ways;
  const started = own.find(({ action }) => action.gate === selection.first);
  if (card.swaps && !started) {
    for (const { action } of own)
      ways.set(action.gate, () => {
        selection.first = action.gate;
        again();
      });
    return ways;
  }
  const choice = started && card.swaps ? started : own[0];
  const field = card.swaps ? "swap_with" : "gate";
  for (const gate of choice.needs[0].of.map(Number))
    ways.set(gate, () =>
      confirmed(gate, performance.now()) ? act({ ...choice.action, [field]: gate }, choice) : again(),
    );
  return ways;
}

/**
 * The runners, those where `card` can go as buttons.
 *
 * @param {HandCard | undefined} card
 * @param {SeatTools<GameView>} context
 */
export function market(card, context) {
  const {
    state: { play, race, status },
    seat,
  } = context;
  if (!play.runners.length) return null;
  const ways = plays(card, context);
  const lanes = new Map((race?.lanes ?? []).map((lane) => [lane.number, lane]));
  const mine = status.turn === seat;
  const asks = card && mine ? askedFor(card, ways.size > 0) : "";
  return [
    card && !mine ? el("p", { class: "note" }, w("why-turn")) : null,
    asks ? el("p", { class: "oo-asks" }, asks) : null,
    el(
      "ul",
      { class: `oo-market${card ? " picking" : ""}` },
      play.runners.map((runner) =>
        el(
          "li",
          {},
          runnerRow(runner, { card, way: ways.get(runner.gate), lane: lanes.get(runner.gate), mine, context }),
        ),
      ),
    ),
  ];
}

/**
 * What is still to be chosen for `card`, or that it can go nowhere.
 *
 * @param {HandCard} card
 * @param {boolean} fits
 */
function askedFor(card, fits) {
  if (card.swaps) return w(selection.first ? "second-horse" : "first-horse", { horse: selection.first ?? 0 });
  return fits ? "" : w("nowhere", { price: card.price ?? "" });
}

/**
 * A runner with all that is known of it; a button where `card` can go (`way`).
 *
 * @param {RunnerView} runner
 * @param {{
 *   card: HandCard | undefined, way: (() => void) | undefined, lane: Lane | undefined, mine: boolean,
 *   context: SeatTools<GameView>,
 * }} given
 */
function runnerRow(runner, { card, way, lane, mine, context }) {
  const why = card && !way ? reason(card, runner, context) : "";
  const marks = marksOf(runner, { card, way, mine, why });
  const kind = ["oo-runner", ...marks].join(" ");
  const ready = marks.includes("ready");
  const inside = [
    cloth(lane, runner.gate),
    el("span", { class: "who" }, el("b", {}, runner.horse), el("small", {}, runner.jockey)),
    priceOf(runner, context),
    ...(runner.withdrawn ? [] : worthOf(runner)),
    why ? el("span", { class: "why" }, why) : null,
    card && !why ? wouldBring(card, runner) : null,
    ready ? el("b", { class: "again" }, w("tap-again")) : null,
  ];
  if (!card || !way) return el("div", { class: kind }, inside);
  const label = w(ready ? "lay-confirm" : "lay-here", { card: cardText(card), horse: runner.horse });
  return el("button", { class: kind, "data-key": `gate ${runner.gate}`, "aria-label": label, onclick: way }, inside);
}

/**
 * The classes of a runner: whether it is out, takes the card now or would, and what is to be confirmed.
 *
 * @param {RunnerView} runner
 * @param {{ card: HandCard | undefined, way: (() => void) | undefined, mine: boolean, why: string }} given
 */
function marksOf({ withdrawn, gate }, { card, way, mine, why }) {
  const marks = {
    out: withdrawn,
    can: Boolean(way),
    fits: Boolean(card) && !mine && !why,
    chosen: selection.first === gate,
    ready: Boolean(way) && selection.gate === gate,
  };
  return Object.entries(marks)
    .filter(([, yes]) => yes)
    .map(([name]) => name);
}

/**
 * What the card in hand would make of a runner: points of its owner, or its rating.
 *
 * @param {HandCard} card
 * @param {RunnerView} runner
 */
function wouldBring(card, runner) {
  const pays = wouldPay(card, runner);
  if (pays)
    return el(
      "span",
      { class: "would number" },
      w("would-pay"),
      " ",
      w("first-place"),
      " ",
      pays.first === null ? "?" : dollars(pays.first),
      " · ",
      w("second-place"),
      " ",
      dollars(pays.second),
    );
  const rating = wouldRate(card, runner);
  return rating === undefined ? null : el("span", { class: "would number" }, w("would-rate", { rating }));
}

/**
 * The way to do nothing, below everything that can be done.
 *
 * @param {SeatTools<GameView>} context
 */
export function passing({ state: { choices }, names, act }) {
  const pass = choices.find(({ label }) => label === "pass");
  if (!pass) return null;
  return el(
    "button",
    { class: "quiet wide", "data-key": "pass", onclick: () => act(pass.action, pass) },
    choiceText(pass, names),
  );
}

/**
 * The price on a runner and who has laid it.
 *
 * @param {RunnerView} runner
 * @param {SeatTools<GameView>} context
 */
const priceOf = (runner, { seat, names }) =>
  el(
    "span",
    { class: `tag${runner.owner === seat ? " own" : ""}` },
    el("b", { class: "display" }, runner.withdrawn ? "✕" : (runner.price ?? "–")),
    el("small", {}, runner.owner ? nameOf(names, runner.owner) : w("no-owner")),
  );

/**
 * How good a runner is, and what it pays.
 *
 * @param {RunnerView} runner
 */
const worthOf = (runner) => [
  el("span", { class: "facts number" }, facts(runner)),
  el(
    "span",
    { class: "pays number" },
    w("first-place"),
    " ",
    runner.dollars === null ? "?" : dollars(runner.dollars + runner.price_dollars),
    runner.price ? [" · ", w("second-place"), " ", dollars(runner.price_dollars)] : null,
  ),
];

/** @param {RunnerView} runner */
function facts(runner) {
  const [, , track, going] = runner.parts;
  return [
    `${w("rating-so-far")} `,
    el("b", {}, runner.rating === null ? "?" : whole(runner.rating)),
    runner.rating === null ? "" : ` = ${runner.horse_value} + ${runner.jockey_value}`,
    track ? ` ${signed(track)} ${w("course-part")}` : "",
    going ? ` ${signed(going)} ${w("going-part")}` : "",
    runner.specials.map((number) => [" ", beside(number)]),
  ].flat(3);
}

/**
 * Why `card` cannot go to `runner`, in a line; nothing where it can.
 *
 * @param {HandCard} card
 * @param {RunnerView} runner
 * @param {Context<GameView>} context
 */
function reason(card, runner, { state: { play } }) {
  if (runner.withdrawn) return w("why-withdrawn");
  if (card.swaps) return selection.first === runner.gate ? w("why-same") : "";
  if (!card.price || !runner.price) return "";
  const at = play.ladder.findIndex(({ price }) => price === runner.price);
  const fits = [play.ladder[at - 1], play.ladder[at + 1]].filter(Boolean).map(({ price }) => price);
  if (fits.includes(card.price)) return "";
  return w(fits.length > 1 ? "why-price" : "why-end", { price: runner.price, shorter: fits[0], longer: fits[1] ?? "" });
}
