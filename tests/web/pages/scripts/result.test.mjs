import assert from "node:assert/strict";
import { test } from "node:test";
import { SEAT_COLOURS } from "/static/lib/seat-colours.js";
import { wantsDice } from "/static/lib/controls.js";
import { sumOf } from "/static/lib/dice.js";
import { bestOf, finalTotals } from "/static/lib/result.js";
import { seatLane } from "/static/lib/silks.js";

test("scores count where there are any, else what is in the purses", () => {
  assert.deepEqual(finalTotals({ scores: { 1: 2 }, purses: { 1: 80 } }), { 1: 2 });
  assert.deepEqual(finalTotals({ scores: {}, purses: { 1: 80 } }), { 1: 80 });
  assert.deepEqual(finalTotals(null), {});
});

test("the game says who has won, else the highest do", () => {
  assert.deepEqual(bestOf({ 1: 5, 2: 9, 3: 9 }), ["2", "3"]);
  assert.deepEqual(bestOf({ 1: 5, 2: 9 }, [1]), ["1"]);
});

test("every seat rides in its own colour", () => {
  const colours = SEAT_COLOURS.map((_, at) => seatLane(at + 1).colour);
  assert.deepEqual(colours, SEAT_COLOURS);
  assert.equal(seatLane(3).label, "3");
});

test("a roll is two faces or the bare sum", () => {
  assert.equal(sumOf([3, 4]), 7);
  assert.equal(sumOf(7), 7);
});

test("a choice without needs waits for no dice", () => {
  assert.ok(wantsDice({ needs: [{ kind: "dice" }] }));
  assert.ok(!wantsDice({ needs: [{ kind: "seat" }] }));
  assert.ok(!wantsDice({}));
});
