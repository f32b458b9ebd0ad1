// Three horses in order and a bet, put together on the phone; nobody is told anything before it is locked.
import { el, redraw } from "/static/lib/dom.js";
import { percent } from "/static/lib/odds.js";
import { holdButton } from "/static/lib/tap.js";
import { back, BETS, betTag, cardName, face, mark, parse, sign, w } from "./cards.js";

/** @import { Asking, Tools } from "/static/lib/page.js" */
/** @import { CardView, Commitment, GameView } from "./types.js" */

/** Seconds without a touch after which the cards cover themselves. */
const COVER = 25;

/**
 * @typedef {{ round: number, cards: string[], bet: string, covered: boolean, why: string }} Draft
 * @typedef {{ pressed?: (id: string) => number, tap?: (id: string) => void, gone?: (card: Named) => void }} Ways
 * @typedef {{ name?: string, speed: number }} Named
 */

/** @type {Draft} */
let draft = { round: 0, cards: [], bet: "", covered: false, why: "" };
/** @type {number | undefined} */
let timer;

/**
 * The half-made commitment of this round.
 *
 * @param {number} round
 */
function current(round) {
  if (draft.round !== round) draft = { round, cards: [], bet: "", covered: false, why: "" };
  return draft;
}

/**
 * A card with its name as far as it is known.
 *
 * @param {Map<string, CardView>} known
 * @param {string} id
 * @returns {Named}
 */
const named = (known, id) => known.get(id) ?? parse(id);

/**
 * The control for the choice to commit. `chances` are those of each bet, if the table shows them.
 *
 * @param {Asking} choice
 * @param {Tools<GameView> & { chances?: Record<string, number> }} context
 */
export function composer(choice, { state, act, chances }) {
  const [cards, bets] = choice.needs;
  const size = cards.most ?? 1;
  const { play } = state;
  const now = current(play.round.number);
  now.cards = now.cards.filter((id) => cards.of.includes(id));
  const box = el("div", { class: "bh-composer" });
  const hand = play.hand ?? [];
  const known = new Map(hand.map((card) => [card.id, card]));

  const coverLater = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        change(() => {
          now.covered = true;
        }),
      COVER * 1000,
    );
  };
  const paint = () => {
    clearTimeout(timer);
    if (!now.covered) coverLater();
    redraw(box, now.covered ? covered() : open());
  };
  // Scrolling through the cards counts as a touch.
  box.addEventListener("pointerdown", () => {
    if (!now.covered) coverLater();
  });
  /** @param {() => void} edit */
  const change = (edit) => {
    if (!box.isConnected) return;
    now.why = "";
    edit();
    paint();
  };

  const covered = () => [
    el(
      "div",
      { class: "bh-slots" },
      Array.from({ length: size }, (_, at) =>
        el(
          "span",
          { class: "bh-slot down" },
          now.cards[at] ? back() : el("span", { class: "bh-lane" }, w("lane", { lane: at + 1 })),
        ),
      ),
    ),
    el(
      "button",
      {
        class: "wide",
        "data-key": "uncover",
        onclick: () =>
          change(() => {
            now.covered = false;
          }),
      },
      w("uncover"),
    ),
  ];

  const open = () => [
    hand.length === FULL ? el("p", { class: "note" }, w("first-round")) : null,
    el(
      "div",
      { class: "bh-slots", role: "group", "aria-label": w("your-lanes") },
      Array.from({ length: size }, (_, at) => slot(at)),
    ),
    el(
      "div",
      { class: "bh-bets", role: "group", "aria-label": w("your-bet") },
      BETS.filter((bet) => bets.of.includes(bet)).map(betButton),
    ),
    el("p", { class: "bh-why", role: "status" }, now.why || missing()),
    handOf(play, {
      pressed: (id) => now.cards.indexOf(id) + 1,
      tap: pick,
      gone: (card) =>
        change(() => {
          now.why = w("why-raced", { card: cardName(card) });
        }),
    }),
    el("div", { class: "bh-lock" }, lockButton()),
    el(
      "button",
      {
        class: "quiet wide",
        "data-key": "cover",
        onclick: () =>
          change(() => {
            now.covered = true;
          }),
      },
      w("cover"),
    ),
  ];

  /** @param {number} at */
  const slot = (at) => {
    const id = now.cards[at];
    const card = id ? named(known, id) : undefined;
    const label = w("lane", { lane: at + 1 });
    return el(
      "button",
      {
        class: `bh-slot${card ? " full" : at === now.cards.length ? " next" : ""}`,
        "--c": card && parse(id).light,
        "data-key": `slot ${at}`,
        "aria-label": card ? w("take-back", { lane: at + 1, card: cardName(card) }) : label,
        onclick: () =>
          change(() => {
            if (card) now.cards.splice(at, 1);
            else now.why = missing();
          }),
      },
      el("span", { class: "bh-lane" }, label),
      card ? face(parse(id)) : null,
      card ? el("small", {}, card.name) : null,
    );
  };

  /** @param {string} bet */
  const betButton = (bet) =>
    el(
      "button",
      {
        class: `bh-betbutton ${bet}`,
        "data-key": `bet ${bet}`,
        "aria-pressed": String(now.bet === bet),
        onclick: () =>
          change(() => {
            now.bet = bet;
          }),
      },
      sign(bet),
      el("span", {}, w(`bet-${bet}`)),
      chances ? el("small", { class: "number" }, percent(chances[bet])) : null,
    );

  /** @param {string} id */
  const pick = (id) =>
    change(() => {
      const at = now.cards.indexOf(id);
      if (at >= 0) now.cards.splice(at, 1);
      else if (now.cards.length === size) now.why = w("why-full", { cards: size });
      else now.cards.push(id);
    });

  const missing = () => {
    const left = size - now.cards.length;
    if (left) return w("choose-more", { cards: left });
    return now.bet ? w("ready-to-lock") : w("choose-bet");
  };

  const lockButton = () => {
    const ready = now.cards.length === size && now.bet;
    // A button that is not ready says why when it is touched.
    if (!ready)
      return el(
        "button",
        {
          class: "wide",
          "data-key": "lock",
          "aria-disabled": "true",
          onclick: () =>
            change(() => {
              now.why = missing();
            }),
        },
        w("lock"),
      );
    return holdButton(
      "lock",
      w("lock"),
      () => {
        clearTimeout(timer);
        scrollTo(0, 0); // what happens next is shown at the top, and the button is at the bottom
        act({ ...choice.action, cards: [...now.cards], bet: now.bet }, choice);
      },
      { class: "wide primary" },
    );
  };

  paint();
  return box;
}

