// Scenes of their own between the rounds: the pot takes cards or is shared out, the final begins, purses are level.
import { el } from "/static/lib/dom.js";
import { endInterlude, showInterlude } from "/static/lib/interlude.js";
import { list, nameOf } from "/static/lib/phrases.js";
import { back, w } from "./cards.js";

/** @import { Names, State } from "/static/lib/page.js" */

/** What is more important than any of them, and ends it. */
const ENDS = ["locked", "result"];

/** @typedef {{ kind: string, title: string, lines: string[], cards?: number }} Told */
/** @type {Record<string, (event: any, names: Names) => Told>} */
const SCENES = {
  prize_paid: (e) => ({
    kind: "pot",
    title: String(e.pool),
    lines: [w("tell-into-pool", pooled(e))],
    cards: e.pooled.length,
  }),
  pool_settled: (e, names) => ({ kind: "pot", title: String(e.pool), lines: shared(e, names) }),
  final_called: (e) => ({ kind: "final", title: w(e.part > 1 ? "final-2" : "final"), lines: [w("tell-final-called")] }),
  pool_race_called: (e) => ({
    kind: "pot",
    title: w("pool-race"),
    lines: [w(e.attempt > 1 ? "tell-pool-race-again" : "tell-pool-race", { cards: e.pool })],
  }),
  sudden_death: (e, names) => ({
    kind: "sudden",
    title: w("sudden-death"),
    lines: [list(e.contenders.map((/** @type {number} */ seat) => nameOf(names, seat)))],
  }),
};

/** @param {any} event */
const pooled = ({ pooled: cards, pool }) => ({ cards: cards.length, pool });

/**
 * Who gets what of the pot.
 *
 * @param {any} event
 * @param {Names} names
 */
function shared({ pool, to }, names) {
  const gains = Object.entries(to).filter(([, cards]) => cards.length);
  if (!gains.length) return [w("tell-pool-unclaimed", { cards: pool })];
  return gains.map(([seat, cards]) => w("tell-collects", { name: nameOf(names, seat), cards: cards.length }));
}

/** @param {any} event */
const ofItsOwn = (event) => event.type in SCENES && (event.type !== "prize_paid" || event.prize === "pool");

/**
 * Show in `target` the scene that is on, if it is one of these.
 *
 * @param {HTMLElement} target
 * @param {State} state
 * @param {Names} names
 */
export function showScene(target, state, names) {
  if (state.news?.events?.some(({ type }) => ENDS.includes(type))) return endInterlude(target, state);
  return showInterlude(target, state, (event) => {
    if (!ofItsOwn(event)) return null;
    const { kind, title, lines, cards = 0 } = SCENES[event.type](event, names);
    target.dataset.kind = kind;
    return scene(title, lines, cards);
  });
}

/**
 * @param {string} title
 * @param {string[]} lines
 * @param {number} cards
 */
const scene = (title, lines, cards) =>
  el(
    "div",
    { class: "bh-show" },
    el(
      "div",
      { class: "bh-falling", "aria-hidden": "true" },
      Array.from({ length: cards }, (_, at) => el("i", { "--at": at }, back())),
    ),
    el("h2", { class: "display" }, title),
    lines.map((line) => el("p", {}, line)),
  );
