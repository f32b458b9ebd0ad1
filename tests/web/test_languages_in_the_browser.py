"""The board in the language of the table, with horses that have names."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from postparade.table.settings import HorseSettings
from postparade.table.silks import Silks
from tests.web.evening import Company, Evening


@pytest.mark.parametrize(
    ("language", "pot", "turn", "race"),
    [("de", "Im Topf", "Bob würfelt", "Rennen 1"), ("fr-CA", "Dans le pot", "Bob lance", "Course 1")],
)
def test_board_speaks_the_language_of_the_table(
    chrome: Browser, tmp_path: Path, language: str, pot: str, turn: str, race: str
) -> None:
    evening = Evening(tmp_path, language=language)
    evening.start()
    try:
        evening.table.silks = Silks((HorseSettings(number=7, name="Cloud Nine", silk="#c0ffee"),))
        evening.deal("Ann", "Bob")
        evening.roll((1, 1))
        company = Company(chrome, evening)
        board = company.board()
        expect(board.locator("html")).to_have_attribute("lang", language[:2])
        expect(board.get_by_role("heading", name=pot)).to_be_visible()
        expect(board.locator("#turn")).to_have_text(turn)
        expect(board.locator("#race")).to_contain_text(race)
        expect(board.get_by_text("Cloud Nine")).to_be_visible()
        evening.post("caption", text="Und los!", standing=["Ann zahlt 2 Chips."], key="off", energy="hot", lines=[])
        expect(board.locator("#caption")).to_have_text("Und los! Ann zahlt 2 Chips.")
        company.leave()
        assert not company.complaints
    finally:
        evening.end()
