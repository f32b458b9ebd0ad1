"""Small words that change before the name that follows them: "d'Otto", "Maria e Inés", "ad Anna", "al asiento 3".

A catalogue cannot know which name will follow; these rules of spelling are applied to the finished sentence. Pure.
"""

import re

Rule = tuple[re.Pattern[str], str]

RULES: dict[str, tuple[Rule, ...]] = {
    # "Onze" and "oui" keep the whole word before them.
    "fr": ((re.compile(r"\b([Dd]|[Qq]u)e (?=(?!onz|oui)[aeiouàâäéèêëîïôöûü])", re.IGNORECASE), r"\1'"),),
    "es": (
        # At the beginning of a sentence "Y Inés" stays as it is.
        (re.compile(r"\by (?=[IiÍí]|[Hh]i(?![ae]))"), "e "),
        (re.compile(r"\bo (?=[OoÓó]|[Hh]o|8|11\b)"), "u "),
        (re.compile(r"\b([Aa]) el (?=asiento)"), r"\1l "),
        (re.compile(r"\b([Dd]e) el (?=asiento)"), r"\1l "),
    ),
    "it": (
        (re.compile(r"\b([Aa]) (?=a)", re.IGNORECASE), r"\1d "),
        (re.compile(r"\b([Ee]) (?=e)", re.IGNORECASE), r"\1d "),
        (re.compile(r"\b([Aa]|[Dd]a|[Ss]u) il (?=posto)"), r"\1l "),
        (re.compile(r"\b([Dd])i il (?=posto)"), r"\1el "),
    ),
}
"""Rules by language."""


def joined(text: str, language: str) -> str:
    """``text`` as ``language`` writes and says it."""
    for pattern, written in RULES.get(language, ()):
        text = pattern.sub(written, text)
    return text
