"""The words of the caller: a line as it is shown, and as it is spoken."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.game_calls import all_calls
from postparade.announcer.commentary.phrasebook import FOLDERS
from postparade.announcer.elision import joined
from postparade.announcer.speech.spoken_names import pronounceable
from postparade.core.graphemes import isolated
from postparade.core.i18n import THIN, USUAL, Arguments, Messages

HORSE_ARGUMENTS = ("horse", "other", "third")
"""Arguments that hold the number of a runner."""
NAME, NAMES, RIVAL = "\ue000", "\ue001", "\ue002"
"""Placeholders for the names of players while sentences get their capitals: names stay as they are written."""
INSIDE = "\ue003"
"""Placeholder for a space inside a name: the words of a name never change."""
IN_WORDS = range(2, 13)
"""Numbers of horses that captions write as words: those that a horse may have, too."""
NEGATIVE = re.compile(r"(?<!\w)-(?=\d)")
BEGINNING = re.compile(r"(^|[.!?] )([¡¿]?)(\w)")
NUMBERS_MEET = re.compile(r"(?<=\d)\.(?= [¡¿]?\d)")
"""The end of a sentence between two numbers: "with 31. 3 chips" reads and sounds like one number."""
PARTS = frozenset({"runner", "named", "paired", "unnamed", "chips", "due", "points", "odds", "and", "minus"})
"""Messages that are only used inside others: a runner by number or by name, a seat without a name, amounts, a price,
the word before the last of several names, the sign of a negative number."""


class Wording:
    """All calls in ``language``, also those of games. Raises ``FileNotFoundError`` for a language without a catalogue.

    A message about ``$horse`` may use its forms: ``$the-horse``, ``$of-horse``... as the message ``runner`` (or, for a
    horse with a name of its own, ``named``) spells them.
    """

    def __init__(self, language: str = USUAL) -> None:
        own = (calls.words for calls in all_calls() if calls.words)
        self._messages = Messages(language, "calls", "", *own, *FOLDERS)
        self.language = language
        self.keys = tuple(key for key in self._messages.keys if key not in PARTS)
        self._text = lru_cache(maxsize=8192)(self._format)
        self._forms = lru_cache(maxsize=256)(self._forms_of)

    def load(self) -> Iterator[None]:
        """Parse all messages ahead of time, one at each step."""
        for key in self.keys:
            self.variants(key)
            yield

    def variants(self, key: str) -> int:
        """How many wordings the message ``key`` has. Raises ``KeyError`` when there is no such message."""
        return self._messages.variants(key)

    def source(self, key: str, variant: int) -> str:
        """A wording of the message ``key`` as its catalogue has it. Raises ``KeyError`` and ``IndexError``."""
        return self._messages.source(key, variant)

    def text(self, line: Line) -> str:
        """``line`` in words, every sentence with a capital.

        Raises ``KeyError`` when there is no such message and ``ValueError`` when an argument is missing.
        """
        return self._text(line.key, line.args, line.variant, aloud=False)

    def spoken(self, line: Line) -> str:
        """``line`` as a voice says it: of names only what can be pronounced, and a seat or a number where nothing
        can."""
        return self._text(line.key, line.args, line.variant, aloud=True)

    def prose(self, sentences: Iterable[str]) -> str:
        """``sentences`` one after the other; a semicolon keeps a number apart from one that begins the next."""
        return NUMBERS_MEET.sub(f"{THIN};" if self.language == "fr" else ";", " ".join(sentences))

    def _format(self, key: str, given: tuple[tuple[str, str | int], ...], variant: int, *, aloud: bool) -> str:
        args: Arguments = dict(given)
        names = str(args.get("names", ""))
        if aloud:
            names = ", ".join(filter(None, map(pronounceable, names.split(", "))))
        written = {NAMES: names}
        for argument, seat, mark in (("name", "seat", NAME), ("rival", "rival-seat", RIVAL)):
            if argument in args:
                name = str(args[argument])
                written[mark] = pronounceable(name) if aloud else name
                unnamed = self._messages.wording("unnamed", {"seat": args.get(seat, "?")})
                args[argument] = mark if written[mark] else unnamed
        if "names" in args:
            args["names"] = NAMES
        for argument in HORSE_ARGUMENTS:
            if argument in args:
                own = str(args.get(f"{argument}-name", ""))
                high = int(args.get(f"{argument}-high", 0))
                own = (pronounceable(own) if aloud else own).replace(" ", INSIDE)
                args |= self._forms(argument, int(args[argument]), high, own)
        if not aloud and args.get("runners") in IN_WORDS:
            args["runners"] = self._counted(args["runners"])
        minus = f"{self._messages.wording('minus', {})} " if aloud else "\N{MINUS SIGN}"
        text = NEGATIVE.sub(minus, self._messages.wording(key, args, variant))
        text = BEGINNING.sub(_capital, text)
        for mark, name in written.items():
            text = text.replace(mark, self._listed(name, aloud))
        text = self.prose([joined(text, self.language).replace(INSIDE, " ")])
        return text.replace(THIN, " ") if aloud else text

    def _counted(self, count: str | int) -> str:
        """A number in words: what a horse with that number is called, in small letters."""
        return self._messages.wording("runner", {"number": count}).lower()

    def _listed(self, names: str, aloud: bool) -> str:
        """One name, or several in a row: the last one joined by "and"."""
        *most, last = ((one if aloud else isolated(one)).replace(" ", INSIDE) for one in names.split(", "))
        return f"{', '.join(most)} {self._messages.wording('and', {})} {last}" if most else last

    def _forms_of(self, argument: str, number: int, high: int, name: str) -> Arguments:
        """Every form of one horse as arguments: ``horse``, ``the-horse``..."""
        if name:
            forms = self._messages.forms("named", {"label": name})
        elif high:
            low, top = (self._messages.forms("runner", {"number": each})[""] for each in (number, high))
            forms = self._messages.forms("paired", {"label": f"{low}-{top}"})
        else:
            forms = self._messages.forms("runner", {"number": number})
        return {f"{form}-{argument}" if form else argument: text for form, text in forms.items()}


def _capital(beginning: re.Match[str]) -> str:
    return beginning[1] + beginning[2] + beginning[3].upper()
