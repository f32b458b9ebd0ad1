// Three horses in order and a bet, put together on the phone; nobody is told anything before it is locked.
import { el, redraw } from "/static/lib/dom.js";
import { percent } from "/static/lib/odds.js";
import { holdButton } from "/static/lib/tap.js";
import { back, BETS, cardName, face, parse, sign, w } from "./cards.js";
import { draftFor } from "./drafts.js";
import { FULL, handOf, named } from "./hand.js";

/** @import { Draft } from "./drafts.js" */
/** @import { CardView, GameView } from "./types.js" */

/** Seconds without a touch after which the cards cover themselves. */
const COVER = 25;
/** @type {number | undefined} */
let timer;

/**
 * What a commitment is put together from: `size` of the `cards` and one of the `bets`, for `round`. Without `lock` it
 * is only prepared. `chances` are those of each bet, if the table shows them; `stakes` says what the pool adds.
 *
 * @typedef {{
 *   round: number, size: number, cards: (string | number)[], bets: (string | number)[],
 *   lock?: (commitment: { cards: string[], bet: string }) => void, chances?: Record<string, number>, stakes?: string,
 * }} Commitment
 */

/**
 * One on the page: what it is `given`, the `play` it is for with the cards `known` of it, what is chosen `now`, and the
 * `box` that shows it.
 *
 * @typedef {{ given: Commitment, play: GameView, known: Map<string, CardView>, now: Draft, box: HTMLElement }} Composer
 */

/**
 * Three horses in order and a bet, to be chosen and locked.
 *
 * @param {Commitment} given
 * @param {GameView} play
 */
export function composer(given, play) {
  const box = el("div", { class: "bh-composer" });
  const known = new Map((play.hand ?? []).map((card) => [card.id, card]));
  const it = { given, play, known, now: draftFor(given.round, given.cards, play.round.number), box };
  // Scrolling through the cards counts as a touch.
  box.addEventListener("pointerdown", () => {
    if (!it.now.covered) coverLater(it);
  });
  paint(it);
  return box;
}

/** @param {Composer} it */
function paint(it) {
  clearTimeout(timer);
  if (!it.now.covered) coverLater(it);
  redraw(it.box, it.now.covered ? covered(it) : open(it));
}

/**
 * @param {Composer} it
 * @param {(now: Draft) => void} edit
 */
function change(it, edit) {
  if (!it.box.isConnected) return;
  it.now.why = "";
  edit(it.now);
  paint(it);
}

/**
 * @param {Composer} it
 * @param {boolean} yes
 */
function cover(it, yes) {
  change(it, (now) => {
    now.covered = yes;
  });
}

/** @param {Composer} it */
function coverLater(it) {
  clearTimeout(timer);
  timer = setTimeout(() => cover(it, true), COVER * 1000);
}

/** @param {Composer} it */
function covered(it) {
  return [
    el(
      "div",
      { class: "bh-slots" },
      Array.from({ length: it.given.size }, (_, at) =>
        el(
          "span",
          { class: "bh-slot down" },
          it.now.cards[at] ? back() : el("span", { class: "bh-lane" }, w("lane", { lane: at + 1 })),
        ),
      ),
    ),
    el("button", { class: "wide", "data-key": "uncover", onclick: () => cover(it, false) }, w("uncover")),
  ];
}

/** @param {Composer} it */
function open(it) {
  const { size, bets, lock, chances, stakes } = it.given;
  return [
    it.play.hand?.length === FULL ? el("p", { class: "note" }, w("first-round")) : null,
    stakes ? el("p", { class: "bh-stakes" }, stakes) : null,
    el(
      "div",
      { class: "bh-slots", role: "group", "aria-label": w("your-lanes") },
      Array.from({ length: size }, (_, at) => slot(it, at)),
    ),
    el(
      "div",
      { class: "bh-bets", role: "group", "aria-label": w("your-bet") },
      BETS.filter((bet) => bets.includes(bet)).map((bet) => betButton(it, bet)),
    ),
    chances ? el("p", { class: "note" }, w("chances-random")) : null,
    el("p", { class: "bh-why", role: "status" }, it.now.why || missing(it)),
    handOf(it.play, {
      pressed: (id) => it.now.cards.indexOf(id) + 1,
      tap: (id) => pick(it, id),
      gone: (card) =>
        change(it, (now) => {
          now.why = w("why-raced", { card: cardName(card) });
        }),
    }),
    lock ? el("div", { class: "bh-lock" }, lockButton(it, lock)) : null,
    el("button", { class: "quiet wide", "data-key": "cover", onclick: () => cover(it, true) }, w("cover")),
  ];
}

/**
 * @param {Composer} it
 * @param {number} at
 */
function slot(it, at) {
  const { cards } = it.now;
  const id = cards[at];
  const card = id ? named(it.known, id) : undefined;
  const label = w("lane", { lane: at + 1 });
  return el(
    "button",
    {
      class: `bh-slot${card ? " full" : at === cards.length ? " next" : ""}`,
      "--c": card && parse(id).light,
      "data-key": `slot ${at}`,
      "aria-label": card ? w("take-back", { lane: at + 1, card: cardName(card) }) : label,
      onclick: () =>
        change(it, (now) => {
          if (card) now.cards.splice(at, 1);
          else now.why = missing(it);
        }),
    },
    el("span", { class: "bh-lane" }, label),
    card ? face(parse(id)) : null,
    card ? el("small", {}, card.name) : null,
  );
}

/**
 * @param {Composer} it
 * @param {string} bet
 */
function betButton(it, bet) {
  const { chances } = it.given;
  return el(
    "button",
    {
      class: `bh-betbutton ${bet}`,
      "data-key": `bet ${bet}`,
      "aria-pressed": String(it.now.bet === bet),
      onclick: () =>
        change(it, (now) => {
          now.bet = bet;
        }),
    },
    sign(bet),
    el("span", {}, w(`bet-${bet}`)),
    chances ? el("small", { class: "number" }, percent(chances[bet])) : null,
  );
}

/**
 * @param {Composer} it
 * @param {string} id
 */
function pick(it, id) {
  const { size } = it.given;
  change(it, (now) => {
    const at = now.cards.indexOf(id);
    if (at >= 0) now.cards.splice(at, 1);
    else if (now.cards.length === size) now.why = w("why-full", { cards: size });
    else now.cards.push(id);
  });
}

/**
 * What the commitment still lacks.
 *
 * @param {Composer} it
 */
function missing({ given: { size, lock }, now }) {
  const left = size - now.cards.length;
  if (left) return w("choose-more", { cards: left });
  if (!now.bet) return w("choose-bet");
  return w(lock ? "ready-to-lock" : "prepared");
}

/**
 * @param {Composer} it
 * @param {NonNullable<Commitment["lock"]>} send
 */
function lockButton(it, send) {
  const { now } = it;
  const tell = () =>
    change(it, () => {
      now.why = missing(it);
    });
  // A button that is not ready says why when it is touched.
  if (now.cards.length !== it.given.size || !now.bet)
    return el("button", { class: "wide", "data-key": "lock", "aria-disabled": "true", onclick: tell }, w("lock"));
  const locked = () => {
    clearTimeout(timer);
    scrollTo(0, 0); // what happens next is shown at the top, and the button is at the bottom
    send({ cards: [...now.cards], bet: now.bet });
  };
  return holdButton("lock", w("lock"), locked, { class: "wide primary" });
}
