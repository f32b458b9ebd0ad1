"""Sound packs: a manifest, files by name, and what happens when they are wrong."""

import shutil
from pathlib import Path

import pytest

from postparade.announcer.packs.manifest import read_manifest, write_gains
from postparade.announcer.packs.pack import Pack, Packs, open_packs, sounds_folder, usual_wordings
from postparade.announcer.wording import Wording
from postparade.core.faults import SoundFault

MANIFEST = 'name = "Ours"\nlanguage = "en-GB"\nlicence = "CC0-1.0"\nauthor = "Us"\n'


def own_pack(folder: Path, *clips: str, manifest: str = MANIFEST) -> Path:
    (folder / "voice").mkdir(parents=True)
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    for clip in clips:
        shutil.copy(sounds_folder() / "default" / "voice" / "off.ogg", folder / "voice" / f"{clip}.ogg")
    return folder


def test_default_pack_says_what_it_is() -> None:
    manifest = Pack(sounds_folder() / "default").manifest
    assert manifest.licence == "CC-BY-4.0"
    assert manifest.author == "Post Parade contributors"
    assert manifest.language == "en-GB"


def test_own_pack_comes_first_and_the_default_fills_its_gaps(tmp_path: Path) -> None:
    packs, faults = open_packs(str(own_pack(tmp_path / "ours", "lead.7")))
    assert faults == []
    own, default = packs.line("lead.7", "calm"), packs.line("lead.8", "calm")
    assert own is not None
    assert default is not None
    assert own[0].parent == tmp_path / "ours" / "voice"
    assert default[0].parent == sounds_folder() / "default" / "voice"


def test_built_in_sound_stands_in_for_one_that_is_put_aside(tmp_path: Path) -> None:
    packs, _ = open_packs(str(own_pack(tmp_path / "ours", "lead.7")))
    for folder in (tmp_path / "ours", sounds_folder() / "default"):
        found = packs.line("lead.7", "calm")
        assert found is not None
        assert found[0].is_relative_to(folder)
        packs.put_aside(found[0])
    assert packs.line("lead.7", "calm") is None


def test_clip_of_the_right_energy_is_preferred(tmp_path: Path) -> None:
    packs = Packs([Pack(own_pack(tmp_path / "ours", "lead.7-2", "lead.7.hot-2", "off", "off.hot"))])
    found = [packs.line(clip, "hot") for clip in ("lead.7-2", "off")]
    assert [place and place[0].stem for place in found] == ["lead.7.hot-2", "off.hot"]
    calm = packs.line("lead.7-2", "calm")
    assert calm is not None
    assert calm[0].stem == "lead.7-2"


def test_hyphen_in_a_message_is_no_variant() -> None:
    packs, _ = open_packs("")
    found = packs.line("repeat-again.4", "hot")
    assert found is not None
    assert found[0].stem == "repeat-again.4"


def test_gain_is_decibels(tmp_path: Path) -> None:
    manifest = MANIFEST + '[gain]\n"voice/off" = -6.0\n'
    found = Packs([Pack(own_pack(tmp_path / "ours", "off", manifest=manifest))]).line("off", "calm")
    assert found is not None
    assert found[1] == pytest.approx(0.5012, abs=1e-4)


@pytest.mark.parametrize(
    ("manifest", "code", "said"),
    [
        ("name = ", "sound_pack_unusable", "Invalid value"),
        (MANIFEST.replace("licence", "lisence"), "sound_pack_typo", "Perhaps you meant licence"),
        (MANIFEST + "horse = 7\n", "sound_pack_typo", "Fields are: name, language"),
        ('name = "no licence"\n', "sound_pack_unusable", "language"),
        (MANIFEST + "loudness = 'loud'\n", "sound_pack_unusable", "loudness"),
        (MANIFEST.replace("en-GB", "tlh"), "sound_pack_language", "en, de, es, fr, it"),
        (MANIFEST + '[gain]\n"voice/off" = nan\n', "sound_pack_unusable", "gain"),
        (MANIFEST + '[gain]\n"voice/off" = 400.0\n', "sound_pack_unusable", "40.0"),
        (MANIFEST + "loudness = inf\n", "sound_pack_unusable", "loudness"),
    ],
)
def test_wrong_manifest_is_a_fault_and_the_default_pack_plays(
    tmp_path: Path, manifest: str, code: str, said: str
) -> None:
    packs, (fault,) = open_packs(str(own_pack(tmp_path / "ours", manifest=manifest)))
    assert fault.code == code
    assert said in f"{fault.sentence} {fault.remedy}"
    assert packs.line("off", "calm") is not None


def test_missing_folder_is_a_fault(tmp_path: Path) -> None:
    _, (fault,) = open_packs(str(tmp_path / "nowhere"))
    assert fault.code == "sound_pack_missing"
    with pytest.raises(SoundFault, match=r"no pack.toml"):
        Pack(tmp_path / "nowhere")


def test_pack_in_another_language_is_reported_and_only_its_effects_are_used(tmp_path: Path) -> None:
    folder = own_pack(tmp_path / "ours", "lead.7")
    (folder / "sfx").mkdir()
    shutil.copy(sounds_folder() / "default" / "sfx" / "cheer.ogg", folder / "sfx")
    packs, (fault,) = open_packs(str(folder), "de")
    assert fault.code == "sound_pack_foreign"
    assert packs.line("lead.7", "calm") is None
    cheer = packs.find("sfx/cheer")
    assert cheer is not None
    assert cheer[0].is_relative_to(folder)


def test_wordings_are_those_that_the_own_pack_has(tmp_path: Path) -> None:
    """Else two voices would take turns within one message."""
    folder = own_pack(tmp_path / "ours", "lead.7", "lead.8-2", "lead.9-4", "move.7.hot", "scratched-roll.7-2")
    wordings = usual_wordings(str(folder), Wording("en"))
    assert [wordings(message) for message in ("lead", "move", "scratched-roll", "off")] == [2, 1, 6, 4]
    for everything in (usual_wordings("", Wording("en")), usual_wordings(str(folder), Wording("de"))):
        assert everything("lead") == Wording("en").variants("lead") == 4


def test_gains_are_written_and_the_rest_of_the_manifest_stays(tmp_path: Path) -> None:
    folder = own_pack(tmp_path / "ours", "off", manifest="# our own\n" + MANIFEST + '[gain]\n"voice/on" = 1.0\n')
    write_gains(folder, {"voice/off": -2.5})
    assert read_manifest(folder).gain == {"voice/off": -2.5}
    assert (folder / "pack.toml").read_text(encoding="utf-8").startswith("# our own\n" + MANIFEST)
    write_gains(folder, {})
    assert read_manifest(folder).gain == {}


def test_gains_in_one_line_are_replaced_too(tmp_path: Path) -> None:
    folder = own_pack(tmp_path / "ours", manifest='gain = { "voice/on" = 1.0 }\n' + MANIFEST)
    write_gains(folder, {"voice/off": -2.5})
    assert read_manifest(folder).gain == {"voice/off": -2.5}
    assert read_manifest(folder).name == "Ours"
