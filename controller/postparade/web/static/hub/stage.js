// The stage of a race night: all tables, the closest races in front, and the standings beside them.
import { byId, el, partsOf, renderIfChanged, setText } from "../lib/dom.js";
import { t, translate, whole } from "../lib/i18n.js";
import { fitLabels, label as nameLabel } from "../lib/names.js";
import { follow } from "./follow.js";
import { showRace } from "./race.js";
import { contestText, sections } from "./rows.js";
import { Spotlight } from "./spotlight.js";

/** @import { Names } from "../lib/page.js" */
/** @import { Live, Runner, TableStand } from "./night.js" */

const BESIDE = 10;
const spotlight = new Spotlight();
translate();

/** @param {Runner} runner */
const called = ({ label, name }) => (name ? `${label} ${name}` : label);

/**
 * In a few words, how things stand at a table.
 *
 * @param {TableStand} table
 */
function standing({ here, live }) {
  if (!here) return t("night-away");
  if (!live.game) return t("night-waiting");
  if (live.paused) return t("night-paused");
  const winners = live.runners.filter(({ lane }) => live.winners.includes(lane));
  if (live.finished && winners.length) return t("night-won", { horse: winners.map(called).join(" + ") });
  if (!live.running) return t("night-at-the-gates");
  const leader = live.runners.find(({ lane }) => lane === live.leader);
  if (!leader) return t("night-level");
  if (leader.chance === null) return t("night-leads", { horse: called(leader) });
  return t("night-leads-chance", { horse: called(leader), chance: whole(Math.round(100 * leader.chance)) });
}

/** @param {Live} live */
const raceText = ({ race, races }) => {
  if (!race) return "";
  return races ? t("race-of", { number: race, races }) : t("race-number", { number: race });
};

/**
 * @param {Live} live
 * @param {Runner} runner
 */
const lane = (live, runner) =>
  el(
    "li",
    {
      class: [
        "lane",
        runner.scratched && "scratched",
        live.winners.includes(runner.lane) && "won",
        live.leader === runner.lane && "leads",
      ]
        .filter(Boolean)
        .join(" "),
      "--silk": runner.colour,
      "--share": String(runner.share),
    },
    el("span", { class: "label" }, runner.label),
    el("span", { class: "course" }, el("span", { class: "run" })),
  );

/**
 * A card for each table; those in front come first, and large.
 *
 * @param {TableStand} table
 * @param {boolean} front
 * @param {Names} names
 */
function card(table, front, names) {
  const { live, here } = table;
  const state = here ? (live.paused ? "paused" : "") : "gone";
  return el(
    "article",
    { class: ["card", front && "front", state].filter(Boolean).join(" "), "data-table": String(table.number) },
    el(
      "header",
      {},
      el("h2", {}, nameLabel(names, table.number)),
      el("p", {}, el("span", {}, live.title), el("span", {}, raceText(live))),
    ),
    spotlight.isClose(table) && el("p", { class: "close" }, t("night-close")),
    el(
      "ol",
      { class: "lanes" },
      live.runners.map((runner) => lane(live, runner)),
    ),
    el("p", { class: "standing" }, standing(table)),
  );
}

/** @param {TableStand} table */
const shown = ({ number, name, here, live }) => ({ number, name, here, live: { ...live, entry: 0, seats: {} } });

/** Cut the names of tables and of their horses as far as there is room for them now. */
let fit = () => {};
addEventListener("resize", () => fit());
document.fonts.addEventListener("loadingdone", () => fit());

follow(({ night, race, tables, here }) => {
  byId("connection").hidden = here;
  setText(byId("name"), night.name);
  setText(byId("contest"), contestText(night));
  byId("announcement").hidden = !night.announcement;
  setText(byId("announcement"), night.announcement);
  const names = Object.fromEntries(tables.map(({ number, name }) => [number, name]));
  const front = spotlight.chosen(tables, performance.now());
  const ordered = [...tables].sort((a, b) => rank(front, a) - rank(front, b));
  const place = byId("tables");
  byId("race").hidden = !race;
  place.hidden = Boolean(race);
  if (race) showRace(byId("race"), race);
  place.dataset.many = many(tables.length);
  renderIfChanged(
    place,
    ordered.map(({ number }) => number),
    () => ordered.map(() => el("div", { class: "place" })),
  );
  partsOf(place).forEach((target, at) => {
    const table = ordered[at];
    const isFront = front.includes(table.number);
    target.classList.toggle("front", isFront);
    renderIfChanged(target, [shown(table), isFront, spotlight.isClose(table)], () => card(table, isFront, names));
  });
  const riders = Object.fromEntries((race?.horses ?? []).map(({ table, name }) => [table, name]));
  fit = () => (race ? fitLabels(byId("race"), riders) : fitLabels(place, names));
  fit();
  if (!tables.length) renderIfChanged(place, "nobody", nobody);
  const { contest, standings, final } = night;
  renderIfChanged(byId("side"), { contest, standings, final, names }, () => sections(night, tables, BESIDE));
});

/**
 * @param {number[]} front
 * @param {TableStand} table
 */
function rank(front, { number }) {
  const at = front.indexOf(number);
  return at < 0 ? front.length : at;
}

/** How many columns a hall of `count` tables needs. @param {number} count */
function many(count) {
  if (count <= 1) return "one";
  if (count <= 4) return "few";
  if (count <= 12) return "some";
  return count <= 20 ? "hall" : "all";
}

const nobody = () => [
  el("div", { class: "nobody" }, el("p", {}, t("night-no-table")), el("p", { class: "note" }, t("night-no-table-how"))),
];
