"""The film of a roll is open to the board once that roll has ended the race, and to nobody before."""

from pathlib import Path

from postparade.rules.actions import Roll
from postparade.rules.viewer import TABLE
from tests.web.server_fixture import newcomers, serving

RACE = ((1, 1), (1, 2), (2, 2), (2, 3), *[(6, 6)] * 2)


class Film:
    """Holds the film of one roll."""

    def __init__(self, entry: int) -> None:
        self.entry = entry

    def strip(self, entry: int) -> bytes | None:
        return b"\xff\xd8 film" if entry == self.entry else None


async def test_the_film_opens_with_the_result(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        board = fixture.client()
        for dice in RACE:
            await fixture.act(Roll(dice))
        entry = fixture.table.view(TABLE).entry
        fixture.server.attach_camera(None, None, Film(entry + 1))
        answer = await board.get(f"/replay/{entry + 1}.jpg")
        assert (answer.status, (await answer.json())["code"]) == (404, "no_eye")
        await fixture.act(Roll((6, 6)))
        assert fixture.table.view(TABLE).entry == entry + 1
        answer = await board.get(f"/replay/{entry + 1}.jpg")
        assert (answer.status, answer.content_type, await answer.read()) == (200, "image/jpeg", b"\xff\xd8 film")
        assert answer.headers["Cache-Control"] == "no-store"
        assert (await board.get(f"/replay/{entry}.jpg")).status == 404
        fixture.server.attach_camera(None)
        assert (await board.get(f"/replay/{entry + 1}.jpg")).status == 404
