// A player's phone in a dice race: the hand, what it may bring, and how many cards of a scratched horse it holds.
import { die } from "/static/lib/dice.js";
import { el, renderIfChanged } from "/static/lib/dom.js";
import { horse } from "/static/lib/horse.js";
import { t } from "/static/lib/i18n.js";
import { percent } from "/static/lib/odds.js";
import { nameOf } from "/static/lib/phrases.js";
import { resultFirst, still } from "/static/lib/show.js";
import { silk } from "/static/lib/silks.js";

export { need } from "./needs.js";
export { describe } from "./phrases.js";

/** @import { Asking, Child, Context, Lane, Odds, PageRace, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/**
 * What the seat is asked, or whose deal it waits for once the result has been seen.
 *
 * @param {SeatTools<GameView>} context
 */
export function headline({ state, names, seat }) {
  const { play } = state;
  if (play?.question) return t("how-many-cards", { horse: play.question.horse });
  const waits = play?.next_dealer && play.next_dealer !== seat && play.seats.some((one) => one.seat === seat);
  return waits && !resultFirst(state) ? t("deals", { name: nameOf(names, play.next_dealer ?? 0) }) : undefined;
}

/**
 * The rules in three pictures, until the first cards are dealt.
 *
 * @param {Context<GameView>} context
 */
export function lesson({ state: { race } }) {
  /** @param {number} sum */
  const lane = (sum) => race?.lanes.find(({ sums, number }) => (sums ?? [number]).includes(sum));
  const [moved, out] = [lane(7), lane(9)];
  if (!moved || !out) return undefined;
  /**
   * @param {string} word
   * @param {...Child} picture
   */
  const step = (word, ...picture) =>
    el("li", {}, el("span", { class: "picture", "aria-hidden": "true" }, ...picture), el("span", {}, t(word)));
  return [
    el(
      "ol",
      { class: "lesson" },
      step("lesson-dice", die(3), die(4), silk(moved)),
      step("lesson-scratch", el("span", { class: "out" }, silk(out)), el("b", { class: "display big number" }, "−1")),
      step("lesson-win", horse(moved)),
    ),
  ];
}

/** Milliseconds that a card burns whose horse has been scratched. */
const BURNS = 1600;
/** @type {{ race: number, ranks: number[], burning: number[] }} */
let held = { race: 0, ranks: [], burning: [] };

/**
 * The cards that this seat has just lost to a scratched horse: they are seen to burn.
 *
 * @param {number[]} ranks
 * @param {SeatTools<GameView>} context
 */
function burning(ranks, { state: { play, race }, again }) {
  const before = held.race === play.race_number ? held : { ranks, burning: [] };
  const lost = before.ranks.filter(
    (rank) => !ranks.includes(rank) && race.lanes.some(({ number, scratched }) => number === rank && scratched),
  );
  if (lost.length && !still.matches)
    setTimeout(() => {
      held = { ...held, burning: held.burning.filter((rank) => !lost.includes(rank)) };
      again();
    }, BURNS);
  held = { race: play.race_number, ranks, burning: [...before.burning, ...(still.matches ? [] : lost)] };
  return held.burning;
}

/**
 * The cards of the seat, with how far their horses have come.
 *
 * @param {HTMLElement} target
 * @param {SeatTools<GameView>} context
 */
export function hand(target, context) {
  const {
    state: { play, race },
    seat,
    odds,
  } = context;
  const { cards, chips } = play.seats.find((view) => view.seat === seat) ?? {};
  const gone = burning([...new Set(cards ?? [])], context);
  renderIfChanged(target, [cards, gone, chips === 0, race, odds?.win, play.physical], () => {
    const notes = [
      play.physical ? t("printed-cards") : cards?.length === 0 ? t("no-cards-left") : "",
      chips === 0 && !race.finished ? t("no-chips-left") : "",
    ];
    const ranks = [...new Set(cards ?? [])];
    return [
      el(
        "ul",
        { class: "hand" },
        [...ranks, ...gone]
          .sort((one, two) => one - two)
          .map((rank) => (gone.includes(rank) ? burningCard(rank, race) : card(rank, cards ?? [], race, odds))),
      ),
      notes.map((note) => (note ? el("p", { class: "note" }, note) : null)),
    ];
  });
}

