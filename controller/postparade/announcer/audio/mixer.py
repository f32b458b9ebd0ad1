"""The mixer as the announcer sees it, and one that makes no sound but keeps time."""

import struct
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from postparade.core.faults import DeviceFault, Fault, SoundFault

VOICE = 0
BED = (1, 2, 3)
HOOVES = (4, 16)
FANFARE = 5
EFFECTS = tuple(range(6, 16))
CHANNELS = 17

RATE = 44_100
"""Samples a second; one channel, 16 bit."""


class SoundDevice(Struct, frozen=True):
    """What the sound comes out of: ``name`` is empty when it comes out of nothing, "default" for the system's choice.
    ``fault`` says why it is not the one that was wanted."""

    name: str
    fault: Fault | None = None


class Mixer(Protocol):
    """Seventeen channels. One thread uses it, from :meth:`start` to :meth:`close`; no method waits for sound to end."""

    def start(self, device: str = "", buffer: int = 512, /) -> SoundDevice:
        """Open ``device``, or the default one if its name is empty or it is missing, with ``buffer`` samples computed
        at once. No device at all is no error: time then passes in silence. May be called again after :meth:`close`."""
        ...

    def devices(self) -> tuple[str, ...]:
        """Names of the output devices of this machine, as far as they are known."""
        ...

    def lost(self) -> bool:
        """Whether the device has gone since :meth:`start`."""
        ...

    def promising(self) -> bool:
        """Whether :meth:`start` might find a better device now."""
        ...

    def load(self, clip: Path, *, keep: bool = False) -> None:
        """Decode ``clip`` ahead of time; ``keep`` it until it is :meth:`release`-d, whatever else is played. Raises
        :class:`SoundFault` if that is impossible."""
        ...

    def release(self, clip: Path) -> None:
        """Keep ``clip`` no longer."""
        ...

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        """Start ``clip`` on ``channel``, in place of what plays there. Raises :class:`SoundFault` like :meth:`load`."""
        ...

    def stop(self, channel: int) -> None:
        """Silence ``channel``."""
        ...

    def busy(self, channel: int) -> bool:
        """Whether ``channel`` still sounds."""
        ...

    def volume(self, channel: int, volume: float) -> None:
        """Set the loudness of ``channel``, 0 to 1."""
        ...

    def close(self) -> None:
        """Stop everything and release the device."""
        ...


class SilentMixer:
    """Plays nothing and keeps time by ``now``, so that calls follow each other as if they were heard.

    Stands in where the sound library is missing.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._until: dict[int, float] = {}
        self.volumes: dict[int, float] = {}

    def start(self, _device: str = "", _buffer: int = 512, /) -> SoundDevice:
        return SoundDevice("", DeviceFault("no_sound_library"))

    def devices(self) -> tuple[str, ...]:
        return ()

    def lost(self) -> bool:
        return False

    def promising(self) -> bool:
        return False

    def load(self, clip: Path, *, keep: bool = False) -> None:  # noqa: ARG002  # nothing is decoded here
        seconds(clip)

    def release(self, clip: Path) -> None:
        pass

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        self._until[channel] = float("inf") if loop else self._now() + seconds(clip)
        self.volumes[channel] = volume

    def stop(self, channel: int) -> None:
        self._until.pop(channel, None)

    def busy(self, channel: int) -> bool:
        return self._until.get(channel, float("-inf")) > self._now()

    def volume(self, channel: int, volume: float) -> None:
        self.volumes[channel] = volume

    def close(self) -> None:
        self._until.clear()


def seconds(clip: Path) -> float:
    """Length of a WAV or Ogg file, from its headers alone. Raises :class:`SoundFault`."""
    try:
        if clip.suffix == ".wav":
            with wave.open(str(clip), "rb") as sound:
                return sound.getnframes() / sound.getframerate()
        return _ogg_seconds(clip.read_bytes())
    except FileNotFoundError:
        raise SoundFault("sound_missing", file=clip.name, folder=str(clip.parent)) from None
    except (ValueError, struct.error, ZeroDivisionError, EOFError, wave.Error) as error:
        raise SoundFault("sound_undecodable", file=clip.name, why=error) from error


def _ogg_seconds(data: bytes) -> float:
    """Length of an Ogg file. The last page holds the number of samples (RFC 3533, section 6), the first one their rate
    (Vorbis I, section 4.2.2); Opus always counts 48,000 a second, and holds how many to skip at the beginning (RFC
    7845, section 5.1)."""
    (samples,) = struct.unpack_from("<Q", data, data.rindex(b"OggS") + 6)
    if data[28:36] == b"OpusHead":
        (skipped,) = struct.unpack_from("<H", data, 38)
        return float((samples - skipped) / 48_000)
    (rate,) = struct.unpack_from("<I", data, 40)
    return float(samples / rate)
