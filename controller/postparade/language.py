"""Languages: the words of the table, one folder of Fluent catalogues a language, for calls, captions and screens."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "it": "Italiano"}
"""Every language of the table, with its own name for itself."""
USUAL = "en"

Arguments = dict[str, str | int]


def known_language(wish: str) -> str | None:
    """The language meant by a tag such as ``de``, ``de-AT`` or ``DE_de``; ``None`` when there is no such catalogue."""
    tag = wish.strip().lower().replace("_", "-").partition("-")[0]
    return tag if tag in LANGUAGES else None


@cache
def read_resource(language: str, name: str) -> ast.Resource:
    """The syntax tree of ``locale/LANGUAGE/NAME.ftl``. Raises ``FileNotFoundError`` when there is none."""
    source = files("postparade").joinpath(f"locale/{language}/{name}.ftl").read_text(encoding="utf-8")
    return FluentResource(source)


class Messages:
    """The messages of one catalogue, in one or more wordings each: a message's value, then its attributes v2, v3...

    Raises ``FileNotFoundError`` for a language without that catalogue.
    """

    def __init__(self, language: str, name: str) -> None:
        resource = read_resource(language, name)
        # Without isolation: its invisible direction marks would reach the speech engine.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self.language = language
        self.keys = tuple(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))

    def variants(self, key: str) -> int:
        """How many wordings the message ``key`` has. Raises ``KeyError`` when there is no such message."""
        return 1 + len(self._bundle.get_message(key).attributes)

    def wording(self, key: str, args: Arguments, variant: int = 1) -> str:
        """Wording ``variant`` of the message ``key``.

        Raises ``KeyError`` when there is no such wording and ``ValueError`` when an argument is missing.
        """
        return self._format(key, "" if variant == 1 else f"v{variant}", args)

    def forms(self, key: str, args: Arguments) -> Arguments:
        """The message ``key`` in all its forms: its value under the empty name, and every attribute by its name."""
        attributes = self._bundle.get_message(key).attributes
        return {form: self._format(key, form, args) for form in ("", *attributes)}

    def _format(self, key: str, form: str, args: Arguments) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(key)
        formatted, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"the message {key} cannot be said: {errors[0]}")
        return str(formatted)
