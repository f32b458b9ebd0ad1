"""Small text on the board and on phones stands out from what is behind it, also where that is a gradient or a picture,
about which axe says nothing."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.evening import KIOSK, PHONE, SMALL_PHONE, Browsers, Evening, come_to_rest, resize
from tests.web.pages.board.test_layouts import PORTRAIT

pytestmark = pytest.mark.slow(20)

WEAK = """() => {
  const LEAST = 4.5, LARGE = 40, numbers = /rgba?\\(([^)]+)\\)/g;
  const parse = (text) => [...text.matchAll(numbers)].map(([, inside]) => {
    const [red, green, blue, alpha = 1] = inside.split(/[ ,/]+/).map(Number);
    return [red, green, blue, alpha];
  });
  const over = ([r, g, b, a], [red, green, blue]) => [r, g, b].map((one, at) =>
    one * a + [red, green, blue][at] * (1 - a));
  const light = (colour) => colour.map((one) => one / 255).map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4).reduce((sum, one, at) =>
    sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (one, two) => {
    const [low, high] = [light(one), light(two)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const ON_PICTURE = [[0, 0, 0], [255, 255, 255]];
  const around = (one, { left, top, right, bottom }) => {
    const own = one.getBoundingClientRect(), [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return getComputedStyle(one).display !== "contents" && own.left <= x && x <= own.right && own.top <= y
      && y <= own.bottom;
  };
  // Whatever may be behind a box: a picture where the course is drawn, and the colours of what is around it.
  const behind = (one, box) => {
    if (one.matches("body")) return document.querySelector("#picture:not([hidden])") ? ON_PICTURE
      : [...parse(getComputedStyle(one).backgroundImage), ...parse(getComputedStyle(document.documentElement)
        .backgroundColor)].filter(([, , , alpha]) => alpha === 1).map((colour) => colour.slice(0, 3));
    const below = behind(one.parentElement, box), style = getComputedStyle(one);
    if ((one.matches("main, aside, #course, #track") && below === ON_PICTURE) || !around(one, box)) return below;
    const layers = [...parse(style.backgroundImage), ...parse(style.backgroundColor)].filter(([, , , alpha]) => alpha);
    if (!layers.length) return below;
    return layers.flatMap((layer) => below.map((colour) => over(layer, colour)));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement, words = walker.currentNode.textContent.trim();
    if (!words || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest(".visually-hidden, :disabled, [aria-disabled=true], [aria-hidden=true], option, svg")) continue;
    const range = document.createRange(), style = getComputedStyle(one);
    range.selectNodeContents(walker.currentNode);
    const text = range.getBoundingClientRect(), box = one.getBoundingClientRect();
    const seen = Math.min(text.right, box.right) - Math.max(text.left, box.left);
    if (seen < 2 || box.height < 2 || parseFloat(style.fontSize) >= LARGE) continue;
    let colour = parse(style.color)[0];
    for (let up = one; up; up = up.parentElement) colour[3] *= getComputedStyle(up).opacity;
    const worst = Math.min(...behind(one, text).map((back) => contrast(over(colour, back), back)));
    if (worst < LEAST) found.add(`${one.tagName}#${one.id}.${one.className} "${words}" ${worst.toFixed(1)}`);
  }
  return [...found];
}"""
"""Script: text below 40 pixels that stands out less than 4.5 to 1 from any colour that may be behind it, by WCAG 2."""


ROLLS = ((), ((1, 1), (1, 2), (2, 2), (2, 3), (3, 4)), ((6, 6), (6, 6), (6, 6)))
"""Before the first roll, once horses are out and run, and after a finish."""


def weak_text(evening: Evening, page: Page, sizes: tuple[ViewportSize, ...]) -> dict[str, list[str]]:
    """The weak text of ``page`` in a race, by how many rolls had just fallen and how wide the page was."""
    weak = {}
    for rolls in ROLLS:
        evening.roll(*rolls)
        for size in sizes:
            resize(page, size)
            page.wait_for_timeout(300)
            come_to_rest(page)
            if found := page.evaluate(WEAK):
                weak[f"{len(rolls)} {size['width']}"] = found
    return weak


def test_small_text_on_the_board_stands_out(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board(KIOSK)
    evening.deal("Ann", "Bob", "Cleo")
    evening.post("fairness", commitment="ab" * 32)
    evening.post("odds", on=True, win={str(lane): 0.1 for lane in range(2, 13)}, pot=129, favourite=7, long_shot=2)
    expect(board.locator("#fingerprint")).not_to_be_empty()
    assert weak_text(evening, board, (KIOSK, PORTRAIT)) == {}


def test_small_text_on_phones_stands_out(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann", PHONE)
    assert ann.evaluate(WEAK) == []
    evening.deal("Bob", "Cleo")
    assert weak_text(evening, ann, (PHONE, SMALL_PHONE)) == {}
