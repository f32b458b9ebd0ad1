// A bettor's phone: the whole bet board under one thumb. Its spots are built once a race and changed in place, so that
// no tap is lost to a drawing that comes between finger down and finger up.
import { byId, el, partsOf, renderIfChanged, setText } from "/static/lib/dom.js";
import { labelled } from "/static/lib/i18n.js";
import { initials } from "/static/lib/names.js";
import { nameOf } from "/static/lib/phrases.js";
import { resultFirst } from "/static/lib/show.js";
import { betGrid } from "./bet-grid.js";
import { describe, learnLanes } from "./phrases.js";
import { story, unsettled } from "./story.js";
import {
  bySpot,
  chip,
  explain,
  priceTag,
  showWorth,
  signed,
  starter,
  valueOf,
  vipName,
  vipText,
  w,
  whoStarts,
} from "./words.js";

/** @import { Child, Choice, Lane, Names, PageRace, SeatTools, Tools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */
/** @import { Cell } from "./bet-grid.js" */

export { describe };

const FLASH = 1700;
const SETTLE = 800;
const UNSEEN = 1500;
/** @type {Record<string, string>} */
const FLASHES = {
  spot_taken: "taken",
  not_open: "closed",
  paused: "paused-short",
  token_not_available: "no-token",
  exotic_limit: "one-a-card",
  too_fast: "too-fast",
  tap_lost: "lost",
  move_not_allowed: "not-now",
};

/**
 * The token that the next tap places, if one was picked.
 *
 * @type {number | string | null}
 */
let picked = null;
/**
 * The spot from which a token is moved; "" until it is tapped.
 *
 * @type {string | null}
 */
let moving = null;
/** @type {{ key: string, cells: Map<string, Cell> }} */
let board = { key: "", cells: new Map() };
/** @type {SeatTools<GameView>} */
let now;
let dealtAt = { key: "", at: 0 };
/** @type {Map<string, { token: number | string }>} */
const ghosts = new Map();

/** @param {string} phase */
const running = (phase) => phase === "open" || phase === "closed";

/**
 * What is shown at the top of the page.
 *
 * @param {SeatTools<GameView>} context
 */
export function headline({ state, names, seat }) {
  const { play, over, choices, race } = state;
  learnLanes(race); // whoever only watches has no bet board, but captions
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  const house = play.house === seat;
  switch (play.phase) {
    case "ready":
      if (!house) return w("ready-to-bet", starter(play, names));
      return offered(choices, "house_bet") ? w("place-house-tokens") : whoStarts(play, names, seat);
    case "open":
      return openText(play, house);
    case "closed":
      return w("no-more-bets");
    default:
      return between(play, names, seat, resultFirst(state));
  }
}

/**
 * While bets are open: how many horses are over the red line, or that this seat is the House.
 *
 * @param {GameView} play
 * @param {boolean} house
 */
const openText = (play, house) =>
  w(house ? "you-are-house" : play.crossed ? "over-the-line" : "bets-open", { count: play.crossed, needed: 3 });

/**
 * Between two races: VIP cards to choose, or who starts the next one once the result has been seen.
 *
 * @param {GameView} play
 * @param {Names} names
 * @param {number} seat
 * @param {boolean} waits
 */
function between(play, names, seat, waits) {
  if (play.dealt.length) return w("keep-one");
  if (play.choosing.length) return w("cards-are-dealt");
  if (play.undealt.length && !waits) return w("cards-come");
  return play.race_number && waits ? undefined : whoStarts(play, names, seat);
}

/**
 * @param {Choice[]} choices
 * @param {string} what
 */
const offered = (choices, what) => choices.some(({ action }) => action.do === what);

/**
 * How bets are made, in three pictures, until the first race is laid out.
 *
 * @param {SeatTools<GameView>} context
 */
export function lesson({ state: { play }, seat }) {
  if (!play) return undefined;
  /**
   * @param {string} word
   * @param {...Child} picture
   */
  const step = (word, ...picture) =>
    el("li", {}, el("span", { class: "picture", "aria-hidden": "true" }, ...picture), el("span", {}, w(word)));
  return [
    el(
      "ol",
      { class: "lesson" },
      step("lesson-spots", chip(seat, 5)),
      step("lesson-prices", priceTag([3, 2])),
      step("lesson-close", el("span", { class: "rsb-redline" })),
    ),
  ];
}

