"""The emulated machine of the trials: what it is made of, and how long a trial waits for it."""

import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from updater import releases

EMULATOR = Path(__file__).resolve().parents[2] / "hardware/emulator"
LONGEST = 2048
"""Bytes that a kernel for a PC or a 64-bit ARM takes as its command line; it cuts off the rest in silence."""


@pytest.fixture
def emulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of hardware/emulator find each other beside them."""
    monkeypatch.syspath_prepend(EMULATOR)
    for name in ("boot", "card", "computer", "host", "machine", "proofs", "record", "screen_proofs", "screens"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize("architecture", ["amd64", "arm64"])
def test_a_watchdog_may_reset_the_machine(emulator: None, architecture: str) -> None:
    from computer import processor  # type: ignore[import-not-found] # a script's neighbour

    words = " ".join(processor(architecture))
    assert "-action watchdog=reset" in words
    has_one = {"amd64": "-global ICH9-LPC.noreboot=off", "arm64": "-device i6300esb"}
    assert has_one[architecture] in words


def test_the_emulated_machine_is_called_a_pi_and_stays_what_it_is(emulator: None, tmp_path: Path) -> None:
    for program in ("qemu-system-aarch64", "fdtput"):
        if shutil.which(program) is None:
            pytest.skip(f"needs {program}: sudo apt-get install qemu-system-arm device-tree-compiler")
    from computer import tree_of_a_pi

    file = tmp_path / "pi.dtb"
    assert tree_of_a_pi(file) == ["-dtb", str(file)]

    def told(*words: str) -> str:
        return subprocess.run(["fdtget", *words], capture_output=True, text=True, check=True).stdout

    assert told(str(file), "/", "model") == "Raspberry Pi 4 Model B Rev 1.5\n"
    assert told(str(file), "/", "compatible").split() == ["raspberrypi,4-model-b", "brcm,bcm2711", "linux,dummy-virt"]
    assert {"psci", "pl011@9000000", "pcie@10000000"} <= set(told("-l", str(file), "/").split())


def test_nothing_is_begun_in_the_background_of_the_trials_own_shell() -> None:
    """It would end with that shell, which ends whenever nobody listens to it."""
    scripts = [*EMULATOR.glob("*.py"), *(EMULATOR / "guest").glob("*.*")]
    assert len(scripts) > 8
    for script in scripts:
        found = re.findall(r"""(?<![&>])&\s*["'\n].*""", script.read_text(encoding="utf-8"))
        assert found == [], script.name


@pytest.mark.parametrize("architecture", ["amd64", "arm64"])
@pytest.mark.parametrize("screen", [True, False])
def test_the_kernel_reads_all_that_it_is_told(emulator: None, screen: bool, architecture: str) -> None:
    from boot import READ_ONLY  # type: ignore[import-not-found]
    from computer import credentials, loaded

    words = loaded(architecture, (Path("kernel"), Path("initrd")), READ_ONLY, credentials(screen=screen))
    assert len(words[-1]) < LONGEST
    assert ("postparade-kiosk" in words[-1]) != screen


