// Where a phone goes whose guest has moved to another table.
import assert from "node:assert/strict";
import { test } from "node:test";

import { movedTo } from "/static/seat/moved.js";

const answers = (status, body) => async (where) => {
  assert.equal(where, "/join/moved?seat=4");
  return { status, json: async () => body };
};

test("a phone follows its guest, once there is a link", async () => {
  assert.deepEqual(await movedTo(4, answers(200, { to: "Hall", link: null })), { to: "Hall", link: null });
  const link = "http://10.0.0.7:8080/join#seat-ABCDEFGH";
  assert.deepEqual(await movedTo(4, answers(200, { to: "Hall", link })), { to: "Hall", link });
});

test("whoever has lost the seat otherwise goes nowhere, and nothing but a page is followed", async () => {
  assert.equal(await movedTo(4, answers(204)), null);
  const nowhere = async () => Promise.reject(new TypeError("no network"));
  assert.equal(await movedTo(4, nowhere), null);
  for (const link of ["javascript:alert(1)", "data:text/html,x", "hall", 7, {}]) {
    assert.deepEqual(await movedTo(4, answers(200, { to: "Hall", link })), { to: "Hall", link: null });
  }
});
