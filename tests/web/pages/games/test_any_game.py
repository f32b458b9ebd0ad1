"""A game that no page knows: a whole evening of it in the browser, with the caller, the lights, a correction, a restart
and the report, and no file touched outside its own folder."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

sys.path.append(str(Path(__file__).resolve().parents[4] / "docs" / "examples" / "furlongs-game"))

from postparade_furlongs.game import Furlongs

from postparade.announcer.settings import AnnouncerSettings
from postparade.config import Settings
from postparade.rules.actions import Roll
from postparade.rules.registry import GAMES
from postparade.table import view
from postparade.track.layout.lanes import build_layout
from tests.web.evening import Browsers, wait_for
from tests.web.house_evening import SLOW, HouseEvening

pytestmark = pytest.mark.slow(20)


class CalledEvening(HouseEvening):
    """The house with its caller, and dice that are entered."""

    announcer = AnnouncerSettings()
    dice = "manual"

    def start(self) -> None:
        """Open the house, and hear every caption from then on."""
        super().start()
        self.captions: list[str] = []
        self.call(lambda: self.status_board.watch(self._heard))

    def _heard(self, topic: str, body: dict[str, str]) -> None:
        if topic == "caption":
            self.captions.append(body.get("text", ""))

    def light_of(self, lane: int) -> float:
        """How far along its strip the brightest pixel of ``lane`` is, from 0 to 1, as the firmware drives it; -1 where
        all is dark."""
        race = self.table.race()
        assert race is not None
        assert self.house.panel is not None
        if self.house.panel.panel is None:
            return -1.0
        layout = build_layout(Settings().track)
        strip = layout.lanes[layout.lanes_of(race)[lane - 1][0]].indices
        pixels = self.house.panel.panel._pico.pixels[strip].sum(axis=1, dtype=int)
        return float(pixels.argmax() / (len(strip) - 1)) if pixels.any() else -1.0


@pytest.fixture
def evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, install_example: Callable[[str], Path]
) -> Iterator[CalledEvening]:
    """A house beside which the example of docs/adding-a-game.md is installed."""
    # The process that draws the report finds it there as an installed package.
    monkeypatch.syspath_prepend(install_example("furlongs-game"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setitem(GAMES, "furlongs", Furlongs())
    view._offers.cache_clear()
    evening = CalledEvening(tmp_path)
    evening.start()
    yield evening
    evening.end()
    view._offers.cache_clear()


def test_an_evening_of_a_game_without_pages_of_its_own(chrome: Browser, evening: CalledEvening, tmp_path: Path) -> None:
    browsers = Browsers(chrome, evening)
    browsers.coarse = browsers.hurried = True
    ann, bob = browsers.phone("Ann"), browsers.phone("Bob")
    host, board = browsers.host(), browsers.board()
    host.get_by_role("radio", name="Seven Furlongs").click()
    host.locator("#start").click()
    host.get_by_role("button", name="Open the betting").click(delay=50)
    expect(board.locator("h1, h2, header").filter(has_text="Seven Furlongs").first).to_be_visible()
    bet(ann, lane=4, chips=3)
    expect(ann.locator("body")).to_contain_text("17")
    bet(bob, lane=1, chips=2)
    expect(bob.locator("body")).to_contain_text("18")
    assert evening.view().play.bets == {1: {4: 3}, 2: {1: 2}}

    typed = host.get_by_text("Type the roll in")
    if typed.count():
        typed.click()
    for die in ("First die: 1", "Second die: 3", "Enter 1 + 3"):
        host.get_by_role("button", name=die).click()
    expect(board.get_by_role("listitem", name="Horse 2: 6 to go")).to_be_visible()
    expect(board.locator("#caption")).to_have_text(evening.captions[-1])
    for _ in range(6):
        evening.act(Roll((3, 4)))
    expect(board.get_by_role("listitem", name="Horse 4: 1 to go")).to_be_visible()
    wait_for(board, lambda: evening.light_of(4) > 0.6)
    assert evening.light_of(4) > 0.6, "the horse is seen where it is"
    assert 0 <= evening.light_of(7) < 0.3

    browsers.enter(host, "setup")
    host.locator("#rolls button").last.click()
    host.get_by_role("dialog").get_by_role("button", name="3 and 4").click()
    host.get_by_role("button", name="Yes, put it right").click()
    # The scenes of the finish stand in front of the lanes.
    expect(board.locator("#overlay h2")).to_have_text("Ann wins the game", timeout=SLOW)
    told = board.get_by_role("listitem", name="Horse 4: has won", include_hidden=True)
    expect(told).to_have_count(1, timeout=SLOW)
    purses = {seat: str(chips) for seat, chips in evening.view().play.purses.items()}
    expect(ann.locator("body")).to_contain_text(purses[1])
    assert any("3 and 4" in caption for caption in evening.captions), evening.captions
    wait_for(board, lambda: "four-seven" in evening.captions[-1])
    assert "four-seven" in evening.captions[-1], "the caller makes the winner official"

    report_of(host, tmp_path / "evening.html", purses)
    finished = evening.view().play
    browsers.away = True
    evening.stop()
    evening.start()
    expect(board.locator("#connection")).to_be_hidden(timeout=SLOW)
    browsers.away = False
    assert evening.view().play == finished
    expect(board.locator("body")).to_contain_text("Seven Furlongs")
    expect(ann.locator("body")).to_contain_text(purses[1])
    expect(bob.locator("body")).to_contain_text(purses[2])
    wait_for(board, lambda: evening.light_of(4) >= 0)
    assert evening.light_of(4) >= 0, "the winner is lit again"
    report_of(host, tmp_path / "evening.html", purses)
    browsers.leave()
    assert not browsers.complaints


def bet(phone: Page, lane: int, chips: int) -> None:
    form = phone.get_by_role("group", name="Bet")
    form.get_by_role("button", name=str(lane), exact=True).click()
    form.get_by_role("spinbutton").fill(str(chips))
    form.get_by_role("button", name="Bet").last.click()


def report_of(host: Page, file: Path, purses: dict[int, str]) -> None:
    """The report that the host saves tells of the game and of what everybody holds."""
    with host.expect_download() as saving:
        host.get_by_role("link", name="Save the report").click()
    saving.value.save_as(file)
    report = host.context.new_page()
    report.goto(file.as_uri())
    for words in ("Seven Furlongs", "Ann", "Bob", *purses.values()):
        expect(report.locator("body")).to_contain_text(words)
    report.close()
