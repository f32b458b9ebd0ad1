// What the stage of a race night brings to the front, and for how long.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Spotlight } from "/static/hub/spotlight.js";

const table = (number, close, live = {}) => ({
  number,
  close,
  here: true,
  live: { game: "quarter-horse", race: 1, running: true, finished: false, ...live },
});

test("close races come to the front, two at most", () => {
  const spotlight = new Spotlight();
  assert.deepEqual(spotlight.chosen([table(1, 0.1), table(2, 0.4), table(3, 0.9), table(4, 0.6)], 0), [3, 4]);
});

test("a race stays in front until its end has been seen", () => {
  const spotlight = new Spotlight();
  spotlight.chosen([table(1, 0.5)], 0);
  assert.deepEqual(spotlight.chosen([table(1, 0)], 1000), [1]);
  assert.deepEqual(spotlight.chosen([table(1, 0, { finished: true })], 2000), [1]);
  assert.deepEqual(spotlight.chosen([table(1, 0, { race: 2 })], 9000), [1]);
  assert.deepEqual(spotlight.chosen([table(1, 0, { race: 2 })], 10_001), []);
});

test("the race after a close one is not called close while the end of that one is still in front", () => {
  const spotlight = new Spotlight();
  spotlight.chosen([table(1, 0.5)], 0);
  assert.equal(spotlight.isClose(table(1, 0.1)), true);
  assert.equal(spotlight.isClose(table(1, 0, { running: false, finished: true })), false);
  const next = table(1, 0, { race: 2 });
  assert.deepEqual(spotlight.chosen([next], 1000), [1]);
  assert.equal(spotlight.isClose(next), false);
  assert.equal(spotlight.isClose(table(2, 0.1)), false);
});

test("a table that has gone does not keep its place", () => {
  const spotlight = new Spotlight();
  spotlight.chosen([table(1, 0.5)], 0);
  const gone = { ...table(1, 0), here: false };
  spotlight.chosen([gone], 100);
  assert.deepEqual(spotlight.chosen([gone, table(2, 0.4)], 8200), [2]);
});
