// The page of a league: a season's guests, venues and records.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { offerLanguages, t, tenths, translate, whole } from "../lib/i18n.js";
import { listed } from "./rows.js";

/** @import { LeagueStand, Mark } from "./night.js" */

/** Seconds between two looks. */
const EVERY = 10;
/** @type {Record<string, string>} */
const RECORDS = {
  purse: "league-record-purse",
  points: "league-record-points",
  wins: "league-record-wins",
  races: "league-record-races",
  streak: "league-record-streak",
};
let chosen = "";

/**
 * What a guest is called who may not be named.
 *
 * @param {{ name: string, code: string }} guest
 */
const called = ({ name, code }) => name || t("league-guest", { code });

/** @param {LeagueStand} stand */
const guests = ({ guests: rows }) =>
  rows.length
    ? listed(
        [t("night-place"), t("night-name"), t("league-venue"), t("night-races"), t("night-wins"), t("night-points")],
        rows.map((row) => [row.place, called(row), row.venue, row.races, row.wins, whole(row.points)]),
      )
    : el("p", { class: "note" }, t("league-no-races"));

/** @param {LeagueStand} stand */
const venues = ({ venues: rows }) =>
  rows.length
    ? listed(
        [t("night-place"), t("league-venue"), t("night-guests"), t("league-meetings"), t("night-races")],
        rows.map((row, index) => [index + 1, row.name, row.guests, row.meetings, row.races]),
      )
    : el("p", { class: "note" }, t("league-no-venues"));

/** @param {Mark} mark */
const record = (mark) =>
  el(
    "li",
    {},
    el("span", { class: "what" }, t(RECORDS[mark.what])),
    el("span", { class: "value" }, mark.what === "purse" ? tenths(mark.value) : whole(mark.value)),
    el("b", {}, called(mark)),
    el("span", { class: "venue" }, mark.venue),
  );

/**
 * @param {string} title
 * @param {import("../lib/page.js").Child} content
 */
const section = (title, content) => el("section", { class: "panel" }, el("h2", {}, title), content);

/** @param {LeagueStand} stand */
function show(stand) {
  setText(byId("name"), stand.name);
  renderIfChanged(byId("season"), [stand.seasons, stand.chosen], () =>
    stand.seasons.map((name, index) =>
      el("option", { value: String(index), selected: index === stand.chosen }, seasonName(name)),
    ),
  );
  renderIfChanged(byId("rows"), stand, () => [
    section(t("night-standings"), guests(stand)),
    ...(stand.records.length
      ? [section(t("league-records"), el("ul", { class: "records" }, stand.records.map(record)))]
      : []),
    section(t("league-venues"), venues(stand)),
    el("p", { class: "note" }, t("league-names-note")),
  ]);
}

/** @param {string} name */
const seasonName = (name) => (/^\d+$/.test(name) ? t("league-season-number", { number: name }) : name);

async function look() {
  try {
    const answer = await fetch(`/api/league${chosen && `?season=${chosen}`}`);
    if (answer.ok) show(await answer.json());
    byId("connection").hidden = answer.ok;
  } catch {
    byId("connection").hidden = false;
  }
}

translate();
offerLanguages(byId("language"));
byId("season").addEventListener("change", () => {
  chosen = byId("season").value;
  look();
});
look();
setInterval(look, 1000 * EVERY);
