"""Writes a file that somebody asked for with ``--out``, or says why that is impossible."""

from pathlib import Path

from postparade.core.faults import QuestionFault


def write(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``, creating its folder if it is missing. Raises
    :class:`~postparade.core.faults.QuestionFault` (``report_unwritable``)."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise QuestionFault("report_unwritable", path=path, why=error) from error
