"""``postparade track pinout``: what is wired to which pin of the track board."""

import json
from pathlib import Path

import msgspec

from postparade.cli.options import AsJson, parse_language
from postparade.cli.process import keep_small
from postparade.core.output_file import write


def show_pinout(*, out: Path | None = None, language: str = "en", as_json: AsJson = False) -> int:
    """List what is wired to which pin of the track board, a Raspberry Pi Pico.

    Parameters
    ----------
    out
        Draw the board with its pins into this file: SVG, or PDF if its name ends in .pdf.
    language
        The language of the words: en, de, es, fr or it.
    as_json
        Print one JSON object.
    """
    keep_small()
    from postparade.workshop.pinout import pinout

    spoken = parse_language(language)
    pins = pinout(spoken)
    if out is not None:
        _write(out, spoken)
    if as_json:
        print(json.dumps({"pins": msgspec.to_builtins(pins), "file": None if out is None else str(out)}))
        return 0
    for pin in pins:
        print(f"{pin.number:>3}  {pin.name:<8}  {pin.use}".rstrip())
    if out is not None:
        print(f"Drawn in {out}.")
    return 0


def _write(path: Path, language: str) -> None:
    from postparade.workshop.as_svg import as_svg
    from postparade.workshop.paper import EXACT, pages
    from postparade.workshop.pinout import draw_pinout

    drawing = draw_pinout(language)
    if path.suffix.lower() == ".pdf":
        from postparade.workshop.as_pdf import as_pdf

        write(path, as_pdf(pages(drawing, EXACT), "Post Parade"))
    else:
        write(path, as_svg(drawing, "Post Parade").encode())
