"""What the course draws, picture by picture: nothing flashes, no scene lights up a dark room, each has its colour."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from tests.web.evening import Browsers, Evening

FRAMES = 30
"""Frames a second that are looked at."""
LIGHTS = (0.0, 0.5, 1.0)
"""The light of the day: afternoon, sunset, floodlights."""
PICTURES = """async ({ frames, light, from, to }) => {
  const { Stage } = await import("/static/racecourse/stage.js");
  const { Track } = await import("/static/racecourse/perspective.js");
  const { Landscape } = await import("/static/racecourse/landscape.js");
  const { venueOf } = await import("/static/racecourse/venue.js");
  const { RacePicture } = await import("/static/racecourse/race-picture.js");
  const finish = await import("/static/racecourse/finish-picture.js");
  devicePixelRatio = 1;
  const canvas = document.createElement("canvas");
  canvas.style = "position: fixed; inset: 0; width: 640px; height: 360px";
  document.body.append(canvas);
  const stage = new Stage(canvas);
  stage.resize();
  const lengths = { 2: 3, 3: 6, 4: 8, 5: 11, 6: 14, 7: 17, 8: 14, 9: 11, 10: 8, 11: 6, 12: 3 };
  const colours = ["#e6194b", "#f58231", "#ffe119", "#9be04a", "#3cb44b", "#42d4f4", "#4f7bff", "#a94fe0", "#f032e6",
    "#fabed4", "#ffffff"];
  const lanes = Object.entries(lengths).map(([label, length], at) =>
    ({ number: Number(label), label, length, colour: colours[at], scratched: [2, 5].includes(Number(label)) }));
  const places = { width: 640, height: 360, top: 66, bottom: 318, line: 440 };
  const picture = new RacePicture(stage, { track: new Track(places, lanes), lanes, redLine: null,
    landscape: new Landscape(stage, venueOf("quarter-horse"), light), seatAt: (seat) => ({ x: 60 * seat, y: 340 }),
    colourOf: () => "#ff5d73", pot: { x: 600, y: 30 } });
  const beat = (at, dice, more) => ({ at, dice, sum: dice[0] + dice[1], lane: dice[0] + dice[1], falls: 0.65,
    revealed: at + 0.65, moves: [], slow: false, fines: [], stabled: false, thrower: 1, ...more });
  const step = (number, was) => ({ moves: [{ number, from: was, to: was + 1 }] });
  const script = { places: new Map([[3, 1], [4, 3], [6, 9], [7, 15], [8, 8], [9, 5], [10, 2], [11, 1], [12, 1]]),
    beats: [beat(0.5, [2, 3], { stabled: true, fines: [{ seat: 1, chips: 2 }] }),
      ...[0, 1, 2, 3, 4].map((at) => beat(2.2 + 0.15 * at, [4, 4], { ...step(8, 8 + at), falls: 0.1, quick: at > 0 })),
      beat(4, [6, 6], step(12, 1)), beat(8, [5, 2], step(7, 15)),
      beat(13, [5, 2], { ...step(7, 16), falls: 1.5, revealed: 14.5, slow: true })] };
  const runners = [[7, 0], [12, 1], [6, 3], [8, 6]].map(([number, behind]) =>
    ({ lane: lanes.find((one) => one.number === number), behind }));
  const scenes = [[0, (time) => picture.draw(script, time)],
    [16.7, (time) => finish.drawPhotograph(stage, time - 16.7, runners)],
    [19.7, (time) => finish.drawCircle(stage, time - 19.7, [runners[0].lane])],
    [22.1, (time) => finish.drawCircle(stage, time - 22.1, [runners[0].lane], "money")]];
  const small = document.createElement("canvas");
  [small.width, small.height] = [8, 5];
  const ink = small.getContext("2d", { willReadFrequently: true });
  const linear = (part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const seen = [];
  for (let at = Math.round(from * frames); at < to * frames; at += 1) {
    const time = at / frames;
    scenes.findLast(([begin]) => begin <= time)[1](time);
    ink.imageSmoothingQuality = "high";
    ink.drawImage(canvas, 0, 0, 8, 5);
    const { data } = ink.getImageData(0, 0, 8, 5);
    const cells = [];
    for (let cell = 0; cell < data.length; cell += 4)
      cells.push([data[cell], data[cell + 1], data[cell + 2]].map(linear));
    seen.push(cells);
  }
  canvas.remove();
  return seen;
}"""
"""Script: the pictures of a race and its finish at a quiet and at a fast table, each as 8 by 5 colours (linear)."""
DARKER = 0.8
CHANGE = 0.1
"""What WCAG 2.3.1 calls a flash: a pair of opposing changes of a tenth of the greatest luminance, the darker side of
which is below this."""


def luminance(colour: list[float]) -> float:
    red, green, blue = colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def changes(lights: list[float]) -> list[tuple[int, int]]:
    """The frames in which a place has become a tenth lighter (1) or darker (-1) since it last turned."""
    found: list[tuple[int, int]] = []
    low = high = lights[0]
    way = 0
    for frame, light in enumerate(lights):
        low, high = min(low, light), max(high, light)
        if way <= 0 and light - low >= CHANGE and low < DARKER:
            way, high = 1, light
            found.append((frame, way))
        elif way >= 0 and high - light >= CHANGE and light < DARKER:
            way, low = -1, light
            found.append((frame, way))
    return found


def flashes(lights: list[float]) -> int:
    """How often a place flashes in its worst second: pairs of opposing changes."""
    turns = [frame for frame, _ in changes(lights)]
    return max((sum(frame <= other < frame + FRAMES for other in turns) // 2 for frame in turns), default=0)


def pictures(board: Page, light: float, begin: float, end: float) -> list[list[list[float]]]:
    told: Any = board.evaluate(PICTURES, {"frames": FRAMES, "light": light, "from": begin, "to": end})
    return list(told)


def test_flashes_are_counted() -> None:
    assert flashes([0.1, 0.5] * FRAMES) >= FRAMES // 2 - 1
    assert flashes([0.1] * 10 + [0.5] + [0.1] * 40) == 1
    assert flashes([0.1 + at * 0.01 for at in range(60)]) == 0


def test_never_more_than_three_flashes_a_second(browsers: Browsers, evening: Evening) -> None:
    seen = pictures(browsers.board(), 0.0, 0.0, 25.0)
    worst = [flashes([luminance(cells[cell]) for cells in seen]) for cell in range(len(seen[0]))]
    assert len(seen) == 25 * FRAMES
    assert max(worst) <= 3, worst


def test_no_scene_is_more_than_twice_as_bright_as_the_race(browsers: Browsers, evening: Evening) -> None:
    moments = {"race": 0.2, "near": 6.5, "slow": 15.5, "photo": 19.0, "circle": 21.0, "money": 23.5}
    board = browsers.board()
    for light in LIGHTS:
        told: dict[str, list[list[float]]] = {}
        for scene, at in moments.items():
            told[scene] = pictures(board, light, at, at + 0.5 / FRAMES)[0]
        bright = {scene: sum(map(luminance, cells)) / len(cells) for scene, cells in told.items()}
        assert all(one <= 2 * bright["race"] for one in bright.values()), (light, bright)
        means = [[sum(part) / len(cells) for part in zip(*cells, strict=True)] for cells in told.values()]
        shown = list(told)[3:]
        for (one, first), (other, second) in pairwise(zip(shown, means[3:], strict=True)):
            assert max(abs(a - b) for a, b in zip(first, second, strict=True)) > 0.01, (light, one, other)


BEFORE_A_STABLE = """async () => {
  const { Stage } = await import("/static/racecourse/stage.js");
  const { Track } = await import("/static/racecourse/perspective.js");
  const { Landscape } = await import("/static/racecourse/landscape.js");
  const { venueOf } = await import("/static/racecourse/venue.js");
  const { RacePicture } = await import("/static/racecourse/race-picture.js");
  const canvas = document.createElement("canvas");
  canvas.style = "position: fixed; inset: 0; width: 1366px; height: 768px";
  document.body.append(canvas);
  devicePixelRatio = 1;
  const lengths = { 2: 3, 3: 6, 4: 8, 5: 11, 6: 14, 7: 17, 8: 14, 9: 11, 10: 8, 11: 6, 12: 3 };
  const cloth = (position, out) => {
    const stage = new Stage(canvas);
    stage.forget();
    [stage.width, stage.height] = [0, 0];
    stage.resize();
    const lanes = Object.entries(lengths).map(([label, length]) =>
      ({ number: Number(label), label, length, colour: "#e6194b", scratched: label === out }));
    const track = new Track({ width: 1366, height: 768, top: 142, bottom: 680, line: 943 }, lanes);
    const picture = new RacePicture(stage, { track, lanes, redLine: null, seatAt: () => ({ x: 0, y: 0 }),
      landscape: new Landscape(stage, venueOf("quarter-horse"), 0), colourOf: () => "", pot: { x: 0, y: 0 } });
    picture.draw({ places: new Map([[8, position], [7, 17], [9, 11], [10, 8], [11, 6]]), beats: [] }, 0);
    const { x, y } = track.nose(8, position), size = track.size(track.row(8));
    const [wide, high] = [30 * size, 4 * size];
    const seen = Object.assign(document.createElement("canvas"), { width: wide, height: high });
    const ink = seen.getContext("2d", { willReadFrequently: true });
    ink.drawImage(canvas, x - 95 * size, y - 43 * size, wide, high, 0, 0, wide, high);
    return ink.getImageData(0, 0, wide, high).data;
  };
  const hidden = [];
  for (let position = 0; position < 14; position += 1) {
    const [whole, other] = [cloth(position, "2"), cloth(position, "9")];
    if (whole.some((one, at) => Math.abs(one - other[at]) > 40)) hidden.push(position);
  }
  canvas.remove();
  return hidden;
}"""
"""Script: at which places of its lane the belly of a horse is hidden by the stable of the lane before it."""


def test_no_stable_hides_a_horse_that_runs(browsers: Browsers, evening: Evening) -> None:
    assert browsers.board().evaluate(BEFORE_A_STABLE) == []
