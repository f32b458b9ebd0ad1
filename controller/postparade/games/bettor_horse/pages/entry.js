// Printed cards: both bets and the speeds are read from the table and typed in; the table runs the races and keeps
// score.
import { el, redraw } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { primaryButton } from "/static/lib/tap.js";
import { sign, w } from "./cards.js";

/** @import { Asking, Tools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** @typedef {{ round: number, bets: (string | number | null)[], speeds: (number | null)[] }} Draft */

/** @type {Draft} */
let draft = { round: 0, bets: [], speeds: [] };

/**
 * What is typed in `now` for a round, and `change`, which paints anew what `edit` has changed of it.
 *
 * @typedef {{
 *   choice: Asking, context: Tools<GameView>, now: Draft, change: (edit: () => void) => () => void,
 * }} Entry
 */

/**
 * The control for the choice to enter a round.
 *
 * @param {Asking} choice
 * @param {Tools<GameView>} context
 */
export function entry(choice, context) {
  const [, speeds] = choice.needs;
  const { round } = context.state.play;
  if (draft.round !== round.number)
    draft = { round: round.number, bets: [null, null], speeds: Array(speeds.most).fill(null) };
  const box = el("div", { class: "bh-entry", role: "group", "aria-label": w("enter-round") });
  /** @param {() => void} edit */
  const change = (edit) => () => {
    edit();
    paint();
  };
  const it = { choice, context, now: draft, change };
  const paint = () =>
    redraw(box, [
      el("p", { class: "note" }, w("enter-round")),
      el(
        "div",
        { class: "bh-columns" },
        [0, 1].map((side) => column(it, side)),
      ),
      enterButton(it),
    ]);
  paint();
  return box;
}

/**
 * All that is typed in for one of the two players.
 *
 * @param {Entry} it
 * @param {number} side
 */
function column(it, side) {
  const { state, names } = it.context;
  const { pair, size } = state.play.round;
  return el(
    "section",
    {},
    el("h3", {}, nameOf(names, pair[side])),
    betRow(it, side),
    Array.from({ length: size }, (_, lane) =>
      el(
        "div",
        { class: "bh-line" },
        el("span", { class: "note" }, w("lane", { lane: lane + 1 })),
        stepper(it, 2 * lane + side),
      ),
    ),
  );
}

/**
 * @param {Entry} it
 * @param {number} side
 */
function betRow({ choice, context: { state, names }, now, change }, side) {
  return el(
    "div",
    {
      class: "bh-bets",
      role: "group",
      "aria-label": w("bet-of", { name: nameOf(names, state.play.round.pair[side]) }),
    },
    choice.needs[0].of.map(String).map((bet) =>
      el(
        "button",
        {
          class: `bh-betbutton ${bet}`,
          "data-key": `bet ${side} ${bet}`,
          "aria-pressed": String(now.bets[side] === bet),
          onclick: change(() => {
            now.bets[side] = bet;
          }),
        },
        sign(bet),
        el("span", {}, w(`bet-${bet}`)),
      ),
    ),
  );
}

/**
 * The speed of one horse; `at` counts the two players in lane after lane.
 *
 * @param {Entry} it
 * @param {number} at
 */
function stepper({ choice, context: { state, names }, now, change }, at) {
  const speeds = choice.needs[1];
  const lane = Math.floor(at / 2) + 1;
  const label = w("speed-of", { name: nameOf(names, state.play.round.pair[at % 2]), lane });
  /** @param {number} by */
  const step = (by) =>
    change(() => {
      now.speeds[at] = Math.min(
        speeds.highest ?? Infinity,
        Math.max(speeds.lowest ?? 0, (now.speeds[at] ?? (by > 0 ? 0 : 2)) + by),
      );
    });
  return el(
    "div",
    { class: "bh-step", role: "group", "aria-label": label },
    el("button", { "data-key": `less ${at}`, "aria-label": w("slower", { of: label }), onclick: step(-1) }, "−"),
    el("output", { class: "display number" }, now.speeds[at] === null ? "–" : String(now.speeds[at])),
    el("button", { "data-key": `more ${at}`, "aria-label": w("faster", { of: label }), onclick: step(1) }, "+"),
  );
}

/** @param {Entry} it */
function enterButton({ choice, context: { act }, now }) {
  const ready = now.bets.every(Boolean) && now.speeds.every((speed) => speed !== null);
  return primaryButton(
    `enter ${now.round}`,
    w("run-races"),
    () => act({ ...choice.action, bets: [...now.bets], speeds: [...now.speeds] }, choice),
    ready ? {} : { disabled: true },
  );
}
