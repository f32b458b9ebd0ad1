"""Contacts bounce when they close and when they open; one press is one press."""


class Contact:
    """One contact. ``quiet`` is how many seconds it must not have moved before a press counts.

    A press counts at once, at its first edge; only what follows it too closely is ignored. The bouncing of a button
    that is let go ends in edges that look like presses, so edges in both directions keep the contact from being quiet.
    """

    def __init__(self, quiet: float) -> None:
        self._quiet = quiet
        self._moved_at: float | None = None

    def edge(self, down: bool, at: float) -> bool:
        """The contact closed (``down``) or opened at ``at`` seconds: whether that is a press that counts."""
        rested = self._moved_at is None or at - self._moved_at >= self._quiet
        self._moved_at = at
        return down and rested
