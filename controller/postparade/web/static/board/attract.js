// The board while nobody is there: a demonstration race, how to join, what is on tonight, and who has won before.
import { lying } from "../lib/dice.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { seatLane } from "../lib/silks.js";
import { still } from "../lib/show.js";
import { COURSE, demonstration, told } from "./demonstration.js";
import { hallOfFame } from "./hall.js";
import { betweenGames } from "./tonight.js";

/** @import { State } from "../lib/page.js" */
/** @import { TrackLane } from "./lane.js" */

/** Milliseconds from one move to the next, and for which the end is shown. */
const MOVE = 1800;
const END = 9000;
const MINUTE = 60_000;
/** Evenings of the hall of fame beside the race. */
const SHOWN = 5;

/** When something last happened here, by the clock of the page. */
let since = performance.now();
let seen = "";
let on = false;
/** @type {State | undefined} */
let state;
let busy = false;
/** @type {number | undefined} */
let waiting;
/** @type {number | undefined} */
let moving;

/**
 * Follow the table; `held`: something else has to stay on the screen.
 *
 * @param {State} now
 * @param {boolean} held
 */
export function showAttract(now, held) {
  state = now;
  busy = held || occupied(now);
  const between = !held && betweenGames(now);
  const happened = JSON.stringify([now.entry, now.game, now.lobby, busy, between]);
  if (happened !== seen && !(on && between)) wake();
  seen = happened;
  if (between) start(true);
  if (on) showPanel(now);
}

/**
 * Whether the screen is needed: by people, a game, or the end of an evening that is still being told.
 *
 * @param {State} now
 */
function occupied({ ended, bulletin, lobby, game, over, showing }) {
  const telling = ended && bulletin?.evening?.stage !== "standings";
  return Boolean(telling || lobby?.people || (game && !over) || showing?.startsWith("race:"));
}

/** Somebody is here, or something has happened: the demonstration is over, and the wait begins anew. */
function wake() {
  since = performance.now();
  if (on) stop();
  wait();
}

function wait() {
  clearTimeout(waiting);
  const minutes = state?.lobby?.attract ?? 0;
  if (busy || !minutes) return;
  const left = minutes * MINUTE - (performance.now() - since);
  waiting = setTimeout(
    () => (left > 0 && performance.now() - since < minutes * MINUTE ? wait() : start()),
    Math.max(0, left),
  );
}

/** @param {boolean} [anyway] although people are here */
function start(anyway = false) {
  if ((busy && !anyway) || on || !state) return;
  on = true;
  document.body.classList.add("attracting");
  byId("attract").hidden = false;
  showPanel(state);
  begin();
}

function stop() {
  on = false;
  clearTimeout(moving);
  document.body.classList.remove("attracting");
  byId("attract").hidden = true;
}

/** Begin another race. */
function begin() {
  const race = demonstration(Math.floor(Math.random() * 2 ** 31));
  const lanes = COURSE.map(({ number, length }) => ({
    ...seatLane(number),
    number,
    label: String(number),
    length,
    name: "",
  }));
  const longest = Math.max(...COURSE.map(({ length }) => length));
  byId("attract-track").style.setProperty("--lanes", lanes.length);
  byId("attract-track").replaceChildren(
    ...lanes.map((lane) => {
      const made = /** @type {TrackLane} */ (document.createElement("pp-lane"));
      made.build(/** @type {any} */ (lane), longest, null);
      return made;
    }),
  );
  byId("attract-dice").replaceChildren();
  setText(byId("attract-caption"), t("attract-off"));
  draw(race, lanes, -1);
  // Who wants no motion sees how it ends.
  moving = setTimeout(() => run(race, lanes, still.matches ? race.moves.length - 1 : 0), MOVE);
}

/**
 * @param {import("./demonstration.js").Demonstration} race
 * @param {any[]} lanes
 * @param {number} at
 */
function run(race, lanes, at) {
  const last = at + 1 === race.moves.length;
  const { key, horse } = told(race, at);
  draw(race, lanes, at);
  // The invitation may have come, or changed, meanwhile.
  if (state) showPanel(state);
  byId("attract-dice").replaceChildren(...lying(race.moves[at].roll));
  setText(byId("attract-caption"), t(key, { horse }));
  moving = setTimeout(() => (last ? begin() : run(race, lanes, at + 1)), last ? END : MOVE);
}

/**
 * @param {import("./demonstration.js").Demonstration} race
 * @param {any[]} lanes
 * @param {number} at
 */
function draw({ moves, scratched, winner }, lanes, at) {
  const move = moves[at];
  [...byId("attract-track").children].forEach((/** @type {TrackLane} */ drawn, index) => {
    const lane = lanes[index];
    drawn.show(
      { ...lane, position: move?.positions[index] ?? 0, scratched: scratched.includes(lane.number), sums: [] },
      { leads: move?.leader === lane.number, wins: at + 1 === moves.length && winner === lane.number },
    );
  });
}

/** @param {State} now */
function showPanel({ lobby, join, bulletin }) {
  setText(byId("attract-tonight"), lobby?.tonight || t("attract-welcome"));
  const qr = byId("qr");
  const evenings = (bulletin?.hall?.evenings ?? []).slice(-SHOWN).reverse();
  renderIfChanged(byId("attract-side"), [qr.hidden ? "" : qr.src, lobby?.wifi, join?.door, evenings], () => [
    qr.hidden || !qr.getAttribute("src")
      ? null
      : el("figure", {}, el("img", { src: qr.src, alt: qr.alt }), el("figcaption", {}, t("attract-join"))),
    lobby?.wifi && !qr.hidden
      ? el(
          "figure",
          {},
          el("img", { src: `/wifi.svg?${encodeURIComponent(lobby.wifi)}`, alt: t("attract-wifi-code") }),
          el("figcaption", {}, t("attract-wifi", { name: lobby.wifi })),
        )
      : null,
    evenings.length ? hallOfFame(evenings) : null,
  ]);
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake);
