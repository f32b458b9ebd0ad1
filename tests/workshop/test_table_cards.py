"""Cards for the table, read back from the PDF as a guest's phone and eyes read them."""

import json
from pathlib import Path

import cv2
import numpy as np
import pypdfium2
import pytest

from postparade.cli.main import main
from postparade.core.i18n import LANGUAGES
from postparade.rules.registry import GAMES
from postparade.workshop.as_pdf import as_pdf
from postparade.workshop.shapes import Text, bounds
from postparade.workshop.table_cards import PAPERS, SMALLEST, CardText, card_pages

TEXT = CardText("http://192.168.1.9:8080/join", 'Racecourse; "east"', "trotting:on\\now")


def pictures(pdf: bytes) -> list[np.ndarray]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.render(scale=3).to_numpy()[:, :, :3].copy() for page in document]
    finally:
        document.close()


def words(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.get_textpage().get_text_bounded() for page in document]
    finally:
        document.close()


def codes(picture: np.ndarray) -> set[str]:
    found, texts, _, _ = cv2.QRCodeDetector().detectAndDecodeMulti(picture)
    assert found
    return set(texts)


@pytest.mark.parametrize("paper", PAPERS)
def test_phones_read_both_codes_of_every_card(paper: str) -> None:
    front, back = pictures(as_pdf(card_pages(TEXT, 4, paper), "cards"))
    height, width = front.shape[0] // 2, front.shape[1] // 2
    for top in (0, height):
        for left in (0, width):
            found = codes(front[top : top + height, left : left + width])
            assert found == {TEXT.address, 'WIFI:T:WPA;S:Racecourse\\; \\"east\\";P:trotting\\:on\\\\now;;'}
    assert back.shape == front.shape


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("game", [None, *GAMES])
@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_cut_off_in_any_language(language: str, game: str | None, paper: str) -> None:
    for page in card_pages(TEXT, 1, paper, language, None if game is None else GAMES[game]):
        for shape in page.shapes:
            left, top, right, bottom = bounds(shape)
            # A card is a quarter of the page, and no word reaches over its edge.
            across, down = page.width / 2, page.height / 2
            assert int(left // across) == int((right - 1e-6) // across), shape
            assert int(top // down) == int((bottom - 1e-6) // down), shape
        smallest = min((shape.size for shape in page.shapes if hasattr(shape, "size")), default=SMALLEST)
        assert smallest >= SMALLEST - 0.1


def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before() -> None:
    for page in card_pages(TEXT, 1, "a4", "fr"):
        lines = [shape.words for shape in page.shapes if isinstance(shape, Text)]
        assert [line for line in lines if line[:1] in "?!;:»"] == []


def test_the_command_writes_what_the_configuration_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("postparade.toml").write_text(
        '[web]\npublic_address = "table.local"\nguest_wifi = "Racecourse"\n', encoding="utf-8"
    )
    assert main(["cards", "print", "--count", "5", "--json", "--game", "odds-on"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"file": "cards.pdf", "pages": 4, "address": "http://table.local:8080/join", "wifi": "Racecourse"}
    front, back, *_ = words(Path("cards.pdf").read_bytes())
    assert "table.local:8080/join" in front
    assert "You are a bookmaker" in back


@pytest.mark.parametrize(("options", "code"), [
    (("--game", "chess"), "bad_usage"),
    (("--language", "tlh"), "language_not_spoken"),
])  # fmt: skip
def test_what_there_is_not_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: tuple[str, str],
    code: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["cards", "print", "--address", "http://a/join", *options]) == 2
    assert capsys.readouterr().err.startswith(code)
    assert not list(tmp_path.iterdir())


def test_a_machine_in_no_network_asks_for_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("postparade.core.own_address.own_address", lambda: None)
    assert main(["cards", "print"]) == 2
    assert capsys.readouterr().err.startswith("cards_no_address")
