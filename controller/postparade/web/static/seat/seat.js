// A player's phone: what the seat holds and what can be done now. What is possible comes from the table as choices.
import { maySleep, stayAwake } from "../lib/awake.js";
import { tellBlocked } from "../lib/blocked.js";
import { showCountdown } from "../lib/countdown.js";
import { byId, setText } from "../lib/dom.js";
import { gameModule } from "../lib/game.js";
import { offerLanguages, t, translate } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { fitLabels } from "../lib/names.js";
import { oddsOf } from "../lib/odds.js";
import { calledText, nameOf, namesOf, newsText, purseName } from "../lib/phrases.js";
import { BESIDE_BOARD, moneyShown, unpaid } from "../lib/show.js";
import { closePad, showActions, throwable } from "./actions.js";
import { showCheer } from "./cheer.js";
import { showConsent } from "./consent.js";
import { showHeld } from "./held.js";
import { showHand, showWorth } from "./hand.js";
import { showKeepsake } from "./keepsake.js";
import { changed, moments } from "./moments.js";
import { follow } from "./moved.js";
import { showMoney, tellChange } from "./purse.js";
import { refusalText, tellLapsed, tellRefusal } from "./refusals.js";
import { showResult } from "./result.js";
import { offerMute, play } from "./sounds.js";
import { showOthers, showRace } from "./standings.js";
import { comeBack, followFingers, letFly, showDice } from "./throw.js";
import { called, showTurn, suspended } from "./turn.js";

/** @import { GameModule, GameStatus, State } from "../lib/page.js" */
/** @import { SeatPage } from "./page.js" */

const SEAT = Number(location.pathname.split("/")[2]);
/** The share of a screen that a caption may take, and its sizes, until it fits. */
const FOOT = 1 / 6;
const SIZES = ["", "small", "smaller", "smallest"];
const foot = byId("foot");
translate();
offerLanguages(byId("language"));
offerMute(byId("sounds"));
followFingers();
const link = new Link("ws", BESIDE_BOARD);
tellBlocked(link);
/** @type {Set<string>} */
const pending = new Set();
/** @type {import("./moments.js").Shown | undefined} */
let before;

/**
 * Taps may overlap: each is answered on its own.
 *
 * @param {string} key
 * @param {Promise<any>} promise
 */
async function ask(key, promise) {
  pending.add(key);
  tellRefusal("");
  show();
  const answer = await promise;
  pending.delete(key);
  if (answer.ok) closePad();
  else tellRefusal(refusalText(answer));
  show();
  return answer;
}

/**
 * @param {any} action
 * @param {{ keep?: boolean }} [choice]
 */
const act = (action, { keep = true } = {}) => ask(JSON.stringify(action), link.act(action, keep));

async function askForThrow() {
  const answer = await ask("throw", link.ask({ t: "throw", based_on: link.state.entry }));
  if (!answer.ok) comeBack();
  show();
}

/**
 * Let the guest feel and hear what has happened to the seat since the page was drawn last.
 *
 * @param {State} state
 * @param {GameModule} module
 * @param {Partial<GameStatus>} money
 */
function signal(state, module, money) {
  const now = {
    game: state.game,
    called: called(state, SEAT),
    purse: money.purses?.[SEAT],
    running: Boolean(state.race?.running),
    won: Boolean(
      state.race?.finished && !unpaid(state) && !suspended(state, module) && state.status?.paid.includes(SEAT),
    ),
  };
  const [first] = moments(before, now);
  if (first) play(first);
  if (before?.game === now.game) tellChange(changed(before, now));
  before = now;
}

let drawn = false;

/**
 * Whether what is on the screen stays until the next game can be drawn. Until the first one is, what needs no script is
 * shown.
 *
 * @param {SeatPage["module"]} module
 */
function awaitsScript({ loading }) {
  drawn ||= !loading;
  return loading && drawn;
}

