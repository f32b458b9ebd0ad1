import assert from "node:assert/strict";
import { test } from "node:test";
import { Shake } from "/static/seat/shake.js";
import { followed, release } from "/static/seat/swipe.js";

const trail = (...points) => points.map(([x, y, at]) => ({ x, y, at }));

test("a quick stroke upwards throws", () => {
  const { thrown, speed } = release(trail([100, 400, 0], [104, 340, 50], [110, 250, 110]));
  assert.ok(thrown);
  assert.ok(speed > 1);
});

test("a tap, a stroke down, a stroke to the side and a slow lift do not", () => {
  assert.ok(!release(trail([100, 400, 0], [100, 398, 60])).thrown);
  assert.ok(!release(trail([100, 250, 0], [100, 400, 120])).thrown);
  assert.ok(!release(trail([100, 400, 0], [300, 345, 120])).thrown);
  assert.ok(!release(trail([100, 400, 0], [100, 340, 900], [100, 338, 1000])).thrown);
  assert.ok(!release(trail([100, 400, 0])).thrown);
});

test("a finger that first looks and then throws is judged by its last moment", () => {
  assert.ok(release(trail([100, 400, 0], [100, 395, 900], [100, 380, 920], [100, 300, 980])).thrown);
});

test("only so many touches are kept, and the last of them", () => {
  const long = Array.from({ length: 200 }, (_, at) => ({ x: 0, y: at, at })).reduce(followed, []);
  assert.ok(long.length <= 40);
  assert.equal(long.at(-1).y, 199);
});

const strokes = (shake, ...all) => all.map(([x, at]) => shake.moved({ x, y: 1, z: -2 }, at));

test("strokes to and fro are a shake, once", () => {
  assert.deepEqual(strokes(new Shake(), [20, 0], [-22, 150], [21, 300], [-20, 450], [20, 600]), [
    false,
    false,
    true,
    false,
    false,
  ]);
});

test("walking, one bump and slow swinging are none", () => {
  assert.ok(!strokes(new Shake(), [6, 0], [-7, 200], [6, 400], [-6, 600]).includes(true));
  assert.ok(!strokes(new Shake(), [30, 0], [28, 20], [25, 40]).includes(true));
  assert.ok(!strokes(new Shake(), [20, 0], [-20, 800], [20, 1600]).includes(true));
});
