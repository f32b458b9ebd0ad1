"""Keeps the strip lit: draws the race as often as it changes, or a check of the wiring instead."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from postparade.core.clock import Clock, first_of
from postparade.track.effects.betting import CROSSING_SECONDS
from postparade.track.effects.signals import ALARM_SECONDS, CALL_SECONDS
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import TrackSettings
from postparade.track.test_patterns import CHECK_FRAMES_A_SECOND, Check
from postparade.track.timeline import (
    CLOSING_SECONDS,
    PAYOUT_SECONDS,
    SURGE_SECONDS,
    WINNER_SECONDS,
    Timeline,
    crossed,
    follow,
    last_chance,
    opening,
    tense,
)

CHECK_SECONDS = 120.0
"""Seconds after which an abandoned check ends by itself, so that the race has its lights back."""

BREATHING = 30
"""Frames a second while light only breathes."""
STROLLING = 15
"""The same while nobody plays, when light moves slowly all evening."""


class Animator:
    """Passes frames to ``show`` while :meth:`run` runs; nothing is drawn while nothing changes. ``drawn`` counts the
    frames, ``last`` is the newest."""

    def __init__(
        self,
        settings: TrackSettings,
        layout: Layout,
        clock: Clock,
        show: Callable[[Frame], None],
        *,
        seen: bool = True,
    ) -> None:
        """Unless the frames are ``seen``, light that only breathes is not drawn."""
        self._seen = seen
        self._layout = layout
        self._clock = clock
        self._show = show
        self._timeline = opening(layout)
        self._changed = asyncio.Event()
        self._check: Check | None = None
        self._followed: float | None = None
        self.on_lit: Callable[[float], None] = lambda _: None
        """Called with the seconds from a change of the race to its first frame."""
        self.drawn = 0
        self.last: Frame | None = None
        self.tune(settings)

    @property
    def check(self) -> Check | None:
        """The check of the wiring that is on now, if any."""
        if self._check is not None and self._clock.now() >= self._check.began + CHECK_SECONDS:
            self._check = None
        return self._check

    def tune(self, settings: TrackSettings) -> None:
        """Draw with these settings from now on: brightness, palette, night."""
        self.settings = settings
        self._renderer = Renderer(self._layout, settings)
        self._changed.set()

    def stands(self, race_status: RaceStatus) -> None:
        """Draw this race from now on; trouble stays as it is. Nothing is drawn for one that looks the same."""
        race_status = replace(race_status, trouble=self._timeline.race_status.trouble)
        if race_status.surged or race_status != self._timeline.race_status:
            self._follow(race_status)

    def trouble(self, broken: bool) -> None:
        """Show whether something that the table needs is broken."""
        if broken != self._timeline.race_status.trouble:
            self._follow(replace(self._timeline.race_status, trouble=broken, surged=()))

    def show_check(self, check: Check | None) -> None:
        """Show this instead of what is on; ``None`` ends the check."""
        self._check = check
        self._changed.set()

    async def run(self) -> None:
        """Draw until cancelled."""
        while True:
            await self._changed.wait()
            while pace := self._draw():
                await self._rest(pace)

    def _follow(self, race_status: RaceStatus) -> None:
        now, seconds = self._clock.now(), self.settings.step_seconds
        self._timeline = follow(self._timeline, race_status, self._layout, now, seconds, self._lead)
        self._followed = now if self._followed is None else self._followed
        self._changed.set()

    def _draw(self) -> int:
        """Show the frame of this moment; return how many a second are to follow."""
        self._changed.clear()
        self.drawn += 1
        check = self.check
        now = self._clock.now() + self._lead
        if check is not None:
            self.last = self._renderer.render_check(check, now)
            pace = CHECK_FRAMES_A_SECOND
        else:
            self.last = self._renderer.render(self._timeline, now)
            pace = frames_a_second(self._timeline, self.settings, now)
            if not self._seen and pace < self.settings.fps:
                pace = 0
        self._show(self.last)
        if self._followed is not None:
            since, self._followed = self._followed, None
            self.on_lit(self._clock.now() - since)
        return pace

    @property
    def _lead(self) -> float:
        """How many seconds after it is drawn the moment comes that a frame shows: it is on its way for most of the time
        that it is shown for, so it shows the end of it. The first frame of a step has the horse on its way already."""
        return 1.0 / self.settings.fps

    async def _rest(self, pace: int) -> None:
        """Wait until the next frame is due, or until something changes."""
        await first_of(self._clock.sleep(1.0 / pace), self._changed.wait())


def frames_a_second(timeline: Timeline, settings: TrackSettings, now: float) -> int:
    """How many frames a second ``timeline`` needs from ``now`` on; 0 while the next one would look the same."""
    if timeline.motion.walking(now) or _celebrating(timeline, now):
        return settings.fps
    if timeline.race_status.race is None and not _alarming(timeline, now):
        return min(settings.fps, STROLLING) if settings.attract and not settings.night else 0
    return min(settings.fps, BREATHING) if _breathing(timeline, settings, now) else 0


def _celebrating(timeline: Timeline, now: float) -> bool:
    """Whether light runs or flashes."""
    return (
        _lately(timeline.celebrated_from, WINNER_SECONDS, now)
        or _lately(timeline.paid_from, PAYOUT_SECONDS, now)
        or _lately(timeline.closed_at, CLOSING_SECONDS, now)
        or _lately(timeline.crossed_at, CROSSING_SECONDS * len(crossed(timeline.race_status.race)), now)
        or any(_lately(surge.at, SURGE_SECONDS, now) for surge in timeline.surges)
    )


def _breathing(timeline: Timeline, settings: TrackSettings, now: float) -> bool:
    race_status = timeline.race_status
    race = race_status.race
    idle = race is None and settings.attract and not settings.night
    if race is not None:
        blinking = settings.palette == "safe" and not race.finished
        idle = race_status.waiting or blinking or bool(tense(race)) or last_chance(race)
    return idle or _alarming(timeline, now)


def _alarming(timeline: Timeline, now: float) -> bool:
    """Whether light calls for somebody."""
    return _lately(timeline.turn_at, CALL_SECONDS, now) or _lately(timeline.trouble_at, ALARM_SECONDS, now)


def _lately(at: float | None, seconds: float, now: float) -> bool:
    return at is not None and now < at + seconds
