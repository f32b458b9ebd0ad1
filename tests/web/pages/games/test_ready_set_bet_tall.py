"""Ready Set Bet on a tall screen: whoever comes late can join by it at any time, and every number is whole."""

import pytest
from playwright.sync_api import expect

from postparade.games.ready_set_bet.rules.actions import SetupRace, Start
from postparade.rules.actions import Roll
from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import Browsers, Evening, come_to_rest, wait_for
from tests.web.pages.board.test_layouts import PORTRAIT
from tests.web.pages.board.test_text_fits import TROUBLE
from tests.web.pages.games.test_ready_set_bet import NAMES, OUT_OF_ITS_SPOT

pytestmark = pytest.mark.slow(6)


def test_a_tall_screen_invites_before_and_after_the_off(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board(PORTRAIT)
    for name in NAMES:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("ready-set-bet", {}))
    for actions in ((), (SetupRace(),), (Start(), Roll((3, 4)))):
        for action in actions:
            evening.act(action)
        expect(board.locator("body.rsb-racing")).to_have_count(int(Start() in actions))
        expect(board.locator("#qr")).to_be_in_viewport(ratio=1)
        expect(board.locator("#join")).to_contain_text(evening.code)
        come_to_rest(board)
        # A change of the page, and letters that then become smaller, may still be on their way.
        wait_for(board, lambda: not (board.evaluate(OUT_OF_ITS_SPOT) or board.evaluate(TROUBLE)))
        assert board.evaluate(OUT_OF_ITS_SPOT) == [], actions
        assert "\n".join(board.evaluate(TROUBLE)) == "", actions
