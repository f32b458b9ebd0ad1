"""An update installs the newest signed release of the channel, and nothing else; a version that does not come up is
taken back. Git, keys, signatures, the updater, the installer and the table are real; see update_machine.py."""

import os
import re
import stat
from pathlib import Path
from typing import get_args

import pytest

from postparade.appliance.last_update import REASONS, Outcome
from tests.hardware.update_machine import Machine, SavedMachine
from updater import record, releases
from updater.places import Places
from updater.stop import StopError

pytestmark = pytest.mark.slow(60)


@pytest.fixture
def machine(saved: SavedMachine) -> Machine:
    return saved.restored()


def unchanged(machine: Machine) -> bool:
    """Whether the first version runs as before, and nothing of another one is left where it could be run."""
    return (machine.installed, machine.answers, machine.settled) == ("0.2.0", "0.2.0", True)


def test_a_signed_release_comes_after_a_copy_of_the_evening(machine: Machine) -> None:
    machine.release("0.3.0")
    done = machine.update()
    assert done.returncode == 0, done.stderr
    assert (machine.installed, machine.answers, machine.settled) == ("0.3.0", "0.3.0", True)
    told = machine.told
    assert (told["outcome"], told["from"], told["to"], told["channel"]) == ("came", "0.2.0", "0.3.0", "stable")
    assert told["news"] == "News of 0.3.0\n\n* Faster horses"
    assert (machine.data / "backups/copy-of-0.2.0").read_text() == "the evening"
    unit = machine.units / "postparade.service"
    assert unit.resolve() == machine.program.resolve() / "hardware/services/postparade.service", "of this version"
    again = machine.update()
    assert (again.returncode, machine.told["outcome"]) == (0, "newest")


def test_other_users_can_read_the_installation_and_change_nothing(machine: Machine) -> None:
    machine.release("0.3.0")
    machine.update()
    folder = machine.program.resolve()
    others = [path for path in (folder, *folder.rglob("*")) if not path.is_symlink()]
    assert [path for path in others if path.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH)] == []
    assert [path for path in others if not path.stat().st_mode & stat.S_IROTH] == []
    assert stat.S_IMODE((machine.versions / "last-update.json").stat().st_mode) == 0o644


def test_the_installer_prepares_for_updates_and_does_nothing_unasked(machine: Machine) -> None:
    assert machine.settled
    origin = machine.git(f"--git-dir={machine.versions}/source.git", "remote", "get-url", "origin")
    assert origin == str(machine.source), "releases come from where the clone came from"
    assert not (machine.root / "etc/hostname").exists()
    checked = machine.install("--check")
    assert (checked.returncode, "missing" in checked.stdout) == (0, False), checked.stdout
    assert machine.install("--name", "paddock").returncode == 0
    assert (machine.root / "etc/hostname").read_text() == "paddock\n"
    machine.commit("0.2.1")
    assert "missing  the program" in machine.install("--check").stdout
    assert machine.install().returncode == 0
    assert (machine.installed, machine.answers, machine.settled) == ("0.2.1", "0.2.1", True)


def test_an_installation_from_before_there_were_links_becomes_one(machine: Machine) -> None:
    folder = machine.program.resolve()
    machine.program.unlink()
    folder.rename(machine.program)
    (machine.versions / "settled").unlink()
    unit = machine.units / "postparade.service"
    unit.unlink()
    unit.write_text("of that time\n")
    assert machine.update().returncode == 1
    assert machine.install().returncode == 0
    assert machine.program.is_symlink()
    assert (machine.answers, machine.settled, unit.is_symlink()) == ("0.2.0", True, True)
    machine.release("0.3.0")
    assert machine.update().returncode == 0
    assert machine.installed == "0.3.0"


def unsigned(machine: Machine) -> None:
    machine.commit("0.3.0")
    machine.tag("0.3.0", sign=False)


def a_branch_like_a_tag(machine: Machine) -> None:
    machine.commit("0.3.0")
    machine.git("-C", str(machine.source), "tag", "v0.3.0")


def of_a_stranger(machine: Machine) -> None:
    machine.release("0.3.0", key=machine.new_key("stranger"))


def of_a_stranger_who_brings_the_key_along(machine: Machine) -> None:
    stranger = machine.new_key("stranger")
    machine.trust(machine.key, stranger)
    machine.release("0.3.0", key=stranger)


