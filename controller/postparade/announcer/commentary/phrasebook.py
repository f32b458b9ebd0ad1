"""Which wording of a message comes next: the caller's own ones first, none that the host has banned, none again before
half of the others have been used, and none twice about the same thing before all others have been."""

from collections.abc import Callable, Mapping

from postparade.announcer.commentary.calls import CALLERS, USUAL_CALLER, Caller, Line, own_key

FOLDERS = tuple(f"postparade.announcer:callers/{caller}" for caller in CALLERS[1:])
"""The catalogues of callers with words of their own. Their messages are called ``CALLER-MESSAGE``."""
Banned = Mapping[str, frozenset[int]]
"""By message, the wordings that are never said."""


class Phrasebook:
    """Hands out wordings of messages for one ``caller``, who may change at any time, as may what is ``banned``.

    ``variants(key)`` is the number of wordings; it raises ``KeyError`` for a message that does not exist.
    """

    def __init__(self, variants: Callable[[str], int]) -> None:
        self.caller: Caller = USUAL_CALLER
        self.banned: Banned = {}
        self._variants = variants
        self._turn: dict[str, tuple[int, tuple[int, ...]]] = {}
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], tuple[int, ...]] = {}

    def copy(self) -> "Phrasebook":
        """An independent phrasebook in the same state."""
        copy = Phrasebook(self._variants)
        copy.caller, copy.banned = self.caller, self.banned
        copy._turn, copy._said = dict(self._turn), dict(self._said)
        return copy

    def has(self, key: str) -> bool:
        """Whether there is a message ``key`` of which something may be said."""
        try:
            return self._variants(key) > len(self.banned.get(key, ()))
        except KeyError:
            return False

    def line(self, key: str, args: tuple[tuple[str, str | int], ...]) -> Line:
        """The message ``key`` in the wording that has been used least of these ``args``, among those that were not used
        just now; of several, the one that has not been used for longest."""
        own = own_key(self.caller, key)
        key = own if self.has(own) else key
        variants, banned = self._variants(key), tuple(sorted(self.banned.get(key, ())))
        allowed = [one for one in range(1, variants + 1) if one not in banned] or list(range(1, variants + 1))
        said, (used, recent) = self._said.get((key, args), ()), self._turn.get(key, (0, ()))
        # A message that comes as often in each race as there are wordings would get the same ones for the same part of
        # every race: with three or more, each round of them begins one further on.
        turn = used + (used // variants if variants > 2 else 0)
        recent = recent[-(len(allowed) // 2) :] if len(allowed) > 1 else ()
        fresh = [one for one in allowed if one not in recent]
        variant = min(fresh, key=lambda one: (said.count(one), (one - 1 - turn) % variants))
        self._turn[key] = used + 1, (*recent, variant)
        self._said[key, args] = (*said, variant)[-2 * variants :]
        return Line(key, args, variant, variants, banned)
