// The host console of a meeting: its controls are the choices; the words and the notice of the author are the game's own.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { w } from "./words.js";

export { describe } from "./phrases.js";

export function headline({ state: { play, status }, names }) {
  if (!play) return undefined;
  if (play.phase === "setup") return w("waiting-for-deal", { name: nameOf(names, play.dealer) });
  return status?.turn ? w("turn-of", { name: nameOf(names, status.turn) }) : undefined;
}

/** Whose game this is, as its licence asks. */
export function panel(target, { state: { play } }) {
  renderIfChanged(target, Boolean(play), () => (play ? el("p", { class: "note" }, w("credit-long")) : []));
}