def tampered(machine: Machine) -> None:
    """The signed tag, pointing to another commit."""
    machine.release("0.3.0")
    source = str(machine.source)
    tag = machine.git("-C", source, "cat-file", "tag", "v0.3.0")
    signed = machine.git("-C", source, "rev-parse", "v0.3.0^{commit}")
    other = machine.commit("0.3.0", does="evil")
    file = machine.folder / "tampered"
    file.write_text(tag.replace(signed, other) + "\n")
    made = machine.git("-C", source, "hash-object", "-t", "tag", "-w", str(file))
    machine.git("-C", source, "update-ref", "refs/tags/v0.3.0", made)


def an_older_one_under_a_newer_name(machine: Machine) -> None:
    """A release that was signed long ago, served again as the newest one."""
    machine.release("0.1.0", does="have an old hole")
    machine.git("-C", str(machine.source), "update-ref", "refs/tags/v0.3.0", "refs/tags/v0.1.0")


def another_version_than_it_says(machine: Machine) -> None:
    machine.commit("0.1.0")
    machine.tag("0.3.0")


def signed_for_something_else(machine: Machine) -> None:
    """A signature of the right key, made for another purpose than tags."""
    machine.release("0.3.0")
    source = str(machine.source)
    payload, _, _ = machine.git("-C", source, "cat-file", "tag", "v0.3.0").partition("-----BEGIN")
    file = machine.folder / "payload"
    file.write_text(payload)
    machine.run("ssh-keygen", "-q", "-Y", "sign", "-f", machine.key, "-n", "file", file, check=True)
    tag = machine.folder / "tag"
    tag.write_text(payload + file.with_suffix(".sig").read_text())
    made = machine.git("-C", source, "hash-object", "-t", "tag", "-w", str(tag))
    machine.git("-C", source, "update-ref", "refs/tags/v0.3.0", made)


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (unsigned, "not_signed"),
        (a_branch_like_a_tag, "not_signed"),
        (of_a_stranger, "wrong_signature"),
        (of_a_stranger_who_brings_the_key_along, "wrong_signature"),
        (tampered, "wrong_signature"),
        (signed_for_something_else, "wrong_signature"),
        (an_older_one_under_a_newer_name, "not_what_it_says"),
        (another_version_than_it_says, "not_what_it_says"),
    ],
)
def test_an_unsigned_release_is_refused_and_nothing_of_it_is_used(machine: Machine, forge: object, why: str) -> None:
    assert callable(forge)
    forge(machine)
    done = machine.update()
    assert done.returncode == 1
    assert (machine.told["outcome"], machine.told["why"]) == ("refused", why), done.stderr
    assert unchanged(machine)
    first = machine.program.resolve().name
    assert [path.name for path in machine.versions.iterdir() if path.is_dir() and not path.is_symlink()] in (
        [["source.git", first], [first, "source.git"]]
    )


def test_a_forged_release_is_reported_and_does_not_hide_a_signed_one(machine: Machine) -> None:
    machine.release("0.3.0")
    machine.release("0.4.0", key=machine.new_key("stranger"))
    assert machine.update().returncode == 0
    assert machine.installed == "0.3.0"
    assert machine.told["refused"] == {"version": "0.4.0", "why": "wrong_signature"}


def test_commits_on_the_branch_alone_change_nothing(machine: Machine) -> None:
    machine.commit("0.3.0")
    assert machine.update().returncode == 0
    assert machine.told["outcome"] == "newest"
    assert unchanged(machine)


def test_an_older_release_comes_only_where_root_asks_for_it(machine: Machine) -> None:
    machine.release("0.3.0")
    machine.update()
    machine.release("0.2.5")
    assert machine.update().returncode == 0
    assert (machine.told["outcome"], machine.installed) == ("newest", "0.3.0")
    machine.git("-C", str(machine.source), "tag", "-d", "v0.3.0")
    machine.update()
    assert machine.installed == "0.3.0", "nor where the newer one has been taken away"
    assert machine.update("--to", "0.2.5").returncode == 0
    assert (machine.installed, machine.answers) == ("0.2.5", "0.2.5")
    machine.release("0.1.9", key=machine.new_key("stranger"))
    assert machine.update("--to", "v0.1.9").returncode == 1
    assert machine.installed == "0.2.5", "signed it must be all the same"
    assert machine.update("--to", "newest").returncode == 2


