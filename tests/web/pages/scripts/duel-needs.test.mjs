import assert from "node:assert/strict";
import { test } from "node:test";
import { neededFor } from "/games/bettor-horse/needs.js";

const ALL = ["win", "lose", "draw"];
const W = "win";
const L = "lose";
const D = "draw";

test("whoever bet on winning needs two lanes", () => {
  assert.equal(neededFor("win", [W], 3), "one-win");
  assert.equal(neededFor("win", [L], 3), "both-win");
  assert.equal(neededFor("win", [W, L], 3), "win");
  assert.equal(neededFor("win", [W, W], 3), "safe");
  assert.equal(neededFor("win", [L, D], 3), "gone");
});

test("a draw is two dead heats or one of each", () => {
  assert.equal(neededFor("draw", [W], 3), "open");
  assert.equal(neededFor("draw", [W, L], 3), "draw");
  assert.equal(neededFor("draw", [W, D], 3), "not-win");
  assert.equal(neededFor("draw", [D, L], 3), "not-lose");
  assert.equal(neededFor("draw", [D, D], 3), "safe");
  assert.equal(neededFor("draw", [W, W], 3), "gone");
});

test("a single race leaves everything to its one lane", () => {
  for (const bet of ALL) assert.equal(neededFor(bet, [], 1), bet);
});

test("what the two need is never at odds: both right or both wrong at the end, and never decided too early", () => {
  const mirrored = { win: L, lose: W, draw: D };
  for (const bet of ALL)
    for (const first of ALL)
      for (const second of ALL) {
        const results = [first, second];
        const own = neededFor(bet, results, 3);
        const other = neededFor(
          mirrored[bet],
          results.map((one) => mirrored[one]),
          3,
        );
        assert.equal(["safe", "gone"].includes(own), ["safe", "gone"].includes(other));
        if (["safe", "gone"].includes(own)) assert.equal(own, other);
      }
});
