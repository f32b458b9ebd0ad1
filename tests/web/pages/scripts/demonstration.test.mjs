import assert from "node:assert/strict";
import { test } from "node:test";
import { COURSE, demonstration, told } from "/static/board/demonstration.js";

const SEEDS = Array.from({ length: 200 }, (_, at) => at * 7919);

test("a demonstration is a race by the rules: one step for each roll, four in the stable, one winner", () => {
  for (const seed of SEEDS) {
    const { scratched, moves, winner } = demonstration(seed);
    assert.equal(new Set(scratched).size, 4);
    const stood = COURSE.map(() => 0);
    moves.forEach(({ roll, horse, positions }, at) => {
      assert.ok(roll.every((face) => face >= 1 && face <= 6));
      assert.equal(roll[0] + roll[1], horse);
      assert.ok(!scratched.includes(horse));
      stood[horse - 2] += 1;
      assert.deepEqual(positions, stood);
      const home = COURSE.filter(({ length }, index) => positions[index] === length);
      assert.deepEqual(
        home.map(({ number }) => number),
        at + 1 === moves.length ? [winner] : [],
      );
    });
  }
});

test("the same seed runs the same race, and seeds differ", () => {
  assert.deepEqual(demonstration(5), demonstration(5));
  assert.ok(new Set(SEEDS.map((seed) => demonstration(seed).winner)).size > 5);
});

test("courses are those of two dice: short where the sum is rare", () => {
  assert.deepEqual(
    COURSE.map(({ length }) => length),
    [3, 6, 9, 12, 15, 18, 15, 12, 9, 6, 3],
  );
});

test("what is told of a move is true of it", () => {
  for (const seed of SEEDS) {
    const race = demonstration(seed);
    race.moves.forEach((move, at) => {
      const { key, horse } = told(race, at);
      assert.equal(horse, move.horse);
      if (key === "attract-wins") assert.equal(at + 1, race.moves.length);
      if (key === "attract-leads") assert.equal(move.leader, horse);
      if (key === "attract-one-to-go") assert.equal(COURSE[horse - 2].length - move.positions[horse - 2], 1);
    });
  }
});