/**
 * Bets are made on the board below, and cards are kept there.
 *
 * @param {Choice} choice
 */
export const control = ({ action }) =>
  ["bet", "move_bet", "house_bet", "vip"].includes(action.do) ? el("span", { hidden: true }) : undefined;

/**
 * What the race brought, for the panel of the result: the story below tells it token by token.
 *
 * @param {SeatTools<GameView>} context
 */
export function result({ state: { play }, seat }) {
  if (unsettled(play, seat)) return "";
  const own = play.settled.find(({ player }) => player === seat);
  return own ? w("race-brought", { chips: signed(own.gain - own.paid) }) : w("no-tokens");
}

/**
 * The panel: the bet board before and while the horses run, the settlement and VIP cards between races.
 *
 * @param {HTMLElement} target
 * @param {SeatTools<GameView>} context
 */
export function hand(target, context) {
  now = context;
  const {
    state: { play, race },
    seat,
  } = context;
  if (!target.querySelector(".rsb"))
    target.replaceChildren(
      el(
        "div",
        { class: "rsb" },
        ["choose", "story", "grid", "worths", "cards", "tray"].map((part) => el("div", { class: part })),
      ),
    );
  const [choose, told, grid, worths, cards, tray] = partsOf(partsOf(target)[0]);
  const betting = play.phase === "ready" || running(play.phase);
  document.body.classList.toggle("rsb-betting", betting);
  grid.hidden = tray.hidden = worths.hidden = !betting || !play.accounts;
  told.hidden = betting;
  offer(choose, play, context);
  if (!betting) story(told, play, context);
  if (betting && play.accounts) {
    build(grid, play, race, seat);
    update(play, race, context);
    explain(worths, context.odds);
    showTray(tray, play, context);
  }
  showCards(cards, play, context);
}

/**
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {Tools<GameView>} context
 */
function offer(target, play, { act, again }) {
  const key = play.dealt.join();
  if (dealtAt.key !== key) {
    dealtAt = { key, at: performance.now() };
    if (key) setTimeout(again, SETTLE);
  }
  const settled = performance.now() - dealtAt.at >= SETTLE;
  target.hidden = !play.dealt.length;
  renderIfChanged(target, [play.dealt, settled], () =>
    play.dealt.map((id) => {
      const card = play.vip.find((one) => one.id === id);
      if (!card) return null;
      return el(
        "button",
        {
          class: "rsb-vip",
          "data-key": `keep ${id}`,
          disabled: !settled,
          onclick: () => act({ do: "vip", player: now.seat, keep: id }),
        },
        el("b", { class: "display" }, vipName(card)),
        el("span", {}, vipText(card)),
        el("small", {}, w("keep-this")),
      );
    }),
  );
}

/**
 * Build the spots, once a race.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {PageRace} race
 * @param {number} seat
 */
function build(target, play, race, seat) {
  const key = [
    play.race_number,
    seat,
    Object.keys(play.prices).length,
    play.props.map(({ id }) => id),
    play.exotics.map(({ id }) => id),
  ].join();
  if (board.key === key && target.firstElementChild) return;
  const { rows, cells } = betGrid(play, race);
  target.replaceChildren(...rows);
  target.onclick = ({ target: where }) => {
    const spot = where instanceof Element ? where.closest("[data-spot]")?.getAttribute("data-spot") : null;
    if (spot) tap(spot);
  };
  board = { key, cells };
  ghosts.clear();
  scrollTo(0, 0); // what was read after the last race may have been far down
}

/**
 * Show who is where, which tokens are still unconfirmed ghosts, and how far the horses are.
 *
 * @param {GameView} play
 * @param {PageRace} race
 * @param {SeatTools<GameView>} context
 */
