"""The words: messages of one language, formatted by Fluent."""

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from postparade.announcer.commentary.calls import Line

PARTS = frozenset({"number", "other-number", "chips"})
"""Messages that only stand inside others."""


class Catalogue:
    """All messages of ``language``, in one or more wordings each.

    Raises ``FileNotFoundError`` for a language without a catalogue.
    """

    def __init__(self, language: str = "en") -> None:
        source = files("postparade").joinpath(f"locale/{language}/calls.ftl").read_text(encoding="utf-8")
        # Without isolation: its invisible direction marks would reach the speech engine.
        self._bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self.language = language
        self.keys = tuple(
            entry.id.name for entry in resource.body if hasattr(entry, "id") and entry.id.name not in PARTS
        )
        self._text = lru_cache(maxsize=8192)(self._format)

    def variants(self, key: str) -> int:
        """How many wordings the message ``key`` has. Raises ``KeyError`` when there is no such message."""
        return 1 + len(self._bundle.get_message(key).attributes)

    def text(self, line: Line) -> str:
        """``line`` in words, its first letter a capital.

        Raises ``KeyError`` when there is no such message and ``ValueError`` when an argument is missing.
        """
        return self._text(line.key, line.args, line.variant)

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...], variant: int) -> str:
        message = self._bundle.get_message(key)
        pattern = message.value if variant == 1 else message.attributes[f"v{variant}"]
        if pattern is None:
            raise KeyError(key)
        formatted, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"the message {key} cannot be said: {errors[0]}")
        text = str(formatted)
        return text[:1].upper() + text[1:]
