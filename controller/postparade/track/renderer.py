"""From what is on to the colours of the strip. Pure: same programme and time, same picture."""

import numpy as np

from postparade.track.effects.attract import attract, glow
from postparade.track.effects.course import course
from postparade.track.effects.field import Light, build_field
from postparade.track.effects.horse import horse
from postparade.track.effects.leader import leader
from postparade.track.effects.payout import payout
from postparade.track.effects.photo import photo
from postparade.track.effects.scene import Moment, build_scene
from postparade.track.effects.scratched import scratched
from postparade.track.effects.tension import tension
from postparade.track.effects.trouble import trouble
from postparade.track.effects.turn import turn
from postparade.track.effects.waiting import waiting
from postparade.track.effects.winner import curtain, winner
from postparade.track.layout.lanes import Layout
from postparade.track.power import Frame, limit
from postparade.track.settings import TrackSettings
from postparade.track.test_patterns import Check, check_light
from postparade.track.timeline import Timeline

RACE = (scratched, horse, leader, tension, photo, winner, payout, turn, waiting, trouble)
NIGHT = 0.25
"""How much of the brightness is left at night."""
LAMPLIGHT = np.array((1.0, 0.85, 0.6), dtype=np.float32)
"""The colours of the night: less of the blue that keeps people awake."""


class Renderer:
    """Draws what is on with one layout.

    Colours of lanes are what people see on screens (sRGB); ``gamma`` makes the strip, whose light is linear, look so.
    """

    def __init__(self, layout: Layout, settings: TrackSettings) -> None:
        self._layout = layout
        self._field = build_field(layout)
        self._settings = settings
        self._gamma = np.float32(settings.gamma)
        tint = LAMPLIGHT * np.float32(NIGHT) if settings.night else np.ones(3, dtype=np.float32)
        self._full = np.float32(255.0 * settings.brightness) * tint

    def render(self, timeline: Timeline, now: float) -> Frame:
        """The picture ``(pixels, 3)`` uint8, red green blue, never above the current limit."""
        settings = self._settings
        scene = build_scene(timeline, self._layout, now, settings.palette == "safe", settings.night)
        light = self._idle(scene) if timeline.race_status.race is None else self._race(scene)
        return self._develop(light)

    def render_check(self, check: Check, now: float) -> Frame:
        """The picture that checks the wiring, as bright as the races are."""
        return self._develop(check_light(self._field, check, now))

    def _idle(self, scene: Moment) -> Light:
        show = attract if self._settings.attract and not scene.calm else glow
        return np.maximum(show(self._field, scene), trouble(self._field, scene))

    def _race(self, scene: Moment) -> Light:
        field = self._field
        light = course(field, scene)
        for effect in RACE:
            light = np.maximum(light, effect(field, scene))
        return light * curtain(field, scene)[:, None]

    def _develop(self, light: Light) -> Frame:
        """Light as the eye wants it to the numbers the strip wants, darkened as far as the current limit asks."""
        values = np.clip(light, 0.0, 1.0) ** self._gamma * self._full + np.float32(0.5)
        return limit(values.astype(np.uint8), self._settings.cap_ma)
