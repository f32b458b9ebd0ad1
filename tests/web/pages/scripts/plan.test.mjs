import assert from "node:assert/strict";
import { test } from "node:test";
import { emptySchedule, EXAMPLES, exampleOf, freeName, moved, newItem, ownOptions } from "/static/tools/plan.js";

const offers = [
  { name: "duel", title: "Duel", seat_counts: [2], options: [] },
  { name: "dice", title: "Dice", seat_counts: [2, 3, 4, 5, 6], options: [] },
  { name: "cards", title: "Cards", seat_counts: [3, 4, 5], options: [] },
  { name: "bets", title: "Bets", seat_counts: [2, 3, 4], options: [] },
];

test("an example holds games for many numbers of guests, and is whole", () => {
  const pub = exampleOf("pub", offers, "Pub");
  assert.deepEqual(
    pub.items.map(({ game, races }) => [game, races]),
    [
      ["dice", 3],
      ["cards", 3],
      ["bets", 3],
      ["dice", 3],
      ["cards", 3],
    ],
  );
  for (const example of EXAMPLES) {
    const made = exampleOf(example, offers, "A");
    assert.deepEqual(Object.keys(made).sort(), Object.keys(emptySchedule()).sort());
    assert.ok(made.items.length > 0);
  }
  assert.deepEqual(exampleOf("pub", [], "Pub").items, []);
  assert.deepEqual(
    exampleOf("pub", offers.slice(0, 1), "Pub").items.map(({ game }) => game),
    Array(5).fill("duel"),
  );
});

test("a name that is taken gets a number", () => {
  assert.equal(freeName("Pub", []), "Pub");
  assert.equal(freeName("Pub", [{ name: "PUB" }, { name: "Pub 2" }]), "Pub 3");
});

test("an item is moved within the list", () => {
  const items = ["a", "b", "c"].map((game) => newItem(game));
  const names = (list) => list.map(({ game }) => game).join("");
  assert.equal(names(moved(items, 0, 1)), "bac");
  assert.equal(names(moved(items, 2, -1)), "acb");
  assert.equal(names(moved(items, 0, -1)), "abc");
  assert.equal(names(moved(items, 2, 1)), "abc");
});

test("only what differs from the game's own rules is saved, and no seat", () => {
  const offer = {
    options: [
      { name: "board", kind: "choice", default: "usual" },
      { name: "lanes", kind: "numbers", default: [1, 2] },
      { name: "dealer", kind: "seat", default: null },
    ],
  };
  assert.deepEqual(ownOptions(offer, { board: "usual", lanes: [1, 2], dealer: 3 }), {});
  assert.deepEqual(ownOptions(offer, { board: "short", lanes: [1, 3] }), { board: "short", lanes: [1, 3] });
});
