"""``postparade run``: the table, until it is stopped."""

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from postparade.cli.options import ConfigFile, PortNumber
from postparade.cli.process import keep_prompt, keep_small, log_as_json
from postparade.core.data_folder import kept_for_owner
from postparade.core.faults import ConfigurationFault

if TYPE_CHECKING:
    from postparade.config import Settings


def _dice_source(_type: object, value: str | None) -> None:
    """Refuse a ``--dice`` that names no source, built in or installed, or no folder of photographs."""
    if value is None:
        return
    from postparade.dice.sources.registry import check_name

    try:
        check_name(value)
    except ConfigurationFault as fault:
        raise ValueError(f"{fault.sentence} {fault.remedy}") from fault


def _short(_type: object, value: str | None) -> None:
    if value is not None and not 1 <= len(value) <= 40:
        raise ValueError("A table's name has 1 to 40 letters")


def _track_driver(_type: object, value: str | None) -> None:
    """Refuse a ``--hardware`` that names no driver, built in or installed."""
    if value in (None, "simulated", "none"):
        return
    from postparade.track.drivers import check_name

    try:
        check_name(str(value))
    except ConfigurationFault as fault:
        raise ValueError(f"{fault.sentence} {fault.remedy} Or: simulated, none") from fault


def run(
    *,
    hardware: Annotated[str | None, Parameter(validator=_track_driver)] = None,
    dice: Annotated[str | None, Parameter(validator=_dice_source)] = None,
    data: Path | None = None,
    port: PortNumber | None = None,
    host: str | None = None,
    config: ConfigFile = None,
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
    demonstration: Annotated[bool, Parameter(name="--demonstration", negative="")] = False,
    join: str | None = None,
    table_name: Annotated[str | None, Parameter(validator=_short)] = None,
) -> int:
    """Run the table until it is stopped, and print the addresses of its pages.

    Parameters
    ----------
    hardware
        The track: simulated in the browser, none at all, or a driver, built in (pico, wled, spi, pwm) or installed;
        several joined with +, as in wled+pwm.
    dice
        Where rolls come from: camera, simulated, buttons, number-pad, smart (dice with Bluetooth), electronic, manual,
        camera:CAMERA for another camera than the configured one, or photos:DIR for a folder of pictures; several joined
        with +, as in camera+buttons.
    data
        The folder of this evening: journal, seats and settings that must survive.
    port
        The port of the pages.
    host
        The address to listen on.
    config
        A configuration file; without one, postparade.toml here if there is one, else the defaults.
    open_page
        Open the board in this machine's browser.
    demonstration
        Play to try things out: the pages say so, and what happens is kept in a folder that is gone when the table
        stops. The evening of the data folder is not touched; not with --data.
    join
        Take part in a race night: the link that its hub prints and the organiser's console shows, or the code alone
        where both are in one network.
    table_name
        What this table is called there; without it, as its machine.
    """
    keep_small()
    keep_prompt()
    from postparade.config import USUAL_FILE, load

    configuration = config or USUAL_FILE
    if demonstration:
        with tempfile.TemporaryDirectory(prefix="postparade-") as folder:
            settings = _with_options(load(config), Path(folder), port, host, join, table_name)
            _serve(settings, hardware, dice, configuration, open_page, demonstration=True)
        return 0
    settings = _with_options(load(config), data, port, host, join, table_name)
    with kept_for_owner():
        if _restored(Path(settings.table.data), configuration):
            settings = _with_options(load(config), data, port, host, join, table_name)
        _serve(settings, hardware, dice, configuration, open_page)
    return 0


def _restored(data: Path, configuration: Path) -> bool:
    """Put the copy in place that the host has chosen to restore; returns whether there was one."""
    from postparade.appliance import archive

    if not archive.is_confirmed(data):
        return False
    archive.put_in_place(data, configuration)
    return True


def _serve(
    settings: "Settings",
    hardware: str | None,
    dice: str | None,
    configuration: Path,
    open_page: bool,
    *,
    demonstration: bool = False,
) -> None:
    from postparade.cli.serving import serve
    from postparade.hardware_choice import HardwareChoice

    choice = HardwareChoice.chosen(settings, hardware, dice)
    asyncio.run(serve(settings, choice, configuration, open_page, demonstration=demonstration))


def _with_options(
    settings: "Settings", data: Path | None, port: int | None, host: str | None, join: str | None, name: str | None
) -> "Settings":
    table = settings.table if data is None else replace(settings.table, data=str(data))
    web = settings.web
    if port is not None:
        web = replace(web, port=port)
    if host is not None:
        web = replace(web, host=host)
    if settings.integrations.json_log:
        log_as_json()
    from postparade.hub.table_side.membership import parse_link

    hub = settings.hub
    if join is not None:
        parse_link(join)
        hub = replace(hub, link=join)
    if name is not None:
        hub = replace(hub, name=name)
    return replace(settings, table=table, web=web, hub=hub)
