import assert from "node:assert/strict";
import { test } from "node:test";
import { doing, settingsOf } from "/static/tools/capture-form.js";

test("an empty field leaves the choice to the camera", () => {
  assert.deepEqual(settingsOf({ exposure: "", encoding: "", rate: "" }), {
    exposure: null,
    encoding: "any",
    rate: null,
  });
  assert.deepEqual(settingsOf({ exposure: "8.3", encoding: "mjpg", rate: "15" }), {
    exposure: 8.3,
    encoding: "mjpg",
    rate: 15,
  });
});

test("what the camera does is told as far as it is known", () => {
  assert.match(doing({ exposure: 12.5, encoding: "mjpg", rate: 29.97 }), /12\.5 ms.*MJPG.*30 a second/);
  assert.doesNotMatch(doing({ exposure: null, encoding: "", rate: null }), /ms|a second/);
});
