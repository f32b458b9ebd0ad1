// A player's phone: what the seat holds and what can be done now. What is possible comes from the table as choices.
import { maySleep, stayAwake } from "../lib/awake.js";
import { control, drafted, wantsDice } from "../lib/controls.js";
import { tellBlocked } from "../lib/blocked.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { die, dicePad, rolledDice, sumOf } from "../lib/dice.js";
import { gameModule } from "../lib/game.js";
import { horse } from "../lib/horse.js";
import { errorText, offerLanguages, t, tenths, tParts, translate, whole } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { fitLabels, label } from "../lib/names.js";
import { chart, chartOf, oddsOf } from "../lib/odds.js";
import {
  calledText,
  diceLine,
  list,
  nameOf,
  namesOf,
  newsText,
  purseName,
  raceLine,
  turnNote,
  turnText,
  unseenDice,
  winnerText,
} from "../lib/phrases.js";
import { bestOf, finalTotals, ranking } from "../lib/result.js";
import { BESIDE_BOARD, moneyShown, resultFirst, suspense, unpaid } from "../lib/show.js";
import { seatLane, silk } from "../lib/silks.js";
import { primaryButton, untouched } from "../lib/tap.js";

/** @import { Choice, GameModule, GameStatus, Lane, Names, Odds, PageRace, State } from "../lib/page.js" */

const SEAT = Number(location.pathname.split("/")[2]);
translate();
offerLanguages(byId("language"));
const link = new Link("ws", BESIDE_BOARD);
tellBlocked(link);
let padOpen = false;
/** @type {boolean | undefined} */
let wasCalled;
/** @type {Record<string, boolean> | undefined} */
let moment;
const pending = new Set();

/** Milliseconds for which a refusal is shown: what it is about is over by then. */
const REFUSED_FOR = 10_000;
/** @type {number | undefined} */
let refused;

/** @param {string} text */
function tellRefusal(text) {
  clearTimeout(refused);
  setText(byId("error"), text);
  if (text) refused = setTimeout(() => setText(byId("error"), ""), REFUSED_FOR);
}

/**
 * What is gone when an action lapses, by the action; of any other it is only said that it is.
 *
 * @type {Record<string, string>}
 */
const LAPSED = {
  bet: "lapsed-bet",
  move_bet: "lapsed-move-bet",
  vip: "lapsed-vip",
  declare: "lapsed-declare",
  join: "lapsed-join",
};
/** @type {number | undefined} */
let corrected;

/**
 * Whoever did something that a corrected roll has undone is told so.
 *
 * @param {State} state
 */
function tellLapsed({ news }) {
  if (news?.kind !== "correction" || news.entry === corrected) return;
  corrected = news.entry;
  const own = news.events.flatMap(({ lapsed }) => lapsed ?? []).filter(({ seat }) => seat === SEAT);
  const words = new Set(own.map((lapse) => t(LAPSED[lapse.do] ?? "lapsed-other")));
  if (words.size) tellRefusal(t("tell-lapsed", { what: list([...words]) }));
}

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
  if (answer.ok) padOpen = false;
  else tellRefusal(answer.code === "tap_lost" ? t("tap-lost") : errorText(answer));
  show();
  return answer;
}

/**
 * @param {any} action
 * @param {{ keep?: boolean }} [choice]
 */
const act = (action, { keep = true } = {}) => ask(JSON.stringify(action), link.act(action, keep));

/** @param {State} state */
const context = (state) => ({ state, names: namesOf(state.seats), seat: SEAT, act, again: show });

/**
 * What is said to somebody who takes no part in the running game; nothing to those who do.
 *
 * @param {State} state
 */
