"""How loud each group of sounds may be, from the settings. Pure."""

from msgspec import Struct

from postparade.announcer.settings import AnnouncerSettings

FULL_VOICE = 0.9
FULL_CROWD = 0.45
FULL_HOOVES = 0.22
FULL_EFFECTS = 0.45
"""Amplitudes of the groups at their loudest. Clips peak at -1 to -3 dB of full scale, voice and effects never meet a
crowd that is not lowered for long, and together they stay below -1 dB: SDL_mixer would cut off what is louder."""
NIGHT = 10 ** (-12 / 20)


class Levels(Struct, frozen=True):
    """Amplitudes, 0 to 1. Without ``fanfares`` bugle and bell stay silent, without ``dice`` rolling dice."""

    voice: float
    crowd: float
    hooves: float
    effects: float
    fanfares: bool
    dice: bool


def levels(settings: AnnouncerSettings) -> Levels:
    """The levels that ``settings`` ask for."""
    loud = 0.0 if settings.muted else NIGHT if settings.night else 1.0
    return Levels(
        voice=FULL_VOICE * settings.voice * loud,
        crowd=FULL_CROWD * settings.bed * loud,
        hooves=FULL_HOOVES * settings.bed * loud,
        effects=FULL_EFFECTS * settings.effects * loud,
        fanfares=not settings.night,
        dice=settings.dice_sound,
    )
