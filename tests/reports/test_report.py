"""What is made of an evening: charts that can be parsed, a page that holds everything, pictures and paper."""

import asyncio
import json
import shutil
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from postparade.cli.main import main
from postparade.core.faults import Fault
from postparade.games.dice_race.report.game_chart import evening_chart
from postparade.games.dice_race.report.race_chart import race_chart
from postparade.games.dice_race.report.roll_by_roll import dice_races
from postparade.reports.charts.drawing import as_text, spread
from postparade.reports.evening import evening_of
from postparade.reports.evening_process import draw
from postparade.reports.printable_page import page
from postparade.reports.printing import find_browser
from postparade.reports.words import Words
from tests.reports.evenings import known_race, play

pytestmark = pytest.mark.slow(7)


SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an evening of three races."""
    return play(tmp_path_factory.mktemp("evening"), 3)


def words(svg: str) -> str:
    return " ".join(ET.fromstring(svg).itertext())


def test_race_chart_tells_the_race_and_draws_a_line_for_every_horse(tmp_path: Path) -> None:
    report = evening_of(known_race(tmp_path))
    (game,) = report.games
    svg = as_text(race_chart(dice_races(game).races[0], game.names, game.title, Words()))
    told = words(svg)
    assert "Race 1: number 12 wins" in told
    assert "15 rolls; " in told
    assert "the lead changed 2 times" in told
    assert "Bob <b>&" in told
    lines = ET.fromstring(svg).findall(f".//{SVG}polyline")
    assert len(lines) == 2 * 11  # each with its dark edge
    longest = max(lines, key=lambda line: len(line.get("points", "")))
    assert len(longest.get("points", "").split()) == 16


def test_a_race_that_is_not_over_is_drawn_as_far_as_it_came(tmp_path: Path) -> None:
    (game,) = evening_of(known_race(tmp_path, (5, 6))).games
    assert "not finished" in words(as_text(race_chart(dice_races(game).races[0], game.names, game.title, Words())))
    assert "Unluckiest" not in page(evening_of(tmp_path), Words())


def test_evening_chart_has_every_player_and_race(evening: Path) -> None:
    game = dice_races(evening_of(evening).games[0])
    told = words(as_text(evening_chart(game, Words())))
    for name in game.names.values():
        assert name in told
    assert "chips after each race" in told


def test_page_holds_standings_accounts_and_all_charts_and_takes_names_as_text(evening: Path) -> None:
    html = page(evening_of(evening), Words())
    assert html.count("<main>") == 1
    assert "<body><main><h1>" in html, "screen readers find it"
    assert html.startswith("<!doctype html>")
    assert "Bob &lt;b&gt;&amp;" in html
    assert "Bob <b>" not in html
    assert html.count("<figure") == 4
    assert "Final standings" not in html
    assert "Standings after 3 races." in html
    for part in ("Highlights", "Accounts", "Longest shot", "Luckiest player", "Biggest swing"):
        assert part in html


def test_a_finished_game_by_score_ranks_tokens_won(tmp_path: Path) -> None:
    (game,) = evening_of(play(tmp_path, 2, "hold-your-horses", races=2)).games
    assert (game.over, game.by_score) == (True, True)
    assert [chips for _, chips in game.standings] == sorted((chips for _, chips in game.standings), reverse=True)
    assert "tokens won" in page(evening_of(tmp_path), Words())


def test_command_writes_everything_for_screen_and_paper(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if shutil.which("chromium") is None:
        pytest.skip("needs browser: install it with: sudo apt install chromium")
    assert main(["report", str(evening), "--out", str(tmp_path / "new"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    files = {Path(path).name: Path(path) for path in told["files"]}
    charts = {"evening", "race-1", "race-2", "race-3"}
    assert set(files) == {"evening.html", "evening.pdf", *(f"{c}.svg" for c in charts), *(f"{c}.png" for c in charts)}
    assert files["evening.pdf"].read_bytes()[:5] == b"%PDF-"
    for chart in charts:
        svg = ET.parse(files[f"{chart}.svg"]).getroot()
        width, height = struct.unpack(">II", files[f"{chart}.png"].read_bytes()[16:24])
        assert (width, height) == (2 * float(svg.get("width", 0)), 2 * float(svg.get("height", 0)))
    (game,) = told["games"]
    assert [race["race"] for race in game["races"]] == [1, 2, 3]
    assert sum(game["dice"]["sums"].values()) == game["dice"]["rolls"] == sum(race["rolls"] for race in game["races"])


def test_without_a_browser_paper_is_left_out_with_the_way_out(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["report", str(evening), "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["left_out"]["code"] == "browser_missing"
    assert {Path(path).suffix for path in told["files"]} == {".html", ".svg"}
    assert main(["report", str(evening), "--out", str(tmp_path)]) == 0
    assert "print it there" in " ".join(capsys.readouterr().out.split())


def test_a_browser_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, evening: Path) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho no display >&2\nexit 3\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    with pytest.raises(OSError, match="no display"):
        find_browser().print(tmp_path / "a.html", tmp_path / "a.pdf")


@pytest.mark.parametrize(
    ("content", "code"),
    [(None, "journal_missing"), (b"", "journal_foreign"), (b"dear diary" * 20, "journal_foreign")],
)
def test_a_file_that_is_not_a_journal_ends_with_1_as_everywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, code: str
) -> None:
    path = tmp_path / "journal.sqlite"
    if content is not None:
        path.write_bytes(content)
    assert main(["report", str(path), "--out", str(tmp_path / "out"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["code"] == code
    assert not (tmp_path / "out").exists()


def test_an_evening_without_a_race_ends_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(tmp_path, 0)
    assert main(["report", str(tmp_path), "--out", str(tmp_path / "out"), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "nothing_to_report"


def test_a_folder_that_cannot_be_written_ends_with_2(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(evening), "--out", "/dev/null/x", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "report_unwritable"


def test_labels_are_spread_and_keep_their_order() -> None:
    placed = spread([50, 52, 10, 51], 10, 0, 60)
    assert sorted(range(4), key=lambda at: placed[at]) == [2, 0, 3, 1]
    assert min(abs(one - other) for at, one in enumerate(placed) for other in placed[:at]) >= 10
    assert all(0 <= place <= 60 for place in placed)


def test_the_last_races_of_a_long_journal_are_told_one_by_one(tmp_path: Path) -> None:
    folder = play(tmp_path, 5)
    (game,) = evening_of(folder, 2).games
    whole, latest = dice_races(evening_of(folder).games[0]), dice_races(game)
    assert [race.number for race in whole.races] == [1, 2, 3, 4, 5]
    assert [race.number for race in latest.races] == [4, 5]
    assert latest.races[1].throws == whole.races[4].throws
    assert latest.standings == whole.standings
    html = page(evening_of(folder, 2), Words())
    assert "Of 5 races, the last 2 are shown one by one" in html
    assert html.count("<figure>") == 2
    assert "shown one by one" not in page(evening_of(folder, 5), Words())


def test_the_process_that_draws_the_evening_tells_why_not(evening: Path, tmp_path: Path) -> None:
    drawn = asyncio.run(draw(evening, "de"))
    assert b'lang="de"' in drawn
    assert drawn.count(b"<figure>") == 3
    for folder, code in ((tmp_path, "journal_missing"), (play(tmp_path / "none", 0), "nothing_to_report")):
        with pytest.raises(Fault) as found:
            asyncio.run(draw(folder, "en"))
        assert found.value.code == code
