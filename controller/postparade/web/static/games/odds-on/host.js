// The host console of a meeting has all its controls from the choices; only the words are the game's own.
import { nameOf } from "/static/lib/phrases.js";
import { w } from "./words.js";

export { describe } from "./phrases.js";

export function headline({ state: { play, status }, names }) {
  if (!play) return undefined;
  if (play.phase === "setup") return w("waiting-for-deal", { name: nameOf(names, play.dealer) });
  return status?.turn ? w("turn-of", { name: nameOf(names, status.turn) }) : undefined;
}
