"""``/overlay/...``: one element of the race a page, on nothing, for the picture of a stream; and a scene collection of
OBS Studio in which they are all in their places."""

from collections.abc import Callable
from typing import Final

import msgspec
from aiohttp import web

from postparade.web.pages import page

ELEMENTS: Final = ("track", "odds", "lower-third", "standings", "bets", "caller")
"""Elements of the race; each is a page."""
PAGES: Final = (*ELEMENTS, "race", "lobby", "pictures")
"""All pages: the whole race, the way to the table and the pictures of the house are of several parts."""
WIDTH, HEIGHT = 1920, 1080
SCENES: Final = {
    "Race": ("race", "caller"),
    "Betting": ("track", "bets", "odds"),
    "Standings": ("standings",),
    "Before the race": ("lobby",),
}
"""What the scene collection shows, from below to above."""


class OverlayPages:
    """The pages of overlays. They hold nothing that the board does not show. ``base()`` is the address of the table."""

    def __init__(self, base: Callable[[], str]) -> None:
        self._base = base

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        send = page("overlay/overlay.html")
        for name in PAGES:
            app.router.add_get(f"/overlay/{name}", send)
        app.router.add_get("/overlay/obs.json", self.collection)

    async def collection(self, _: web.Request) -> web.Response:
        """A scene collection that OBS Studio imports."""
        body = msgspec.json.format(msgspec.json.encode(scene_collection(self._base())), indent=2)
        return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})


def scene_collection(base: str) -> dict[str, object]:
    """Scenes whose sources are the overlays of the table at the address ``base``, in the form in which OBS Studio (28
    and later) writes its own: each source once, and scenes that place it. Below them there is room for a camera."""
    names = sorted({name for parts in SCENES.values() for name in parts})
    sources: list[dict[str, object]] = [
        {
            "id": "browser_source",
            "versioned_id": "browser_source",
            "name": f"Post Parade {name}",
            "settings": {"url": f"{base}/overlay/{name}", "width": WIDTH, "height": HEIGHT, "css": ""},
        }
        for name in names
    ]
    for scene, parts in SCENES.items():
        items = [
            {
                "name": f"Post Parade {part}",
                "id": at,
                "visible": True,
                "pos": {"x": 0.0, "y": 0.0},
                "scale": {"x": 1.0, "y": 1.0},
            }
            for at, part in enumerate(parts, 1)
        ]
        settings = {"id_counter": len(items), "items": items}
        sources.append({"id": "scene", "versioned_id": "scene", "name": scene, "settings": settings})
    first = next(iter(SCENES))
    return {
        "name": "Post Parade",
        "current_scene": first,
        "current_program_scene": first,
        "scene_order": [{"name": scene} for scene in SCENES],
        "sources": sources,
    }
