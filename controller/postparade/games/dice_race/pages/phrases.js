// What happens in a dice race, in words, for captions while the announcer is silent.
import { t } from "/static/lib/i18n.js";
import { list, MEMBERSHIP, nameOf } from "/static/lib/phrases.js";

const SENTENCES = {
  ...MEMBERSHIP,
  dealt: (e, name) => t("tell-dealt", { ...e, name: name(e.first_roller) }),
  redistribute: (e) => t("tell-redistribute", e),
  scratch: (e) => t("tell-scratch", e),
  repeat: (e, name) => t(e.again ? "tell-repeat-again" : "tell-repeat", { ...e, name: name(e.player) }),
  off: (e, name) => t("tell-off", { name: name(e.first_roller) }),
  move: (e) => t(e.left ? "tell-move" : "tell-line", e),
  payout: (e, name) => t("tell-payout", { ...e, name: name(e.player) }),
  ask: (e) => t("tell-ask", e),
  counted: (e) => (e.missing ? t("tell-counted", e) : ""),
};

/** The events of one entry in a sentence or two. */
export function describe(events, names) {
  const name = (seat) => nameOf(names, seat);
  const paid = events.filter((event) => event.type === "pay" && event.paid > 0);
  const payments = () => `${list(paid.map((event) => t("tell-pays", { ...event, name: name(event.player) })))}.`;
  const lines = events.map((event) => (event === paid[0] ? payments() : SENTENCES[event.type]?.(event, name)));
  return lines.filter(Boolean).join(" ");
}
