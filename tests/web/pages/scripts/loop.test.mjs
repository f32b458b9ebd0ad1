import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Loop } from "/static/racecourse/loop.js";

// A screen that begins a frame every 1/60 s, and timers, on a clock that is turned by hand.
const REFRESH = 1000 / 60;
let now = 0;
let asked = [];
let timers = [];
let frames = 0;
globalThis.performance.now = () => now;
globalThis.requestAnimationFrame = (call) => asked.push(call);
globalThis.cancelAnimationFrame = () => (asked = []);
globalThis.setTimeout = (call, milliseconds) => {
  timers.push({ at: now + milliseconds, call });
  return timers.length;
};
globalThis.clearTimeout = () => (timers = []);

/** Let so many seconds pass; returns how often a frame was asked for. */
function pass(seconds) {
  const [end, before] = [now + 1000 * seconds, frames];
  while (now < end) {
    const next = (Math.floor(now / REFRESH + 1e-6) + 1) * REFRESH;
    const timer = timers.find(({ at }) => at <= next);
    if (timer) {
      timers = timers.filter((one) => one !== timer);
      now = Math.max(now, timer.at);
      timer.call();
      continue;
    }
    now = next;
    frames += asked.length;
    for (const call of asked.splice(0)) call(now);
  }
  return frames - before;
}

beforeEach(() => ([asked, timers] = [[], []]));

test("what runs is drawn sixty times a second, what rests thirty times, and the page is asked no oftener", () => {
  let rests = false;
  let drawn = 0;
  const loop = new Loop(() => {
    drawn += 1;
    return rests;
  });
  loop.start();
  pass(1);
  assert.ok(Math.abs(drawn - 60) <= 1, `${drawn} drawn while horses run`);
  rests = true;
  pass(0.1);
  drawn = 0;
  const asks = pass(2);
  assert.ok(Math.abs(drawn - 60) <= 2, `${drawn} drawn in two seconds at rest`);
  assert.ok(asks <= 62, `${asks} frames asked for`);
  assert.equal(loop.pace.frames, 60);
});

test("whatever changes is drawn with the next frame, however long a picture would have rested", () => {
  const times = [];
  const loop = new Loop((time) => {
    times.push(time);
    return true;
  });
  loop.start();
  pass(1);
  const [before, last] = [times.length, now];
  loop.show();
  pass(0.05);
  assert.ok(times.length > before && 1000 * times[before] - last <= REFRESH + 1e-6);
});

test("a loop that is stopped asks for nothing, and one that is started again goes on", () => {
  let drawn = 0;
  const loop = new Loop(() => {
    drawn += 1;
    return true;
  });
  loop.start();
  pass(0.5);
  loop.stop();
  drawn = 0;
  assert.equal(pass(1), 0);
  assert.deepEqual([drawn, timers.length], [0, 0]);
  loop.start();
  pass(0.5);
  assert.ok(drawn >= 14);
});
