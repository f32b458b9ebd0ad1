"""Speak the lines of the default pack: python sounds/build.py [FOLDER].

Renders the lines that come up in every race (fixed ones, those about a horse, small amounts) with the Pico voice, and
writes FOLDER/voice/*.ogg. The rest, with names and rare numbers, is spoken at the table. Takes about a minute. Needs
the development packages and the controller: run it with PYTHONPATH=controller, or where Post Parade is installed.
"""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

from make_effects import write_ogg
from py_nanotts import NanoTTS

from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import Line
from postparade.announcer.pico import speak
from postparade.announcer.polish import RATE
from postparade.announcer.roster import OF_ONE_HORSE
from postparade.games.boards import HORSES

LANGUAGE, VOICE = "en", "en-GB"
QUALITY = 0.0
"""Of the Vorbis coder, 0 to 1: Pico has nothing above 8 kHz that would be lost."""

FIXED_LINES = (
    *("closed", "off", "photo", "wins-nobody", "pay-nobody", "one-more-scratch", "wasted"),
    *("snake-eyes", "boxcars", "bets-closed"),
)
NUMBERS: dict[str, tuple[str, range]] = {
    "price": ("chips", range(1, 6)),
    "double": ("first", range(2, 6)),
    "near-many": ("runners", range(3, 5)),
    "race": ("number", range(1, 7)),
    "race-last": ("number", range(5, 6)),
    "carry": ("chips", range(1, 7)),
    "pot": ("chips", range(50, 151, 50)),
    "level-many": ("runners", range(3, 6)),
}
STREAK = 3
WORDINGS, PAIR_WORDINGS = 3, 2
"""Wordings of a message that the pack holds, and of one about two horses; the others are spoken at the table."""


def lines(catalogue: Catalogue) -> Iterator[Line]:
    """Every line of the pack."""
    plain: list[tuple[str, tuple[tuple[str, str | int], ...]]] = [(key, ()) for key in FIXED_LINES]
    plain += [(key, (("horse", horse),)) for key in OF_ONE_HORSE for horse in HORSES]
    plain += [(key, ((argument, number),)) for key, (argument, span) in NUMBERS.items() for number in span]
    plain += [("streak", (("horse", horse), ("times", STREAK))) for horse in HORSES]
    plain += [("level", (("horse", horse), ("other", other))) for horse, other in itertools.combinations(HORSES, 2)]
    for key, args in plain:
        variants = catalogue.variants(key)
        most = PAIR_WORDINGS if len(args) > 1 else WORDINGS
        for variant in range(1, min(variants, most) + 1):
            yield Line(key, args, variant, variants)


def main(folder: Path) -> None:
    """Render all lines and tell how many, how long and how large they are."""
    catalogue, engine = Catalogue(LANGUAGE), NanoTTS()
    written, seconds = 0, 0.0
    for line in lines(catalogue):
        clip = speak(engine, catalogue.spoken(line), VOICE)
        write_ogg(folder / "voice" / f"{line.clip}.ogg", clip, RATE, QUALITY)
        written += 1
        seconds += len(clip) / RATE
    size = sum(file.stat().st_size for file in (folder / "voice").glob("*.ogg"))
    print(f"{written} lines, {seconds:.0f} s, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "default")
