// A player's phone: the own hand and what can be done now. What is possible comes from the table as choices.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { die, dicePad } from "../lib/dice.js";
import { offerLanguages, tParts, tenths, translate, errorText, t } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { chart, chartOf, oddsOf, percent } from "../lib/odds.js";
import { ranking } from "../lib/result.js";
import { silk } from "../lib/silks.js";
import { choiceLabel, diceLine, nameOf, namesOf, raceLine, describeEvents, spelledOut, wantsDice } from "../lib/phrases.js";

const SEAT = Number(location.pathname.split("/")[2]);
const FACE = { 11: "J", 12: "Q" };
translate();
offerLanguages(byId("language"));
const link = new Link("ws");
let padOpen = false;
let busy = false;

async function ask(promise) {
  busy = true;
  setText(byId("error"), "");
  show();
  const answer = await promise;
  busy = false;
  if (answer.ok) padOpen = false;
  else setText(byId("error"), answer.code === "tap_lost" ? t("tap-lost") : errorText(answer));
  show();
}

const act = (action) => ask(link.act(action));

function showTurn(state, names) {
  const play = state.play;
  const mine = play?.turn === SEAT && !play.question;
  byId("turn").classList.toggle("mine", mine || state.choices.length > 0);
  byId("turn").hidden = Boolean(play?.result);
  renderIfChanged(byId("turn"), [mine, play?.turn, play?.phase, play?.question, play?.race_number, play?.races, names, state.choices.length, state.bulletin?.dice?.sentence, state.bulletin?.dice?.stage], () => {
    const race = raceLine(play);
    return [el("p", { class: "display big" }, headline(state, play, mine, names)), el("p", {}, [race, mine ? diceLine(state.bulletin?.dice) : ""].filter(Boolean).join(" · "))];
  });
}

function headline(state, play, mine, names) {
  if (!play) return t("waiting-for-game");
  if (!state.seats.find(({ seat }) => seat === SEAT)?.playing) return t("join-next-race");
  if (play.question) return t("how-many-cards", { horse: play.question.horse });
  if (mine) return t("your-turn");
  if (play.turn) return t("rolls", { name: nameOf(names, play.turn) });
  if (state.choices.length) return t("you-deal");
  return t(play.phase === "setup" ? "waiting-first-deal" : "waiting-next-race");
}

function showActions(state) {
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  const answered = state.play?.question && state.play.question.answers[state.play.seats.findIndex(({ seat }) => seat === SEAT)];
  renderIfChanged(byId("actions"), [state.choices, likely, state.electronic, padOpen, busy, answered], () =>
    state.choices.flatMap((choice) => (wantsDice(choice) ? rolls(state, choice, likely) : spelledOut(choice).map((action) => button(state, action, answered)))));
}

function rolls(state, { action }, likely) {
  const found = [];
  if (state.electronic) {
    found.push(el("button", { class: "primary wide throw", "data-key": "throw", "aria-busy": busy && "true", onclick: () => ask(link.ask({ t: "throw", based_on: link.state.entry })) }, die(5), t("throw-the-dice"), die(2)));
  }
  for (const dice of likely.slice(0, 3)) {
    found.push(el("button", { class: "primary wide", "data-key": `likely-${dice}`, onclick: () => act({ ...action, dice }) }, `${t("it-is")} `, die(dice[0]), die(dice[1])));
  }
  const pad = padOpen || (!state.electronic && !likely.length);
  if (pad) found.push(dicePad((dice) => act({ ...action, dice })));
  else found.push(el("button", { class: "quiet wide", "data-key": "pad", onclick: () => { padOpen = true; show(); } }, t("enter-other-dice")));
  return found;
}

function button(state, action, answered) {
  const label = choiceLabel(action, state.play);
  const count = action.do === "declare";
  return el("button", {
    class: count ? "count number" : "primary wide", "data-key": JSON.stringify(action), "aria-busy": busy && "true",
    "aria-pressed": count && String(answered === action.cards), "aria-label": label, onclick: () => act(action),
  }, count ? String(action.cards) : label);
}

/** What this race may bring the seat, from the tote: out of the pot, less what its cards and its own rolls may cost. */
function showWorth(odds) {
  const worth = odds?.seats?.[SEAT];
  byId("worth").hidden = !worth;
  if (!worth) return;
  const net = worth.winnings - worth.costs - worth.fines;
  const parts = { winnings: tenths(worth.winnings), costs: tenths(worth.costs), fines: tenths(worth.fines) };
  renderIfChanged(byId("worth"), worth, () => [tParts("race-worth", { chips: el("b", { class: "display number" }, tenths(net)) }),
    el("span", { class: "note number" }, t(worth.costs ? "worth-before-off" : "worth-in-race", parts))]);
}