def test_the_channel_is_that_of_the_settings(machine: Machine) -> None:
    machine.release("0.3.0rc1")
    machine.update()
    assert (machine.told["outcome"], machine.installed) == ("newest", "0.2.0")
    machine.configure("test")
    machine.update()
    assert (machine.told["channel"], machine.installed) == ("test", "0.3.0rc1")
    machine.configure("stable")
    machine.update()
    assert machine.installed == "0.3.0rc1", "back to stable, it waits until stable has caught up"
    machine.release("0.3.0rc2")
    machine.release("0.3.0")
    machine.update()
    assert machine.installed == "0.3.0"


def test_a_new_key_is_trusted_once_a_release_of_the_old_one_has_brought_it(machine: Machine) -> None:
    newer = machine.new_key("newer")
    machine.trust(newer)
    machine.release("0.3.0")
    machine.update()
    machine.release("0.4.0")
    machine.update()
    assert (machine.installed, machine.told["why"]) == ("0.3.0", "wrong_signature"), "the old key is out of use"
    machine.release("0.5.0", key=newer)
    machine.update()
    assert machine.installed == "0.5.0"


def test_a_fork_trusts_its_own_keys(machine: Machine) -> None:
    fork = machine.new_key("fork")
    own = machine.root / "etc/postparade/allowed_signers"
    own.parent.mkdir()
    own.write_text(f'release namespaces="git" {fork.with_suffix(".pub").read_text()}')
    machine.release("0.3.0")
    machine.update()
    assert (machine.installed, machine.told["why"]) == ("0.2.0", "wrong_signature")
    machine.release("0.4.0", key=fork)
    machine.update()
    assert machine.installed == "0.4.0"


@pytest.mark.parametrize(
    ("does", "lock", "outcome", "why"),
    [
        ("not start", "one", "went-back", "does_not_answer"),
        ("not get well", "one", "went-back", "does_not_answer"),
        ("tell another version", "one", "went-back", "does_not_answer"),
        ("die soon", "one", "went-back", "does_not_answer"),
        ("well", "impossible", "failed", "not_set_up"),
    ],
)
def test_a_version_that_does_not_come_up_is_taken_back(
    machine: Machine, does: str, lock: str, outcome: str, why: str
) -> None:
    machine.release("0.3.0", does, lock)
    done = machine.update(patience=1)
    assert done.returncode == 1
    assert (machine.told["outcome"], machine.told["why"]) == (outcome, why), done.stderr
    assert (machine.told["from"], machine.told["to"]) == ("0.2.0", "0.3.0")
    assert unchanged(machine)
    assert (machine.units / "postparade.service").resolve().is_file()
    machine.release("0.3.1")
    machine.update()
    assert (machine.installed, machine.answers) == ("0.3.1", "0.3.1"), "the next one mends it"
    kept = {path.name.partition("-")[0] for path in machine.versions.iterdir() if (path / ".complete").exists()}
    assert kept == {"0.2.0", "0.3.1", "settled"}, "what did not work takes no room"


def test_the_host_learns_why_releases_cannot_be_reached_or_trusted(machine: Machine) -> None:
    machine.release("0.3.0")
    away = machine.source.rename(machine.folder / "away")
    assert machine.update().returncode == 1
    assert (machine.told["outcome"], machine.told["why"]) == ("failed", "unreachable")
    away.rename(machine.source)
    (machine.program / "hardware/allowed_signers").write_text("# no key yet\n")
    assert machine.update().returncode == 1
    assert (machine.told["outcome"], machine.told["why"]) == ("failed", "no_keys")
    assert unchanged(machine)


@pytest.mark.parametrize(
    ("text", "channel", "port"),
    [
        ('[updates]\nchannel = "test"\n[web]\nport = 80\n', "test", 80),
        ('[updates]\nchannel = "../../etc"\n[web]\nport = "80"\n', "stable", 8080),
        ("[web]\nport = true\n", "stable", 8080),
        ("updates = 7\n", "stable", 8080),
        ("[updates\n", "stable", 8080),
        ("", "stable", 8080),
    ],
)
def test_root_takes_only_channel_and_port_from_the_configuration(
    tmp_path: Path, text: str, channel: str, port: int
) -> None:
    file = tmp_path / "postparade.toml"
    file.write_text(text)
    assert record.chosen(file) == (channel, port)


