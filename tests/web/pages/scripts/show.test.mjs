import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BESIDE_BOARD,
  decidingRoll,
  heldBack,
  moneyShown,
  ON_BOARD,
  resultFirst,
  scene,
  suspense,
  unpaid,
} from "/static/lib/show.js";

const finished = {
  game: "quarter-horse",
  seats: [],
  status: { race: 1, purses: { 1: 50 }, last_roll: 7 },
  earlier: { purses: { 1: 10 } },
  race: { running: false, finished: true },
  news: { rolled: true, entry: 42, events: ["finished"], latest: 43 },
};
const during = (name) => ({ ...finished, bulletin: { scene: { name, entry: 42, roll: true } } });
const ORDER = ["dice", "slow", "photo", "circle", "money", "replay", "chart", ""];
const where = (told) => ORDER.filter((name) => told(during(name)));

test("falling dice are no scene of their own", () => {
  assert.deepEqual(
    ORDER.map((name) => scene(during(name))),
    ["", "slow", "photo", "circle", "money", "replay", "chart", ""],
  );
});

test("nobody is told who won before the board shows it", () => {
  assert.deepEqual(where(suspense), ["dice", "slow", "photo"]);
  assert.deepEqual(
    where((state) => suspense({ ...state, over: true })),
    ["dice", "slow", "photo", "circle"],
  );
});

test("purses are those from before the finish until the board shows what is paid", () => {
  assert.deepEqual(where(unpaid), ["dice", "slow", "photo", "circle"]);
  assert.deepEqual(moneyShown(during("circle")).purses, { 1: 10 });
  assert.deepEqual(moneyShown(during("money")).purses, { 1: 50 });
});

test("the next race is dealt once the result has been seen", () => {
  assert.deepEqual(where(resultFirst), ["dice", "slow", "photo", "circle", "money", "replay", "chart"]);
});

test("a board waits for its dice, a phone until the board has shown who won", () => {
  assert.deepEqual(where(ON_BOARD), ["dice"]);
  assert.deepEqual(where(BESIDE_BOARD), ["dice", "slow", "photo"]);
});

test("a page that was told of no scene shows none", () => {
  assert.equal(scene(finished), "");
  assert.ok(!suspense(finished));
  assert.equal(decidingRoll(finished), null);
});

test("the deciding roll is known as long as its show is on", () => {
  assert.equal(decidingRoll(during("photo")), 42);
  assert.equal(decidingRoll(during("")), null);
  assert.equal(decidingRoll({ ...finished, bulletin: { scene: { name: "photo", entry: 42, roll: false } } }), null);
});

test("while dice fall purses are those of the roll before, not of one before that", () => {
  const stood = { ...finished, status: { purses: { 1: 40 } }, earlier: { purses: { 1: 50 } }, race: { running: true } };
  const shown = heldBack(stood, { ...during("dice"), status: { purses: { 1: 30 } } });
  assert.deepEqual(moneyShown(shown).purses, { 1: 40 });
});

test("what is held back stands as before, but for the seats, and tells no event", () => {
  const earlier = { ...finished, status: { race: 1, last_roll: 4 }, race: { running: true, finished: false } };
  const shown = heldBack(earlier, { ...during("dice"), seats: [1] });
  assert.equal(shown.race.finished, false);
  assert.deepEqual(shown.seats, [1]);
  assert.deepEqual(shown.news.events, []);
  assert.equal(shown.status.last_roll, 7);
  assert.equal(heldBack({}, during("dice")).race, null);
});
