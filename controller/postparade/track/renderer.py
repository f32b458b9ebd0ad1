"""From the timeline to the colours of the strip. Pure: same timeline and time, same frame."""

import numpy as np

from postparade.track.current_limit import limit
from postparade.track.effects.attract import attract, glow
from postparade.track.effects.betting import no_more_bets, red_line
from postparade.track.effects.field import Light, build_field
from postparade.track.effects.finish import curtain, payout, photo, tension, winner
from postparade.track.effects.moment import Moment, moment_at
from postparade.track.effects.runners import course, horse, leader, scratched, surge
from postparade.track.effects.signals import trouble, turn, waiting
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings
from postparade.track.test_patterns import Check, check_light
from postparade.track.timeline import Timeline

RACE = (scratched, horse, leader, surge, red_line, no_more_bets, tension, photo, winner, payout, turn, waiting, trouble)
NIGHT = 0.25
"""How much of the brightness is left at night."""
LAMPLIGHT = np.array((1.0, 0.85, 0.6), dtype=np.float32)
"""The colours of the night: less of the blue that keeps people awake."""


class Renderer:
    """Draws a timeline on one layout.

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
        """The frame ``(pixels, 3)`` uint8, red green blue, never above the current limit."""
        settings = self._settings
        moment = moment_at(timeline, self._layout, now, settings.palette == "safe", settings.night)
        light = self._idle(moment) if timeline.race_status.race is None else self._race(moment)
        return self._develop(light)

    def render_check(self, check: Check, now: float) -> Frame:
        """The frame that checks the wiring, as bright as the races are."""
        return self._develop(check_light(self._field, check, now))

    def _idle(self, moment: Moment) -> Light:
        show = attract if self._settings.attract and not moment.calm else glow
        return np.maximum(show(self._field, moment), trouble(self._field, moment))

    def _race(self, moment: Moment) -> Light:
        field = self._field
        light = course(field, moment)
        for effect in RACE:
            light = np.maximum(light, effect(field, moment))
        return light * curtain(field, moment)[:, None]

    def _develop(self, light: Light) -> Frame:
        """Convert light as the eye sees it to the numbers of the strip, darkened as far as the current limit asks."""
        values = np.clip(light, 0.0, 1.0) ** self._gamma * self._full + np.float32(0.5)
        return limit(values.astype(np.uint8), self._settings.cap_ma)
