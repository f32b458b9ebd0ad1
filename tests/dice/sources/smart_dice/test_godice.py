"""The messages of GoDice mean what the maker's interface says, and nothing else is taken for one."""

from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.dice.sources.smart_dice.godice import UP, decode
from postparade.dice.sources.smart_dice.messages import Battery, Message, Moved, PacketError


def felt(x: int, y: int, z: int) -> bytes:
    return pack("bbb", x, y, z)


VECTORS: list[tuple[bytes, tuple[Message, ...]]] = [
    (b"R", (Moved("rolling"),)),
    (b"S" + felt(-64, 0, 0), (Moved("rolled", 1),)),
    (b"S" + felt(3, -2, 63), (Moved("rolled", 2),)),
    (b"S" + felt(0, 64, 5), (Moved("rolled", 3),)),
    (b"S" + felt(1, -60, 2), (Moved("rolled", 4),)),
    (b"S" + felt(0, 0, -66), (Moved("rolled", 5),)),
    (b"S" + felt(64, 0, 0), (Moved("rolled", 6),)),
    (b"FS" + felt(64, 0, 0), (Moved("turned", 6),)),
    (b"MS" + felt(0, 0, 64), (Moved("turned", 2),)),
    (b"TS" + felt(0, 0, 64), (Moved("crooked"),)),
    (b"S" + felt(45, 45, 0), (Moved("crooked"),)),
    (b"Bat\x57", (Battery(87),)),
    (b"Col\x02", ()),
    (b"Char\x01", ()),
]


@pytest.mark.parametrize(("packet", "said"), VECTORS)
def test_a_message_means_what_the_interface_says(packet: bytes, said: tuple[Message, ...]) -> None:
    assert decode(packet) == said


@pytest.mark.parametrize(
    "packet",
    [
        b"",
        b"S",
        b"S\x40\x00",
        b"S" + felt(0, 0, 0),
        b"FS\x01",
        b"S\x01\x02\x03\x04",
        b"Bat",
        b"Bat\x65",
        b"Bat\x10\x10",
    ],
)
def test_a_malformed_packet_is_refused(packet: bytes) -> None:
    with pytest.raises(PacketError):
        decode(packet)


@given(st.sampled_from(sorted(UP)), st.integers(40, 120), st.tuples(*[st.integers(-9, 9)] * 3))
def test_a_die_that_lies_flat_shows_the_face_that_is_up(face: int, weight: int, shake: tuple[int, int, int]) -> None:
    x, y, z = (max(-128, min(127, weight * axis + by)) for axis, by in zip(UP[face], shake, strict=True))
    assert decode(b"S" + felt(x, y, z)) == (Moved("rolled", face),)


@given(
    st.binary(max_size=24)
    | st.builds(
        lambda head, rest: head + rest,
        st.sampled_from([b"R", b"S", b"FS", b"TS", b"MS", b"Bat"]),
        st.binary(max_size=5),
    )
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