def test_root_is_not_led_elsewhere_by_the_configuration(tmp_path: Path) -> None:
    """It belongs to the table's own user, who could put a link or a pipe there."""
    secret = tmp_path / "secret"
    secret.write_text('[updates]\nchannel = "test"\n')
    link, pipe, folder = tmp_path / "link", tmp_path / "pipe", tmp_path / "folder"
    link.symlink_to(secret)
    os.mkfifo(pipe)
    folder.mkdir()
    large = tmp_path / "large"
    large.write_bytes(b"#" * (2 * record.LONGEST_FILE) + b'\n[updates]\nchannel = "test"\n')
    for path in (link, pipe, folder, large, tmp_path / "nowhere", Path("/dev/zero")):
        assert record.chosen(path) == ("stable", 8080), path


@pytest.mark.parametrize(
    ("text", "known"),
    [("1.2.0", True), ("1.3.0rc1", True), ("1.2", False), ("01.2.0", False), ("1.2.0 ", False), ("1.2.٣", False)],
)
def test_a_version_has_one_spelling(text: str, known: bool) -> None:
    assert (releases.version_in(text) is not None) is known


def test_candidates_come_before_their_release() -> None:
    names = ("1.2.0rc2", "1.10.0", "1.2.0", "1.2.0rc10", "1.9.9")
    order = sorted(version for name in names if (version := releases.version_in(name)))
    assert [str(version) for version in order] == ["1.2.0rc2", "1.2.0rc10", "1.2.0", "1.9.9", "1.10.0"]


def test_every_ending_and_every_reason_is_known_by_name() -> None:
    """The host's page has words for each (tests/web); what stops the update of a clone is told by the command line."""
    parts = (path for path in Path(releases.__file__).parent.glob("*.py") if path.stem != "clone")
    text = "".join(path.read_text() for path in parts)
    assert set(re.findall(r'StopError\(\s*"(\w+)"', text)) - {"not_installed"} == set(REASONS)
    ends = set(re.findall(r'_end\(\s*"([\w-]+)"', text)) | set(re.findall(r'"outcome": "([\w-]+)"', text))
    for one, other in re.findall(r'_end\("([\w-]+)" if [^,]* else "([\w-]+)"', text):
        ends |= {one, other}
    assert ends == set(get_args(Outcome))


def test_the_real_table_comes_up_in_the_new_version_and_goes_on_with_its_evening(tmp_path: Path) -> None:
    """The whole program of this repository, updated from one version to the next, and one that cannot be imported."""
    machine = Machine(tmp_path, real=True)
    try:
        assert machine.answers == "0.2.0"
        machine.release("0.3.0")
        done = machine.update(patience=30)
        assert (machine.told["outcome"], machine.answers) == ("came", "0.3.0"), done.stderr
        app = machine.source / "controller/postparade/app.py"
        app.write_text("import nothing_of_that_name\n" + app.read_text())
        machine.release("0.4.0")
        done = machine.update(patience=30)
        assert (machine.told["outcome"], machine.told["why"]) == ("went-back", "does_not_answer")
        assert (machine.answers, machine.installed) == ("0.3.0", "0.3.0")
        assert "nothing_of_that_name" in (machine.root / "log").read_text()
    finally:
        machine.kill()


def test_a_system_that_is_read_only_is_not_updated_in_memory(tmp_path: Path) -> None:
    """The update would come, run, and be gone with the next start."""
    places = Places(Path("/"))
    read_only = "/dev/mmcblk0p3 /data ext4 rw 0 0\noverlayroot / overlay rw,lowerdir=/media/root-ro 0 0\n"
    with pytest.raises(StopError, match="in_memory"):
        places.check_kept(read_only)
    places.check_kept(f"{read_only}/dev/mmcblk0p4 /opt ext4 rw 0 0\n")
    places.check_kept("overlay / overlay rw,lowerdir=/var/lib/containers 0 0\n")
    Places(tmp_path).check_kept("overlayroot /media/elsewhere overlay rw 0 0\n")
