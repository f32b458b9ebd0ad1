"""Raspberry Pi OS, Bookworm and Trixie, installs all that the lock holds as ready-made wheels: none is built there, no
wheel is missing, and each is the very file that the lock names."""

import pytest
from packaging.requirements import Requirement
from packaging.tags import Tag, parse_tag
from packaging.utils import canonicalize_name, parse_wheel_filename
from tools.pi_wheels import RELEASES, WHEELS, Release, locked


def wheels_of(release: Release) -> dict[str, str]:
    """Digest by file name."""
    lines = [line.split() for line in WHEELS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {file: digest for name, digest, file in lines if name == release.name}


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_every_line_of_the_lock_has_its_wheel_and_no_wheel_is_left_over(release: Release) -> None:
    wanted = {
        (canonicalize_name(requirement.name), next(iter(requirement.specifier)).version): hashes
        for requirement, hashes in locked()
        if release.takes(requirement)
    }
    found = {parse_wheel_filename(file)[:2]: f"sha256:{digest}" for file, digest in wheels_of(release).items()}
    assert {(name, str(version)) for name, version in found} == set(wanted)
    assert [key for key, digest in found.items() if digest not in wanted[key[0], str(key[1])]] == []


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_every_wheel_fits_processor_python_and_library_of_the_release(release: Release) -> None:
    unfit = [file for file in wheels_of(release) if not parse_wheel_filename(file)[3] & release.tags]
    assert unfit == []


def test_releases_take_what_is_theirs() -> None:
    bookworm, trixie = (release.tags for release in RELEASES)
    assert Tag("cp311", "cp311", "manylinux_2_28_aarch64") in bookworm
    assert not parse_tag("cp313-cp313-manylinux_2_28_aarch64") & bookworm
    assert not parse_tag("cp311-cp311-manylinux_2_28_x86_64") & (bookworm | trixie)
    assert not parse_tag("cp311-cp311-manylinux_2_40_aarch64") & bookworm
    assert parse_tag("cp313-cp313-manylinux_2_40_aarch64") & trixie
    older = Requirement("numpy==2.4.6 ; python_full_version < '3.12'")
    assert [release.takes(older) for release in RELEASES] == [True, False]
