"""From pages to paper and from drawings to pictures, by the Chromium that shows the board on most tables anyway."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from postparade.core.faults import DeviceFault
from postparade.core.output_file import write
from postparade.reports.charts.drawing import Element, as_text

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
TIMEOUT = 300.0
SCALE = 2
"""Pixels of a picture for each unit of a drawing."""
AT_ONCE = 8
"""Drawings that one start of the browser turns into pictures: together they stay within the largest page it paints."""


class Browser(NamedTuple):
    """A Chromium without a window. Every call starts one, waits for it, and leaves nothing behind."""

    program: str

    def print(self, page: Path, out: Path) -> None:
        """Print the HTML file ``page`` into the PDF file ``out``. Raises ``DeviceFault`` (``browser_failed``)."""
        self._run(f"--print-to-pdf={out.absolute()}", "--no-pdf-header-footer", page.absolute().as_uri())
        if not out.is_file():
            raise DeviceFault("browser_failed", browser=self.program, why=f"it made no {out.name}")

    def paint(
        self, drawings: Sequence[tuple[Path, Element]], progress: Callable[[int], object] = lambda _done: None
    ) -> None:
        """Write each drawing as a PNG file; ``progress`` is called with the number of those written.

        Raises ``DeviceFault`` (``browser_failed``) and ``QuestionFault`` (``report_unwritable``).
        """
        for start in range(0, len(drawings), AT_ONCE):
            progress(start)
            for path, png in self._painted(drawings[start : start + AT_ONCE]):
                write(path, png)

    def _painted(self, drawings: Sequence[tuple[Path, Element]]) -> Iterator[tuple[Path, bytes]]:
        """All drawings on one long page, photographed once and cut apart."""
        import cv2

        heights = [round(float(drawing.get("height", 0))) for _, drawing in drawings]
        width = max(round(float(drawing.get("width", 0))) for _, drawing in drawings)
        with tempfile.TemporaryDirectory() as folder:
            page, shot = Path(folder) / "page.html", Path(folder) / "page.png"
            parts = "".join(as_text(drawing) for _, drawing in drawings)
            page.write_text(f"<!doctype html><style>{_STACKED}</style>{parts}", encoding="utf-8")
            size = f"--window-size={width},{sum(heights)}"
            self._run(f"--screenshot={shot}", size, f"--force-device-scale-factor={SCALE}", page.as_uri())
            picture = cv2.imread(str(shot))
        if picture is None:
            raise DeviceFault("browser_failed", browser=self.program, why="it made no picture")
        top = 0
        for (path, _), height in zip(drawings, heights, strict=True):
            done, png = cv2.imencode(".png", picture[top * SCALE : (top + height) * SCALE])
            assert done, "a picture in memory can be encoded"
            yield path, png.tobytes()
            top += height

    def _run(self, *arguments: str) -> None:
        # Chromium refuses its sandbox to root; nothing but our own page is opened.
        rights = ["--no-sandbox"] if os.geteuid() == 0 else []
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            flags = ["--headless", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={profile}", *rights]
            try:
                done = subprocess.run(
                    [self.program, *flags, *arguments], capture_output=True, timeout=TIMEOUT, check=False
                )
            except (OSError, subprocess.TimeoutExpired) as error:
                raise DeviceFault("browser_failed", browser=self.program, why=error) from error
        if done.returncode:
            why = done.stderr.decode(errors="replace").strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
            raise DeviceFault("browser_failed", browser=self.program, why=why[0][:200])


_STACKED = "body { margin: 0; background: #fdf7e6 } svg { display: block }"


def find_browser() -> Browser:
    """The Chromium of this machine. Raises ``DeviceFault`` (``browser_missing``)."""
    for name in BROWSERS:
        if program := shutil.which(name):
            return Browser(program)
    raise DeviceFault("browser_missing")
