"""What the project signs is what machines accept; a commit that no machine would accept is not signed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.hardware.update_machine import REPOSITORY, Machine, SavedMachine

pytestmark = pytest.mark.slow(10)
CHANGES = "# Changes\n\n## 0.3.0 (2026-12-01)\n\n### For guests\n\n* Faster horses\n\n## 0.2.0\n\n* The first\n"


@pytest.fixture
def machine(saved: SavedMachine) -> Machine:
    made = saved.restored()
    (made.source / "CHANGELOG.md").write_text(CHANGES)
    made.git("-C", str(made.source), "config", "user.name", "Ann")
    made.git("-C", str(made.source), "config", "user.email", "ann@example.org")
    return made


def sign(machine: Machine, key: Path) -> subprocess.CompletedProcess[str]:
    tool = REPOSITORY / "tools/sign_release.py"
    return machine.run(sys.executable, tool, "--key", key, "--repository", machine.source)


def tags(machine: Machine) -> str:
    return machine.git("-C", str(machine.source), "tag")


def test_a_signed_release_is_installed_with_its_changes_as_news(machine: Machine) -> None:
    machine.commit("0.3.0")
    done = sign(machine, machine.key)
    assert done.returncode == 0, done.stderr
    assert "git push origin v0.3.0" in done.stdout
    signers = ("-c", f"gpg.ssh.allowedSignersFile={machine.source}/hardware/allowed_signers")
    machine.git("-C", str(machine.source), *signers, "verify-tag", "v0.3.0")
    assert machine.update().returncode == 0
    assert machine.installed == "0.3.0"
    assert machine.told["news"] == "Post Parade 0.3.0\n\nFor guests:\n\n* Faster horses"


def test_a_candidate_is_for_testers(machine: Machine) -> None:
    machine.commit("0.3.0rc1")
    assert sign(machine, machine.key).returncode == 0
    machine.update()
    assert machine.installed == "0.2.0"
    machine.configure("test")
    machine.update()
    assert machine.installed == "0.3.0rc1"


def test_a_release_that_no_machine_would_accept_is_not_signed(machine: Machine) -> None:
    machine.commit("0.3.0")
    done = sign(machine, machine.new_key("stranger"))
    assert (done.returncode, tags(machine)) == (1, "")
    assert "no machine would accept it" in done.stderr
    (machine.source / "does").write_text("something else\n")
    assert "not committed" in sign(machine, machine.key).stderr
    machine.commit("0.4.0")
    assert "CHANGELOG.md has no date for 0.4.0" in sign(machine, machine.key).stderr
    machine.commit("0.4.0rc1")
    assert "nothing is told of 0.4.0rc1" in sign(machine, machine.key).stderr
    machine.commit("0.3")
    assert "tells no version" in sign(machine, machine.key).stderr
    machine.commit("0.3.0")
    assert sign(machine, machine.key).returncode == 0
    machine.commit("0.3.0", does="mended")
    assert "never replaced" in sign(machine, machine.key).stderr
    assert tags(machine) == "v0.3.0"


def test_a_new_key_is_added_to_those_that_are_trusted(machine: Machine) -> None:
    key = machine.folder / "another"
    tool = REPOSITORY / "tools/sign_release.py"
    command = list(map(str, [sys.executable, tool, "--new-key", key, "--repository", machine.source]))
    done = subprocess.run(
        ["setsid", *command], env=machine.environment, input="\n\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (
        'release namespaces="git,postparade-release" ssh-ed25519 '
        in (machine.source / "hardware/allowed_signers").read_text()
    )
    machine.commit("0.3.0")
    assert sign(machine, key).returncode == 0


def test_the_keys_of_this_repository_can_be_read() -> None:
    """Whatever is in the file that this version brings, ssh-keygen understands it."""
    lines = (REPOSITORY / "hardware/allowed_signers").read_text().splitlines()
    for line in lines:
        assert line.startswith(("#", 'release namespaces="git')) or not line.strip(), line