function showHand(play, mine, odds) {
  const cards = mine?.cards;
  byId("handbox").hidden = !mine || !play.race_number;
  setText(byId("handnote"), play?.physical ? t("printed-cards") : cards?.length === 0 ? t("no-cards-left") : "");
  renderIfChanged(byId("hand"), [cards, play?.race, odds?.win], () => {
    if (!cards) return [];
    return [...new Set(cards)].map((rank) => {
      const lane = play.race.lanes.find(({ number }) => number === rank);
      const count = cards.filter((card) => card === rank).length;
      const dead = Boolean(lane?.scratched);
      const standing = dead ? t("is-scratched") : play.race.winners.includes(rank) ? t("the-winner") : t("left-to-go", { left: lane.length - lane.position });
      const chance = odds?.win[rank];
      const told = chance === undefined ? standing : t("with-chance", { told: standing, chance: percent(chance) });
      return el("li", { class: `card${dead ? " scratched" : ""}${play.race.winners.includes(rank) ? " winner" : ""}`, "--c": lane?.colour, "aria-label": `${t("cards-of", { cards: count, horse: rank })}: ${told}` },
        el("span", { class: "rank slab" }, FACE[rank] ?? String(rank)),
        count > 1 ? el("span", { class: "times number" }, `×${count}`) : null,
        el("span", { class: "word" }, standing, chance === undefined ? null : el("b", { class: "number" }, percent(chance))), el("span", { class: "far" }, el("span", { "--far": lane ? lane.position / lane.length : 0 })));
    });
  });
}

function showRace(play, mine) {
  byId("racebox").hidden = !play?.race_number;
  renderIfChanged(byId("bars"), [play?.race, mine?.cards], () => (play?.race.lanes ?? []).map((lane) => {
    const held = (mine?.cards ?? []).filter((card) => card === lane.number).length;
    const left = lane.length - lane.position;
    return el("li", { class: `${lane.scratched ? "scratched" : ""}${play.race.leader === lane.number ? " leads" : ""}`, "aria-label": t("horse-told", { horse: lane.label, told: [lane.scratched ? t("is-scratched") : t("left-to-go", { left }), held ? t("you-hold", { cards: held }) : ""].filter(Boolean).join(", ") }) },
      el("span", { class: "left number" }, lane.scratched ? "–" : left ? String(left) : t("first-place")),
      el("span", { class: "bar", "--c": lane.colour, "--far": lane.position / lane.length }, el("span")),
      silk(lane), el("span", { class: "mine" }, held ? "●".repeat(held) : ""));
  }));
}

function showOthers(state, play) {
  const views = new Map((play?.seats ?? []).map((view) => [view.seat, view]));
  renderIfChanged(byId("others"), [state.seats, play?.seats, play?.turn], () => (state.seats ?? []).map(({ seat, name, playing }) => {
    const view = views.get(seat);
    return el("li", { class: `${seat === SEAT ? "me" : ""}${play?.turn === seat ? " turn" : ""}` }, el("span", { class: "name" }, name),
      el("span", { class: "note" }, play?.turn === seat ? t("is-rolling") : play && !playing ? t("waits") : ""),
      view && play.races ? el("span", { class: "note number" }, t("won-score", { score: view.score })) : null,
      view ? el("b", { class: "number" }, String(view.chips)) : null);
  }));
}

function showResult(play, names) {
  const over = play?.result;
  const done = play && !over && play.race.finished;
  byId("result").hidden = !over && !done;
  if (over) renderIfChanged(byId("result"), [over, names], () => [el("h2", {}, t(over.winners.includes(SEAT) ? "you-win" : "evening-over")), ranking(over, names)]);
  else if (done) {
    const own = play.payouts.find(({ player }) => player === SEAT);
    const told = own ? t("you-collect", { amount: own.amount, cards: own.cards }) : t("nothing-for-you");
    const won = t("number-wins", { number: play.race.winners[0] });
    const drawn = chartOf(link.state);
    renderIfChanged(byId("result"), [play.race.winners, play.payouts, play.question, drawn], () => [el("h2", {}, won), el("p", {}, play.question ? t("counting") : told),
      drawn ? el("a", { href: drawn, target: "_blank", rel: "noopener", "aria-label": t("chart-large") }, chart(drawn, won)) : null]);
  }
}

function show() {
  const state = link.state;
  if (!state.seats) return;
  const names = namesOf(state.seats);
  const play = state.play;
  const mine = play?.seats?.find(({ seat }) => seat === SEAT);
  setText(byId("me"), nameOf(names, SEAT));
  setText(byId("chips"), String(mine?.chips ?? "–"));
  setText(byId("pot"), String(play?.pot ?? "–"));
  showTurn(state, names);
  showActions(state);
  showResult(play, names);
  const odds = oddsOf(state);
  showWorth(odds);
  showHand(play, mine, odds);
  showRace(play, mine);
  showOthers(state, play);
  setText(byId("caption"), state.bulletin?.caption?.text ?? describeEvents(state.news?.events, names));
}

link.addEventListener("state", show);
link.addEventListener("up", () => {
  byId("connection").hidden = true;
  byId("lost").hidden = true;
  byId("main").hidden = false;
});
link.addEventListener("down", () => {
  setText(byId("connection"), t("reconnecting"));
  byId("connection").hidden = false;
});
link.addEventListener("gone", () => {
  byId("connection").hidden = true;
  byId("main").hidden = true;
  byId("lost").hidden = false;
});
