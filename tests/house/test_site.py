"""The documents build as a site without a warning, and everything on it leads somewhere."""

import html.parser
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.house.blueprint import REPOSITORY

pytestmark = pytest.mark.slow(8)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site that was built just now."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(REPOSITORY / "tools" / "site.py"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


class Page(html.parser.HTMLParser):
    """The links, pictures and marks of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.leads_to: list[str] = []
        self.marks: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if named.get("id"):
            self.marks.add(str(named["id"]))
        for name in ("href", "src"):
            if tag in ("a", "img", "link", "script") and named.get(name):
                self.leads_to.append(str(named[name]))


def test_every_link_and_picture_is_there_and_all_from_this_site(site: Path) -> None:
    pages = {path: Page(path) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 30
    missing, foreign = [], []
    for path, page in pages.items():
        for link in page.leads_to:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                foreign.append(link)
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file() or (
                parts.fragment and target in pages and not _marked(pages[target], parts.fragment)
            ):
                missing.append(f"{path.relative_to(site)}: {link}")
    assert missing == []
    loaded = [link for link in foreign if link.endswith((".js", ".css", ".png", ".svg", ".woff2"))]
    assert loaded == [], "the site works where there is no network"


def test_something_leads_to_every_page(site: Path) -> None:
    reached = {site / "index.html"}
    to_read = list(reached)
    for path in to_read:
        for link in Page(path).leads_to:
            target = (path.parent / unquote(urlsplit(link).path)).resolve()
            if not urlsplit(link).scheme and target.suffix == ".html" and target.is_file() and target not in reached:
                reached.add(target)
                to_read.append(target)
    alone = {path.relative_to(site).as_posix() for path in site.rglob("*.html")} - {
        path.relative_to(site).as_posix() for path in reached
    }
    assert alone == {"404.html", "search.html"}


def _marked(page: Page, fragment: str) -> bool:
    return unquote(fragment) in page.marks


def test_the_configuration_page_lists_allowed_values(site: Path) -> None:
    text = (site / "docs" / "configuration.html").read_text(encoding="utf-8")
    assert "<th>May be</th>" in text
    assert "a whole number, 1 to 60" in text


def test_a_broken_link_is_a_failure(tmp_path: Path) -> None:
    source = tmp_path / "docs"
    source.mkdir()
    (source / "index.md").write_text("# A page\n\n[nowhere](nothing.md)\n", encoding="utf-8")
    config = (REPOSITORY / "mkdocs.yml").read_text(encoding="utf-8").partition("# A page may")[0]
    config = config.replace("!ENV [POSTPARADE_SITE_SOURCE, build/site-source]", "docs").replace(
        "  - docs/site.css", "  []"
    )
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "nothing.md" in done.stderr
