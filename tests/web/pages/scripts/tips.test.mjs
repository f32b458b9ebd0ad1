import assert from "node:assert/strict";
import { test } from "node:test";
import { draftFor } from "/games/bettor-horse/drafts.js";
import { judged, NONE, tipped } from "/games/bettor-horse/tips.js";

const round = (number, outcomes = null) => ({ number, outcomes });

test("a tip is judged once, when its round is decided", () => {
  const open = tipped(NONE, 3, "second");
  assert.equal(judged(open, [round(3), round(2, ["win", "lose"])]), open);
  const done = judged(open, [round(4), round(3, ["lose", "win"])]);
  assert.deepEqual(done, { open: null, right: 1, all: 1, last: true });
  assert.equal(judged(done, [round(4), round(3, ["lose", "win"])]), done);
  const next = judged(tipped(done, 4, "draw"), [round(4, ["win", "lose"])]);
  assert.deepEqual(next, { open: null, right: 1, all: 2, last: false });
});

test("a tip for a round that will not be run any more counts for nothing", () => {
  assert.deepEqual(judged(tipped(NONE, 7, "first"), [round(1)]), NONE);
});

test("what was prepared while waiting is there when the round comes, without cards that are gone", () => {
  const hand = ["red-a-1", "red-a-2", "red-c-8"];
  const early = draftFor(5, hand, 2);
  early.cards.push("red-c-8", "red-a-2");
  early.bet = "win";
  const late = draftFor(5, ["red-a-1", "red-c-8"], 5);
  assert.deepEqual([late.cards, late.bet], [["red-c-8"], "win"]);
});

test("drafts of earlier rounds, and of a game that was begun anew, are gone", () => {
  const hand = ["red-a-1"];
  draftFor(6, hand, 6).cards.push("red-a-1");
  assert.deepEqual(draftFor(6, hand, 7).cards, []);
  draftFor(30, hand, 30).cards.push("red-a-1");
  draftFor(1, hand, 1);
  assert.deepEqual(draftFor(30, hand, 30).cards, []);
});
