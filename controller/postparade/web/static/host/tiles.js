// The games as tiles: a picture, what it is in one sentence, how long it takes, how many play.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { language, own, t, textOf } from "../lib/i18n.js";

/** @import { Messages, Offer } from "../lib/page.js" */

/** @type {Map<string, Messages>} */
const words = new Map();

/**
 * The words of each game, which say what it is; `again` is called when more of them are there.
 *
 * @param {Offer[]} offers
 * @param {() => void} again
 */
function learn(offers, again) {
  for (const { name } of offers) {
    if (words.has(name)) continue;
    words.set(name, {});
    import(`/games/${name}/messages.js${own ? `?own&${language}` : ""}`)
      .then(({ messages }) => {
        words.set(name, messages);
        again();
      })
      .catch(() => words.delete(name));
  }
}

/**
 * What the game `name` says under `key`; nothing where it says nothing.
 *
 * @param {string} name
 * @param {string} key
 */
export const ofGame = (name, key) => textOf(words.get(name) ?? {}, key);

/** @param {number[]} counts */
export const counted = (counts) =>
  counts.every((count, at) => count === counts[0] + at)
    ? t("players-from-to", { least: counts[0], most: counts.at(-1) ?? counts[0] })
    : t("players-so-many", { counts: counts.join(", ") });

/**
 * @param {Offer[]} offers
 * @param {string} chosen
 * @param {(name: string) => void} choose
 */
export function showTiles(offers, chosen, choose) {
  learn(offers, () => choose(""));
  const said = offers.map(({ name }) => ofGame(name, `tile-${name}`));
  renderIfChanged(byId("games"), [offers, chosen, said], () =>
    offers.map(({ name, title, seat_counts: counts, minutes = 0 }, at) =>
      el(
        "button",
        {
          type: "button",
          role: "radio",
          "aria-checked": String(name === chosen),
          "aria-label": title,
          "data-key": `game-${name}`,
          onclick: () => choose(name),
        },
        el("img", { src: `/games/${name}/tile-${name}.svg`, alt: "", width: 96, height: 54 }),
        el("b", { class: "display" }, title),
        el("small", { class: "facts" }, [
          el("span", {}, counted(counts)),
          minutes ? el("span", {}, t("about-minutes", { minutes })) : null,
        ]),
        said[at] ? el("small", { class: "sentence" }, said[at]) : null,
      ),
    ),
  );
}

/**
 * Which dice a game needs.
 *
 * @param {Offer} offer
 */
export function diceText({ dice }) {
  if (!dice) return t("needs-no-dice");
  const { count = 2, sides = 6 } = dice;
  return t("needs-dice", { count, sides });
}
