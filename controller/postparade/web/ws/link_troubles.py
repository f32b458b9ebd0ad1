"""Why live connections were refused: a page cannot see the answer to its own websocket, and asks for it here."""

from collections import OrderedDict

from aiohttp import web

from postparade.core.clock import Clock
from postparade.core.faults import as_json, refuse
from postparade.web.http.senders import sender_of

KEPT = 256
SECONDS = 60.0
"""How long a refusal explains why a page does not get through."""


class LinkTroubles:
    """The last reason for each address."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._reasons: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def note(self, request: web.Request, code: str) -> None:
        """Remember that the websocket ``request`` was refused for the reason ``code``."""
        address = sender_of(request).address
        self._reasons[address] = self._clock.now(), code
        self._reasons.move_to_end(address)
        if len(self._reasons) > KEPT:
            self._reasons.popitem(last=False)

    async def why(self, request: web.Request) -> web.Response:
        """``GET /link``: why the page that asks gets no live connection, as far as the table can know. None may ever
        have arrived: then it is held up on the way."""
        at, code = self._reasons.get(sender_of(request).address, (float("-inf"), ""))
        recent = self._clock.now() - at <= SECONDS
        told = as_json(refuse(code if recent else "link_blocked"))
        return web.json_response(told, headers={"Cache-Control": "no-store"})
