import assert from "node:assert/strict";
import { test } from "node:test";
import { gameText, isolated, learn, localizedError, t, tellText, tenths, whole } from "/static/lib/i18n.js";
import {
  diceLine,
  list,
  nameOf,
  namesOf,
  newsText,
  prose,
  raceLine,
  sourceLine,
  unseenDice,
  winnerText,
} from "/static/lib/phrases.js";

const names = { 1: "Ann", 2: "Bob" };

test("several are listed with one word between the last two", () => {
  assert.equal(list([]), "");
  assert.equal(list(["Ann"]), "Ann");
  assert.equal(list(["Ann", "Bob", "Cid"]), "Ann, Bob and Cid");
});

test("a name from right to left takes nothing along", () => {
  assert.equal(isolated("Ann"), "Ann");
  assert.equal(isolated("דנה"), "\u2068דנה\u2069");
});

test("somebody who has left keeps the name", () => {
  assert.deepEqual(namesOf([{ seat: 1, name: "Ann" }]), { 1: "Ann" });
  assert.equal(namesOf([])[1], "Ann");
  assert.equal(nameOf({}, 5), "Seat 5");
});

test("numbers are written as people here write them", () => {
  assert.equal(whole(-3), "−3");
  assert.equal(tenths(-1234.56), "−1,234.6");
});

test("a race says who won it", () => {
  const lanes = [
    { number: 6, label: "6", name: "" },
    { number: 7, label: "7", name: "Comet" },
    { number: 8, label: "8", name: "" },
  ];
  assert.equal(winnerText({ lanes, winners: [] }), t("nobody-wins"));
  assert.match(winnerText({ lanes, winners: [6] }), /6/);
  assert.match(winnerText({ lanes, winners: [7] }), /Comet/);
  assert.match(winnerText({ lanes, winners: [6, 7] }), /6 and Comet/);
});

test("races are counted, with the last one where it is known", () => {
  assert.equal(raceLine({ race: 0, races: 5 }), "");
  assert.equal(raceLine({ race: 3, races: 5 }), "Race 3 of 5");
  assert.equal(raceLine({ race: 3, races: null }), "Race 3");
});

test("what a game words itself comes first, what nobody words is made readable", () => {
  learn({ "race-of": ["Round ", { arg: "number" }], "spot-win-7": ["Seven wins"] });
  assert.equal(raceLine({ race: 2, races: 4 }), "Round 2");
  assert.equal(gameText("spot", "win_7"), "Seven wins");
  assert.equal(gameText("spot", "photo_finish"), "Photo finish");
  learn({});
  assert.equal(raceLine({ race: 2, races: 4 }), "Race 2 of 4");
});

test("an event without words, or whose words lack something, says nothing", () => {
  assert.equal(tellText("nobody_words_this", {}), "");
  learn({ "tell-fell": [{ arg: "name" }, " fell"] });
  assert.equal(tellText("fell", {}), "");
  assert.equal(tellText("fell", { name: "Ann" }), "Ann fell");
  assert.equal(newsText({ events: [{ type: "fell", player: 2 }] }, names), "Bob fell");
  learn({});
});

test("a caption tells the last entry, and the others only where that has no words", () => {
  const module = { describe: (events) => events.map(({ type }) => type).join() };
  const events = [{ type: "roll" }, { type: "move" }, { type: "finish" }];
  assert.equal(newsText({ events, latest: 1 }, names, module), "finish");
  assert.equal(newsText({ events, latest: 0 }, names, module), "roll,move,finish");
  assert.equal(newsText({ kind: "correction", events }, names, module), t("tell-corrected"));
  assert.equal(newsText(undefined), "");
});

test("those who may not enter dice are told whom to ask", () => {
  const dice = { stage: "unsure", reason: "unsure", sentence: "Not sure.", remedy: "Enter the dice.", details: {} };
  assert.equal(diceLine(dice, "everybody"), "Not sure. Enter the dice.");
  assert.equal(diceLine(dice, "host"), `Not sure. ${t("dice-again-or-host")}`);
  assert.equal(diceLine(dice, "nobody"), `Not sure. ${t("dice-again")}`);
  assert.equal(diceLine({ stage: "moving" }), t("dice-moving"));
  assert.equal(diceLine({ stage: "committed" }), "");
  assert.equal(diceLine(undefined), "");
});

test("only a lost camera, or a smart die out of reach, leaves dice unseen", () => {
  const lost = { room: "dice", device: "camera", severity: "error" };
  const told = (fault, typing, host) => unseenDice({ bulletin: { faults: { list: [fault] } }, typing }, host);
  assert.equal(told({ ...lost, severity: "warning" }, "everybody"), "");
  assert.equal(told({ ...lost, room: "track" }, "everybody"), "");
  assert.equal(told(lost, "everybody"), `${t("dice-unseen")} ${t("dice-you-type")}`);
  assert.equal(told(lost, "host"), `${t("dice-unseen")} ${t("dice-host-types")}`);
  assert.equal(told(lost, "host", true), `${t("dice-unseen")} ${t("dice-you-type")}`);
  assert.equal(told(lost, "nobody"), t("dice-unseen"));
  assert.equal(told({ ...lost, device: "smart-2" }, "everybody"), `${t("dice-unseen")} ${t("dice-you-type")}`);
  assert.equal(told({ ...lost, device: "number-pad" }, "everybody"), "");
});

test("a reader without words is called by its name", () => {
  assert.equal(sourceLine("camera"), t("dice-camera"));
  assert.equal(sourceLine("smart"), t("source-smart"));
  assert.equal(sourceLine("artnet"), "artnet");
  assert.equal(sourceLine(""), t("by-hand"));
});

test("a refusal keeps its words where there is no translation", () => {
  const no = { code: "no_such_code", sentence: "It cannot be done.", remedy: "Leave it." };
  assert.deepEqual(localizedError(no), { sentence: no.sentence, remedy: no.remedy });
});

test("a number at the end of a sentence stays apart from one that begins the next", () => {
  assert.equal(prose(["Ben collects 31.", "", "3 chips are left."]), "Ben collects 31; 3 chips are left.");
  assert.equal(prose(["Ben collects 31.", "¡3 fichas!"]), "Ben collects 31; ¡3 fichas!");
  assert.equal(prose(["Ben collects 31.", undefined, "Ann joins."]), "Ben collects 31. Ann joins.");
});
