"""The headers of every answer, including refusals."""

from aiohttp import web

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; "
    "connect-src 'self'{live}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
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
NAME = "Post Parade"
"""What the server calls itself: no library and no version, which would tell attackers what is worth trying."""


def protect(response: web.StreamResponse, place: str, *, secure: bool = False) -> None:
    """Put the protective headers on ``response``. ``place`` is the name and port of this table as a browser wrote them,
    checked and normalised; older browsers do not take ``'self'`` for its websockets. ``secure``: they come by HTTPS."""
    live = f" {'wss' if secure else 'ws'}://{place}" if place else ""
    response.headers["Content-Security-Policy"] = POLICY.format(live=live)
    response.headers["Server"] = NAME
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
