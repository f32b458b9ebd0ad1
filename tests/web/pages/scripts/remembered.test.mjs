import assert from "node:assert/strict";
import { test } from "node:test";
import { recall, remember } from "/static/lib/remembered.js";

const shelf = (answers) => Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: answers });

test("what a browser keeps is what it was told", () => {
  const kept = new Map();
  shelf(() => ({ getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) }));
  assert.equal(recall("sessionStorage", "one"), null);
  remember("sessionStorage", "one", "1");
  assert.equal(recall("sessionStorage", "one"), "1");
  assert.deepEqual([...kept], [["one", "1"]]);
});

test("one that keeps nothing remembers as long as the page is open", () => {
  shelf(() => {
    throw new DOMException("denied", "SecurityError");
  });
  assert.equal(recall("sessionStorage", "two"), null);
  remember("sessionStorage", "two", "2");
  assert.equal(recall("sessionStorage", "two"), "2");
});

test("a full one remembers as long as the page is open", () => {
  shelf(() => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  remember("sessionStorage", "three", "3");
  assert.equal(recall("sessionStorage", "three"), "3");
});
