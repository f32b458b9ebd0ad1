"""A certificate that the owner brings is read as browsers read it, and what is wrong with it has a name."""

import time
from pathlib import Path

import pytest

from postparade.core.clock import HandClock, SystemClock
from postparade.core.faults import ConfigurationFault
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.http.certificate import load_certificate
from postparade.web.http.own_tls import SOON, OwnTls, problems
from tests.web.http.certificates import Files, issue, openssl

DAY = 24 * 3600


def code_of(files: Files) -> str:
    with pytest.raises(ConfigurationFault) as caught:
        load_certificate(*files)
    return caught.value.code


def test_names_and_expiry_are_those_that_browsers_see(tmp_path: Path) -> None:
    found = load_certificate(*issue(tmp_path, "table.test", "*.home.test", "192.168.1.5", "fd00::1", days=3))
    for name in ("table.test", "TABLE.test.", "den.home.test", "192.168.1.5", "fd00:0::1"):
        assert found.covers(name), name
    for name in ("home.test", "a.den.home.test", "test", "192.168.1.6", "evil.test"):
        assert not found.covers(name), name
    assert found.first_name == "table.test"
    assert found.until == pytest.approx(time.time() + 3 * DAY, abs=600)


def test_every_fault_of_the_files_has_a_name(tmp_path: Path) -> None:
    good, other = issue(tmp_path, "table.test"), issue(tmp_path, "table.test", stem="other")
    locked, text = tmp_path / "locked.key", tmp_path / "text.pem"
    openssl("pkey", "-in", good.key, "-aes128", "-passout", "pass:secret", "-out", locked)
    text.write_text("not a certificate")
    assert code_of(Files(tmp_path / "none.pem", good.key)) == "tls_file_missing"
    assert code_of(Files(good.certificate, tmp_path / "none.key")) == "tls_file_missing"
    assert code_of(Files(tmp_path, good.key)) == "tls_file_unreadable"
    assert code_of(Files(good.certificate, other.key)) == "tls_key_mismatch"
    assert code_of(Files(good.certificate, locked)) == "tls_key_locked"
    assert code_of(Files(text, good.key)) == "tls_not_pem"
    assert code_of(Files(good.certificate, text)) == "tls_not_pem"
    assert code_of(Files(good.key, good.certificate)) == "tls_not_pem"


def test_expiry_and_name_are_reported_in_time(tmp_path: Path) -> None:
    found = load_certificate(*issue(tmp_path, "table.test"))

    def told(left: float, name: str = "table.test") -> list[tuple[str, str]]:
        clock = HandClock(wall=found.until - left)
        return [(fault.code, severity) for fault, severity, _ in problems(found, name, clock)]

    assert told(SOON + 1) == []
    assert told(SOON - 1) == [("tls_expires", "note")]
    assert told(-1) == [("tls_expired", "warning")]
    assert told(SOON + 1, "192.168.1.20") == [("tls_other_name", "warning")]


async def test_renewed_files_are_used_and_broken_ones_change_nothing(tmp_path: Path) -> None:
    files, board = issue(tmp_path, "old.test"), StatusBoard()
    tls = OwnTls(*files, board, SystemClock())
    before = tls.context()
    await tls.renew()
    assert tls.context() is before, "the same files are not taken into use again"

    renewed = issue(tmp_path, "new.test", stem="renewed")
    renewed.certificate.replace(files.certificate)
    await tls.renew()
    assert tls.context() is before, "half a renewal is not used"
    assert [fault["code"] for fault in (board.latest("faults") or {})["list"]] == ["tls_key_mismatch"]

    renewed.key.replace(files.key)
    await tls.renew()
    assert tls.certificate.names == ("new.test",)
    assert (board.latest("faults") or {})["list"] == []