/**
 * The cards of a seat in rows, one for each horse. `pressed(id)` is the lane (from 1) that a card was chosen for, or 0;
 * `tap(id)` is called when a card that can be raced is touched, `gone(card)` for one that no longer can.
 *
 * @param {GameView} play
 * @param {Ways} ways
 */
export function handOf(play, ways) {
  /** @type {Map<string, CardView & { cards: CardView[] }>} */
  const rows = new Map();
  const { duel } = play.round;
  for (const card of play.hand ?? []) {
    const key = `${card.colour} ${card.letter}`;
    if (!rows.has(key)) rows.set(key, { ...card, cards: [] });
    rows.get(key)?.cards.push(card);
  }
  const sorted = [...rows.values()].sort((one, other) =>
    `${one.colour}${one.letter}`.localeCompare(`${other.colour}${other.letter}`),
  );
  return el(
    "div",
    { class: "bh-hand" },
    sorted.map((row) => {
      const held = new Map(row.cards.map((card) => [card.speed, card]));
      const speeds = duel ? [...held.keys()].sort((a, b) => a - b) : SPEEDS[row.letter];
      return el(
        "div",
        { class: "bh-row", "--c": parse(row.id).light, role: "group", "aria-label": row.name },
        el(
          "p",
          { class: "bh-horse" },
          mark(row.letter),
          el("span", {}, row.name),
          row.mudder ? el("small", {}, w("mudder")) : null,
        ),
        el(
          "div",
          { class: "bh-cards" },
          speeds.map((speed) => cardButton(held.get(speed), `${row.colour}-${row.letter}-${speed}`, speed, row, ways)),
        ),
      );
    }),
  );
}

/**
 * The speeds of each horse; cards that are no longer in the hand keep their place.
 *
 * @type {Record<string, number[]>}
 */
const SPEEDS = { a: [1, 2, 3, 5, 6, 7], b: [1, 3, 4, 5, 6, 7], c: [1, 2, 4, 5, 6, 8], d: [1, 2, 3, 4, 7, 8] };
/** Cards of a hand that has not raced: its owner may play for the first time. */
const FULL = Object.values(SPEEDS).flat().length;

/**
 * @param {CardView | undefined} card
 * @param {string} id
 * @param {number} speed
 * @param {CardView} row
 * @param {Ways} ways
 */
function cardButton(card, id, speed, { letter, name }, { pressed = () => 0, tap, gone }) {
  const at = card ? pressed(id) : 0;
  const kind = card ? (at ? " chosen" : "") : " gone";
  const label = card
    ? at
      ? w("chosen-for", { card: cardName(card), lane: at })
      : cardName(card)
    : w("raced-card", { speed });
  const inside = [...face({ speed, letter }), at ? el("small", { class: "bh-at" }, String(at)) : null];
  if (!tap) return el("span", { class: `bh-card${kind}`, role: "img", "aria-label": label }, inside);
  return el(
    "button",
    {
      class: `bh-card${kind}`,
      "data-key": id,
      "aria-label": label,
      "aria-pressed": card ? String(at > 0) : false,
      "aria-disabled": card ? false : "true",
      onclick: () => (card ? tap(id) : gone?.({ name, speed })),
    },
    inside,
  );
}

/**
 * What was locked, for as long as a finger rests on it.
 *
 * @param {Commitment} locked
 * @param {CardView[]} hand
 */
export function peek(locked, hand) {
  const known = new Map(hand.map((card) => [card.id, card]));
  const inside = el(
    "span",
    { class: "bh-peeked", hidden: true },
    locked.cards.map((id) =>
      el(
        "span",
        { class: "bh-card", "--c": parse(id).light, role: "img", "aria-label": cardName(named(known, id)) },
        face(parse(id)),
      ),
    ),
    betTag(locked.bet),
  );
  const outside = el(
    "span",
    { class: "bh-covered" },
    locked.cards.map(() => el("span", { class: "bh-card down" }, back())),
    el("span", {}, w("press-to-peek")),
  );
  /** @param {boolean} on */
  const show = (on) => () => {
    inside.hidden = !on;
    outside.hidden = on;
  };
  const button = el(
    "button",
    { class: "bh-peek wide", "data-key": "peek", oncontextmenu: (event) => event.preventDefault() },
    outside,
    inside,
  );
  button.addEventListener("pointerdown", show(true));
  for (const type of ["pointerup", "pointerleave", "pointercancel", "blur"]) button.addEventListener(type, show(false));
  // The keyboard and assistive technology, which cannot hold, open and close it.
  button.addEventListener("click", ({ detail }) => {
    if (!detail) show(Boolean(inside.hidden))();
  });
  return button;
}
