// What this bookmaker has in mind: the card that was taken, and the horse for which it is to be confirmed.

/** Milliseconds after the first tap on a horse for which a second one is taken for the same. */
const TWICE = 350;

/** `first` is the gate of a swap's first horse, `gate` the one on which a second tap lays the card. */
export const selection = {
  /** @type {string | null} */
  taken: null,
  /** @type {number | null} */
  first: null,
  /** @type {number | null} */
  gate: null,
  since: 0,
};

/**
 * Take a card, or put it back.
 *
 * @param {string | null} card
 */
export function takeCard(card) {
  Object.assign(selection, { taken: selection.taken === card ? null : card, first: null, gate: null });
}

/**
 * Tap the horse at `gate` at `now`: true if the card is to be laid there, because it was tapped before.
 *
 * @param {number} gate
 * @param {number} now
 */
export function confirmed(gate, now) {
  if (selection.gate === gate) return now - selection.since >= TWICE;
  Object.assign(selection, { gate, since: now });
  return false;
}
