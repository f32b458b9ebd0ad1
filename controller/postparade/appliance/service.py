"""The table as a service of its machine: its log, its update, and switching the machine off. ``systemctl`` carries them
out; the installer adds the rule that lets the table's user ask for these and nothing else."""

import os
from pathlib import Path

from postparade.appliance.last_update import RECORD, Update, last_ending
from postparade.appliance.system_programs import OrderError, order
from postparade.core.faults import DeviceFault, Phrase
from postparade.doctor.bundle import redacted

APPLIANCE = "POSTPARADE_APPLIANCE"
"""Set by the service where the machine is there for the table alone: its host may switch it off, update it, and so
on."""
ORDERS = {"off": "poweroff", "restart": "reboot"}
UPDATE = "postparade-update.service"
SETTINGS = "postparade-settings.service"
UPDATE_SAYS = Path("/run/postparade-update.log")
"""What the last update printed; the system writes it, the table can only read it."""
LOG_LINES = 300


class Service:
    """Controls the service and the machine through the programs ``systemctl`` and ``journalctl``."""

    def __init__(
        self,
        systemctl: str = "systemctl",
        journalctl: str = "journalctl",
        update_says: Path = UPDATE_SAYS,
        update_record: Path = RECORD,
    ) -> None:
        self._systemctl = systemctl
        self._journalctl = journalctl
        self._update_says = update_says
        self._update_record = update_record

    @property
    def is_machine(self) -> bool:
        """Whether this machine is there for the table alone."""
        return bool(os.environ.get(APPLIANCE))

    def switch(self, what: str) -> None:
        """Switch the machine ``off``, or ``restart`` it. Raises ``DeviceFault`` (``machine_not_switched``)."""
        if not self.is_machine or what not in ORDERS:
            raise DeviceFault("machine_not_switched", why=Phrase("shared_machine"))
        try:
            order(self._systemctl, ORDERS[what])
        except OrderError as failed:
            raise DeviceFault("machine_not_switched", why=str(failed)) from failed

    def start_update(self) -> None:
        """Install the newest signed release beside the running table, which is restarted if there is one. Raises
        ``DeviceFault`` (``update_not_started``)."""
        if not self.is_machine:
            raise DeviceFault("update_not_started", why=Phrase("shared_machine"))
        try:
            order(self._systemctl, "start", "--no-block", UPDATE)
        except OrderError as failed:
            raise DeviceFault("update_not_started", why=str(failed)) from failed

    def apply_settings(self) -> None:
        """Let the machine take what its settings say of itself, such as the country of its radio. Raises
        ``OrderError``."""
        order(self._systemctl, "start", SETTINGS, patience=90.0)

    def update(self) -> Update:
        """How the last update went."""
        if not self.is_machine:
            return Update("none")
        try:
            told = order(self._systemctl, "show", UPDATE, "--property=ActiveState,Result")
        except OrderError:
            return Update("none")
        facts = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
        says, last = self._last_line(), last_ending(self._update_record)
        if facts.get("ActiveState") in ("activating", "active", "reloading"):
            return Update("running", says, last)
        if facts.get("Result") != "success" and (last is None or last.outcome in ("came", "newest")):
            return Update("failed", says, last)
        return Update("none" if last is None else "done", says, last)

    def _last_line(self) -> str:
        try:
            lines = self._update_says.read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError:
            return ""
        return next((line.strip()[:200] for line in reversed(lines) if line.strip()), "")

    def log(self, lines: int = LOG_LINES) -> str:
        """The last lines of the table's log without PINs, codes and addresses; empty where no service runs. Raises
        ``DeviceFault`` (``log_unreadable``)."""
        if not self.is_machine:
            return ""
        words = ("--unit=postparade", f"--lines={lines}", "--no-pager", "--output=short-iso", "--quiet")
        try:
            return redacted(order(self._journalctl, *words))
        except OrderError as failed:
            raise DeviceFault("log_unreadable", why=str(failed)) from failed