function takesNoPart({ seats, status, over }) {
  const own = seats.find(({ seat }) => seat === SEAT);
  if (own?.playing || !status || over) return "";
  return t(own?.joins ? "join-next-race" : "only-watching");
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showTurn(state, names, module) {
  const { status } = state;
  const mine = status?.turn === SEAT && !status.asked;
  const called = mine || (status?.waiting ?? []).includes(SEAT) || state.choices.length > 0;
  byId("turn").classList.toggle("mine", called);
  const told = toldFirst(state, module);
  const text = told ?? headline(state, mine, names, module);
  const line = belowHeadline(state, module, mine, Boolean(told));
  renderIfChanged(byId("turntext"), [text, line], () => [el("p", { class: "display big" }, text), el("p", {}, line)]);
  buzz(called);
  lookUp({
    called,
    running: Boolean(state.race?.running),
    told: Boolean(state.race?.finished && !suspended(state, module)),
  });
  showMount(state, module, line);
}

/**
 * What the headline says whatever the turn: to look up while the board shows a finish, or what the game has to say.
 *
 * @param {State} state
 * @param {GameModule} module
 */
function toldFirst(state, module) {
  const looks = state.holding && state.holding !== "dice";
  return looks ? t("look-up") : module.headline?.(context(state));
}

/**
 * The small line below the headline, which the game may have worded (`told`).
 *
 * @param {State} state
 * @param {GameModule} module
 * @param {boolean} mine
 * @param {boolean} told
 */
function belowHeadline(state, module, mine, told) {
  // The headline is about the next race once the result has been seen; few games have a number for that one already.
  const next = state.race?.finished && !state.over && !resultFirst(state) && !module.numbersNext?.(context(state));
  const parts = [
    told ? takesNoPart(state) : "", // What a game shows everybody does not say who takes no part.
    next ? "" : raceLine(state.status),
    mine ? unseenDice(state) || diceLine(state.bulletin?.dice, state.typing) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/**
 * The phone buzzes when it is this player's turn, where it can.
 *
 * @param {boolean} called
 */
function buzz(called) {
  if (called && wasCalled === false && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  wasCalled = called;
}

/**
 * The rules in pictures until the first race, and the horse of the seat until there is a game.
 *
 * @param {State} state
 * @param {GameModule} module
 * @param {string} line
 */
function showMount(state, module, line) {
  const { status } = state;
  const lesson = status && !status.race ? module.lesson?.(context(state)) : undefined;
  byId("mount").hidden = Boolean(status) && !lesson;
  renderIfChanged(byId("mount"), [Boolean(status), Boolean(lesson), state.seats.length], () =>
    status ? (lesson ?? []) : [horse(seatLane(SEAT)), el("p", { class: "note" }, line || t("waiting-for-game"))],
  );
}

/**
 * A turn, the off and a result are shown at the top: the page goes back there, unless a finger is busy further down.
 *
 * @param {Record<string, boolean>} now
 */
function lookUp(now) {
  const before = moment;
  if (before && Object.keys(now).some((what) => now[what] && !before[what]) && untouched()) scrollTo(0, 0);
  moment = now;
}

/**
 * Phones say who wins once the board has. Games that name their own result need no board.
 *
 * @param {State} state
 * @param {GameModule} module
 */
const suspended = (state, module) => !module.resultTitle && suspense(state);

/**
 * @param {State} state
 * @param {boolean} mine
 * @param {Names} names
 * @param {GameModule} module
 */
function headline(state, mine, names, module) {
  const { status } = state;
  if (!status) return t("you-are-in");
  if (state.over) return t(suspended(state, module) ? "look-up" : "game-ended");
  const apart = takesNoPart(state);
  if (apart) return apart;
  if (status.paused) return t("paused");
  if (mine) return t(state.pages?.dice === false ? "you-owe-answer" : "your-turn");
  if (status.waiting.includes(SEAT)) return t("you-owe-answer");
  return status.turn ? turnText(state, names) : t(meanwhile(state));
}

/**
 * What goes on while nobody has the turn.
 *
 * @param {State} state
 */
function meanwhile(state) {
  if (resultFirst(state)) return "look-up";
  if (state.choices.some(({ primary }) => primary)) return "you-deal";
  if (state.race?.running) return "race-is-on";
  return state.status?.race ? "waiting-next-race" : "waiting-first-deal";
}

/**
 * The dice of the last roll: they tumble on the phone as they do on the board.
 *
 * @param {State} state
 */
function showDice(state) {
  const roll = state.status?.last_roll;
  byId("lastdice").hidden = !roll;
  if (roll) rolledDice(byId("lastdice"), roll, state.news);
  if (roll) byId("lastdice").setAttribute("aria-label", t("last-roll", { sum: sumOf(roll) }));
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showActions(state, names, module) {
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  const waits = resultFirst(state);
  const choices = module.loading
    ? []
    : state.choices.filter(({ primary, needs }) => !waits || !primary || needs?.length);
  const tools = context(state);
  renderIfChanged(
    byId("actions"),
    [
      choices,
      likely,
      unseenDice(state),
      state.electronic,
      state.status?.pace,
      state.typing,
      padOpen,
      [...pending],
      drafted(),
      names,
      state.play,
      state.pages?.name,
      Object.keys(module),
    ],
    () =>
      choices.flatMap((choice) =>
        wantsDice(choice) ? rolls(state, choice, likely) : [module.control?.(choice, tools) ?? control(choice, tools)],
      ),
  );
  byId("actions").setAttribute("aria-busy", String(pending.size > 0));
}

/**
 * The ways to answer a choice that waits for dice.
 *
 * @param {State} state
 * @param {Choice} choice
 * @param {number[][]} likely
 */
function rolls(state, { action, keep = true }, likely) {
  const thrown = state.electronic ? throwing(Boolean(state.status?.pace)) : [];
  /** @param {number[]} dice */
  const entered = (dice) => act({ ...action, dice }, { keep });
  if (state.typing === "everybody") return [...thrown, ...typing(state, likely, entered)];
  return state.electronic || unseenDice(state) ? thrown : [...thrown, el("p", { class: "note" }, t("typing-off"))];
}

/**
 * The button that throws the electronic dice; less prominent while the table throws by itself.
 *
 * @param {boolean} paced
 */
function throwing(paced) {
  const throwThem = () => ask("throw", link.ask({ t: "throw", based_on: link.state.entry }));
  return [
    paced ? el("p", { class: "note" }, t("table-rolls")) : null,
    primaryButton("throw", [die(5), t("throw-the-dice"), die(2)], throwThem, {
      class: `${paced ? "" : "primary "}wide throw`,
      "aria-busy": pending.has("throw") && "true",
    }),
  ];
}

/**
 * What was probably thrown, one tap each, and the pad to enter anything else.
 *
 * @param {State} state
 * @param {number[][]} likely
 * @param {(dice: number[]) => void} entered
 */
function typing(state, likely, entered) {
  const open = () => {
    padOpen = true;
    show();
  };
  return [
    ...likely
      .slice(0, 3)
      .map((dice) =>
        el(
          "button",
          { class: "primary wide", "data-key": `likely-${dice}`, onclick: () => entered(dice) },
          `${t("it-is")} `,
          die(dice[0]),
          die(dice[1]),
        ),
      ),
    padOpen || (!state.electronic && !likely.length)
      ? dicePad(entered, undefined, state.dice)
      : el("button", { class: "quiet wide", "data-key": "pad", onclick: open }, t("enter-other-dice")),
  ];
}

/**
 * What this race may bring the seat, from the tote: out of the pot, less what its cards and its own rolls may cost.
 *
 * @param {Odds | undefined} odds
 */
function showWorth(odds) {
  const worth = odds?.seats?.[SEAT];
  byId("worth").hidden = !worth;
  if (!worth) return;
  const net = worth.winnings - worth.costs - worth.fines;
  const parts = { winnings: tenths(worth.winnings), costs: tenths(worth.costs), fines: tenths(worth.fines) };
  renderIfChanged(byId("worth"), worth, () => [
    tParts("race-worth", { chips: el("b", { class: "display number" }, tenths(net)) }),
    el("span", { class: "note number" }, t(worth.costs ? "worth-before-off" : "worth-in-race", parts)),
  ]);
}

/**
 * @param {State} state
 * @param {GameModule} module
 * @param {Odds | undefined} odds
 */
function showHand(state, module, odds) {
  const shown = module.hand && state.status?.race && state.seats.find(({ seat }) => seat === SEAT)?.playing;
  byId("handbox").hidden = !shown;
  if (shown) module.hand?.(byId("hand"), { ...context(state), odds });
}

/** @param {State} state */
function showRace({ race, status }) {
  byId("racebox").hidden = !race?.lanes.length || !status?.race;
  byId("bars").style.setProperty("--lanes", race?.lanes.length ?? 1);
  renderIfChanged(byId("bars"), [race, status?.holders], () =>
    (race?.lanes ?? []).map((lane) =>
      bar(lane, race?.leader === lane.number, status?.holders?.[lane.number]?.[SEAT] ?? 0),
    ),
  );
}

/**
 * How far a horse has come, and how many cards or tokens of it this seat holds.
 *
 * @param {Lane} lane
 * @param {boolean} leads
 * @param {number} held
 */
function bar(lane, leads, held) {
  const left = Math.max(0, lane.length - lane.position);
  const told = [
    lane.scratched ? t("is-scratched") : left ? t("left-to-go", { left }) : t("has-won"),
    held ? t("you-hold", { cards: held }) : "",
  ];
  return el(
    "li",
    {
      class: `${lane.scratched ? "scratched" : ""}${leads ? " leads" : ""}`,
      "aria-label": t("horse-told", { horse: lane.label, told: told.filter(Boolean).join(", ") }),
    },
    el("span", { class: "left number" }, lane.scratched ? "–" : left ? String(left) : t("first-place")),
    el("span", { class: "bar", "--c": lane.colour, "--far": lane.position / lane.length }, el("span")),
    silk(lane),
    el("span", { class: "mine" }, held ? "●".repeat(Math.min(held, 4)) : ""),
  );
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {Partial<GameStatus>} money
 */
function showOthers(state, names, { purses = {}, scores = {} }) {
  const { turn } = state.status ?? {};
  renderIfChanged(byId("others"), [state.seats, purses, scores, turn], () =>
    (state.seats ?? []).map(({ seat, playing }) =>
      el(
        "li",
        { class: `${seat === SEAT ? "me" : ""}${turn === seat ? " turn" : ""}`, "--seat": seatLane(seat).colour },
        el("span", { class: "name" }, label(names, seat)),
        el("span", { class: "note" }, turn === seat ? turnNote(state) : state.status && !playing ? t("waits") : ""),
        seat in scores ? el("span", { class: "note number" }, t("won-score", { score: scores[seat] })) : null,
        seat in purses ? el("b", { class: "number" }, whole(purses[seat])) : null,
      ),
    ),
  );
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showResult(state, names, module) {
  const { race, status, over } = state;
  const shown = (race?.finished || over) && !suspended(state, module);
  byId("result").hidden = !shown;
  if (!shown || !status) return;
  if (over) showEnd(status, names);
  else if (race) showOutcome(state, race, status, module);
}

/**
 * Who has won the game, and what everybody has.
 *
 * @param {Required<GameStatus>} status
 * @param {Names} names
 */
function showEnd(status, names) {
  const totals = finalTotals(status);
  const best = bestOf(totals, status.winners);
  const who = list(best.map((seat) => nameOf(names, seat)));
  const title =
    best.length > 1
      ? t("share-victory", { names: who })
      : best[0] === String(SEAT)
        ? t("you-win")
        : t("wins-game", { name: who });
  renderIfChanged(byId("result"), [totals, names], () => [
    el("h2", {}, title),
    ranking(totals, names, undefined, status.winners),
  ]);
}

/**
 * Who has won the race, what it brought this seat, and its chart.
 *
 * @param {State} state
 * @param {PageRace} race
 * @param {Required<GameStatus>} status
 * @param {GameModule} module
 */
function showOutcome(state, race, status, module) {
  const won = module.resultTitle?.(context(state)) ?? winnerText(race);
  const drawn = unpaid(state) || module.charted?.(context(state)) === false ? "" : chartOf(state);
  const told =
    takesNoPart(state) || unpaid(state)
      ? ""
      : (module.result?.(context(state)) ?? t(status.paid.includes(SEAT) ? "you-are-paid" : "nothing-for-you"));
  renderIfChanged(byId("result"), [won, told, drawn], () => [
    el("h2", {}, won),
    told ? el("p", {}, told) : null,
    drawn
      ? el("a", { href: drawn, target: "_blank", rel: "noopener", "aria-label": t("chart-large") }, chart(drawn, won))
      : null,
  ]);
}

/**
 * What this seat has, and what can be won.
 *
 * @param {Partial<GameStatus>} money
 */
function showMoney({ purses, pot }) {
  setText(byId("chips"), whole(purses?.[SEAT] ?? "–"));
  byId("chipsbox").hidden = purses?.[SEAT] === undefined;
  byId("potbox").hidden = !pot;
  setText(byId("pot"), String(pot ?? "–"));
}

function show() {
  const state = link.state;
  if (!state.seats) return;
  const module = gameModule(state, show);
  const names = namesOf(state.seats);
  tellLapsed(state);
  byId("demonstration").hidden = !state.demonstration;
  setText(byId("me"), nameOf(names, SEAT));
  setText(byId("chipsname"), purseName());
  const money = module.resultTitle ? (state.status ?? {}) : moneyShown(state);
  showMoney(money);
  showTurn(state, names, module);
  showDice(state);
  showActions(state, names, module);
  showResult(state, names, module);
  const odds = oddsOf(state);
  showWorth(odds);
  showHand(state, module, odds);
  showRace(state);
  showOthers(state, names, money);
  for (const part of ["others", "result"]) fitLabels(byId(part), names);
  setText(byId("caption"), calledText(state) ?? (suspended(state, module) ? "" : newsText(state.news, names, module)));
}

link.addEventListener("state", show);
link.addEventListener("up", () => {
  byId("connection").hidden = true;
  byId("lost").hidden = true;
  byId("main").hidden = false;
  stayAwake();
});
link.addEventListener("down", () => {
  setText(byId("connection"), t("reconnecting"));
  byId("connection").hidden = false;
});
link.addEventListener("gone", (/** @type {any} */ { detail }) => {
  setText(byId("losttitle"), t(detail.free ? "seat-free" : "seat-elsewhere"));
  setText(byId("lostway"), t(detail.free ? "seat-free-way" : "seat-elsewhere-way"));
  byId("connection").hidden = true;
  byId("chipsbox").hidden = byId("potbox").hidden = true;
  byId("main").hidden = true;
  byId("lost").hidden = false;
  maySleep();
});
