// The board: what everybody sees. It only shows; nothing can be done here.
import "./lane.js";
import { stayAwake } from "../lib/awake.js";
import { rolledDice, sumOf } from "../lib/dice.js";
import { tellBlocked } from "../lib/blocked.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { gameModule } from "../lib/game.js";
import { horse } from "../lib/horse.js";
import { labelled, localizedError, t, tParts, translate, whole } from "../lib/i18n.js";
import { invitationFor, invitationText } from "./invitation.js";
import { Link } from "../lib/link.js";
import { fitLabels, label } from "../lib/names.js";
import { oddsOf } from "../lib/odds.js";
import { diceLine, namesOf, newsText, phaseText, purseName, raceLine, turnText, unseenDice } from "../lib/phrases.js";
import { finalTotals } from "../lib/result.js";
import { moneyShown, ON_BOARD, scene, suspense, unpaid } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";
import { showAttract } from "./attract.js";
import { showEvening } from "./evening.js";
import { showFinish } from "./finish.js";
import { seated, showHolders } from "./holders.js";
import { showPastRace } from "./past-race.js";

/** @import { Bulletins, Child, GameModule, Names, State } from "../lib/page.js" */
/** @import { GameStatus, Lane, Odds, PageRace, SeatCard } from "../lib/page.js" */
/** @import { TrackLane } from "./lane.js" */

/** Seconds after which something on the board changes while nobody rolls. */
const TURNS = 8;
/** Letters from which a caption is set smaller: it may name twelve people who pay. */
const LONG = 90;
translate();
const link = new Link("/ws", ON_BOARD);
tellBlocked(link);
let pinTimer = 0;
let firstPin = "";
/** @type {Map<number, TrackLane>} */
const lanes = new Map();
const riders = new Set();
let drawn = false;
let painted = "";
let before = {};
let chartWanted = false;

/**
 * Show the course that the game brings itself, or make room for the usual one.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showCourse(state, names, module) {
  const own = Boolean(module.course && state.play);
  byId("gamecourse").hidden = !own;
  // The course that a game brings itself is not preceded by the usual one.
  byId("track").hidden = byId("posts").hidden = !state.race || own || Boolean(module.loading);
  if (own) module.course?.(byId("gamecourse"), { state, names });
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showTrack(state, names, module) {
  const { race, status } = state;
  const odds = oddsOf(state);
  showCourse(state, names, module);
  if (!race || byId("track").hidden) return;
  const longest = Math.max(...race.lanes.map((lane) => lane.length));
  const plan = race.lanes.map(({ number, length, colour, name }) => [number, length, colour, name]);
  byId("track").style.setProperty("--lanes", race.lanes.length);
  renderIfChanged(byId("track"), [plan, race.line], () =>
    race.lanes.map((lane) => {
      const made = /** @type {TrackLane} */ (document.createElement("pp-lane"));
      made.build(lane, longest, race.line);
      lanes.set(lane.number, made);
      return made;
    }),
  );
  for (const lane of race.lanes) lanes.get(lane.number)?.show(lane, standing(lane, race, state, odds, names, module));
  setText(byId("chancehead"), odds ? t("chance") : "");
  byId("heldhead").hidden = !Object.keys(status?.holders ?? {}).length;
}

/**
 * What is said of a lane beside where its horse stands.
 *
 * @param {Lane} lane
 * @param {PageRace} race
 * @param {State} state
 * @param {Odds | undefined} odds
 * @param {Names} names
 * @param {GameModule} module
 */
