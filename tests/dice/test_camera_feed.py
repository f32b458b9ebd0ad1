"""What the camera sees, for whoever wants to look: JSON values, and a JPEG only when somebody asks."""

import json
from typing import Any

import cv2
import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import DeviceFault
from postparade.dice.camera_feed import COMMITS, JUDGED_EVERY, CameraFeed, Stats
from postparade.dice.vision.motion import Unrest
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.simulator.tray.tray import SimulatedTray

DICE = (Die(3, 0.9, (64, 48, 128, 96)), Die(None, 0.2, (320, 240, 64, 48)))
SURE = Reading((3, 4), None, 0.93, ((3, 4),), DICE)
UNSURE = Reading(None, "cocked", 0.41, ((3, 4), (3, 3)), DICE)
FRAME = np.full((480, 640, 3), 51, np.uint8)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def live(clock: HandClock) -> CameraFeed:
    return CameraFeed(clock, SimulatedTray(clock, seed=1))


def status(live: CameraFeed) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(live.status()))
    return told


def test_only_the_camera_is_known_before_the_first_frame(live: CameraFeed) -> None:
    told = status(live)
    assert (told["camera"]["text"], told["identity"]) == ("The simulated camera", "simulated")
    assert told["calibrated"] is True
    assert [told[name] for name in ("frame", "size", "stage", "light", "age", "values")] == [0, *[None] * 5]
    assert live.jpeg() is None
    assert live.frame is None


def test_dice_come_with_boxes_as_shares_of_the_picture(live: CameraFeed) -> None:
    live.show(FRAME, Sighting(TrayState.STILL, SURE), Stats(captured=9, read=5, dropped=3, fps=29.97, ms=8.1234))
    told = status(live)
    assert told["size"] == [640, 480]
    assert told["dice"][0] == {"value": 3, "confidence": 0.9, "box": [0.1, 0.1, 0.2, 0.2]}
    assert told["dice"][1]["value"] is None
    assert (told["stage"], told["values"], told["confidence"], told["sentence"]) == ("still", [3, 4], 0.93, "")
    assert (told["captured"], told["read"], told["dropped"], told["fps"], told["ms"]) == (9, 5, 3, 29.97, 8.123)
    assert told["light"] == {"level": 0.2, "glare": 0.0}


RESTLESS = {
    "nothing": Unrest(0.6, 2.0, 6.0, 0.3),
    "rest_grain": Unrest(2.5, 4.0, 10.2, 0.3),
    "rest_flips": Unrest(0.2, 8.2, 11.4, 0.3),
    "rest_never": Unrest(0.6, 2.0, 6.0, 12.0),
}


@pytest.mark.parametrize("code", RESTLESS)
def test_the_reason_why_nothing_rests_is_shown_while_the_tray_is_watched(live: CameraFeed, code: str) -> None:
    live.show(FRAME, Sighting(TrayState.MOVING), Stats(), None, RESTLESS[code])
    told = status(live)
    assert [one["code"] for one in told["advice"]] == ([] if code == "nothing" else [code])
    assert told["noise"] == RESTLESS[code].counts_from


def test_light_is_judged_on_the_empty_tray_and_remembered_while_dice_lie_there(
    live: CameraFeed, clock: HandClock
) -> None:
    calm, dark = RESTLESS["nothing"], np.full((480, 640, 3), 12, np.uint8)
    live.show(dark, Sighting(TrayState.EMPTY), Stats(), None, calm)
    assert [one["code"] for one in status(live)["advice"]] == ["light_dark"]
    live.show(FRAME, Sighting(TrayState.STILL), Stats(), None, calm)
    assert [one["code"] for one in status(live)["advice"]] == ["light_dark"]
    clock._now += JUDGED_EVERY
    live.show(FRAME, Sighting(TrayState.EMPTY), Stats(), None, calm)
    assert status(live)["advice"] == []


def test_light_is_judged_within_the_outline_only(live: CameraFeed) -> None:
    picture = np.full((480, 640, 3), 12, np.uint8)
    picture[100:380, 130:510] = 90
    within = ((0.25, 0.25), (0.75, 0.25), (0.75, 0.75), (0.25, 0.75))
    live.show(picture, Sighting(TrayState.EMPTY), Stats(), within, RESTLESS["nothing"])
    assert status(live)["advice"] == []


def test_a_bad_reading_comes_with_a_sentence_and_likely_values(live: CameraFeed) -> None:
    live.show(FRAME, Sighting(TrayState.STILL, UNSURE), Stats())
    told = status(live)
    assert (told["values"], told["reason"], told["likely"]) == (None, "cocked", [[3, 4], [3, 3]])
    assert told["sentence"].startswith("A die is cocked. Throw it again")


def test_a_reading_is_remembered_while_the_dice_lie_still_and_no_longer(live: CameraFeed) -> None:
    live.show(FRAME, Sighting(TrayState.STILL, SURE), Stats())
    live.show(FRAME, Sighting(TrayState.STILL), Stats())
    assert status(live)["values"] == [3, 4]
    live.show(FRAME, Sighting(TrayState.MOVING), Stats())
    live.show(FRAME, Sighting(TrayState.STILL), Stats())
    assert (status(live)["values"], status(live)["dice"]) == (None, [])


async def test_the_last_rolls_are_listed_newest_first(clock: HandClock, live: CameraFeed) -> None:
    async def throw() -> None:
        for number in range(COMMITS + 3):
            live.show(FRAME, Sighting(TrayState.STILL, SURE, (number % 6 + 1, 6)), Stats())
            await clock.advance(2)

    await throw()
    commits = status(live)["commits"]
    assert len(commits) == COMMITS
    assert commits[0] == {"values": [1, 6], "ago": 2.0}
    assert commits[-1] == {"values": [4, 6], "ago": 20.0}


async def test_a_lost_camera_is_reported_until_there_is_a_picture_again(clock: HandClock, live: CameraFeed) -> None:
    live.show(FRAME, Sighting(TrayState.EMPTY), Stats())
    await clock.advance(7)
    live.lost(DeviceFault("camera_lost", camera="Camera 0"))
    told = status(live)
    assert told["fault"]["code"] == "camera_lost"
    assert told["age"] == 7.0
    live.show(FRAME, Sighting(TrayState.EMPTY), Stats())
    assert status(live)["fault"] is None


def test_the_picture_is_encoded_once_a_frame_and_width(live: CameraFeed, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[int] = []
    real = cv2.imencode

    def counting(kind: str, picture: Any, *rest: Any) -> Any:
        encoded.append(picture.shape[1])
        return real(kind, picture, *rest)

    monkeypatch.setattr("postparade.dice.camera_feed.cv2.imencode", counting)
    live.show(FRAME, Sighting(TrayState.EMPTY), Stats())
    assert encoded == []
    assert live.jpeg() == live.jpeg()
    assert encoded == [640]
    small = live.jpeg(320)
    assert small is not None
    picture = cv2.imdecode(np.frombuffer(small, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    assert picture.shape == (240, 320, 3)
    live.show(FRAME, Sighting(TrayState.EMPTY), Stats())
    live.jpeg(320)
    assert encoded == [640, 320, 320]
