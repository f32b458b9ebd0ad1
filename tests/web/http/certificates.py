"""Certificates made by the openssl program, as an owner would bring them."""

import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest


class Files(NamedTuple):
    """A certificate and its key."""

    certificate: Path
    key: Path


def issue(folder: Path, *names: str, days: int = 90, stem: str = "table") -> Files:
    """A self-signed certificate for ``names`` (DNS names and IP addresses) in ``folder``, valid for ``days``."""
    files = Files(folder / f"{stem}.pem", folder / f"{stem}.key")
    kinds = ("IP" if ":" in name or name.replace(".", "").isdigit() else "DNS" for name in names)
    alternatives = ",".join(f"{kind}:{name}" for kind, name in zip(kinds, names, strict=True))
    openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", str(days),
        "-keyout", files.key, "-out", files.certificate, "-subj", "/CN=table",
        *(["-addext", f"subjectAltName={alternatives}"] if names else []),
    )  # fmt: skip
    return files


def openssl(*arguments: str | Path) -> None:
    """Run openssl."""
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("needs certificates: apt install openssl")
    subprocess.run([program, *arguments], check=True, capture_output=True, timeout=60)
