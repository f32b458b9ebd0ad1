// What a guest can do now: throw the dice or enter them, and whatever else the table offers as choices.
import { control, drafted, wantsDice } from "../lib/controls.js";
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { die, dicePad } from "../lib/dice.js";
import { t } from "../lib/i18n.js";
import { unseenDice } from "../lib/phrases.js";
import { choicesNow } from "../lib/show.js";
import { primaryButton } from "../lib/tap.js";

/** @import { Choice, State } from "../lib/page.js" */
/** @import { SeatPage } from "./page.js" */

/** @typedef {{ pending: Set<string>, throwDice: () => void }} Doing */
/**
 * What the dice probably show, and whether somebody is asked.
 *
 * @typedef {{ likely: number[][], asked: boolean }} Reading
 */

let padOpen = false;

/** Close the pad: what was entered has been taken. */
export const closePad = () => {
  padOpen = false;
};

/**
 * The choice that this phone may answer by throwing electronic dice itself, if there is one.
 *
 * @param {State} state
 */
export const throwable = (state) =>
  state.electronic && !state.status?.pace ? state.choices.find(wantsDice) : undefined;

/**
 * @param {SeatPage} page
 * @param {Doing} doing
 */
export function showActions({ state, names, module, given }, doing) {
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  const asked = seen?.stage === "unsure";
  const choices = module.loading ? [] : choicesNow(state);
  renderIfChanged(
    byId("actions"),
    [
      choices,
      likely,
      asked,
      unseenDice(state),
      state.electronic,
      state.status?.pace,
      state.typing,
      padOpen,
      [...doing.pending],
      drafted(),
      names,
      state.play,
      state.pages?.name,
      Object.keys(module),
    ],
    () =>
      choices.flatMap((choice) =>
        wantsDice(choice)
          ? rolls({ state, given }, choice, { likely, asked }, doing)
          : [module.control?.(choice, given) ?? control(choice, given)],
      ),
  );
  byId("actions").setAttribute("aria-busy", String(doing.pending.size > 0));
}

/**
 * The ways to answer a choice that waits for dice.
 *
 * @param {Pick<SeatPage, "state" | "given">} page
 * @param {Choice} choice
 * @param {Reading} reading
 * @param {Doing} doing
 */
function rolls({ state, given }, { action, keep = true }, reading, doing) {
  const thrown = state.electronic ? throwing(Boolean(state.status?.pace), doing) : [];
  /** @param {number[]} dice */
  const entered = (dice) => given.act({ ...action, dice }, { keep });
  if (state.typing === "everybody") return [...thrown, ...typing({ state, given }, reading, entered)];
  return state.electronic || unseenDice(state) ? thrown : [...thrown, el("p", { class: "note" }, t("typing-off"))];
}

/**
 * The button that throws the electronic dice; less prominent while the table throws by itself.
 *
 * @param {boolean} paced
 * @param {Doing} doing
 */
function throwing(paced, { pending, throwDice }) {
  return [
    paced ? el("p", { class: "note" }, t("table-rolls")) : null,
    primaryButton("throw", [die(5), t("throw-the-dice"), die(2)], throwDice, {
      class: `${paced ? "" : "primary "}wide throw`,
      "aria-busy": pending.has("throw") && "true",
    }),
  ];
}

/**
 * What was probably thrown, one tap each, and the pad to enter anything else; it is open where the camera asks and has
 * nothing to offer.
 *
 * @param {Pick<SeatPage, "state" | "given">} page
 * @param {Reading} reading
 * @param {(dice: number[]) => void} entered
 */
function typing({ state, given }, { likely, asked }, entered) {
  const open = () => {
    padOpen = true;
    given.again();
  };
  return [
    ...likely
      .slice(0, 3)
      .map((dice) =>
        el(
          "button",
          { class: "primary wide", "data-key": `likely-${dice}`, onclick: () => entered(dice) },
          `${t("it-is")} `,
          die(dice[0]),
          die(dice[1]),
        ),
      ),
    padOpen || ((asked || !state.electronic) && !likely.length)
      ? dicePad(entered, undefined, state.dice)
      : el("button", { class: "quiet wide", "data-key": "pad", onclick: open }, t("enter-other-dice")),
  ];
}
