// The elements of a race: track, odds, lower third, standings, bets, and what the caller says.
import { sumOf } from "../lib/dice.js";
import { el } from "../lib/dom.js";
import { t, whole } from "../lib/i18n.js";
import { label } from "../lib/names.js";
import { oddsOf, percent, price } from "../lib/odds.js";
import { calledText, nameOf, phaseText, purseName, raceLine, turnText, winnerText } from "../lib/phrases.js";
import { moneyShown, suspense } from "../lib/show.js";
import { seatLane, silk } from "../lib/silks.js";

/** @import { Lane, Names, State } from "../lib/page.js" */
/** @import { Element } from "./overlay.js" */

/** @param {Lane} lane */
const named = (lane) => lane.name || t("horse-number", { horse: lane.label });

/**
 * What the horses of `lanes` are called, by number.
 *
 * @param {Lane[]} lanes
 */
const allNamed = (lanes) => Object.fromEntries(lanes.map((lane) => [lane.number, named(lane)]));

/**
 * The lanes of the race on the table; none where there is no race.
 *
 * @param {State} state
 */
const lanesOf = (state) => (state.over ? [] : (state.race?.lanes ?? []));

/** @type {Element} */
export function track({ state }) {
  const lanes = lanesOf(state);
  if (!lanes.length) return null;
  const longest = Math.max(...lanes.map(({ length }) => length));
  const winners = suspense(state) ? [] : (state.race?.winners ?? []);
  return {
    data: [lanes, winners],
    draw: () =>
      el(
        "ol",
        { class: "track", "--lanes": lanes.length },
        lanes.map((lane) =>
          el(
            "li",
            { class: runs(lane, winners) },
            silk(lane),
            el(
              "span",
              { class: "course", "--share": lane.length / longest },
              el("span", { class: "run", "--run": lane.position / lane.length, "--of": lane.colour }),
            ),
            el("span", { class: "name" }, lane.name),
          ),
        ),
      ),
  };
}

/**
 * @param {Lane} lane
 * @param {number[]} winners
 */
function runs({ number, scratched }, winners) {
  if (scratched) return "scratched";
  return winners.includes(number) ? "wins" : "";
}

/** @type {Element} */
export function odds({ state }) {
  const chances = oddsOf(state)?.win;
  const lanes = lanesOf(state).filter(({ number, scratched }) => !scratched && chances?.[number] !== undefined);
  if (!chances || !lanes.length) return null;
  const ranked = [...lanes].sort((one, other) => chances[other.number] - chances[one.number]);
  const rows = ranked.map((lane) => [lane.number, percent(chances[lane.number]), price(chances[lane.number])]);
  const horses = allNamed(lanes);
  return {
    names: horses,
    data: [rows, lanes.map((lane) => [lane.label, lane.colour, lane.name])],
    draw: () => [
      el("h2", { class: "display" }, t("fair-chance")),
      el(
        "ol",
        { class: "rows" },
        ranked.map((lane, at) =>
          el(
            "li",
            {},
            silk(lane),
            el("span", { class: "name" }, label(horses, lane.number)),
            el("b", { class: "number" }, rows[at][1]),
            el("span", { class: "number price" }, rows[at][2]),
          ),
        ),
      ),
    ],
  };
}

/** @type {Element} */
export function lowerThird({ state, names }) {
  const { pages, status, race } = state;
  if (!pages?.title) return null;
  const won = race?.finished && !suspense(state) ? winnerText(race) : "";
  const parts = [pages.title, raceLine(status), won || rolling(state, names) || phaseText(status)];
  return {
    data: parts,
    draw: () => [
      el("h1", { class: "display" }, parts[0], " ", parts[1] ? el("small", {}, parts[1]) : null),
      parts[2] ? el("p", { class: won ? "won" : "" }, parts[2]) : null,
    ],
  };
}

/**
 * Whose turn it is, and what was rolled last.
 *
 * @param {State} state
 * @param {Names} names
 */
function rolling(state, names) {
  const { status, race } = state;
  const turn = status?.turn && race?.running ? turnText(state, names) : "";
  const roll = status?.last_roll ? t("last-roll", { sum: sumOf(status.last_roll) }) : "";
  return [turn, roll].filter(Boolean).join(" · ");
}

/** @type {Element} */
export function standings({ state, names }) {
  const { purses = {}, scores = {} } = moneyShown(state);
  const rows = Object.entries(purses)
    .map(([seat, chips]) => ({ seat, name: nameOf(names, seat), chips, won: scores[seat] ?? 0 }))
    .sort((one, other) => other.chips - one.chips || Number(one.seat) - Number(other.seat));
  if (!rows.length) return null;
  const title = purseName();
  const guests = Object.fromEntries(rows.map(({ seat, name }) => [seat, name]));
  return {
    names: guests,
    data: [title, rows],
    draw: () => [
      el("h2", { class: "display" }, title),
      el(
        "ol",
        { class: "rows" },
        rows.map(({ seat, chips, won }) =>
          el(
            "li",
            { "--seat": seatLane(Number(seat)).colour, class: "seat" },
            el("span", { class: "name" }, label(guests, seat)),
            won ? el("span", { class: "number price" }, `★${won}`) : null,
            el("b", { class: "number" }, whole(chips)),
          ),
        ),
      ),
    ],
  };
}

/** @type {Element} */
export function bets({ state, names }) {
  const holders = state.status?.holders ?? {};
  const held = lanesOf(state)
    .filter(({ scratched }) => !scratched)
    .map((lane) => ({ lane, by: holdersOf(holders[lane.number] ?? {}, names) }))
    .filter(({ by }) => by.length);
  if (!held.length) return null;
  return {
    data: held,
    draw: () => [
      el("h2", { class: "display" }, t("held-by-whom")),
      el(
        "ol",
        { class: "rows" },
        held.map(({ lane, by }) =>
          el(
            "li",
            {},
            silk(lane),
            el(
              "span",
              { class: "holders" },
              by.map(({ text, colour }) => el("span", { class: "holder", "--seat": colour }, text)),
            ),
          ),
        ),
      ),
    ],
  };
}

/**
 * @param {Record<string, number>} held
 * @param {Names} names
 */
const holdersOf = (held, names) =>
  Object.entries(held).map(([seat, count]) => ({
    text: count > 1 ? `${nameOf(names, seat)} ×${count}` : nameOf(names, seat),
    colour: seatLane(Number(seat)).colour,
  }));

/** @type {Element} */
export function caller({ state }) {
  const text = calledText(state);
  return text ? { data: text, draw: () => el("p", { class: "display" }, text) } : null;
}
