"""The headers of every answer, including refusals."""

from aiohttp import web

POLICY = (
    "default-src 'none'; script-src 'self'; style-src {styles}; img-src 'self' data:; media-src 'self'; "
    "connect-src 'self'{live}; manifest-src 'self'; base-uri 'none'; form-action 'self'; {frames}"
)
SCREEN = "/screen"
"""The page that frames what a screen shows."""
OVERLAYS = "/overlay/"
BOARD = "/"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # Not `no-referrer`: that turns the Origin of a form post into `null`, and the Origin check would refuse our own
    # forms.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-cache",
}
EVENT_STREAM = {"Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Headers of server-sent events: a proxy passes on each of them at once."""
NAME = "Post Parade"
"""What the server calls itself: no library and no version, which would tell attackers what is worth trying."""


def protect(response: web.StreamResponse, place: str, *, secure: bool = False, path: str = "") -> None:
    """Put the protective headers on ``response`` to a request for ``path``. ``place`` is the name and port of this
    table as a browser wrote them, checked and normalised; older browsers do not take ``'self'`` for its websockets.
    ``secure``: they come by HTTPS."""
    live = f" {'wss' if secure else 'ws'}://{place}" if place else ""
    # Streaming programs put the style that their user has written into the page of an overlay.
    styles = "'self' 'unsafe-inline'" if path.startswith(OVERLAYS) else "'self'"
    frames = f"frame-ancestors {_framed_by(path)}" + ("; frame-src 'self'" if path == SCREEN else "")
    response.headers["Content-Security-Policy"] = POLICY.format(live=live, styles=styles, frames=frames)
    response.headers["Server"] = NAME
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)


def _framed_by(path: str) -> str:
    """Whose pages may show that at ``path`` in a frame: board and overlays have no button that does anything."""
    return "'self'" if path == BOARD or path.startswith(OVERLAYS) else "'none'"
