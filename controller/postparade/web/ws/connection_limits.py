"""How many pages may be open: boards share what there is fairly by address, seats and the host have places of their
own."""

from collections import Counter
from collections.abc import Callable, Hashable

from postparade.web.http.network_budget import DEVICE
from postparade.web.ws.client_role import ClientRole

BOARDS = 100
BOARDS_AN_ADDRESS = 40
"""Not lower than twice the players: behind a router all phones may share one address."""
PAGES_A_SEAT = 6
PAGES_A_WATCHER = 2
PAGES_OF_WATCHERS = 280
"""Of all watchers together; each may have one, whatever others do."""
PAGES_OF_THE_HOST = 12
"""Pages of the console, and as many of the panel."""


class Place:
    """One open page; ``end`` closes it when it has to make room."""

    def __init__(self, owner: Hashable, address: str, end: Callable[[], None]) -> None:
        self.owner = owner
        self.address = address
        self.end = end


class Places:
    """All places that are taken. Pages whose owner is known (a seat, the host) take none from boards, and the newest of
    them always gets in: the oldest of the same owner ends instead, probably left by a sleeping phone."""

    def __init__(self) -> None:
        self._boards: list[Place] = []
        self._owned: dict[Hashable, list[Place]] = {}

    def take(
        self, role: ClientRole, known: bool, address: str, end: Callable[[], None], watcher: str = ""
    ) -> Place | None:
        """A place for a page of ``role``, or of ``watcher``, at ``address``, or None when there is none. ``known`` is
        false for a page that only claims to be the host's, a seat's or a watcher's: such pages share the places of
        boards until they are sent away."""
        if known and watcher:
            return self._take_as_watcher(Place(watcher, address, end))
        if known and role.page != "board":
            place = Place(role, address, end)
            pages = self._owned.setdefault(role, [])
            pages.append(place)
            if len(pages) > (PAGES_A_SEAT if role.page == "seat" else PAGES_OF_THE_HOST):
                pages.pop(0).end()
            return place
        if not self._room_for_board(address):
            return None
        place = Place(None, address, end)
        self._boards.append(place)
        return place

    def _take_as_watcher(self, place: Place) -> Place:
        pages = self._owned.setdefault(place.owner, [])
        pages.append(place)
        if len(pages) > PAGES_A_WATCHER:
            pages.pop(0).end()
        owned = {owner: pages for owner, pages in self._owned.items() if isinstance(owner, str)}
        if sum(map(len, owned.values())) > PAGES_OF_WATCHERS:
            max(owned.values(), key=len).pop(0).end()
        return place

    def _room_for_board(self, address: str) -> bool:
        if address in DEVICE:
            return True
        by_address = Counter(place.address for place in self._boards if place.address not in DEVICE)
        if by_address[address] >= BOARDS_AN_ADDRESS:
            return False
        if by_address.total() < BOARDS:
            return True
        greedy, most = by_address.most_common(1)[0]
        if most < by_address[address] + 2:
            return False
        oldest = next(place for place in self._boards if place.address == greedy)
        self._boards.remove(oldest)
        oldest.end()
        return True

    def give_back(self, place: Place) -> None:
        """Free ``place``, whose page has gone. Calling it twice does no harm."""
        pages = self._boards if place.owner is None else self._owned.get(place.owner, [])
        if place in pages:
            pages.remove(place)
        if place.owner is not None and not pages:
            self._owned.pop(place.owner, None)
