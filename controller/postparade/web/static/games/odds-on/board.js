// The board of a meeting: the price ladder, the runners with all that is known of them, and their race.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { horse } from "/static/lib/horse.js";
import { list, nameOf } from "/static/lib/phrases.js";
import { beside, cloth, dollars, face, GOINGS, signed, total, w } from "./words.js";

export { describe } from "./phrases.js";

/** How long a special card lies open over the course before everybody has read it. */
const REVEAL = 3200;
let told = "";
let revealed = null;
let fade;

const ran = ({ race }) => Boolean(race && (race.running || race.finished));

/** Whose turn it is, or what is going on. */
export function headline({ state: { play, status, race }, names }) {
  if (!play) return undefined;
  if (play.phase === "setup") return w("waiting-for-deal", { name: nameOf(names, play.dealer) });
  if (play.phase === "finished") return w(play.winners.length > 1 ? "tell-shared" : "tell-won", { names: list(play.winners.map((seat) => nameOf(names, seat))) });
  if (status?.turn) return w("turn-of", { name: nameOf(names, status.turn) });
  return w(race.finished ? "race-settled" : "they-are-off");
}

/** How far the market is: prices missing, and when the race goes off without them. */
export function diceLine({ state: { play } }) {
  if (play?.phase !== "pricing") return "";
  const missing = play.runners.filter(({ price, withdrawn }) => !price && !withdrawn).length;
  return [w("prices-missing", { missing }), w("turns-taken", { turns: play.turns, limit: play.turn_limit })].join(" · ");
}

/** The course: ladder and runners; while they run, their lanes. */
export function course(target, context) {
  const { state: { play, race, news }, names } = context;
  reveal(target, play, news, names);
  const part = (news?.events ?? []).find(({ type }) => type === "running");
  const view = [play.runners, play.last, play.phase, play.race_number, race, names, play.ladder.length, part, revealed?.key];
  renderIfChanged(target, view, () => [
    ladder(play, race),
    ran({ race }) ? running(play, race, part, names) : field(play, race, names),
    revealed ? card(revealed, names) : null,
  ]);
}

function ladder(play, race) {
  const on = (price) => play.runners.filter((runner) => runner.price === price);
  const lane = (gate) => race?.lanes.find(({ number }) => number === gate);
  return el("ol", { class: "oo-ladder", "aria-label": w("ladder") }, play.ladder.map(({ price, dollars: worth }) => {
    const there = on(price);
    return el("li", { class: there.length ? "taken" : "" }, el("b", { class: "display" }, price), dollars(worth),
      el("span", { class: "cloths" }, there.map(({ gate }) => cloth(lane(gate), gate))));
  }));
}

function field(play, race, names) {
  const unpriced = play.runners.filter(({ price, withdrawn }) => !price && !withdrawn);
  return el("ol", { class: "oo-field" }, play.runners.map((runner) => {
    const lane = race?.lanes.find(({ number }) => number === runner.gate);
    const last = unpriced.length === 1 && unpriced[0] === runner;
    return el("li", { class: `oo-row${runner.withdrawn ? " out" : ""}${last ? " last" : ""}` },
      cloth(lane, runner.gate),
      el("span", { class: "who" }, el("b", {}, runner.horse), el("span", {}, runner.jockey)),
      el("span", { class: "likes" }, el("span", { class: runner.parts[2] > 0 ? "good" : runner.parts[2] < 0 ? "bad" : "" }, runner.parts[2] < 0 ? w("dislikes-course") : w("likes-course", { course: runner.likes_track })),
        el("span", { class: runner.parts[3] ? "good" : "" }, w("likes-going", { going: w(`going-${runner.likes_going}`) }))),
      el("span", { class: "specials" }, runner.specials.map(beside)),
      el("span", { class: "rating number" }, el("small", {}, w("rating-so-far")), el("b", {}, runner.withdrawn ? "–" : total(runner.rating))),
      el("span", { class: "worth number" }, el("small", {}, w("winner-pays")), dollars(runner.dollars + runner.price_dollars)),
      el("span", { class: "price display" }, runner.withdrawn ? w("withdrawn") : runner.price ?? "?"),
      el("span", { class: "owner" }, runner.owner ? nameOf(names, runner.owner) : ""));
  }));
}