function standing(lane, race, state, odds, names, module) {
  const { number } = lane;
  const ranks = { "favourite": odds?.favourite, "long-shot": odds?.long_shot };
  return {
    leads: race.leader === number,
    wins: race.winners.includes(number) && !suspense(state),
    cost: state.status?.tolls?.[number],
    chance: odds?.win?.[number],
    rank: Object.entries(ranks).find(([, ranked]) => ranked === number)?.[0],
    note: module.laneNote?.(lane, { state, names }),
  };
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showSide(state, names, module) {
  const money = module.finishes ? (state.status ?? {}) : moneyShown(state);
  byId("potbox").hidden = !money.pot;
  setText(byId("pot"), String(money.pot ?? 0));
  const odds = oddsOf(state);
  const expected = odds?.pot ? t("pot-expected", { chips: Math.round(odds.pot) }) : "";
  setText(byId("potnote"), [expected, module.potNote?.({ state, names }) ?? ""].filter(Boolean).join("; "));
  byId("side").hidden = !module.side;
  module.side?.(byId("side"), { state, names });
  showTurn(state, names, module);
  showFairness(state);
  showPeople(state, names, money);
}

/**
 * Where the seed of a race that is over and paid was revealed.
 *
 * @param {State} state
 */
function revealedAt(state) {
  const { bulletin, race, over } = state;
  const told = bulletin?.fairness;
  return told?.revealed && (race?.finished || over) && !unpaid(state) ? told.head : null;
}

/**
 * What guests can check: the fingerprint of the seed before the race; a code that takes the seal home after it.
 *
 * @param {State} state
 */
function showFairness(state) {
  const { bulletin, electronic } = state;
  const told = bulletin?.fairness;
  setText(
    byId("fingerprint"),
    electronic && told?.commitment ? t("fair-fingerprint", { hash: told.commitment.slice(0, 12) }) : "",
  );
  const head = revealedAt(state);
  byId("proof").hidden = !head;
  if (!head || byId("proof").dataset.head === head) return;
  byId("proof").dataset.head = head;
  byId("proof").href = `/fairness#${head}`;
  byId("proofcode").src = `/fairness.svg?${head}`;
}

/**
 * The dice in the tray and of the last roll.
 *
 * @param {State} state
 */
function showDice(state) {
  const seen = state.bulletin?.dice;
  const proposed = seen?.stage === "proposed" && (seen.values ?? seen.total);
  // What is committed comes from the game, which a correction changes; only a proposal comes from the tray.
  rolledDice(byId("dice"), proposed || (state.status?.last_roll ?? [null, null]), proposed ? undefined : state.news);
  byId("dice").dataset.stage = seen?.stage ?? "";
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showTurn(state, names, module) {
  const asks = Boolean(state.bulletin?.dice?.reason);
  const asked = module.headline?.({ state, names });
  byId("throw").classList.toggle("waits", Boolean(state.status?.turn) && !asked);
  setText(byId("turn"), asked || turnLine(state, names, module));
  showTyped(state);
  byId("throw").classList.toggle("asks", asks && !asked);
  const line = rollLine(state, names, module);
  setText(byId("diceline"), asked ? line : seenLine(state) || line);
}

/**
 * That somebody typed the last roll.
 *
 * @param {State} state
 */
function showTyped({ status, typed }) {
  byId("typed").hidden = !status?.last_roll || !typed;
  setText(byId("typed"), status?.last_roll && typed ? t("typed-in") : "");
}

/**
 * Whose turn it is, or what goes on instead.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function turnLine(state, names, module) {
  const { status, over } = state;
  if (over) return t("game-over");
  if (status?.paused) return t("paused");
  if (status?.turn) return turnText(state, names);
  return module.awaited?.({ state, names }) || t(lull(state));
}

/**
 * What goes on while nobody has the turn.
 *
 * @param {State} state
 */
function lull({ race, status }) {
  if (race?.finished) return "race-over";
  if (race?.running) return "race-is-on";
  return status ? "ready-to-deal" : "the-dice";
}

/**
 * What the game says below the dice, or the last roll.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function rollLine(state, names, module) {
  const roll = state.status?.last_roll;
  return module.diceLine?.({ state, names }) ?? (roll ? t("last-roll", { sum: sumOf(roll) }) : "");
}

/**
 * What is seen in the tray, or that nobody looks; after a race only what is wrong.
 *
 * @param {State} state
 */
function seenLine(state) {
  if (state.race?.finished && !state.bulletin?.dice?.reason) return "";
  const unseen = state.status?.turn ? unseenDice(state) : "";
  return unseen || diceLine(state.bulletin?.dice, state.typing);
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {Partial<GameStatus>} money
 */
function showPeople(state, names, { purses = {}, scores = {} }) {
  const { turn, waiting = [] } = state.status ?? {};
  const seats = state.seats ?? [];
  const many = seats.length > 4;
  byId("people").className = many ? "many" : "";
  setText(byId("starred"), Object.keys(scores).length ? `★ ${t("starred")}` : "");
  byId("people").style.setProperty("--rows", Math.ceil(seats.length / 2));
  renderIfChanged(byId("people"), [state.seats, purses, scores, turn, waiting, purseName()], () =>
    seats.map(({ seat, playing }) =>
      el(
        "li",
        { class: turn === seat || waiting.includes(seat) ? "turn" : "", "--seat": seatLane(seat).colour },
        el(
          "span",
          { class: "name" },
          label(names, seat),
          state.status && !playing ? el("small", {}, ` ${t("waits")}`) : null,
        ),
        scores[seat]
          ? el(
              "span",
              { class: "score number", title: t("tokens-won") },
              el("span", { class: "visually-hidden" }, labelled(t("tokens-won"))),
              `★${scores[seat]}`,
            )
          : null,
        seat in purses
          ? el(
              "span",
              { class: "chips number" },
              el("span", { class: "visually-hidden" }, labelled(purseName())),
              whole(purses[seat]),
            )
          : null,
      ),
    ),
  );
}

/**
 * What was said last; what just happened while nobody says anything, unless that would give a finish away.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function captionOf(state, names, module) {
  const called = state.bulletin?.caption;
  if (!called) return !module.finishes && suspense(state) ? "" : newsText(state.news, names, module);
  return [called.text, ...(called.standing ?? []).filter((text) => !called.text.includes(text))].join(" ");
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showHead(state, names, module) {
  setText(byId("title"), state.pages?.title ?? "");
  setText(byId("race"), [raceLine(state.status), phaseText(state.status)].filter(Boolean).join(" · "));
  const caption = captionOf(state, names, module);
  setText(byId("caption"), caption || (state.game ? "" : t("welcome")));
  byId("caption").classList.toggle("long", (caption ?? "").length > LONG);
  // Faults that only the host can mend are shown here until the first race; after that, only on the host console.
  const faults = (state.bulletin?.faults?.list ?? []).filter(
    ({ severity }) => severity !== "warning" || !state.status?.race,
  );
  const copy = copied(state.bulletin?.fairness?.copies);
  const told = [
    interrupted(state.bulletin?.interruption),
    copy,
    ...faults.slice(-2).map((fault) => localizedError(fault).sentence),
  ];
  renderIfChanged(byId("faults"), told.filter(Boolean), (lines) =>
    lines.map((line) => el("li", { class: line === copy ? "news" : "" }, line)),
  );
}

/**
 * After a power failure: tells guests that everything is as it was, until something happens.
 *
 * @param {Bulletins["interruption"]} told
 */
function interrupted(told) {
  if (!told?.at) return "";
  return t("interrupted-at", { when: clockTime(told.at) });
}

/** @param {number} at */
const clockTime = (at) => new Date(at * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });

/**
 * Who copies the evening in the middle of a race is seen doing it.
 *
 * @param {NonNullable<Bulletins["fairness"]>["copies"] | undefined} copies
 */
function copied(copies) {
  const last = copies?.at(-1);
  if (!last) return "";
  return t("copied-at", { when: clockTime(last.at), through: last.through });
}

/** @param {State} state */
function showDoor(state) {
  const { join, game } = state;
  if (!join) return;
  const invited = invitationFor(join, () => showDoor(link.state));
  if (invited.url && byId("qr").dataset.edition !== join.edition) {
    byId("qr").dataset.edition = join.edition;
    byId("qr").src = `/qr.svg?${join.edition}`;
  }
  byId("qr").hidden = join.door === "closed" || !invited.url;
  renderIfChanged(byId("join"), [join, game, invited], () => invitationText(join, invited, game));
  byId("lobby").hidden = Boolean(game);
  document.body.classList.toggle("idle", !game);
  document.body.classList.toggle("over", Boolean(link.state.over) && !unpaid(link.state));
  if (!game) showLobby(state.seats ?? [], firstPin ? hostLine(join) : null);
}

/** Until the first host has signed in, the screen of the table's own machine shows how to. */
async function learnFirstPin() {
  clearTimeout(pinTimer);
  const answer = await fetch("/host/first").catch(() => null);
  const pin = answer?.status === 200 ? (await answer.json()).pin : "";
  if (pin) pinTimer = setTimeout(learnFirstPin, 5000);
  if (pin === firstPin) return;
  firstPin = pin;
  if (link.state.join) showDoor(link.state);
}

/** @param {any} join */
function hostLine(join) {
  const address = join.address.replace(/^https?:\/\//, "").replace(/\/join.*/, "/host");
  return el(
    "p",
    { class: "first-pin" },
    tParts("first-pin", {
      address: el("b", { class: "number" }, address),
      pin: el("b", { class: "number" }, firstPin),
    }),
  );
}

/**
 * Everybody who has sat down rides onto the board under their name.
 *
 * @param {SeatCard[]} seats
 * @param {Child} host
 */
function showLobby(seats, host) {
  renderIfChanged(byId("lobby"), [seats.map(({ seat, name }) => [seat, name]), firstPin], () => [
    el(
      "ol",
      { class: seats.length > 6 ? "parade many" : "parade" },
      seats.map(({ seat, name }) => {
        const fresh = drawn && !riders.has(seat);
        riders.add(seat);
        return el(
          "li",
          { class: fresh ? "rides-in" : "" },
          horse(seatLane(seat)),
          el("span", { class: "display" }, name),
        );
      }),
    ),
    seats.length
      ? null
      : el(
          "div",
          { class: "parade", "aria-hidden": "true" },
          [2, 6, 11].map((seat) => horse(seatLane(seat))),
        ),
    el(
      "p",
      { class: "display big" },
      t(seats.length ? "players-wait-short" : "gates-empty", { players: seats.length }),
    ),
    el("p", {}, t(seats.length ? "host-starts" : "scan-to-sit")),
    host,
  ]);
  for (const seat of riders) if (!seats.some((one) => one.seat === seat)) riders.delete(seat);
}

function show() {
  const state = link.state;
  if (!state.seats) return;
  const names = namesOf(state.seats);
  const module = gameModule(state, show);
  if (!state.race?.finished && !state.over) {
    before = finalTotals(state.status);
    chartWanted = false;
  }
  const shows = !module.finishes || state.over;
  byId("demonstration").hidden = !state.demonstration;
  document.body.dataset.scene = shows ? scene(state) : "";
  showHead(state, names, module);
  showTrack(state, names, module);
  showDice(state);
  showSide(state, names, module);
  showDoor(state);
  byId("overlay").hidden = true;
  if (shows)
    showFinish(byId("overlay"), state, { names, module, before, chart: chartWanted || state.showing === "chart" });
  showPastRace(byId("past"), state.showing);
  showEvening(byId("evening"), state, (painting) => link.ask({ t: "painted", ...painting }, false));
  showAttract(state, Boolean(firstPin));
  fit(state, names);
  drawn = true;
  tellPainted(state);
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
function tellPainted({ bulletin }) {
  const { name, entry } = bulletin?.scene ?? {};
  const key = name ? `${entry} ${name}` : "";
  if (painted === key) return;
  painted = key;
  // The second frame begins when the first has been drawn.
  if (key)
    requestAnimationFrame(() => requestAnimationFrame(() => link.ask({ t: "painted", entry, scene: name }, false)));
}

link.addEventListener("up", () => {
  byId("connection").hidden = true;
  stayAwake();
  learnFirstPin();
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

setInterval(() => document.body.classList.toggle("second-look"), 1000 * TURNS);

/** @type {number | undefined} */
let idle;
addEventListener("pointermove", () => {
  document.body.classList.remove("still");
  clearTimeout(idle);
  idle = setTimeout(() => document.body.classList.add("still"), 4000);
});
