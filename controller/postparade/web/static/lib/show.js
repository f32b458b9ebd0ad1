// The show of a roll and of a finish: the table says which scene is on, and no page runs ahead of it.
/** @import { State } from "./page.js" */

export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The scenes, in order, as `table/presentation/scene_clock.py` posts them; after the last one all is told. */
const ORDER = ["dice", "slow", "photo", "circle", "money", "replay", "chart", ""];

/** @param {State} state */
const sceneOf = ({ bulletin }) => bulletin?.scene ?? { name: "", entry: 0, roll: false };
/**
 * @param {State} state
 * @param {string} name
 */
const before = (state, name) => ORDER.indexOf(sceneOf(state).name) < ORDER.indexOf(name);

/**
 * The scene of the show that is on now; "" when there is none, or only dice fall.
 *
 * @param {State} state
 */
export function scene(state) {
  const { name } = sceneOf(state);
  return name === "dice" ? "" : name;
}

/**
 * Whether horses are running to the line in slow motion: nobody has won yet.
 *
 * @param {State} state
 */
export const crossing = (state) => scene(state) === "slow";

/**
 * Whether dice are rolling on the board, and nobody knows yet what they show.
 *
 * @param {State} state
 */
export const falling = (state) => sceneOf(state).name === "dice";

/**
 * Whether the show of a finish is on, or about to begin.
 *
 * @param {State} state
 */
const finishing = (state) => Boolean(state.race?.finished || state.over || state.holding) && before(state, "");

/**
 * Whether the board is still showing who wins the race, or with it the evening: what would give it away waits until
 * then.
 *
 * @param {State} state
 */
export const suspense = (state) => finishing(state) && before(state, state.over ? "money" : "circle");

/**
 * Whether payments, and what proves that they are right, have not been told yet.
 *
 * @param {State} state
 */
export const unpaid = (state) => finishing(state) && before(state, "money");

/**
 * Purses, scores and pot as they may be seen: those from before the finish until the board shows what is paid.
 *
 * @param {State} state
 */
export const moneyShown = (state) => (unpaid(state) ? (state.earlier ?? {}) : (state.status ?? {}));

/**
 * Whether what continues the game has to wait: the result comes first.
 *
 * @param {State} state
 */
export const resultFirst = (state) => finishing(state);

/**
 * The choices of a seat that can be taken now: those that do not have to wait.
 *
 * @param {State} state
 */
export function choicesNow(state) {
  const waits = resultFirst(state);
  return state.choices.filter(({ primary, needs }) => !waits || !primary || needs?.length);
}

/**
 * The journal entry of the roll that ended the race of `state`; null when no roll did, or the show is over.
 *
 * @param {State} state
 */
export function decidingRoll(state) {
  const { name, entry, roll } = sceneOf(state);
  return name && roll ? entry : null;
}

/**
 * Scenes in which a board shows how things stood before; phones beside it also wait until it has shown who won.
 */
export const ON_BOARD = falling;
/** @param {State} state */
export const BESIDE_BOARD = (state) => ON_BOARD(state) || (Boolean(scene(state)) && suspense(state));

/**
 * What a page shows while `arrived` is held: how things stood `earlier`, but for what is falling, and what is said by
 * now. A page that was opened meanwhile shows no race yet.
 *
 * @param {State} earlier
 * @param {State} arrived
 * @returns {State}
 */
export function heldBack(earlier, arrived) {
  const stood = earlier.seats ? earlier : { ...arrived, race: null, play: null, status: null, over: false };
  const { odds, fairness } = earlier.bulletin ?? {};
  const dice = sceneOf(arrived).name === "dice";
  return {
    ...stood,
    earlier: stood.status ?? undefined,
    seats: arrived.seats,
    join: arrived.join,
    demonstration: arrived.demonstration,
    bulletin: { ...arrived.bulletin, odds, fairness },
    status: stood.status && { ...stood.status, last_roll: arrived.status?.last_roll ?? stood.status.last_roll },
    news: arrived.news && { ...arrived.news, events: [], latest: 0 },
    choices: dice ? (stood.choices ?? []).filter(({ action }) => action.do !== "roll") : [],
    holding: sceneOf(arrived).name,
  };
}
