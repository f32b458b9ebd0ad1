#!/usr/bin/env python3
"""Sign the commit that is checked out as a release: sign_release.py --key FILE

The tag is named by the version of the program, and its message is what CHANGELOG.md says of that version: the host
reads it after the update. A candidate such as 1.3.0rc1 tells testers what 1.3.0 would tell today. Nothing is pushed.

With --new-key FILE, make a key instead and trust it from the next release on (hardware/allowed_signers). Keep FILE away
from the machines that build and test.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "hardware"))

import changelog
from release import NAMESPACE as SUMS_NAMESPACE

from updater import releases
from updater.stop import StopError


class UnfitError(Exception):
    """Why this commit cannot become a release."""


def git(repository: Path, *words: str) -> str:
    """What git prints; what it complains about goes to the terminal."""
    done = subprocess.run(["git", "-C", repository, *words], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def news_of(repository: Path, version: releases.Version) -> str:
    """What is new in ``version``; of a candidate, what its release would tell today. Raises :class:`UnfitError`."""
    name = changelog.version_of(repository)
    when, _ = changelog.section((repository / "CHANGELOG.md").read_text(encoding="utf-8"), name)
    if version.candidate == releases.FINAL and (not when or changelog.fragments(repository)):
        raise UnfitError(
            f"CHANGELOG.md has no date for {version}, or leaves changes out: run tools/changelog.py release"
        )
    news = changelog.assembled(repository)
    if not news:
        raise UnfitError(f"nothing is told of {version}: write it into changelog.d")
    # Git would take a line that begins with # for a remark.
    return re.sub(r"^#+ (.*)$", r"\1:", news, flags=re.MULTILINE)


def sign(repository: Path, key: Path) -> releases.Release:
    """Sign what is checked out in ``repository``. Raises :class:`UnfitError`, and ``CalledProcessError`` from git."""
    version = releases.version_of((repository / releases.VERSION_FILE).read_text(encoding="utf-8"))
    if version is None:
        raise UnfitError(f"{releases.VERSION_FILE} tells no version such as 1.2.0 or 1.3.0rc1")
    if git(repository, "status", "--porcelain"):
        raise UnfitError("there are changes that are not committed")
    if git(repository, "tag", "--list", version.tag):
        raise UnfitError(f"{version.tag} is there already: a release is never replaced")
    news = news_of(repository, version)
    signing = ("-c", "gpg.format=ssh", "-c", f"user.signingkey={key.absolute()}")
    git(repository, *signing, "tag", "--sign", version.tag, "--message", f"Post Parade {version}\n\n{news}")
    directory = Path(git(repository, "rev-parse", "--absolute-git-dir"))
    try:
        # As the machines that install it will see it: with the keys of this version, and of the one before.
        return releases.verified(directory, version, repository / "hardware/allowed_signers")
    except StopError as stop:
        git(repository, "tag", "--delete", version.tag)
        raise UnfitError(f"no machine would accept it: {stop}") from stop


def trust_new_key(repository: Path, key: Path) -> None:
    """Make ``key``, asking for a passphrase, and add it to those that machines trust."""
    subprocess.run(["ssh-keygen", "-t", "ed25519", "-C", "releases of Post Parade", "-f", key], check=True)
    public = Path(f"{key}.pub").read_text(encoding="ascii").strip()
    with (repository / "hardware/allowed_signers").open("a", encoding="utf-8") as file:
        file.write(f'{releases.SIGNER} namespaces="{releases.NAMESPACE},{SUMS_NAMESPACE}" {public}\n')


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    either = parser.add_mutually_exclusive_group(required=True)
    either.add_argument("--key", type=Path, help="the private key to sign with, or the public one of a key in an agent")
    either.add_argument("--new-key", type=Path, metavar="FILE", help="make this key instead")
    parser.add_argument("--repository", type=Path, default=REPOSITORY, help="the clone to release from (this one)")
    given = parser.parse_args()
    try:
        if given.new_key:
            trust_new_key(given.repository, given.new_key)
            print("trusted from the next release on; commit hardware/allowed_signers")
            return 0
        release = sign(given.repository, given.key)
    except (UnfitError, changelog.ChangelogError, subprocess.CalledProcessError, OSError) as error:
        print(f"sign_release.py: {error}", file=sys.stderr)
        return 1
    print(f"signed {release.version.tag}; publish it with: git push origin {release.version.tag}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
