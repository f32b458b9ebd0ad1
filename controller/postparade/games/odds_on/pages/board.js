// The board of a meeting: the price ladder, the runners with all that is known of them, and their race.
import { el, partsOf, renderIfChanged, setText } from "/static/lib/dom.js";
import { horse } from "/static/lib/horse.js";
import { whole } from "/static/lib/i18n.js";
import { seatLane } from "/static/lib/silks.js";
import { label } from "/static/lib/names.js";
import { nameOf } from "/static/lib/phrases.js";
import { beside, cloth, dollars, entering, face, GOINGS, horseName, signed, w } from "./words.js";

export { describe } from "./phrases.js";

/** @import { Context, Names, News, PageRace } from "/static/lib/page.js" */
/** @import { GameView, ResultRow, RunnerView } from "./types.js" */

/** Milliseconds for which a special card lies open over the course, for everybody to read. */
const REVEAL = 3200;
let told = "";
/** @type {number | undefined} */
let fade;

/** @param {{ race: PageRace }} state */
const ran = ({ race }) => Boolean(race && (race.running || race.finished));

/**
 * Whose turn it is, or what is going on.
 *
 * @param {Context<GameView>} context
 */
export function headline({ state: { play, status, race }, names }) {
  if (!play) return undefined;
  if (play.phase === "setup") return w("waiting-for-deal", { name: nameOf(names, play.dealer) });
  if (play.phase === "finished") return w("meeting-over");
  if (status?.turn) return w("turn-of", { name: nameOf(names, status.turn) });
  if (entering(play))
    return w(play.runners.some(({ entered }) => entered) ? "enter-runners" : "lay-prices", {
      name: nameOf(names, play.opener),
    });
  if (play.phase === "pricing") return w("tell-field-drawn", { race: play.race_number, horses: play.runners.length });
  return w(race.finished ? "race-settled" : "they-are-off");
}

/**
 * How far the market is: prices missing, and when the race goes off without them.
 *
 * @param {Context<GameView>} context
 */
export function diceLine({ state: { play } }) {
  if (play && entering(play)) return entering(play);
  if (!play?.turn) return "";
  const missing = play.runners.filter(({ price, withdrawn }) => !price && !withdrawn).length;
  return [
    w("prices-missing", { missing }),
    w("turns-taken", { turns: Math.min(play.turns + 1, play.turn_limit), limit: play.turn_limit }),
  ].join(" · ");
}

/**
 * The course: ladder and runners; while they run, their lanes. What moves is built once, so that it can glide.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function course(target, context) {
  const {
    state: { play, race, news, pages },
    names,
  } = context;
  if (!target.querySelector(".oo-ladder"))
    target.replaceChildren(
      ...["oo-ladder", "oo-field", "oo-run"].map((name) => el("ol", { class: name })),
      el("div", { class: "oo-reveal" }),
    );
  const [rungs, field, run, revealed] = partsOf(target);
  const inRace = ran({ race });
  target.classList.toggle("racing", inRace);
  rungs.hidden = play.printed;
  field.hidden = inRace;
  run.hidden = !inRace;
  rungs.setAttribute("aria-label", w("ladder"));
  renderIfChanged(rungs, [play.ladder.length, play.runners.map(({ gate, price }) => [gate, price])], () =>
    ladder(play, race),
  );
  if (inRace)
    running(
      run,
      play,
      race,
      (news?.events ?? []).find(({ type }) => type === "running"),
      names,
    );
  else renderIfChanged(field, [play.runners, names], () => runners(play, race, names, pages?.title ?? ""));
  reveal(revealed, play, news, names);
}

/**
 * @param {PageRace} race
 * @param {number} gate
 */
const laneOf = (race, gate) => race?.lanes.find(({ number }) => number === gate);

/**
 * @param {GameView} play
 * @param {PageRace} race
 */
function ladder(play, race) {
  return play.ladder.map(({ price, dollars: worth }) => {
    const there = play.runners.filter((runner) => runner.price === price);
    return el(
      "li",
      { class: there.length ? "taken" : "" },
      el("b", { class: "display" }, price),
      dollars(worth),
      el(
        "span",
        { class: "cloths" },
        there.map(({ gate }) => cloth(laneOf(race, gate), gate)),
      ),
    );
  });
}

/**
 * @param {GameView} play
 * @param {PageRace} race
 * @param {Names} names
 * @param {string} title
 */
