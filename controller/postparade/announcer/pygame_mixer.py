"""The mixer on pygame-ce (SDL_mixer). Nothing else in the house imports pygame."""

import os
import sys
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from postparade.announcer.mixer import CHANNELS, RATE, SoundDevice
from postparade.faults import DeviceFault, SoundFault

if TYPE_CHECKING:
    from pygame.mixer import Sound

MEGABYTE = 1 << 20


class PygameMixer:
    """Implements :class:`postparade.announcer.mixer.Mixer`.

    ``device`` is an output device's name, empty for the default; ``buffer`` the samples mixed at once; ``memory`` the
    bytes that decoded clips may take, the least recently used go first.
    """

    def __init__(self, device: str = "", buffer: int = 512, memory: int = 64 * MEGABYTE) -> None:
        self._device = device
        self._buffer = buffer
        self._memory = memory
        self._decoded: OrderedDict[Path, Sound] = OrderedDict()
        self._mixer: Any = None
        self.decoded_bytes = 0

    def start(self) -> SoundDevice:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # SDL would take over SIGTERM and turn it into an event that nobody reads.
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
        import pygame.mixer

        self._mixer = pygame.mixer
        fault = None
        try:
            if not _something_to_play_on():
                raise pygame.error("no sound card, no sound server")
            self._open(self._device or None)
        except pygame.error as error:
            fault = DeviceFault("no_sound_device", device=self._device or "default", why=str(error))
            self._open_dummy()
        self._mixer.set_num_channels(CHANNELS)
        return SoundDevice("" if fault else self._device or "default", fault)

    def load(self, clip: Path) -> None:
        self._sound(clip)

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        sound = self._sound(clip)
        out = self._mixer.Channel(channel)
        out.play(sound, loops=-1 if loop else 0)
        out.set_volume(volume)

    def stop(self, channel: int) -> None:
        self._mixer.Channel(channel).stop()

    def busy(self, channel: int) -> bool:
        return bool(self._mixer.Channel(channel).get_busy())

    def volume(self, channel: int, volume: float) -> None:
        self._mixer.Channel(channel).set_volume(volume)

    def close(self) -> None:
        self._decoded.clear()
        self.decoded_bytes = 0
        if self._mixer is not None:
            self._mixer.quit()

    def _open(self, device: str | None) -> None:
        self._mixer.init(RATE, -16, 1, self._buffer, devicename=device, allowedchanges=0)

    def _open_dummy(self) -> None:
        """Open SDL's driver that drops every sample in its own time."""
        before = os.environ.get("SDL_AUDIODRIVER")
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        try:
            self._open(None)
        finally:
            if before is None:
                del os.environ["SDL_AUDIODRIVER"]
            else:
                os.environ["SDL_AUDIODRIVER"] = before

    def _sound(self, clip: Path) -> "Sound":
        sound = self._decoded.get(clip)
        if sound is not None:
            self._decoded.move_to_end(clip)
            return sound
        try:
            sound = cast("Sound", self._mixer.Sound(str(clip)))
        except FileNotFoundError:
            raise SoundFault("sound_missing", file=clip.name, folder=str(clip.parent)) from None
        except self._mixer.error as error:
            raise SoundFault("sound_undecodable", file=clip.name, why=str(error)) from error
        self._decoded[clip] = sound
        self.decoded_bytes += _size(sound)
        while self.decoded_bytes > self._memory and len(self._decoded) > 1:
            self.decoded_bytes -= _size(self._decoded.popitem(last=False)[1])
        return sound


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
