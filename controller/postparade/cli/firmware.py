"""``postparade firmware info`` and ``postparade firmware upload``."""

import json
from pathlib import Path

from postparade.cli.counting import many
from postparade.cli.options import AsJson, ConfigFile


def info(*, port: str | None = None, config: ConfigFile = None, as_json: AsJson = False) -> int:
    """Say which firmware the track board runs and whether it fits this program.

    Parameters
    ----------
    port
        The serial port of the board, or auto to find it; without one, that of the configuration.
    config
        A configuration file; without one, postparade.toml here if there is one.
    as_json
        Print one JSON object.
    """
    import msgspec

    from postparade.core.firmware_files import firmware_folder
    from postparade.track.firmware.upload import inspect, packaged_version

    board, ours = inspect(_port(port, config)), packaged_version(firmware_folder())
    if as_json:
        report = {"port": board.port, "firmware": board.version, "packaged": ours, "understood": board.understood}
        report |= {"micropython": board.micropython, "greeting": msgspec.to_builtins(board.greeting)}
        print(json.dumps(report | {"status": msgspec.to_builtins(board.status)}))
        return 0 if board.understood else 1
    print(f"port       {board.port}")
    if board.greeting is None:
        print(f"firmware   none; {board.micropython}\nInstall it with: postparade firmware upload")
        return 1
    greeting = board.greeting
    print(f"firmware   {board.version}, protocol {greeting.major}.{greeting.minor} (this program brings {ours})")
    print(f"board      {greeting.uid}, started by {greeting.started_by}")
    parts = (many(greeting.servos, "servo"), many(greeting.buttons, "button"))
    print(f"outputs    {many(greeting.pixels, 'pixel')} on {many(greeting.chains, 'chain')}, {', '.join(parts)}")
    if board.status:
        print(f"memory     {board.status.heap_free} bytes free")
    if not board.understood:
        print("The board speaks another protocol, so the table cannot use it.", end=" ")
    if board.version != ours or not board.understood:
        print("Install the firmware of this program with: postparade firmware upload")
    return 0 if board.understood else 1


def upload(*, port: str | None = None, config: ConfigFile = None) -> int:
    """Copy the firmware that belongs to this program to the track board and start it.

    Parameters
    ----------
    port
        The serial port of the board, or auto to find it; without one, that of the configuration.
    config
        A configuration file; without one, postparade.toml here if there is one.
    """
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

    from postparade.core.firmware_files import firmware_folder
    from postparade.track.firmware.upload import upload as bring

    bar = Progress(TextColumn("{task.description:40}"), BarColumn(), DownloadColumn())
    with bar:
        task = bar.add_task("looking for the board", total=None)

        def progress(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total or None)

        result = bring(_port(port, config), firmware_folder(), progress)
    print(f"{many(len(result.written), 'file')} written, {len(result.removed)} removed", end="; ")
    print(f"the board at {result.board.port} runs firmware {result.board.version}")
    return 0


def _port(port: str | None, config: Path | None) -> str:
    from postparade.config import load

    return load(config).track.port if port is None else port