function update(play, race, context) {
  const { seat } = context;
  const house = play.house === seat;
  const taken = bySpot(
    house && play.phase === "ready" ? play.house_bets : [...play.bets, ...(house ? play.house_bets : [])],
  );
  for (const [spot, ghost] of ghosts) {
    if ((taken.get(spot) ?? []).some(([owner, token]) => owner === seat && token === ghost.token)) ghosts.delete(spot);
  }
  for (const [spot, cell] of board.cells) showSpot(spot, cell, taken.get(spot) ?? [], play, context);
  for (const lane of race.lanes) showHorse(lane, race, play);
}

/**
 * A spot with the tokens that lie `there`, what it pays, and what a token on it is worth.
 *
 * @param {string} spot
 * @param {Cell} cell
 * @param {[number, number | string][]} there
 * @param {GameView} play
 * @param {SeatTools<GameView>} context
 */
function showSpot(spot, { button, holder, worth }, there, play, { names, seat, odds }) {
  const ghost = ghosts.get(spot);
  renderIfChanged(holder, [there, ghost?.token, names], () => [
    there.map(([owner, token]) =>
      chip(owner, token, nameOf(names, owner), owner === seat ? "own" : "", initials(names)[owner]),
    ),
    ghost ? chip(seat, ghost.token, "", "ghost") : null,
  ]);
  showWorth(worth, there.length ? undefined : odds?.spots?.[spot]);
  button.classList.toggle("taken", there.length > 0);
  button.classList.toggle(
    "mine",
    there.some(([owner]) => owner === seat),
  );
  button.classList.toggle("origin", moving === spot);
  const told = there.map(([owner, token]) => `${nameOf(names, owner)} ${valueOf(token)}`).join(", ");
  const [multiplier, penalty] = play.prices[spot] ?? [0, 0];
  const price = `${multiplier}×, ${penalty ? `−${penalty}` : w("no-penalty")}`;
  const parts = [labelled(button.dataset.label ?? "", price), told];
  button.setAttribute("aria-label", parts.filter(Boolean).join("; "));
}

/**
 * How far a horse has come, on its place in the bet board.
 *
 * @param {Lane} lane
 * @param {PageRace} race
 * @param {GameView} play
 */
function showHorse(lane, race, play) {
  const horse = document.querySelector(`.rsb .horse[data-lane="${lane.number}"]`);
  if (!(horse instanceof HTMLElement)) return;
  horse.style.setProperty("--far", String(lane.position / lane.length));
  horse.classList.toggle("over", race.line !== null && lane.position >= race.line.position);
  horse.classList.toggle("leads", race.leader === lane.number);
  horse.classList.toggle("paired", play.pair === lane.number);
}

/**
 * Own tokens that neither lie on the board nor are on their way.
 *
 * @param {GameView} play
 * @param {number} seat
 */
function left(play, seat) {
  const placed = [...play.bets, ...play.house_bets]
    .filter(([owner]) => owner === seat)
    .map(([, token]) => token)
    .concat([...ghosts.values()].map(({ token }) => token));
  const tokens = [...(play.tokens[seat] ?? [])];
  for (const token of placed) {
    const at = tokens.indexOf(token);
    if (at >= 0) tokens.splice(at, 1);
  }
  return tokens;
}

/**
 * The token that the next tap places: the one that was picked as long as there is one, else the largest.
 *
 * @param {(number | string)[]} tokens
 */
function current(tokens) {
  if (picked !== null && tokens.includes(picked)) return picked;
  return tokens.reduce(
    (/** @type {number | string | null} */ best, token) =>
      best === null || valueOf(token) > valueOf(best) ? token : best,
    null,
  );
}

/**
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {SeatTools<GameView>} context
 */
