// A bettor's phone: the whole bet board under one thumb; how own tokens stand once all are placed; the script of the
// House; the settlement and VIP cards between two races.
import { el, partsOf } from "/static/lib/dom.js";
import { t } from "/static/lib/i18n.js";
import { rollsText } from "/static/lib/phrases.js";
import { resultFirst } from "/static/lib/show.js";
import { build, left, showTray, update } from "./betting.js";
import { showScript } from "./caller.js";
import { describe, learnLanes } from "./phrases.js";
import { hoped, showStanding, total } from "./standing.js";
import { story, unsettled } from "./story.js";
import { offer, showCards } from "./vip-cards.js";
import { chip, explain, leave, priceTag, signed, starter, w, whoStarts } from "./words.js";

/** @import { Child, Choice, Names, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

export { describe, leave };

/** @param {string} phase */
const running = (phase) => phase === "open" || phase === "closed";

/**
 * What is shown at the top of the page.
 *
 * @param {SeatTools<GameView>} context
 */
export function headline({ state, names, seat }) {
  const { play, over, choices, race } = state;
  learnLanes(race); // whoever only watches has no bet board, but captions
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  const house = play.house === seat;
  switch (play.phase) {
    case "ready":
      if (!house) return w("ready-to-bet", starter(play, names));
      return offered(choices, "house_bet") ? w("place-house-tokens") : whoStarts(play, names, seat);
    case "open":
      return openText(play, house);
    case "closed":
      return w("no-more-bets");
    default:
      return between(play, names, seat, resultFirst(state));
  }
}

/**
 * While bets are open: how many horses are over the red line, or that this seat is the House.
 *
 * @param {GameView} play
 * @param {boolean} house
 */
const openText = (play, house) =>
  w(house ? "you-are-house" : play.crossed ? "over-the-line" : "bets-open", { count: play.crossed, needed: 3 });

/**
 * Between two races: VIP cards to choose, or who starts the next one once the result has been seen.
 *
 * @param {GameView} play
 * @param {Names} names
 * @param {number} seat
 * @param {boolean} waits
 */
function between(play, names, seat, waits) {
  if (play.dealt.length) return w("keep-one");
  if (play.choosing.length) return w("cards-are-dealt");
  if (play.undealt.length && !waits) return w("cards-come");
  return play.race_number && waits ? undefined : whoStarts(play, names, seat);
}

/**
 * @param {Choice[]} choices
 * @param {string} what
 */
const offered = (choices, what) => choices.some(({ action }) => action.do === what);

/**
 * How bets are made, in three pictures, until the first race is laid out.
 *
 * @param {SeatTools<GameView>} context
 */
export function lesson({ state: { play }, seat }) {
  if (!play) return undefined;
  /**
   * @param {string} word
   * @param {...Child} picture
   */
  const step = (word, ...picture) =>
    el("li", {}, el("span", { class: "picture", "aria-hidden": "true" }, ...picture), el("span", {}, w(word)));
  return [
    el(
      "ol",
      { class: "lesson" },
      step("lesson-spots", chip(seat, 5)),
      step("lesson-prices", priceTag([3, 2])),
      step("lesson-close", el("span", { class: "rsb-redline" })),
    ),
  ];
}

/**
 * Bets are made on the board below, and cards are kept there.
 *
 * @param {Choice} choice
 */
export const control = ({ action }) =>
  ["bet", "move_bet", "house_bet", "vip"].includes(action.do) ? el("span", { hidden: true }) : undefined;

/**
 * What the race brought, for the panel of the result: the story below tells it token by token.
 *
 * @param {SeatTools<GameView>} context
 */
export function result({ state: { play }, seat }) {
  if (unsettled(play, seat)) return "";
  const own = play.settled.find(({ player }) => player === seat);
  return own ? w("race-brought", { chips: signed(own.gain - own.paid) }) : w("no-tokens");
}

/**
 * Whether the race runs and this seat has nothing left to place.
 *
 * @param {GameView} play
 * @param {number} seat
 */
const onlyWatches = (play, seat) =>
  running(play.phase) && play.accounts && (play.phase === "closed" || play.house === seat || !left(play, seat).length);

/**
 * Whether this seat runs the race and has no spot to tap now.
 *
 * @param {GameView} play
 * @param {number} seat
 */
const calls = (play, seat) => play.house === seat && (running(play.phase) || play.house_kind === "neutral");

/**
 * Which rolls would help tokens that would lose as it stands, once nothing can be placed any more.
 *
 * @param {SeatTools<GameView>} context
 */
export function need({ state: { play, race }, seat }) {
  if (!play || !race || !play.standing.length || !onlyWatches(play, seat)) return "";
  const lanes = hoped(play.standing, race);
  if (lanes.length) return t("need-roll", { horses: rollsText(lanes) });
  const sum = total(play.standing);
  return sum > 0 ? w("hold-on", { chips: sum }) : "";
}

/**
 * The panel: the bet board before and while the horses run, the settlement and VIP cards between races.
 *
 * @param {HTMLElement} target
 * @param {SeatTools<GameView>} context
 */
export function hand(target, context) {
  const {
    state: { play, race },
    seat,
  } = context;
  const [choose, called, stands, told, grid, worths, cards, tray] = parts(target);
  const racing = play.phase === "ready" || running(play.phase);
  const betting = racing && play.accounts && !calls(play, seat);
  const placed = onlyWatches(play, seat);
  document.body.classList.toggle("rsb-betting", betting);
  document.body.classList.toggle("rsb-placed", placed);
  grid.hidden = worths.hidden = !betting;
  tray.hidden = !betting || (placed && !mayPlace(context));
  told.hidden = racing;
  document.body.classList.toggle("rsb-calls", racing && calls(play, seat));
  called.hidden = !(racing && calls(play, seat));
  stands.hidden = !placed;
  offer(choose, play, context);
  if (!called.hidden) showScript(called, play, race);
  if (!racing) story(told, play, context);
  if (placed) showStanding(stands, play, race, seat);
  if (betting) bet({ grid, worths, tray }, context);
  showCards(cards, play, context);
}

const PLACING = ["bet", "house_bet", "move_bet"];

/** @param {HTMLElement} target */
function parts(target) {
  if (!target.querySelector(".rsb"))
    target.replaceChildren(
      el(
        "div",
        { class: "rsb" },
        ["choose", "script", "standing", "story", "grid", "worths", "cards", "tray"].map((part) =>
          el("div", { class: part }),
        ),
      ),
    );
  return partsOf(partsOf(target)[0]);
}

/** @param {SeatTools<GameView>} context */
const mayPlace = ({ state: { choices } }) => choices.some(({ action }) => PLACING.includes(action.do));

/**
 * @param {{ grid: HTMLElement, worths: HTMLElement, tray: HTMLElement }} parts
 * @param {SeatTools<GameView>} context
 */
function bet({ grid, worths, tray }, context) {
  const {
    state: { play, race },
    seat,
    odds,
  } = context;
  build(grid, play, race, seat);
  update(play, race, context);
  explain(worths, odds);
  showTray(tray, play, context);
}
