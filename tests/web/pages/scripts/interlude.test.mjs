import assert from "node:assert/strict";
import { test } from "node:test";
import { endInterlude, showInterlude } from "/static/lib/interlude.js";

const place = () => ({
  inside: [],
  replaceChildren(...made) {
    this.inside = made;
  },
});
const state = (number, event, entry, events = []) => ({
  bulletin: { interlude: { event, entry, number } },
  news: { entry, events },
});
const draw = (event) => (event.type === "special" ? `card ${event.card}` : null);
const special = { type: "special", card: 4 };

test("what the table says is on is shown, and goes when it says so", () => {
  const target = place();
  showInterlude(target, state(1, "special", 8, [special]), draw);
  assert.deepEqual(target.inside, ["card 4"]);
  showInterlude(target, state(2, "", 8, [special]), draw);
  assert.deepEqual(target.inside, []);
});

test("it waits for what has happened, and outlasts other news", () => {
  const target = place();
  showInterlude(target, { ...state(1, "special", 8), news: { entry: 7, events: [special] } }, draw);
  assert.deepEqual(target.inside, []);
  showInterlude(target, state(1, "special", 8, [special]), draw);
  showInterlude(target, { ...state(1, "special", 8), news: { entry: 9, events: [] } }, draw);
  assert.deepEqual(target.inside, ["card 4"]);
});

test("an event with nothing to show takes away what lay there", () => {
  const target = place();
  showInterlude(target, state(1, "special", 8, [special]), draw);
  showInterlude(target, state(2, "lane", 8, [{ type: "lane" }]), draw);
  assert.deepEqual(target.inside, []);
});

test("two alike in one entry are shown one after the other", () => {
  const target = place();
  showInterlude(target, state(1, "special", 8, [special]), draw);
  showInterlude(target, state(2, "special", 8, [{ ...special, card: 5 }]), draw);
  assert.deepEqual(target.inside, ["card 5"]);
});

test("what has been ended does not come back", () => {
  const target = place();
  showInterlude(target, state(1, "special", 8, [special]), draw);
  endInterlude(target, state(1, "special", 8));
  showInterlude(target, state(1, "special", 8, [special]), draw);
  assert.deepEqual(target.inside, []);
});

test("a table that tells of none shows none", () => {
  const target = place();
  showInterlude(target, {}, draw);
  assert.deepEqual(target.inside, []);
});
