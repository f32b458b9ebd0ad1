"""Sound packs: a manifest, files by name, and what happens when they are wrong."""

import shutil
from pathlib import Path

import pytest

from postparade.announcer.pack import Pack, Packs, open_packs, sounds_folder
from postparade.faults import SoundFault

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


def test_clip_of_the_right_energy_is_preferred(tmp_path: Path) -> None:
    packs = Packs([Pack(own_pack(tmp_path / "ours", "lead.7-2", "lead.7.hot-2", "off", "off.hot"))])
    found = [packs.line(clip, "hot") for clip in ("lead.7-2", "off")]
    assert [place and place[0].stem for place in found] == ["lead.7.hot-2", "off.hot"]
    calm = packs.line("lead.7-2", "calm")
    assert calm is not None
    assert calm[0].stem == "lead.7-2"


def test_hyphen_in_a_message_is_no_variant() -> None:
    packs, _ = open_packs("")
    found = packs.line("scratched-roll.4", "hot")
    assert found is not None
    assert found[0].stem == "scratched-roll.4"


def test_gain_is_decibels(tmp_path: Path) -> None:
    manifest = MANIFEST + '[gain]\n"voice/off" = -6.0\n'
    found = Packs([Pack(own_pack(tmp_path / "ours", "off", manifest=manifest))]).line("off", "calm")
    assert found is not None
    assert found[1] == pytest.approx(0.5012, abs=1e-4)


@pytest.mark.parametrize(
    "manifest", ["name = ", MANIFEST + "lisence = 1\n", 'name = "no licence"\n', MANIFEST + "loudness = 'loud'\n"]
)
def test_wrong_manifest_is_a_fault_and_the_default_pack_plays(tmp_path: Path, manifest: str) -> None:
    packs, (fault,) = open_packs(str(own_pack(tmp_path / "ours", manifest=manifest)))
    assert fault.code == "sound_pack_unusable"
    assert packs.line("off", "calm") is not None


def test_missing_folder_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(SoundFault, match=r"cannot be used"):
        Pack(tmp_path / "nowhere")
