"""How long people have waited for a word about their dice, and what to tell them then."""

from postparade.dice.vision.tray_state import TrayState

SPEAKS_AFTER = 4.5
"""Seconds after which people are told why their dice are not read: within five, the time to post it included."""

PATIENCE = 7
"""Unsure readings of dice that lie still after which people are asked, in less than a second: the later ones are of
several frames together."""

_ANSWERS = (TrayState.EMPTY, TrayState.MOVED)
"""Stages of the tray in which nobody waits: nothing lies there, or the host is told to calibrate anew."""


class Silence:
    """Follows the stages of one tray. ``told`` says whether people have been told what keeps the dice from being read
    and nothing has happened since that would say more."""

    def __init__(self) -> None:
        self.told = False
        self._since: float | None = None

    def broken(self) -> None:
        """The dice have been read, or people have been asked about them."""
        self.told, self._since = False, None

    def see(self, stage: TrayState, now: float) -> str | None:
        """Take in the ``stage`` of one more frame of a table that waits for dice, at ``now`` seconds; returns the code
        of what to tell people, once."""
        if stage in _ANSWERS:
            self.broken()
            return None
        self._since = now if self._since is None else self._since
        # Dice at rest are read and asked about; only where they do not stay at rest is there something to explain.
        if self.told or stage is TrayState.STILL or now - self._since < SPEAKS_AFTER:
            return None
        self.told = True
        return "stays_covered" if stage is TrayState.COVERED else "never_rests"
