"""A clone on a laptop becomes the newest signed release by ``hardware/update-clone``: real git, keys and signatures."""

import shutil
import subprocess
from pathlib import Path

import pytest

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
MAKEFILE = ".venv/.run: requirements.lock\n\t@mkdir -p .venv; cp requirements.lock .venv/.run\n"


class Project:
    """The repository that releases come from, in version ``0.2.0``, and a clone of it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.source, self.clone = folder, folder / "source", folder / "clone"
        self.key = self.new_key("project")
        self.git(folder, "init", "-q", "-b", "main", str(self.source))
        (self.source / "controller/postparade").mkdir(parents=True)
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(HARDWARE / "updater", self.source / "hardware/updater", ignore=ignored)
        shutil.copy(HARDWARE / "update-clone", self.source / "hardware/update-clone")
        public = self.key.with_suffix(".pub").read_text()
        (self.source / "hardware/allowed_signers").write_text(f'release namespaces="git" {public}')
        (self.source / "Makefile").write_text(MAKEFILE)
        self.commit("0.2.0")
        self.git(folder, "clone", "-q", str(self.source), str(self.clone))

    def new_key(self, name: str) -> Path:
        key = self.folder / name
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", key], check=True)
        return key

    def git(self, where: Path, *words: str) -> str:
        named = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "gpg.format=ssh")
        command = ["git", "-C", str(where), *named, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self, version: str) -> None:
        (self.source / "controller/postparade/__init__.py").write_text(f'__version__ = "{version}"\n')
        (self.source / "requirements.lock").write_text(f"libraries of {version}\n")
        self.git(self.source, "add", "-A")
        self.git(self.source, "commit", "-q", "-m", version)

    def release(self, version: str, key: Path | None = None) -> None:
        self.commit(version)
        signed = ("-c", f"user.signingkey={key or self.key}", "tag", "-s", f"v{version}", "-m", f"News of {version}")
        self.git(self.source, *signed)

    def update(self) -> subprocess.CompletedProcess[str]:
        command = [self.clone / "hardware/update-clone"]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    @property
    def version(self) -> str:
        return (self.clone / "controller/postparade/__init__.py").read_text().split('"')[1]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_clone_becomes_the_newest_release_with_its_libraries_and_stays_on_its_branch(project: Project) -> None:
    assert project.update().stdout == "This is the newest release.\n"
    project.release("0.3.0")
    project.release("0.4.0")
    project.commit("0.5.0")
    done = project.update()
    assert (done.returncode, done.stdout) == (0, "Now at 0.4.0.\n\nNews of 0.4.0\n"), done.stderr
    assert project.version == "0.4.0", "what is on the branch but not released does not count"
    assert (project.clone / ".venv/.run").read_text() == "libraries of 0.4.0\n"
    assert project.git(project.clone, "branch", "--show-current") == "main"
    assert project.git(project.clone, "rev-list", "--count", "HEAD") == "3", "its history is whole"


def test_a_release_of_a_stranger_changes_nothing(project: Project) -> None:
    project.release("0.3.0", project.new_key("stranger"))
    done = project.update()
    assert (done.returncode, project.version) == (1, "0.2.0")
    assert "wrong_signature" in done.stderr


def test_what_somebody_has_edited_stays(project: Project) -> None:
    project.release("0.3.0")
    (project.clone / "Makefile").write_text("# mine\n")
    done = project.update()
    assert (done.returncode, project.version) == (1, "0.2.0")
    assert "have been edited" in done.stderr
    assert (project.clone / "Makefile").read_text() == "# mine\n"


def test_a_clone_with_commits_of_its_own_is_left_alone(project: Project) -> None:
    project.release("0.3.0")
    (project.clone / "Makefile").write_text("# mine\n")
    project.git(project.clone, "commit", "-q", "-a", "-m", "mine")
    done = project.update()
    assert (done.returncode, project.version) == (1, "0.2.0")
    assert "fast-forward" in done.stderr
