// The last roll on the Run screen, and how it is put right: first what would change, then the confirmation.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { allRolls, lying, sumOf } from "../lib/dice.js";
import { errorText, t } from "../lib/i18n.js";
import { list, nameOf } from "../lib/phrases.js";
import { act, closeDialog, openForm, quietly } from "./commands.js";

/** @import { Child, Names, RollRecord, State } from "../lib/page.js" */

/**
 * @typedef {{
 *   horses: Record<string, [number, number]>, scratched: Record<string, boolean>,
 *   purses: Record<string, [number, number]>, pot: [number, number], winners: number[], turn: number | null,
 *   lapsed: { entry: number, do: string, seat: number | null }[]
 * }} Preview
 */

/**
 * What a correction would change, a line each.
 *
 * @param {Preview} preview
 * @param {Names} names
 * @param {number[]} winners those of the race as it stands
 * @returns {string[]}
 */
export function changesText({ horses, scratched, purses, pot, winners: then, lapsed }, names, winners = []) {
  const lines = [
    ...Object.entries(horses).map(([horse, [before, after]]) => t("preview-horse", { horse, before, after })),
    ...Object.entries(scratched).map(([horse, out]) => t(out ? "preview-out" : "preview-in", { horse })),
    ...Object.entries(purses).map(([seat, [before, after]]) =>
      t("preview-purse", { name: nameOf(names, Number(seat)), before, after }),
    ),
  ];
  if (pot[0] !== pot[1]) lines.push(t("preview-pot", { before: pot[0], after: pot[1] }));
  if (String(then) !== String(winners))
    lines.push(then.length ? t("preview-winner", { horses: list(then) }) : t("preview-no-winner"));
  if (lapsed.length) {
    const whose = [...new Set(lapsed.map(({ seat }) => (seat ? nameOf(names, seat) : t("table"))))];
    lines.push(t("preview-lapsed", { count: lapsed.length, names: whose.join(", ") }));
  }
  return lines.length ? lines : [t("preview-nothing")];
}

/** Who has thrown dice that nobody can take back: the table itself. */
const ELECTRONIC = "electronic";

/**
 * Show what it would change if `roll` had shown `dice`, or none: then it is taken back.
 *
 * @param {RollRecord} roll
 * @param {number[]} dice
 * @param {{ state: State, names: Names }} context
 */
async function ask(roll, dice, { state, names }) {
  const answer = await quietly({ t: "preview", entry: roll.entry, dice });
  if (!answer.ok) {
    openForm(t("put-right"), el("p", { class: "error", role: "alert" }, errorText(answer)));
    return;
  }
  const lines = changesText(answer.preview, names, state.race?.winners ?? []);
  openForm(
    t("put-right"),
    el(
      "p",
      { class: "row" },
      ...shown(roll.dice),
      " → ",
      ...(dice.length ? shown(/** @type {RollRecord["dice"]} */ (dice)) : ["–"]),
    ),
    el("ul", { class: "changes" }, ...lines.map((line) => el("li", {}, line))),
    el(
      "p",
      { class: "row" },
      el(
        "button",
        {
          class: "primary",
          "data-key": "confirm-correction",
          onclick: () => {
            closeDialog();
            act({ do: "correct", entry: roll.entry, dice });
          },
        },
        t(dice.length ? "put-right-so" : "take-back-so"),
      ),
    ),
  );
}

/** @param {RollRecord["dice"]} dice @returns {Child[]} */
const shown = (dice) => [
  Array.isArray(dice) ? lying(dice) : null,
  el("b", { class: "number display" }, String(sumOf(dice))),
];

/**
 * Ask what the dice of `roll` really showed; the last roll that somebody threw can be taken back.
 *
 * @param {RollRecord} roll
 * @param {{ state: State, names: Names }} context
 */
export function correct(roll, context) {
  const last = context.state.rolls?.[0]?.entry === roll.entry && roll.source !== ELECTRONIC;
  openForm(
    t("really-showed"),
    allRolls((faces) => ask(roll, faces, context), roll.dice, context.state.dice),
    el(
      "p",
      { class: "row", hidden: !last },
      el("button", { "data-key": "take-back", onclick: () => ask(roll, [], context) }, t("take-back")),
    ),
  );
}

/**
 * @param {State} state
 * @param {Names} names
 */
export function showLastRoll(state, names) {
  const [roll] = state.rolls ?? [];
  byId("lastbox").hidden = !roll;
  if (!roll) return;
  const who = roll.roller ? nameOf(names, roll.roller) : t("table");
  renderIfChanged(byId("last"), [roll, who], () => [
    ...shown(roll.dice),
    el("span", { class: "who" }, who),
    roll.corrected ? el("span", { class: "note" }, t("corrected")) : null,
  ]);
  byId("putright").onclick = () => correct(roll, { state, names });
  setText(byId("putrighttext"), t("put-right"));
}
