// The host console: runs the evening. What can be done now comes from the table as choices.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { dicePad, die } from "../lib/dice.js";
import { act, closeDialog, follow, openDialog, wish } from "./commands.js";
import { showHealth } from "./health.js";
import { showOdds } from "./odds.js";
import { showRolls } from "./rolls.js";
import { showSeats } from "./seats.js";
import { showSetup } from "./setup.js";
import { showSound, soundLine } from "./sound.js";
import { offerLanguages, tParts, translate, errorText, t } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { ranking } from "../lib/result.js";
import { choiceLabel, diceLine, sourceLine, nameOf, namesOf, PHASES, raceLine, describeEvents, spelledOut, wantsDice } from "../lib/phrases.js";

const SEAT_ACTIONS = new Set(["leave", "top_up", "join"]);
let link;
translate();
offerLanguages(byId("language"));

function showNow(state, names) {
  const play = state.play;
  setText(byId("where"), play ? [play.title, raceLine(play), PHASES[play.phase]].filter(Boolean).join(" · ") : t("no-game"));
  setText(byId("now"), headline(play, names));
  setText(byId("caption"), state.bulletin?.caption?.text ?? describeEvents(state.news?.events, names));
  const going = state.choices.filter(({ action, needs }) => !needs?.length && action.do !== "declare" && !SEAT_ACTIONS.has(action.do));
  renderIfChanged(byId("next"), [going, play?.result, names], () => [
    ...going.map(({ action }, at) => el("button", { class: at ? "" : "primary", "data-key": action.do, onclick: () => act(action) }, choiceLabel(action, play))),
    play?.result ? ranking(play.result, names) : null,
  ]);
  showQuestion(state, names);
  showEntry(state);
}

function headline(play, names) {
  if (!play) return t("seat-players-first");
  if (play.question) return t("tell-ask", { horse: play.question.horse });
  if (play.result) return t("evening-over");
  if (play.turn) return t("rolls", { name: nameOf(names, play.turn) });
  return play.race.finished ? t("number-wins", { number: play.race.winners[0] }) : t("ready-to-deal");
}

function showQuestion(state, names) {
  const declares = state.choices.filter(({ action }) => action.do === "declare").flatMap(spelledOut);
  const question = state.play?.question;
  renderIfChanged(byId("asked"), [declares, question, names], () => (question ? state.play.seats.map(({ seat }, at) =>
    el("div", { class: "answer" }, el("span", { class: "name" }, nameOf(names, seat)), declares.filter(({ player }) => player === seat).map((action) =>
      el("button", { class: "small number", "data-key": `${seat}-${action.cards}`, "aria-pressed": String(question.answers[at] === action.cards), "aria-label": `${nameOf(names, seat)}: ${choiceLabel(action, state.play)}`, onclick: () => act(action) }, String(action.cards))))) : []));
}

function showEntry(state) {
  const roll = state.choices.find(wantsDice);
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  renderIfChanged(byId("entry"), [Boolean(roll), state.play?.rolls, likely, state.electronic, seen?.sentence], () => (roll ? [
    el("p", { class: "note" }, diceLine(seen)),
    el("div", { class: "row" },
      state.electronic ? el("button", { class: "primary", "data-key": "throw", onclick: () => wish({ t: "throw", based_on: link.state.entry }) }, t("throw-the-dice")) : null,
      likely.slice(0, 3).map((dice) => el("button", { "data-key": `likely-${dice}`, onclick: () => act({ ...roll.action, dice }) }, `${t("it-is")} `, die(dice[0]), die(dice[1])))),
    dicePad((dice) => act({ ...roll.action, dice })),
  ] : []));
}

function showDevices(state) {
  const told = state.bulletin ?? {};
  const rows = [
    [t("dice"), told.dice ? diceLine(told.dice) || sourceLine(told.dice.source) : t("by-hand")],
    [t("track"), told.track ? [told.track.driver, told.track.connected === false ? t("not-connected") : t("connected")].filter(Boolean).join(", ") : t("none")],
    [t("sound"), told.sound?.settings ? soundLine(told.sound.device) : t("none")],
  ];
  renderIfChanged(byId("devices"), rows, () => rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, String(value)))));
  renderIfChanged(byId("faults"), told.faults?.list ?? [], (faults) => faults.map((fault) => el("li", {}, errorText(fault))));
}

/** A camera that was pushed, or that is being calibrated just now, holds up the rolls: say so, with the way out. */
function showCamera({ bulletin, eye }) {
  const { stage } = bulletin?.dice ?? {};
  const held = eye && (stage === "moved" || stage === "calibrating");
  byId("eye").hidden = !eye;
  renderIfChanged(byId("camera"), held && stage, () => (held ? [`${diceLine({ stage })} `, el("a", { href: "/host/camera" }, t(stage === "moved" ? "calibrate-it" : "go-there"))] : []));
}

function showDoor({ join }) {
  if (!join) return;
  if (byId("qr").dataset.url !== join.url) {
    byId("qr").dataset.url = join.url;
    byId("qr").src = `/qr.svg?${encodeURIComponent(join.code)}`;
  }
  renderIfChanged(byId("join"), join, () => [join.url.replace(/^http:\/\//, "").replace(/#.*/, ""), el("br"), tParts("with-code", { code: el("b", { class: "number" }, join.code) })]);
  setText(byId("doors"), t(join.open ? "close-doors" : "open-doors"));
  byId("doors").onclick = () => wish({ t: "doors", open: !join.open });
}

function show() {
  const state = link.state;
  if (!state.you) return;
  const names = namesOf(state.seats);
  showNow(state, names);
  showRolls(state, names);
  showSeats(state);
  showSetup(state, names);
  showDevices(state);
  showHealth(state);
  showOdds(state);
  showSound(state);
  showCamera(state);
  showDoor(state);
  byId("closebox").hidden = !state.game;
  byId("simulator").hidden = !state.simulated;
  byId("lights").hidden = !state.lights;
}

function signedIn(yes) {
  byId("login").hidden = yes;
  byId("console").hidden = !yes;
  byId("out").hidden = !yes;
  if (!yes) byId("pin").focus();
}

function connect() {
  link = new Link("ws");
  follow(link);
  link.addEventListener("state", show);
  link.addEventListener("up", () => {
    byId("connection").hidden = true;
    signedIn(true);
  });
  link.addEventListener("down", () => { byId("connection").hidden = false; });
  link.addEventListener("gone", () => {
    byId("connection").hidden = true;
    signedIn(false);
  });
}

byId("pinform").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const answer = await fetch("login", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ pin: byId("pin").value }) });
    const body = await answer.json();
    setText(byId("pinerror"), answer.ok ? "" : errorText(body));
    byId("pin").value = "";
    if (answer.ok) link.open();
  } catch {
    setText(byId("pinerror"), t("silent-table"));
  }
});
byId("out").addEventListener("click", async () => {
  await fetch("logout", { method: "POST" });
  location.reload();
});
byId("addform").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await act({ do: "take_seat", name: byId("add").value });
  if (answer.ok) byId("add").value = "";
});
byId("close").addEventListener("click", () => openDialog(t("take-off-asked"), el("p", {}, t("not-carried-on")),
  el("p", { class: "row" }, el("button", { class: "danger", onclick: () => { closeDialog(); act({ do: "close_game" }); } }, t("yes-close")))));
connect();
