"""The container holds what the table is made of, runs it as a user of its own, and leaves the rest outside."""

import re
import tomllib
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
FILE = (REPOSITORY / "Containerfile").read_text(encoding="utf-8")
INSIDE = {
    line[1:] for line in (REPOSITORY / ".containerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"
}


def test_everything_that_installing_reads_is_let_in() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {*wheel["only-include"], *wheel["sbom-files"], project["project"]["readme"], "tools/setup.sh"}
    needed |= {"requirements.lock", "pyproject.toml", project["tool"]["hatch"]["version"]["path"]}
    assert {path.split("/")[0] for path in needed} <= INSIDE
    assert all((REPOSITORY / name).exists() for name in INSIDE)
    assert not INSIDE & {"node_modules", "tests", ".git", ".venv", "build"}


def test_what_it_starts_is_a_command_of_the_program_as_nobody_special() -> None:
    assert re.search(r"^USER postparade$", FILE, re.MULTILINE)
    assert FILE.index("USER postparade") > FILE.index("RUN tools/setup.sh"), "it cannot write what it runs"
    assert 'ENTRYPOINT ["/opt/postparade/.venv/bin/postparade", "run", "--data", "/data"]' in FILE
    assert "requirements.lock" in FILE, "with the hashes of the lock"
