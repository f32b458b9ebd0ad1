"""How many there are of something, as commands print it."""


def many(count: int, of: str) -> str:
    """``count`` with its noun, which is given in the singular: "1 entry", "2 entries", "3 seeds"."""
    if count == 1:
        return f"1 {of}"
    return f"{count} {of.removesuffix('y')}ies" if of.endswith("y") else f"{count} {of}s"
