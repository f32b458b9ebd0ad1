import assert from "node:assert/strict";
import { test } from "node:test";
import { clockOf, guestsText, lengthText, secondsLeft, stageText } from "/static/lib/countdown.js";

const evening = (stands) => ({
  on: true,
  begins: 0,
  items: [
    { title: "Quarter Horse", stands: "played" },
    { title: "Odds On", stands },
  ],
});
const countdown = (stage, more = {}) => ({ stage, left: null, needs: 0, last: false, ...more });

test("a countdown runs by the clock of the page from when it was told, and starts over when it is told again", () => {
  const told = countdown("countdown", { left: 150 });
  assert.equal(secondsLeft(told, 1000), 150);
  assert.equal(secondsLeft(told, 31_000), 120);
  assert.equal(secondsLeft({ ...told }, 61_000), 90);
  assert.equal(secondsLeft({ ...told, left: 95 }, 62_000), 95);
  assert.equal(secondsLeft({ ...told, left: 95 }, 200_000), 0);
  assert.equal(secondsLeft(countdown("held"), 200_000), null);
  assert.equal(secondsLeft(undefined), null);
});

test("time is shown as on a clock", () => {
  assert.deepEqual([0, 9, 59.2, 60, 150, 3600].map(clockOf), ["0:00", "0:09", "1:00", "1:00", "2:30", "60:00"]);
});

test("what comes next is said in one line", () => {
  const said = (stage, more, stands = "now") => stageText(countdown(stage, more), evening(stands));
  assert.equal(said("countdown", { left: 150 }), "Next race in 2:30");
  assert.equal(said("countdown", { left: 150, last: true }), "Last race in 2:30");
  assert.equal(said("countdown", { left: 150 }, "next"), "Odds On in 2:30");
  assert.equal(said("gathering", { left: 150, needs: 2 }), "Next race in 2:30 · 2 more guests needed");
  assert.equal(said("gathering", { left: 0, needs: 1 }), "1 more guest needed");
  assert.equal(said("pause", { left: 300 }, "next"), "Break · Odds On in 5:00");
  assert.equal(said("playing", { last: true }), "Last race of the evening");
  assert.equal(said("misfit", {}, "next"), "Odds On is not for so many guests");
  for (const stage of ["playing", "result", "paused", "resuming", "held", "by_hand", "closing", "stuck"])
    assert.ok(said(stage), stage);
  assert.equal(stageText(countdown(""), { on: false, begins: 0, items: [] }), "");
  assert.equal(stageText(undefined, undefined), "");
});

test("how long an item is played is said in races, minutes, or both", () => {
  assert.equal(lengthText({ races: 3, minutes: 0 }), "3 races");
  assert.equal(lengthText({ races: 1, minutes: 40 }), "1 race, 40 min");
  assert.equal(lengthText({ races: 0, minutes: 0 }), "The whole game");
});

test("guests are told what comes next, and nothing of a race that they see or of a game by hand", () => {
  const told = (stage, more) => guestsText({ countdown: countdown(stage, more), schedule: evening("now") });
  assert.equal(told("countdown", { left: 20 }), "Next race in 0:20");
  assert.equal(told("playing"), "");
  assert.equal(told("playing", { last: true }), "Last race of the evening");
  assert.equal(told("by_hand"), "");
  assert.equal(guestsText({}), "");
  assert.equal(guestsText(), "");
});
