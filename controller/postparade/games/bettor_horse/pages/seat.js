// A player's phone in Bettor Horse: the hand, the commitment that is put together here, and what came of it.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { labelled } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { dye, mark, pairText, parse, roundText, w } from "./cards.js";
import { composer } from "./composer.js";
import { entry } from "./entry.js";
import { handOf, peek } from "./hand.js";
import { rules } from "./rules.js";
import { tipsNow, watching } from "./watching.js";

export { describe } from "./phrases.js";

/** @import { Asking, Context, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/**
 * @param {any} given
 * @param {number} seat
 */
const other = ({ pair }, seat) => pair[pair[0] === seat ? 1 : 0];

/**
 * What a duel beside the schedule asks for.
 *
 * @type {Record<string, string>}
 */
const PICK = { "sudden-death": "pick-duel", "pool-race": "pick-pool-race" };

/**
 * What is asked of this seat now, in a line.
 *
 * @param {SeatTools<GameView>} context
 */
export function headline({ state: { play, status }, names, seat }) {
  if (!play?.round) return undefined;
  dye(play.seats);
  const { round, phase } = play;
  if (phase === "finished") return undefined;
  if (!round.pair.includes(seat)) {
    const [first, second] = round.pair.map((one) => nameOf(names, one));
    return `${w("now-racing", { first, second })} ${next(play, seat)}`.trim();
  }
  const name = nameOf(names, other(round, seat));
  return asked(play, status.waiting.includes(seat), name) ?? w(round.outcomes ? "round-run" : "look-up");
}

/**
 * What is asked of one of the two who meet, or of the other, who is called `name`.
 *
 * @param {GameView} play
 * @param {boolean} mine
 * @param {string} name
 */
function asked({ phase, printed, round }, mine, name) {
  switch (phase) {
    case "commit":
      if (printed) return w("lay-cards", { cards: round.size });
      if (!mine) return w("waiting-for", { name });
      return w(PICK[round.kind] ?? (round.size > 1 ? "pick-three" : "pick-one"), { name });
    case "track":
      return mine ? w("wet-or-dry") : w(round.duel ? "other-tosses" : "other-cuts", { name });
    case "adjust":
      return mine ? w("your-mudder") : w("waiting-for", { name });
    default:
      return undefined;
  }
}

/**
 * When a seat that is only watching will race next.
 *
 * @param {GameView} play
 * @param {number} seat
 */
function next(play, seat) {
  const at = play.schedule.findIndex(
    (slot, index) => index >= play.round.number && (slot.first === seat || slot.second === seat),
  );
  return at < 0 ? "" : w("your-next", { rounds: at + 1 - play.round.number });
}

/**
 * As soon as a round is over the status has the number of the next one, which the headline is about. A duel beside
 * the schedule is named by the headline of those who race.
 *
 * @param {SeatTools<GameView>} context
 */
export const numbersNext = ({ state: { play }, seat }) => !play?.round?.duel || !play.round.pair.includes(seat);

/**
 * The controls of this game; the page makes plain buttons for the rest.
 *
 * @param {Asking} choice
 * @param {SeatTools<GameView>} tools
 */
export function control(choice, tools) {
  switch (choice.action.do) {
    case "commit":
      return tools.state.play.hand ? committing(choice, tools) : undefined;
    case "adjust":
      return mudder(choice, tools);
    case "enter":
      return entry(choice, tools);
  }
  return undefined;
}

/**
 * @param {Asking} choice
 * @param {SeatTools<GameView>} tools
 */
function committing(choice, tools) {
  const [cards, bets] = choice.needs;
  const { play } = tools.state;
  return composer(
    {
      round: play.round.number,
      size: cards.most ?? 1,
      cards: cards.of,
      bets: bets.of,
      chances: chancesOf(tools),
      stakes: stakesText(play),
      lock: (commitment) => tools.act({ ...choice.action, ...commitment }, choice),
    },
    play,
  );
}

/**
 * What a right bet in a final is worth beside the cards that run.
 *
 * @param {GameView} play
 */
const stakesText = ({ round, pool }) =>
  round.kind.startsWith("final") && pool ? w("pot-at-stake", { cards: pool }) : undefined;

/** @param {SeatTools<GameView>} context */
function chancesOf({ state, seat }) {
  const odds = state.bulletin?.odds;
  return odds?.on ? odds.bets?.[seat] : undefined;
}

/**
 * @param {Asking} choice
 * @param {SeatTools<GameView>} context
 */
