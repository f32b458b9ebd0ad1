// The bet board of a phone, the tokens under the thumb, and every tap that places or moves one. Spots are built once a
// race and changed in place, so that no tap is lost to a drawing that comes between finger down and finger up.
import { byId, el, renderIfChanged, setText } from "/static/lib/dom.js";
import { labelled } from "/static/lib/i18n.js";
import { initials } from "/static/lib/names.js";
import { nameOf } from "/static/lib/phrases.js";
import { betGrid } from "./bet-grid.js";
import { bySpot, chip, showWorth, valueOf, w } from "./words.js";

/** @import { Lane, PageRace, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */
/** @import { Cell } from "./bet-grid.js" */

const FLASH = 1700;
const UNSEEN = 1500;
/** @type {Record<string, string>} */
const FLASHES = {
  spot_taken: "taken",
  lost_the_draw: "lost-the-draw",
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
/** @type {Map<string, { token: number | string }>} */
const ghosts = new Map();

/**
 * Build the spots, once a race.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {PageRace} race
 * @param {number} seat
 */
export function build(target, play, race, seat) {
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
export function update(play, race, context) {
  now = context;
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
export function left(play, seat) {
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
export function showTray(target, play, { state: { choices }, seat, again }) {
  const tokens = left(play, seat);
  const mayBet = choices.some(({ action }) => action.do === "bet" || action.do === "house_bet");
  const mayMove = choices.some(({ action }) => action.do === "move_bet");
  if (!mayMove) moving = null;
  renderIfChanged(target, [tokens, current(tokens), mayBet, mayMove, moving, play.phase, play.house], () => [
    el(
      "div",
      { class: "tokens", role: "group", "aria-label": w("your-tokens") },
      tokens.length ? tokenButtons(tokens, seat, mayBet, again) : el("p", { class: "note" }, w("all-placed")),
    ),
    mayMove ? moveButton(again) : null,
  ]);
}

/**
 * The tokens that may still be placed; one of them is picked.
 *
 * @param {(number | string)[]} tokens
 * @param {number} seat
 * @param {boolean} mayBet
 * @param {() => void} again
 */
function tokenButtons(tokens, seat, mayBet, again) {
  return tokens.map((token, at) =>
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
  );
}

/** @param {() => void} again */
function moveButton(again) {
  const toggle = () => {
    moving = moving === null ? "" : null;
    again();
  };
  return el(
    "button",
    { class: "small", "data-key": "move", "aria-pressed": String(moving !== null), onclick: toggle },
    w(moving === "" ? "tap-your-token" : moving ? "tap-free-spot" : "move-a-token"),
  );
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
    // All but who was luckier is told on the spot.
    if (answer.code !== "lost_the_draw") byId("error").textContent = "";
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
