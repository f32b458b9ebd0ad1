import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf, PRESETS } from "/static/host/presets.js";
import { awaited, enough, missing, pausing, resuming, stageOf, withoutGame } from "/static/host/next-step.js";

const status = (more) => ({ paused: false, turn: null, waiting: [], ...more });
const state = (more) => ({ game: "bettor-horse", over: false, status: status({}), choices: [], ...more });

test("without a game one is to be chosen, and again when the host wants another", () => {
  assert.equal(stageOf(state({ game: null, status: null }), undefined), "choose");
  assert.equal(stageOf(state({ over: true }), undefined), "result");
  assert.equal(stageOf(state({ over: true }), "game"), "choose");
  assert.equal(stageOf(state({}), undefined), "play");
  assert.equal(stageOf(state({ status: status({ paused: true }) }), undefined), "resume");
});

test("an evening that has ended stays so until the host wants another, whatever was wanted before", () => {
  const ended = state({ game: null, status: null, ended: 7 });
  assert.equal(stageOf(ended, undefined), "ended");
  assert.equal(stageOf(ended, "game"), "ended");
  assert.equal(stageOf(ended, "evening"), "choose");
  assert.equal(stageOf(state({ ended: 7 }), undefined), "play");
});

test("a game that can pause pauses itself, any other is paused by the table", () => {
  assert.deepEqual(pausing(state({ choices: [{ action: { do: "pause" } }] })), { do: "pause" });
  assert.deepEqual(pausing(state({})), { do: "pause_table" });
});

test("nothing is paused that is over, paused, or not there", () => {
  assert.equal(pausing(state({ over: true })), undefined);
  assert.equal(pausing(state({ status: status({ paused: true }) })), undefined);
  assert.equal(pausing(state({ game: null, status: null })), undefined);
});

test("a paused game goes on as it is offered, whoever has paused it", () => {
  const paused = status({ paused: true });
  const resume = (action) => resuming(state({ status: paused, choices: [{ action: { do: action } }] }));
  assert.deepEqual(resume("resume"), { do: "resume" });
  assert.deepEqual(resume("resume_table"), { do: "resume_table" });
  assert.equal(resuming(state({ choices: [{ action: { do: "resume" } }] })), undefined);
});

test("a seat that the table plays for is never waited for", () => {
  const waits = state({ status: status({ turn: 3, waiting: [1, 3, 4] }), bots: { 4: "bold" } });
  assert.deepEqual(awaited(waits), [3, 1]);
  assert.deepEqual(awaited(state({ over: true })), []);
});

test("as many are missing as the next possible number takes", () => {
  assert.equal(missing([2, 4, 6, 8], 3), 1);
  assert.equal(missing([2, 4, 6, 8], 4), 0);
  assert.equal(missing([3, 4, 5], 1), 2);
  assert.equal(missing([2, 4, 6, 8], 9), 0);
});

const OFFER = {
  options: [
    { name: "board", kind: "choice", default: "usual", values: ["usual", "short"] },
    { name: "scratch_values", kind: "numbers", default: [1, 2], presets: { rising: [1, 2], flat: [1, 1] } },
    { name: "modules", kind: "several", default: ["vip"], values: ["vip", "props"] },
    { name: "vip_seconds", kind: "number", default: 60, lowest: 30, highest: 90 },
    { name: "open_decks", kind: "switch", default: false },
  ],
};
const ALL = { sound: true, lights: true, odds: true };
const byName = (preset, has = ALL) => Object.fromEntries(changesOf(preset, OFFER, has).map((c) => [c.name, c.value]));

test("a preset sets only what the game offers, within its bounds", () => {
  assert.deepEqual(byName("quick"), { board: "short", modules: [], vip_seconds: 30, odds: true });
  assert.deepEqual(byName("children").scratch_values, [1, 1]);
  assert.equal(byName("children").odds, false);
  assert.equal(byName("pub").open_decks, true);
});

test("a preset leaves alone what the table does not have", () => {
  for (const preset of PRESETS) {
    const names = Object.keys(byName(preset, { sound: false, lights: false, odds: false }));
    for (const absent of ["voice", "bed", "effects", "night", "brightness", "odds"])
      assert.ok(!names.includes(absent), `${preset} ${absent}`);
  }
});

test("a game can be chosen once as many sit as the smallest takes; until then the console asks for guests", () => {
  const guest = (id) => ({ id, name: `Guest ${id}` });
  const offers = [{ seat_counts: [4, 6] }, { seat_counts: [3, 4, 5] }];
  const told = (count, ended) => {
    const now = { ended, offers, seats: Array.from({ length: count }, (_, at) => guest(at + 1)) };
    return [enough(now), withoutGame(now)];
  };
  assert.deepEqual(told(0), [false, "seat-players-first"]);
  assert.deepEqual(told(2), [false, "seat-players-first"]);
  assert.deepEqual(told(3), [true, "step-2"]);
  assert.deepEqual(told(3, 1_790_000_000), [true, "evening-over"]);
});
