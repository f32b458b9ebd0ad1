"""The cookies that carry secrets of a browser."""

from typing import Any

from aiohttp import web

from postparade.web.http.senders import sender_of


def set_cookie(request: web.Request, response: web.Response, name: str, value: str, path: str, age: int) -> None:
    """Set a cookie that no script can read, and that never travels unencrypted where the page came by HTTPS. ``age`` is
    in seconds."""
    options: dict[str, Any] = {"httponly": True, "samesite": "Strict", "secure": sender_of(request).secure}
    response.set_cookie(name, value, path=path, max_age=age, **options)
