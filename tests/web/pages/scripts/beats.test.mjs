import assert from "node:assert/strict";
import { test } from "node:test";
import { placeAt, strikes } from "/static/racecourse/race-script.js";
import { signsAt } from "/static/board/signs.js";
import { shotAt } from "/static/racecourse/shots.js";
import { Beats } from "/static/board/beats.js";

const LENGTHS = { 2: 3, 7: 17, 12: 3 };
const race = (positions, more = {}) => ({
  lanes: Object.entries(LENGTHS).map(([label, length]) => ({
    number: Number(label),
    label,
    colour: "#ffffff",
    length,
    position: positions[label] ?? 0,
    scratched: false,
    sums: [Number(label)],
    ...(more.lanes?.[label] ?? {}),
  })),
  finished: false,
  winners: [],
  ...more.race,
});
const state = (positions, entry, more = {}) => ({
  game: "a-game",
  race: race(positions, more),
  status: { race: 1, turn: 3, last_roll: more.roll ?? null },
  news: { rolled: Boolean(more.roll), entry, events: more.events ?? [] },
  bulletin: { scene: { name: more.holding ?? "", entry, roll: true, seconds: more.seconds ?? 0 } },
  holding: more.holding,
});

test("a roll is a beat: dice fall while it is held back, and its horse runs once it is known", () => {
  const beats = new Beats();
  beats.see(state({}, 1), 0);
  beats.see(state({}, 2, { roll: [3, 4], holding: "dice", seconds: 0.65 }), 10);
  const [beat] = beats.script.beats;
  assert.deepEqual([beat.dice, beat.lane, beat.falls, beat.revealed, beat.thrower], [[3, 4], 7, 0.65, null, 3]);
  assert.equal(placeAt(beats.script, 7, 100).position, 0);
  beats.see(state({ 7: 1 }, 2, { roll: [3, 4] }), 10.66);
  assert.equal(beats.script.beats.length, 1);
  assert.deepEqual(beat.moves, [{ number: 7, from: 0, to: 1 }]);
  assert.ok(strikes(beat) > 10.66);
  assert.equal(placeAt(beats.script, 7, 12).position, 1);
});

test("a page that is opened in the middle of a race shows how it stands, and rolls nothing again", () => {
  const beats = new Beats();
  beats.see(state({ 7: 5 }, 9, { roll: [3, 4] }), 0);
  beats.see(state({ 7: 5 }, 9, { roll: [3, 4] }), 1);
  assert.deepEqual(beats.script.beats, []);
  assert.equal(placeAt(beats.script, 7, 2).position, 5);
});

test("what a correction moves goes there at once, and a new race begins at the post", () => {
  const beats = new Beats();
  beats.see(state({ 7: 5 }, 9), 0);
  beats.see(state({ 7: 4, 12: 1 }, 10), 5);
  assert.deepEqual(
    [7, 12].map((number) => placeAt(beats.script, number, 7).position),
    [4, 1],
  );
  beats.see({ ...state({}, 11), status: { race: 2, turn: 1 } }, 20);
  assert.deepEqual(beats.script.beats, []);
  assert.equal(placeAt(beats.script, 7, 20).position, 0);
});

test("fines fly from who pays, and a scratched horse shakes its head", () => {
  const beats = new Beats();
  beats.see(state({}, 1), 0);
  const scratched = { lanes: { 2: { scratched: true } } };
  const events = [{ type: "pay", player: 3, paid: 2 }, { type: "pay", player: 1, paid: 0 }, { type: "rolled" }];
  beats.see(state({}, 2, { ...scratched, roll: [1, 1], events }), 1);
  const [beat] = beats.script.beats;
  assert.deepEqual([beat.fines, beat.stabled, beat.moves], [[{ seat: 3, chips: 2 }], true, []]);
});

test("only the last beats are remembered, and horses stand where they came", () => {
  const beats = new Beats();
  beats.see(state({}, 1), 0);
  for (let at = 1; at <= 12; at += 1) beats.see(state({ 7: at }, 1 + at, { roll: [3, 4] }), at * 3);
  assert.ok(beats.script.beats.length < 8);
  assert.equal(placeAt(beats.script, 7, 60).position, 12);
});

test("signs say what is missing, and which face of the second die brings whom home; never after it lies", () => {
  const beats = new Beats();
  const near = { 2: 2, 12: 2 };
  beats.see(state(near, 1), 0);
  beats.see(state(near, 2, { roll: [6, 1], holding: "dice", seconds: 1.5 }), 10);
  const at = (time) => signsAt(state(near, 2), beats.script, shotAt(beats.script, race(near).lanes, time), time);
  assert.deepEqual(at(10.2).faces, []);
  assert.deepEqual(at(10.9).faces, [[6, 12]]);
  assert.deepEqual(at(11.45).faces, []);
  const decided = { roll: [6, 6], race: { finished: true, winners: [12] } };
  beats.see(state({ 2: 2, 12: 3 }, 3, decided), 20);
  const last = shotAt(beats.script, race(near).lanes, 21);
  assert.equal(last.kind, "slow");
  assert.deepEqual(signsAt(state(near, 3), beats.script, last, 21).needs, []);
});
