from typing import Any

from postparade.core.faults import DeviceFault
from postparade.table.presentation.status_board import StatusBoard


def faults(board: StatusBoard) -> list[tuple[str, str, str, str]]:
    listed: list[dict[str, Any]] = (board.latest("faults") or {"list": []})["list"]
    return [(one["room"], one["device"], one["severity"], one["code"]) for one in listed]


def test_faults_carry_room_device_and_severity() -> None:
    board = StatusBoard()
    board.report("dice", DeviceFault("camera_lost", camera="C"), "camera", "error")
    board.report("announcer", DeviceFault("port_busy", port=80))
    assert faults(board) == [("dice", "camera", "error", "camera_lost"), ("announcer", "", "warning", "port_busy")]


def test_a_device_that_works_again_leaves_the_others_of_its_room_listed() -> None:
    board = StatusBoard()
    for device in ("camera", "number-pad"):
        board.report("dice", DeviceFault("camera_lost", camera=device), device, "error")
    board.report("dice", None, "camera")
    assert faults(board) == [("dice", "number-pad", "error", "camera_lost")]


def test_the_same_fault_is_posted_once_and_again_when_it_becomes_serious() -> None:
    board = StatusBoard()
    posts: list[str] = []
    board.watch(lambda topic, _: posts.append(topic))
    for _ in range(2):
        board.report("dice", DeviceFault("camera_lost", camera="C"), "camera")
    assert posts == ["faults"]
    board.report("dice", DeviceFault("camera_lost", camera="C"), "camera", "error")
    assert posts == ["faults", "faults"]
