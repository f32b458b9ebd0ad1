// The board: what everybody sees. It only shows; nothing can be done here.
import { stayAwake } from "../lib/awake.js";
import { tellBlocked } from "../lib/blocked.js";
import { byId, setText } from "../lib/dom.js";
import { gameModule } from "../lib/game.js";
import { t, translate } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { fitLabels } from "../lib/names.js";
import { namesOf } from "../lib/phrases.js";
import { finalTotals } from "../lib/result.js";
import { ON_BOARD, scene } from "../lib/show.js";
import { showAttract } from "./attract.js";
import { Broadcast } from "./broadcast.js";
import { showCheers } from "./cheers.js";
import { learnFirstPin, showDoor, tellsFirstPin } from "./door.js";
import { showEvening } from "./evening.js";
import { arrived, showFinish } from "./finish.js";
import { showHead } from "./head.js";
import { seated, showHolders } from "./holders.js";
import { lanes, showTrack } from "./lanes.js";
import { showNightHorse } from "./night-horse.js";
import { showPastRace } from "./past-race.js";
import { showDice, showSide } from "./side.js";
import { showTonight } from "./tonight.js";

/** @import { GameModule, Names, State } from "../lib/page.js" */

translate();
document.body.classList.toggle("stage", new URLSearchParams(location.search).has("stage"));
const link = new Link("/ws", ON_BOARD);
tellBlocked(link);
const broadcast = new Broadcast(byId("course"));
let painted = "";
let before = {};
let chartWanted = false;

/**
 * What the organiser of a race night tells everybody, until something else is said.
 *
 * @param {State} state
 */
function announce({ bulletin }) {
  const text = bulletin?.race_night?.announcement ?? "";
  byId("announcement").hidden = !text;
  setText(byId("announcement"), text);
}

function show() {
  const state = link.state;
  if (!state.seats) return;
  const names = namesOf(state.seats);
  const module = gameModule(state, show);
  // What is on the screen stays until the next game can be drawn.
  if (module.loading) return;
  if (!state.race?.finished && !state.over) {
    before = finalTotals(state.status);
    chartWanted = false;
  }
  const shows = !module.finishes || state.over;
  byId("demonstration").hidden = !state.demonstration;
  announce(state);
  showNightHorse(state);
  document.body.dataset.scene = shows ? scene(state) : "";
  showHead(state, names, module);
  showTrack(state, names, module);
  broadcast.show(state, drawnHere(module));
  document.body.classList.toggle("wide", !byId("track").hidden || !byId("gamecourse").hidden);
  showDice(state);
  showSide(state, names, module);
  showCheers(state);
  showDoor(state);
  byId("overlay").hidden = true;
  const chart = chartWanted || state.showing === "chart";
  if (shows) showFinish(byId("overlay"), state, { names, module, before, chart, again: show });
  showPastRace(byId("past"), state.showing);
  showEvening(byId("evening"), state, (painting) => link.ask({ t: "painted", ...painting }, false));
  showTonight(state);
  showAttract(state, tellsFirstPin(), () => link.ask({ t: "touched" }, false));
  fit(state, names);
  broadcast.measure();
  tellPainted(state);
}

/**
 * How much of a race the board draws itself.
 *
 * @param {GameModule} module
 */
function drawnHere(module) {
  if (!byId("track").hidden) return "race";
  return byId("gamecourse").hidden || module.finishes ? "" : "finish";
}

/**
 * Names are fitted last, when everything has its place.
 *
 * @param {State} state
 * @param {Names} names
 */
function fit(state, names) {
  const there = seated(state, names);
  if (state.race && !byId("track").hidden) showHolders(lanes, state.race, state.status?.holders ?? {}, there);
  for (const part of ["people", "overlay", "gamecourse"]) fitLabels(byId(part), there);
}

/**
 * The table goes on to the next scene once this one has been painted.
 *
 * @param {State} state
 */
function tellPainted(state) {
  const { name, entry } = state.bulletin?.scene ?? {};
  const key = name ? `${entry} ${name}` : "";
  if (painted === key) return;
  painted = key;
  // The second frame begins when the first has been drawn.
  const tell = () => link.ask({ t: "painted", entry, scene: name }, false);
  if (key) void arrived(state).then(() => requestAnimationFrame(() => requestAnimationFrame(tell)));
}

link.addEventListener("up", () => {
  byId("connection").hidden = true;
  stayAwake();
  learnFirstPin(() => link.state);
});
link.addEventListener("down", () => {
  setText(byId("connection"), t("reconnecting"));
  byId("connection").hidden = false;
});
link.addEventListener("state", show);
// Names have more room or less.
addEventListener("resize", () => show());
document.fonts.addEventListener("loadingdone", () => show());

// On request: the chart of the race that was just run, by a tap or a key on the board itself.
const toggleChart = () => {
  if (!link.state.race?.finished) return;
  chartWanted = !chartWanted;
  show();
};
byId("overlay").addEventListener("click", toggleChart);
addEventListener("keydown", ({ key }) => key === "c" && toggleChart());

/** @type {number | undefined} */
let idle;
addEventListener("pointermove", () => {
  document.body.classList.remove("still");
  clearTimeout(idle);
  idle = setTimeout(() => document.body.classList.add("still"), 4000);
});
