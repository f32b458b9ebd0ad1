"""The language that a command is asked for."""

from postparade.core.faults import QuestionFault
from postparade.core.i18n import LANGUAGES, known_language


def spoken(language: str) -> str:
    """The language meant by ``language``. Raises ``QuestionFault`` (``language_not_spoken``)."""
    known = known_language(language)
    if known is None:
        raise QuestionFault("language_not_spoken", language=language, languages=", ".join(LANGUAGES))
    return known
