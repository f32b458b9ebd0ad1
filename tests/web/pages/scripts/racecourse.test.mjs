import assert from "node:assert/strict";
import { test } from "node:test";
import { lightOf, lit } from "/static/racecourse/daylight.js";
import { venueOf } from "/static/racecourse/venue.js";
import { scatter } from "/static/racecourse/motion.js";
import { Pace } from "/static/racecourse/pace.js";
import {
  BEAT,
  diceAt,
  flashes,
  FLIES,
  landings,
  placeAt,
  running,
  spinsOn,
  strikes,
  sumAt,
} from "/static/racecourse/race-script.js";
import { deciding, nearly, rests, shotAt, ways } from "/static/racecourse/shots.js";
import { NEAR, sideTowards, UP } from "/static/racecourse/solid-dice.js";
import { HORSE_BOX, Track } from "/static/racecourse/perspective.js";

const LENGTHS = { 2: 3, 3: 6, 4: 8, 5: 11, 6: 14, 7: 17, 8: 14, 9: 11, 10: 8, 11: 6, 12: 3 };
const LANES = Object.entries(LENGTHS).map(([number, length]) => ({ number: Number(number), length }));
const area = (width, height) => ({ width, height, top: 0.185 * height, bottom: 0.885 * height, line: 0.735 * width });
const beat = (at, dice, more = {}) => ({
  at,
  dice,
  sum: dice[0] + dice[1],
  lane: dice[0] + dice[1],
  falls: 0.65,
  revealed: at + 0.65,
  moves: [],
  slow: false,
  fines: [],
  stabled: false,
  thrower: 1,
  ...more,
});
const seven = { moves: [{ number: 7, from: 3, to: 4 }] };

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
]) {
  for (let count = 7; count <= 11; count += 1) {
    test(`${count} horses at the post take 18 % of ${width} x ${height}, 14 % with four scratched`, () => {
      const track = new Track(area(width, height), LANES.slice(0, count));
      const boxes = LANES.slice(0, count).map((_, row) => HORSE_BOX * track.size(row) ** 2);
      const share = (some) => some.reduce((sum, box) => sum + box, 0) / (width * height);
      assert.ok(share(boxes) >= 0.18, String(share(boxes)));
      if (count === 11) assert.ok(share(boxes.slice(2, 9)) >= 0.14);
      for (const { number } of LANES.slice(0, count)) {
        const { x } = track.nose(number, 0);
        assert.ok(x - 159 * track.size(track.row(number)) >= 0, `horse ${number}`);
      }
    });
  }
}

test("the nose of a horse marks its position: on the line when nothing is left, a space before with one to go", () => {
  const track = new Track(area(1920, 1080), LANES);
  for (const { number, length } of LANES) {
    const row = track.row(number);
    assert.equal(track.nose(number, length).x, track.x(0, track.feet(row)));
    const left = track.x(0, track.feet(row)) - track.nose(number, length - 1).x;
    assert.ok(left > 0.9 * track.space * track.scale(track.feet(row)), `horse ${number}`);
  }
});

test("a picture is a function of events and time: asked again, in any order, it is the same", () => {
  const script = { places: new Map([[7, 3]]), beats: [beat(1, [3, 4], seven)] };
  const times = [0, 1.2, 1.8, 2, 2.3, 9];
  const once = times.map((time) => placeAt(script, 7, time));
  assert.deepEqual(
    times.toReversed().map((time) => placeAt(script, 7, time)),
    once.toReversed(),
  );
  assert.equal(scatter(17), scatter(17));
});

test("a roll takes a beat of 1.5 seconds, and nothing moves before it is known what the dice show", () => {
  const script = { places: new Map([[7, 3]]), beats: [beat(1, [3, 4], seven)] };
  const { begin, end } = running(script.beats, 0);
  assert.ok(begin >= 1.65 && Math.abs(end - 1 - BEAT) < 0.02);
  assert.equal(placeAt(script, 7, begin - 0.01).position, 3);
  assert.equal(placeAt(script, 7, end).position, 4);
  const unknown = { ...script, beats: [beat(1, [3, 4], { ...seven, revealed: null })] };
  assert.equal(placeAt(unknown, 7, 60).position, 3);
  assert.equal(sumAt(unknown.beats[0], 60).flown, 0);
});

test("the next roll never waits: what still runs arrives at once", () => {
  const script = { places: new Map([[7, 3]]), beats: [beat(1, [3, 4], seven), beat(1.7, [1, 1])] };
  assert.ok(running(script.beats, 0).end <= 1.9);
  assert.equal(placeAt(script, 7, 1.95).position, 4);
});

test("a die at rest shows its face uppermost, and no other one larger", () => {
  for (const direction of [UP, NEAR])
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map((face) => sideTowards(face, direction)),
      [1, 2, 3, 4, 5, 6],
    );
});

test("dice lie before it is said what they show, and show the faces that were rolled", () => {
  for (const falls of [0.05, 0.65, 1.5]) {
    const one = beat(0, [2, 5], { falls, revealed: falls });
    assert.ok(landings(one)[1] < Math.max(falls, 0.2));
    assert.ok(diceAt(one, strikes(one) - FLIES).every(({ spin }) => Math.abs(spin) < 1e-9 || falls < 0.2));
  }
  assert.ok(spinsOn(beat(0, [2, 5], { falls: 1.5 })) && !spinsOn(beat(0, [2, 5])));
});

