"""Names as a voice can say them. Pure."""

import unicodedata

LONGEST = 40
"""Letters of a name that are spoken: a caller has no breath for more."""
LETTERS = frozenset("ßæœøðþłđı")
"""Letters of Latin scripts that are no letter of the alphabet with an accent."""


def pronounceable(name: str) -> str:
    """What of ``name`` the voices can say, at most :data:`LONGEST` letters, cut between words where possible.

    Keeps Latin letters with their accents, figures, and marks that belong into names. Empty when nothing is left: emoji
    and other scripts have no sound in the voices of the table.
    """
    composed = unicodedata.normalize("NFKC", name)
    kept = "".join(char if _speaks(char) else " " for char in composed)
    words = " ".join(word for word in kept.split() if any(char.isalnum() for char in word))
    if len(words) <= LONGEST:
        return words
    cut = words[: LONGEST + 1].rpartition(" ")[0]
    return cut or words[:LONGEST]


def _speaks(char: str) -> bool:
    if char in "'’-." or char.isascii():
        return char.isalnum() or char in "'’-."
    base = unicodedata.normalize("NFD", char)[0]
    return (base.isascii() and base.isalnum()) or char.lower() in LETTERS
