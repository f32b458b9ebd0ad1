"""``postparade sounds script``: the sheet that somebody reads aloud to be the caller."""

import html
import json
from pathlib import Path

from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs.phrase_list import sheet
from postparade.announcer.wording import Wording
from postparade.cli.counting import many
from postparade.cli.options import AsJson, CallLanguage, parse_language
from postparade.core.faults import SoundFault
from postparade.core.output_file import write

PAGE = 20
"""Lines on a page: few enough to be read again if something went wrong."""
ADVICE = (
    "Read each page into a recording of its own, in a quiet room, a hand's breadth from the microphone.",
    "Leave two seconds of silence between the lines. Numbers and commas need no pause.",
    "If you stumble, clap your hands once, wait, and read the line again.",
)


def sheet_in(language: str, most: int, page: int | None) -> tuple[Wording, tuple[Line, ...], int]:
    """The catalogue of ``language``, the lines of the sheet or of one page of it, and the number of the first.

    Raises ``QuestionFault`` (``language_not_spoken``) and :class:`SoundFault` (``sheet_page_missing``).
    """
    known = parse_language(language)
    catalogue = Wording(known)
    lines = sheet(catalogue.variants, max(1, most))
    pages = -(-len(lines) // PAGE)
    if page is None:
        return catalogue, lines, 1
    if not 1 <= page <= pages:
        raise SoundFault("sheet_page_missing", page=page, pages=pages)
    return catalogue, lines[(page - 1) * PAGE : page * PAGE], (page - 1) * PAGE + 1


def print_script(
    *,
    language: CallLanguage = "en",
    lines: int = 80,
    page: int | None = None,
    out: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Print the sheet that somebody reads aloud to be the caller: the lines heard most, in pages of twenty.

    Parameters
    ----------
    lines
        How many lines; 80 take ten minutes.
    page
        Only this page.
    out
        Write the sheet into this file, as a web page to be printed.
    as_json
        Print one JSON object with the name of each line's file.
    """
    catalogue, chosen, first = sheet_in(language, lines, page)
    rows = [(number, line.clip, catalogue.spoken(line)) for number, line in enumerate(chosen, first)]
    if as_json:
        lines_as_json = [{"number": number, "file": f"voice/{clip}", "text": text} for number, clip, text in rows]
        print(json.dumps({"language": catalogue.language, "page_length": PAGE, "lines": lines_as_json}))
    elif out is None:
        print("\n".join(ADVICE))
        for number, _, text in rows:
            if (number - 1) % PAGE == 0:
                print(f"\nPage {(number - 1) // PAGE + 1}")
            print(f"{number:4}  {text}")
        print(f"\nThen, page by page: postparade sounds split PACK RECORDING --page 1{_options(language, lines)}")
    else:
        write(out, _as_page(rows, catalogue.language).encode())
        print(f"{many(len(rows), 'line')} in {out}.")
    return 0


def _options(language: str, most: int) -> str:
    return (f" --language {language}" if language != "en" else "") + (f" --lines {most}" if most != 80 else "")


def _as_page(rows: list[tuple[int, str | None, str]], language: str) -> str:
    """The sheet as a web page in large letters, a sheet of paper for each page."""
    parts: list[str] = []
    for number, _, text in rows:
        if (number - 1) % PAGE == 0 or not parts:
            parts.append(f"<h2>Page {(number - 1) // PAGE + 1}</h2>")
        parts.append(f'<p lang="{language}"><b>{number}</b> {html.escape(text)}</p>')
    style = "body{font:20px/1.5 sans-serif;margin:2em}h2{break-before:page}b{color:#666}"
    advice = "".join(f"<li>{html.escape(rule)}</li>" for rule in ADVICE)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>The race caller</title><style>{style}</style>'
        f"<h1>The race caller</h1><ul>{advice}</ul>{''.join(parts)}</html>\n"
    )
