"""What the server itself tells the pages, besides the state of the table."""

from typing import Any

from msgspec import Struct

from postparade import __version__
from postparade.web.api.camera_feed import CameraPages
from postparade.web.api.game_pages import GamePages
from postparade.web.api.lobby import LobbyPages
from postparade.web.api.machine import MachinePages
from postparade.web.api.panel import Panel
from postparade.web.api.qr import Addresses
from postparade.web.api.track import TrackPages
from postparade.web.auth.access import Access
from postparade.web.auth.routes import InvitationRoutes
from postparade.web.ports import Ports
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.websocket import PageSocket


class ServerState(Struct):
    """Collects what each page is told. ``program`` is the digest of the program, once it is known."""

    ports: Ports
    access: Access
    addresses: Addresses
    invitation: InvitationRoutes
    lobby: LobbyPages
    sockets: PageSocket
    panel: Panel
    game_pages: GamePages
    camera: CameraPages
    track: TrackPages
    machine: MachinePages
    program: str = ""

    def told(self, role: ClientRole, game: str | None) -> dict[str, object]:
        """What ``role`` is told while ``game`` is on the table. The join code goes to the host alone."""
        state: dict[str, Any] = {
            "you": {"page": role.page, "seat": role.seat},
            "version": __version__,
            "electronic": self.ports.throw is not None,
            "demonstration": self.ports.demonstration,
            "pages": self.game_pages.parts(game, role.page),
        }
        if role.page in ("board", "host"):
            # Anybody may follow the board, so the code is in no state of it: see InvitationRoutes.
            state["join"] = {
                "address": self.addresses.join(""),
                "door": self.access.doors.door,
                "edition": self.invitation.edition(),
            }
            state["lobby"] = self.lobby.facts(people=bool(self.sockets.seats_here()))
        if role.page == "host":
            state |= self._for_the_host()
            state["join"] |= {
                "url": self.invitation.url,
                "code": self.access.doors.code,
                "each": self.access.doors.seats_each,
            }
        if role.page == "panel":
            state |= self.panel.facts()
        return state

    def _for_the_host(self) -> dict[str, object]:
        access, switch = self.access, self.machine.port
        return {
            "visitors": [{"visitor": one.number, "name": one.name} for one in access.visitors.waiting],
            "screens": access.screens.asking,
            "phones": {"held": sorted(access.seats.held), "here": self.sockets.seats_here()},
            "program": self.program,
            "simulated": self.panel.port is not None,
            "eye": self.camera.camera is not None,
            "lights": self.track.port is not None,
            **({} if switch is None else {"machine": {"switch": switch.can_switch}}),
        }
