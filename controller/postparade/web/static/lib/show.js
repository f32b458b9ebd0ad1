// The show of a finish: how long it lasts, and what waits until everybody has seen who won.
/** @import { GameStatus, State } from "./page.js" */

/**
 * Seconds from the finish: slow motion, photo finish, winner's circle, chips and standings, the deciding roll once more
 * where a camera saw it, the chart on request, and when the next race may be dealt.
 */
export const SCENES = { slow: 0, photo: 1, circle: 3, money: 6, replay: 10, chart: 14, deal: 15 };

export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {{ key: string, at: number, roll: number | null }} */
let finish = { key: "", at: -Infinity, roll: null };
let running = "";
/** @type {Partial<GameStatus>} */
let unpaid = {};
/** @type {number[]} */
let timers = [];

/** @param {State} state */
const keyOf = ({ game, status }) => `${game} ${status?.race}`;

/**
 * Follow `state`; `again` is called whenever the next scene of the show begins. A page that opens later has missed it.
 *
 * @param {State} state
 * @param {() => void} again
 */
export function followShow(state, again) {
  const { race } = state;
  if (!race || !race.finished) {
    running = race?.running ? keyOf(state) : "";
    unpaid = state.status ?? {};
    if (finish.key === keyOf(state)) finish = { key: "", at: -Infinity, roll: null };
    stop();
    return;
  }
  if (running !== keyOf(state)) return;
  running = "";
  finish = { key: keyOf(state), at: performance.now(), roll: state.news?.rolled ? state.news.entry : null };
  stop();
  timers = Object.values(SCENES).map((second) => setTimeout(again, 1000 * second + 20));
}

function stop() {
  timers.forEach(clearTimeout);
  timers = [];
}

/**
 * Seconds since this page saw the race of `state` finish; infinite when it did not, or shows no motion.
 *
 * @param {State} state
 */
export function sinceFinish(state) {
  if (finish.key !== keyOf(state)) return Infinity;
  return (performance.now() - finish.at) / 1000;
}

/**
 * The journal entry of the roll that this page saw end the race of `state`; null when it saw none.
 *
 * @param {State} state
 */
export const decidingRoll = (state) => (finish.key === keyOf(state) ? finish.roll : null);

/**
 * The scene of the show that is on now; "" when there is none.
 *
 * @param {State} state
 */
export function scene(state) {
  const since = sinceFinish(state);
  if (since > SCENES.chart || still.matches) return "";
  const begun = Object.entries(SCENES).filter(([, second]) => second <= since);
  return begun.at(-1)?.[0] ?? "";
}

/**
 * Whether the board is still showing who wins the race, or with it the evening: what would give it away waits until
 * then.
 *
 * @param {State} state
 */
export function suspense(state) {
  const now = scene(state);
  return now === "slow" || now === "photo" || (state.over && now === "circle");
}

/**
 * Purses, scores and pot as they may be seen: those from before the finish while the board shows who wins.
 *
 * @param {State} state
 * @returns {Partial<GameStatus>}
 */
export const moneyShown = (state) => (suspense(state) ? unpaid : (state.status ?? {}));

/**
 * Whether what continues the game has to wait: the result comes first.
 *
 * @param {State} state
 */
export const resultFirst = (state) => sinceFinish(state) < SCENES.deal;
