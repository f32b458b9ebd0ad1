"""The firmware's framing against the controller's codec, in both directions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.firmware_files import import_firmware
from postparade.track.link import protocol
from postparade.track.link.codec import Decoder, Message, encode

framing = import_firmware("framing")
words = import_firmware("protocol")

messages = st.builds(
    Message,
    kind=st.integers(0, 255),
    seq=st.integers(0, 255),
    payload=st.binary(max_size=60) | st.binary(min_size=1000, max_size=protocol.MAX_PAYLOAD),
)


def scan(chunks: list[bytes]) -> list[Message]:
    """What the firmware finds in a stream that arrives in these chunks."""
    scanner = framing.Scanner()
    found: list[Message] = []
    for chunk in chunks:
        scanner.feed(chunk, lambda: found.append(Message(scanner.kind, scanner.seq, bytes(scanner.payload))))
    return found


def cut(stream: bytes, sizes: list[int]) -> list[bytes]:
    """The stream in pieces of these sizes, and the rest."""
    pieces = []
    for size in sizes:
        pieces.append(stream[:size])
        stream = stream[size:]
    return [*pieces, stream]


@given(st.lists(messages, max_size=5), st.lists(st.integers(1, 700), max_size=12))
def test_firmware_reads_what_the_controller_writes(sent: list[Message], sizes: list[int]) -> None:
    stream = b"".join(encode(m.kind, m.seq, m.payload) for m in sent)
    assert scan(cut(stream, sizes)) == sent


@given(st.lists(messages, max_size=5), st.lists(st.integers(1, 700), max_size=12))
def test_controller_reads_what_the_firmware_writes(sent: list[Message], sizes: list[int]) -> None:
    stream = b"".join(bytes(framing.pack(m.kind, m.seq, m.payload)) for m in sent)
    decoder = Decoder()
    assert [m for piece in cut(stream, sizes) for m in decoder.feed(piece)] == sent


@given(messages)
def test_both_write_the_same_bytes(message: Message) -> None:
    assert bytes(framing.pack(message.kind, message.seq, message.payload)) == encode(
        message.kind, message.seq, message.payload
    )


@given(st.binary(max_size=400), messages)
def test_both_find_a_message_after_any_garbage(garbage: bytes, message: Message) -> None:
    stream = garbage + bytes(protocol.MAX_LENGTH) + encode(message.kind, message.seq, message.payload)
    assert scan([stream])[-1] == message
    assert Decoder().feed(stream)[-1] == message


@given(st.lists(messages, min_size=2, max_size=4), st.integers(0, 10_000), st.integers(1, 255))
def test_one_damaged_byte_costs_at_most_one_message(sent: list[Message], where: int, flip: int) -> None:
    stream = bytearray(b"".join(encode(m.kind, m.seq, m.payload) for m in sent))
    stream[where % len(stream)] ^= flip
    # The zeros are what the controller sends to end a read that waits for more.
    survivors = scan([bytes(stream) + bytes(protocol.MAX_LENGTH)])
    assert len(survivors) >= len(sent) - 1
    assert all(message in sent for message in survivors)


def test_messages_swallowed_by_a_damaged_length_are_found_again() -> None:
    sent = [Message(1, 0x40 + n, bytes(20)) for n in range(4)]
    stream = bytearray(b"".join(encode(m.kind, m.seq, m.payload) for m in sent))
    stream[1] += 40
    assert scan([bytes(stream)]) == sent[1:]
    assert Decoder().feed(bytes(stream)) == sent[1:]


@given(st.binary(max_size=3000))
def test_space_never_reaches_past_the_message_that_arrives(noise: bytes) -> None:
    scanner = framing.Scanner()
    at = 0
    while at < len(noise):
        space = scanner.space()
        assert 1 <= len(space) <= protocol.HEADER + protocol.MAX_LENGTH
        piece = noise[at : at + len(space)]
        space[: len(piece)] = piece
        scanner.filled(len(piece))
        at += len(piece)
        while scanner.take():
            pass


def test_both_sides_use_the_same_words() -> None:
    for kind in protocol.Kind:
        assert getattr(words, kind.name) == kind
    for nak in protocol.Nak:
        assert getattr(words, f"NAK_{nak.name}") == nak
    for fault in protocol.BoardFault:
        assert getattr(words, f"FAULT_{fault.name}") == fault
    for name in (
        "MAJOR",
        "MINOR",
        "SOF",
        "HEADER",
        "MIN_LENGTH",
        "MAX_LENGTH",
        "FIRST_SEQ",
        "MAX_PIXELS",
        "MAX_CHAINS",
    ):
        assert getattr(words, name) == getattr(protocol, name)
    flags = (protocol.Show.NOW, protocol.Show.CONFIRM, protocol.Show.FOLLOWS)
    assert flags == (words.SHOW, words.WANT_ACK, words.FOLLOWS)
    for feature in protocol.Feature:
        assert getattr(words, f"FEATURE_{feature.name}") == feature
    assert words.SHORTEST_TRAVEL_MS == protocol.SHORTEST_TRAVEL_MS
    assert (words.SERVOS, words.PULSE_MIN_US, words.PULSE_MAX_US) == (11, 500, 2500)
    assert import_firmware("pixels").ORDERS == protocol.ORDERS


def test_numbers_run_from_0x40_to_0xff_on_both_sides() -> None:
    for following in (words.next_seq, protocol.next_seq):
        seq, seen = following(0), []
        for _ in range(192):
            seen.append(seq)
            seq = following(seq)
        assert seen == list(range(0x40, 0x100))
        assert seq == 0x40


def test_too_long_payload_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 1094"):
        encode(1, 0x40, bytes(1095))
