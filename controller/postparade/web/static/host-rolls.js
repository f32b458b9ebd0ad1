// The last rolls, each one tap away from being put right.
import { byId, el, paint } from "./dom.js";
import { allPairs, lying, sumOf } from "./dice.js";
import { act, closeDialog, openDialog } from "./host-desk.js";
import { word } from "./language.js";
import { list, nameOf } from "./words.js";

function correct(roll) {
  openDialog(word("really-showed"), allPairs((dice) => {
    closeDialog();
    act({ do: "correct", entry: roll.entry, dice });
  }, Array.isArray(roll.dice) ? roll.dice : null));
}

/** Show the rolls of the running game that can be corrected, newest first. */
export function showRolls(state, names) {
  byId("rollsbox").hidden = !state.rolls?.length;
  paint(byId("rolls"), [state.rolls, names], () => (state.rolls ?? []).map((roll) => {
    const who = roll.roller ? nameOf(names, roll.roller) : word("table");
    const known = Array.isArray(roll.dice);
    return el("li", {}, el("button", { "data-key": `roll-${roll.entry}`, onclick: () => correct(roll), "aria-label": word("correct-roll", { roll: known ? list(roll.dice) : roll.dice, name: who }) },
      known ? lying(roll.dice) : null, el("span", { class: "number slab sum" }, String(sumOf(roll.dice))),
      el("span", { class: "who" }, who), el("span", { class: "note" }, [word("race-number", { number: roll.race }), roll.corrected ? word("corrected") : ""].filter(Boolean).join(", "))));
  }));
}
