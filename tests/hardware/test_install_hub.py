"""The installer's hub of a race night: Debian's broker, a service of its own, and nothing left behind."""

import os
import re
import shlex
from pathlib import Path

import pytest

from postparade.cli.main import app
from tests.hardware.test_install_networks import INSTALL, Machine

UNIT = INSTALL.with_name("services") / "postparade-hub.service"
WANTS = "etc/systemd/system/multi-user.target.wants"
LOOK = "hub_is_there && echo there || echo missing"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_broker_is_installed_only_with_the_hub(machine: Machine) -> None:
    without, with_hub = (machine.run(f"target=pc; {hub}wanted").stdout.split() for hub in ("", "hub=yes; "))
    assert set(with_hub) - set(without) == {"mosquitto"}
    assert "mosquitto" in machine.run("target=pc; hub=yes; absent() { wanted; }; absent").stdout


def test_the_service_is_put_in_place_once_and_debians_own_broker_is_not_started(machine: Machine) -> None:
    wants = machine.root / WANTS
    wants.mkdir(parents=True)
    (wants / "mosquitto.service").symlink_to("/lib/systemd/system/mosquitto.service")
    assert machine.run(LOOK).stdout == "missing\n"
    for _ in range(2):
        done = machine.run(f"install_hub && {LOOK}")
        assert (done.returncode, done.stdout, done.stderr) == (0, "there\n", "")
        assert {path.name for path in wants.iterdir()} == {"postparade-hub.service"}
        assert (wants / "postparade-hub.service").resolve() == machine.program / "hardware/services" / UNIT.name
    # The package brings its own back with an update.
    (wants / "mosquitto.service").symlink_to("/lib/systemd/system/mosquitto.service")
    assert machine.run(LOOK).stdout == "missing\n"
    assert machine.run(f"install_hub && {LOOK}").stdout == "there\n"


def test_an_update_keeps_it_and_what_it_needs(machine: Machine) -> None:
    done = machine.run("install_hub && install_console && console_files | cut -d' ' -f1")
    assert done.returncode == 0, done.stderr
    assert "postparade-hub.service" in done.stdout.split()
    prepared = machine.run("packages_are_there() { wanted; }; make_environment_in() { :; }; target=pc; prepare")
    assert "mosquitto" in prepared.stdout.split()


def test_the_command_of_the_documents_is_that_of_the_program_that_runs(machine: Machine) -> None:
    command = machine.root / "usr/local/bin/postparade"
    assert machine.run("install_console").returncode == 0
    assert command.resolve() == machine.program / "hardware/services/command.sh"
    script = UNIT.with_name("command.sh")
    assert os.access(script, os.X_OK)
    assert 'exec /opt/postparade/.venv/bin/postparade "$@"' in script.read_text(encoding="utf-8").splitlines()


def test_nothing_of_it_is_left_behind(machine: Machine) -> None:
    assert machine.run("install_hub && install_console").returncode == 0
    nobody = "user_is_there() { false; }; kiosk_user_is_there() { false; }; autostart() { echo /nowhere; }"
    done = machine.run(f"{nobody}; uninstall")
    assert done.returncode == 0, done.stderr
    assert not list((machine.root / "etc/systemd/system").rglob("*hub*"))
    assert not os.path.lexists(machine.root / "usr/local/bin/postparade")


def test_the_unit_starts_a_hub_with_a_broker_beside_the_evenings() -> None:
    text = UNIT.read_text(encoding="utf-8")
    [line] = re.findall(r"(?m)^ExecStart=(.*)$", text)
    program, command, *words = shlex.split(line)
    assert (Path(program).name, command, words.pop()) == ("postparade", "hub", "$POSTPARADE_HUB")
    options = dict(zip(words[::2], words[1::2], strict=True))
    assert options == {"--data": "/data/postparade/race-night", "--broker": "1883"}
    found, bound, _ = app.parse_args([command, *words], print_error=False, exit_on_error=False)
    assert found.__name__ == "open_night"
    assert bound.arguments["broker"] == 1883
    assert re.findall(r"(?m)^ReadWritePaths=(.*)$", text) == ["/data/postparade"]
    assert "Type=notify" in text