test("while the second die spins on the first one lies", () => {
  const one = beat(0, [2, 5], { falls: 1.5, revealed: 1.5 });
  const [first, second] = diceAt(one, 0.9);
  assert.ok(Math.abs(first.spin) < 1e-9 && Math.abs(second.spin) > 0.05);
});

test("the camera cuts to a horse with one to go, splits for two, and shows from afar who else moves", () => {
  const places = new Map(LANES.map(({ number }) => [number, 0]));
  const nearing = beat(1, [6, 6], { moves: [{ number: 12, from: 0, to: 2 }] });
  const script = { places, beats: [nearing] };
  assert.equal(shotAt(script, LANES, 1.2).kind, "wide");
  assert.deepEqual(nearly(script, LANES, 3), [12]);
  assert.deepEqual([shotAt(script, LANES, 3).kind, shotAt(script, LANES, 3).lanes], ["close", [12]]);
  assert.equal(shotAt(script, LANES, 30).kind, "wide");
  script.beats.push(beat(31, [1, 1], { falls: 1.5, revealed: 32.5, moves: [{ number: 2, from: 0, to: 2 }] }));
  assert.equal(shotAt(script, LANES, 31.9).kind, "close");
  assert.equal(shotAt(script, LANES, 32.9).kind, "wide");
  assert.equal(shotAt(script, LANES, 34).kind, "split");
  script.beats.push(
    beat(40, [6, 6], { falls: 1.5, revealed: 41.5, slow: true, moves: [{ number: 12, from: 2, to: 3 }] }),
  );
  const last = shotAt(script, LANES, 42.5);
  assert.deepEqual([last.kind, last.lanes], ["slow", [12]]);
});

test("a sign says which faces of the second die bring whom home", () => {
  const sums = (number) => [number];
  assert.deepEqual(deciding([7, 12], sums, 6), [
    [1, 7],
    [6, 12],
  ]);
  assert.deepEqual(deciding([12], sums, 5), []);
  assert.deepEqual([ways([7]), ways([12]), ways([2, 3])], [6, 1, 3]);
});

test("however fast a table rolls, lanes never flash more than three times a second", () => {
  const beats = Array.from({ length: 60 }, (_, at) => beat(at * 0.11, [3, 4], { falls: 0.05, revealed: at * 0.11 }));
  const lit_ = beats.map((one, at) => (flashes(beats, at) ? strikes(one) : null)).filter((at) => at !== null);
  assert.ok(lit_.length > 5);
  for (const from of lit_) assert.ok(lit_.filter((at) => at >= from && at < from + 1).length <= 3);
});

test("an evening goes from the afternoon to floodlights, and each game has a course of its own", () => {
  assert.deepEqual([lightOf(1, 3), lightOf(2, 3), lightOf(3, 3), lightOf(9, null)], [0, 0.5, 1, 1]);
  assert.equal(lit(0.5, "#000000", "#804020", "#ffffff"), "#804020");
  const games = ["quarter-horse", "hold-your-horses", "ready-set-bet", "bettor-horse", "odds-on"];
  assert.equal(new Set(games.map((game) => JSON.stringify(venueOf(game)))).size, games.length);
});

test("a page that is late gives up half of its frames, then its finery, and tries again later", () => {
  const pace = new Pace();
  let now = 0;
  const run = (frames, milliseconds) => {
    for (let at = 0; at < frames; at += 1) pace.due((now += milliseconds));
  };
  run(300, 1000 / 60);
  assert.deepEqual([pace.frames, pace.light], [60, false]);
  run(100, 30);
  assert.deepEqual([pace.frames, pace.light], [30, false]);
  run(100, 33.4);
  assert.deepEqual([pace.frames, pace.light], [30, false]);
  run(100, 60);
  assert.deepEqual([pace.frames, pace.light], [30, true]);
  run(4000, 33.4);
  assert.deepEqual([pace.frames, pace.light], [30, false]);
  assert.equal(new Pace(30).frames, 30);
});

test("a picture that rests says nothing of how many frames a page can draw", () => {
  const pace = new Pace();
  for (let now = 0; now < 60_000; now += 100 / 3) assert.ok(pace.due(now, 30));
  assert.equal(pace.frames, 60);
  for (let now = 60_000; now < 64_000; now += 100 / 3) pace.due(now);
  assert.equal(pace.frames, 30);
});

test("a race rests from the moment all dust, chips and heads have settled until the next roll", () => {
  const one = beat(10, [3, 4], seven);
  const script = { places: new Map(LANES.map(({ number }) => [number, 3])), beats: [one] };
  const at = (time) => rests(script, shotAt(script, LANES, time), time);
  const { end } = running(script.beats, 0);
  assert.deepEqual([at(10.1), at(end - 0.1), at(end + 2), at(end + 2.6)], [false, false, false, true]);
  one.revealed = null;
  assert.equal(at(60), false);
  assert.equal(rests({ ...script, beats: [] }, { kind: "wide", lanes: [], since: 0 }, 1), true);
  assert.equal(rests({ ...script, beats: [] }, { kind: "close", lanes: [7], since: 0 }, 1), false);
});

test("a frame a second late is no slow frame: the page was hidden", () => {
  const pace = new Pace();
  for (let now = 0; now < 400_000; now += 1000) pace.due(now);
  assert.equal(pace.frames, 60);
});
