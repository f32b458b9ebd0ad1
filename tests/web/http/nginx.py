"""A real nginx in front of a table."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.web.http.programs import listening

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
DOCUMENT = Path(__file__).parents[3] / "docs" / "networks.md"
FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{servers}
}}
"""


def documented(listen: int, table: int, certificate: Path, key: Path) -> str:
    """The server that the documents recommend, with these ports and files."""
    found = re.search(r"```nginx\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert found is not None
    text = found[1]
    for written, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{listen} ssl",
        "/etc/ssl/table.pem": str(certificate),
        "/etc/ssl/table.key": str(key),
        "http://127.0.0.1:8080": f"http://127.0.0.1:{table}",
    }.items():
        assert written in text, written
        text = text.replace(written, here)
    return text


def _write(folder: Path, servers: str) -> Path:
    folder.mkdir()
    configuration = folder / "nginx.conf"
    configuration.write_text(FRAME.format(folder=folder, servers=servers))
    return configuration


@asynccontextmanager
async def nginx(folder: Path, port: int, servers: str) -> AsyncIterator[None]:
    """nginx with these ``servers``, one of which listens on ``port``."""
    if NGINX is None:
        pytest.skip("needs proxy: apt install nginx-light")
    configuration = _write(folder, servers)
    log = folder / "error.log"
    async with listening(NGINX, "-p", str(folder), "-c", str(configuration), "-e", str(log), port=port, log=log):
        yield
