// What lies open over the course of a game for a while: the table says what and how long, the game how it looks.
/** @import { Child, State } from "./page.js" */

/**
 * By place, the number of what lies there, or has been taken away.
 *
 * @type {WeakMap<HTMLElement, number>}
 */
const shown = new WeakMap();

/** @param {Pick<State, "bulletin">} state */
const told = ({ bulletin }) => bulletin?.interlude ?? { event: "", entry: 0, number: 0 };

/**
 * What has happened, of which the table says that it is on; it comes a moment after its being announced, or with it.
 *
 * @param {Pick<State, "bulletin" | "news">} state
 */
function happened({ bulletin, news }) {
  const { event, entry } = told({ bulletin });
  return news?.entry === entry ? news.events?.findLast(({ type }) => type === event) : undefined;
}

/**
 * Show in `target` what the table says is on: `draw(event)` makes it, or says that there is nothing to show for it.
 *
 * @param {HTMLElement} target
 * @param {Pick<State, "bulletin" | "news">} state
 * @param {(event: any) => Child} draw
 */
export function showInterlude(target, state, draw) {
  const { event: type, number } = told(state);
  if (shown.get(target) === number) return;
  const event = happened(state);
  if (type && !event) return;
  shown.set(target, number);
  const made = event && draw(event);
  target.replaceChildren(.../** @type {Node[]} */ (made ? [made] : []));
}

/**
 * Take away what lies in `target` before its time: something more important follows.
 *
 * @param {HTMLElement} target
 * @param {Pick<State, "bulletin">} state
 */
export function endInterlude(target, state) {
  shown.set(target, told(state).number);
  target.replaceChildren();
}
