// What the host may ban: the latest lines of the caller, newest first, none twice.
import assert from "node:assert/strict";
import { test } from "node:test";

import { latest } from "/static/host/never-said.js";

const line = (/** @type {string} */ text) => ({ key: "move", text, wording: 1 });
const texts = (/** @type {{ text: string }[]} */ lines) => lines.map(({ text }) => text);

test("newest lines come first, and no more than four are shown", () => {
  let heard = latest([], [line("one"), line("two")]);
  assert.deepEqual(texts(heard), ["two", "one"]);
  heard = latest(heard, [line("three"), line("four"), line("five")]);
  assert.deepEqual(texts(heard), ["five", "four", "three", "two"]);
});

test("a caption that is still there adds nothing", () => {
  const once = latest([], [line("one")]);
  assert.deepEqual(latest(once, [line("one")]), once);
});
