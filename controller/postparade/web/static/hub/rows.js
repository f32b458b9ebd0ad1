// Standings as rows: guests over all tables, tables as teams, and the final.
import { el } from "../lib/dom.js";
import { t, tenths, whole } from "../lib/i18n.js";

/** @import { GuestRow, NightStand, Standings, TableStand } from "./night.js" */
/** @import { Child } from "../lib/page.js" */

/**
 * What a table is called.
 *
 * @param {TableStand[]} tables
 * @param {number} number
 */
export const tableName = (tables, number) => tables.find((table) => table.number === number)?.name ?? String(number);

/** @type {Record<string, (row: GuestRow) => string>} */
const MERIT = {
  points: (row) => whole(row.points),
  place: (row) => row.places.slice(0, 3).join("-"),
  purse: (row) => tenths(row.units),
};
const RULES = { points: "night-rule-points", place: "night-rule-place", purse: "night-rule-purse" };
const HEAD = { points: "night-points", place: "night-wins", purse: "night-purse" };

/**
 * The first `most` guests.
 *
 * @param {Standings} standings
 * @param {TableStand[]} tables
 * @param {number} [most]
 */
export function guestRows({ by, guests }, tables, most = Infinity) {
  return listed(
    [t("night-place"), t("night-name"), t("night-table"), t("night-races"), t(HEAD[by])],
    guests.slice(0, most).map((row) => [row.place, row.name, tableName(tables, row.table), row.races, MERIT[by](row)]),
  );
}

/**
 * Tables as teams.
 *
 * @param {Standings} standings
 * @param {TableStand[]} tables
 */
export function teamRows({ by, tables: rows }, tables) {
  const purse = by === "purse";
  return listed(
    [
      t("night-place"),
      t("night-table"),
      t("night-guests"),
      t("night-races"),
      t(purse ? "night-purse-each" : "night-points-each"),
    ],
    rows.map((row) => [
      row.place,
      tableName(tables, row.table),
      row.guests,
      row.races,
      tenths(purse ? row.units : row.points),
    ]),
  );
}

/**
 * A table with `heads`. Columns of numbers stand under one another's digits; the last one is what counts.
 *
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
export function listed(heads, rows) {
  const kinds = heads.map((_, at) =>
    at === heads.length - 1 || rows.every((row) => typeof row[at] === "number") ? "number" : "text",
  );
  return el(
    "table",
    { class: "rows" },
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        heads.map((head, at) => el("th", { scope: "col", class: kinds[at] }, head)),
      ),
    ),
    el(
      "tbody",
      {},
      rows.map((row) =>
        el(
          "tr",
          {},
          row.map((cell, at) => el("td", { class: kinds[at] }, String(cell))),
        ),
      ),
    ),
  );
}

/**
 * What the contest is called, and how long it is.
 *
 * @param {NightStand} night
 */
export function contestText({ contest, over }) {
  if (over) return t("night-over");
  if (contest.name === "-") return "";
  return contest.races === null ? contest.name : t("night-meeting", { name: contest.name, races: contest.races });
}

/**
 * All sections of the standings, in the order that the contest wants; `most` guests of each.
 *
 * @param {NightStand} night
 * @param {TableStand[]} tables
 * @param {number} [most]
 * @returns {HTMLElement[]}
 */
export function sections(night, tables, most) {
  const { contest, standings, final } = night;
  const guests = section(
    contest.advance ? t("night-heats") : t("night-standings"),
    standings.guests.length ? guestRows(standings, tables, most) : el("p", { class: "note" }, t("night-no-results")),
    most === undefined && el("p", { class: "note" }, t(RULES[standings.by])),
  );
  const teams = standings.tables.length > 1 && section(t("night-tables"), teamRows(standings, tables));
  const drawn =
    contest.final &&
    section(t("night-final-at", { table: tableName(tables, contest.final.table) }), finalRows(night, tables, final));
  const order = contest.teams ? [drawn, teams, guests] : [drawn, guests, teams];
  return order.filter((one) => one instanceof HTMLElement);
}

/**
 * The final: how it went, or who takes part.
 *
 * @param {NightStand} night
 * @param {TableStand[]} tables
 * @param {Standings | null} final
 */
function finalRows({ contest }, tables, final) {
  if (final?.guests.length) return guestRows(final, tables);
  const finalists = contest.final?.finalists ?? [];
  return el(
    "ol",
    { class: "finalists" },
    finalists.map((one) =>
      el(
        "li",
        {},
        el("span", { class: "seat" }, t("night-seat", { seat: one.seat })),
        el("b", {}, one.name),
        el("span", { class: "from" }, tableName(tables, one.table)),
      ),
    ),
  );
}

/**
 * @param {string} title
 * @param {...Child} content
 */
const section = (title, ...content) => el("section", { class: "panel" }, el("h2", {}, title), ...content);
