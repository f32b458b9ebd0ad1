// The hand of a phone: a row of cards for each horse, and what was locked, seen only as long as a finger rests on it.
import { el } from "/static/lib/dom.js";
import { back, betTag, cardName, face, mark, parse, w } from "./cards.js";

/** @import { CardView, Commitment, GameView } from "./types.js" */

/**
 * @typedef {{ pressed?: (id: string) => number, tap?: (id: string) => void, gone?: (card: Named) => void }} Ways
 * @typedef {{ name?: string, speed: number }} Named
 */

/**
 * A card with its name as far as it is known.
 *
 * @param {Map<string, CardView>} known
 * @param {string} id
 * @returns {Named}
 */
export const named = (known, id) => known.get(id) ?? parse(id);

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
export const FULL = Object.values(SPEEDS).flat().length;

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
