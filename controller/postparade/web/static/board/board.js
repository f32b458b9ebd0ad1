// The board: what everybody sees. It only shows; nothing can be asked for here.
import "./lane.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { lying, sumOf } from "../lib/dice.js";
import { horse } from "../lib/horse.js";
import { tParts, localizedError, translate, t } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { chartOf, oddsOf } from "../lib/odds.js";
import { overlay } from "../lib/result.js";
import { silk } from "../lib/silks.js";
import { diceLine, nameOf, namesOf, PHASES, raceLine, describeEvents } from "../lib/phrases.js";

translate();
const link = new Link("/ws");
const lanes = new Map();
/** Three horses for an empty track. */
const PARADE = [[3, "#f58231"], [7, "#42d4f4"], [12, "#ffffff"]];

function showTrack(state, names) {
  const play = state.play;
  const odds = oddsOf(state);
  const race = play?.race;
  byId("track").hidden = !race;
  if (!race) return;
  const longest = Math.max(...race.lanes.map((lane) => lane.length));
  const plan = race.lanes.map(({ number, length, colour, name }) => [number, length, colour, name]);
  renderIfChanged(byId("track"), plan, () => race.lanes.map((lane) => {
    const made = document.createElement("pp-lane");
    made.build(lane, longest);
    lanes.set(lane.number, made);
    return made;
  }));
  const values = new Map((play.boxes ?? []).filter((box) => box.horse).map((box) => [box.horse, box.value]));
  for (const lane of race.lanes) {
    lanes.get(lane.number).show(lane, {
      leads: race.leader === lane.number,
      wins: race.winners.includes(lane.number),
      cost: values.get(lane.number),
      chance: odds?.win[lane.number],
      rank: odds && { [odds.favourite]: "favourite", [odds.long_shot]: "long-shot" }[lane.number],
    });
    renderIfChanged(lanes.get(lane.number).held, holders(play, lane.number, names), (held) =>
      held.map(([name, count]) => el("span", { class: "holder" }, `${short(name)}${count > 1 ? ` ×${count}` : ""}`)));
  }
  setText(byId("chancehead"), odds ? t("chance") : "");
  byId("heldhead").hidden = Boolean(play.physical);
}

const short = (name) => [...name].slice(0, 4).join("");

function holders(play, horse, names) {
  return (play.seats ?? [])
    .map(({ seat, cards }) => [nameOf(names, seat), (cards ?? []).filter((card) => card === horse).length])
    .filter(([, count]) => count);
}

function showSide(state, names) {
  const play = state.play;
  setText(byId("pot"), String(play?.pot ?? 0));
  const odds = oddsOf(state);
  const pot = odds ? t("pot-expected", { chips: Math.round(odds.pot) }) : "";
  setText(byId("box"), [pot, play?.box ? t("more-in-box", { chips: play.box }) : ""].filter(Boolean).join("; "));
  renderIfChanged(byId("boxes"), [play?.boxes, play?.race?.lanes.map((lane) => lane.colour)], () => (play?.boxes ?? []).map((box) => {
    const lane = play.race.lanes.find(({ number }) => number === box.horse);
    return el("li", { class: lane ? "full" : "" }, lane ? silk(lane) : el("span", { class: "hole" }),
      el("span", { class: "price" }, el("span", { class: "visually-hidden" }, `${t("scratch-box", { box: box.box })} `), t("a-card", { chips: box.value })));
  }));
  showDice(state, names);
  showPeople(state, play);
}

function showDice(state, names) {
  const play = state.play;
  const seen = state.bulletin?.dice;
  // What is committed comes from the game, which a correction changes; only a proposal comes from the tray.
  const roll = (seen?.stage === "proposed" && (seen.values ?? seen.total)) || play?.last_roll;
  renderIfChanged(byId("dice"), [roll, seen?.stage], () => lying(roll ?? [null, null]));
  byId("dice").dataset.stage = seen?.stage ?? "";
  const question = play?.question;
  if (question) setText(byId("turn"), t("who-holds", { horse: question.horse }));
  else if (play?.turn) setText(byId("turn"), t("rolls", { name: nameOf(names, play.turn) }));
  else setText(byId("turn"), t({ setup: "ready-to-deal", finished: "race-over", game_over: "game-over" }[play?.phase] ?? "the-dice"));
  const sum = play?.last_roll ? t(play.last_roller ? "last-roll-by" : "last-roll", { sum: sumOf(play.last_roll), name: play.last_roller ? nameOf(names, play.last_roller) : "" }) : "";
  setText(byId("diceline"), question ? questionLine(play) : diceLine(seen) || sum);
  byId("throw").classList.toggle("asks", Boolean(seen?.reason) && !question);
}

