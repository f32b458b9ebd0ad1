// What happens in a dice race, in words, for captions while the announcer is silent.
import { t } from "/static/lib/i18n.js";
import { list, MEMBERSHIP, nameOf, prose, sentence } from "/static/lib/phrases.js";

/** @import { NameOf, Names, Sentences } from "/static/lib/page.js" */
/** @import { GameEvent } from "./types.js" */

/** @type {Sentences<GameEvent, NameOf>} */
const SENTENCES = {
  ...MEMBERSHIP,
  dealt: (e, name) => t("tell-dealt", { ...e, name: name(e.first_roller) }),
  redistribute: (e) => t("tell-redistribute", e),
  left_over: (e) => t("tell-left-over", { cards: e.cards.reduce((sum, count) => sum + count, 0) }),
  scratch: (e) => t("tell-scratch", e),
  repeat: (e, name) => t(e.again ? "tell-repeat-again" : "tell-repeat", { ...e, name: name(e.player) }),
  off: (e, name) => t("tell-off", { name: name(e.first_roller) }),
  move: (e) => t(e.left ? "tell-move" : "tell-line", e),
  roller_purse: (e, name) => (e.paid ? t("tell-roller-purse", { ...e, name: name(e.player) }) : ""),
  payout: (e, name) => t("tell-payout", { ...e, name: name(e.player) }),
  ask: (e) => t("tell-ask", e),
  counted: (e) => (e.missing ? t("tell-counted", e) : ""),
};

/**
 * The events of one entry in a sentence or two.
 *
 * @param {any[]} events
 * @param {Names} names
 */
export function describe(events, names) {
  /** @param {number} seat */
  const name = (seat) => nameOf(names, seat);
  const paid = events.filter((event) => event.type === "pay" && event.paid > 0);
  /** @param {any[]} some */
  const pays = (some) => `${list(some.map((event) => t("tell-pays", { ...event, name: name(event.player) })))}.`;
  const antes = events.filter(({ type }) => type === "ante");
  const short = antes.filter((event) => event.paid < event.due);
  const lines = events.map((event) => {
    if (event === antes[0]) return `${t("tell-ante", { ante: event.due })} ${short.length ? pays(short) : ""}`.trim();
    return event === paid[0] ? pays(paid) : sentence(SENTENCES, event, name);
  });
  return prose(lines);
}
