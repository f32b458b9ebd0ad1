"""The mixer on pygame-ce (SDL_mixer). No other module imports pygame."""

import os
import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from postparade.announcer.audio.mixer import CHANNELS, RATE, SoundDevice
from postparade.core.faults import DeviceFault, Phrase, SoundFault

if TYPE_CHECKING:
    from pygame.mixer import Sound

MEGABYTE = 1 << 20


class PygameMixer:
    """Implements :class:`postparade.announcer.audio.mixer.Mixer`. Decoded clips that need not be kept may take
    ``memory`` bytes; the least recently used are dropped first."""

    def __init__(self, memory: int = 3 * MEGABYTE) -> None:
        self._memory = memory
        self._decoded: OrderedDict[Path, Sound] = OrderedDict()
        self._kept: dict[Path, Sound] = {}
        self._pygame: Any = None
        self._wanted = ""
        self._silent = True
        self._gone = self._arrived = False
        self.decoded_bytes = 0

    def start(self, device: str = "", buffer: int = 512, /) -> SoundDevice:
        self._pygame = _pygame()
        self._wanted, self._silent = device, False
        why: str = Phrase("no_sound_card")
        for name in dict.fromkeys((device, "")) if _something_to_play_on() else ():
            try:
                self._open(name, buffer)
            except self._pygame.error as error:
                why = str(error)
                continue
            missing = DeviceFault("sound_device_missing", device=device, why=why) if name != device else None
            return self._opened(SoundDevice(name or "default", missing))
        self._silent = True
        with _driver("dummy"):
            self._open("", buffer)
        return self._opened(SoundDevice("", DeviceFault("no_sound_device", why=why)))

    def devices(self) -> tuple[str, ...]:
        if self._silent:
            return ()
        from pygame._sdl2.audio import get_audio_device_names

        return tuple(get_audio_device_names(False))

    def lost(self) -> bool:
        self._listen()
        return self._gone

    def promising(self) -> bool:
        if self._silent:
            return _something_to_play_on()
        self._listen()
        arrived, self._arrived = self._arrived, False
        return arrived and self._wanted in self.devices()

    @property
    def kept_bytes(self) -> int:
        """Bytes that the clips take which are kept."""
        return sum(map(_size, self._kept.values()))

    def load(self, clip: Path, *, keep: bool = False) -> None:
        sound = self._sound(clip)
        if keep and clip not in self._kept:
            self._kept[clip] = sound
            del self._decoded[clip]
            self.decoded_bytes -= _size(sound)

    def release(self, clip: Path) -> None:
        self._kept.pop(clip, None)

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        sound = self._sound(clip)
        out = self._pygame.mixer.Channel(channel)
        out.play(sound, loops=-1 if loop else 0)
        out.set_volume(volume)

    def stop(self, channel: int) -> None:
        self._pygame.mixer.Channel(channel).stop()

    def busy(self, channel: int) -> bool:
        return bool(self._pygame.mixer.Channel(channel).get_busy())

    def volume(self, channel: int, volume: float) -> None:
        self._pygame.mixer.Channel(channel).set_volume(volume)

    def close(self) -> None:
        self._decoded.clear()
        self._kept.clear()
        self.decoded_bytes = 0
        if self._pygame is not None:
            self._pygame.mixer.quit()

    def _open(self, device: str, buffer: int) -> None:
        self._pygame.mixer.init(RATE, -16, 1, buffer, devicename=device or None, allowedchanges=0)

    def _opened(self, device: SoundDevice) -> SoundDevice:
        self._pygame.mixer.set_num_channels(CHANNELS)
        self._listen()
        self._gone = self._arrived = False
        return device

    def _listen(self) -> None:
        """Process SDL's events about audio devices; all other events are ignored."""
        for event in self._pygame.event.get():
            if event.type == self._pygame.AUDIODEVICEREMOVED and not event.iscapture:
                # SDL also reports devices that nobody has opened; they have no number.
                self._gone = self._gone or event.which > 0
            elif event.type == self._pygame.AUDIODEVICEADDED and not event.iscapture:
                self._arrived = True

    def _sound(self, clip: Path) -> "Sound":
        if clip in self._kept:
            return self._kept[clip]
        sound = self._decoded.get(clip)
        if sound is not None:
            self._decoded.move_to_end(clip)
            return sound
        try:
            sound = cast("Sound", self._pygame.mixer.Sound(str(clip)))
        except FileNotFoundError:
            raise SoundFault("sound_missing", file=clip.name, folder=str(clip.parent)) from None
        except self._pygame.error as error:
            raise SoundFault("sound_undecodable", file=clip.name, why=error) from error
        self._decoded[clip] = sound
        self.decoded_bytes += _size(sound)
        while self.decoded_bytes > self._memory and len(self._decoded) > 1:
            self.decoded_bytes -= _size(self._decoded.popitem(last=False)[1])
        return sound


def _pygame() -> Any:
    """The library, with its events: they report lost devices, and need a display, if only a dummy. Raises
    ``ImportError``."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # SDL would take over SIGTERM and turn it into an event that nobody reads.
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame.display
    import pygame.event
    import pygame.mixer

    pygame.display.init()
    return pygame


@contextmanager
def _driver(name: str) -> Iterator[None]:
    """Have SDL use its audio driver ``name`` meanwhile; "dummy" discards the samples in real time."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = name
    try:
        yield
    finally:
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before


def _size(sound: "Sound") -> int:
    return round(sound.get_length() * RATE) * 2


def _something_to_play_on() -> bool:
    """Whether it is worth asking SDL for a device: ALSA reports a missing card in eight lines on the error stream."""
    if sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER"):
        return True
    if "PULSE_SERVER" in os.environ or "PIPEWIRE_REMOTE" in os.environ:
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    if any((runtime / socket).exists() for socket in ("pulse/native", "pipewire-0")):
        return True
    return any(Path("/dev/snd").glob("pcm*p"))
