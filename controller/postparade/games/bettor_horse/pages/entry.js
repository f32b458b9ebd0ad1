// Printed cards: both bets and the speeds are read from the table and typed in; the table runs the races and keeps
// score.
import { el, redraw } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { primaryButton } from "/static/lib/tap.js";
import { sign, w } from "./cards.js";

/** @import { Asking, Tools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** @type {{ round: number, bets: (string | number | null)[], speeds: (number | null)[] }} */
let draft = { round: 0, bets: [], speeds: [] };

/**
 * The control for the choice to enter a round.
 *
 * @param {Asking} choice
 * @param {Tools<GameView>} context
 */
export function entry(choice, { state: { play }, names, act }) {
  const [bets, speeds] = choice.needs;
  const { round } = play;
  if (draft.round !== round.number)
    draft = { round: round.number, bets: [null, null], speeds: Array(speeds.most).fill(null) };
  const now = draft;
  const box = el("div", { class: "bh-entry", role: "group", "aria-label": w("enter-round") });
  /** @param {() => void} edit */
  const change = (edit) => {
    edit();
    paint();
  };
  /** @param {number} side */
  const betRow = (side) =>
    el(
      "div",
      { class: "bh-bets", role: "group", "aria-label": w("bet-of", { name: nameOf(names, round.pair[side]) }) },
      bets.of.map(String).map((bet) =>
        el(
          "button",
          {
            class: `bh-betbutton ${bet}`,
            "data-key": `bet ${side} ${bet}`,
            "aria-pressed": String(now.bets[side] === bet),
            onclick: () =>
              change(() => {
                now.bets[side] = bet;
              }),
          },
          sign(bet),
          el("span", {}, w(`bet-${bet}`)),
        ),
      ),
    );
  /** @param {number} at */
  const stepper = (at) => {
    const lane = Math.floor(at / 2) + 1;
    const label = w("speed-of", { name: nameOf(names, round.pair[at % 2]), lane });
    /** @param {number} by */
    const step = (by) => () =>
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
  };
  const paint = () => {
    const ready = now.bets.every(Boolean) && now.speeds.every((speed) => speed !== null);
    redraw(box, [
      el("p", { class: "note" }, w("enter-round")),
      el(
        "div",
        { class: "bh-columns" },
        [0, 1].map((side) =>
          el(
            "section",
            {},
            el("h3", {}, nameOf(names, round.pair[side])),
            betRow(side),
            Array.from({ length: round.size }, (_, lane) =>
              el(
                "div",
                { class: "bh-line" },
                el("span", { class: "note" }, w("lane", { lane: lane + 1 })),
                stepper(2 * lane + side),
              ),
            ),
          ),
        ),
      ),
      primaryButton(
        `enter ${round.number}`,
        w("run-races"),
        () => act({ ...choice.action, bets: [...now.bets], speeds: [...now.speeds] }, choice),
        ready ? {} : { disabled: true },
      ),
    ]);
  };
  paint();
  return box;
}
