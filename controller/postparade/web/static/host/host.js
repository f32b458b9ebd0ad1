// The host console: runs the evening. What can be done now comes from the table as choices.
import { control, drafted, wantsDice } from "../lib/controls.js";
import { tellBlocked } from "../lib/blocked.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { gameModule } from "../lib/game.js";
import { limitTo } from "../lib/graphemes.js";
import { offerLanguages, t, translate } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { chartOf } from "../lib/odds.js";
import {
  calledText,
  diceLine,
  namesOf,
  newsText,
  phaseText,
  raceLine,
  turnText,
  unseenDice,
  winnerText,
} from "../lib/phrases.js";
import { finalTotals, ranking } from "../lib/result.js";
import { BESIDE_BOARD, resultFirst, suspense, unpaid } from "../lib/show.js";
import { primaryButton } from "../lib/tap.js";
import { act, command, confirmDialog, follow } from "./commands.js";
import { showDevices } from "./devices.js";
import { showDoor } from "./door.js";
import { showHealth } from "./health.js";
import { showIncidents } from "./incidents.js";
import { openKeys } from "./keys.js";
import { showLastRoll } from "./last-roll.js";
import { showMachine } from "./machine.js";
import { awaited, finished, stageOf, withoutGame } from "./next-step.js";
import { showOdds } from "./odds.js";
import { isTold, showEveningEnd } from "./evening.js";
import { showHall } from "./hall.js";
import { offerPastRaces, showPastRaces } from "./past-races.js";
import { showEntry, showTyping } from "./roll-entry.js";
import { showRolls } from "./rolls.js";
import { showPeople } from "./people.js";
import { openRooms, showIndex } from "./rooms.js";
import { openBots, showTools } from "./run.js";
import { ofSeat, showSeats } from "./seats.js";
import { showSetup } from "./setup.js";
import { openSignIn, signedIn } from "./sign-in.js";
import { showNeverSaid } from "./never-said.js";
import { showSchedule } from "./schedule.js";
import { showSound } from "./sound.js";

/** @import { GameModule, Names, State } from "../lib/page.js" */

/** @type {Link} */
let link;
translate();
limitTo(byId("add"), 16);
offerLanguages(byId("language"));

/** @param {State} state */
const context = (state) => ({ state, names: namesOf(state.seats), act, again: show });

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showNow(state, names, module) {
  const { status, race } = state;
  const tools = context(state);
  setText(byId("where"), status ? whereLine(state) : t("no-game"));
  setText(byId("now"), module.headline?.(tools) ?? headline(state, names));
  setText(byId("caption"), captionOf(state, names, module));
  const going = module.loading ? [] : offered(state, module);
  renderIfChanged(
    byId("next"),
    [
      going,
      drafted(),
      ends(state) && status,
      race?.finished && [resultFirst(state), unpaid(state), chartOf(state)],
      state.showing,
      names,
      Object.keys(module),
    ],
    () => [
      ...going.map((choice) => module.control?.(choice, tools) ?? control(choice, tools)),
      ...shows(state),
      ends(state) && status ? ranking(finalTotals(status), names, undefined, status.winners) : null,
    ],
  );
  if (module.panel) module.panel(byId("asked"), tools);
  else renderIfChanged(byId("asked"), null, () => []);
  showEntry(state);
  showSchedule(state);
}

/**
 * Whether the standings of a game that is over stand here: until another one is to be chosen.
 *
 * @param {State} state
 */
const ends = (state) => Boolean(state.over) && !unpaid(state) && stageOf(state, another) !== "choose";

/**
 * What was said last; what just happened while nobody says anything, unless that would give a finish away.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
const captionOf = (state, names, module) =>
  calledText(state) ?? (suspense(state) ? "" : newsText(state.news, names, module));

/**
 * The game, its race and its phase.
 *
 * @param {State} state
 */
const whereLine = ({ pages, status }) =>
  [pages?.title, raceLine(status), phaseText(status)].filter(Boolean).join(" · ");

/**
 * The choices that have no other place on this page; what continues the game waits until the result has been seen.
 *
 * @param {State} state
 * @param {GameModule} module
 */
function offered(state, module) {
  const waits = resultFirst(state);
  return state.choices.filter(
    (choice) => !wantsDice(choice) && !ofSeat(choice) && !module.owns?.(choice) && !(waits && choice.primary),
  );
}

/**
 * What the board can show now, and why the next race waits.
 *
 * @param {State} state
 */
function shows(state) {
  const { race, showing } = state;
  const charts = showing === "chart";
  return [
    race?.finished && !unpaid(state) && chartOf(state)
      ? el(
          "button",
          {
            "data-key": "chart",
            "aria-pressed": String(charts),
            onclick: () => command({ t: "show", what: charts ? "result" : "chart" }),
          },
          t("show-chart"),
        )
      : null,
    showing?.startsWith("race:")
      ? el("button", { "data-key": "past", onclick: () => command({ t: "show", what: "result" }) }, t("stop-replay"))
      : null,
    race?.finished && resultFirst(state) ? el("p", { class: "note" }, t("result-first")) : null,
  ];
}

