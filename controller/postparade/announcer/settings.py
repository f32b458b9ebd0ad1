"""The section ``[announcer]`` of the configuration."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from postparade.core.i18n import LANGUAGES
from postparade.core.setting import Setting

TUNED = Setting(takes="at once")
Level = Annotated[float, Meta(ge=0.0, le=1.0), TUNED.meta()]
Caller = Literal["classic", "dry", "fiery", "alternating"]


class AnnouncerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the table sounds.

    ``enabled``: whether anything is played; captions appear in any case.
    ``voice``, ``bed``, ``effects``: loudness, 0 to 1, of the caller, of crowd and hooves, of bugle, bell, chips, dice.
    ``muted``: play nothing for now; the host console can end that, which it cannot where sound is not ``enabled``.
    ``night``: play everything 12 dB softer, without bugle and bell.
    ``dice_sound``: play rolling dice with every roll; turn it off when real dice are loud enough.
    ``attract``: call the demonstration race that boards show while nobody is there, at a third of the usual loudness;
    never at ``night``.
    ``pack``: folder of a sound pack that comes before the built-in one; empty for the built-in one alone.
    ``device``: output device as the operating system names it; empty for its default, which also stands in while the
    named one is missing.
    ``language``: language of calls, captions and screens: "en", "de", "es", "fr" or "it".
    ``caller``: who calls: "classic", "dry" or "fiery", each with words of their own, or "alternating" from race to
    race.
    ``synthesis``: whether names and amounts that no pack holds are spoken by the built-in Pico voice.
    ``cache``: folder for lines spoken by Pico; empty for the user's cache folder.
    ``buffer``: samples the mixer computes at once (44 100 a second); raise it to 1024 if the sound crackles.

    Loudness, ``muted``, ``night``, ``dice_sound``, ``attract``, ``device`` and ``buffer`` can be changed on the host
    console while the table runs.
    """

    enabled: Annotated[bool, Setting(form="switch", question="Play sounds and voices", place=90).meta()] = True
    voice: Level = 1.0
    bed: Level = 0.8
    effects: Level = 0.8
    muted: bool = False
    night: Annotated[bool, Setting(form="switch", place=100, takes="at once").meta()] = False
    dice_sound: Annotated[bool, TUNED.meta()] = True
    attract: Annotated[bool, TUNED.meta()] = True
    pack: str = ""
    device: Annotated[str, TUNED.meta()] = ""
    language: Annotated[
        str,
        Setting(form="choice", choices=tuple(LANGUAGES), question="Language of calls and screens", place=10).meta(),
    ] = "en"
    caller: Annotated[
        Caller,
        Setting(
            form="choice", choices=("classic", "dry", "fiery", "alternating"), question="Who calls the races", place=95
        ).meta(),
    ] = "classic"
    synthesis: bool = True
    cache: str = ""
    buffer: Annotated[Literal[256, 512, 1024, 2048], TUNED.meta()] = 512
