// A bookmaker's phone: six cards face down that open under a finger, and the market they can be laid on.
import { choiceText } from "/static/lib/controls.js";
import { el, renderIfChanged } from "/static/lib/dom.js";
import { whole } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { entry } from "./entry.js";
import { rules } from "./rules.js";
import { beside, cardText, cloth, dollars, entering, face, horseName, signed, w } from "./words.js";

export { describe } from "./phrases.js";

/** @import { Asking, Choice, Context, Lane, Names, SeatTools, Tools } from "/static/lib/page.js" */
/** @import { GameView, HandCard, RunnerView } from "./types.js" */

/** Milliseconds: a finger that stays this long looks at the cards, a shorter tap takes one. */
const LOOK = 220;

/** @type {string | null} */
let taken = null;
/** @type {number | null} */
let first = null;
let open = false;
let looking = false;
/** @type {number | undefined} */
let timer;

document.addEventListener("visibilitychange", () => {
  if (document.hidden) open = looking = false;
});

/**
 * What is shown at the top of the page.
 *
 * @param {SeatTools<GameView>} context
 */
export function headline({ state: { play, status, race }, seat, names }) {
  if (!play || !status) return undefined;
  if (play.phase === "finished") return w(play.winners.includes(seat) ? "you-won-meeting" : "meeting-over");
  if (play.phase === "setup")
    return w(seat === play.dealer ? "you-deal-meeting" : "waiting-for-deal", { name: nameOf(names, play.dealer) });
  if (play.phase === "race") return w(race.finished ? "look-at-result" : "they-are-off");
  return entering(play) ? enteringText(play, names) : turnOf(play, status.turn, seat, names);
}

/**
 * Whose prices are laid on the table while printed cards are entered.
 *
 * @param {GameView} play
 * @param {Names} names
 */
const enteringText = (play, names) =>
  play.runners.every(({ entered }) => entered)
    ? w("prices-missing", { missing: 0 })
    : w("lay-prices", { name: nameOf(names, play.opener) });

/**
 * Whose turn it is in the market.
 *
 * @param {GameView} play
 * @param {number | null} turn
 * @param {number} seat
 * @param {Names} names
 */
function turnOf(play, turn, seat, names) {
  if (turn === seat) return w("your-turn");
  return turn
    ? w("turn-of", { name: nameOf(names, turn) })
    : w("tell-field-drawn", { race: play.race_number, horses: play.runners.length });
}

/**
 * Playing and throwing away are done with the cards below, printed cards are entered; only the rest has buttons.
 * Passing is less prominent while a card can be played.
 *
 * @param {Choice} choice
 * @param {SeatTools<GameView>} tools
 */
export function control(choice, tools) {
  if (choice.action.do === "enter") return entry(choice, tools);
  if (choice.label === "pass" && tools.state.choices.some(({ action }) => action.do === "play")) {
    return el(
      "button",
      { class: "quiet small", "data-key": "pass", onclick: () => tools.act(choice.action, choice) },
      choiceText(choice, tools.names),
    );
  }
  return ["play", "discard"].includes(choice.action.do) ? el("span", { hidden: true }) : undefined;
}

/**
 * What the race brought this bookmaker.
 *
 * @param {SeatTools<GameView>} context
 */
export function result({ state: { play }, seat }) {
  const points = play.last?.points[seat] ?? 0;
  const own = (play.last?.rows ?? []).filter(({ owner, points: won }) => owner === seat && won);
  if (!own.length) return w("no-points");
  const horses = own.map((row) => `${horseName(row)} ${signed(row.points)}`).join(", ");
  return `${w("race-points", { points: signed(points), count: Math.abs(points) })} ${horses}.`;
}

/**
 * The hand, and below it the market with the gates where the card that was taken can go.
 *
 * @param {HTMLElement} target
 * @param {SeatTools<GameView>} context
 */
export function hand(target, context) {
  const {
    state: { play, choices, race },
    names,
    seat,
  } = context;
  const card = play.hand.find((one) => one.card === taken);
  if (!card) taken = first = null;
  const data = [
    play.hand,
    play.runners,
    play.going,
    race?.lanes,
    choices,
    names,
    taken,
    first,
    open,
    play.phase,
    play.turn,
  ];
  renderIfChanged(target, data, () =>
    play.printed || play.phase === "finished"
      ? [rulesBox(play)]
      : [
          hiddenHand(play, context),
          card
            ? chosen(card, context)
            : el("p", { class: "note" }, w(play.turn === seat ? "take-a-card" : "look-meanwhile")),
          market(card, context),
          rulesBox(play),
        ],
  );
}

/**
 * What the game is about, until the meeting is opened.
 *
 * @param {Context<GameView>} context
 */
export const lesson = ({ state: { play } }) => (play ? [el("p", {}, w("rules-aim")), rulesBox(play)] : undefined);

