"""Buttons on a page that touch one another, or the lines above and below them."""

from playwright.sync_api import Page

CLINGING = """(least) => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const pinned = "dialog, .bottom, footer", pressed = "button, .button";
  const buttons = [...document.querySelectorAll(pressed)].filter((one) => shown(one) && !one.closest(pinned))
    .map((one) => ({ one, box: one.getBoundingClientRect(), said: one.textContent.trim() }));
  const others = [...buttons], range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement, said = node.data.trim();
    if (!said || one.closest(`${pressed}, ${pinned}, .visually-hidden, noscript, option, svg`) || !shown(one)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) others.push({ one, box, said });
  }
  const touch = ({ box: a }, { box: b }) => {
    const apart = Math.max(b.top - a.bottom, a.top - b.bottom);
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && apart < least && apart > -2 * least;
  };
  const found = buttons.flatMap((button) => others.filter((other) => other.one !== button.one && touch(button, other))
    .map(({ said }) => `${button.said} / ${said}`));
  return [...new Set(found)];
}"""
"""Script: buttons, and what is so few pixels above or below them. What is pinned to the screen passes over the page."""
LEAST = 3
"""Pixels between a button and the box of a line, which is higher than its letters."""


def clinging(page: Page) -> list[str]:
    """Buttons of ``page`` that cling to another one or to a line of text, with what that says."""
    found: list[str] = page.evaluate(CLINGING, LEAST)
    return found
