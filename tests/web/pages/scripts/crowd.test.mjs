import assert from "node:assert/strict";
import { test } from "node:test";
import { Crowd, drawPennants, drawStars } from "/static/racecourse/crowd.js";

const told = (seats) => ({
  total: Object.values(seats).reduce((sum, [count]) => sum + count, 0),
  seats: Object.fromEntries(
    Object.entries(seats).map(([seat, [count, lane]]) => [seat, { count, lane: lane ?? null }]),
  ),
});
/** An ink that notes where it goes and in which colours it fills. */
function noting() {
  const points = [];
  const fills = [];
  const note = (x, y) => points.push({ x, y });
  const ink = { beginPath() {}, closePath() {}, stroke() {}, moveTo: note, lineTo: note };
  ink.fill = () => fills.push(ink.fillStyle);
  return { ink, points, fills };
}

test("a page that was just opened does not make up for earlier cheers", () => {
  const crowd = new Crowd();
  assert.deepEqual(crowd.hear(told({ 1: [40] }), 1), []);
  assert.deepEqual(crowd.cheers, []);
  assert.deepEqual(crowd.hear(told({ 1: [41, 7] }), 2), [1]);
  assert.deepEqual(crowd.cheers, [{ seat: 1, lane: 7, nth: 40, at: 2 }]);
});

test("the same bulletin is heard once, and a page that has heard of none hears the first cheer", () => {
  const crowd = new Crowd();
  assert.deepEqual(crowd.hear(undefined, 0), []);
  assert.deepEqual(crowd.hear(told({ 3: [1] }), 1), [3]);
  assert.deepEqual(crowd.hear(told({ 3: [1] }), 1.1), []);
  assert.equal(crowd.cheers.length, 1);
});

test("cheers after a restart of the table, which counts anew, are heard", () => {
  const crowd = new Crowd();
  crowd.hear(told({ 1: [9] }), 0);
  assert.deepEqual(crowd.hear(told({ 1: [2] }), 5), [1]);
  assert.equal(crowd.cheers.length, 2);
});

test("a table that cheers with all thumbs for minutes fills neither memory nor picture", () => {
  const crowd = new Crowd();
  crowd.hear(told({}), 0);
  for (let time = 1; time < 200; time += 1)
    crowd.hear(
      told(Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seat) => [seat, [9 * time]]))),
      time / 4,
    );
  assert.ok(crowd.cheers.length <= 48);
});

for (const [width, height, horizon] of [
  [1920, 1080, 200],
  [1280, 720, 94],
  [1080, 1920, 288],
])
  test(`pennants stay above the turf of ${width} x ${height} and inside of the picture`, () => {
    const cheers = Array.from({ length: 48 }, (_, nth) => ({ seat: nth % 13, lane: null, nth, at: 0 }));
    for (let time = 0; time < 3; time += 0.1) {
      const { ink, points } = noting();
      drawPennants({ ink, width, height }, cheers, time, horizon);
      if (time > 2.5) assert.equal(points.length, 0);
      for (const { x, y } of points)
        assert.ok(y <= horizon && y >= 0 && x >= 0 && x <= width, JSON.stringify({ x, y, time }));
    }
  });

test("stars rise behind the horse that is cheered on, in the colours of those who cheer, and are gone soon", () => {
  const cheers = [
    { seat: 1, lane: 7, nth: 0, at: 0 },
    { seat: 2, lane: 7, nth: 0, at: 0 },
  ];
  const tail = { x: 500, y: 400 };
  const seen = noting();
  drawStars({ ink: seen.ink }, cheers, 0.6, { tail, size: 1 });
  assert.equal(seen.fills.length, 6);
  assert.equal(new Set(seen.fills).size, 2);
  for (const { x, y } of seen.points) assert.ok(x < tail.x + 6 && y < tail.y && y > tail.y - 90);
  const later = noting();
  drawStars({ ink: later.ink }, cheers, 2, { tail, size: 1 });
  assert.equal(later.points.length, 0);
});
