"""What the organiser of a race night announces is said by the caller, between two races and never over a finish."""

import queue
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postparade.announcer.announcer import RACE_NIGHT, Announcer
from postparade.announcer.audio import mixer as mix
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.notices import GOOD_FOR, Notice, Notices
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.tts_client import Haste, TtsClient
from postparade.table.presentation.status_board import StatusBoard
from tests.announcer.audio.test_audio_thread import Desk, at_work, until

TEXT = "The bar is closing soon."


def test_the_latest_announcement_is_said_once_and_not_too_late() -> None:
    notices = Notices()
    assert notices.due(0.0) is None
    notices.hear("one", TEXT, 0.0)
    notices.hear("two", "The final!", 1.0)
    due = notices.due(2.0)
    assert due is not None
    assert (due.id, due.text) == ("two", "The final!")
    notices.said("one")
    assert notices.due(3.0) is not None
    notices.said("two")
    notices.hear("two", "The final!", 4.0)
    assert notices.due(4.0) is None, "heard once more, because something else has changed"
    notices.hear("three", TEXT, 5.0)
    assert notices.due(5.0 + GOOD_FOR + 1) is None
    notices.hear("four", TEXT, 6.0)
    notices.hear("five", "", 7.0)
    assert notices.due(8.0) is None, "taken back"


def test_it_is_untrue_while_a_race_is_on(evening: Callable[..., Any]) -> None:
    night = evening()
    night.deal()
    night.scratch(2, 3, 11, 12)
    running = RaceModel(race=night.run(7).race)
    assert not Notice("one", TEXT, 9.0).call(running, 0.0).valid.holds(running)
    nothing = RaceModel()
    assert Notice("one", TEXT, 9.0).call(nothing, 0.0).valid.holds(nothing)


@pytest.mark.slow(10)
def test_it_is_said_after_the_finish_with_the_voice_of_the_table(tmp_path: Path, evening: Callable[..., Any]) -> None:
    ready: queue.SimpleQueue[Path] = queue.SimpleQueue()
    client = TtsClient(tmp_path, "en-GB", ready.put, lambda _: None)
    client.submit(client.request(TEXT, "calm"), Haste.NOW)
    spoken = ready.get(timeout=60).stem  # so that only the race keeps the caller from saying it
    client.close()

    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        night = evening()
        for update in (night.deal(), *map(night.scratch, (2, 3, 11, 12)), night.run(7)):
            announcer.heard(update)
        board.post(RACE_NIGHT, {"announcement": TEXT, "id": "one"})
        while night.state.phase == "race":
            announcer.heard(night.run(7))
        await until(lambda: spoken in voice(desk))
        said = voice(desk)
        winner = max(at for at, name in enumerate(said) if "win" in name)
        assert [at for at, name in enumerate(said) if name == spoken] > [winner]
        await until(lambda: announcer._notices.due(0.0) is None)

    at_work(scene, AnnouncerSettings(cache=str(tmp_path)))


def voice(desk: Desk) -> list[str]:
    return [name for channel, name in desk.played if channel == mix.VOICE]
