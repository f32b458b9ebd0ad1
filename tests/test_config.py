"""The configuration: everything in a file is understood or named as the mistake, and the defaults are documented."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade import config
from postparade.cli.main import main
from postparade.config import Settings, as_toml, load_with_mistakes, toml_value
from postparade.core.faults import ConfigurationFault

REPOSITORY = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def _folder_without_a_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(text: str | bytes) -> Path:
    path = Path("postparade.toml")
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def fault_of(text: str | bytes) -> ConfigurationFault:
    with pytest.raises(ConfigurationFault) as caught:
        config.load(write(text))
    return caught.value


SAVED = '[track]\nbrightness = 0.5\n[announcer]\nlanguage = "de"\n'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_file_is_read_in_whatever_unicode_an_editor_has_saved_it(encoding: str, end: str) -> None:
    settings = config.load(write(SAVED.replace("\n", end).encode(encoding)))
    assert (settings.track.brightness, settings.announcer.language) == (0.5, "de")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("language = “de”", "typographic quotes"),
        ("language = „de“", "typographic quotes"),
        ("language\N{NO-BREAK SPACE}= 'de'", "a blank that is none"),
        ("brightness = 0,5", "written with a point"),
        ("language = de", "text stands in quotes"),
        ("night = True", "true and false"),
    ],
)
def test_slips_of_an_editor_or_of_habit_are_named_with_their_line(line: str, says: str) -> None:
    fault = fault_of(f"[announcer]\n{line}\n")
    assert fault.code == "config_syntax"
    assert says in fault.sentence
    assert "at line 2" in fault.sentence


@pytest.mark.parametrize("path", [None, Path("postparade.toml")])
def test_a_file_to_which_the_editor_added_its_ending_is_named(path: Path | None) -> None:
    Path("postparade.toml.txt").write_text(SAVED)
    with pytest.raises(ConfigurationFault) as caught:
        config.load(path)
    assert caught.value.code == "config_other_name"
    assert "postparade.toml.txt" in caught.value.sentence


def test_no_file_means_the_defaults() -> None:
    assert config.load() == config.Settings()


def test_usual_file_of_the_folder_is_found() -> None:
    write('[table]\ndata = "evening"')
    assert config.load().table.data == "evening"


def test_a_setting_left_out_keeps_its_default() -> None:
    settings = config.load(write("[simulator]\nseed = 7"))
    assert settings.simulator.seed == 7
    assert settings.table == config.Settings().table


def test_the_byte_order_mark_of_an_editor_is_no_mistake() -> None:
    assert config.load(write(b'\xef\xbb\xbf[table]\ndata = "x"')).table.data == "x"


@pytest.mark.parametrize(
    ("text", "key", "advice"),
    [
        ('[table]\ndta = "x"', "table.dta", "Perhaps you meant table.data."),
        ('[tabel]\ndata = "x"', "tabel", "Perhaps you meant [table]."),
        ('data = "x"', "data", "Perhaps you meant table.data."),
        ('[web]\ndata = "x"', "web.data", "Perhaps you meant table.data."),
        ("[track]\nlanes = [{ hors = 2 }]", "track.lanes[0].hors", "Perhaps you meant track.lanes[].horse."),
        ("[table]\nxyzzy = 1", "table.xyzzy", "docs/configuration.md lists every option."),
    ],
)
def test_unknown_key_is_named_with_the_nearest_known_one(text: str, key: str, advice: str) -> None:
    fault = fault_of(text)
    assert (fault.code, fault.details["key"], fault.remedy) == ("config_unknown_key", key, advice)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[table]\ndata = 3", "table.data: expected str, got int"),
        ('[simulator]\nseed = "x"', "simulator.seed: expected int | null, got str"),
        ("table = 3", "table: expected object, got int"),
        ('[dice]\ndie_names = ["red", "red"]', "dice: die_names must be two different names"),
    ],
)
def test_value_of_the_wrong_type_is_named(text: str, why: str) -> None:
    fault = fault_of(text)
    assert (fault.code, fault.sentence) == ("config_bad_value", f"postparade.toml: {why}.")


@pytest.mark.parametrize("text", ['[table]\ndata == "x"', b'[table]\ndata = "\xff"'])
def test_a_line_that_is_not_toml_is_named(text: str | bytes) -> None:
    fault = fault_of(text)
    assert fault.code == "config_syntax"
    assert "line 2" in fault.sentence


def test_missing_file_is_named() -> None:
    with pytest.raises(ConfigurationFault) as caught:
        config.load(Path("nowhere.toml"))
    assert caught.value.code == "config_missing"


def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        config.load(tmp_path)
    assert caught.value.code == "config_unreadable"


def test_shown_configuration_is_a_configuration_file_with_the_same_meaning() -> None:
    settings = config.load(write('[table]\ndata = "a \\"folder\\" ü\\\\n"\n[simulator]\nseed = 3'))
    assert config.load(write(as_toml(settings))) == settings
    assert config.load(write(as_toml(config.Settings()))) == config.Settings()


def test_shown_configuration_has_every_option() -> None:
    lines = [line.removeprefix("# ").split()[0] for line in as_toml(config.Settings()).splitlines() if line]
    shown = [name for name in lines if not name.startswith("[")]
    assert shown == [key.rpartition(".")[2] for key in config.options()]


def test_every_option_is_documented_with_its_default() -> None:
    """`docs/configuration.md` has a row ``| `section.option` | default | meaning |`` for each option, and no others."""
    documented = {}
    for line in (REPOSITORY / "docs" / "configuration.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("| `"):
            key, default, meaning = (cell.strip() for cell in line.strip("| ").split(" | "))
            assert meaning.endswith("."), f"{key}: the meaning is a sentence"
            documented[key.strip("`")] = default
    defaults = config.options().items()
    assert documented == {key: "not set" if value is None else f"`{toml_value(value)}`" for key, value in defaults}


def test_settings_load_without_the_heavy_libraries() -> None:
    """The table must be ready within a second, so reading the configuration may not wait for pictures and sound."""
    heavy = "cv2 numpy pygame aiohttp serial gpiozero rich"
    code = f"import sys, postparade.config; print(sorted(set('{heavy}'.split()) & set(sys.modules)))"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY / "controller")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"


def test_check_says_ok(capsys: pytest.CaptureFixture[str]) -> None:
    path = write('[table]\ndata = "x"')
    assert main(["config", "check", "--config", str(path)]) == 0
    assert capsys.readouterr().out == "ok: postparade.toml\n"


def test_check_says_what_is_wrong_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    write("[tble]")
    assert main(["config", "check"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "config_unknown_key: postparade.toml has an unknown key 'tble'. Perhaps you meant [table].\n"


def test_check_answers_programs_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "check", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out) == {"ok": True, "file": None}
    write("[tble]")
    assert main(["config", "check", "--json"]) == 1
    answer = msgspec.json.decode(capsys.readouterr().out)
    assert (answer["ok"], answer["code"], len(answer["faults"])) == (False, "config_unknown_key", 1)


def test_show_prints_toml(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "show"]) == 0
    assert tomllib.loads(capsys.readouterr().out)["table"]["data"] == "data"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[track]\ndriver = "wlad"', "track_driver_unknown"),
        ('[track]\ndriver = "wled+wled"', "track_driver_unknown"),
        (
            '[track]\ndriver = "pwm"\n[track.rails]\nservos = "continuous"\nend_stop = "switch"',
            "servo_end_stop_unseen",
        ),
        ('[dice]\nsource = "roulette"', "dice_unknown"),
        ('[dice]\nsource = "photos:/nonexistent"', "photos_no_folder"),
        ('[dice]\nsource = "camera:/nonexistent/film.mp4"', "video_unreadable"),
        ('[dice]\nsource = "camera"\ncamera = "noname"', "camera_unknown"),
        ('[dice]\nreference = "nowhere.jpg"', "picture_missing"),
        ('[dice]\nsource = "buttons"', "buttons_missing"),
        ("[dice]\nthrow_pin = 5\nthrow_light = 5", "pin_used_twice"),
        ("[dice]\nthrow_pin = 1", "pin_not_gpio"),
        ('[announcer]\nlanguage = "tlh"', "unknown_language"),
        ('[announcer]\npack = "/nonexistent"', "sound_pack_missing"),
        ('[table]\ndata = "postparade.toml/evening"', "data_unusable"),
    ],
)
def test_check_asks_what_a_table_asks(text: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    write(text)
    assert main(["config", "check"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{code}: ")
    assert main(["config", "check", "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert not Path("data").exists()


def test_check_finds_every_mistake_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    write(
        '[track]\ndriver = "wlad"\ncap = 3\nlanes = [{ hors = 2 }]\n[web]\nport = 99999\n[annoncer]\nenabled = true\n'
        '[announcer]\nlanguage = "tlh"'
    )
    assert main(["config", "check"]) == 1
    assert sorted(line.partition(":")[0] for line in capsys.readouterr().err.splitlines()) == [
        "config_bad_value",
        "config_unknown_key",
        "config_unknown_key",
        "config_unknown_key",
        "track_driver_unknown",
        "unknown_language",
    ]


WORDS = st.text("track.[]'lanes ", max_size=8)


@given(st.recursive(st.integers() | WORDS, lambda inner: st.lists(inner) | st.dictionaries(WORDS, inner), max_leaves=6))
def test_the_search_for_mistakes_ends_whatever_is_in_the_file(value: object) -> None:
    write(f"other = 1\nweb = {toml_value({'port': value})}\ntrack = {toml_value(value)}")
    settings, mistakes = load_with_mistakes()
    assert settings.web.port == Settings().web.port or isinstance(value, int)
    assert {mistake.code for mistake in mistakes} <= {"config_unknown_key", "config_bad_value"}
    assert mistakes
