// The host console: tokens of guests without a phone, and of the House.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { describe, learnLanes } from "./phrases.js";
import { spotText, valueOf, w } from "./words.js";

/** @import { Choice, Context, Tools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

export { describe };

const BETS = ["bet", "house_bet"];
/** @type {number | undefined} */
let seat;
/** @type {string | number | undefined} */
let token;
/** @type {string | undefined} */
let spot;

/** @param {Context<GameView>} context */
export function headline({ state: { play, over } }) {
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  if (play.phase === "open") return w(play.crossed ? "over-the-line" : "bets-open", { count: play.crossed, needed: 3 });
  if (play.phase === "closed") return w("no-more-bets");
  if (play.phase === "ready") return w("next-race", { race: play.race_number });
  return play.race_number ? undefined : w("next-race", { race: 1 });
}

/**
 * A spot with what it pays and costs; where a lane has several alike, the number of this one.
 *
 * @param {string} which
 * @param {GameView} play
 */
function priced(which, play) {
  const [pays, costs] = play.prices[which];
  const number = /\/\d$/.test(which) ? ` (${which.at(-1)})` : "";
  return `${spotText(which, play)} ${pays}× −${costs}${number}`;
}

/**
 * Whether `choice` is offered in the panel below: bets are; moving a token is for phones.
 *
 * @param {Choice} choice
 */
export const owns = ({ action }) => BETS.includes(action.do) || action.do === "move_bet";

/**
 * Seat, token, spot: a bet for somebody without a phone.
 *
 * @param {HTMLElement} target
 * @param {Tools<GameView>} context
 */
export function panel(target, context) {
  const { state, names } = context;
  const { play, race, join } = state;
  learnLanes(race);
  const bets = state.choices.filter(({ action }) => BETS.includes(action.do));
  const choice = bets.find(({ action }) => action.player === seat) ?? bets[0];
  const tokens = choice?.needs?.find(({ field }) => field === "token")?.of ?? [];
  if (token === undefined || !tokens.includes(token)) [token] = tokens;
  const free = freeSpots(play);
  if (spot === undefined || !free.includes(spot)) [spot] = free;
  const spectator = play?.accounts ? spectatorAddress(join) : "";
  renderIfChanged(target, [bets.map(({ action }) => action), tokens, token, spot, free, names, spectator], () => [
    choice ? betForm(choice, bets, tokens, free, context) : null,
    spectator ? el("p", { class: "note" }, w("spectator-page", { address: spectator })) : null,
  ]);
}

/**
 * Where spectators look, without the scheme.
 *
 * @param {{ url?: string } | undefined} join
 */
const spectatorAddress = (join) => (join?.url ? `${new URL(join.url).host}/spectator` : "");

/**
 * The spots on which no token lies.
 *
 * @param {GameView} play
 */
function freeSpots(play) {
  const taken = new Set((play?.bets ?? []).map(([, , where]) => where));
  return Object.keys(play?.prices ?? {}).filter((one) => !taken.has(one));
}

/**
 * @param {Choice} choice
 * @param {Choice[]} bets
 * @param {(string | number)[]} tokens
 * @param {string[]} free
 * @param {Tools<GameView>} context
 */
function betForm(choice, bets, tokens, free, { state: { play }, names, act, again }) {
  const seats = bets.map(({ action }) => action.player);
  return el(
    "details",
    { open: play.phase === "ready" },
    el("summary", {}, w("bet-for-somebody")),
    el(
      "div",
      { class: "rsb-for" },
      select(w("who"), seats, choice.action.player, {
        text: (one) => nameOf(names, one),
        set(one) {
          seat = one;
          again();
        },
      }),
      select(w("which-token"), tokens, token, {
        text: (one) => w("token", { value: valueOf(one) }),
        set(one) {
          token = one;
          again();
        },
      }),
      select(w("which-spot"), free, spot, {
        text: (one) => priced(one, play),
        set(one) {
          spot = one;
          again();
        },
      }),
      el(
        "button",
        { class: "primary", "data-key": "place", onclick: () => act({ ...choice.action, token, spot }) },
        w("place-token"),
      ),
    ),
  );
}

/**
 * One of `values`, each called by its `text`; `set` is called with the one that was chosen.
 *
 * @template Value
 * @param {string} label
 * @param {Value[]} values
 * @param {Value | undefined} value
 * @param {{ text: (value: Value) => string, set: (value: Value) => void }} how
 */
function select(label, values, value, { text, set }) {
  return el(
    "label",
    {},
    label,
    el(
      "select",
      { "data-key": label, onchange: ({ target: { selectedIndex } }) => set(values[selectedIndex]) },
      values.map((one) => el("option", { selected: one === value }, text(one))),
    ),
  );
}
