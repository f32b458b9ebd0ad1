"""What could be read by whoever is shown something: for tests that look for secrets in it."""

from typing import Any

import msgspec


def words_in(*shown: Any) -> set[str]:
    """Every string in ``shown`` as it goes over the wire, names of fields and keys among them. Cheap enough to be asked
    for every viewer after every event."""
    return set(msgspec.json.encode(shown).decode().split('"'))