function running(play, race, part, names) {
  const rows = new Map((race.finished ? play.last?.rows ?? [] : play.runners).map((row) => [row.gate, row]));
  return el("ol", { class: `oo-run${race.finished ? " home" : ""}`, "--seconds": `${part?.seconds ?? 0.1}s` }, race.lanes.map((lane) => {
    const row = rows.get(lane.number);
    const share = !race.finished && part && part.part !== "line" && part.part !== "form" ? part.shares[lane.number] : 0;
    return el("li", { class: `${lane.scratched ? "out" : ""}${race.winners.includes(lane.number) ? " won" : ""}`, "data-lane": String(lane.number), "--pos": lane.position / lane.length },
      cloth(lane, lane.number),
      el("span", { class: "who" }, el("b", {}, lane.name), el("span", {}, [row?.price, row?.owner ? nameOf(names, row.owner) : ""].filter(Boolean).join(" · "))),
      el("span", { class: "strip" }, el("span", { class: "mover" }, horse(lane), share ? el("span", { class: `share ${share > 0 ? "plus" : "minus"}` }, signed(share)) : null)),
      el("span", { class: "place display" }, lane.scratched ? w("withdrawn") : race.finished && row?.rank ? w("place", { place: row.rank }) : ""),
      el("span", { class: "rating number" }, race.finished && row && row.rating !== null ? total(row.rating) : ""));
  }));
}

/** A special that was just played, or course and weather at the start, lies open over the course for a moment. */
function reveal(target, play, news, names) {
  const events = news?.events ?? [];
  const shown = events.find(({ type }) => type === "special_played" || type === "meeting_opened");
  const key = `${news?.entry} ${shown?.type}`;
  if (!shown || key === told) return;
  told = key;
  revealed = { key, event: shown, play };
  clearTimeout(fade);
  fade = setTimeout(() => {
    revealed = null;
    target.querySelector(".oo-reveal")?.remove();
  }, REVEAL);
}

function card({ event, play }, names) {
  if (event.type === "meeting_opened") {
    return el("div", { class: "oo-reveal" }, el("div", { class: "oo-card" }, el("span", { class: "title" }, play.track), weather(play.weather), el("span", { class: "effect" }, w("going-is", { going: w(`going-${play.going}`) }))));
  }
  const where = play.runners.find(({ gate }) => gate === event.horse);
  return el("div", { class: "oo-reveal" }, el("div", { class: "oo-card special" }, face({ number: event.number, amount: event.amount }),
    el("span", { class: "by" }, w("played-on", { name: nameOf(names, event.player), horse: where?.horse ?? String(event.horse) }))));
}

const WEATHER = { dull: "☁", wet: "☂", sunny: "☀", heatwave: "♨" };
const weather = (sky) => (sky ? el("span", { class: "oo-sky" }, el("span", { "aria-hidden": "true" }, WEATHER[sky]), w(`weather-${sky}`)) : null);

/** Course, weather and going; cards in the piles; the points race by race. */
export function side(target, { state: { play }, names }) {
  renderIfChanged(target, [play?.track, play?.weather, play?.going, play?.pile, play?.discard.length, play?.seats, play?.last?.points, names], () => (play?.track ? [
    el("section", { class: "oo-course" }, el("h2", {}, play.track), weather(play.weather),
      el("ol", { class: "oo-going", "aria-label": w("going") }, GOINGS.map((going) => el("li", { class: going === play.going ? "now" : "", "aria-current": going === play.going ? "true" : false }, w(`going-${going}`)))),
      el("p", { class: "note" }, w("piles", { pile: play.pile, discard: play.discard.length }))),
  ] : []));
}

/** The order of a race with what made it, and what it brought. */
export function result({ state: { play }, names }) {
  const { last } = play;
  if (!last) return [];
  return [el("table", { class: "oo-result" },
    el("thead", {}, el("tr", {}, ["", "", w("part-form"), w("part-track"), w("part-going"), w("part-specials"), w("rating"), "", w("points")].map((text) => el("th", { scope: "col" }, text)))),
    el("tbody", {}, last.rows.map((row) => el("tr", { class: row.rank === 1 ? "first" : row.rank === null ? "out" : "" },
      el("td", { class: "display" }, row.rank === null ? "–" : w("place", { place: row.rank })),
      el("th", { scope: "row" }, `${row.gate} ${row.horse}`),
      [row.parts[0] + row.parts[1], ...row.parts.slice(2)].map((share, at) => el("td", { class: "number" }, row.rank === null ? "" : at ? (share ? signed(share) : "·") : String(share))),
      el("td", { class: "number" }, el("b", {}, row.rating === null ? w("withdrawn") : total(row.rating))),
      el("td", {}, row.owner ? nameOf(names, row.owner) : w("no-owner")),
      el("td", {}, row.points ? dollars(row.points) : ""))))),
  ];
}

/** What the ranking at the end counts. */
export const resultNote = () => w("points-of-meeting");
