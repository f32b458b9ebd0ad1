"""Who sent an entry, and that nobody changed it on its way: a check over all of it with the key of the table."""

import hashlib
import hmac
import secrets

from postparade.hub.messages import Sealed

TOKEN_BYTES = 24


def new_token() -> str:
    """The secret of a table, which it alone keeps."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def key_of(token: str) -> str:
    """The key that follows from ``token``: what the hub keeps of it, and what checks are made with."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_of(key: str, table: int, entry: int, before: str, seal: str, body: str) -> str:
    """The check of an entry of ``table``: HMAC-SHA-256 over everything that is told of it."""
    told = f"{table}\n{entry}\n{before}\n{seal}\n{body}"
    return hmac.new(key.encode(), told.encode(), hashlib.sha256).hexdigest()


def sealed(key: str, table: int, entry: int, before: str, seal: str, body: str) -> Sealed:
    """An entry of ``table``, ready to be sent."""
    return Sealed(entry, before, seal, body, check_of(key, table, entry, before, seal, body))


def is_genuine(key: str, table: int, one: Sealed) -> bool:
    """Whether ``one`` was sent by ``table`` as it is."""
    expected = check_of(key, table, one.entry, one.before, one.seal, one.body)
    return hmac.compare_digest(expected, one.check)
