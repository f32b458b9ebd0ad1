"""The one place where an error in a request or a message becomes an answer, and at most a line in the log."""

import errno
import logging
from pathlib import Path
from traceback import extract_tb

import msgspec
from aiohttp import web

from postparade.core.clock import Clock
from postparade.core.faults import Fault, Refusal, refuse
from postparade.web.http.error_response import ErrorResponse

log = logging.getLogger(__name__)

QUIET_SECONDS = 60.0
"""Seconds in which the same error is logged only once."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, web.RequestPayloadError)
"""Errors that strangers cause by sending something unreadable."""
NO_FILE = (errno.ENAMETOOLONG, errno.EINVAL, errno.ELOOP, errno.ENOTDIR, errno.EISDIR, errno.ENOENT)


class ErrorBoundary:
    """Turns errors into answers. Errors that strangers cause by sending nonsense are not logged; our own are, each in
    one line and at most once in :data:`QUIET_SECONDS`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._told: dict[str, tuple[float, int]] = {}

    def response(self, error: Exception, request: web.Request) -> web.StreamResponse:
        """The answer to ``request``, which ended with ``error``. Raises what the library handles: a lost connection,
        and a redirect."""
        if isinstance(error, ConnectionError):
            raise error
        if isinstance(error, web.HTTPException):
            return _of_library(error, request)
        if isinstance(error, UNREADABLE):
            return ErrorResponse(refuse("bad_request", why="it cannot be read"), 400)
        if isinstance(error, OSError) and not isinstance(error, Fault) and error.errno in NO_FILE:
            return ErrorResponse(refuse("page_missing"), 404)
        return ErrorResponse(self.refusal(error, f"{request.method} {request.path[:80]!r}"), 503)

    def refusal(self, error: Exception, asked: str) -> Refusal | Fault:
        """Why what was ``asked`` (in words for the log) cannot be done."""
        if isinstance(error, Fault):
            return error
        self.tell(error, asked)
        return refuse("not_carried_out")

    def tell(self, error: BaseException, asked: str) -> None:
        """Log that what was ``asked`` ended with ``error``, unless the same was logged just before."""
        place = extract_tb(error.__traceback__)[-1] if error.__traceback__ else None
        where = f"{Path(place.filename).name}:{place.lineno}" if place else "nowhere"
        kind = f"{type(error).__name__} in {where}"
        now = self._clock.now()
        at, untold = self._told.get(kind, (-QUIET_SECONDS, 0))
        if now - at < QUIET_SECONDS:
            self._told[kind] = at, untold + 1
            return
        self._told[kind] = now, 0
        more = f"; {untold} more like it were not logged" if untold else ""
        log.error("%s could not be carried out: %s: %.200s%s", asked, kind, repr(str(error)), more)
        log.debug("the traceback of the error above", exc_info=error)


def _of_library(error: web.HTTPException, request: web.Request) -> web.StreamResponse:
    if error.status < 400:
        raise error
    if isinstance(error, web.HTTPRequestEntityTooLarge):
        return ErrorResponse(refuse("too_large", limit=request.client_max_size), 413)
    if error.status in (403, 404, 405):
        answer = ErrorResponse(refuse("page_missing"), error.status)
        if "Allow" in error.headers:
            answer.headers["Allow"] = error.headers["Allow"]
        return answer
    return ErrorResponse(refuse("bad_request", why="no page of this table sends such a request"), error.status)
