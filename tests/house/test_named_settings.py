"""Every option that a document names is one of the configuration, and every block of TOML is one that it takes."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from postparade.config import Settings, load, option_names
from tests.house.test_documents import DOCUMENTS, blocks

UNDER = re.compile(r"`([a-z_]+)`(?:, `([a-z_]+)`)?(?: and `([a-z_]+)`)?(?: of a servo)? under `\[+([a-z.]+)\]+`")
DOTTED = re.compile(r"`([a-z]+)\.([a-z_]+)`")
FILES = {
    "html",
    "ftl",
    "toml",
    "md",
    "py",
    "txt",
    "pdf",
    "svg",
    "json",
    "sqlite",
    "rules",
    "service",
    "js",
    "css",
    "sh",
}
"""Endings of files, which look like options."""
WITH_TOML = [page for page in DOCUMENTS if any(kind == "toml" for kind, _ in blocks(page))]


def named(text: str) -> Iterator[str]:
    """The options that a text names, with their sections."""
    for *options, section in UNDER.findall(text):
        yield from (f"{section}.{option}" for option in options if option)
    for section, option in DOTTED.findall(text):
        if section in Settings.__struct_fields__ and option not in FILES:
            yield f"{section}.{option}"


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: page.name)
def test_options_that_a_page_names_exist(page: Path) -> None:
    known = {re.sub(r"\[\]", "", option) for option in option_names()}
    assert [option for option in named(page.read_text(encoding="utf-8")) if option not in known] == []


@pytest.mark.parametrize("page", WITH_TOML, ids=lambda page: page.name)
def test_blocks_of_a_configuration_are_taken(page: Path, tmp_path: Path) -> None:
    for number, (kind, text) in enumerate(blocks(page)):
        if kind == "toml" and tomllib.loads(text).keys() <= set(Settings.__struct_fields__):
            file = tmp_path / f"{number}.toml"
            file.write_text(text, encoding="utf-8")
            load(file)


def test_the_scan_sees_options() -> None:
    seen = {option for page in DOCUMENTS for option in named(page.read_text(encoding="utf-8"))}
    assert {"web.names", "track.order", "web.guest_wifi", "updates.channel", "dice.camera"} <= seen
    assert list(named("`no_such` under `[web]`")) == ["web.no_such"]
