"""The words of charts and pages, and numbers as its readers write them."""

from datetime import datetime

from postparade.core.i18n import USUAL, Messages
from postparade.rules.contract import AnyGame


def whole(number: int) -> str:
    """A whole number with a real minus sign below zero."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A whole number with its sign in front."""
    return f"+{number}" if number > 0 else whole(number)


def words_of(game: AnyGame, language: str) -> Messages:
    """What ``game`` itself says in ``language``. Raises ``FileNotFoundError`` for a game without words."""
    return Messages(language, game.name, game.capabilities.words)


class Words:
    """What a report says in ``language``. Raises ``FileNotFoundError`` for a language without a catalogue."""

    def __init__(self, language: str = USUAL) -> None:
        self.language = language
        self._messages = Messages(language, "drawings")
        self._of_evening = Messages(language, "evening")

    def __call__(self, key: str, **args: str | float | datetime) -> str:
        """The message ``key`` with its arguments filled in. Raises ``KeyError`` and ``ValueError`` as
        :meth:`~postparade.core.i18n.Messages.wording` does."""
        found = self._messages if key in self._messages.keys else self._of_evening
        return found.wording(key, args)

    def percent(self, chance: float) -> str:
        """A chance in percent, as people read it."""
        return self("under-one-percent") if 0 < chance < 0.01 else self("percent", share=round(100 * chance))

    def signed(self, chips: float) -> str:
        """Chips with their sign in front, to tenths."""
        return f"{'−' if chips < 0 else '+'}{self('tenths', number=round(abs(chips), 1))}"
