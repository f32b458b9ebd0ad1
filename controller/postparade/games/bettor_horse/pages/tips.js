// A tip of those who watch: who wins the round on the table. It costs nothing, stays on this phone, and is counted.

/** @typedef {"first" | "second" | "draw"} Tip */
/** @typedef {{ open: { round: number, tip: Tip } | null, right: number, all: number, last: boolean | null }} Tips */

/** @type {Tips} */
export const NONE = { open: null, right: 0, all: 0, last: null };

/**
 * @param {Tips} tips
 * @param {number} round
 * @param {Tip} tip
 * @returns {Tips}
 */
export const tipped = (tips, round, tip) => ({ ...tips, open: { round, tip } });

/**
 * Who won a round whose first-named seat had this outcome.
 *
 * @param {string} outcome
 * @returns {Tip}
 */
const winner = (outcome) => (outcome === "win" ? "first" : outcome === "lose" ? "second" : "draw");

/**
 * The tips once the rounds that are over are known; a tip for a round that nobody will run any more counts for nothing.
 *
 * @param {Tips} tips
 * @param {{ number: number, outcomes: string[] | null }[]} rounds the one on the table, and the last one
 * @returns {Tips}
 */
export function judged(tips, rounds) {
  const { open } = tips;
  if (!open) return tips;
  const run = rounds.find(({ number }) => number === open.round);
  if (run?.outcomes) {
    const last = winner(run.outcomes[0]) === open.tip;
    return { open: null, right: tips.right + Number(last), all: tips.all + 1, last };
  }
  return run ? tips : { ...tips, open: null };
}
