// The host console: runs the evening. What can be done now comes from the table as choices.
import { control, drafted, wantsDice } from "../lib/controls.js";
import { dicePad, die } from "../lib/dice.js";
import { tellBlocked } from "../lib/blocked.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { gameModule } from "../lib/game.js";
import { limitTo } from "../lib/graphemes.js";
import { errorText, offerLanguages, t, translate } from "../lib/i18n.js";
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
import { act, closeDialog, command, confirmDialog, follow } from "./commands.js";
import { byHost, showDevices } from "./devices.js";
import { showDoor } from "./door.js";
import { showHealth } from "./health.js";
import { showIncidents } from "./incidents.js";
import { openKeys } from "./keys.js";
import { showLastRoll } from "./last-roll.js";
import { showMachine } from "./machine.js";
import { awaited, stageOf } from "./next-step.js";
import { showOdds } from "./odds.js";
import { showEveningEnd } from "./evening.js";
import { showHall } from "./hall.js";
import { offerPastRaces, showPastRaces } from "./past-races.js";
import { showRolls } from "./rolls.js";
import { openRooms, showIndex } from "./rooms.js";
import { openBots, showTools } from "./run.js";
import { ofSeat, showSeats } from "./seats.js";
import { showSetup } from "./setup.js";
import { showNeverSaid } from "./never-said.js";
import { showSound } from "./sound.js";

/** @import { Choice, GameModule, Names, State } from "../lib/page.js" */

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
      state.over && !unpaid(state) && status,
      race?.finished && [resultFirst(state), unpaid(state), chartOf(state)],
      state.showing,
      names,
      Object.keys(module),
    ],
    () => [
      ...going.map((choice) => module.control?.(choice, tools) ?? control(choice, tools)),
      ...shows(state),
      state.over && !unpaid(state) && status ? ranking(finalTotals(status), names, undefined, status.winners) : null,
    ],
  );
  if (module.panel) module.panel(byId("asked"), tools);
  else renderIfChanged(byId("asked"), null, () => []);
  showEntry(state);
}

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
  if (!status) return t("seat-players-first");
  if (over) return t("game-ended");
  if (status.paused) return t("paused");
  if (status.turn) return turnText(state, names);
  if (race?.finished) return suspense(state) ? t("look-up") : winnerText(race);
  return t(race?.running ? "race-is-on" : "ready-to-deal");
}

/** @param {State} state */
function showEntry(state) {
  const roll = state.choices.find(wantsDice);
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  const paced = Boolean(state.electronic && state.status?.pace);
  renderIfChanged(
    byId("entry"),
    [
      roll,
      state.news?.rolled && state.entry,
      likely,
      state.electronic,
      paced,
      state.typing,
      state.dice,
      seen?.sentence,
    ],
    () =>
      roll
        ? [
            el("p", { class: "note" }, paced ? t("table-rolls") : diceLine(seen, byHost(state))),
            el(
              "div",
              { class: "row" },
              state.electronic
                ? primaryButton(
                    "throw",
                    t("throw-the-dice"),
                    () => command({ t: "throw", based_on: link.state.entry }),
                    { class: paced ? "" : "primary" },
                  )
                : null,
              (state.typing === "nobody" ? [] : likely.slice(0, 3)).map((dice) =>
                el(
                  "button",
                  { "data-key": `likely-${dice}`, onclick: () => act({ ...roll.action, dice }) },
                  `${t("it-is")} `,
                  die(dice[0]),
                  die(dice[1]),
                ),
              ),
            ),
            state.typing === "nobody" ? el("p", { class: "note" }, t("typing-off")) : typed(state, roll),
          ]
        : [],
  );
}

/** Whether the host has opened the pad for typed rolls, where rolls come in otherwise, too. */
let padOpen = false;

/**
 * The pad for a typed roll: at hand where nothing else reads the dice, else behind a tap.
 *
 * @param {State} state
 * @param {Choice} roll
 */
function typed(state, roll) {
  const pad = dicePad((dice) => act({ ...roll.action, dice }), undefined, state.dice);
  if (!state.electronic && !state.eye) return pad;
  return el(
    "details",
    {
      id: "typed",
      open: padOpen,
      ontoggle: ({ target }) => {
        padOpen = target.open;
      },
    },
    el("summary", { "data-key": "type" }, t("type-roll")),
    pad,
  );
}

/**
 * Who may type rolls: kept in the journal, for everybody to read afterwards.
 *
 * @param {State} state
 * @param {GameModule} module
 */
function showTyping({ typing, game, over }, { dice = true }) {
  byId("typingbox").hidden = Boolean(game) && !over && !dice;
  const who = [
    ["everybody", t("typing-everybody")],
    ["host", t("typing-host")],
    ["nobody", t("typing-nobody")],
  ];
  renderIfChanged(byId("typing"), typing, () =>
    who.map(([by, text]) =>
      el(
        "button",
        {
          class: "small",
          "data-key": by,
          "aria-pressed": String(typing === by),
          onclick: () => act({ do: "allow_typing", by }),
        },
        text,
      ),
    ),
  );
}

/**
 * A camera that was pushed, or that is being calibrated just now, holds up the rolls: say so, with the way out.
 *
 * @param {State} state
 */
function showCamera(state) {
  const { bulletin, eye } = state;
  const { stage } = bulletin?.dice ?? {};
  const held = eye && (stage === "moved" || stage === "calibrating");
  byId("eye").hidden = !eye;
  const unseen = eye && state.status?.turn && !held ? unseenDice(state, true) : "";
  renderIfChanged(byId("camera"), [held && stage, unseen], () =>
    unseen
      ? [`${unseen} `, el("a", { href: "/host/camera" }, t("go-there"))]
      : held
        ? [
            `${diceLine({ stage })} `,
            el("a", { href: "/host/camera" }, t(stage === "moved" ? "calibrate-it" : "go-there")),
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
  if (!state.over) another = false;
  showSetup(state, stageOf(state, another) === "choose");
  showTools(state, names, awaited(state));
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

/** Whether the host has asked for another game after one that is over. */
let another = false;

/**
 * A game that is over is followed by another one, whenever the host likes.
 *
 * @param {State} state
 */
function showOver(state) {
  const result = stageOf(state, another) === "result";
  renderIfChanged(byId("over"), [result, unpaid(state)], () =>
    result && !unpaid(state)
      ? primaryButton("another", t("another-game"), () => {
          another = true;
          show();
        })
      : [],
  );
}

/** @param {boolean} yes */
function signedIn(yes) {
  byId("login").hidden = yes;
  byId("console").hidden = !yes;
  byId("out").hidden = byId("everywhere").hidden = !yes;
  if (!yes) byId("pin").focus();
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

byId("pinform").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  try {
    const answer = await fetch("login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ pin: byId("pin").value }),
    });
    const body = await answer.json();
    setText(byId("pinerror"), answer.ok ? "" : errorText(body));
    byId("pin").value = "";
    if (answer.ok) link.open();
  } catch {
    setText(byId("pinerror"), t("silent-table"));
  }
});
/** @param {string} how */
async function signOut(how) {
  closeDialog();
  try {
    await fetch(how, { method: "POST" });
  } finally {
    location.reload();
  }
}

byId("out").addEventListener("click", () => signOut("logout"));
byId("everywhere").addEventListener("click", () =>
  confirmDialog(t("sign-out-everywhere-asked"), t("signs-out-all-devices"), {
    go: t("sign-out-all"),
    leave: t("stay-signed-in"),
    act: () => signOut("logout?everywhere"),
  }),
);
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
openRooms();
openKeys();
connect();