/** @param {GameView} play */
function rulesBox(play) {
  const box = el("details", { class: "oo-box" }, el("summary", {}, w("rules")));
  box.addEventListener("toggle", () => {
    if (box.open && box.children.length === 1) box.append(rules(play.ladder));
  });
  return box;
}

/**
 * @param {GameView} play
 * @param {Tools<GameView>} context
 */
function hiddenHand(play, { again }) {
  const shown = open || looking;
  const cards = el(
    "ul",
    { class: `oo-hand${shown ? " shown" : ""}`, "aria-label": w("your-cards") },
    play.hand.map((card, at) => {
      const up = open || card.card === taken;
      return el(
        "li",
        {},
        el(
          "button",
          {
            class: `oo-card${card.card === taken ? " taken" : ""}${card.price ? "" : " special"}`,
            "data-key": `card ${card.card}`,
            "aria-pressed": String(card.card === taken),
            "aria-label": up ? cardText(card) : w("card-hidden", { number: at + 1 }),
            onclick: () => take(card, again),
          },
          el("span", { class: "back", "aria-hidden": "true" }),
          el("span", { class: "face", "aria-hidden": "true" }, face(card)),
        ),
      );
    }),
  );
  cards.addEventListener("pointerdown", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = true;
      cards.classList.add("shown");
    }, LOOK);
  });
  for (const type of ["pointerup", "pointerleave", "pointercancel"])
    cards.addEventListener(type, () => {
      clearTimeout(timer);
      if (!open) cards.classList.remove("shown");
      // The click that ends a long look must not take the card under the finger.
      setTimeout(() => {
        looking = false;
      });
    });
  cards.addEventListener("contextmenu", (event) => event.preventDefault());
  const eye = el(
    "button",
    {
      class: "quiet small",
      "data-key": "eye",
      "aria-pressed": String(open),
      onclick: () => {
        open = !open;
        again();
      },
    },
    w(open ? "hide-cards" : "show-cards"),
  );
  return [cards, el("p", { class: "oo-look" }, el("span", { class: "note" }, w("hold-to-look")), eye)];
}

/**
 * @param {HandCard} card
 * @param {() => void} again
 */
function take(card, again) {
  if (looking && !open) return;
  taken = taken === card.card ? null : card.card;
  first = null;
  again();
}

/**
 * @param {HandCard} card
 * @param {Tools<GameView>} context
 */
function chosen(card, { state: { choices }, act }) {
  const discard = choices.find(({ action }) => action.do === "discard");
  return el(
    "div",
    { class: "oo-chosen" },
    el("p", {}, cardText(card)),
    discard
      ? el(
          "button",
          {
            class: "small",
            "data-key": "discard",
            onclick: () => act({ ...discard.action, card: card.card }, discard),
          },
          w("throw-away"),
        )
      : null,
  );
}

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
  const started = own.find(({ action }) => action.gate === first);
  if (card.swaps && !started) {
    for (const { action } of own)
      ways.set(action.gate, () => {
        first = action.gate;
        again();
      });
    return ways;
  }
  const choice = started && card.swaps ? started : own[0];
  const field = card.swaps ? "swap_with" : "gate";
  for (const gate of choice.needs[0].of.map(Number))
    ways.set(gate, () => act({ ...choice.action, [field]: gate }, choice));
  return ways;
}

/**
 * The runners, those where `card` can go as buttons.
 *
 * @param {HandCard | undefined} card
 * @param {SeatTools<GameView>} context
 */
function market(card, context) {
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
  if (card.swaps) return w(first ? "second-horse" : "first-horse", { horse: first ?? 0 });
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
  const marks = {
    out: runner.withdrawn,
    can: Boolean(way),
    fits: Boolean(card) && !mine && !why,
    chosen: first === runner.gate,
  };
  const set = Object.entries(marks).filter(([, yes]) => yes);
  const kind = ["oo-runner", ...set.map(([name]) => name)].join(" ");
  const inside = [
    cloth(lane, runner.gate),
    el("span", { class: "who" }, el("b", {}, runner.horse), el("small", {}, runner.jockey)),
    priceOf(runner, context),
    ...(runner.withdrawn ? [] : worthOf(runner)),
    why ? el("span", { class: "why" }, why) : null,
  ];
  if (!card || !way) return el("div", { class: kind }, inside);
  const label = w("lay-here", { card: cardText(card), horse: runner.horse });
  return el("button", { class: kind, "data-key": `gate ${runner.gate}`, "aria-label": label, onclick: way }, inside);
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
  if (card.swaps) return first === runner.gate ? w("why-same") : "";
  if (!card.price || !runner.price) return "";
  const at = play.ladder.findIndex(({ price }) => price === runner.price);
  const fits = [play.ladder[at - 1], play.ladder[at + 1]].filter(Boolean).map(({ price }) => price);
  if (fits.includes(card.price)) return "";
  return w(fits.length > 1 ? "why-price" : "why-end", { price: runner.price, shorter: fits[0], longer: fits[1] ?? "" });
}
