"""Names and silks are shown everywhere and change nothing else."""

from msgspec.structs import replace

from postparade.rules.race import Lane, Race
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE
from postparade.table.messages import TableView
from postparade.table.presentation.silks import Silks
from postparade.table.settings import HorseSettings

RACE = Race((Lane(6, "6", "#3cb44b", 9), Lane(7, "7", "#42d4f4", 9, 3)), leader=7, running=True)
SILKS = Silks((HorseSettings(number=7, name="  Cloud   Nine ", silk="#c0ffee"), HorseSettings(number=12, name="x")))


def dressed(silks: Silks) -> Race:
    race = silks.dress(RACE)
    assert race is not None
    return race


def test_a_horse_wears_its_name_and_silk() -> None:
    lane = dressed(SILKS).lane(7)
    assert (lane.name, lane.colour, lane.label) == ("Cloud Nine", "#c0ffee", "7")


def test_a_horse_that_its_game_has_named_keeps_name_and_colour() -> None:
    named = replace(RACE, lanes=tuple(replace(lane, name="Slightly Damp") for lane in RACE.lanes))
    assert SILKS.dress(named) == named


def test_everything_else_is_unchanged() -> None:
    race = dressed(SILKS)
    assert race.lane(6) == RACE.lane(6)
    assert replace(race, lanes=RACE.lanes) == RACE


def test_horse_with_a_name_alone_keeps_its_colour() -> None:
    assert dressed(Silks((HorseSettings(number=6, name="Ada"),))).lane(6).colour == "#3cb44b"


def test_nothing_changes_without_silks_or_a_race() -> None:
    assert Silks().dress(RACE) is RACE
    assert SILKS.dress(None) is None


def test_the_view_of_a_game_gets_silks_too() -> None:
    game = GAMES["quarter-horse"]
    state = game.new(game.setup_type(seats=(1, 2)))
    view = TableView(1, (), game.name, game.view(state, TABLE), game.status(state), (), (), ())
    assert SILKS.dress_view(view).play.race.lane(7).name == "Cloud Nine"
    empty = TableView(1, (), None, None, None, (), (), ())
    assert SILKS.dress_view(empty) is empty
