"""Where a hub says that its night is kept."""

from pathlib import Path

from postparade.cli.hub.serving import kept_in, open_hub
from postparade.hub.web.listening import Listening
from tests.hub.postgresql import Server


def test_the_folder_is_named(tmp_path: Path) -> None:
    assert kept_in(tmp_path, None) == str(tmp_path)


async def test_the_database_is_named_and_its_password_is_not(tmp_path: Path, postgresql: Server) -> None:
    database = postgresql.new_database()
    async with open_hub(tmp_path, "Friday", Listening("127.0.0.1", 0), "en", database=database) as opened:
        assert opened.kept.startswith("the database ")
        assert opened.kept.endswith(f", and what only this machine needs in {tmp_path}")
    assert "secret" not in kept_in(tmp_path, "postgresql://ann:secret@db.example/night")
    assert "night at db.example" in kept_in(tmp_path, "postgresql://ann:secret@db.example/night")