def test_a_loaded_machine_is_waited_for_as_long_as_one_is_told_to(
    emulator: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSTPARADE_PATIENCE", "4")
    import machine  # type: ignore[import-not-found]

    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    class Running(machine.Machine):  # type: ignore[misc] # a script's neighbour
        """A process of this machine in place of an emulator."""

        def __init__(self) -> None:
            self.process: Any = type("Process", (), {"pid": os.getpid()})

    patience = Running().patience(10)
    now[0] += 39
    assert not patience.is_over()
    now[0] += 2
    assert patience.is_over()


def test_a_machine_that_was_kept_goes_on_with_the_card_of_then(emulator: None, tmp_path: Path) -> None:
    import card  # type: ignore[import-not-found]

    asked: list[dict[str, Any]] = []
    gone_on: list[bool] = []
    one = card.Card.__new__(card.Card)
    one.architecture, one.work, one.kernel, one.starts = "amd64", tmp_path, ("kernel", "initrd"), 1
    one.file = tmp_path / "card.img"
    one._state, one._kept, one._variables = tmp_path / "state", tmp_path / "kept.img", tmp_path / "kept.fd"
    one.file.write_bytes(b"as it was")

    class Machine:
        """Keeps nothing in mind."""

        folder = tmp_path / "start-1"

        def __init__(self, *_: object, **given: Any) -> None:
            asked.append(given)

        def keep(self, state: Path) -> None:
            state.write_bytes(b"")

        def go_on(self) -> None:
            gone_on.append(True)

    card.Machine = Machine
    Machine.folder.mkdir()
    (Machine.folder / "uefi-variables.fd").write_bytes(b"boot order")
    one.keep(Machine())
    one.file.write_bytes(b"something else")
    one.go_on()
    assert one.file.read_bytes() == b"as it was"
    assert asked[-1]["kernel"] is None, "it was started by its firmware: the emulated parts have to be the same"
    assert asked[-1]["state"] == tmp_path / "state"
    assert gone_on
    assert (tmp_path / "start-2/uefi-variables.fd").read_bytes() == b"boot order"


class Updating:
    """A machine whose update goes on as ``looks`` says: state, time of a processor, last words. Its patience runs out
    the third time that it is asked without anything new, and ``record`` is what the update has put down in the end."""

    def __init__(self, looks: list[tuple[str, str, str]], record: str = "{}") -> None:
        self._looks, self._record, self._asked = looks, record, 0

    def run(self, script: str, *_: object, **__: object) -> str:
        if "systemctl show" in script:
            state, used, said = self._looks.pop(0) if len(self._looks) > 1 else self._looks[0]
            return f"CPUUsageNSec={used}\nActiveState={state}\nsaid={said}"
        return self._record if "last-update.json" in script else f"what {script.split(maxsplit=1)[0]} shows"

    def wait(self, true: Callable[[], object], what: str, *_: object) -> Any:
        assert true(), what

    def patience(self, _: float) -> "Updating":
        self._asked = 0
        return self

    def is_over(self) -> bool:
        self._asked += 1
        return self._asked > 2


BEGINS = ("activating", "1", "looking for releases")
UNREACHABLE = '{"outcome": "failed", "why": "unreachable"}'
CAME = '{"to": "8.0.0", "outcome": "came"}'


@pytest.fixture
def proofs(emulator: None, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The trials, with nothing to wait for between two looks."""
    monkeypatch.delitem(sys.modules, "qr", raising=False)
    monkeypatch.delitem(sys.modules, "proofs", raising=False)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    return importlib.import_module("proofs")


def test_an_update_is_waited_for_as_long_as_it_works(proofs: ModuleType) -> None:
    """However long: it has the hour of its unit, by the clock of a machine that goes slowly."""
    works = [("activating", str(number), "setting up 8.0.0") for number in range(2, 500)]
    proof = proofs.Proof("an update")
    assert proofs.update_ends(Updating([BEGINS, *works, ("inactive", "500", "came")], CAME), proof, "8.0.0")
    assert [line.split(" s: ")[1] for line in proof.seen[:-1]] == ["setting up 8.0.0"]


def test_an_update_that_stands_still_is_not_waited_for(proofs: ModuleType) -> None:
    stands = Updating([BEGINS, ("activating", "2", "setting up 8.0.0")])
    with pytest.raises(proofs.TrialError, match="has done nothing for 300 s of its own time: what systemctl shows"):
        proofs.update_ends(stands, proofs.Proof("an update"), "8.0.0")


@pytest.mark.parametrize(
    "record",
    ["{}", '{"outcome": "failed", "why": "unreachable"}', CAME.replace("8", "7"), CAME.replace("came", "begun")],
)
def test_an_update_that_ends_without_a_word_about_it_is_not_waited_for(proofs: ModuleType, record: str) -> None:
    over = Updating([BEGINS, ("failed", "2", "unreachable")], record)
    with pytest.raises(proofs.TrialError, match=r"the update is over \(failed\) and says .*what cat shows"):
        proofs.update_ends(over, proofs.Proof("an update"), "8.0.0")


@pytest.mark.parametrize("broken", ["", "broken"])
def test_the_updater_takes_the_release_of_the_trial(tmp_path: Path, broken: str) -> None:
    """Real git and signatures; only the folders are others than on the machine."""
    version_file = tmp_path / "clone" / releases.VERSION_FILE
    version_file.parent.mkdir(parents=True)
    version_file.write_text('"""A table."""\n\n__version__ = "0.2.0"\n')
    who = ("-c", "user.name=Somebody", "-c", "user.email=somebody@localhost")
    for words in (("init", "-q", "-b", "main"), ("add", "."), (*who, "commit", "-q", "-m", "0.2.0")):
        subprocess.run(["git", "-C", tmp_path / "clone", *words], check=True)
    machine = tmp_path / "machine"
    repository = machine / "opt/postparade-versions/source.git"
    head = subprocess.check_output(["git", "-C", tmp_path / "clone", "rev-parse", "HEAD"], text=True)
    for folder in ("opt/postparade", "data", "etc", "tools"):
        (machine / folder).mkdir(parents=True)
    (machine / "opt/postparade/.commit").write_text(head)
    (machine / "tools/systemctl").write_text("#!/bin/sh\n")
    (machine / "tools/systemctl").chmod(0o755)
    subprocess.run(["git", "init", "-q", "--bare", repository], check=True)
    fetched = ("fetch", "-q", "--depth=1", f"file://{tmp_path}/clone", "HEAD")
    subprocess.run(["git", f"--git-dir={repository}", *fetched], check=True)
    subprocess.run(["git", f"--git-dir={repository}", "remote", "add", "origin", "nowhere"], check=True)
    script = re.sub(r"(?<=[ =/<>])/(?=(data|etc|opt)/)", f"{machine}/", (EMULATOR / "guest/releases.sh").read_text())
    path = f"{machine}/tools:{os.environ['PATH']}"
    subprocess.run(["bash", "-c", script, "sh", "8.0.0", broken], check=True, env=os.environ | {"PATH": path})
    releases.fetch(repository)
    assert [str(one) for one in releases.offered(repository, "stable")] == ["8.0.0"]
    release = releases.verified(repository, releases.Version(8, 0, 0), machine / "etc/postparade/allowed_signers")
    told = releases.git(repository, "cat-file", "blob", f"{release.commit}:{releases.VERSION_FILE}").decode()
    assert ("raise SystemExit" in told) == bool(broken)
    assert release.news == "News of 8.0.0"
