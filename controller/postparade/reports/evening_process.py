"""What is made of an evening, in a process of its own: a long journal takes seconds, and the table must go on.

Run as ``python -m postparade.reports.evening_process DATA LANGUAGE WHAT SEAT``. The page or the JSON goes to the
standard output; a fault goes to the standard error as JSON, with exit status 1.
"""

import asyncio
import contextlib
import os
import resource
import sys
from pathlib import Path
from typing import Literal, cast

import msgspec
from msgspec import Struct

from postparade.core.faults import Fault, JournalFault, QuestionFault

SECONDS = 600.0
"""The longest that a report may take by the clock. A busy machine lets it wait for everything else."""
PROCESSOR_SECONDS = 60
"""The longest that it may take of a processor."""
LATEST = 40
"""Races that are told one by one; no evening has more."""

HOUSE = str(Path(__file__).resolve().parents[2])


What = Literal["report", "honours", "keepsake", "figures"]


class Failure(Struct):
    """The reason why there is no page: the code of a fault and its details."""

    code: str
    details: dict[str, str | int]


async def draw(data: Path, language: str, what: What = "report", seat: int = 0) -> bytes:
    """The page of the evening in the folder ``data``, the ``keepsake`` of ``seat``, or ``honours`` or ``figures`` as
    JSON, in UTF-8. Raises ``JournalFault``, or :class:`~postparade.core.faults.QuestionFault` (``nothing_to_report``,
    ``no_keepsake``, ``not_carried_out``)."""
    # Lets the process find all packages that this one has, including those of installed games.
    path = os.pathsep.join((HOUSE, *filter(None, sys.path)))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "postparade.reports.evening_process", str(data), language, what, str(seat),
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    try:
        async with asyncio.timeout(SECONDS):
            page, why = await process.communicate()
    except TimeoutError as error:
        raise QuestionFault("not_carried_out") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == 0:
        return page
    try:
        failure = msgspec.json.decode(why.rpartition(b"\n")[2], type=Failure)
    except msgspec.MsgspecError as error:
        raise QuestionFault("not_carried_out") from error
    kind = JournalFault if failure.code.startswith(("journal", "ledger")) else QuestionFault
    raise kind(failure.code, **failure.details)


def step_back() -> None:
    """Let the table go first: with the processor, also where it runs in real time, and when memory runs out."""
    with contextlib.suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


def made(data: Path, language: str, what: What, seat: int) -> bytes:
    """What :func:`draw` returns. Raises the same."""
    from postparade.reports.evening import evening_of
    from postparade.reports.words import Words

    report = evening_of(data, LATEST)
    if what == "report":
        from postparade.reports.printable_page import page

        # Before the board has shown them, nobody is told how an evening ends.
        return page(report, Words(language), story=report.closed is not None).encode()
    if what == "figures":
        from postparade.reports.figures import figures

        return msgspec.json.encode(figures(report))
    from postparade.reports.honours.honours import honours_of

    honours = honours_of(report)
    if what == "honours":
        return msgspec.json.encode(honours.as_json())
    from postparade.reports.keepsake import keepsake

    return keepsake(honours, seat, Words(language)).encode()


def main(data: Path, language: str, what: What, seat: int) -> int:
    """Make it; returns the exit status."""
    step_back()
    try:
        drawn = made(data, language, what, seat)
    except Fault as fault:
        details = {name: one if isinstance(one, int) else str(one) for name, one in fault.details.items()}
        sys.stderr.buffer.write(msgspec.json.encode(Failure(fault.code, details)))
        return 1
    sys.stdout.buffer.write(drawn)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], cast(What, sys.argv[3]), int(sys.argv[4])))
