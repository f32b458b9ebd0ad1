import assert from "node:assert/strict";
import { test } from "node:test";
import { lanesAt } from "/static/board/demonstration.js";

const MOMENT = {
  on: true,
  alone: true,
  number: 4,
  scratched: [2, 12],
  course: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => ({ number, length: 3 * (6 - Math.abs(7 - number)) })),
  at: 6,
  roll: [3, 4],
  horse: 7,
  positions: [0, 0, 0, 0, 2, 5, 0, 0, 0, 0, 0],
  leader: 7,
  told: "leads",
};

test("every lane stands where the table says, and is marked for what the table says of it", () => {
  const lanes = lanesAt(MOMENT);
  assert.deepEqual(
    lanes.map(({ number, position }) => [number, position]),
    MOMENT.course.map(({ number }, at) => [number, MOMENT.positions[at]]),
  );
  const marked = (/** @type {"scratched" | "leads" | "wins"} */ mark) =>
    lanes.filter((lane) => lane[mark]).map(({ number }) => number);
  assert.deepEqual(marked("scratched"), [2, 12]);
  assert.deepEqual(marked("leads"), [7]);
  assert.deepEqual(marked("wins"), []);
});

test("the horse that wins is marked at the finish alone, whoever leads", () => {
  const wins = (/** @type {any} */ moment) =>
    lanesAt(moment)
      .filter((lane) => lane.wins)
      .map(({ number }) => number);
  assert.deepEqual(wins({ ...MOMENT, told: "wins", horse: 6 }), [6]);
  assert.deepEqual(wins({ ...MOMENT, told: "off", horse: 0, leader: null }), []);
});
