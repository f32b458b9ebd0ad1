// Scenes of their own between the rounds: the pot takes cards or is shared out, the final begins, purses are level.
import { el } from "/static/lib/dom.js";
import { list, nameOf } from "/static/lib/phrases.js";
import { back, w } from "./cards.js";

/** @import { Names, News } from "/static/lib/page.js" */

/** Milliseconds for which such a scene is seen, if nothing more important follows. */
const SEEN = 3600;
/** What is more important. */
const ENDS = ["locked", "bets_revealed", "lane_loaded", "result"];

let told = "";
/** @type {number | undefined} */
let fade;

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
 * Show a scene in `target` when the news tell of one; it goes by itself.
 *
 * @param {HTMLElement} target
 * @param {News | undefined} news
 * @param {Names} names
 */
export function showScene(target, news, names) {
  const events = news?.events ?? [];
  if (events.some(({ type }) => ENDS.includes(type))) return leave(target);
  const event = events.find(ofItsOwn);
  const key = event ? `${news?.entry} ${event.type} ${event.round}` : told;
  if (!event || key === told) return undefined;
  told = key;
  clearTimeout(fade);
  const { kind, title, lines, cards = 0 } = SCENES[event.type](event, names);
  target.dataset.kind = kind;
  target.replaceChildren(scene(title, lines, cards));
  fade = setTimeout(() => leave(target), SEEN);
  return undefined;
}

/** @param {HTMLElement} target */
function leave(target) {
  clearTimeout(fade);
  target.replaceChildren();
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
