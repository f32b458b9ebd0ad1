"""Words on a page that are broken over two lines elsewhere than at a hyphen."""

from playwright.sync_api import Page

BROKEN = """([within, longest]) => {
  const found = [], known = new Set(), range = document.createRange();
  const lines = (node, from, to) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  };
  const several = (tops) => new Set(tops).size > 1;
  const read = (node) => {
    // Most texts stand in one line: letters are looked at only in words that do not.
    if (known.has(node)) return;
    known.add(node);
    if (!several(lines(node, 0, node.length))) return;
    const own = node.parentElement;
    if (!own.checkVisibility() || own.closest("svg, noscript, option")) return;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u200b-]+/g)) {
      if (!several(lines(node, index, index + word.length))) continue;
      for (const { 0: part, index: at } of word.matchAll(/[^\\u00ad]+/g)) {
        if (part.length > longest) continue;
        // The hyphen that is shown at a soft one counts to the letter after it, as the first of its boxes.
        const tops = [...part].flatMap((_, one) => lines(node, index + at + one, index + at + one + 1).slice(-1));
        if (several(tops)) found.push(`${part} in ${own.tagName}.${own.className}`);
      }
    }
  };
  for (const one of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) read(node);
  }
  return found;
}"""
"""Script: words of at most so many letters, within the elements of a selector, that are broken, and where."""


def broken_words(page: Page, within: str = "body", longest: int = 1000) -> list[str]:
    """Words of at most ``longest`` letters, with where they stand, that ``page`` breaks over two lines in what it shows
    of the elements ``within``. A hyphen, written or soft, parts two words."""
    found: list[str] = page.evaluate(BROKEN, [within, longest])
    return found
