// The host console: runs the evening. What can be done now comes from the table as choices.
import { byId, el, paint, say } from "./dom.js";
import { dicePad, die } from "./dice.js";
import { act, closeDialog, follow, openDialog, wish } from "./host-desk.js";
import { showHealth } from "./host-health.js";
import { showOdds } from "./host-odds.js";
import { showRolls } from "./host-rolls.js";
import { showSeats } from "./host-seats.js";
import { showSetup } from "./host-setup.js";
import { showSound, soundLine } from "./host-sound.js";
import { offerLanguages, pieces, translate, why, word } from "./language.js";
import { Link } from "./link.js";
import { ranking } from "./result.js";
import { choiceLabel, diceLine, sourceLine, nameOf, namesOf, PHASES, raceLine, tell } from "./words.js";

const SEAT_ACTIONS = new Set(["leave", "top_up", "join"]);
let link;
translate();
offerLanguages(byId("tongue"));

function showNow(state, names) {
  const play = state.play;
  say(byId("where"), play ? [play.title, raceLine(play), PHASES[play.phase]].filter(Boolean).join(" · ") : word("no-game"));
  say(byId("now"), headline(play, names));
  say(byId("caption"), state.bulletin?.caption?.text ?? tell(state.news?.events, names));
  const going = state.choices.filter(({ action, needs }) => !needs && action.do !== "declare" && !SEAT_ACTIONS.has(action.do));
  paint(byId("next"), [going, play?.result, names], () => [
    ...going.map(({ action }, at) => el("button", { class: at ? "" : "main", "data-key": action.do, onclick: () => act(action) }, choiceLabel(action, play))),
    play?.result ? ranking(play.result, names) : null,
  ]);
  showQuestion(state, names);
  showEntry(state);
}

function headline(play, names) {
  if (!play) return word("seat-players-first");
  if (play.question) return word("tell-ask", { horse: play.question.horse });
  if (play.result) return word("evening-over");
  if (play.turn) return word("rolls", { name: nameOf(names, play.turn) });
  return play.race.winner ? word("number-wins", { number: play.race.winner }) : word("ready-to-deal");
}

function showQuestion(state, names) {
  const declares = state.choices.filter(({ action }) => action.do === "declare");
  const question = state.play?.question;
  paint(byId("asked"), [declares, question, names], () => (question ? state.play.seats.map(({ seat }, at) =>
    el("div", { class: "answer" }, el("span", { class: "name" }, nameOf(names, seat)), declares.filter(({ action }) => action.player === seat).map(({ action }) =>
      el("button", { class: "small number", "data-key": `${seat}-${action.cards}`, "aria-pressed": String(question.answers[at] === action.cards), "aria-label": `${nameOf(names, seat)}: ${choiceLabel(action, state.play)}`, onclick: () => act(action) }, String(action.cards))))) : []));
}

function showEntry(state) {
  const roll = state.choices.find(({ needs }) => needs === "dice");
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  paint(byId("entry"), [Boolean(roll), state.play?.rolls, likely, state.electronic, seen?.sentence], () => (roll ? [
    el("p", { class: "note" }, diceLine(seen)),
    el("div", { class: "row" },
      state.electronic ? el("button", { class: "main", "data-key": "throw", onclick: () => wish({ t: "throw", based_on: link.state.entry }) }, word("throw-the-dice")) : null,
      likely.slice(0, 3).map((dice) => el("button", { "data-key": `likely-${dice}`, onclick: () => act({ ...roll.action, dice }) }, `${word("it-is")} `, die(dice[0]), die(dice[1])))),
    dicePad((dice) => act({ ...roll.action, dice })),
  ] : []));
}

function showDevices(state) {
  const told = state.bulletin ?? {};
  const rows = [
    [word("dice"), told.dice ? diceLine(told.dice) || sourceLine(told.dice.source) : word("by-hand")],
    [word("track"), told.track ? [told.track.driver, told.track.connected === false ? word("not-connected") : word("connected")].filter(Boolean).join(", ") : word("none")],
    [word("sound"), told.sound?.settings ? soundLine(told.sound.device) : word("none")],
  ];
  paint(byId("devices"), rows, () => rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, String(value)))));
  paint(byId("faults"), told.faults?.list ?? [], (faults) => faults.map((fault) => el("li", {}, why(fault))));
}

/** A camera that was pushed, or that is being calibrated just now, holds up the rolls: say so, with the way out. */
function showCamera({ bulletin, eye }) {
  const { stage } = bulletin?.dice ?? {};
  const held = eye && (stage === "moved" || stage === "calibrating");
  byId("eye").hidden = !eye;
  paint(byId("camera"), held && stage, () => (held ? [`${diceLine({ stage })} `, el("a", { href: "/host/camera" }, word(stage === "moved" ? "calibrate-it" : "go-there"))] : []));
}

function showDoor({ join }) {
  if (!join) return;
  if (byId("qr").dataset.url !== join.url) {
    byId("qr").dataset.url = join.url;
    byId("qr").src = `/qr.svg?${encodeURIComponent(join.code)}`;
  }
  paint(byId("join"), join, () => [join.url.replace(/^http:\/\//, "").replace(/#.*/, ""), el("br"), pieces("with-code", { code: el("b", { class: "number" }, join.code) })]);
  say(byId("doors"), word(join.open ? "close-doors" : "open-doors"));
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
    byId("net").hidden = true;
    signedIn(true);
  });
  link.addEventListener("down", () => { byId("net").hidden = false; });
  link.addEventListener("gone", () => {
    byId("net").hidden = true;
    signedIn(false);
  });
}

byId("pinform").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const answer = await fetch("login", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ pin: byId("pin").value }) });
    const body = await answer.json();
    say(byId("pinwrong"), answer.ok ? "" : why(body));
    byId("pin").value = "";
    if (answer.ok) link.open();
  } catch {
    say(byId("pinwrong"), word("silent-table"));
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
byId("close").addEventListener("click", () => openDialog(word("take-off-asked"), el("p", {}, word("not-carried-on")),
  el("p", { class: "row" }, el("button", { class: "danger", onclick: () => { closeDialog(); act({ do: "close_game" }); } }, word("yes-close")))));
connect();
