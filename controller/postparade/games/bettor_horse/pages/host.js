// The host's page in Bettor Horse: what the table waits for, entering printed cards, and playing for somebody absent.
import { control as plain } from "/static/lib/controls.js";
import { el, renderIfChanged } from "/static/lib/dom.js";
import { headline as boardHeadline, diceLine } from "./awaited.js";
import { roundText } from "./cards.js";
import { entry } from "./entry.js";

export { describe } from "./phrases.js";

/** @import { Asking, Choice, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** Nothing is rolled in this game. */
export const dice = false;

/** @param {SeatTools<GameView>} tools */
export const headline = (tools) =>
  tools.state.play?.round
    ? [roundText(tools.state.play.round, tools.state.play.rounds), diceLine(tools), boardHeadline(tools)].join(" · ")
    : undefined;

/**
 * Printed cards are entered here; everything else is a plain button.
 *
 * @param {Asking} choice
 * @param {SeatTools<GameView>} tools
 */
export const control = (choice, tools) => (choice.action.do === "enter" ? entry(choice, tools) : undefined);

/** @param {Choice} choice */
const absent = ({ action }) => action.do === "fill_in";

/** Whoever the table waits for may have gone: the host lets the table play for that seat. */
export const owns = absent;

/**
 * @param {HTMLElement} target
 * @param {SeatTools<GameView>} tools
 */
export function panel(target, tools) {
  const waited = tools.state.choices.filter(absent);
  renderIfChanged(target, [waited, tools.names], () =>
    waited.length
      ? el(
          "div",
          { class: "bh-absent" },
          waited.map((choice) => plain(choice, tools)),
        )
      : [],
  );
}
