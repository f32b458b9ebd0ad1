// A bookmaker's phone: six cards face down that open under a finger, and the market they can be laid on.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { entry } from "./entry.js";
import { chosen, hiddenHand, lieOpen } from "./hand.js";
import { market, passing } from "./market.js";
import { example, rules } from "./rules.js";
import { selection, takeCard } from "./selection.js";
import { entering, horseName, signed, w } from "./words.js";

export { describe } from "./phrases.js";

/** @import { Choice, Context, Names, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

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
 * Playing, throwing away and passing are done with the cards below, printed cards are entered; only the rest has
 * buttons.
 *
 * @param {Choice} choice
 * @param {SeatTools<GameView>} tools
 */
export function control(choice, tools) {
  if (choice.action.do === "enter") return entry(choice, tools);
  const below = choice.label === "pass" && !tools.state.play.printed;
  return below || ["play", "discard"].includes(choice.action.do) ? el("span", { hidden: true }) : undefined;
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
  const card = play.hand.find((one) => one.card === selection.taken);
  if (!card) takeCard(selection.taken);
  const data = [
    play.hand,
    play.runners,
    play.going,
    race?.lanes,
    choices,
    names,
    { ...selection },
    lieOpen(),
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
          passing(context),
          rulesBox(play),
        ],
  );
}

/**
 * What the game is about, until the meeting is opened.
 *
 * @param {Context<GameView>} context
 */
export const lesson = ({ state: { play } }) =>
  play ? [el("p", {}, w("rules-aim")), example(), rulesBox(play)] : undefined;

/** @param {GameView} play */
function rulesBox(play) {
  const box = el("details", { class: "oo-box" }, el("summary", {}, w("rules")));
  box.addEventListener("toggle", () => {
    if (box.open && box.children.length === 1) box.append(rules(play.ladder));
  });
  return box;
}
