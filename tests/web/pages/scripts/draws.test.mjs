import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { check, drawsOf, fromHex, hmac, sha256, toHex } from "/static/lib/draws.js";

const bytes = (length) => Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);

test("SHA-256 and HMAC are those of OpenSSL, at every length of a block", () => {
  for (let length = 0; length < 200; length += 1) {
    assert.equal(toHex(sha256(bytes(length))), createHash("sha256").update(bytes(length)).digest("hex"), length);
    const key = bytes(length % 65);
    assert.equal(toHex(hmac(key, bytes(length))), createHmac("sha256", key).update(bytes(length)).digest("hex"));
  }
});

test("hexadecimal comes back unchanged", () => {
  assert.equal(toHex(fromHex("00ff10a5")), "00ff10a5");
  assert.equal(fromHex("").length, 0);
});

test("dice are dice, and a shuffle loses no card", () => {
  const draws = drawsOf(bytes(32), "deal");
  for (let roll = 0; roll < 200; roll += 1) for (const face of draws.dice()) assert.ok(face >= 1 && face <= 6);
  const cards = Array.from({ length: 52 }, (_, at) => at);
  const shuffled = draws.shuffle(cards);
  assert.notDeepEqual(shuffled, cards);
  assert.deepEqual(
    [...shuffled].sort((one, two) => one - two),
    cards,
  );
});

test("a draw that does not follow from its seed is found, and so is another seed", () => {
  const [seed, nonce] = [bytes(32), bytes(16)];
  const commitment = createHash("sha256").update(seed).update(nonce).digest("hex");
  const first = { entry: 3, label: "roll", items: null, drawn: drawsOf(seed, "roll").dice() };
  const told = { commitment, seed: toHex(seed), nonce: toHex(nonce), draws: [first] };
  assert.deepEqual(check(told), { kept: true, wrong: [] });
  const forged = { ...first, drawn: [7, 7] };
  assert.deepEqual(check({ ...told, draws: [forged] }).wrong, [forged]);
  assert.equal(check({ ...told, seed: toHex(bytes(31)) }).kept, false);
});
