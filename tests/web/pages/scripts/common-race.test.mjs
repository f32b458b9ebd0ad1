// What the stage says about a common race, and which horses it has room for.
import assert from "node:assert/strict";
import { test } from "node:test";

import { newsText } from "/static/board/night-horse.js";
import { MOST, headline, note, shownHorses, waitingText } from "/static/hub/race.js";

const horse = (table, more = {}) => ({
  table,
  name: `T${table}`,
  label: String(table),
  colour: "#ffffff",
  run: 10,
  share: 0.2,
  place: 1,
  roll: null,
  before: null,
  here: true,
  dice: true,
  ...more,
});
const race = (horses, more = {}) => ({
  number: 1,
  lengths: 50,
  round: 2,
  finished: false,
  counts: true,
  left: null,
  most: 1.24,
  horses,
  ...more,
});

test("those who are yet to roll are named, unless they are many", () => {
  const few = race([horse(1), horse(2, { roll: 7 }), horse(3)], { left: 12 });
  assert.match(waitingText(few), /T1, T3/);
  assert.match(waitingText(few), /12/);
  const many = race([...Array(8).keys()].map((at) => horse(at + 1, at < 2 ? { roll: 5 } : {})));
  assert.doesNotMatch(waitingText(many), /T3/);
  assert.equal(waitingText(race([horse(1)], { finished: true })), "");
});

test("a table is told whether its next roll counts, what it has rolled, and who has won", () => {
  const own = { dice: true, roll: null, finished: false, winners: [] };
  assert.notEqual(newsText(own), newsText({ ...own, roll: 8 }));
  assert.notEqual(newsText(own), newsText({ ...own, dice: false }));
  assert.match(newsText({ ...own, roll: 8 }), /8/);
  assert.match(newsText({ ...own, finished: true, winners: ["Bar", "Hall"] }), /Bar \+ Hall/);
});

test("all who share the first place have won", () => {
  const finished = race([horse(1), horse(2, { place: 3 }), horse(3)], { finished: true });
  assert.match(headline(finished), /T1 \+ T3/);
});

test("beside a lane stands this round's roll, else the last one, and the place at the finish", () => {
  assert.deepEqual(note(horse(1, { roll: 9, before: 4 }), false), { text: "+9", kind: "rolled" });
  assert.deepEqual(note(horse(1, { before: 4 }), false), { text: "+4", kind: "before" });
  assert.equal(note(horse(1, { here: false }), false).kind, "gone");
  assert.equal(note(horse(1, { dice: false, before: 4 }), false).kind, "gone");
  assert.deepEqual(note(horse(1, { place: 2 }), true), { text: "2", kind: "place" });
});

test("of more horses than a screen has room for, those in front run, each in its lane", () => {
  const horses = [...Array(60).keys()].map((at) => horse(at + 1, { place: 60 - at }));
  const shown = shownHorses(race(horses));
  assert.equal(shown.length, MOST);
  assert.deepEqual(
    shown.map(({ table }) => table),
    horses.slice(-MOST).map(({ table }) => table),
  );
});
