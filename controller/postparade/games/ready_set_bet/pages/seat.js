// A bettor's phone: the whole bet board under one thumb. Its spots are built once a race and changed in place, so that
// no tap is lost to a drawing that comes between finger down and finger up.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
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

export { describe };

const FLASH = 1700;
const SETTLE = 800;
const UNSEEN = 1500;
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

let picked = null;
let moving = null;
let board = { key: "", cells: new Map() };
let now = null;
let dealtAt = { key: "", at: 0 };
const ghosts = new Map();

const running = (phase) => phase === "open" || phase === "closed";

/** What is shown at the top of the page. */
export function headline({ state, names, seat }) {
  const { play, over, choices, race } = state;
  learnLanes(race); // whoever only watches has no bet board, but captions
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  const house = play.house === seat;
  if (play.phase === "ready")
    return !house
      ? w("ready-to-bet", starter(play, names))
      : offered(choices, "house_bet")
        ? w("place-house-tokens")
        : whoStarts(play, names, seat);
  if (play.phase === "open")
    return w(house ? "you-are-house" : play.crossed ? "over-the-line" : "bets-open", {
      count: play.crossed,
      needed: 3,
    });
  if (play.phase === "closed") return w("no-more-bets");
  if (play.dealt.length) return w("keep-one");
  if (play.choosing.length) return w("cards-are-dealt");
  if (play.undealt.length && !resultFirst(state)) return w("cards-come");
  return play.race_number && resultFirst(state) ? undefined : whoStarts(play, names, seat);
}

const offered = (choices, act) => choices.some(({ action }) => action.do === act);

/** How bets are made, in three pictures, until the first race is laid out. */
export function lesson({ state: { play }, seat }) {
  if (!play) return undefined;
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

/** Bets are made on the board below, and cards are kept there. */
export const control = ({ action }) =>
  ["bet", "move_bet", "house_bet", "vip"].includes(action.do) ? el("span", { hidden: true }) : undefined;

/** What the race brought, for the panel of the result: the story below tells it token by token. */
export function result({ state: { play }, seat }) {
  if (unsettled(play, seat)) return "";
  const own = play.settled.find(({ player }) => player === seat);
  return own ? w("race-brought", { chips: signed(own.gain - own.paid) }) : w("no-tokens");
}

/** The panel: the bet board before and while the horses run, the settlement and VIP cards between races. */
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
  const [choose, told, grid, worths, cards, tray] = target.firstElementChild.children;
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

/** Build the spots, once a race. */
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
    const spot = where.closest("[data-spot]")?.dataset.spot;
    if (spot) tap(spot);
  };
  board = { key, cells };
  ghosts.clear();
  scrollTo(0, 0); // what was read after the last race may have been far down
}

/** Show who is where, which tokens are still unconfirmed ghosts, and how far the horses are. */
function update(play, race, { names, seat, odds }) {
  const house = play.house === seat;
  const taken = bySpot(
    house && play.phase === "ready" ? play.house_bets : [...play.bets, ...(house ? play.house_bets : [])],
  );
  for (const [spot, ghost] of ghosts) {
    if ((taken.get(spot) ?? []).some(([owner, token]) => owner === seat && token === ghost.token)) ghosts.delete(spot);
  }
  for (const [spot, { button, holder, worth }] of board.cells) {
    const there = taken.get(spot) ?? [];
    const ghost = ghosts.get(spot);
    renderIfChanged(holder, [there, ghost?.token, names], () => [
      there.map(([owner, token]) =>
        chip(owner, token, nameOf(names, owner), owner === seat ? "own" : "", initials(names)[owner]),
      ),
      ghost ? chip(seat, ghost.token, "", "ghost") : null,
    ]);
    button.classList.toggle("taken", there.length > 0);
    showWorth(worth, there.length ? undefined : odds?.spots?.[spot]);
    button.classList.toggle(
      "mine",
      there.some(([owner]) => owner === seat),
    );
    button.classList.toggle("origin", moving === spot);
    const told = there.map(([owner, token]) => `${nameOf(names, owner)} ${valueOf(token)}`).join(", ");
    const [multiplier, penalty] = play.prices[spot] ?? [0, 0];
    button.setAttribute(
      "aria-label",
      [labelled(button.dataset.label, `${multiplier}×, ${penalty ? `−${penalty}` : w("no-penalty")}`), told]
        .filter(Boolean)
        .join("; "),
    );
  }
  for (const lane of race.lanes) {
    const horse = document.querySelector(`.rsb .horse[data-lane="${lane.number}"]`);
    if (!horse) continue;
    horse.style.setProperty("--far", lane.position / lane.length);
    horse.classList.toggle("over", Boolean(race.line) && lane.position >= race.line.position);
    horse.classList.toggle("leads", race.leader === lane.number);
    horse.classList.toggle("paired", play.pair === lane.number);
  }
}

/** Own tokens that neither lie on the board nor are on their way. */
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

/** The token that the next tap places: the one that was picked as long as there is one, else the largest. */
function current(tokens) {
  if (tokens.includes(picked)) return picked;
  return tokens.reduce((best, token) => (best === null || valueOf(token) > valueOf(best) ? token : best), null);
}

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

/** Show the answer on the spot itself: the ghost becomes real, or goes away with two words. */
function answered(spot, answer) {
  const ok = !answer || answer.ok;
  navigator.vibrate?.(ok ? 25 : [35, 45, 35]);
  if (ok) setTimeout(() => ghosts.delete(spot) && now.again(), UNSEEN);
  else {
    ghosts.delete(spot);
    document.getElementById("error").textContent = ""; // it is shown on the spot
    flash(spot, FLASHES[answer.code] ?? "not-now");
  }
  now.again();
}

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

/** The VIP cards that this seat has kept. */
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
