// The board: everybody's tokens beside the race, the count at the red line, and "no more bets" that nobody can miss.
import { el, partsOf, renderIfChanged } from "/static/lib/dom.js";
import { labelled } from "/static/lib/i18n.js";
import { endInterlude, showInterlude } from "/static/lib/interlude.js";
import { initials } from "/static/lib/names.js";
import { list, nameOf } from "/static/lib/phrases.js";
import { crossing, resultFirst } from "/static/lib/show.js";
import { describe, learnLanes } from "./phrases.js";
import {
  chip,
  COLOURS,
  exoticText,
  explain,
  KINDS,
  leave as leaveBody,
  priceTag,
  propText,
  showWorth,
  SPOTS,
  spotText,
  vipName,
  w,
  whoStarts,
} from "./words.js";

/** @import { Child, Context, GameState, Lane, Names, Odds, PageRace, State } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

export { describe };

/** As many names as fit into a headline. */
const FEW = 2;
const BETTING = ["ready", "open", "closed"];
const RUNNING = ["open", "closed"];
/** On the page for spectators every open spot says what it is worth now. */
const SPECTATING = new URLSearchParams(location.search).has("spectator");
/** @type {{ key: string, cells: Map<string, { spot: HTMLElement, on: HTMLElement, worth: HTMLElement }> }} */
let board = { key: "", cells: new Map() };
/** What stands over the whole board. */
const closed = el("div");

/**
 * What is going on, in the largest words of the board.
 *
 * @param {Context<GameView>} context
 */
export function headline({ state: { play, over }, names }) {
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  if (play.phase === "ready") return whoStarts(play, names);
  if (play.phase === "open")
    return play.crossed
      ? w("over-the-line", { count: play.crossed, needed: 3 })
      : w("bets-open", { count: 0, needed: 3 });
  if (play.phase === "closed") return w("no-more-bets");
  if (play.choosing.length > FEW) return w("cards-are-dealt");
  if (play.choosing.length) return w("choosing", { names: list(play.choosing.map((seat) => nameOf(names, seat))) });
  return play.race_number ? undefined : whoStarts(play, names);
}

/**
 * Who starts the next race, once the result has been seen.
 *
 * @param {Context<GameView>} context
 */
export const awaited = ({ state, names }) =>
  state.play?.phase === "between" && !state.play.undealt.length && !resultFirst(state)
    ? whoStarts(state.play, names)
    : undefined;

/** @param {Context<GameView>} context */
export const diceLine = ({ state: { play, race }, names }) => {
  if (!play) return "";
  const pair =
    play.pair === null || !["open", "closed"].includes(play.phase)
      ? ""
      : w("pair-line", { horse: race?.lanes.find(({ number }) => number === play.pair)?.label ?? "" });
  return [play.house ? w("house-is", { name: nameOf(names, play.house) }) : "", pair].filter(Boolean).join(" · ");
};

/**
 * The bet board.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function side(target, { state, names }) {
  const { play, race } = state;
  learnLanes(race);
  const finish = showsFinish(state);
  document.body.classList.toggle("own-layout", Boolean(play) && !finish);
  target.hidden = finish;
  document.body.classList.toggle("rsb-spectator", SPECTATING);
  document.body.classList.toggle("rsb-own", Boolean(play && !play.accounts));
  document.body.classList.toggle("rsb-racing", Boolean(play && running(play, race) && !SPECTATING));
  if (!play) return closed.remove();
  call(state);
  if (!target.querySelector(".rsb-holder"))
    target.replaceChildren(...["rsb-lamps", "rsb-told", "rsb-holder"].map((part) => el("div", { class: part })));
  const [lamps, told, holder] = partsOf(target);
  renderIfChanged(lamps, [play.crossed, play.phase], () => line(play));
  holder.hidden = !play.accounts && !play.sheet.length && !BETTING.includes(play.phase);
  if (!holder.hidden) {
    build(holder, play, race);
    const odds = valued(state);
    explain(told, odds);
    for (const [spot, cell] of board.cells) update(spot, cell, play, names, odds);
  }
  told.hidden = holder.hidden || !told.textContent;
}

/** Nothing of this game outlives it. */
export function leave() {
  leaveBody();
  document.body.classList.remove("own-layout");
  closed.remove();
}

