"""The film of an evening goes on, and says so, where a page or the whole table does not."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser

from postparade.table.bots import LINGERS
from postparade.table.messages import TakeSeat
from tests.web.evening import PHONE

pytestmark = pytest.mark.slow(8)

TOOLS = Path(__file__).resolve().parents[3] / "tools"
HANGS = "setTimeout(() => { for (;;); })"
"""Script: the page answers nobody any more."""


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which is in no package."""
    monkeypatch.syspath_prepend(str(TOOLS))
    spec = importlib.util.spec_from_file_location("film_evening", TOOLS / "film_evening.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    sys.modules.pop("evening", None)
    return made


def test_a_page_that_hangs_is_told_and_black_on_the_sheet(
    chrome: Browser, tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = {kind: chrome.new_context(viewport=PHONE).new_page() for kind in ("board", "phone")}
    for page in pages.values():
        page.set_content("<body style='background: white'>")
    pages["phone"].evaluate(HANGS)
    camera = tool.Camera(pages, [], tmp_path, patience=2.0)
    camera.go_on(0.1)
    camera.write_sheets()
    assert "no picture of phone in 2 s" in capsys.readouterr().out
    taken = {path.name.partition("-")[0] for path in tmp_path.iterdir()}
    assert taken == {"board", "sheet"}
    sheet = tool.cv2.imread(str(tmp_path / "sheet-01.jpg"))
    row = sheet[100]
    assert row[10].min() > 250
    assert row[sheet.shape[1] // 4 + 20].max() < 5
    for page in pages.values():
        page.context.close()


def test_a_table_at_which_nothing_happens_is_told_and_then_given_up(tool: ModuleType, tmp_path: Path) -> None:
    now, told = [100.0], list[str]()
    evening = tool.Evening(str(tmp_path), tool.HardwareChoice("none", "electronic"))
    try:
        evening.act(tool.SeatBot("Emil", "bold"))
        host = tool.Host(evening, told.append, lambda: now[0])
        assert not host.over()
        now[0] += tool.STILL + 1
        assert not host.over()
        assert not host.over()
        assert told == ["nothing has happened for 60 s; the table waits for nobody"]
        now[0] += tool.HUNG
        with pytest.raises(SystemExit, match="hangs"):
            host.over()
    finally:
        evening.close()


def test_a_game_without_a_last_race_is_ended_by_the_host(tool: ModuleType, tmp_path: Path) -> None:
    now = [100.0]
    evening = tool.Evening(str(tmp_path), tool.HardwareChoice("none", "electronic"))
    try:
        for name in ("Emil", "Dora"):
            evening.act(TakeSeat(name))
        host = tool.Host(evening, print, lambda: now[0], races=1)
        evening.act(tool.OpenGame("quarter-horse", {}, seats=(1, 2)))
        host.over()
        now[0] += tool.LINGERS + 1
        assert not host.over()
        evening.play(lambda state: state.phase == "finished")
        assert not host.over()
        now[0] += tool.LAST + 1
        assert tool.LAST + 2 < LINGERS, "before a simulated player begins another"
        assert host.over()
    finally:
        evening.close()
