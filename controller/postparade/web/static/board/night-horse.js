// The common race of a race night, on the board of one table: where its horse is, and whether its next roll counts.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t, whole } from "../lib/i18n.js";

/** @import { State } from "../lib/page.js" */

/**
 * @typedef {object} OwnHorse
 * @property {number} race
 * @property {number} round
 * @property {string} label
 * @property {string} colour
 * @property {number} share
 * @property {number} place
 * @property {number} field
 * @property {string} leader
 * @property {number} leader_share
 * @property {boolean} dice
 * @property {number | null} roll
 * @property {number | null} left
 * @property {boolean} finished
 * @property {string[]} winners
 */

/**
 * What the table is to know now.
 *
 * @param {OwnHorse} horse
 */
export function newsText({ finished, winners, dice, roll }) {
  if (finished) return t("night-race-won", { tables: winners.join(" + "), count: winners.length });
  if (roll !== null) return t("night-race-counted", { sum: whole(roll) });
  return t(dice ? "night-race-counts" : "night-race-needs-dice");
}

/** @param {State} state */
export function showNightHorse({ bulletin }) {
  /** @type {OwnHorse | null} */
  const horse = bulletin?.race_night?.horse ?? null;
  const box = byId("nighthorse");
  box.hidden = !horse;
  if (!horse) return;
  box.classList.toggle("counts", horse.dice && horse.roll === null && !horse.finished);
  // Seconds are for the stage: a board that is drawn anew every second would disturb its race.
  renderIfChanged(box, { ...horse, left: null }, () => [
    el(
      "p",
      {},
      el("b", { class: "number", "--silk": horse.colour }, horse.label),
      el("span", {}, t("night-race-place", { place: horse.place, field: horse.field })),
      el("strong", {}, newsText(horse)),
    ),
    el(
      "div",
      { class: "way", "--silk": horse.colour, "--share": String(horse.share), "--leader": String(horse.leader_share) },
      el("span", { class: "own" }),
      el("span", { class: "leader", title: horse.leader }),
    ),
  ]);
}
