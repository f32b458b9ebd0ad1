"""Releases are annotated tags ``v1.2.0``, or ``v1.3.0rc1`` for testers, signed by a key of the project. Git brings
them, ``ssh-keygen`` verifies them; nothing of a release is used before."""

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from updater.stop import StopError

Channel = Literal["stable", "test"]
CHANNELS: tuple[Channel, ...] = ("stable", "test")
SIGNER = "release"
"""Who signs, in the file of allowed signers."""
NAMESPACE = "git"
"""What ``git tag --sign`` signs for: a signature made for something else does not count."""
BEGIN = b"-----BEGIN SSH SIGNATURE-----\n"
VERSION_FILE = "controller/postparade/__init__.py"
FINAL = 1_000_000
"""Stands for the release itself after all of its candidates."""


class Version(NamedTuple):
    """A version, in the order in which they follow each other."""

    major: int
    minor: int
    patch: int
    candidate: int = FINAL

    def __str__(self) -> str:
        candidate = "" if self.candidate == FINAL else f"rc{self.candidate}"
        return f"{self.major}.{self.minor}.{self.patch}{candidate}"

    @property
    def tag(self) -> str:
        return f"v{self}"


class Release(NamedTuple):
    """A verified release: its ``commit``, and the ``news`` that were signed with it."""

    version: Version
    commit: str
    news: str


def version_in(text: str) -> Version | None:
    """The version that ``text`` is, if it is one."""
    found = re.fullmatch(r"(\d{1,5})\.(\d{1,5})\.(\d{1,5})(?:rc(\d{1,5}))?", text, re.ASCII)
    if found is None:
        return None
    version = Version(*(FINAL if number is None else int(number) for number in found.groups()))
    # One version has one name: 1.02.0 is none.
    return version if str(version) == text else None


def version_of(source_text: str) -> Version | None:
    """The version that the program's own file tells."""
    found = re.search(r'^__version__ = "([^"]+)"$', source_text, re.MULTILINE)
    return version_in(found[1]) if found else None


def git(repository: Path, *words: str, timeout: float = 60) -> bytes:
    """What git prints. Raises ``subprocess.SubprocessError`` or ``OSError``."""
    command = ["git", f"--git-dir={repository}", *words]
    return subprocess.run(command, check=True, capture_output=True, stdin=subprocess.DEVNULL, timeout=timeout).stdout


def fetch(repository: Path) -> None:
    """Bring the tags of where the program came from, and the files of each, but no history. Raises :class:`StopError`
    (``unreachable``)."""
    words = ("--quiet", "--depth=1", "--prune", "--no-recurse-submodules", "origin", "+refs/tags/v*:refs/tags/v*")
    try:
        # Git takes it for a failure that there is not one tag to be fetched.
        if git(repository, "ls-remote", "--tags", "origin", "v*", timeout=120):
            git(repository, "-c", "fetch.fsckObjects=true", "fetch", *words, timeout=900)
    except (subprocess.SubprocessError, OSError) as error:
        raise StopError("unreachable", _last_line(error)) from error


def offered(repository: Path, channel: Channel) -> list[Version]:
    """Versions of all tags of the ``channel``, the newest first; none of them is verified yet."""
    lines = git(repository, "for-each-ref", "--format=%(refname:lstrip=2)", "refs/tags").decode(errors="replace")
    found = (version_in(line.removeprefix("v")) for line in lines.splitlines() if line.startswith("v"))
    versions = {one for one in found if one is not None and (channel == "test" or one.candidate == FINAL)}
    return sorted(versions, reverse=True)


def verified(repository: Path, version: Version, signers: Path) -> Release:
    """The release ``version``, if a key in the file ``signers`` has signed it under this name. Raises
    :class:`StopError`: ``not_signed``, ``wrong_signature`` or ``not_what_it_says``."""
    try:
        tag = git(repository, "rev-parse", "--verify", f"refs/tags/{version.tag}").decode().strip()
        if git(repository, "cat-file", "-t", tag) != b"tag\n":
            raise StopError("not_signed", version.tag)
        signed = git(repository, "cat-file", "tag", tag)
    except (subprocess.SubprocessError, OSError) as error:
        raise StopError("not_what_it_says", _last_line(error)) from error
    payload, begin, rest = signed.partition(BEGIN)
    if not begin:
        raise StopError("not_signed", version.tag)
    _check_signature(payload, begin + rest, signers)
    # From here on the text is the project's own. A signed tag under another name may be an old one.
    head, _, message = payload.decode(errors="replace").partition("\n\n")
    fields = dict(line.split(" ", 1) for line in head.splitlines() if " " in line)
    if (fields.get("type"), fields.get("tag")) != ("commit", version.tag):
        raise StopError("not_what_it_says", f"{version.tag} was signed as {fields.get('tag')}")
    commit = fields["object"]
    if not re.fullmatch(r"[0-9a-f]{40}|[0-9a-f]{64}", commit):
        raise StopError("not_what_it_says", version.tag)
    try:
        told = version_of(git(repository, "cat-file", "blob", f"{commit}:{VERSION_FILE}").decode(errors="replace"))
    except (subprocess.SubprocessError, OSError) as error:
        raise StopError("not_what_it_says", _last_line(error)) from error
    if told != version:
        raise StopError("not_what_it_says", f"{version.tag} contains {told}")
    return Release(version, commit, message.strip())


def has_keys(signers: Path) -> bool:
    """Whether the file of allowed signers has a key."""
    try:
        lines = signers.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return any(line.strip() and not line.startswith("#") for line in lines)


def _check_signature(payload: bytes, signature: bytes, signers: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "signature")
        file.write_bytes(signature)
        check = ["-Y", "verify", "-f", str(signers), "-I", SIGNER, "-n", NAMESPACE, "-s", str(file)]
        try:
            done = subprocess.run(["ssh-keygen", *check], input=payload, capture_output=True, timeout=60, check=False)
        except (subprocess.SubprocessError, OSError) as error:
            raise StopError("wrong_signature", _last_line(error)) from error
    if done.returncode != 0:
        said = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines()
        raise StopError("wrong_signature", said[-1] if said else "")


def _last_line(error: Exception) -> str:
    said = getattr(error, "stderr", None)
    lines = said.decode(errors="replace").strip().splitlines() if isinstance(said, bytes) else []
    return lines[-1] if lines else str(error)
