"""What documents name between quotation marks, slanted or in bold type is there: a button, a heading or a message of
the pages, of a command or of another document."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.house.blueprint import REPOSITORY
from tests.house.test_documents import DOCUMENTS, TRANSLATED

CODE = re.compile(r"^```.*?^```$|`[^`\n]*`|!?\[[^\]\n]*\]\([^)\n]*\.(?:png|svg)\)", re.MULTILINE | re.DOTALL)
NAMES = (
    re.compile(r'"(\S[^"\n]*)"'),
    re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])"),
    re.compile(r"(?<=[a-z,(] )\*\*([^*\n]+)\*\*"),
)
"""In bold type only inside a sentence: where one begins, it is a heading."""
OTHERS = {
    "Next race in 2:30 · 2 more guests needed": "two sentences with their numbers",
    "One step from the wire": "calls that begin with the horse",
    "Seven takes the lead!": "a call with its horse",
    "Six and eight are neck and neck!": "a call with its horses",
    "Source ID 'browser_source' not found": "what OBS says",
    "The betting is open": "a call that could be written",
}
"""Names of what is said otherwise, or not by us, and why."""
OWN_TERMS = {"architecture.md", "contributing.md", "fairness.md", "vocabulary.md"}
"""Documents that introduce terms of their own, which look like labels."""
WRITTEN = {"an-evening.md", "an-evening-on-screen.md"}
"""Documents that the program writes."""
PAGES = [page for page in DOCUMENTS if page not in TRANSLATED and page.name not in OWN_TERMS | WRITTEN]


@cache
def everything() -> str:
    """What the program, the examples and the headings of the documents say, in one line."""
    package = REPOSITORY / "controller" / "postparade"
    files = [path for kind in ("*.html", "*.js", "*.py") for path in package.rglob(kind)]
    files += [path for path in package.rglob("*.ftl") if "/de/" not in str(path)]
    files += (REPOSITORY / "docs" / "examples").rglob("*.py")
    texts = [path.read_text(encoding="utf-8") for path in files]
    texts += re.findall(r"^#+ (.*)$", "\n".join(page.read_text(encoding="utf-8") for page in DOCUMENTS), re.MULTILINE)
    return " ".join(re.sub(r"[“”]", '"', " ".join(texts)).split())


def labels(page: Path) -> Iterator[str]:
    """What a document names like a label: it begins as a sentence does."""
    text = CODE.sub(" ", page.read_text(encoding="utf-8"))
    for name in NAMES:
        for found in name.findall(text):
            yield from (part for part in found.split(" → ") if part[:1].isupper())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_labels_that_a_page_names_are_said_somewhere(page: Path) -> None:
    missing = [one for one in labels(page) if one not in OTHERS and one.rstrip(" .…") not in everything()]
    assert missing == []
