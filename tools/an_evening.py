"""Writes docs/an-evening.md: an evening of simulated players as it is really called, by the product's own commentator
on a virtual clock, in the wordings that the built-in packs hold.

python tools/an_evening.py [SEED]
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.announcer.transcript import Transcript

REPOSITORY = Path(__file__).resolve().parents[1]
PAGE = REPOSITORY / "docs" / "an-evening.md"
PROGRAMME = (
    ("quarter-horse", "classic", 3),
    ("quarter-horse", "dry", 3),
    ("ready-set-bet", "fiery", 2),
    ("hold-your-horses", "alternating", 3),
    ("bettor-horse", "classic", 6),
    ("odds-on", "dry", 3),
)
"""Game, caller, and races (or rounds) until the next game."""
HEAD = """# An evening, as it was called

Five games, three callers, simulated players, the real rules, commentator and clock: `python tools/an_evening.py`
writes this page. The time is minutes and seconds since the game was opened. What stands in brackets happened and was
not spoken of.

Evenings like this one were read line by line, in English and German. What was changed because of it:

* Every turn of the chances was a percentage. Whoever becomes likelier to win than not is now odds-on, and whoever holds
  it is told not to look.
* Long races were a list of steps. A horse that comes up from a third of the course behind is now a story before it has
  won, and so is one that has been in front for a dozen rolls.
* Nobody in Bettor Horse was funny twice: leading against one's own bet has seven wordings instead of four.
* Odds On welcomed everybody two times, and gave two of the runners for all of them.
* Two players were paid in the same words one after the other; the last word on a race was "has won", said flatly.
* German comebacks and prices read like translations.
* The dry caller coped five times in three races, and the fiery one's heart broke over whatever there was: each punch
  line now belongs to one message, and scratches, which come four to a race, have six wordings each.
* "I can't look! I'm looking!" came for two horses in five seconds. A wording comes again when half of the others have
  been heard, whichever horse they were about.
* "The ten is out. Better late." meant that it had left the gate, one minute after "the seven is out" had meant that it
  was scratched. Now it emerges.
* Somebody collected six, of what nobody said.
* In Odds On a price was broken off after its first word whenever a special was played, "Uncle's Umbrella, Slightly
  Damp" were two runners that sounded like one, and the last strides had six words a line; they have three or four.
* Each game of this page began with the first wordings again, which no table does.
* This page counted all wordings, a table only those that its packs hold; so read, the fiery one's heart could not take
  it six times in two races. He now calls two horses that are level in four ways.
* Near the wire, three fines in a row were ten seconds without a word. Now every second one says again whom the next
  roll would take home, and elsewhere the scratched horse is named where there is no order to tell.
"""
ENDS = {"finish", "round_decided"}


def played(seed: int) -> Iterator["Transcript"]:
    """The games of the programme, one after the other at the same table."""
    from postparade.announcer.packs.pack import usual_wordings
    from tests.announcer.transcript import Transcript, catalogue
    from tests.games.driver import drivers

    earlier, usual = None, usual_wordings("", catalogue("en"))
    for at, (game, caller, _) in enumerate(PROGRAMME):
        driver = next(one for one in drivers() if one.game.name == game)
        setup = next(one for one in driver.setups() if len(one.seats) > 2)
        earlier = Transcript(
            driver, setup, seed + at, caller=caller, chances=True, earlier=earlier, variants=usual
        ).run(1200)
        yield earlier


def called(said: "Transcript", caller: str, races: int) -> Iterator[str]:
    """What is said in so many races of a game, line by line."""
    from tests.games.driver import tag_of

    title, heard, over = said.driver.game.title, iter(said.spoken), 0
    line = next(heard, None)
    yield (
        f"\n## {title}, called by the {caller} one\n"
        if caller != "alternating"
        else (f"\n## {title}, another caller in each race\n")
    )
    for at, update in (*said.updates[1:], (float("inf"), None)):
        while line is not None and line.at < at:
            yield f"* `{_time(line.at)}` {said.catalogue.text(line.line)}"
            line = next(heard, None)
        if over >= races:
            return
        tags = {tag_of(event) for event in update.events} if update is not None else set()
        over += bool(ENDS & tags)
        if "off" in tags or "dealt" in tags:
            yield f"* `{_time(at)}` *[{'the bell' if 'off' in tags else 'the deal'}]*"


def _time(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main() -> None:
    """Write the page."""
    sys.path[:0] = [str(REPOSITORY / "controller"), str(REPOSITORY)]
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    parts = [called(said, caller, races) for said, (_, caller, races) in zip(played(seed), PROGRAMME, strict=True)]
    PAGE.write_text(HEAD + "\n".join(line for part in parts for line in part) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
