import assert from "node:assert/strict";
import { test } from "node:test";
import { chartOf, oddsOf, percent, price } from "/static/lib/odds.js";

test("prices are of one kind and end somewhere", () => {
  const chances = [0, 0.0000011, 0.009, 0.01, 0.011, 0.05, 0.3, 0.5, 0.7, 0.97, 0.9999, 1];
  const shown = ["", "outsider", "outsider", "99", "90", "19", "2.3", "1", "0.4", "0.1", "0.1", ""];
  assert.deepEqual(
    chances.map(price),
    shown.map((odds) => (/^\d/.test(odds) ? `${odds} to 1` : odds)),
  );
});

test("nothing is called certain or impossible that is not", () => {
  const told = { 0: "0 %", 0.004: "<1 %", 0.014: "1 %", 0.5: "50 %", 0.994: "99 %", 0.996: ">99 %", 1: "100 %" };
  for (const [chance, text] of Object.entries(told)) assert.equal(percent(Number(chance)), text);
});

const race = { lanes: [{ position: 3 }, { position: 11 }], finished: true };
const odds = { on: true, win: { 7: 0.2 } };

test("odds are shown while the race is open", () => {
  assert.equal(oddsOf({ bulletin: { odds }, race: { ...race, finished: false } }), odds);
  assert.equal(oddsOf({ bulletin: { odds }, race }), undefined);
  assert.equal(oddsOf({ bulletin: { odds: { on: true } }, race: { ...race, finished: false } }), undefined);
  assert.equal(oddsOf({ race: null }), undefined);
});

test("the chart is that of the race that was just paid, and another one once it is corrected", () => {
  const status = { race: 4, purses: { 1: 20, 2: 35 }, asked: false };
  assert.equal(chartOf({ bulletin: { odds }, status, race }), "/race.svg?4-3.11-20.35");
  const corrected = { ...race, lanes: [{ position: 4 }, { position: 11 }] };
  assert.notEqual(chartOf({ bulletin: { odds }, status, race: corrected }), "/race.svg?4-3.11-20.35");
  assert.equal(chartOf({ bulletin: { odds }, status: { ...status, asked: true }, race }), "");
  assert.equal(chartOf({ bulletin: { odds: { on: false } }, status, race }), "");
});
