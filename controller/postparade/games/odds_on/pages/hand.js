// Six cards face down: a finger that rests on them looks, a short tap takes one.
import { el } from "/static/lib/dom.js";
import { selection, takeCard } from "./selection.js";
import { cardText, face, w } from "./words.js";

/** @import { Tools } from "/static/lib/page.js" */
/** @import { GameView, HandCard } from "./types.js" */

/** Milliseconds: a finger that stays this long looks at the cards, a shorter tap takes one. */
const LOOK = 220;
let open = false;
let looking = false;
/** @type {number | undefined} */
let timer;

document.addEventListener("visibilitychange", () => {
  if (document.hidden) open = looking = false;
});

/** Whether the cards lie open until their owner covers them. */
export const lieOpen = () => open;

/**
 * The cards of the hand, face down until a finger rests on them.
 *
 * @param {GameView} play
 * @param {Tools<GameView>} context
 */
export function hiddenHand(play, { again }) {
  const cards = el(
    "ul",
    { class: `oo-hand${open || looking ? " shown" : ""}`, "aria-label": w("your-cards") },
    play.hand.map((card, at) => el("li", {}, cardButton(card, at, again))),
  );
  shownToFingers(cards);
  const turn = () => {
    open = !open;
    again();
  };
  const eye = el(
    "button",
    { class: "quiet small", "data-key": "eye", "aria-pressed": String(open), onclick: turn },
    w(open ? "hide-cards" : "show-cards"),
  );
  return [cards, el("p", { class: "oo-look" }, el("span", { class: "note" }, w("hold-to-look")), eye)];
}

/**
 * @param {HandCard} card
 * @param {number} at
 * @param {() => void} again
 */
function cardButton(card, at, again) {
  const taken = card.card === selection.taken;
  return el(
    "button",
    {
      class: `oo-card${taken ? " taken" : ""}${card.price ? "" : " special"}`,
      "data-key": `card ${card.card}`,
      "aria-pressed": String(taken),
      "aria-label": open || taken ? cardText(card) : w("card-hidden", { number: at + 1 }),
      onclick: () => take(card, again),
    },
    el("span", { class: "back", "aria-hidden": "true" }),
    el("span", { class: "face", "aria-hidden": "true" }, face(card)),
  );
}

/**
 * Show the faces of `cards` as long as a finger rests on them.
 *
 * @param {HTMLElement} cards
 */
function shownToFingers(cards) {
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
}

/**
 * @param {HandCard} card
 * @param {() => void} again
 */
function take(card, again) {
  if (looking && !open) return;
  takeCard(card.card);
  again();
}

/**
 * The card that was taken, in words, and the way to throw it away.
 *
 * @param {HandCard} card
 * @param {Tools<GameView>} context
 */
export function chosen(card, { state: { choices }, act }) {
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
