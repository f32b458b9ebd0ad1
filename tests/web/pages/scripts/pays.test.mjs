import assert from "node:assert/strict";
import { test } from "node:test";
import { wouldPay, wouldRate } from "/games/odds-on/pays.js";
import { confirmed, selection, takeCard } from "/games/odds-on/selection.js";

test("with a price in hand a horse shows what it would pay first and second", () => {
  assert.deepEqual(wouldPay({ card: "a", price: "4:1", dollars: 2 }, { dollars: -3 }), { first: -1, second: 2 });
  assert.deepEqual(wouldPay({ card: "a", price: "25:1", dollars: -4 }, { dollars: null }), { first: null, second: -4 });
  assert.equal(wouldPay({ card: "b", number: 1, amount: 2 }, { dollars: 1 }), undefined);
});

test("a special that changes the rating shows the new one", () => {
  assert.equal(wouldRate({ card: "b", number: 7, amount: -3 }, { rating: 9 }), 6);
  assert.equal(wouldRate({ card: "b", number: 7, amount: -3 }, { rating: null }), undefined);
  assert.equal(wouldRate({ card: "b", number: 4 }, { rating: 9 }), undefined);
  assert.equal(wouldRate({ card: "a", price: "4:1", dollars: 2 }, { rating: 9 }), undefined);
});

test("a card is laid by a second tap on the same horse, not by a hasty one, nor by one on another", () => {
  takeCard("price-1");
  assert.ok(!confirmed(3, 1000));
  assert.ok(!confirmed(3, 1100), "a finger that trembles");
  assert.ok(confirmed(3, 1600));
  assert.ok(!confirmed(4, 2000));
  takeCard("price-2");
  assert.deepEqual([selection.taken, selection.gate, selection.first], ["price-2", null, null]);
  assert.ok(!confirmed(4, 4000));
  takeCard("price-2");
  assert.equal(selection.taken, null);
});
