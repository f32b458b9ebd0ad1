"""While an image for another architecture is set up, this machine's own shell, tools and Perl stand in for those of the
image, which would be emulated: packages run them tens of thousands of times. Called by mmdebstrap as
``natives.py put ROOT``; what is kept beside ``ROOT`` is put back by :func:`put_back`."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = ("bash", "dash", "mawk", "sed", "grep", "find", "xargs", "tar", "gzip", "dpkg-deb", "dpkg-split", "perl")
PACKERS = ("cpio", "zstd")
FILES = ("cat", "chgrp", "chmod", "chown", "cp", "install", "ln", "ls", "mkdir", "mktemp", "mv", "readlink", "rm")
FILES += ("rmdir", "stat", "touch", "basename", "dirname", "realpath", "cmp", "diff", "md5sum", "sha256sum")
WORDS = ("cut", "date", "echo", "env", "expr", "head", "id", "printf", "seq", "sort", "tail", "tr", "true", "uniq")
WORDS += ("wc",)
PROGRAMS = (*SHELL, *PACKERS, *FILES, *WORDS)
"""None that knows for which architecture it was built (dpkg, uname, ldconfig)."""
PYTHON = "python3.13"
"""That of the image."""


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _needed(programs: list[Path]) -> list[Path]:
    """The loader and libraries of this machine that ``programs`` need, and Perl's modules, files and folders."""
    said = subprocess.run(["ldd", *programs], capture_output=True, text=True, check=True).stdout
    found = {Path(path) for path in re.findall(r"(/\S+?\.so\S*) ?\(", said)}
    asked = subprocess.run(["perl", "-e", "print join qq(\n), @INC"], capture_output=True, text=True, check=True)
    mine = re.compile(r"^/usr/(lib/[^/]+-linux-gnu/perl(-base|/\S+)|share/perl/\S+)$")
    return [*sorted(found), *(Path(path) for path in asked.stdout.split() if mine.match(path) and Path(path).is_dir())]


def _mine(root: Path) -> dict[str, Path]:
    """What of this machine may stand in below ``root`` now, by the path there."""
    found: dict[str, Path] = {}
    for name in PROGRAMS:
        place = shutil.which(name)
        if place is not None and _is_elf(root / "usr/bin" / name) and _is_elf(Path(place).resolve()):
            found[f"usr/bin/{name}"] = Path(place).resolve()
    lister, kmod = root / "usr/sbin/depmod", shutil.which("kmod", path="/usr/bin:/bin")
    if kmod is not None and lister.is_symlink() and lister.readlink().name == "kmod":
        found["usr/sbin/depmod"] = Path(kmod)
    return found


def put(root: Path) -> None:
    """Put this machine's programs below ``root``; those of the image are kept beside it. May be called again when more
    packages are there."""
    kept = root.parent / "emulated"
    kept.mkdir(exist_ok=True)
    mine = {path: place for path, place in _mine(root).items() if not (kept / path.replace("/", "%")).exists()}
    if not mine:
        return
    for needed in _needed(list(mine.values())):
        there = root / str(needed).lstrip("/")
        if there.exists():
            continue
        with (kept / "added").open("a", encoding="utf-8") as file:
            top = root / needed.parts[1]
            if not top.exists():
                # Packages refuse a root with a real folder beside /usr, such as lib64 with the loader.
                top.symlink_to(f"usr/{top.name}")
                (root / "usr" / top.name).mkdir(exist_ok=True)
                file.write(f"usr/{top.name}\n{top.name}\n")
            made = [one for one in reversed(there.parents) if not one.exists()]
            file.writelines(f"{one.relative_to(root)}\n" for one in made)
            file.write(f"{there.relative_to(root)}{'/' if needed.is_dir() else ''}\n")
        there.parent.mkdir(parents=True, exist_ok=True)
        if needed.is_dir():
            shutil.copytree(needed, there, symlinks=False)
        else:
            shutil.copy(needed, there)
    for path, place in mine.items():
        there = root / path
        os.link(there, kept / path.replace("/", "%"), follow_symlinks=False)
        shutil.copy(place, there.with_name(f"{there.name}.here"))
        # In one step: something may be about to start it.
        there.with_name(f"{there.name}.here").replace(there)


def _remove(root: Path, added: str) -> None:
    """A file, a folder that was copied, with its final stroke, or one that was made around either: that one stays if
    packages have put something into it meanwhile."""
    if added.endswith("/"):
        shutil.rmtree(root / added)
    elif (root / added).is_dir() and not (root / added).is_symlink():
        with contextlib.suppress(OSError):
            (root / added).rmdir()
    else:
        (root / added).unlink(missing_ok=True)


def put_back(root: Path) -> None:
    """Give the image its own programs again, and leave nothing of this machine in it."""
    kept = root.parent / "emulated"
    if not kept.exists():
        return
    for path in sorted(kept.iterdir()):
        if path.name != "added":
            path.replace(root / path.name.replace("%", "/"))
    if (kept / "added").exists():
        for name in reversed((kept / "added").read_text(encoding="utf-8").splitlines()):
            _remove(root, name)
    shutil.rmtree(kept)


def foreign_programs(root: Path, folder: Path) -> list[str]:
    """Programs and libraries in ``folder`` that are not for the machine of ``root``."""
    own = _machine(root / "usr/bin/kmod")
    found = (path for path in sorted(folder.rglob("*")) if _is_elf(path) and _machine(path) != own)
    return [str(path.relative_to(folder)) for path in found]


def _machine(program: Path) -> bytes:
    with program.open("rb") as file:
        return file.read(20)[18:20]


def same_python() -> Path | None:
    """This machine's own Python of the version that the image has, where there is one."""
    found = shutil.which(PYTHON)
    if found is None or subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode:
        return None
    return Path(found)


def compile_python(python: Path, root: Path, *folders: str) -> None:
    """Compile what lies in ``folders`` below ``root`` with this machine's own Python; some of it is for another one."""
    order = [python, "-m", "compileall", "-q", "-j", "0", "-s", root, "-p", "/"]
    subprocess.run([*order, *(root / folder for folder in folders)], check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    {"put": put, "back": put_back}[sys.argv[1]](Path(sys.argv[2]))
