// The host console in a dice race: what players with printed cards have said, and the way to say it for them.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { t } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";

export { describe } from "./phrases.js";

/** @import { Choice, Context, Tools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** @param {Context<GameView>} context */
export const headline = ({ state: { play } }) =>
  play?.question ? t("tell-ask", { horse: play.question.horse }) : undefined;

/**
 * Whether `choice` is offered in the panel below.
 *
 * @param {Choice} choice
 */
export const owns = ({ action }) => action.do === "declare";

/**
 * A row of counts for every seat while cards of a horse are being counted.
 *
 * @param {HTMLElement} target
 * @param {Tools<GameView>} context
 */
export function panel(target, { state: { play, choices }, names, act }) {
  const declares = choices.filter(owns);
  const { question } = play ?? {};
  renderIfChanged(target, [declares, question, names], () =>
    question
      ? play.seats.map(({ seat }, at) => {
          const choice = declares.find(({ action }) => action.player === seat);
          const { lowest = 0, highest } = choice?.needs?.[0] ?? {};
          const counts = Array.from({ length: (highest ?? -1) + 1 - lowest }, (_, count) => count + lowest);
          return el(
            "div",
            { class: "answer" },
            el("span", { class: "name" }, nameOf(names, seat)),
            counts.map((cards) =>
              el(
                "button",
                {
                  class: "small number",
                  "data-key": `${seat}-${cards}`,
                  "aria-pressed": String(question.answers[at] === cards),
                  "aria-label": `${nameOf(names, seat)}: ${t("cards-of", { horse: question.horse, cards })}`,
                  onclick: () => act({ ...choice?.action, cards }),
                },
                String(cards),
              ),
            ),
          );
        })
      : [],
  );
}
