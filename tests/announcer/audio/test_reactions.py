"""The crowd gasps, groans, laughs, sings and cheers for what happens, and as many as have won."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.announcer.audio.cues import APPLAUSE, CHANT, CHEER, GASP, GROAN, LAUGHTER, Cue, cues
from postparade.announcer.audio.reactions import LOUDEST, QUIETEST, reactions
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.in_scene import staged
from postparade.rules.contract import GameStatus
from postparade.rules.events import GameOver
from postparade.table.messages import Update
from tests.announcer.transcript import transcript


def names(found: tuple[Cue, ...]) -> list[str]:
    return [cue.name for cue in found]


@pytest.fixture
def finish(evening: Callable[..., Any]) -> Update:
    """Six wins a race of eleven steps while seven has made one."""
    night = evening(lanes={**dict.fromkeys(range(2, 13), 11), 6: 2})
    night.deal()
    for horse in (2, 3, 11, 12):
        night.scratch(horse)
    night.run(7)
    night.run(6)
    update: Update = night.run(6)
    return update


def held(update: Update, *seats: int) -> Update:
    """The same where only ``seats`` profit from the winner."""
    status = GameStatus("race", holders={6: dict.fromkeys(seats, 1), 7: {1: 1}})
    return replace(update, view=replace(update.view, status=status))


def test_winners_cheer_as_loudly_as_they_are_many(finish: Update) -> None:
    all_won, one_won = (reactions(held(finish, *seats), RaceModel(), {}) for seats in ((1, 2, 3), (2,)))
    assert names(all_won) == ["cheer", "applause"]
    assert all_won[0].volume == pytest.approx(LOUDEST)
    assert names(one_won) == ["cheer", "groan", "applause"]
    assert QUIETEST < one_won[0].volume < all_won[0].volume


def test_nobody_cheers_where_nobody_won(finish: Update) -> None:
    assert names(reactions(held(finish), RaceModel(), {})) == ["groan", "applause"]


def test_whoever_cheered_for_the_winner_on_the_phone_is_among_the_happy(finish: Update) -> None:
    (joy, *_) = reactions(held(finish), RaceModel(), {1: 6, 2: 6, 3: 6})
    assert joy.volume == pytest.approx(LOUDEST)
    assert names(reactions(held(finish), RaceModel(), {1: 7})) == ["groan", "applause"]


def test_games_that_do_not_tell_who_profits_are_cheered_by_everybody(finish: Update) -> None:
    update = replace(finish, view=replace(finish.view, status=GameStatus("race")))
    assert reactions(update, RaceModel(), {}) == (CHEER, APPLAUSE)


def test_reactions_to_a_finish_come_with_the_scene_that_shows_it(finish: Update) -> None:
    sounds = (*cues(finish), GASP, *reactions(held(finish, 2), RaceModel(), {}))
    scenes = {cue.name: part.scene for part in staged((), sounds, finish=True) for cue in part.cues}
    assert scenes["gasp"] == "photo"
    assert scenes["cheer"] == scenes["groan"] == "circle"
    assert scenes["applause"] == scenes["chips_4"] == "money"


def test_horse_on_its_last_step_is_sung_home_once(evening: Callable[..., Any]) -> None:
    night = evening(lanes={**dict.fromkeys(range(2, 13), 11), 6: 6})
    night.deal()
    for horse in (2, 3, 11, 12):
        night.scratch(horse)
    heard = [reactions(night.run(horse), RaceModel(), {}) for horse in (6, 6, 6, 6, 6, 7)]
    assert heard == [(), (), (), (), (CHANT,), ()]


def test_a_new_leader_late_in_the_race_takes_their_breath_away(evening: Callable[..., Any]) -> None:
    night = evening(lanes=dict.fromkeys(range(2, 13), 11))
    night.deal()
    for horse in (2, 3, 11, 12):
        night.scratch(horse)
    first, changed = RaceModel(leaders=(6,)), RaceModel(leaders=(6, 7))
    early = [reactions(night.run(horse), changed, {}) for horse in (6, 7, 7)]
    for horse in (6, 6, 6, 6, 6, 7, 7, 7, 7):
        night.run(horse)
    assert early == [(), (), ()]
    seventh = night.run(7)
    assert reactions(seventh, changed, {}) == (GASP,)
    assert reactions(seventh, first, {}) == ()


@pytest.mark.parametrize(
    ("fines", "wasted", "heard"),
    [(1, 1, ()), (2, 1, (GROAN,)), (3, 1, (LAUGHTER,)), (1, 3, (LAUGHTER,)), (3, 0, ())],
)
def test_who_pays_again_is_pitied_and_then_laughed_at(
    evening: Callable[..., Any], fines: int, wasted: int, heard: tuple[Cue, ...]
) -> None:
    night = evening()
    night.deal()
    for horse in (2, 3, 11, 12):
        night.scratch(horse)
    update = night.run(2)
    assert update.view.status is not None
    model = RaceModel(fines={update.view.status.turn: fines}, wasted=wasted)
    assert reactions(update, model, {}) == heard


def test_corrections_and_seats_move_nobody(finish: Update) -> None:
    for kind in ("correction", "seats"):
        assert reactions(replace(finish, kind=kind), RaceModel(), {}) == ()


@pytest.mark.parametrize("game", ["ready-set-bet", "bettor-horse", "odds-on"])
def test_every_game_has_a_crowd(game: str) -> None:
    played = transcript(game, 3, setup=lambda setup: len(setup.seats) > 2).run(400)
    heard = {name for _, update in played.updates for name in names(reactions(update, RaceModel(), {}))}
    assert heard >= {"applause"}
    over = [update for _, update in played.updates if any(isinstance(event, GameOver) for event in update.events)]
    assert all(names(reactions(update, RaceModel(), {})) == ["applause"] for update in over)
