"""Commands as hypothesis draws them: what a screen would offer, and what no screen ever would."""

from typing import Any

from hypothesis import strategies as st

from postparade.games.dice_race.rules.actions import Deal, Declare, EndSession, Settle, TopUp
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, Viewer, seat
from postparade.table.messages import ClearSeat, CloseGame, Correct, OpenGame, Rename, TableView, TakeSeat

Asked = tuple[Viewer, Any]
"""Who asks for what."""

faces = st.integers(1, 6)
dice = st.tuples(faces, faces)
seats = st.integers(0, 13)
names = st.sampled_from(["Ann", "ann", "Bob", "Cid", "Dora", "Eve", "", "\x00"])
senders = st.one_of(st.sampled_from([HOST, HOST, HOST, DICE, SPECTATOR, TABLE]), st.integers(1, 5).map(seat))
SHORT = {str(horse): 2 for horse in range(2, 13)}
options = st.fixed_dictionaries(
    {"lanes": st.just(SHORT)},
    optional={
        "cards": st.sampled_from(["dealt", "physical"]),
        "scratch_values": st.just([3, 5, 9, 30]),
        "board": st.just("round"),
        "chips": st.integers(-1, 40),
        "races": st.integers(0, 2),
    },
)
rolls: st.SearchStrategy[Any] = st.one_of(dice, dice, dice, st.sampled_from([(0, 3), (3,), "12", None])).map(Roll)
games = st.one_of(
    rolls,
    st.just(Deal()),
    st.builds(Declare, player=seats, horse=st.integers(1, 13), cards=st.integers(-1, 5)),
    st.builds(Settle, horse=st.integers(2, 12)),
    st.builds(Join, player=seats, chips=st.integers(-1, 60)),
    st.builds(Leave, player=seats),
    st.builds(TopUp, player=seats, chips=st.integers(0, 1001)),
    st.just(EndSession()),
)
tables = st.one_of(
    st.builds(TakeSeat, name=names, seat=st.one_of(st.none(), seats)),
    st.builds(Rename, seat=seats, name=names),
    st.builds(ClearSeat, seat=seats),
    st.builds(OpenGame, game=st.sampled_from(["quarter-horse", "hold-your-horses", "chess"]), options=options),
    st.just(CloseGame()),
    st.builds(Correct, entry=st.integers(-1, 60), dice=dice),
)
anything: st.SearchStrategy[Asked] = st.tuples(senders, st.one_of(games, tables))


@st.composite
def offered(draw: st.DrawFn, view: TableView) -> Asked:
    """Something that the host's screen offers: a choice with its dice or chips filled in, or reading a roll again."""
    actions = [choice.action for choice in view.choices]
    if view.rolls and draw(st.integers(0, 7)) == 0:
        return HOST, Correct(draw(st.sampled_from(view.rolls)).entry, draw(dice))
    if not actions:
        return draw(anything)
    action = draw(st.sampled_from(actions))
    if isinstance(action, Roll):
        return DICE, Roll(draw(dice))
    if isinstance(action, TopUp):
        return HOST, TopUp(action.player, draw(st.integers(1, 50)))
    return HOST, action
