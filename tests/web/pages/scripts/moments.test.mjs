import assert from "node:assert/strict";
import { test } from "node:test";
import { ownHorse } from "/static/seat/cheer.js";
import { changed, moments } from "/static/seat/moments.js";

const shown = { game: "quarter-horse", called: false, purse: 20, running: false, won: false };
const next = (more) => moments(shown, { ...shown, ...more });

test("a turn, the off, a fine, chips and a win are felt once each", () => {
  assert.deepEqual(next({ called: true }), ["turn"]);
  assert.deepEqual(next({ running: true }), ["off"]);
  assert.deepEqual(next({ purse: 18 }), ["fine"]);
  assert.deepEqual(next({ purse: 22 }), ["gain"]);
  assert.deepEqual(next({ purse: 60, won: true }), ["win"]);
  assert.deepEqual(next({}), []);
});

test("the more important comes first", () => {
  assert.deepEqual(next({ called: true, purse: 18, running: true }), ["turn", "fine", "off"]);
});

test("a page that was just opened, and another game, tell nothing", () => {
  assert.deepEqual(moments(undefined, { ...shown, called: true }), []);
  assert.deepEqual(next({ game: "odds-on", called: true, purse: 0 }), []);
  assert.equal(changed({ purse: undefined }, { purse: 20 }), 0);
});

const lane = (number, position, scratched = false) => ({ number, position, length: 10, scratched });

test("a seat cheers for the horse it holds most of, of those that run", () => {
  const race = { lanes: [lane(5, 1), lane(6, 4), lane(7, 2), lane(8, 9, true)] };
  const holders = { 5: { 1: 2 }, 6: { 1: 2, 2: 3 }, 8: { 1: 4 } };
  assert.equal(ownHorse({ race, status: { holders } }, 1)?.number, 6);
  assert.equal(ownHorse({ race, status: { holders } }, 3), undefined);
  assert.equal(ownHorse({ race: { ...race, finished: true }, status: { holders } }, 1), undefined);
  assert.equal(ownHorse({ race: null, status: null }, 1), undefined);
});

test("one that has a single step to go is cheered before the others", () => {
  const race = { lanes: [lane(5, 9), lane(6, 4), lane(7, 8)] };
  const holders = { 5: { 1: 1 }, 6: { 1: 3 }, 7: { 1: 1 } };
  assert.equal(ownHorse({ race, status: { holders } }, 1)?.number, 5);
});
