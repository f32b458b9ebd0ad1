// Cheering from the seat: the board shows for whom, and the crowd answers.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { still } from "../lib/show.js";
import { silk } from "../lib/silks.js";
import { play } from "./sounds.js";

/** @import { Lane, State } from "../lib/page.js" */
/** @import { Link } from "../lib/link.js" */

/**
 * The horse for which a seat cheers among those that it holds and that still run: one that has a single step to go,
 * else the one it holds most of, the one further ahead of two alike; undefined if it holds none, or if the race is run.
 *
 * @param {Pick<State, "race" | "status">} state
 * @param {number} seat
 * @returns {Lane | undefined}
 */
export function ownHorse({ race, status }, seat) {
  /** @param {Lane} lane */
  const held = ({ number }) => status?.holders?.[number]?.[seat] ?? 0;
  /** @param {Lane} lane */
  const near = ({ length, position }) => Number(length - position === 1);
  return (race?.finished ? [] : (race?.lanes ?? []))
    .filter((lane) => !lane.scratched && held(lane))
    .sort(
      (one, two) =>
        near(two) - near(one) || held(two) - held(one) || two.position / two.length - one.position / one.length,
    )[0];
}

/**
 * The button to cheer while there is something to cheer for.
 *
 * @param {State} state
 * @param {number} seat
 * @param {Link} link
 */
export function showCheer(state, seat, link) {
  const box = byId("cheerbox");
  box.hidden = !state.race || !state.status?.race || state.over;
  if (box.hidden) return;
  const own = ownHorse(state, seat);
  const cheer = (/** @type {Event} */ event) => {
    play("cheer");
    rise(/** @type {HTMLElement} */ (event.currentTarget));
    link.ask({ t: "cheer", lane: own?.number ?? null }, false);
  };
  renderIfChanged(box, [own?.number, own?.label], () =>
    el(
      "button",
      { class: "wide cheer", "data-key": "cheer", onclick: cheer },
      own?.label ? silk(own) : null,
      own?.label ? t("cheer-for", { horse: own.label }) : t("cheer"),
    ),
  );
}

/** @param {HTMLElement} button */
function rise(button) {
  if (still.matches) return;
  const star = el("span", { class: "star", "aria-hidden": "true", "--x": `${10 + 80 * Math.random()}%` }, "★");
  button.append(star);
  star.addEventListener("animationend", () => star.remove());
}
