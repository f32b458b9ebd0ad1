"""The machine that the table runs on, as its host may use it: settings, copies, update, Wi-Fi, log and power switch."""

import asyncio
import contextlib
import re
import threading
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

import msgspec

from postparade import __version__
from postparade.appliance import archive, settings_file
from postparade.appliance.commands import Answers, Command, CopyFrom, CopyTo, Country, Join, Keep, Order, What
from postparade.appliance.drives import Drives
from postparade.appliance.guest_wifi import invitation
from postparade.appliance.network_profile import Network
from postparade.appliance.service import Service
from postparade.appliance.settings import COUNTRY
from postparade.appliance.setup_questions import NEED_A_RESTART, TUNED, FormField, form, shown, value_of
from postparade.appliance.system_programs import OrderError
from postparade.appliance.wifi import Reception, Wifi
from postparade.config import USUAL_FILE, Settings, options
from postparade.core.clock import Clock, SystemClock
from postparade.core.faults import ConfigurationFault, DeviceFault, Fault, QuestionFault, as_json
from postparade.table.journal.backup import backup

NAME = "machine.name"
"""The setting that only a machine of the table's own can take."""
STALE = 20.0
"""Seconds after which the networks in reach are looked up again while somebody looks at them."""


class Appliance:
    """Implements ``MachinePort`` and ``HostToolPort`` of the pages: ``data`` is the folder of the evening,
    ``configuration`` the file that settings are kept in. All work is done in threads and processes, so that the table
    goes on; what takes seconds continues even if the page that asked for it is closed."""

    def __init__(
        self,
        settings: Settings,
        data: Path,
        configuration: Path | None = None,
        *,
        service: Service | None = None,
        drives: Drives | None = None,
        wifi: Wifi | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._settings = settings
        self._data = data
        self._configuration = (configuration or USUAL_FILE).absolute()
        self._service = service or Service()
        self._drives = drives or Drives()
        self._wifi = wifi or Wifi()
        self._clock = clock or SystemClock()
        self._restart: Callable[[], object] | None = None
        self._journal_copies: Callable[[], Awaitable[None]] = _nothing
        self._lock = threading.Lock()
        self._workers = ThreadPoolExecutor(1, "appliance")
        self._reception: Reception | None = None
        self._looked = float("-inf")
        self._doing = ""
        self._tuned: dict[str, object] = {}
        self._failed: Fault | None = None

    def attach_restart(self, restart: Callable[[], object]) -> None:
        """Take ``restart``, which ends the table so that its service restarts it; it may be called from any thread."""
        self._restart = restart

    def attach_copies(self, journal_copies: Callable[[], Awaitable[None]]) -> None:
        """Take ``journal_copies``, which returns when the copies that were taken are entries of the journal."""
        self._journal_copies = journal_copies

    def close(self) -> None:
        """Begin nothing more."""
        self._workers.shutdown(wait=False, cancel_futures=True)

    # ---- MachinePort

    @property
    def can_switch(self) -> bool:
        """Whether the host may switch this machine off."""
        return self._service.is_machine

    async def evening(self) -> tuple[str, bytes]:
        """Name and bytes of a copy of the journal, as far as nothing in it is hidden. Raises ``JournalFault``."""

        def copied() -> tuple[str, bytes]:
            with TemporaryDirectory() as folder:
                copy = backup(self._data, Path(folder), "console")
                return copy.name, copy.read_bytes()

        copy = await asyncio.to_thread(copied)
        await self._journal_copies()
        return copy

    async def copy(self) -> tuple[str, bytes]:
        """Name and bytes of a copy of evening, settings and calibrations. Raises ``JournalFault``."""
        copy = await asyncio.to_thread(archive.pack, self._data, self._configuration, "console")
        await self._journal_copies()
        return copy

    async def restore(self, source: IO[bytes]) -> None:
        """Check the copy in ``source`` and keep it until the host confirms it. Raises ``ConfigurationFault``."""
        await asyncio.to_thread(self._stage, source)

    async def report(self) -> bytes:
        """What ``postparade doctor --bundle`` packs, as ``.tar.gz``."""

        def packed() -> bytes:
            # Imported on demand: the checks import every room.
            from postparade.doctor.bundle import pack
            from postparade.doctor.examination import examine
            from postparade.doctor.finding import Machine

            return pack(list(examine(Machine(table_runs=True), self._settings)), self._settings)

        return await asyncio.to_thread(packed)

    async def log(self) -> str:
        """The last lines of the table's log, without secrets; empty where it keeps none. Raises ``DeviceFault``."""
        return await asyncio.to_thread(self._service.log)

    async def switch(self, order: str) -> None:
        """Switch the machine ``off``, or ``restart`` it. Raises ``DeviceFault`` (``machine_not_switched``) where that
        is not allowed or does not work."""
        await asyncio.to_thread(self._service.switch, order)

    # ---- HostToolPort, for the host's page

    def status(self) -> dict[str, Any]:
        """The state of everything on the host's page, as JSON values."""
        waits = archive.waiting(self._data)
        update = self._service.update()
        return {
            "appliance": self._service.is_machine,
            "can_restart": self._can_restart,
            "version": __version__,
            "settings": self._settings_told(),
            "waits": None if waits is None else {**msgspec.to_builtins(waits[0]), "confirmed": waits[1]},
            "drives": msgspec.to_builtins(self._drives.here()),
            "update": {"can": self._service.is_machine, **msgspec.to_builtins(update)},
            "wifi": self._wifi_told(),
        }

    @property
    def _can_restart(self) -> bool:
        return self._restart is not None and self._service.is_machine

    def _settings_told(self) -> dict[str, object]:
        running = options(self._settings) | self._tuned
        try:
            kept, fault = settings_file.settings_of(self._configuration), None
        except ConfigurationFault as wrong:
            kept, fault = running, wrong
        fields = [{**msgspec.to_builtins(field), "value": shown(field, kept)} for field in self._form()]
        changed = {field["key"] for field in fields if kept[field["key"]] != running[field["key"]]}
        return {
            "file": str(self._configuration),
            "written": self._configuration.is_file(),
            "fault": None if fault is None else as_json(fault),
            "asked": fields,
            "pending": bool(changed & NEED_A_RESTART),
        }

    def _form(self) -> list[FormField]:
        """What is asked about this table."""
        return [field for field in form() if field.key != NAME or self._service.is_machine]

    def _wifi_told(self) -> dict[str, object] | None:
        """None where the table has no say over the Wi-Fi."""
        if not self._service.is_machine:
            return None
        device = self._wifi.device()
        off = device is None and self._wifi.is_off()
        if device is None and not off:
            return {"device": None}
        with self._lock:
            stale = self._clock.now() - self._looked > STALE
            if device is not None and stale and not self._doing:
                self._begin("look", lambda: self._look(device, anew=False))
            told = None if self._reception is None else msgspec.to_builtins(self._reception)
            failed = None if self._failed is None else as_json(self._failed)
            doing = "" if self._doing == "look" and told is not None else self._doing
            country = self._wifi.country()  # after what is done, which may take it back
            state = {"device": device, "off": off, "country": country}
            return {"doing": doing, "fault": failed, "reception": told, **state}

    def command(self, command: dict[str, Any]) -> None:
        """Carry out a command of the host. Raises :class:`~postparade.core.faults.Fault`; then nothing has changed."""
        try:
            wanted = msgspec.convert(command, Command)
        except msgspec.ValidationError as error:
            raise ConfigurationFault("bad_request", why=str(error).replace("`", "")) from error
        match wanted:
            case Answers(answers=answers):
                known = {field.key: field for field in self._form()}
                _check_known(answers, known)
                kept = settings_file.settings_of(self._configuration)
                self._write({key: value_of(known[key], value, kept[key]) for key, value in answers.items()})
                if answers.get(NAME, kept[NAME]) != kept[NAME]:
                    self._name_machine(kept[NAME])
            case Keep(answers=answers):
                _check_known(answers, TUNED)
                self._write(answers)
                self._tuned |= answers
            case CopyTo(drive=drive):
                self._drives.write(drive, *archive.pack(self._data, self._configuration, "drive"))
            case CopyFrom(drive=drive, name=name):
                path = self._drives.file(drive, name)
                try:
                    with path.open("rb") as source:
                        self._stage(source)
                except OSError as error:
                    raise DeviceFault("drive_failed", drive=drive, why=error) from error
            case Join(name=name, password=password, own=own):
                self._connect(name, password, own)
            case Country(country=country):
                self._set_country(country.strip().upper())
            case Order(what=what):
                self._carry_out(what)

    def _carry_out(self, what: What) -> None:
        match what:
            case "confirm":
                archive.confirm(self._data)
                if self._can_restart:
                    self._start_anew()
            case "discard":
                archive.discard(self._data)
            case "table":
                self._start_anew()
            case "update":
                self._service.start_update()
            case "scan":
                self._with_device("scan", lambda device: self._look(device, anew=True))

    def _start_anew(self) -> None:
        if not self._can_restart or self._restart is None:
            raise DeviceFault("table_not_restarted")
        self._restart()

    def _stage(self, source: IO[bytes]) -> None:
        archive.stage(self._data, source, self._configuration)

    def _write(self, given: dict[str, object]) -> None:
        """Write settings into the configuration, if a table could be run with them."""
        # Imported on demand: the checks import every room.
        from postparade.doctor.checks.configuration import faults_of

        with self._lock:
            path = self._configuration
            settled = settings_file.settings_of(path)
            # A table that was started with options keeps the folder and port that it runs with.
            if not path.is_file():
                settled |= {key: options(self._settings)[key] for key in ("table.data", "web.port")}
            new = settings_file.decoded(path, settings_file.with_answers(path, given, settled | given))
            before = {str(fault) for fault in faults_of(self._settings)}
            for fault in faults_of(new):
                if str(fault) not in before:
                    raise fault
            try:
                settings_file.write_answers(path, given, settled | given)
            except QuestionFault as fault:
                raise ConfigurationFault("settings_unwritable", path=path, why=fault.details["why"]) from fault

    def _connect(self, name: str, password: str, own: bool) -> None:
        def joined(device: str) -> None:
            before = self._wifi.reception(device).own if own else None
            (self._wifi.open_own if own else self._wifi.join)(device, name, password)
            self._invite(Network(name, password, own), before or "")
            self._look(device, anew=False)
            if self._wifi.forgets():
                raise DeviceFault("wifi_not_kept")

        Network(name, password, own).check()
        if own and not self._wifi.country():
            raise DeviceFault("wifi_without_country")
        self._with_device("own" if own else "join", joined)

    def _invite(self, network: Network, before: str) -> None:
        """Show guests the code for the table's own Wi-Fi, from the next start of the table on."""
        settled = settings_file.settings_of(self._configuration)
        if given := invitation(settled, network, before):
            self._write(given)

    def _name_machine(self, before: object) -> None:
        """Let the machine take its new name from the configuration; where it does not, that has ``before`` again."""
        if not self._service.is_machine:
            return
        try:
            self._service.apply_settings()
        except OrderError as failed:
            self._write({NAME: before})
            raise DeviceFault("machine_not_named", why=str(failed)) from failed

    def _set_country(self, country: str) -> None:
        """Keep the country in the configuration, and let the machine give it to its radio."""
        if not re.fullmatch(COUNTRY, country):
            raise DeviceFault("wifi_country_unfit", country=country[:20])
        if not self._service.is_machine or (self._wifi.device() is None and not self._wifi.is_off()):
            raise DeviceFault("no_wifi")

        before = self._settings.wifi.country

        def taken() -> None:
            try:
                self._service.apply_settings()
            except OrderError as failed:
                self._write({"wifi.country": before})
                raise DeviceFault("wifi_country_not_set", country=country, why=str(failed)) from failed

        with self._lock:
            if self._doing not in ("", "look"):
                raise DeviceFault("wifi_busy")
        self._write({"wifi.country": country})
        with self._lock:
            self._begin("country", taken)

    def _look(self, device: str, *, anew: bool) -> None:
        seen = self._wifi.reception(device, anew=anew)
        with self._lock:
            self._reception, self._looked = seen, self._clock.now()

    def _with_device(self, doing: str, work: Callable[[str], None]) -> None:
        """Start ``work`` on the Wi-Fi; :meth:`status` says how it went."""
        device = self._wifi.device() if self._service.is_machine else None
        if device is None:
            raise DeviceFault("no_wifi")
        with self._lock:
            if self._doing not in ("", "look"):
                raise DeviceFault("wifi_busy")
            self._begin(doing, lambda: work(device))

    def _begin(self, doing: str, work: Callable[[], None]) -> None:
        self._doing = doing

        def done() -> None:
            failed = None
            try:
                work()
            except Fault as fault:
                failed = fault
            with self._lock:
                if doing != "look" or failed is not None:
                    self._failed = failed
                if self._doing == doing:
                    self._doing = ""
                self._looked = self._clock.now()

        with contextlib.suppress(RuntimeError):  # the table is being closed
            self._workers.submit(done)


async def _nothing() -> None:
    """The commands of a table that is not attached: there is no journal."""


def _check_known(answers: dict[str, object], known: Collection[str]) -> None:
    """Check that all are settings that may be changed. Raises ``ConfigurationFault`` (``bad_request``)."""
    if unknown := sorted(answers.keys() - set(known)):
        raise ConfigurationFault("bad_request", why=f"the console has no setting {unknown[0][:40]}")
