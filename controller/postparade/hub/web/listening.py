"""Where a hub or a league listens, and how others find it."""

from msgspec import Struct


class Listening(Struct, frozen=True):
    """Where a hub listens: on ``port`` of ``host``. ``public`` is the name or whole address by which others find it,
    instead of its own; ``proxies`` are addresses or networks of those that are believed when they say for whom they
    ask."""

    host: str
    port: int
    public: str | None = None
    proxies: tuple[str, ...] = ()
