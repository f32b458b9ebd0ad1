"""``postparade track test``: every colour, every lane, and the counters of the driver."""

import asyncio
import json
from typing import TYPE_CHECKING

from postparade.cli.options import AsJson, ConfigFile, Flag, Seconds
from postparade.cli.process import keep_small
from postparade.config import load
from postparade.core.confirmation import Confirmation

if TYPE_CHECKING:
    from postparade.cli.track.bench import Bench


def try_track(
    *,
    simulated: Flag = False,
    seconds: Seconds = 1.0,
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> int:
    """Show every colour and every lane on the configured track, and say what the driver counted meanwhile.

    Parameters
    ----------
    simulated
        Try a simulated board, which runs the real firmware, and compare what its strip shows with what was meant.
    seconds
        How long each frame is shown.
    config
        A configuration file; its section [track] has driver and layout.
    as_json
        Print one JSON object.
    """
    keep_small()
    from postparade.cli.track.bench import Bench
    from postparade.track.hardware_test import HardwareTest
    from postparade.track.layout.lanes import build_layout

    settings = load(config).track
    bench = Bench(settings, build_layout(settings), simulated, quiet=as_json)

    async def everything(test: HardwareTest) -> None:
        await test.colours(seconds)
        await test.walk_lanes(seconds)

    asyncio.run(bench.run(everything))
    report = _report(bench, settings.cap_ma)
    if simulated:
        report["shown_otherwise_than_meant"] = bench.test.wrong
    print(json.dumps(report) if as_json else _in_words(report))
    withheld = report["confirmation"] == Confirmation.WITHHELD.value
    return 1 if bench.test.wrong or report["lost"] or withheld else 0


def _in_words(report: dict[str, object]) -> str:
    return "\n".join(
        f"{name.replace('_', ' ')}: {', '.join(value) or 'nothing' if isinstance(value, list) else value}"
        for name, value in report.items()
    )


def _report(bench: "Bench", cap_ma: int | None) -> dict[str, object]:
    """What the driver counted, and how far it is known to be true."""
    health = bench.health
    assert health is not None, "a test that did not end has raised its fault"
    report: dict[str, object] = {
        "frames": bench.test.frames,
        "shown" if bench.verifies.most is Confirmation.RECEIVED else "sent": health.frames,
        "lost": health.lost,
        "crc_errors": health.crc_errors,
        "estimated_ma": health.estimated_ma,
        "cap_ma": cap_ma,
        "firmware": health.firmware,
        "confirmation": health.confirmation.value,
        "nobody_can_tell": str(bench.verifies.unseen),
    }
    if health.caution is not None:
        report["caution"] = str(health.caution)
    return report
