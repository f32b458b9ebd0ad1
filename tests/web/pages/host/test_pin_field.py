"""Where the host types the PIN."""

import pytest
from playwright.sync_api import expect

from tests.web.evening import LAPTOP, Browsers

RING = """() => {
  const field = document.getElementById("pin"), style = getComputedStyle(field);
  const ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  return field.getBoundingClientRect().top - ring;
}"""
"""Script: where the ring around the field begins, in pixels from above."""

pytestmark = pytest.mark.slow(5)


def test_the_ring_around_the_field_leaves_its_label_alone(browsers: Browsers) -> None:
    host = browsers.page("/host/", LAPTOP)
    expect(host.locator("#pin")).to_be_visible()
    host.keyboard.press("Tab")
    host.locator("#pin").focus()
    label = host.locator("#pinform label").bounding_box()
    assert label is not None
    assert host.evaluate(RING) >= label["y"] + label["height"]
