// The last rolls, each one tap away from being put right.
import { byId, el, paint } from "./dom.js";
import { allPairs, die } from "./dice.js";
import { act, closeDialog, openDialog } from "./host-desk.js";
import { nameOf } from "./words.js";

function correct(roll) {
  openDialog("What did the dice really show?", allPairs((dice) => {
    closeDialog();
    act({ do: "correct", entry: roll.entry, dice });
  }, roll.dice));
}

/** Show the rolls of the running game that can be corrected, newest first. */
export function showRolls(state, names) {
  byId("rollsbox").hidden = !state.rolls?.length;
  paint(byId("rolls"), [state.rolls, names], () => (state.rolls ?? []).map((roll) => {
    const who = roll.roller ? nameOf(names, roll.roller) : "the table";
    return el("li", {}, el("button", { "data-key": `roll-${roll.entry}`, onclick: () => correct(roll), "aria-label": `Correct the roll ${roll.dice[0]} and ${roll.dice[1]} of ${who}` },
      die(roll.dice[0]), die(roll.dice[1]), el("span", { class: "number slab sum" }, String(roll.dice[0] + roll.dice[1])),
      el("span", { class: "who" }, who), el("span", { class: "note" }, `race ${roll.race}${roll.corrected ? ", corrected" : ""}`)));
  }));
}
