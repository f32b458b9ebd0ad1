// Three horses in order and a bet, put together on the phone; nobody is told anything before it is locked.
import { el, redraw } from "/static/lib/dom.js";
import { percent } from "/static/lib/odds.js";
import { holdButton } from "/static/lib/tap.js";
import { back, BETS, cardName, face, parse, sign, w } from "./cards.js";
import { draftFor } from "./drafts.js";
import { FULL, handOf, named } from "./hand.js";

/** @import { GameView } from "./types.js" */

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
 * Three horses in order and a bet, to be chosen and locked.
 *
 * @param {Commitment} given
 * @param {GameView} play
 */
export function composer({ round, size, cards, bets, lock, chances, stakes }, play) {
  const now = draftFor(round, cards, play.round.number);
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
    stakes ? el("p", { class: "bh-stakes" }, stakes) : null,
    el(
      "div",
      { class: "bh-slots", role: "group", "aria-label": w("your-lanes") },
      Array.from({ length: size }, (_, at) => slot(at)),
    ),
    el(
      "div",
      { class: "bh-bets", role: "group", "aria-label": w("your-bet") },
      BETS.filter((bet) => bets.includes(bet)).map(betButton),
    ),
    chances ? el("p", { class: "note" }, w("chances-random")) : null,
    el("p", { class: "bh-why", role: "status" }, now.why || missing()),
    handOf(play, {
      pressed: (id) => now.cards.indexOf(id) + 1,
      tap: pick,
      gone: (card) =>
        change(() => {
          now.why = w("why-raced", { card: cardName(card) });
        }),
    }),
    lock ? el("div", { class: "bh-lock" }, lockButton(lock)) : null,
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
    if (!now.bet) return w("choose-bet");
    return w(lock ? "ready-to-lock" : "prepared");
  };

  /** @param {NonNullable<Commitment["lock"]>} send */
  const lockButton = (send) => {
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
        send({ cards: [...now.cards], bet: now.bet });
      },
      { class: "wide primary" },
    );
  };

  paint();
  return box;
}
