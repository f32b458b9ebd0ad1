// Commitments that are being put together, by the round they are for: whoever waits prepares the next one. They stay on
// this phone until they are locked.

/** @typedef {{ cards: string[], bet: string, covered: boolean, why: string }} Draft */

/** @type {Map<number, Draft>} */
const drafts = new Map();

/**
 * The half-made commitment for `round`, with those of `cards` that can still be raced; those for earlier rounds are
 * gone, and so are all of a game that has begun anew.
 *
 * @param {number} round
 * @param {(string | number)[]} cards
 * @param {number} now the round on the table
 */
export function draftFor(round, cards, now) {
  for (const known of drafts.keys()) if (known < now || known > now + FURTHEST) drafts.delete(known);
  const draft = drafts.get(round) ?? { cards: [], bet: "", covered: false, why: "" };
  draft.cards = draft.cards.filter((id) => cards.includes(id));
  drafts.set(round, draft);
  return draft;
}

/** No seat waits longer than this many rounds. */
const FURTHEST = 16;