function mudder(choice, { state: { play }, names, seat, act }) {
  const side = play.round.pair.indexOf(seat);
  const [own, rival] = [side, 1 - side].map((at) => play.round.runners?.[at]);
  const known = rival && !play.round.covered[1 - side];
  const steps = choice.needs[0].of.map(Number);
  return el(
    "div",
    { class: "bh-mudder", role: "group", "aria-label": w("your-mudder") },
    known ? el("p", { class: "note" }, w("rival-runs", { name: nameOf(names, rival.seat), speed: rival.speed })) : null,
    steps.map((by) =>
      el(
        "button",
        { class: "bh-by", "data-key": `by ${by}`, onclick: () => act({ ...choice.action, by }, choice) },
        el("b", { class: "display number" }, String((own?.speed ?? 0) + by)),
        el("span", {}, w(by > 0 ? "mud-likes" : by < 0 ? "mud-hates" : "mud-same")),
        known ? el("small", {}, w(`lane-would-${compared((own?.speed ?? 0) + by, rival.speed)}`)) : null,
      ),
    ),
  );
}

/**
 * @param {number} own
 * @param {number} rival
 */
const compared = (own, rival) => (own > rival ? "win" : own < rival ? "lose" : "draw");

/**
 * The hand when there is nothing to choose, what was locked, and the cards won.
 *
 * @param {HTMLElement} target
 * @param {SeatTools<GameView>} context
 */
export function hand(target, context) {
  const {
    state: { play },
    names,
    seat,
  } = context;
  const composing = play.phase === "commit" && play.waiting.includes(seat);
  const { round, last, schedule, pool, seats } = play;
  const own = [play.hand, play.winnings, play.locked, composing, tipsNow(play)];
  const data = [own, round, last, schedule, pool, seats, play.phase, names];
  renderIfChanged(target, data, () => {
    if (!play.hand) return [el("p", { class: "note" }, w("printed-cards")), rulesBox()];
    const locked = play.locked && play.phase !== "finished" ? peek(play.locked, play.hand) : null;
    const watches = watching(context);
    return [
      locked,
      watches,
      composing || watches.length
        ? null
        : el(
            "details",
            { class: "bh-box" },
            el("summary", {}, w("your-cards", { cards: play.hand.length })),
            handOf(play, {}),
          ),
      winnings(play),
      rulesBox(),
    ];
  });
}

/** @param {GameView} play */
function winnings({ winnings: won }) {
  if (!won?.length) return el("p", { class: "note" }, w("no-winnings"));
  return el(
    "details",
    { class: "bh-box" },
    el("summary", {}, w("your-winnings", { cards: won.length })),
    el(
      "div",
      { class: "bh-won" },
      won.map((card) =>
        el(
          "span",
          { class: "bh-card", "--c": parse(card.id).light, role: "img", "aria-label": card.name },
          el("b", { class: "display" }, String(card.speed)),
          mark(card.letter),
        ),
      ),
    ),
  );
}

const rulesBox = () => {
  const box = el("details", { class: "bh-box" }, el("summary", {}, w("rules")));
  box.addEventListener("toggle", () => {
    if (box.open && box.children.length === 1) box.append(rules());
  });
  return box;
};

/**
 * What was decided last: the round, or one of its lanes.
 *
 * @param {Context<GameView>} context
 */
export function resultTitle({ state: { play }, names }) {
  const round = play.round.lanes.length ? play.round : play.last;
  return round ? labelled(roundText(round, play.rounds), pairText(round, names)) : "";
}

/**
 * A chart covers a whole round: while its lanes are being run, there is only that of the round before.
 *
 * @param {Context<GameView>} context
 */
export const charted = ({ state: { play } }) => !play.round.lanes.length;

/**
 * What the lane or the round brought this seat.
 *
 * @param {SeatTools<GameView>} context
 */
export function result({ state: { play }, names, seat }) {
  const round = play.round.lanes.length ? play.round : play.last;
  if (!round?.lanes.length) return "";
  if (!round.pair.includes(seat)) return w("lane-run", { lane: round.lanes.length, lanes: round.size });
  const side = round.pair.indexOf(seat);
  if (!round.outcomes) return w(`lane-${round.lanes.at(-1)?.results[side]}`, { lane: round.lanes.length });
  const name = nameOf(names, other(round, seat));
  return `${prizeText(round, seat, name)} ${w(`outcome-${round.outcomes[side]}`)} ${betText(round, seat, name)}`.trim();
}

/**
 * How many cards a round brought `seat`, whose rival is called `name`; a duel moves none.
 *
 * @param {GameView["round"]} round
 * @param {number} seat
 * @param {string} name
 */
function prizeText({ prize, right, size, duel }, seat, name) {
  if (duel || !prize) return "";
  if (prize === "pool") return w("prize-pool", { cards: 2 * size });
  if (!right.includes(seat)) return w("prize-other", { name, cards: 2 * size });
  return w("prize-cards", { cards: prize === "all" ? 2 * size : size });
}

/**
 * @param {GameView["round"]} round
 * @param {number} seat
 * @param {string} name
 */
const betText = ({ right }, seat, name) => w(right.includes(seat) ? "bet-right" : "bet-wrong", { name });
