"""From a race to the colours of the strip. Pure: same race, motion and time, same picture."""

import numpy as np

from postparade.games.race import Race
from postparade.track.effects.course import gate_and_finish, idle, scratched
from postparade.track.effects.field import Light, build_field, build_scene
from postparade.track.effects.horse import horse, leader
from postparade.track.effects.winner import curtain, winner
from postparade.track.layout import Layout
from postparade.track.motion import Motion
from postparade.track.power import Frame, limit
from postparade.track.settings import TrackSettings


class Renderer:
    """Draws races on one layout.

    Colours of lanes are what people see on screens (sRGB); ``gamma`` makes the strip, whose light is linear, look so.
    """

    def __init__(self, layout: Layout, settings: TrackSettings) -> None:
        self._layout = layout
        self._field = build_field(layout)
        self._gamma = np.float32(settings.gamma)
        self._full = np.float32(255.0 * settings.brightness)
        self._cap_ma = settings.cap_ma

    def render(self, race: Race | None, motion: Motion, now: float, final: bool = False) -> Frame:
        """The picture ``(pixels, 3)`` uint8, red green blue, never above the current limit. No race: the idle track."""
        return self._develop(idle(self._field) if race is None else self._draw(race, motion, now, final))

    def _draw(self, race: Race, motion: Motion, now: float, final: bool) -> Light:
        field = self._field
        scene = build_scene(race, self._layout, motion, now, final)
        light = gate_and_finish(field, scene)
        for effect in (scratched, horse, leader, winner):
            light = np.maximum(light, effect(field, scene))
        return light * curtain(field, scene)[:, None]

    def _develop(self, light: Light) -> Frame:
        """Light as the eye wants it to the numbers the strip wants."""
        values = np.clip(light, 0.0, 1.0) ** self._gamma * self._full + np.float32(0.5)
        return limit(values.astype(np.uint8), self._cap_ma)
