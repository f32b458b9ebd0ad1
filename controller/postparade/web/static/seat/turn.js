// The panel at the top of a phone: what is asked of its guest now, or whom everybody waits for.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { horse } from "../lib/horse.js";
import { t } from "../lib/i18n.js";
import { diceLine, raceLine, turnText, unseenDice } from "../lib/phrases.js";
import { choicesNow, resultFirst, suspense } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";
import { untouched } from "../lib/tap.js";

/** @import { GameModule, Names, State } from "../lib/page.js" */
/** @import { SeatPage } from "./page.js" */

/** @type {Record<string, boolean> | undefined} */
let moment;

/**
 * What is said to somebody who takes no part in the running game; nothing to those who do.
 *
 * @param {State} state
 * @param {number} seat
 */
export function takesNoPart({ seats, status, over }, seat) {
  const own = seats.find((one) => one.seat === seat);
  if (own?.playing || !status || over) return "";
  return t(own?.joins ? "join-next-race" : "only-watching");
}

/**
 * Phones say who wins once the board has. Games that name their own result need no board.
 *
 * @param {State} state
 * @param {GameModule} module
 */
export const suspended = (state, module) => !module.resultTitle && suspense(state);

/**
 * Whether something is asked of this seat that can be done now.
 *
 * @param {State} state
 * @param {number} seat
 */
export function called(state, seat) {
  const { status } = state;
  if ((status?.turn === seat && !status.asked) || choicesNow(state).length > 0) return true;
  return Boolean(status?.waiting.includes(seat)) && !resultFirst(state);
}

/** @param {SeatPage} page */
export function showTurn({ state, names, seat, module, given }) {
  const { status } = state;
  const mine = status?.turn === seat && !status.asked;
  const wanted = called(state, seat);
  byId("turn").classList.toggle("mine", wanted);
  const told = toldFirst(state, module, given);
  const text = told ?? headline(state, { mine, names, module, seat });
  const line = belowHeadline(state, { module, mine, seat, given, told: Boolean(told) });
  renderIfChanged(byId("turntext"), [text, line], () => [el("p", { class: "display big" }, text), el("p", {}, line)]);
  lookUp({
    called: wanted,
    running: Boolean(state.race?.running),
    told: Boolean(state.race?.finished && !suspended(state, module)),
  });
  showMount(state, { module, line, seat, given });
}

/**
 * What the headline says whatever the turn: to look up while the board shows a finish, or what the game has to say.
 *
 * @param {State} state
 * @param {GameModule} module
 * @param {SeatPage["given"]} given
 */
function toldFirst(state, module, given) {
  const looks = state.holding && state.holding !== "dice";
  return looks ? t("look-up") : module.headline?.(given);
}

/**
 * The small line below the headline, which the game may have worded (`told`).
 *
 * @param {State} state
 * @param {{ module: GameModule, mine: boolean, seat: number, given: SeatPage["given"], told: boolean }} of
 */
function belowHeadline(state, { module, mine, seat, given, told }) {
  // The headline is about the next race once the result has been seen; few games have a number for that one already.
  const next = state.race?.finished && !state.over && !resultFirst(state) && !module.numbersNext?.(given);
  const parts = [
    told ? takesNoPart(state, seat) : "", // What a game shows everybody does not say who takes no part.
    next ? "" : raceLine(state.status),
    mine ? unseenDice(state) || diceLine(state.bulletin?.dice, state.typing) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/**
 * The rules in pictures until the first race, and the horse of the seat until there is a game.
 *
 * @param {State} state
 * @param {{ module: GameModule, line: string, seat: number, given: SeatPage["given"] }} of
 */
function showMount(state, { module, line, seat, given }) {
  const { status, ended, bulletin } = state;
  const byItself = Boolean(bulletin?.schedule?.on);
  const lesson = status && !status.race ? module.lesson?.(given) : undefined;
  const wait = ended ? null : el("p", { class: "note" }, line || t(byItself ? "schedule-starts" : "waiting-for-game"));
  byId("mount").hidden = Boolean(status) && !lesson;
  renderIfChanged(byId("mount"), [Boolean(status), Boolean(lesson), ended, byItself], () =>
    status ? (lesson ?? []) : [horse(seatLane(seat)), wait],
  );
}

/**
 * A turn, the off and a result are shown at the top: the page goes back there, unless a finger is busy further down.
 *
 * @param {Record<string, boolean>} now
 */
function lookUp(now) {
  const before = moment;
  if (before && Object.keys(now).some((what) => now[what] && !before[what]) && untouched()) scrollTo(0, 0);
  moment = now;
}

/**
 * @param {State} state
 * @param {{ mine: boolean, names: Names, module: GameModule, seat: number }} of
 */
function headline(state, { mine, names, module, seat }) {
  const { status } = state;
  if (!status) return t(state.ended ? "evening-over" : "you-are-in");
  if (state.over) return t(suspended(state, module) ? "look-up" : "game-ended");
  const apart = takesNoPart(state, seat);
  if (apart) return apart;
  if (status.paused) return t("paused");
  if (mine) return t(state.pages?.dice === false ? "you-owe-answer" : "your-turn");
  if (status.waiting.includes(seat)) return t("you-owe-answer");
  return status.turn ? turnText(state, names) : t(meanwhile(state));
}

/**
 * What goes on while nobody has the turn.
 *
 * @param {State} state
 */
function meanwhile(state) {
  if (resultFirst(state)) return "look-up";
  if (state.choices.some(({ primary }) => primary)) return "you-deal";
  if (state.race?.running) return "race-is-on";
  return state.status?.race ? "waiting-next-race" : "waiting-first-deal";
}
