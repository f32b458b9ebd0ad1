// What a guest feels and hears of the game on his own phone: told from one state of his page to the next.

/** @typedef {"turn" | "off" | "fine" | "gain" | "win"} Moment */
/**
 * What a page shows at one moment: whether it is `called` to do something, what is in the `purse`, whether the race is
 * `running`, and whether it has told that this seat has `won`.
 *
 * @typedef {{ game: string | null, called: boolean, purse: number | undefined, running: boolean, won: boolean }} Shown
 */

/**
 * What has happened to the seat between two moments, most important first; nothing when the game has changed.
 *
 * @param {Shown | undefined} before
 * @param {Shown} now
 * @returns {Moment[]}
 */
export function moments(before, now) {
  if (!before || before.game !== now.game) return [];
  const change = changed(before, now);
  const wins = now.won && !before.won;
  /** @type {[Moment, boolean][]} */
  const all = [
    ["win", wins],
    ["turn", now.called && !before.called],
    ["gain", change > 0 && !wins],
    ["fine", change < 0],
    ["off", now.running && !before.running],
  ];
  return all.filter(([, happened]) => happened).map(([moment]) => moment);
}

/**
 * By how much the purse has changed; 0 where there was none before, or is none now.
 *
 * @param {Pick<Shown, "purse">} before
 * @param {Pick<Shown, "purse">} now
 */
export const changed = (before, now) =>
  before.purse === undefined || now.purse === undefined ? 0 : now.purse - before.purse;
