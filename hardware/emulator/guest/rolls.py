"""The rolls after an entry of the journal, one a line, as JSON: entry, player (the seat), dice, and the source that
read them. Only the machine's own journal says the last; what is told outside does not."""

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

ROLLS = """
SELECT entry.entry, body, played FROM entry JOIN event ON event.entry = entry.entry
WHERE entry.entry > ? AND json_extract(body, '$.type') = 'roll' ORDER BY event.event
"""

if __name__ == "__main__":
    with closing(sqlite3.connect(f"{Path(sys.argv[1]).absolute().as_uri()}?mode=ro", uri=True)) as journal:
        for entry, body, played in journal.execute(ROLLS, (int(sys.argv[2]),)):
            event, action = json.loads(body), json.loads(played)
            told = {"entry": entry, "player": event["player"], "dice": event["dice"], "source": action["source"]}
            print(json.dumps(told))
