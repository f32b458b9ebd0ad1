"""How the house says no, and what it raises when something is not usable.

A :class:`Refusal` is an answer (the rules or the table say no, nothing changed). A :class:`Fault` is an exception
(a file, a device or the configuration is not usable). Both take their words from :mod:`postparade.catalogue`, by code.
"""

from msgspec import Struct

from postparade.catalogue import CATALOGUE


class Refusal(Struct, frozen=True, tag="refusal", tag_field="t"):
    """A legal answer that says no: the state is exactly what it was before."""

    code: str
    sentence: str
    remedy: str
    details: dict[str, str | int] = {}


def refuse(code: str, **details: str | int) -> Refusal:
    """The refusal ``code`` with its sentence and remedy filled in from ``details``."""
    hint = CATALOGUE[code]
    return Refusal(code, hint.sentence.format(**details), hint.remedy.format(**details), details)


class Fault(Exception):
    """Something outside the rules is not usable. ``code``, ``sentence`` and ``remedy`` are ready to be shown."""

    def __init__(self, code: str, **details: object) -> None:
        hint = CATALOGUE[code]
        self.code = code
        self.sentence = hint.sentence.format(**details)
        self.remedy = hint.remedy.format(**details)
        self.details = details
        super().__init__(f"{self.sentence} {self.remedy}")


def told(no: Refusal | Fault) -> dict[str, object]:
    """``no`` for a screen: its code, words, and the details from which they can be said in another language."""
    details = {name: value if isinstance(value, int) else str(value) for name, value in no.details.items()}
    return {"code": no.code, "sentence": no.sentence, "remedy": no.remedy, "details": details}


class ConfigurationFault(Fault, ValueError):
    """The configuration file or a command-line option cannot be used."""


class QuestionFault(Fault, ValueError):
    """A question on the command line makes no sense as it was asked; the exit status is that of wrong usage."""


class JournalFault(Fault, OSError):
    """The journal cannot be read or written."""


class DeviceFault(Fault, OSError):
    """A camera, strip, servo board, button panel or sound device is missing or broken."""


class PictureFault(Fault, ValueError):
    """A picture cannot be decoded or is not usable for reading dice."""


class SoundFault(Fault, ValueError):
    """A sound pack or a sound file cannot be used."""
