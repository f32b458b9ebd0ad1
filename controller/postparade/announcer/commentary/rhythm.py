"""The rhythm of a table: how soon people go on after a roll, and after a race, so that a remark ends before they do."""

from msgspec import Struct

USUAL_ROLL, USUAL_BREAK = 4.0, 12.0
"""Seconds from roll to roll, and from a finish to the next race, until the table has shown its own."""
LATEST = 12
"""Number of latest pauses that count."""
AWAY = 60.0
"""Seconds from which a pause tells nothing: somebody has left the table."""
MARGIN = 0.9
"""Share of the pause that a remark may end in."""


class Rhythm(Struct, frozen=True):
    """The latest pauses between two rolls (``rolls``) and after a race (``breaks``), in seconds. ``since``: when the
    latest of the two happened, ``after_finish`` if it was a finish."""

    rolls: tuple[float, ...] = ()
    breaks: tuple[float, ...] = ()
    since: float | None = None
    after_finish: bool = False

    def go_on(self, now: float, *, finish: bool) -> "Rhythm":
        """The rhythm after a roll, or the beginning of a race, at ``now``; ``finish`` if it ended a race."""
        pause = None if self.since is None else now - self.since
        rolls, breaks = self.rolls, self.breaks
        if pause is not None and pause < AWAY:
            if self.after_finish:
                breaks = (*breaks, pause)[-LATEST:]
            else:
                rolls = (*rolls, pause)[-LATEST:]
        return Rhythm(rolls, breaks, now, finish)

    @property
    def quick(self) -> float:
        """Seconds until people go on, when they are quick: so soon in a quarter of all cases."""
        pauses, usual = (self.breaks, USUAL_BREAK) if self.after_finish else (self.rolls, USUAL_ROLL)
        return sorted(pauses)[len(pauses) // 4] if pauses else usual

    def leaves_room(self, now: float, seconds: float) -> bool:
        """Whether a remark of ``seconds`` would end before people go on."""
        return self.since is not None and now + seconds <= self.since + MARGIN * self.quick
