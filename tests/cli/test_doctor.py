"""``postparade doctor``: an exit status for scripts, JSON for machines, and a bundle without secrets."""

import json
import tarfile
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.doctor.bundle import redacted


def test_all_well_is_status_0_and_a_broken_configuration_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["doctor"]) == 0
    assert "ok    configuration:" in capsys.readouterr().out
    Path("postparade.toml").write_text("[dice]\nsurce = 1\n")
    assert main(["doctor", "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert findings[0]["code"] == "config_unknown_key"
    assert "dice.source" in findings[0]["remedy"]


def test_a_bundle_holds_all_but_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("postparade.toml").write_text('[web]\npin = "314159"\nhost = "0.0.0.0"\n')
    bundle = tmp_path / "new" / "report.tar.gz"
    assert main(["doctor", "--bundle", str(bundle)]) == 0
    assert str(bundle) in capsys.readouterr().out
    with tarfile.open(bundle) as archive:
        texts = {name: archive.extractfile(name).read().decode() for name in archive.getnames()}  # type: ignore[union-attr]  # files
    assert {Path(name).name for name in texts} == {
        "doctor.json",
        "configuration.toml",
        "packages.txt",
        "system.txt",
        "log.txt",
    }
    assert not [name for name, text in texts.items() if "314159" in text]
    assert "numpy==" in texts["postparade-doctor/packages.txt"]


def test_a_bundle_that_cannot_be_written_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--bundle", "/proc/report.tar.gz"]) == 2
    assert "report_unwritable" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Host console: http://10.42.0.1/host/   PIN 123456", "Host console: http://(address)/host/   PIN ..."),
        ("Players join: http://10.42.0.1/join#K7PQ", "Players join: http://(address)/join#..."),
        ("wlan0 b8:27:eb:01:02:03 fe80:1:2:3::1", "wlan0 (address) (address)::1"),
    ],
)
def test_pins_codes_and_addresses_are_removed(line: str, shown: str) -> None:
    assert redacted(line) == shown
