#!/usr/bin/env python3
"""Build everything that a release publishes, into dist/VERSION: release.py [OPTIONS]; --help lists them

Source archive, wheel (built out of that archive), documents as a site, sound packs, printable parts and carrier board,
the list of dependencies (SBOM), what is new, and SHA256SUMS over all of them, signed with --key. Nothing is sent.
With --images also the images for cards that were built and tried before, see release_images.py.

A release is what the signed tag of this version names: everything committed, and CHANGELOG.md with its date. With
--draft whatever lies here is built, to try it.
"""

import argparse
import datetime as dt
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import changelog
import release_images

REPOSITORY = Path(__file__).resolve().parents[1]
NAMESPACE = "postparade-release"
"""What the signature of SHA256SUMS is made for; one made for a tag does not count here, nor the other way round."""
SUMS = "SHA256SUMS"
PARTS = ("*.stl", "*.step", "*.kicad_pcb", "gerbers.zip", "README.md")


class UnfitError(Exception):
    """Why this cannot be released."""


def run(folder: Path, *words: str | Path, **environment: str) -> str:
    """What a command prints. Raises :class:`UnfitError` with what it complains about."""
    done = subprocess.run(words, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UnfitError(f"{' '.join(map(str, words))}: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()


def full_version(repository: Path) -> str:
    """The version of the program, as a candidate too."""
    found = changelog.VERSION.search((repository / "controller/postparade/__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise UnfitError("controller/postparade/__init__.py tells no version")
    return found[1]


def check(repository: Path, version: str) -> None:
    """Whether what is checked out is version ``version`` and nothing else. Raises :class:`UnfitError`."""
    if run(repository, "git", "status", "--porcelain"):
        raise UnfitError("there are changes that are not committed")
    if f"v{version}" not in run(repository, "git", "tag", "--points-at", "HEAD").splitlines():
        raise UnfitError(f"this commit is not v{version}: sign it with tools/sign_release.py first")
    when, _ = changelog.section((repository / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not when and "rc" not in version:
        raise UnfitError(f"CHANGELOG.md has no date for {version}: run tools/changelog.py release first")


def copied(repository: Path, target: Path) -> Path:
    """The files under version control, as they lie here, in ``target``: nothing else gets into a release."""
    for name in filter(None, run(repository, "git", "ls-files", "-z").split("\0")):
        source = repository / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
    return target


def build_package(source: Path, into: Path, epoch: str) -> tuple[Path, Path]:
    """The source archive of ``source``, and the wheel that is built out of it, as a package index would."""
    hatch = (sys.executable, "-m", "hatchling", "build", "-d", into, "-t")
    run(source, *hatch, "sdist", SOURCE_DATE_EPOCH=epoch)
    (archive,) = into.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as content:
            # Debian 12 has Python 3.11.2, which knows no filters yet.
            content.extraction_filter = getattr(tarfile, "data_filter", None)
            content.extractall(folder)  # noqa: S202  (made by ourselves, a moment ago)
        run(Path(folder, archive.name.removesuffix(".tar.gz")), *hatch, "wheel", SOURCE_DATE_EPOCH=epoch)
    (wheel,) = into.glob("*.whl")
    return archive, wheel


def pack(into: Path, base: Path, files: Iterable[Path], epoch: str) -> Path:
    """A zip archive of ``files`` with their names below ``base``, the same for the same files."""
    moment = dt.datetime.fromtimestamp(int(epoch), dt.UTC).timetuple()[:6]
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files):
            info = zipfile.ZipInfo(path.relative_to(base).as_posix(), moment)
            info.external_attr = 0o644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return into


def packs_of_sounds(source: Path) -> dict[str, list[Path]]:
    """The sound packs by name, each with its files and the licence of the sounds."""
    found = {}
    for manifest in source.glob("sounds/*/pack.toml"):
        name = tomllib.loads(manifest.read_text(encoding="utf-8")).get("name", manifest.parent.name)
        files = [path for path in manifest.parent.rglob("*") if path.is_file()]
        found[str(name).lower().replace(" ", "-")] = [*files, source / "sounds/LICENSE.txt"]
    return found


def build(repository: Path, into: Path, images: Path | None) -> list[Path]:
    """Build the files of a release into the empty folder ``into``; returns them, sorted by name. ``images`` is where
    images of this commit were built."""
    version = full_version(repository)
    epoch = run(repository, "git", "log", "-1", "--format=%ct")
    stem = f"postparade-{version}"
    with tempfile.TemporaryDirectory() as folder:
        source = copied(repository, Path(folder, "source"))
        built = [*build_package(source, into, epoch)]
        site = Path(folder, "site")
        run(source, sys.executable, "tools/site.py", site, SOURCE_DATE_EPOCH=epoch)
        built.append(pack(into / f"{stem}-docs.zip", site, (one for one in site.rglob("*") if one.is_file()), epoch))
        for name, files in packs_of_sounds(source).items():
            built.append(pack(into / f"{stem}-sounds-{name}.zip", source / "sounds", files, epoch))
        hardware = source / "hardware"
        parts = [path for part in ("printable", "carrier") for glob in PARTS for path in (hardware / part).glob(glob)]
        built.append(pack(into / f"{stem}-printables.zip", source, [*parts, source / "sounds/LICENSE.txt"], epoch))
        built.append(Path(shutil.copyfile(source / "third-party/sbom.cdx.json", into / f"{stem}.cdx.json")))
    if images is not None:
        commit = run(repository, "git", "rev-parse", "HEAD")
        built += release_images.publish(images, version, commit, into)
    news = into / f"{stem}-changes.md"
    news.write_text(f"# Post Parade {version}\n\n{changelog.assembled(repository)}\n", encoding="utf-8")
    return sorted([*built, news])


def write_sums(files: list[Path]) -> Path:
    """``SHA256SUMS`` beside ``files``, as ``sha256sum --check`` reads it."""
    sums = files[0].parent / SUMS
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    sums.write_text("".join(lines), encoding="ascii")
    return sums


def sign(sums: Path, key: Path) -> None:
    """Sign ``sums`` with the key that signs tags, into SHA256SUMS.sig."""
    run(sums.parent, "ssh-keygen", "-Y", "sign", "-q", "-n", NAMESPACE, "-f", key.absolute(), sums)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--draft", action="store_true", help="build whatever lies here, tagged or not")
    parser.add_argument("--key", type=Path, help="the private key to sign the sums with, or the public one of an agent")
    parser.add_argument("--images", type=Path, help="where images were built and tried, usually build/image")
    parser.add_argument("--into", type=Path, help="the folder to build into (dist/VERSION); what is in it is removed")
    given = parser.parse_args()
    try:
        version = full_version(REPOSITORY)
        if not given.draft:
            check(REPOSITORY, version)
        into = (given.into or REPOSITORY / "dist" / version).absolute()
        if into.exists() and not (into / SUMS).exists() and any(into.iterdir()):
            raise UnfitError(f"{into} holds something else than a release")
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        sums = write_sums(build(REPOSITORY, into, given.images))
        if given.key:
            sign(sums, given.key)
    except (UnfitError, release_images.UntriedError, changelog.ChangelogError, OSError) as error:
        print(f"release.py: {error}", file=sys.stderr)
        return 1
    print(*sorted(into.iterdir()), sep="\n")
    if not given.images:
        print("without images for cards: --images FOLDER adds them once they have been tried", file=sys.stderr)
    if not given.key:
        print("not signed: --key FILE signs SHA256SUMS", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
