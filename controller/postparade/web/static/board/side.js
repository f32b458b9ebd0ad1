// What stands beside the race: pot, turn and dice, the people at the table, how to check what was drawn.
import { rolledDice, sumOf } from "../lib/dice.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { labelled, t, whole } from "../lib/i18n.js";
import { label } from "../lib/names.js";
import { oddsOf } from "../lib/odds.js";
import { diceLine, purseName, turnText, unseenDice } from "../lib/phrases.js";
import { crossing, moneyShown, unpaid } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";

/** @import { GameModule, GameStatus, Names, State } from "../lib/page.js" */

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
export function showSide(state, names, module) {
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
export function showDice(state) {
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
  if (crossing(state)) return t("race-is-on");
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
        {
          class: turn === seat || waiting.includes(seat) ? "turn" : "",
          "data-seat": seat,
          "--seat": seatLane(seat).colour,
        },
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
