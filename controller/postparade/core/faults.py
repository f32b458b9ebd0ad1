"""Refusals and faults: how the program says no, and what it raises when something cannot be used.

A :class:`Refusal` is an answer (the rules or the table say no, nothing changed). A :class:`Fault` is an exception (a
file, a device or the configuration cannot be used). Both take their words from :mod:`postparade.core.error_messages`,
by code.
"""

import errno
from pathlib import PurePath
from typing import Any, Self

from msgspec import Struct

from postparade.core.error_messages import CATALOGUE
from postparade.core.phrases import PHRASES

EVERYDAY = {
    errno.EACCES: "no_permission",
    errno.EPERM: "no_permission",
    errno.ENOENT: "no_such_file",
    errno.ENODEV: "no_such_device",
    errno.ENXIO: "no_such_device",
    errno.EBUSY: "device_busy",
    errno.EIO: "input_output_failed",
    errno.EREMOTEIO: "input_output_failed",
    errno.ETIMEDOUT: "no_answer_in_time",
    errno.ENOSPC: "no_space",
    errno.EROFS: "only_to_read",
    errno.ECONNREFUSED: "connection_refused",
    errno.EHOSTUNREACH: "unreachable",
    errno.ENETUNREACH: "unreachable",
}
"""Phrases for common errors of the operating system; all others keep the system's words."""


class Phrase(str):
    """A phrase of the catalogue as a detail: its English text as a string, and ``code`` and ``details``, from which
    screens say it in their language."""

    __slots__ = ("code", "details")
    code: str
    details: dict[str, Any]

    def __new__(cls, code: str, **details: object) -> Self:
        """The phrase ``code`` of :mod:`postparade.core.phrases`."""
        return cls._made(PHRASES[code].format(**details), code, details)

    @classmethod
    def quoting(cls, refusal: "Refusal | Fault") -> Self:
        """The sentence of ``refusal``, to be quoted inside another one."""
        return cls._made(refusal.sentence.rstrip("."), refusal.code, refusal.details)

    @classmethod
    def _made(cls, text: str, code: str, details: dict[str, Any]) -> Self:
        made = super().__new__(cls, text)
        made.code, made.details = code, details
        return made


class Refusal(Struct, frozen=True, tag="refusal", tag_field="t"):
    """An answer that says no: the state is exactly what it was before."""

    code: str
    sentence: str
    remedy: str
    details: dict[str, str | int] = {}


def refuse(code: str, **details: str | int) -> Refusal:
    """The refusal ``code`` with its sentence and remedy filled in from ``details``."""
    hint = CATALOGUE[code]
    return Refusal(code, hint.sentence.format(**details), hint.remedy.format(**details), details)


class Fault(Exception):
    """Something outside the rules cannot be used. ``code``, ``sentence`` and ``remedy`` are ready to be shown. An
    exception among the details is replaced by its :func:`reason`; ``too`` appends a second sentence."""

    def __init__(self, code: str, **details: object) -> None:
        details = {name: reason(one) if isinstance(one, Exception) else one for name, one in details.items()}
        hint = CATALOGUE[code]
        self.code = code
        self.sentence = hint.sentence.format(**details) + (f" {details['too']}" if "too" in details else "")
        self.remedy = hint.remedy.format(**details)
        self.details = details
        super().__init__(f"{self.sentence} {self.remedy}")


def refusal_of(fault: Fault) -> Refusal:
    """``fault`` as the answer to a command; its details are kept, so that :func:`for_guests` can take folders out."""
    details = {name: one if isinstance(one, int | str) else str(one) for name, one in fault.details.items()}
    return Refusal(fault.code, fault.sentence, fault.remedy, details)


def as_json(no: Refusal | Fault) -> dict[str, Any]:
    """``no`` for a screen: its code, words, and the details from which they can be said in another language."""
    return {"code": no.code, "sentence": no.sentence, "remedy": no.remedy, "details": detail_as_json(no.details)}


PATHS = ("path", "folder")
"""Details that tell where something lies on this machine."""


def for_guests(told: dict[str, Any]) -> dict[str, Any]:
    """``told`` (by :func:`as_json`) without the folders of this machine: guests see only the names of files."""
    details, sentence, remedy = dict(told["details"]), told["sentence"], told["remedy"]
    for name in PATHS:
        full = details.get(name)
        if isinstance(full, str) and "/" in full:
            details[name] = short = PurePath(full).name
            sentence, remedy = sentence.replace(full, short), remedy.replace(full, short)
    return {**told, "sentence": sentence, "remedy": remedy, "details": details}


def reason(error: Exception) -> str:
    """Why ``error`` was raised, as a detail: a phrase of the catalogue if there is one, else the text of the error."""
    if isinstance(error, Fault):
        return Phrase.quoting(error)
    if error.args and isinstance(error.args[0], Phrase):
        return error.args[0]
    if isinstance(error, OSError) and error.errno in EVERYDAY:
        return Phrase(EVERYDAY[error.errno])
    if isinstance(error, TimeoutError) and not str(error):
        return Phrase("no_answer_in_time")
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text.rstrip(".") or type(error).__name__


def unreadable(error: Exception) -> str:
    """What is wrong with a message that could not be understood, as a bounded detail: the text of ``error`` may quote
    what a stranger sent."""
    return str(error).replace("`", "").rstrip(".")[:120]


def detail_as_json(value: object) -> Any:
    """A detail, or a dict of details, as JSON values for a screen: phrases with their code and details beside their
    English ``text``."""
    if isinstance(value, dict):
        return {name: detail_as_json(one) for name, one in value.items()}
    if isinstance(value, Phrase):
        return {"code": value.code, "details": detail_as_json(value.details), "text": str(value)}
    return value if isinstance(value, int) else str(value)


class ConfigurationFault(Fault, ValueError):
    """The configuration file or a command-line option cannot be used."""


class QuestionFault(Fault, ValueError):
    """A question on the command line makes no sense as it was asked; the exit status is that of wrong usage."""


class JournalFault(Fault, OSError):
    """The journal cannot be read or written."""


class AccessFault(Fault, OSError):
    """The file that holds who may do what cannot be written."""


class DeviceFault(Fault, OSError):
    """A camera, strip, servo board, button panel or sound device is missing or broken."""


class PictureFault(Fault, ValueError):
    """A picture cannot be decoded or is not usable for reading dice."""


class SoundFault(Fault, ValueError):
    """A sound pack or a sound file cannot be used."""