function runners(play, race, names, title) {
  if (!play.runners.length)
    return [
      el(
        "li",
        { class: "oo-hello" },
        el("b", { class: "display" }, title),
        el("span", {}, w("rules-aim")),
        el("small", {}, w("credit")),
      ),
    ];
  const unpriced = play.runners.filter(({ price, withdrawn }) => !price && !withdrawn);
  return play.runners.map((runner) => {
    const last = !play.printed && unpriced.length === 1 && unpriced[0] === runner;
    return el(
      "li",
      { class: `oo-row${runner.withdrawn ? " out" : ""}${last ? " last" : ""}` },
      cloth(laneOf(race, runner.gate), runner.gate),
      el("span", { class: "who" }, el("b", {}, horseName(runner)), el("span", {}, runner.jockey)),
      el("span", { class: "likes" }, play.printed ? [] : likes(runner)),
      el("span", { class: "specials" }, runner.specials.map(beside)),
      ...figures(runner),
      el(
        "span",
        { class: "price display" },
        runner.withdrawn ? w("withdrawn") : (runner.price ?? (play.printed && runner.entered ? "✓" : "?")),
      ),
      el(
        "span",
        { class: "owner", "--seat": runner.owner ? seatLane(runner.owner).colour : null },
        runner.owner ? label(names, runner.owner) : "",
      ),
    );
  });
}

/**
 * The course and the going that a horse likes, or does not.
 *
 * @param {RunnerView} runner
 */
function likes(runner) {
  const [, , track, going] = runner.parts;
  const [kind, word] = track < 0 ? ["bad", "dislikes-course"] : [track > 0 ? "good" : "", "likes-course"];
  const soft = w(`going-${runner.likes_going}`);
  return [
    el(
      "span",
      { class: kind, title: w(word, { course: runner.likes_track }) },
      track < 0 ? `✕ ${runner.dislikes_track}` : `♥ ${runner.likes_track}`,
    ),
    el("span", { class: going ? "good" : "", title: w("likes-going", { going: soft }) }, `♥ ${soft}`),
  ];
}

/**
 * The rating of a runner so far, and what its owner gets if it wins.
 *
 * @param {RunnerView} runner
 */
function figures(runner) {
  const known = !runner.withdrawn && runner.entered;
  return [
    el(
      "span",
      { class: "figure number" },
      el("small", {}, w("rating-so-far")),
      el("b", {}, !known ? "–" : runner.rating === null ? "?" : whole(runner.rating)),
    ),
    el(
      "span",
      { class: "figure number" },
      el("small", {}, w("winner-pays")),
      !known ? "–" : runner.dollars === null ? "?" : dollars(runner.dollars + runner.price_dollars),
    ),
  ];
}

/**
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {PageRace} race
 * @param {any} part
 * @param {Names} names
 */
function running(target, play, race, part, names) {
  renderIfChanged(target, [play.race_number, race.lanes.map(({ number, name }) => [number, name])], () =>
    race.lanes.map((lane) =>
      el(
        "li",
        { "data-lane": String(lane.number) },
        cloth(lane, lane.number),
        el(
          "span",
          { class: "who" },
          el("b", {}, lane.name || w("gate-name", { gate: lane.number })),
          el("span", { class: "owner" }),
        ),
        el("span", { class: "strip" }, el("span", { class: "mover" }, horse(lane), el("span", { class: "share" }))),
        el("span", { class: "place display" }),
        el("b", { class: "rating number" }),
      ),
    ),
  );
  const done = race.finished;
  /** @type {Map<number, Partial<ResultRow>>} */
  const rows = new Map((done ? (play.last?.rows ?? []) : play.runners).map((row) => [row.gate, row]));
  const shares = !done && part && part.part !== "line" && part.part !== "form" ? part.shares : {};
  target.style.setProperty("--seconds", `${part?.seconds ?? 0.2}s`);
  target.classList.toggle("home", done);
  partsOf(target).forEach((shown, at) => {
    const lane = race.lanes[at];
    const row = rows.get(lane.number) ?? {};
    const owner = row.owner ? nameOf(names, row.owner) : "";
    const place = done && row.rank ? w("place", { place: row.rank }) : "";
    shown.className = `${lane.scratched ? "out" : ""}${race.winners.includes(lane.number) ? " won" : ""}`;
    shown.style.setProperty("--pos", String(lane.position / lane.length));
    tell(shown, ".owner", [row.price, owner].filter(Boolean).join(" · "));
    showShare(shown, shares[lane.number] ?? 0);
    tell(shown, ".place", lane.scratched ? w("withdrawn") : place);
    tell(shown, ".rating", done && typeof row.rating === "number" ? whole(row.rating) : "");
  });
}

/**
 * Write `text` into the part of `row` that `selector` finds.
 *
 * @param {HTMLElement} row
 * @param {string} selector
 * @param {string} text
 */
function tell(row, selector, text) {
  const part = row.querySelector(selector);
  if (part) setText(part, text);
}

/**
 * What the part of the race that is run brings a horse.
 *
 * @param {HTMLElement} row
 * @param {number} share
 */
