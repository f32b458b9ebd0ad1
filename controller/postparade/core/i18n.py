"""Languages: a folder of Fluent catalogues for each, with the words for calls, captions, screens and drawings.

A package offers a language through an entry point of the group ``postparade.languages``: its name is the tag, and it
points to a module with ``NAME``, the language's own name for itself, and ``locale/*.ftl`` beside the module. What such
a catalogue leaves out is said in English. docs/adding-a-language.md shows how.
"""

import logging
import re
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from postparade.core.graphemes import isolated

log = logging.getLogger(__name__)

GROUP = "postparade.languages"
BUILT_IN = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "it": "Italiano"}
USUAL = "en"
TAG = re.compile("[a-z]{2,3}")
LOCALES = {"en": "en-GB"}
"""How dates and numbers are written, where the language alone does not say."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE | re.ASCII)
"""A message in a catalogue, with all of its lines."""
ATTRIBUTE = re.compile(r"^ +\.v\d+ *=", re.MULTILINE)
"""Where the next wording of a message begins."""
INSIDE = re.compile(r"\{\s*([a-zA-Z][\w-]*)", re.ASCII)
"""A reference to another message inside a message."""

THIN = "\N{NARROW NO-BREAK SPACE}"
BEFORE_MARKS = re.compile(r"(?<=\S) (?=[:;!?»])|(?<=«) ")
"""Where French sets a narrow no-break space; its catalogues are written with plain spaces."""

Arguments = dict[str, str | int]
Values = Mapping[str, str | float | datetime]
"""What messages are filled in with; numbers and moments are written as the language does."""


def _installed() -> tuple[dict[str, str], dict[str, Traversable]]:
    """Languages of installed packages: their own names, and the folders of their catalogues. One that cannot be
    imported is left out."""
    names: dict[str, str] = {}
    folders: dict[str, Traversable] = {}
    for point in entry_points(group=GROUP):
        if not TAG.fullmatch(point.name) or point.name in BUILT_IN:
            log.warning("the language %s of %s is left out: it needs a tag of its own", point.name, point.value)
            continue
        try:
            name = str(point.load().NAME)
            folder = files(point.module) / "locale"
        except Exception:  # an installed package may raise anything
            log.exception("the language %s of %s is left out", point.name, point.value)
            continue
        names[point.name], folders[point.name] = name, folder
    return names, folders


_NAMES, _FOLDERS = _installed()
LANGUAGES = BUILT_IN | _NAMES
"""Every language of the table, with its own name for itself."""


def known_language(wanted: str) -> str | None:
    """The language meant by a tag such as ``de``, ``de-AT`` or ``DE_de``; ``None`` when there is no such catalogue."""
    tag = wanted.strip().lower().replace("_", "-").partition("-")[0]
    return tag if tag in LANGUAGES else None


@cache
def read_resource(language: str, name: str, folder: str = "") -> ast.Resource:
    """The syntax tree of the catalogue ``name`` in ``language``. Raises ``FileNotFoundError`` when there is none."""
    return FluentResource(_read(language, name, folder))


def _read(language: str, name: str, folder: str) -> str:
    """The text of a catalogue: one of this program's, or of the ``folder`` (``module:folder``) that a game brings with
    a ``LANGUAGE.ftl`` for each language it speaks, English for the others. A catalogue in an installed language is the
    English one with that language's messages in place of its own. Faults carry their English words with them, so an
    installed language needs no catalogue for them."""
    english = _file(USUAL, name, folder)
    if language not in _FOLDERS:
        own = _file(language, name, folder)
        return typeset(language, (own if own.is_file() or not folder else english).read_text(encoding="utf-8"))
    own = _FOLDERS[language] / f"{name}.ftl"
    messages: dict[str, str] = {}
    for file in (english, own):
        if file.is_file():
            messages |= {found[1]: found[0] for found in MESSAGE.finditer(file.read_text(encoding="utf-8"))}
    return "\n".join(messages.values())


def _file(language: str, name: str, folder: str) -> Traversable:
    if not folder:
        return files("postparade").joinpath(f"locale/{language}/{name}.ftl")
    module, _, place = folder.partition(":")
    return files(module).joinpath(f"{place}/{language}.ftl")


def typeset(language: str, text: str) -> str:
    """``text`` with the spaces that typographers of ``language`` set: in French a narrow one before : ; ! ? and », and
    after «."""
    return BEFORE_MARKS.sub(THIN, text) if language == "fr" else text


@cache
def _catalogue(language: str, name: str, folders: tuple[str, ...]) -> tuple[dict[str, str], FluentBundle]:
    """The messages of a catalogue as their authors wrote them, and those that were parsed so far."""
    texts = "\n".join(_read(language, name, folder) for folder in folders)
    # Without isolation: its invisible direction marks would reach the speech engine.
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    return {message[1]: message[0] for message in MESSAGE.finditer(texts)}, bundle


class Messages:
    """The messages of one catalogue, in one or more wordings each: a message's value, then its attributes v2, v3...

    Each is parsed on first use, because a whole catalogue takes long, and once for everybody who speaks of it.
    ``folders`` (``module:folder``) hold catalogues of games; an empty one stands for this program's own, which is what
    there is without any. Raises ``FileNotFoundError`` for a language without that catalogue.
    """

    def __init__(self, language: str, name: str, *folders: str) -> None:
        self._sources, self._bundle = _catalogue(language, name, folders or ("",))
        self.language = language
        self.keys = tuple(self._sources)
        self._variants: dict[str, int] = {}

    def variants(self, key: str) -> int:
        """How many wordings the message ``key`` has. Raises ``KeyError`` when there is no such message."""
        if key not in self._variants:
            self._variants[key] = 1 + len(self._message(key).attributes)
        return self._variants[key]

    def source(self, key: str, variant: int = 1) -> str:
        """Wording ``variant`` of the message ``key`` as the catalogue has it. Raises ``KeyError``, ``IndexError``."""
        return ATTRIBUTE.split(self._sources[key].partition("=")[2])[variant - 1].strip()

    def wording(self, key: str, args: Values, variant: int = 1) -> str:
        """Wording ``variant`` of the message ``key``.

        Raises ``KeyError`` when there is no such wording and ``ValueError`` when an argument is missing.
        """
        return self._format(key, "" if variant == 1 else f"v{variant}", args)

    def forms(self, key: str, args: Values) -> Arguments:
        """The message ``key`` in all its forms: its value under the empty name, and every attribute by its name."""
        attributes = self._message(key).attributes
        return {form: self._format(key, form, args) for form in ("", *attributes)}

    def _format(self, key: str, form: str, args: Values) -> str:
        message = self._message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(key)
        # Voices never meet such a name: they are given only what they can say.
        apart = {name: isolated(value) if isinstance(value, str) else value for name, value in args.items()}
        formatted, errors = self._bundle.format_pattern(pattern, apart)
        if errors:
            raise ValueError(f"the message {key} cannot be said: {errors[0]}")
        return str(formatted)

    def _message(self, key: str) -> Message:
        if not self._bundle.has_message(key):
            # A message is added after those it refers to: another thread may use it as soon as it is there.
            names = [key]
            for name in names:
                inside = INSIDE.findall(self._sources[name])
                names += [one for one in inside if one in self._sources and one not in names]
            self._bundle.add_resource(FluentResource("".join(self._sources[name] for name in reversed(names))))
        return self._bundle.get_message(key)


def as_data(language: str, name: str, folder: str = "") -> dict[str, list[Any]]:
    """The catalogue as plain JSON values for screens, which format it themselves.

    Attributes stand beside their message, as ``MESSAGE.ATTRIBUTE``. A message is a list of parts: text, ``{"arg":
    NAME}``, or ``{"select": NAME, "of": {VARIANT: parts}, "else": VARIANT}``, whose variants are values or the plural
    categories of the language. Raises ``ValueError`` for any other feature of Fluent: screens need no more.
    ``folder`` (``module:folder``) holds the catalogues of a game.
    """
    found: dict[str, list[object]] = {}
    for entry in read_resource(language, name, folder).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = _parts(entry.value)
            found |= {f"{entry.id.name}.{one.id.name}": _parts(one.value) for one in entry.attributes}
    return found


def _parts(pattern: ast.Pattern) -> list[object]:
    return [part.value if isinstance(part, ast.TextElement) else _place(part.expression) for part in pattern.elements]


def _place(expression: object) -> dict[str, object]:
    if isinstance(expression, ast.VariableReference):
        return {"arg": expression.id.name}
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        named = {_variant(variant): variant for variant in expression.variants}
        usual = next(name for name, variant in named.items() if variant.default)
        of = {name: _parts(variant.value) for name, variant in named.items()}
        return {"select": expression.selector.id.name, "of": of, "else": usual}
    raise ValueError(f"screens cannot show {type(expression).__name__}")


def _variant(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
