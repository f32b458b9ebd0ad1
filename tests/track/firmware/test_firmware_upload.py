"""``postparade firmware``, tried on a board that runs the real firmware under MicroPython and shows its real prompt."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from postparade.cli.main import main
from postparade.core.faults import DeviceFault
from postparade.core.firmware_files import firmware_folder
from postparade.track.firmware import upload as upload_module
from postparade.track.firmware.upload import inspect, packaged_version, upload
from tests.track.firmware.workbench import Workbench

pytestmark = pytest.mark.slow(16)


Build = Callable[..., Workbench]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    benches: list[Workbench] = []

    def one(firmware: bool, major: int = 1) -> Workbench:
        benches.append(Workbench(tmp_path, firmware, major))
        return benches[-1]

    yield one
    for bench in benches:
        bench.close()


@pytest.fixture
def bare(build: Build, monkeypatch: pytest.MonkeyPatch) -> Workbench:
    """A board with nothing but MicroPython. Nobody waits for firmware there as long as for one that is starting."""
    monkeypatch.setattr(upload_module, "HEARD_WITHIN", 0.3)
    return build(False)


def silent(what: str, done: int, total: int) -> None:
    """Nobody looks at the progress."""


def test_info_tells_version_parts_and_memory(build: Build, capsys: pytest.CaptureFixture[str]) -> None:
    bench = build(True)
    assert main(["firmware", "info", "--port", bench.port]) == 0
    told = capsys.readouterr().out
    assert packaged_version(firmware_folder()) in told
    assert "330 pixels on 1 chain, 11 servos, 4 buttons" in told
    assert main(["firmware", "info", "--port", bench.port, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["understood"] is True


def test_board_with_nothing_but_micropython_is_told_apart(bare: Workbench, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["firmware", "info", "--port", bare.port]) == 1
    told = capsys.readouterr().out
    assert "none; " in told
    assert "MicroPython" in told
    assert "postparade firmware upload" in told


def test_upload_brings_everything_to_an_empty_board_and_starts_it(bare: Workbench) -> None:
    steps: list[tuple[str, int, int]] = []
    result = upload(bare.port, firmware_folder(), lambda *step: steps.append(step))
    wanted = {path.relative_to(firmware_folder()) for path in firmware_folder().rglob("*.py")}
    assert {Path(name) for name in result.written} == wanted
    for path in wanted:
        assert (bare.flash / path).read_bytes() == (firmware_folder() / path).read_bytes()
    assert result.board.version == packaged_version(firmware_folder())
    done = [(count, total) for _, count, total in steps if total]
    assert done == sorted(done)
    assert done[-1][0] == done[-1][1] > 30_000


def test_upload_to_a_running_board_writes_only_what_differs_and_removes_what_is_stale(build: Build) -> None:
    bench = build(True)
    (bench.flash / "postparade_fw" / "servos.py").write_text(
        (bench.flash / "postparade_fw" / "servos.py").read_text() + "\n# older\n"
    )
    (bench.flash / "postparade_fw" / "gone.py").write_text("")
    (bench.flash / "postparade.json").write_text('{"cap_ma": 4000}')
    result = upload(bench.port, firmware_folder(), silent)
    assert result.written == ("postparade_fw/servos.py",)
    assert result.removed == ("postparade_fw/gone.py",)
    assert not (bench.flash / "postparade_fw" / "gone.py").exists()
    assert (bench.flash / "postparade.json").read_text() == '{"cap_ma": 4000}'
    assert bench.starts == 2


def test_board_of_another_protocol_is_recognised_and_brought_up_to_date(
    build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = build(True, major=9)
    assert main(["firmware", "info", "--port", bench.port]) == 1
    assert "another protocol, so the table cannot use it. Install" in capsys.readouterr().out
    assert inspect(bench.port).greeting is not None
    assert not inspect(bench.port).understood
    upload(bench.port, firmware_folder(), silent)
    assert inspect(bench.port).understood


def test_port_without_a_board_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(DeviceFault) as caught:
        inspect(str(tmp_path / "nothing"))
    assert caught.value.code == "track_port_missing"
