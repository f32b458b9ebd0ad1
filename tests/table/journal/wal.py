"""Where the commits end in a write-ahead log (sqlite.org/fileformat2.html, section 4.1)."""

HEADER = 32
FRAME_HEADER = 24


def committed_ends(log: bytes) -> list[int]:
    """Offsets just behind the last frame of each commit, in order."""
    if len(log) < HEADER:
        return []
    page = int.from_bytes(log[8:12], "big")
    salts = log[16:24]
    ends = []
    for start in range(HEADER, len(log) - FRAME_HEADER - page + 1, FRAME_HEADER + page):
        frame = log[start : start + FRAME_HEADER]
        if frame[8:16] != salts:
            break
        if int.from_bytes(frame[4:8], "big"):
            ends.append(start + FRAME_HEADER + page)
    return ends
