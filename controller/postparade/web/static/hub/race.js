// The common race on the stage: a lane for each table, and its horse as far along as the table has rolled.
import { el, partsOf, renderIfChanged, setText } from "../lib/dom.js";
import { horse } from "../lib/horse.js";
import { t, whole } from "../lib/i18n.js";
import { label as nameLabel } from "../lib/names.js";

/** @import { Names } from "../lib/page.js" */
/** @import { HorseStand, RaceStand } from "./night.js" */

/** Lanes that a screen has room for; of more horses, those in front are shown. */
export const MOST = 24;
/** Names of tables that are waited for, before their number is told instead. */
const NAMED = 5;

/**
 * The horses that are shown, in the order of their lanes.
 *
 * @param {RaceStand} race
 */
export function shownHorses({ horses }) {
  if (horses.length <= MOST) return horses;
  const front = new Set([...horses].sort((a, b) => a.place - b.place).slice(0, MOST));
  return horses.filter((one) => front.has(one));
}

/**
 * What is going on, in a few words.
 *
 * @param {RaceStand} race
 */
export function headline({ finished, horses, round, lengths }) {
  if (!finished) return t("night-race-round", { round, lengths });
  const winners = horses.filter(({ place }) => place === 1).map(({ name }) => name);
  return t("night-race-won", { tables: winners.join(" + "), count: winners.length });
}

/**
 * Whom the round is waiting for, and how long.
 *
 * @param {RaceStand} race
 */
export function waitingText({ finished, left, horses }) {
  if (finished) return "";
  const missing = horses.filter(({ roll }) => roll === null);
  const who =
    missing.length <= NAMED
      ? t("night-race-missing", { tables: missing.map(({ name }) => name).join(", ") })
      : t("night-race-rolled-of", { rolled: horses.length - missing.length, field: horses.length });
  return left === null ? who : `${who} · ${t("night-race-left", { seconds: whole(left) })}`;
}

/**
 * What stands beside the lane of a horse: its place at the finish, what was rolled in this round, or in the last one.
 *
 * @param {HorseStand} one
 * @param {boolean} finished
 */
export function note({ place, roll, before, here, dice }, finished) {
  if (finished) return { text: whole(place), kind: place === 1 ? "won" : "place" };
  if (roll !== null) return { text: `+${roll}`, kind: "rolled" };
  if (!here) return { text: t("night-away"), kind: "gone" };
  if (!dice) return { text: t("night-race-no-dice"), kind: "gone" };
  return { text: before === null ? "" : `+${before}`, kind: "before" };
}

/**
 * @param {HorseStand} one
 * @param {Names} names
 */
const lane = ({ table, label, colour }, names) =>
  el(
    "li",
    { class: "racelane", "--silk": colour },
    el("span", { class: "racename" }, el("b", { class: "racelabel" }, label), el("span", {}, nameLabel(names, table))),
    el(
      "span",
      { class: "racecourse" },
      el("span", { class: "racehorse" }, horse({ number: Number(label), label, colour })),
    ),
    el("span", { class: "racenote" }),
  );

/**
 * Show `race` in `place`; the lanes stay, and the horses move.
 *
 * @param {HTMLElement} place
 * @param {RaceStand} race
 */
export function showRace(place, race) {
  const horses = shownHorses(race);
  const lanes = horses.map(({ table, name, label, colour }) => ({ table, name, label, colour }));
  const names = Object.fromEntries(horses.map(({ table, name }) => [table, name]));
  renderIfChanged(place, [race.number, lanes], () => [
    el("header", {}, el("h2", {}), el("p", { role: "status" })),
    el(
      "ol",
      { class: "racelanes", "--post": String(1 / race.most) },
      horses.map((one) => lane(one, names)),
    ),
  ]);
  place.classList.toggle("finished", race.finished);
  const [head, list] = partsOf(place);
  const [title, waiting] = partsOf(head);
  setText(title, headline(race));
  setText(waiting, waitingText(race));
  partsOf(list).forEach((target, at) => {
    const one = horses[at];
    const { text, kind } = note(one, race.finished);
    target.style.setProperty("--run", String(one.share / race.most));
    target.classList.toggle("gone", !one.here);
    target.classList.toggle("won", race.finished && one.place === 1);
    target.classList.toggle("leads", one.place === 1 && one.run > 0);
    const told = /** @type {HTMLElement} */ (target.lastElementChild);
    told.dataset.kind = kind;
    setText(told, text);
  });
}
