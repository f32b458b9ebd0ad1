"""A real Caddy in front of a hub and a table."""

import os
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.web.http.programs import listening

CADDY = shutil.which("caddy")
DOCUMENT = Path(__file__).parents[3] / "docs" / "race-night.md"
FRAME = """{{
    admin off
    auto_https disable_redirects
    local_certs
    skip_install_trust
    https_port {port}
    storage file_system {folder}/kept
}}
{servers}
"""
"""What differs from a machine that is reached from outside: the ports, and who has signed the certificates."""


def documented(upstreams: Mapping[str, str]) -> str:
    """The servers that the documents recommend, with these upstreams instead of those that are written there."""
    found = re.search(r"```\n(night\.example \{\n.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert found is not None
    text = found[1]
    for written, here in upstreams.items():
        assert written in text, written
        text = text.replace(written, here)
    return text


def _write(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "Caddyfile").write_text(text)
    return folder / "Caddyfile"


@asynccontextmanager
async def caddy(folder: Path, port: int, servers: str) -> AsyncIterator[None]:
    """Caddy with these ``servers``, all on ``port``."""
    if CADDY is None:
        pytest.skip("needs proxy: apt install caddy")
    configuration = _write(folder, FRAME.format(port=port, folder=folder, servers=servers))
    command = (CADDY, "run", "--adapter", "caddyfile", "--config", str(configuration))
    async with listening(*command, port=port, log=folder / "log", environment={**os.environ, "HOME": str(folder)}):
        yield