function questionLine(play) {
  const open = play.question.answers.filter((count) => count === null).length;
  const found = play.question.answers.reduce((sum, count) => sum + (count ?? 0), 0);
  return t("cards-found", { found, open });
}

function showPeople(state, play) {
  const seats = new Map((play?.seats ?? []).map((view) => [view.seat, view]));
  const byScore = Boolean(play?.races);
  byId("people").className = (state.seats?.length ?? 0) > 5 ? "many" : "";
  renderIfChanged(byId("people"), [state.seats, play?.seats, play?.turn, play?.opener, byScore], () => (state.seats ?? []).map(({ seat, name, playing }) => {
    const view = seats.get(seat);
    return el("li", { class: play?.turn === seat ? "turn" : "" },
      el("span", { class: "name" }, name, play && !playing ? el("small", {}, ` ${t("waits")}`) : null),
      view && byScore ? el("span", { class: "score number", title: t("tokens-won") }, tParts("won-score", { score: String(view.score) })) : null,
      view ? el("span", { class: "chips number" }, el("span", { class: "visually-hidden" }, `${t("chips")}: `), String(view.chips)) : null);
  }));
}

function showHead(state, names) {
  const play = state.play;
  setText(byId("title"), play?.title ?? "");
  setText(byId("race"), play ? [raceLine(play), PHASES[play.phase]].filter(Boolean).join(" · ") : "");
  const called = state.bulletin?.caption;
  const unsettled = (called?.standing ?? []).filter((text) => !called.text.includes(text));
  const caption = called ? [called.text, ...unsettled].join(" ") : describeEvents(state.news?.events, names);
  setText(byId("caption"), caption || (play ? "" : t("welcome")));
  renderIfChanged(byId("faults"), state.bulletin?.faults?.list ?? [], (faults) => faults.slice(-2).map((fault) => el("li", {}, localizedError(fault).sentence)));
}

function showDoor(state) {
  const join = state.join;
  if (!join) return;
  if (byId("qr").dataset.url !== join.url) {
    byId("qr").dataset.url = join.url;
    byId("qr").src = `/qr.svg?${encodeURIComponent(join.code)}`;
  }
  renderIfChanged(byId("join"), join, () => (join.open
    ? tParts("scan-or-open", { address: el("b", { class: "address number" }, join.url.replace(/^http:\/\//, "").replace(/#.*/, "")), code: el("b", { class: "number" }, join.code) })
    : [t("doors-closed")]));
  const empty = !state.play;
  byId("empty").hidden = !empty;
  document.body.classList.toggle("idle", empty);
  renderIfChanged(byId("empty"), [empty, state.seats?.length], () => [
    el("div", { class: "parade", "aria-hidden": "true" }, PARADE.map(([number, colour]) => horse({ number, colour, label: String(number) }))),
    el("p", { class: "display big" }, t("gates-empty")),
    el("p", {}, state.seats?.length ? t("players-wait", { players: state.seats.length }) : t("scan-to-sit")),
  ]);
}

link.addEventListener("up", () => { byId("connection").hidden = true; });
link.addEventListener("down", () => {
  setText(byId("connection"), t("reconnecting"));
  byId("connection").hidden = false;
});
link.addEventListener("state", () => {
  const state = link.state;
  const names = namesOf(state.seats);
  showHead(state, names);
  showTrack(state, names);
  showSide(state, names);
  showDoor(state);
  overlay(byId("overlay"), state.play, names, chartOf(state));
});

let still;
addEventListener("pointermove", () => {
  document.body.classList.remove("still");
  clearTimeout(still);
  still = setTimeout(() => document.body.classList.add("still"), 4000);
});
