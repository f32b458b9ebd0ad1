// The end of the evening: podium, titles and trophy, scene by scene as the table tells them, then the standings.
import { el, renderIfChanged, svg } from "../lib/dom.js";
import { longestWord } from "../lib/graphemes.js";
import { horse } from "../lib/horse.js";
import { labelled, locale, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";
import { seatLane } from "../lib/silks.js";
import { EveningPicture } from "./evening-picture.js";

/** @import { EveningBulletin, EveningRow, EveningTitle, State } from "../lib/page.js" */

/** The steps of the podium as they stand beside one another, from the left. */
const STEPS = [2, 1, 3];
const CUP =
  "M30 8h60v10h22c2 26-12 42-32 46-4 8-9 12-15 14v14h14c5 0 9 4 9 9v5H32v-5c0-5 4-9 9-9h14V78c-6-2-11-6-15-14" +
  "C20 60 6 44 8 18h22zm0 18H17c1 14 7 23 18 28-3-8-5-17-5-28zm60 0c0 11-2 20-5 28 11-5 17-14 18-28z";
/** How light falls on the cup from the left to the right. */
const GOLD = /** @type {[number, string][]} */ ([
  [0, "dark"],
  [0.3, "bright"],
  [0.5, "plain"],
  [0.85, "dark"],
  [1, "plain"],
]);
const SHINE = "M42 16h10c0 20 4 34 10 44-12-8-20-24-20-44z";

/** @type {EveningPicture | undefined} */
let picture;
let painted = "";
/** @type {{ name: string, points: number }[]} */
let watchers = [];

/**
 * Show how the evening ended, as far as it has been told; `tell` is called with each scene that has been painted.
 *
 * @param {HTMLElement} target
 * @param {State} state
 * @param {(scene: { entry: number, scene: string }) => void} tell
 */
export function showEvening(target, { bulletin, ended }, tell) {
  watchers = bulletin?.watchers?.rows ?? [];
  const told = bulletin?.evening;
  const on = Boolean(ended && told?.stage);
  target.hidden = !on;
  document.body.classList.toggle("evening-over", on);
  if (!on || !told) return void picture?.stop();
  target.dataset.stage = told.stage;
  const behind = (picture ??= new EveningPicture());
  renderIfChanged(target, [told, watchers], () => [
    behind.canvas,
    heading(told),
    el("div", { class: "evening-scene" }, sceneOf(told)),
  ]);
  behind.show(
    told.stage,
    winnersOf(told).map(({ seat }) => seatLane(seat)),
  );
  const key = `${told.entry} ${told.scene}`;
  if (painted === key) return;
  painted = key;
  // The second frame begins when the first has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => tell({ entry: told.entry, scene: told.scene })));
}

/** @param {number} at */
const dated = (at) => new Date(at * 1000).toLocaleDateString(locale, { dateStyle: "full" });

/** @param {EveningBulletin} told */
function heading(told) {
  const titles = { titles: "evening-titles", trophy: "evening-trophy", standings: "evening-standings" };
  const key = /** @type {Record<string, string>} */ (titles)[told.stage] ?? "evening-over";
  return el(
    "header",
    {},
    el("h2", { id: "evening-name", class: "display" }, t(key)),
    el(
      "p",
      { class: "note" },
      [told.games ? t("evening-games", { games: told.games.length }) : "", told.at ? dated(told.at) : ""]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

/** @param {EveningBulletin} told */
function sceneOf(told) {
  switch (told.stage) {
    case "counting":
      return [trophy(), el("p", { class: "display big", role: "status" }, t("evening-counting"))];
    case "titles":
      return titleCards(told);
    case "trophy":
      return trophyScene(told);
    case "standings":
      return standings(told);
    default:
      return podium(told);
  }
}

/**
 * The steps, with whoever is known to stand on them; the others wait for theirs.
 *
 * @param {EveningBulletin} told
 */
function podium({ podium: there = [], stage }) {
  const fresh = { third: 3, second: 2, first: 1 }[stage];
  const news = there.filter(({ place }) => place === fresh);
  return [
    el(
      "ol",
      { class: "podium" },
      STEPS.map((place) => {
        const own = there.filter((row) => row.place === place);
        return el(
          "li",
          { class: `step step-${place}${place === fresh ? " fresh" : ""}` },
          el(
            "ul",
            { class: ["riders", own.length > 1 ? "several" : "", own.length > 2 ? "many" : ""].join(" ").trim() },
            own.map(rider),
          ),
          el("p", { class: "block" }, el("b", { class: "display number" }, String(place))),
        );
      }),
    ),
    el(
      "p",
      { class: news.length > 2 ? "display big long" : "display big", role: "status" },
      news.length ? labelled(t(`podium-${fresh}`), list(news.map(({ name }) => name))) : "",
    ),
  ];
}

/** @param {EveningRow} row */
const rider = ({ seat, name, points }) =>
  el(
    "li",
    {},
    horse(seatLane(seat)),
    el("span", { class: "display name", "--letters": longestWord(name) }, name),
    el("span", { class: "number" }, t("evening-points", { points })),
  );

/**
 * The titles that have been given; those that come have their places.
 *
 * @param {EveningBulletin} told
 */
function titleCards({ titles = [], guests = 0 }) {
  const last = titles.at(-1);
  return el(
    "ul",
    { class: sizeOf(Math.max(guests, titles.length), "titles") },
    titles.map((title) =>
      el(
        "li",
        { class: title === last ? "fresh" : "", "--seat": seatLane(title.seat).colour },
        el("span", { class: "name", "--letters": longestWord(title.name) }, title.name),
        el("b", { class: "display" }, t(`title-${title.title}`, { value: title.value })),
        el("span", { class: "reason" }, titleReason(title)),
      ),
    ),
  );
}

/**
 * What a title is given for, and with whom it could be shared.
 *
 * @param {EveningTitle} title
 */
export const titleReason = ({ title, value, level }) =>
  [t(`title-${title}-for`, { value }), level.length ? t("evening-level", { names: list(level) }) : ""]
    .filter(Boolean)
    .join(", ");

/** Guests from whom on there is less room for each. */
const MANY = 6;
const CROWD = 8;

/**
 * How large a list of `guests` is drawn.
 *
 * @param {number} guests
 * @param {string} what
 */
const sizeOf = (guests, what) => `${what}${guests > MANY ? " many" : ""}${guests > CROWD ? " crowd" : ""}`;

/** @param {EveningBulletin} told */
const winnersOf = ({ podium: there = [] }) => there.filter(({ place }) => place === 1);

/** @param {EveningBulletin} told */
function trophyScene(told) {
  const winners = winnersOf(told).map(({ name }) => name);
  return el(
    "div",
    { class: "awarded" },
    trophy(),
    el("p", { class: winners.length > 1 ? "display big long" : "display big" }, list(winners)),
    el("p", { class: "engraved" }, dated(told.at ?? 0)),
  );
}

/** The cup. */
function trophy() {
  return svg(
    "svg",
    { class: "trophy", viewBox: "0 0 120 112", "aria-hidden": "true" },
    svg(
      "linearGradient",
      { id: "gold", x1: 0, x2: 1, y1: 0, y2: 0 },
      ...GOLD.map(([offset, tone]) => svg("stop", { class: tone, offset })),
    ),
    svg("path", { class: "cup", d: CUP, fill: "url(#gold)" }),
    svg("path", { class: "shine", d: SHINE }),
  );
}

/** @param {EveningBulletin} told */
function standings({ standings: rows = [], titles = [], games = [] }) {
  const titleOf = Object.fromEntries(titles.map((title) => [`${title.seat} ${title.since}`, title]));
  return [
    el(
      "table",
      { class: sizeOf(rows.length, "standings") },
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          ["place", "name", "sum"].map((key) => el("th", { scope: "col", class: key }, t(`evening-${key}`))),
          games.map(({ title }) => el("th", { scope: "col", class: "game" }, title)),
        ),
      ),
      el(
        "tbody",
        {},
        rows.map(({ seat, since, name, place, points, places }) => {
          const title = titleOf[`${seat} ${since}`];
          return el(
            "tr",
            { class: place === 1 ? "first" : "", "--seat": seatLane(seat).colour },
            el("td", { class: "place number display" }, String(place)),
            el(
              "th",
              { scope: "row" },
              name,
              title ? el("small", {}, t(`title-${title.title}`, { value: title.value })) : null,
            ),
            el("td", { class: "number sum" }, String(points)),
            places.map((one) => el("td", { class: "number game" }, one === null ? "–" : String(one))),
          );
        }),
      ),
    ),
    el("p", { class: "note" }, t("evening-rule")),
    watchers.length
      ? el(
          "p",
          { class: "watchers" },
          labelled(t("watch-ranking"), watchers.map(({ name, points }) => `${name} ${points}`).join(", ")),
        )
      : null,
  ];
}
