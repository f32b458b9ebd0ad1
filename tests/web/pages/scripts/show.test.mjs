import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { decidingRoll, followShow, moneyShown, resultFirst, scene, SCENES, suspense } from "/static/lib/show.js";

let second = 0;
const running = {
  game: "quarter-horse",
  status: { race: 1, purses: { 1: 10 } },
  race: { running: true, finished: false },
};
const finished = {
  ...running,
  status: { race: 1, purses: { 1: 50 } },
  race: { running: false, finished: true },
  news: { rolled: true, entry: 42 },
};

beforeEach(() => {
  second = 100;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => 1000 * second);
});
afterEach(() => {
  followShow({ ...running, race: null }, () => undefined);
  mock.timers.reset();
  mock.restoreAll();
});

test("the scenes of a finish follow one another, and each is announced once", () => {
  let again = 0;
  followShow(running, () => undefined);
  followShow(finished, () => (again += 1));
  const seen = [];
  for (const [name, at] of Object.entries(SCENES)) {
    second = 100 + at;
    if (scene(finished)) seen.push([name, scene(finished)]);
  }
  assert.deepEqual(
    seen.map(([, shown]) => shown),
    ["slow", "photo", "circle", "money", "replay", "chart"],
  );
  mock.timers.tick(1000 * SCENES.deal + 100);
  assert.equal(again, Object.keys(SCENES).length);
});

test("nobody is told who won before the board shows it", () => {
  followShow(running, () => undefined);
  followShow(finished, () => undefined);
  assert.ok(suspense(finished));
  assert.deepEqual(moneyShown(finished).purses, { 1: 10 });
  second = 100 + SCENES.circle;
  assert.ok(!suspense(finished));
  assert.ok(suspense({ ...finished, over: true }));
  assert.deepEqual(moneyShown(finished).purses, { 1: 50 });
});

test("the next race is dealt once the result has been seen", () => {
  followShow(running, () => undefined);
  followShow(finished, () => undefined);
  second = 100 + SCENES.deal - 1;
  assert.ok(resultFirst(finished));
  second = 100 + SCENES.deal;
  assert.ok(!resultFirst(finished));
});

test("a page that did not see the race run shows no finish", () => {
  followShow(finished, () => undefined);
  assert.equal(scene(finished), "");
  assert.ok(!suspense(finished));
  assert.equal(decidingRoll(finished), null);
});

test("the deciding roll is that of the race on the table", () => {
  followShow(running, () => undefined);
  followShow(finished, () => undefined);
  assert.equal(decidingRoll(finished), 42);
  assert.equal(decidingRoll({ ...finished, status: { race: 2 } }), null);
});
