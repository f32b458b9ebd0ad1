"""What each viewer may know of an event: hands and the orders of piles are for nobody, a drawn card for who drew it."""

from msgspec.structs import replace

from postparade.games.odds_on import events as ev
from postparade.games.viewer import Viewer


def shown(event: ev.Event, viewer: Viewer) -> ev.Event:
    """``event`` with everything blanked that ``viewer`` may not know."""
    own = viewer.seat if viewer.role == "seat" else None
    match event:
        case ev.MeetingOpened():
            hands = {seat: hand for seat, hand in event.hands.items() if seat == own}
            return replace(event, hands=hands, pile=())
        case ev.FieldDrawn():
            return replace(event, horse_pile=(), jockey_pile=())
        case ev.PileRefilled():
            return replace(event, pile=())
        case ev.CardDrawn() if event.player != own:
            return replace(event, card=None)
    return event