/**
 * @param {number} rank
 * @param {PageRace} race
 */
const burningCard = (rank, race) =>
  el(
    "li",
    {
      class: "card scratched burns",
      "--c": race.lanes.find(({ number }) => number === rank)?.colour,
      "aria-hidden": "true",
    },
    el("span", { class: "rank display" }, String(rank)),
    el("span", { class: "word" }, t("is-scratched")),
  );

/**
 * How far a horse has come, in words.
 *
 * @param {Lane | undefined} lane
 * @param {PageRace} race
 */
function statusOf(lane, race) {
  if (!lane) return "";
  if (lane.scratched) return t("is-scratched");
  return race.winners.includes(lane.number) ? t("the-winner") : t("left-to-go", { left: lane.length - lane.position });
}

/**
 * @param {number} rank
 * @param {number[]} cards
 * @param {PageRace} race
 * @param {Odds | undefined} odds
 */
function card(rank, cards, race, odds) {
  const lane = race.lanes.find(({ number }) => number === rank);
  const count = cards.filter((one) => one === rank).length;
  const kind = ["card", lane?.scratched ? "scratched" : "", race.winners.includes(rank) ? "winner" : ""];
  const status = statusOf(lane, race);
  const chance = odds?.win?.[rank];
  const told = chance === undefined ? status : t("with-chance", { told: status, chance: percent(chance) });
  return el(
    "li",
    {
      class: kind.filter(Boolean).join(" "),
      "--c": lane?.colour,
      "aria-label": `${t("cards-of", { cards: count, horse: rank })}: ${told}`,
    },
    el("span", { class: "rank display" }, String(rank)),
    count > 1 ? el("span", { class: "times number" }, `×${count}`) : null,
    el("span", { class: "word" }, status, chance === undefined ? null : el("b", { class: "number" }, percent(chance))),
    el("span", { class: "far" }, el("span", { "--far": lane ? lane.position / lane.length : 0 })),
  );
}

/**
 * Counts of printed cards: one big button for each number; that of the previous answer is pressed.
 *
 * @param {Asking} choice
 * @param {SeatTools<GameView>} context
 */
export function control(choice, { state: { play }, seat, act }) {
  if (choice.action.do !== "declare" || !play?.question) return undefined;
  const [need] = choice.needs;
  const said = play.question.answers[play.seats.findIndex((view) => view.seat === seat)];
  const { horse: asked } = choice.action;
  return el(
    "div",
    { class: "values counts" },
    Array.from({ length: (need.highest ?? 0) - (need.lowest ?? 0) + 1 }, (_, at) => (need.lowest ?? 0) + at).map(
      (cards) =>
        el(
          "button",
          {
            class: "count number",
            "data-key": `declare ${cards}`,
            "aria-pressed": String(said === cards),
            "aria-label": t("cards-of", { horse: asked, cards }),
            onclick: () => act({ ...choice.action, cards }),
          },
          String(cards),
        ),
    ),
  );
}

/**
 * What the race brought this seat; nothing is said to one without cards, who may have come after the race.
 *
 * @param {SeatTools<GameView>} context
 */
export function result({ state: { play }, seat }) {
  const roller = play.roller_paid;
  const rolled = roller?.player === seat && roller.paid ? t("you-rolled-home", { amount: roller.paid }) : "";
  if (play.question) return `${rolled} ${t("counting")}`.trim();
  const own = play.payouts.find(({ player }) => player === seat);
  if (own) return `${rolled} ${t("you-collect", { amount: own.amount, cards: own.cards })}`.trim();
  if (rolled) return rolled;
  return play.seats.find((view) => view.seat === seat)?.cards?.length === 0 ? "" : t("nothing-for-you");
}