function showTray(target, play, { state: { choices }, seat, again }) {
  const tokens = left(play, seat);
  const mayBet = choices.some(({ action }) => action.do === "bet" || action.do === "house_bet");
  const mayMove = choices.some(({ action }) => action.do === "move_bet");
  if (!mayMove) moving = null;
  renderIfChanged(target, [tokens, current(tokens), mayBet, mayMove, moving, play.phase, play.house], () => [
    el(
      "div",
      { class: "tokens", role: "group", "aria-label": w("your-tokens") },
      tokens.length
        ? tokens.map((token, at) =>
            el(
              "button",
              {
                class: "rsb-token",
                "data-key": `token ${at}`,
                "aria-pressed": String(token === current(tokens) && tokens.indexOf(token) === at),
                disabled: !mayBet,
                "aria-label": w("token", { value: valueOf(token) }),
                onclick: () => {
                  picked = token;
                  moving = null;
                  again();
                },
              },
              chip(seat, token),
            ),
          )
        : el(
            "p",
            { class: "note" },
            w(play.house === seat && play.house_kind === "neutral" ? "no-house-bets" : "all-placed"),
          ),
    ),
    mayMove
      ? el(
          "button",
          {
            class: "small",
            "data-key": "move",
            "aria-pressed": String(moving !== null),
            onclick: () => {
              moving = moving === null ? "" : null;
              again();
            },
          },
          w(moving === "" ? "tap-your-token" : moving ? "tap-free-spot" : "move-a-token"),
        )
      : null,
  ]);
}

/** @param {string} spot */
async function tap(spot) {
  const {
    state: { play, choices },
    seat,
    act,
    again,
  } = now;
  if (moving !== null) return move(spot);
  const choice = choices.find(({ action }) => action.do === "bet" || action.do === "house_bet");
  const token = current(left(play, seat));
  if (!choice)
    return flash(
      spot,
      play.paused ? "paused-short" : play.phase === "ready" ? "not-yet" : token === null ? "no-token" : "closed",
    );
  if (token === null) return flash(spot, "no-token");
  if (ghosts.has(spot)) return undefined;
  ghosts.set(spot, { token });
  again();
  answered(spot, await act({ ...choice.action, token, spot }, { keep: false }));
  return undefined;
}

/** @param {string} spot */
async function move(spot) {
  const {
    state: { play, choices },
    seat,
    act,
    again,
  } = now;
  const own = play.bets.find(([owner, , where]) => owner === seat && where === spot);
  if (!moving) {
    if (own) moving = spot;
    else flash(spot, "not-yours");
    return again();
  }
  const [, token] = play.bets.find(([owner, , where]) => owner === seat && where === moving) ?? [];
  const choice = choices.find(({ action }) => action.do === "move_bet");
  const origin = moving;
  moving = null;
  again();
  if (choice && token !== undefined)
    answered(spot, await act({ ...choice.action, token, origin, spot }, { keep: false }));
  return undefined;
}

/**
 * Show the answer on the spot itself: the ghost becomes real, or goes away with two words.
 *
 * @param {string} spot
 * @param {any} answer
 */
function answered(spot, answer) {
  const ok = !answer || answer.ok;
  navigator.vibrate?.(ok ? 25 : [35, 45, 35]);
  if (ok) setTimeout(() => ghosts.delete(spot) && now.again(), UNSEEN);
  else {
    ghosts.delete(spot);
    byId("error").textContent = ""; // it is shown on the spot
    flash(spot, FLASHES[answer.code] ?? "not-now");
  }
  now.again();
}

/**
 * @param {string} spot
 * @param {string} key
 */
function flash(spot, key) {
  const cell = board.cells.get(spot);
  if (!cell) return;
  setText(cell.flash, w(key));
  cell.button.classList.remove("no");
  void cell.button.offsetWidth; // the animation starts again
  cell.button.classList.add("no");
  clearTimeout(cell.timer);
  cell.timer = setTimeout(() => {
    cell.button.classList.remove("no");
    setText(cell.flash, "");
  }, FLASH);
}

/**
 * The VIP cards that this seat has kept.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {{ seat: number }} whose
 */
function showCards(target, play, { seat }) {
  const own = play.seats.find((one) => one.seat === seat)?.cards ?? [];
  renderIfChanged(target, [own, play.used, play.house === seat], () =>
    own.map((id) => {
      const card = play.vip.find((one) => one.id === id);
      const spent = play.used.includes(id) || play.house === seat;
      return card
        ? el(
            "p",
            { class: `rsb-kept${spent ? " worn" : ""}` },
            el("b", {}, vipName(card)),
            " ",
            vipText(card),
            spent ? el("small", {}, ` ${w(play.house === seat ? "not-as-house" : "used-up")}`) : null,
          )
        : null;
    }),
  );
}
