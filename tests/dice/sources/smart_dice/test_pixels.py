"""The messages of Pixels dice mean what the maker's notes say, and nothing else is taken for one."""

from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.dice.sources.smart_dice.messages import Battery, Identity, Message, Moved, PacketError
from postparade.dice.sources.smart_dice.pixels import decode
from tests.dice.sources.smart_dice.packets import introduction, old_introduction

VECTORS: list[tuple[bytes, tuple[Message, ...]]] = [
    (bytes([3, 3, 0]), (Moved("rolling"),)),
    (bytes([3, 2, 5]), (Moved("handled"),)),
    (bytes([3, 4, 2]), (Moved("crooked"),)),
    (bytes([3, 1, 0]), (Moved("rolled", 1),)),
    (bytes([3, 1, 5]), (Moved("rolled", 6),)),
    (bytes([3, 5, 3]), (Moved("turned", 4),)),
    (bytes([3, 0, 0]), (Moved("unknown"),)),
    (bytes([34, 87, 0]), (Battery(87),)),
    (old_introduction(), (Identity(True), Battery(63), Moved("rolled", 4))),
    (old_introduction(kind=0, leds=21), (Identity(True), Battery(63), Moved("rolled", 4))),
    (old_introduction(kind=7, leds=20), (Identity(False),)),
    (introduction(), (Identity(True), Battery(80), Moved("turned", 2))),
    (introduction(kind=8, leds=21), (Identity(True), Battery(80), Moved("turned", 2))),
    (introduction(kind=7, leds=20), (Identity(False),)),
    (bytes([30]), ()),
    (b"\x12a line of its log\0", ()),
]


@pytest.mark.parametrize(("packet", "said"), VECTORS)
def test_a_message_means_what_the_notes_say(packet: bytes, said: tuple[Message, ...]) -> None:
    assert decode(packet) == said


@pytest.mark.parametrize(
    "packet",
    [
        b"",
        bytes([3]),
        bytes([3, 1]),
        bytes([3, 1, 0, 0]),
        bytes([3, 6, 0]),
        bytes([3, 1, 6]),
        bytes([34, 101, 0]),
        bytes([34, 50]),
        bytes([2]),
        old_introduction()[:-1],
        introduction()[:-1],
        introduction() + b"\x09",
        b"\x02" + bytes(30),
        b"\x02" + 6 * b"\x02\x00",
    ],
)
def test_a_malformed_packet_is_refused(packet: bytes) -> None:
    with pytest.raises(PacketError):
        decode(packet)


@given(
    st.binary(max_size=80)
    | st.builds(lambda number, rest: bytes([number]) + rest, st.sampled_from([2, 3, 34]), st.binary(max_size=60))
)
def test_whatever_arrives_is_understood_or_refused(packet: bytes) -> None:
    try:
        said = decode(packet)
    except PacketError:
        return
    for message in said:
        if isinstance(message, Moved):
            at_rest = message.motion in ("rolled", "turned")
            assert (message.face in range(1, 7)) if at_rest else message.face is None
        if isinstance(message, Battery):
            assert 0 <= message.percent <= 100


@given(st.integers(0, 255), st.integers(0, 255))
def test_only_known_states_with_faces_of_a_die_are_rolls(state: int, index: int) -> None:
    packet = pack("BBB", 3, state, index)
    if state in (1, 5) and index < 6:
        assert decode(packet) == (Moved("rolled" if state == 1 else "turned", index + 1),)
    elif state in (0, 2, 3, 4):
        (said,) = decode(packet)
        assert isinstance(said, Moved)
        assert said.face is None
    else:
        with pytest.raises(PacketError):
            decode(packet)