function showShare(row, share) {
  const sign = row.querySelector(".share");
  if (sign) sign.className = `share ${share > 0 ? "plus" : share < 0 ? "minus" : ""}`;
  tell(row, ".share", share ? signed(share) : "");
}

/**
 * A special that was just played, or course and weather at the start, lies open over the course for a moment.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {News | undefined} news
 * @param {Names} names
 */
function reveal(target, play, news, names) {
  const shown = (news?.events ?? []).find(({ type }) => type === "special_played" || type === "meeting_opened");
  const key = shown ? `${news?.entry} ${shown.type}` : told;
  if (key === told) return;
  told = key;
  clearTimeout(fade);
  target.replaceChildren(card(shown, play, names));
  fade = setTimeout(() => target.replaceChildren(), REVEAL);
}

/**
 * @param {any} event
 * @param {GameView} play
 * @param {Names} names
 */
function card(event, play, names) {
  if (event.type === "meeting_opened") {
    return el(
      "div",
      { class: "oo-open" },
      el("span", { class: "title" }, play.track),
      weather(play.weather),
      el("span", { class: "effect" }, w("going-is", { going: w(`going-${play.going}`) })),
    );
  }
  const where = play.runners.find(({ gate }) => gate === event.horse);
  return el(
    "div",
    { class: "oo-open special" },
    face(event),
    el(
      "span",
      { class: "by" },
      w("played-on", { name: nameOf(names, event.player), horse: where?.horse ?? String(event.horse) }),
    ),
  );
}

/** @type {Record<string, string>} */
const WEATHER = { dull: "☁", wet: "☂", sunny: "☀", heatwave: "♨" };
/** @param {string | null} sky */
const weather = (sky) =>
  sky
    ? el("span", { class: "oo-sky" }, el("span", { "aria-hidden": "true" }, WEATHER[sky]), w(`weather-${sky}`))
    : null;

/**
 * Course, weather and going; cards in the piles; the points race by race.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function side(target, { state: { play, bulletin }, names }) {
  const margin = bulletin?.odds?.margin;
  renderIfChanged(
    target,
    [
      margin,
      play?.track,
      play?.weather,
      play?.going,
      play?.pile,
      play?.discard.length,
      play?.seats,
      play?.last?.points,
      names,
    ],
    () =>
      play?.track
        ? [
            el(
              "section",
              { class: "oo-course" },
              el("h2", {}, play.track),
              weather(play.weather),
              el(
                "ol",
                { class: "oo-going", "aria-label": w("going") },
                GOINGS.map((going) =>
                  el(
                    "li",
                    { class: going === play.going ? "now" : "", "aria-current": going === play.going ? "true" : false },
                    w(`going-${going}`),
                  ),
                ),
              ),
              el("p", { class: "note" }, w("piles", { pile: play.pile, discard: play.discard.length })),
              margin === undefined || margin === null
                ? null
                : el("p", { class: "note" }, w("book-margin", { margin: signed(margin) })),
            ),
          ]
        : [],
  );
}

/**
 * The order of finish, what it was made of, and what it brought.
 *
 * @param {Context<GameView>} context
 */
export function result({ state: { play }, names }) {
  const { last } = play;
  if (!last) return [];
  return [
    el(
      "table",
      { class: "oo-result" },
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          [
            "",
            "",
            w("part-form"),
            w("part-track"),
            w("part-going"),
            w("part-specials"),
            w("rating"),
            "",
            w("points"),
          ].map((text) => el("th", { scope: "col" }, text)),
        ),
      ),
      el(
        "tbody",
        {},
        last.rows.map((row) =>
          el(
            "tr",
            { class: row.rank === 1 ? "first" : row.rank === null ? "out" : "" },
            el("td", { class: "display" }, row.rank === null ? "–" : w("place", { place: row.rank })),
            el("th", { scope: "row" }, `${row.gate} ${horseName(row)}`),
            [row.parts[0] + row.parts[1], ...row.parts.slice(2)].map((share, at) =>
              el(
                "td",
                { class: "number" },
                row.rank === null ? "" : at ? (share ? signed(share) : "·") : String(share),
              ),
            ),
            el("td", { class: "number" }, el("b", {}, row.rating === null ? w("withdrawn") : whole(row.rating))),
            el("td", { class: "owner" }, row.owner ? label(names, row.owner) : w("no-owner")),
            el("td", {}, row.points ? dollars(row.points) : ""),
          ),
        ),
      ),
    ),
  ];
}

/**
 * Who owns the winner: nobody backs a horse here, and the owner may lose by it.
 *
 * @param {string} names
 */
export const backers = (names) => w("priced-by", { names });

/** What the ranking at the end counts. */
export const resultNote = () => w("points-of-meeting");
