import assert from "node:assert/strict";
import { test } from "node:test";
import { script } from "/games/ready-set-bet/caller.js";
import { hoped, margin, total } from "/games/ready-set-bet/standing.js";

const lane = (label, position) => ({
  label,
  number: Number(label.split("-")[0]),
  sums: label.split("-").map(Number),
  length: 15,
  position,
});
const race = { leader: 7, lanes: [lane("5", 3), lane("6", 6), lane("7", 9), lane("8", 6), lane("11-12", 1)] };

test("a win bet is measured against the best other horse, place and show against the second and third", () => {
  assert.equal(margin("win/7/1", race), 3);
  assert.equal(margin("win/6/1", race), -3);
  assert.equal(margin("place/6/2", race), 0);
  assert.equal(margin("show/5/1", race), -3);
  assert.equal(margin("show/7/1", race), 6);
  assert.equal(margin("color/blue", race), undefined);
  assert.equal(margin("prop/P01", race), undefined);
});

const bet = (spot, won, gain, penalty) => ({ spot, won, gain: won ? gain : 0, penalty: won ? 0 : penalty });

test("what is hoped for is the losing horse that is closest, and each only once", () => {
  const standing = [
    bet("win/5/1", false, 20, 1),
    bet("show/5/1", false, 5, 2),
    bet("win/6/1", false, 15, 2),
    bet("win/11-12/1", false, 27, 0),
    bet("win/7/1", true, 9, 4),
  ];
  assert.deepEqual(
    hoped(standing, race).map(({ label }) => label),
    ["5", "6"],
  );
  assert.equal(total(standing), 4);
  assert.deepEqual(hoped([bet("win/7/1", true, 9, 4)], race), []);
});

const play = { phase: "open", race_number: 2, last_roll: [5, 6], crossed: 0, pair: null, rolls: 3 };
const keys = (more) => script({ ...play, ...more }, race).map(([key]) => key);

test("the House calls the roll, then who is in front, then how near the close is", () => {
  assert.deepEqual(keys({ phase: "ready" }), ["call-welcome"]);
  assert.deepEqual(keys({ rolls: 0, last_roll: null }), ["call-off"]);
  assert.deepEqual(script(play, race)[0], ["call-roll", { sum: 11, horse: "11-12", left: 14 }]);
  assert.deepEqual(keys({}), ["call-roll", "call-front"]);
  assert.deepEqual(keys({ crossed: 2, pair: 11 }), ["call-roll", "call-pair", "call-front", "call-line"]);
  assert.deepEqual(keys({ last_roll: 7, phase: "closed", crossed: 3 }), ["call-closed", "call-roll"]);
});
