// What a horse would bring whoever lays the card in hand on it.

/** @import { HandCard, RunnerView } from "./types.js" */

/**
 * Points for the owner if `runner` comes first and second once `card` lies there; `first` is unknown while ratings are
 * hidden. Undefined for cards that are no price.
 *
 * @param {HandCard} card
 * @param {Pick<RunnerView, "dollars">} runner
 */
export function wouldPay({ price, dollars = 0 }, runner) {
  if (!price) return undefined;
  return { first: runner.dollars === null ? null : runner.dollars + dollars, second: dollars };
}

/**
 * The rating of `runner` once the special `card` lies there; undefined for cards that change none, or while ratings are
 * hidden.
 *
 * @param {HandCard} card
 * @param {Pick<RunnerView, "rating">} runner
 */
export const wouldRate = ({ price, amount = 0 }, { rating }) =>
  price || !amount || rating === null ? undefined : rating + amount;
