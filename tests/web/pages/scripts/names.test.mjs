import assert from "node:assert/strict";
import { test } from "node:test";
import { graphemes } from "/static/lib/graphemes.js";
import { fitAll, initials, shortNames } from "/static/lib/names.js";

const FAMILY = "👩‍👩‍👧";
const ALIKE = [
  "Christian",
  "Christina",
  "Christoph",
  "Chris",
  "Alexandra-Marie",
  "Alexandra-Maria",
  "Zoë",
  "Zoé",
  "Jo",
  `Joe ${FAMILY}`,
  "Joe 👩‍👩‍👦",
  "王小明",
];
const bySeat = (names) => Object.fromEntries(names.map((name, at) => [at + 1, name]));
const folded = (names) => new Set(Object.values(names).map((name) => name.toLowerCase()));

for (const most of [3, 4, 5, 6, 9])
  test(`names of ${most} letters are never alike, and whole where that is enough`, () => {
    for (const count of [2, 4, 8, 12]) {
      const short = shortNames(bySeat(ALIKE.slice(0, count)), most);
      assert.equal(folded(short).size, count, JSON.stringify(short));
      for (const [seat, name] of Object.entries(bySeat(ALIKE.slice(0, count)))) {
        assert.equal(short[seat][0], name[0]);
        if (graphemes(name).length <= most) assert.equal(short[seat], name);
      }
    }
  });

test("a family of three is one letter, and is not torn apart", () => {
  assert.equal(shortNames({ 1: FAMILY.repeat(5), 2: "Bo" }, 4)[1], `${FAMILY.repeat(3)}…`);
});

test("cut names show where they differ", () => {
  assert.deepEqual(shortNames(bySeat(ALIKE.slice(0, 4)), 4), { 1: "Ch…a", 2: "Ch…n", 3: "Ch…o", 4: "Ch…s" });
  assert.deepEqual(shortNames(bySeat(["Benedikt", "Anneliese"]), 4), { 1: "Ben…", 2: "Ann…" });
  assert.deepEqual(shortNames(bySeat(["Grandma", "Anna Lena Marie"]), 6), { 1: "Grand…", 2: "Anna" });
  assert.deepEqual(shortNames(bySeat(["Grandma", "Finn"]), 3), { 1: "Gra", 2: "Fin" });
});

test("tokens carry one letter, or two that tell their owners apart", () => {
  assert.deepEqual(initials(bySeat(["Ann", "Bob", "Ben"])), { 1: "A", 2: "Bo", 3: "Be" });
  assert.equal(folded(initials(bySeat(ALIKE.slice(0, 9)))).size, 9);
});

test("numbers at the end of long names stay whole", () => {
  const names = Object.fromEntries([1, 2, 10, 11, 12, 21].map((number) => [number, `The Feathers, table ${number}`]));
  for (const most of [14, 9, 5, 2])
    for (const [number, short] of Object.entries(shortNames(names, most)))
      assert.equal(short.split("…")[1], number, `${most}`);
});

test("places get names as long as each has room for, and all are written before any is measured", () => {
  const names = { 1: "Maximiliane", 2: "Bartholomäus" };
  const rooms = [100, 9, 4];
  const texts = rooms.map(() => "");
  const steps = [];
  fitAll(
    names,
    rooms.map((room, at) => ({
      write: (name) => {
        texts[at] = name(1);
        steps.push("write");
      },
      overflows: () => {
        steps.push("measure");
        return texts[at].length > room;
      },
    })),
  );
  assert.equal(texts[0], "Maximiliane");
  assert.ok(
    rooms.every((room, at) => texts[at].length <= room && texts[at].startsWith("Max")),
    String(texts),
  );
  const turns = steps.filter((step, at) => step === "measure" && steps[at - 1] === "write").length;
  assert.ok(turns < steps.filter((step) => step === "write").length, "one look at the page for all places");
  assert.deepEqual(steps.slice(0, 6), ["write", "write", "write", "measure", "measure", "measure"]);
});