/**
 * Whether the finish has the screen to itself. Where people settle on a board of their own, the bet board is what they
 * need then.
 *
 * @param {State} state
 */
const showsFinish = (state) =>
  Boolean(!SPECTATING && state.play?.accounts && (state.over || state.race?.finished) && !crossing(state));

/**
 * Whether the race is the show: from the off until the next one is laid out.
 *
 * @param {GameView} play
 * @param {PageRace} race
 */
const running = ({ phase }, race) => RUNNING.includes(phase) || (phase !== "ready" && race?.finished);

/**
 * Chances for whoever may see them here: on the page for spectators, or everywhere when the host wants it.
 *
 * @param {GameState<GameView>} state
 */
const valued = ({ bulletin, play }) =>
  SPECTATING || play.chances ? [bulletin?.spectators, bulletin?.odds].find((odds) => odds?.spots) : undefined;

/**
 * The count at the red line: three lamps.
 *
 * @param {GameView} play
 */
function line({ crossed, phase }) {
  return el(
    "div",
    { class: `rsb-line ${phase}`, role: "img", "aria-label": w("over-the-line", { count: crossed, needed: 3 }) },
    [1, 2, 3].map((lamp) => el("i", { class: crossed >= lamp ? "lit" : "" })),
  );
}

/**
 * Build the spots, once a race: a token that lies there stays the same element, so that only new ones fall onto the
 * board.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {PageRace} race
 */
function build(target, play, race) {
  const key = JSON.stringify([play.race_number, play.props, play.exotics, race.lanes.map(({ label }) => label)]);
  if (board.key === key && target.firstElementChild) return;
  const cells = new Map();
  /** @type {MakeCell} */
  const cell = (spot, ...inside) => {
    const on = el("span", { class: "on" });
    const worth = el("span", { class: "rsb-worth" });
    const made = el(
      "div",
      { class: "spot", "data-spot": spot },
      inside,
      el("span", { class: "price" }, priceTag(play.prices[spot] ?? [0, 0])),
      worth,
      on,
    );
    cells.set(spot, { spot: made, on, worth });
    return made;
  };
  target.replaceChildren(el("div", { class: "rsb-board" }, grid(race, cell), cardSpots(play, cell)));
  board = { key, cells };
}

/** @typedef {(spot: string, ...inside: Child[]) => HTMLElement} MakeCell */

/**
 * A row for every horse, and the colours below.
 *
 * @param {PageRace} race
 * @param {MakeCell} cell
 */
function grid(race, cell) {
  return el(
    "div",
    { class: "rsb-grid" },
    el(
      "div",
      { class: "row head" },
      el("span"),
      KINDS.map((kind) => el("span", { class: `of-${kind}` }, w(`kind-${kind}`))),
    ),
    race.lanes.map((lane) =>
      el(
        "div",
        { class: "row" },
        el("b", { class: "horse number", "--c": lane.colour }, lane.label),
        KINDS.flatMap((kind) =>
          Array.from({ length: SPOTS[kind] }, (_, at) => cell(`${kind}/${lane.label}/${at + 1}`)),
        ),
      ),
    ),
    el(
      "div",
      { class: "row colours" },
      COLOURS.map((spot) => cell(spot, el("span", { class: `swatch ${spot.split("/")[1]}` }, spotText(spot)))),
    ),
  );
}

/**
 * The propositions and exotics of this race.
 *
 * @param {GameView} play
 * @param {MakeCell} cell
 */
function cardSpots(play, cell) {
  if (!play.props.length && !play.exotics.length) return null;
  return el(
    "div",
    { class: "rsb-cards" },
    play.props.map((prop) => cell(`prop/${prop.id}`, el("span", { class: "text" }, propText(prop)))),
    play.exotics.map((exotic) =>
      el(
        "div",
        { class: "exotic" },
        el(
          "p",
          { class: "text" },
          el("b", {}, w(`exotic-${exotic.id.toLowerCase()}`)),
          el("span", { class: "what" }, " ", exoticText(exotic)),
        ),
        el(
          "div",
          {},
          [1, 2, 3].map((number) => cell(`exotic/${exotic.id}/${number}`)),
        ),
      ),
    ),
  );
}