function show() {
  const state = link.state;
  if (!state.seats) return;
  const module = gameModule(state, show);
  if (awaitsScript(module)) return;
  const names = namesOf(state.seats);
  const given = { state, names, seat: SEAT, act, again: show };
  /** @type {SeatPage} */
  const page = { state, names, seat: SEAT, module, given };
  tellLapsed(state, SEAT);
  showCountdown(state.bulletin);
  byId("demonstration").hidden = !state.demonstration;
  setText(byId("me"), nameOf(names, SEAT));
  setText(byId("chipsname"), purseName());
  const money = module.resultTitle ? (state.status ?? {}) : moneyShown(state);
  showMoney(money, SEAT);
  showTurn(page);
  showHeld(state, SEAT, act);
  const mayThrow = !module.loading && throwable(state) && !pending.has("throw") ? askForThrow : null;
  showDice(state, { mayThrow, asking: pending.has("throw"), again: show });
  showNeed(page);
  showActions(page, { pending, throwDice: letFlyOrAsk });
  showKeepsake(state, SEAT);
  showResult(page);
  const odds = oddsOf(state);
  showWorth(odds, SEAT);
  showHand(page, odds);
  showCheer(state, SEAT, link);
  showRace(page);
  showOthers(page, money);
  showConsent(state, SEAT, act);
  showAnnouncement(state);
  for (const part of ["others", "result", "hand"]) fitLabels(byId(part), names);
  showCaption(calledText(state) ?? (suspended(state, module) ? "" : newsText(state.news, names, module)) ?? "");
  signal(state, module, money);
}

/** What the organiser of a race night tells everybody, until something else is said. @param {State} state */
function showAnnouncement({ bulletin }) {
  const text = bulletin?.race_night?.announcement ?? "";
  byId("announcement").hidden = !text;
  setText(byId("announcement"), text);
}

/** The button throws as a finger does; where the table rolls by itself there are no dice in the hand. */
function letFlyOrAsk() {
  if (throwable(link.state)) letFly();
  else askForThrow();
}

/** @param {SeatPage} page */
function showNeed({ state, module, given }) {
  const need =
    state.holding && state.holding !== "dice" ? "" : (module.need?.({ ...given, odds: oddsOf(state) }) ?? "");
  byId("need").hidden = !need;
  setText(byId("need"), need);
}

/**
 * Show a caption whole, as large as it can be without taking more than its share of the screen.
 *
 * @param {string} text
 */
function showCaption(text) {
  if (byId("caption").textContent === text) return;
  setText(byId("caption"), text);
  fitCaption();
}

function fitCaption() {
  for (const size of SIZES) {
    foot.dataset.size = size;
    if (foot.offsetHeight <= innerHeight * FOOT) return;
  }
}

// What is pinned above a caption stays above it, however many lines it has.
new ResizeObserver(([{ target }]) => {
  document.body.style.setProperty("--footer", `${Math.ceil(target.getBoundingClientRect().height)}px`);
}).observe(foot);
addEventListener("resize", fitCaption);

link.addEventListener("state", show);
addEventListener("keepsake", show);
link.addEventListener("up", () => {
  byId("connection").hidden = true;
  byId("lost").hidden = true;
  byId("main").hidden = false;
  stayAwake({ film: true });
});
link.addEventListener("down", () => {
  setText(byId("connection"), t("reconnecting"));
  byId("connection").hidden = false;
});
link.addEventListener("gone", (/** @type {any} */ { detail }) => {
  setText(byId("losttitle"), t(detail.free ? "seat-free" : "seat-elsewhere"));
  setText(byId("lostway"), t(detail.free ? "seat-free-way" : "seat-elsewhere-way"));
  byId("connection").hidden = true;
  showCaption("");
  byId("chipsbox").hidden = byId("potbox").hidden = true;
  byId("main").hidden = true;
  byId("lost").hidden = false;
  maySleep();
  follow(SEAT);
});
