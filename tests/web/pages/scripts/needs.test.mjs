import assert from "node:assert/strict";
import { test } from "node:test";
import { need, needed } from "/games/quarter-horse/needs.js";

const lane = (number, left, more = {}) => ({
  number,
  label: String(number),
  sums: [number],
  length: 8,
  position: 8 - left,
  scratched: false,
  ...more,
});
const race = (...lanes) => ({ running: true, finished: false, lanes });
const numbers = ({ lanes }) => lanes.map(({ number }) => number);

test("a horse that is one step away is all that is needed", () => {
  const found = needed(race(lane(7, 3), lane(12, 1)), { 7: 2, 12: 1 }, { scratching: false });
  assert.deepEqual([found.kind, numbers(found)], ["last", [12]]);
});

test("else the likeliest two, by their chance where the table knows it", () => {
  const cards = { 2: 1, 7: 1, 8: 1 };
  const all = race(lane(2, 2), lane(7, 4), lane(8, 3));
  assert.deepEqual(numbers(needed(all, cards, { scratching: false })), [7, 8]);
  const odds = { on: true, win: { 2: 0.5, 7: 0.2, 8: 0.1 } };
  assert.deepEqual(numbers(needed(all, cards, { scratching: false, odds })), [2, 7]);
});

test("before the off nobody wants the horse he holds most of", () => {
  const found = needed(race(lane(5, 8), lane(6, 8), lane(9, 8)), { 5: 1, 6: 3, 9: 2 }, { scratching: true });
  assert.deepEqual([found.kind, numbers(found)], ["avoid", [6, 9]]);
});

test("whoever holds only scratched horses is told so, and whoever holds none is told nothing", () => {
  const out = lane(5, 8, { scratched: true });
  assert.equal(needed(race(out), { 5: 2 }, { scratching: false }).kind, "none");
  assert.equal(needed(race(out, lane(6, 4)), {}, { scratching: false }).kind, "");
});

test("it is said in words, with the cards of this seat alone", () => {
  const state = {
    race: race(lane(5, 3), lane(12, 3), lane(7, 1)),
    play: {},
    status: { phase: "race", holders: { 5: { 1: 1 }, 12: { 1: 2, 2: 1 }, 7: { 2: 1 } } },
  };
  assert.equal(need({ state, seat: 1 }), "You need a five or a twelve");
  assert.equal(need({ state, seat: 2 }), "One roll to go: a seven!");
});