/**
 * @param {string} spot
 * @param {{ spot: HTMLElement, on: HTMLElement, worth: HTMLElement }} cell
 * @param {GameView} play
 * @param {Names} names
 * @param {Odds | undefined} odds
 */
function update(spot, { spot: cell, on, worth }, play, names, odds) {
  const lying = [...play.house_bets.map((bet) => [...bet, "house"]), ...play.bets].filter((bet) => bet[2] === spot);
  const won = lying.map(
    ([seat, token]) => play.results.find((one) => one.player === seat && one.token === token && one.spot === spot)?.won,
  );
  renderIfChanged(on, [lying, won, names], () =>
    lying.map(([seat, token, , house = ""], at) => {
      const how = `${house} ${won[at] === undefined ? "" : won[at] ? "gained" : "spent"}`;
      return chip(seat, token, nameOf(names, seat), how, initials(names)[seat]);
    }),
  );
  cell.classList.toggle("taken", lying.length > 0);
  const settled = play.sheet.find(([name]) => name === spot);
  cell.classList.toggle("wins", settled?.[1] === true);
  cell.classList.toggle("loses", settled?.[1] === false);
  showWorth(worth, lying.length ? undefined : odds?.spots?.[spot]);
}

/**
 * Who has kept which VIP cards.
 *
 * @param {GameView} play
 * @param {Names} names
 */
function cards(play, names) {
  const kept = play.seats.filter((seat) => seat.cards.length);
  return kept.length
    ? el(
        "ul",
        { class: "rsb-kept" },
        kept.map(({ seat, cards: ids }) =>
          el(
            "li",
            {},
            el("b", {}, nameOf(names, seat)),
            " ",
            ids
              .flatMap((id) => play.vip.find((one) => one.id === id) ?? [])
              .map(vipName)
              .join(", "),
          ),
        ),
      )
    : null;
}

/**
 * "No more bets" over everything, as long as the table says so; the next roll is more important.
 *
 * @param {State} state
 */
function call(state) {
  if (!closed.isConnected) document.body.append(closed);
  const events = state.news?.events ?? [];
  const goesOn = events.some(({ type }) => type === "rolled") && !events.some(({ type }) => type === "bets_closed");
  if (goesOn) return endInterlude(closed, state);
  return showInterlude(closed, state, ({ type }) =>
    type === "bets_closed" ? el("div", { class: "rsb-closed display", role: "alert" }, w("no-more-bets")) : null,
  );
}

/**
 * The bet that brought each seat most.
 *
 * @param {Context<GameView>} context
 */
export function paidFor({ state: { play } }) {
  /** @type {Record<string, { spot: string, gain: number }>} */
  const best = {};
  for (const { player, spot, gain, won } of play.results)
    if (won && gain > (best[player]?.gain ?? 0)) best[player] = { spot, gain };
  return Object.fromEntries(Object.entries(best).map(([seat, { spot }]) => [seat, spotText(spot, play)]));
}

/**
 * That nobody bet, and who keeps which VIP cards. For people with their own chips the bet board shows what every spot
 * pays and costs, and this says who came in after the winner.
 *
 * @param {Context<GameView>} context
 */
export function result({ state: { play, race }, names }) {
  if (!play.accounts)
    return [el("div", { class: "rsb-came" }, came(race), el("p", { class: "note" }, w("settle-yourselves")))];
  // The board may be here before the tokens are settled.
  const bet = play.settled.length || play.bets.length || play.house_bets.length;
  return [bet ? null : el("p", {}, w("nobody-bet")), cards(play, names)];
}

/**
 * The horses that placed and showed.
 *
 * @param {PageRace} race
 */
function came({ lanes, winners }) {
  /** @param {Lane} lane */
  const rank = (lane) => 1 + lanes.filter((other) => other.position > lane.position).length;
  return ["place", "show"].map((kind, at) => {
    const horses = lanes.filter((lane) => rank(lane) === at + 2 && !winners.includes(lane.number));
    if (!horses.length) return null;
    return el(
      "p",
      {},
      labelled(w(`kind-${kind}`)),
      el("b", { class: "number" }, list(horses.map(({ label }) => label))),
    );
  });
}

/** What the ranking at the end counts. */
export const resultNote = () => w("most-money");