/**
 * @param {State} state
 * @param {Names} names
 */
function headline(state, names) {
  const { status, race, over } = state;
  if (!status) return t(withoutGame(state));
  if (over) return t("game-ended");
  if (status.paused) return t("paused");
  if (status.turn) return turnText(state, names);
  if (race?.finished) return suspense(state) ? t("look-up") : winnerText(race);
  return t(race?.running ? "race-is-on" : "ready-to-deal");
}

/**
 * A camera that was pushed, or that is being calibrated just now, holds up the rolls, and so does a smart die out of
 * reach: say so, with the way out.
 *
 * @param {State} state
 */
function showCamera(state) {
  const { bulletin, eye } = state;
  const { stage } = bulletin?.dice ?? {};
  const held = eye && (stage === "moved" || stage === "calibrating");
  byId("eye").hidden = !eye;
  const unseen = (eye || bulletin?.smart_dice) && state.status?.turn && !held ? unseenDice(state, true) : "";
  renderIfChanged(byId("camera"), [held && stage, unseen], () =>
    unseen
      ? [`${unseen} `, eye ? el("a", { href: "/host/camera" }, t("go-there")) : ""]
      : held
        ? [
            `${diceLine({ stage })} `,
            el("a", { href: "/host/camera" }, t(stage === "moved" ? "put-tray-right" : "go-there")),
          ]
        : [],
  );
}

function show() {
  const state = link.state;
  if (!state.you) return;
  const names = namesOf(state.seats);
  const module = gameModule(state, show);
  showNow(state, names, module);
  showRolls(state, names);
  showSeats(state, module);
  if (another !== finished(state)) another = undefined;
  showSetup(state, stageOf(state, another) === "choose");
  showTools(state, names, awaited(state));
  showPeople(state, awaited(state));
  showLastRoll(state, names);
  showTyping(state, module);
  showDevices(state);
  showIncidents(state);
  showHealth(state);
  showOdds(state);
  showPastRaces(state);
  showEveningEnd(state);
  showHall(state);
  showMachine(state);
  showSound(state);
  showNeverSaid(state);
  showCamera(state);
  showDoor(state);
  byId("demonstration").hidden = !state.demonstration;
  byId("closebox").hidden = !state.game;
  showOver(state);
  showIndex();
  byId("simulator").hidden = !state.simulated;
  byId("lights").hidden = !state.lights;
}

/**
 * What the host has asked for once more, after one that is over.
 *
 * @type {ReturnType<typeof finished>}
 */
let another;

/** @param {"game" | "evening"} what */
function goOn(what) {
  another = what;
  show();
}

/**
 * A game that is over is followed by another one, and an evening too, whenever the host likes.
 *
 * @param {State} state
 */
function showOver(state) {
  const stage = stageOf(state, another);
  const saves = stage === "ended" && state.reportable && isTold(state);
  renderIfChanged(byId("over"), [stage, unpaid(state), saves], () => {
    if (stage === "result" && !unpaid(state)) return primaryButton("another", t("another-game"), () => goOn("game"));
    if (stage !== "ended") return [];
    const saved = { class: "button", href: byId("report").href, download: "evening.html" };
    return el("div", { class: "row" }, [
      saves ? el("a", saved, t("save-report")) : null,
      el("button", { class: "quiet", "data-key": "anew", onclick: () => goOn("evening") }, t("another-evening")),
    ]);
  });
}

function connect() {
  link = new Link("ws", BESIDE_BOARD);
  tellBlocked(link);
  follow(link);
  link.addEventListener("state", show);
  link.addEventListener("up", () => {
    byId("connection").hidden = true;
    signedIn(true);
  });
  link.addEventListener("down", () => {
    byId("connection").hidden = false;
  });
  link.addEventListener("gone", () => {
    byId("connection").hidden = true;
    signedIn(false);
  });
}

byId("addform").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  const name = byId("add").value;
  const answer = await act({ do: "take_seat", name });
  // A name that was typed while the answer was on its way is kept.
  if (answer.ok && byId("add").value === name) byId("add").value = "";
});
byId("close").addEventListener("click", () =>
  confirmDialog(t("take-off-asked"), t("journal-keeps"), {
    go: t("close-game"),
    leave: t(link.state.over ? "leave-on-table" : "keep-playing"),
    act: () => act({ do: "close_game" }),
  }),
);
byId("pastraces").addEventListener("click", offerPastRaces);
byId("bots").addEventListener("click", openBots);
openSignIn(() => link.open());
openRooms();
openKeys();
connect();
