"""Root does not trust what the table's own user can write: whoever has broken into the table cannot make root write or
read files elsewhere, through links in the data folder or by what root runs."""

import contextlib
import os
import re
import stat
from pathlib import Path

import pytest

from postparade.appliance import settings_file
from postparade.config import load
from postparade.core.durable import stand_in, write_whole
from postparade.core.faults import ConfigurationFault

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
TABLE = 65534
"""The number of a user without rights, in place of the table's own."""


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """The configuration, in the data folder of the table's user, and beside it what only root reads."""
    if os.geteuid() != 0:
        pytest.skip("needs root: it is what is tried")
    (tmp_path / "data").mkdir()
    os.chown(tmp_path / "data", TABLE, TABLE)
    (tmp_path / "shadow").write_text("root:secret\n")
    (tmp_path / "shadow").chmod(0o600)
    file = tmp_path / "data/postparade.toml"
    file.write_text('[announcer]\nlanguage = "fr"\n')
    file.chmod(0o640)
    os.chown(file, TABLE, TABLE)
    return file


def write(config: Path) -> None:
    """What the settings of a card do, as root."""
    answers = {"announcer.language": "de"}
    settings_file.write_answers(config, answers, settings_file.settings_of(config) | answers)


def test_a_link_beside_the_configuration_leads_root_nowhere(config: Path) -> None:
    secret = config.parents[1] / "shadow"
    for name in ("postparade.toml.new", "postparade.toml.settings"):
        (config.parent / name).symlink_to(secret)
    write(config)
    there = secret.stat()
    assert (secret.read_text(), there.st_uid, there.st_mode & 0o777) == ("root:secret\n", 0, 0o600)
    there = config.lstat()
    assert (there.st_uid, there.st_gid, there.st_mode) == (TABLE, TABLE, stat.S_IFREG | 0o640)
    assert load(config).announcer.language == "de"


def test_a_link_in_place_of_the_configuration_shows_the_table_nothing(config: Path) -> None:
    secret = config.parents[1] / "shadow"
    for text in ("root:secret\n", '[announcer]\nlanguage = "fr" # secret\n'):
        secret.write_text(text)
        config.unlink(missing_ok=True)
        config.symlink_to(secret)
        with contextlib.suppress(ConfigurationFault):
            write(config)
        assert (secret.read_text(), secret.stat().st_uid) == (text, 0)
        readable = [path for path in config.parent.iterdir() if not path.is_symlink() and path.stat().st_uid == TABLE]
        assert readable == [], "a copy of it that the table can read"


def test_a_link_that_comes_in_between_is_not_followed(config: Path) -> None:
    """Somebody is quick enough to replace the draft before it gets its owner."""
    secret = config.parents[1] / "shadow"
    draft = config.with_name("draft")
    draft.symlink_to(secret)
    with pytest.raises(OSError, match="symbolic"):
        stand_in(draft, config)
    there = secret.stat()
    assert (there.st_uid, there.st_mode & 0o777) == (0, 0o600)


CHANGES = re.compile(r"(?<![\w-])(cp|mv|chmod|chown|install|tee|ln|touch|rm|sed -i|mkdir)\s|[^&]>\s*\"?\$")
ALLOWED = {
    'install -d -o postparade -g postparade -m 750 "$data"',
    'chown -R -h postparade:postparade "$data"',
}
"""They make the folder itself, whose own place only root can write to; -h follows no link."""


def test_the_installer_touches_the_data_only_as_their_owner() -> None:
    text = (HARDWARE / "install").read_text().replace("\\\n", " ")
    of_data = [line.strip() for line in text.splitlines() if re.search(r"\$(data|config)\b", line)]
    assert of_data
    changed = [line for line in of_data if CHANGES.search(re.sub(r"as_table [^&|;]*", "", line))]
    assert {line for line in changed if not line.startswith(("#", "say", "["))} <= ALLOWED


def test_root_looks_for_modules_nowhere_but_in_the_program() -> None:
    """Python looks in the folder that it is started in first, which may be that of the data."""
    scripts = (HARDWARE / "install", *(one for one in (HARDWARE / "services").iterdir() if one.is_file()))
    found = [line for path in scripts for line in path.read_text().splitlines() if " -m postparade" in line]
    assert found
    assert [line for line in found if " -P -m postparade" not in line] == []
    assert (HARDWARE / "update").read_text().startswith("#!/usr/bin/python3 -I")


def test_root_runs_nothing_that_the_table_can_write() -> None:
    """Every program of a unit that is not the table's or the screen's own lies where only root writes."""
    for path in (HARDWARE / "services").glob("*.service"):
        for command in re.findall(r"(?m)^Exec\w+=(\S+)", path.read_text()):
            assert command.startswith(("/opt/postparade/", "/opt/postparade-versions/", "/usr/bin/")), path.name
        assert "EnvironmentFile" not in path.read_text(), path.name


def test_a_file_that_root_writes_for_the_table_follows_no_link(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("another")
    (tmp_path / "file.new").symlink_to(elsewhere)
    write_whole(tmp_path / "file", b"ours", tmp_path / "file.new")
    assert (elsewhere.read_text(), (tmp_path / "file").read_text()) == ("another", "ours")
    assert not (tmp_path / "file").is_symlink()


def test_files_for_root_alone_are_closed_from_their_first_byte(tmp_path: Path) -> None:
    """Even if a file with more permissions was there under the name of the draft."""
    (tmp_path / "file.new").write_text("left over")
    write_whole(tmp_path / "file", b"a password", tmp_path / "file.new", mode=0o600)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600
