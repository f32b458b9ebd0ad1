"""An installed table in a folder, and the repository that its releases come from: real git, real keys and signatures,
the real installer and updater, and a table that is a process of its own. Only the programs that would change this very
system are stand-ins."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.free_port import free_port

REPOSITORY = Path(__file__).resolve().parents[2]
HARDWARE = REPOSITORY / "hardware"
PARTS = ("install", "update", "updater", "services")
MAKEFILE = """.venv/.run: requirements.lock
\t@! grep -q impossible requirements.lock
\t@mkdir -p .venv/bin; cp program .venv/bin/postparade; touch .venv/.run
"""
PROGRAM = f"""#!{sys.executable}
import http.server, json, pathlib, shutil, sys, threading, os
here = pathlib.Path(__file__).resolve().parents[2]
version = (here / "controller/postparade/__init__.py").read_text().split('"')[-2]
does = (here / "does").read_text().strip()
match sys.argv[1:]:
    case ["--version"]:
        print(version)
    case ["init", file, *_]:
        pathlib.Path(file).write_text("")
    case ["config", "check", *_]:
        pass
    case ["journal", "backup", data]:
        folder = pathlib.Path(data, "backups")
        folder.mkdir(exist_ok=True)
        shutil.copy(pathlib.Path(data, "journal.sqlite"), folder / f"copy-of-{{version}}")
    case ["run", "--config", _]:
        if does == "not start":
            sys.exit("no")
        class Health(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                told = "9.9.9" if does == "tell another version" else version
                self.send_response(503 if does == "not get well" else 200)
                self.end_headers()
                self.wfile.write(json.dumps({{"ready": does != "not get well", "version": told}}).encode())
                if does == "die soon":
                    os._exit(1)
            def log_message(self, *_):
                pass
        http.server.HTTPServer.allow_reuse_address = True
        http.server.HTTPServer(("127.0.0.1", int(os.environ["PORT"])), Health).serve_forever()
"""
SYSTEMCTL = """echo "$*" >>"$SAID"
[ "$1" = restart ] || exit 0
if [ -s "$ROOT/pid" ]; then
    old=$(cat "$ROOT/pid")
    kill -9 "$old" 2>/dev/null
    # Until it is gone it holds the port, and would be taken for the new one.
    while [ -n "$(ls "/proc/$old/fd" 2>/dev/null)" ]; do sleep 0.02; done
fi
setsid "$ROOT/opt/postparade/.venv/bin/postparade" run --config "$ROOT/data/postparade/postparade.toml" \\
    >>"$ROOT/log" 2>&1 </dev/null &
pid=$!
echo $pid >"$ROOT/pid"
tries=300
until ss -Hltn "sport = :$PORT" 2>/dev/null | grep -q . || python3 -c 'import socket, sys
socket.create_connection(("127.0.0.1", int(sys.argv[1])), 1).close()' "$PORT" 2>/dev/null; do
    kill -0 $pid 2>/dev/null || exit 1
    tries=$((tries - 1)); [ $tries -gt 0 ] || exit 1
    sleep 0.1
done
"""
STAND_INS = {
    "systemctl": SYSTEMCTL,
    "runuser": 'echo "$2" >"$SAID.user"; shift 3; exec "$@"',
    **dict.fromkeys(("udevadm", "getent", "find", "apt-get", "groupadd", "useradd"), "exit 0"),
    # It waits for whatever else this machine is writing.
    "sync": "exit 0",
    "dpkg-query": "echo ok installed",
    "id": "echo 0",
}
"""What would change this very system, or needs a system that has a table."""


class Machine:
    """The table is installed in version ``0.2.0`` and runs; ``said`` has what systemctl was told."""

    def __init__(self, folder: Path, *, real: bool = False) -> None:
        """A ``real`` one runs the program of this repository."""
        self.folder, self.root, self.source = folder, folder / "root", folder / "source"
        self.said = folder / "said"
        self.real = real
        self.port = free_port()
        self.versions = self.root / "opt/postparade-versions"
        self.program = self.root / "opt/postparade"
        self.data = self.root / "data/postparade"
        self.units = self.root / "etc/systemd/system"
        self._tools = folder / "tools"
        for place in (self._tools, self.versions, self.data, self.units, self.root / "run/systemd/system"):
            place.mkdir(parents=True)
        for name, does in STAND_INS.items():
            (self._tools / name).write_text(f"#!/bin/sh\n{does}\n")
            (self._tools / name).chmod(0o755)
        self.key = self.new_key("project")
        self.git("init", "-q", "-b", "main", str(self.source))
        (self.source / "hardware").mkdir()
        for part in PARTS:
            self._copy(HARDWARE / part, self.source / "hardware" / part)
        self.trust(self.key)
        if real:
            self._copy(REPOSITORY / "controller", self.source / "controller")
            for part in ("sounds", "firmware"):
                (self.source / part).symlink_to(REPOSITORY / part)
            program = '#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")/../..\nPYTHONPATH=$here/controller exec '
            program += f'{sys.executable} -m postparade "$@"\n'
        else:
            program = PROGRAM
        (self.source / "controller/postparade").mkdir(parents=True, exist_ok=True)
        (self.source / "Makefile").write_text(MAKEFILE)
        (self.source / "program").write_text(program)
        (self.source / "program").chmod(0o755)
        (self.source / "does").write_text("well\n")
        (self.source / "requirements.lock").write_text("one\n")
        self.configure()
        if not real:
            (self.data / "journal.sqlite").write_text("the evening")
        self.commit("0.2.0")
        done = self.install()
        assert done.returncode == 0, done.stdout + done.stderr

    def _copy(self, source: Path, target: Path) -> None:
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)

    def install(self, *options: str) -> subprocess.CompletedProcess[str]:
        """Run the installer from the clone of a user."""
        clone = self.folder / "clone"
        shutil.rmtree(clone, ignore_errors=True)
        self.git("clone", "-q", str(self.source), str(clone))
        return self.run(clone / "hardware/install", *options)

    def configure(self, channel: str = "") -> None:
        lines = ["[web]", f"port = {self.port}", 'host = "127.0.0.1"', "[table]", f'data = "{self.data}"']
        lines += ["[announcer]", "enabled = false"] if self.real else []
        lines += ["[updates]", f'channel = "{channel}"'] if channel else []
        (self.data / "postparade.toml").write_text("\n".join(lines) + "\n")

    @property
    def environment(self) -> dict[str, str]:
        own = {"PATH": f"{self._tools}:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(self.folder), "ROOT": str(self.root)}
        return own | {"SAID": str(self.said), "PORT": str(self.port), "PYTHONWARNINGS": "ignore"}

    def run(self, *words: str | Path, check: bool = False) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            list(map(str, words)), env=self.environment, capture_output=True, text=True, timeout=120, check=check
        )

    def git(self, *words: str) -> str:
        named = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "gpg.format=ssh"]
        variables = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "GIT_CONFIG_NOSYSTEM": "1"}
        done = subprocess.run(["git", *named, *words], env=variables, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    # ---- what the project does

    def new_key(self, name: str) -> Path:
        key = self.folder / name
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", key], check=True)
        return key

    def trust(self, *keys: Path) -> None:
        """The repository's next version trusts ``keys``."""
        lines = [f'release namespaces="git" {key.with_suffix(".pub").read_text()}' for key in keys]
        (self.source / "hardware/allowed_signers").write_text("# keys\n" + "".join(lines))

    def commit(self, version: str, does: str = "well", lock: str = "one") -> str:
        """A new commit in which the program is ``version``."""
        told = self.source / "controller/postparade/__init__.py"
        told.write_text(f'"""A table."""\n\n__version__ = "{version}"\n')
        (self.source / "does").write_text(f"{does}\n")
        (self.source / "requirements.lock").write_text(f"{lock}\n")
        self.git("-C", str(self.source), "add", "-A")
        self.git("-C", str(self.source), "commit", "-q", "--allow-empty", "-m", version)
        return self.git("-C", str(self.source), "rev-parse", "HEAD")

    def tag(self, version: str, *, key: Path | None = None, sign: bool = True) -> None:
        words = ["-c", f"user.signingkey={key or self.key}", "tag", "-f", "-s" if sign else "-a", f"v{version}"]
        self.git("-C", str(self.source), *words, "-m", f"News of {version}\n\n* Faster horses")

    def release(self, version: str, does: str = "well", lock: str = "one", *, key: Path | None = None) -> None:
        self.commit(version, does, lock)
        self.tag(version, key=key)

    # ---- what the machine does

    def update(self, *words: str, patience: float = 3) -> subprocess.CompletedProcess[str]:
        command = [str(self.program / "hardware/update"), f"--root={self.root}", f"--patience={patience}", *words]
        return self.run(*command)

    def settle(self, patience: float = 3) -> subprocess.CompletedProcess[str]:
        command = self.versions / "settled/hardware/update"
        return self.run(command, "--settle", f"--root={self.root}", f"--patience={patience}")

    def restart(self) -> int:
        """What happens to the table when the machine starts."""
        return self.run(self._tools / "systemctl", "restart", "postparade.service").returncode

    def kill(self) -> None:
        file = self.root / "pid"
        if file.exists():
            process = int(file.read_text())
            with contextlib.suppress(OSError):
                os.kill(process, signal.SIGKILL)
                while any(Path(f"/proc/{process}/fd").iterdir()):
                    time.sleep(0.01)
            file.unlink()

    @property
    def told(self) -> dict[str, Any]:
        """What the table can tell the host of the last update."""
        found: dict[str, Any] = json.loads((self.versions / "last-update.json").read_text())
        return found

    @property
    def installed(self) -> str:
        return (self.program / "controller/postparade/__init__.py").read_text().split('"')[-2]

    @property
    def settled(self) -> bool:
        return (self.versions / "settled").resolve() == self.program.resolve()

    @property
    def answers(self) -> str:
        """The version that the running table tells."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5) as answer:
            return str(json.load(answer)["version"])


class SavedMachine:
    """A machine on which version ``0.2.0`` runs. It is installed once, and put back as it was before each use: at the
    same place, as its links and units name it."""

    def __init__(self, folder: Path) -> None:
        self._copy = folder / "copy"
        self.machine = Machine(folder / "machine")
        self.machine.kill()
        shutil.copytree(self.machine.folder, self._copy, symlinks=True)

    def restored(self) -> Machine:
        """The machine as it was installed, with the table running."""
        self.machine.kill()
        shutil.rmtree(self.machine.folder)
        shutil.copytree(self._copy, self.machine.folder, symlinks=True)
        assert self.machine.restart() == 0
        return self.machine
