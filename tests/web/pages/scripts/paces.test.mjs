import assert from "node:assert/strict";
import { test } from "node:test";
import { placesAt } from "/static/racecourse/paces.js";

const STRIDES = [
  { time: 10, seconds: 0.8, at: [0.3, 0.05] },
  { time: 10.8, seconds: 0.8, at: [0.32, 0.4] },
  { time: 11.6, seconds: 0.8, at: [0.32, 0.98] },
  { time: 12.4, seconds: 0.4, at: [0.5, 1] },
];
const times = Array.from({ length: 400 }, (_, at) => 9.5 + at / 100);

test("runners are at the places they were told when their time is up", () => {
  assert.deepEqual(placesAt(STRIDES, 9), [0, 0]);
  for (const { time, seconds, at } of STRIDES) {
    const there = placesAt(STRIDES, time + seconds - 1e-9);
    there.forEach((one, runner) => assert.ok(Math.abs(one - at[runner]) < 1e-6));
  }
  assert.deepEqual(placesAt(STRIDES, Infinity), [0.5, 1]);
  assert.deepEqual(placesAt([], 5), []);
});

test("nobody runs backwards, beyond what was told, or in jumps", () => {
  let [before] = [placesAt(STRIDES, times[0])];
  for (const time of times) {
    const now = placesAt(STRIDES, time);
    now.forEach((one, runner) => {
      assert.ok(one >= before[runner] - 1e-9, `${time}`);
      assert.ok(one - before[runner] < 0.03, `${time}`);
      assert.ok(one <= 1 + 1e-9);
    });
    before = now;
  }
});

test("whoever asks later is told the same: a page that reloads or drops frames is right at once", () => {
  const seen = times.map((time) => placesAt(STRIDES, time));
  assert.deepEqual(
    times.toReversed().map((time) => placesAt(STRIDES, time)),
    seen.toReversed(),
  );
});

test("the lead changes where the strides say so", () => {
  const ahead = times.map((time) => placesAt(STRIDES, time)).map(([one, other]) => Math.sign(one - other));
  const leads = ahead.filter((one, at) => one && one !== ahead.slice(0, at).findLast(Boolean));
  assert.deepEqual(leads, [1, -1]);
});
