"""Nobody fills the house so that the host, a phone or the next guest has no place."""

from functools import partial
from pathlib import Path

from postparade.web.http.network_budget import CONNECTIONS
from postparade.web.watchers.picks import MOST
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.connection_limits import (
    BOARDS,
    BOARDS_AN_ADDRESS,
    PAGES_A_SEAT,
    PAGES_OF_THE_HOST,
    PAGES_OF_WATCHERS,
    Places,
)
from tests.web.server_fixture import serving

BOARD = ClientRole("board")


async def test_boards_of_strangers_keep_out_neither_host_nor_phones(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        strangers = [fixture.client(f"127.0.0.{number}") for number in (2, 3, 4)]
        for number in range(BOARDS):
            await strangers[number % 3].open("/ws")
        (ann,) = await fixture.seat("Ann")
        assert (await (await ann.open("/seat/1/ws")).hear())["t"] == "snap"
        host = fixture.client("127.0.0.9")
        await host.sign_in()
        assert (await (await host.open("/host/ws")).hear())["t"] == "snap"
        assert (await (await fixture.client().open("/ws")).hear())["t"] == "snap", "the screen of the device itself"


async def test_a_page_that_only_claims_to_be_the_host_takes_the_place_of_a_board(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        stranger = fixture.client("127.0.0.2")
        boards = [await stranger.open("/ws") for _ in range(BOARDS_AN_ADDRESS)]
        assert await stranger.status_of_upgrade("/host/ws", Origin=stranger.base) == 429
        await boards[0].socket.close()
        assert await (await stranger.open("/host/ws")).closed_with() == 4401


def test_a_newcomer_takes_the_place_of_the_greediest() -> None:
    places, ended = Places(), list[int]()
    for number in range(BOARDS):
        address = "10.0.0.1" if number < 30 else f"10.0.1.{number % 35}"
        assert places.take(BOARD, True, address, partial(ended.append, number))
    assert places.take(BOARD, True, "10.0.2.2", lambda: None)
    assert ended == [0]
    for _ in range(BOARDS):
        places.take(BOARD, True, "10.0.0.1", lambda: ended.append(-1))
    assert len(ended) == 1, "the greediest itself gains nothing"


def test_the_newest_page_of_a_seat_comes_in_and_the_oldest_ends() -> None:
    places, ended = Places(), list[int]()
    seat = ClientRole("seat", 3)
    taken = [places.take(seat, True, "10.0.0.1", partial(ended.append, number)) for number in range(8)]
    assert all(taken)
    assert ended == list(range(8 - PAGES_A_SEAT))


def test_freed_places_can_be_taken_again() -> None:
    places = Places()
    taken = [places.take(BOARD, True, "10.0.0.1", lambda: None) for _ in range(BOARDS_AN_ADDRESS)]
    assert places.take(BOARD, True, "10.0.0.1", lambda: None) is None
    for place in taken:
        assert place is not None
        places.give_back(place)
        places.give_back(place)
    assert places.take(BOARD, True, "10.0.0.1", lambda: None)


def test_watchers_take_no_places_of_boards_and_each_has_one_whatever_others_do() -> None:
    places, ended = Places(), list[str]()
    for number in range(MOST):
        watcher = f"{number:064x}"
        assert places.take(BOARD, True, "10.0.0.1", partial(ended.append, watcher), watcher)
    assert ended == []
    assert len([one for one in range(BOARDS) if places.take(BOARD, True, f"10.0.1.{one % 50}", lambda: None)]) == BOARDS
    for watcher in (f"{0:064x}", *(f"{number:064x}" for number in range(PAGES_OF_WATCHERS - MOST))):
        assert places.take(BOARD, True, "10.0.0.1", partial(ended.append, watcher), watcher)
    assert ended == [f"{0:064x}"], "a third page of one ends the first"
    assert places.take(BOARD, True, "10.0.0.1", lambda: None, "new")
    assert len(ended) == 2
    assert int(ended[1], 16) < PAGES_OF_WATCHERS - MOST, "whoever has two pages makes room"
    assert places.take(BOARD, False, "10.0.1.1", lambda: None, "forged") is None, "who only claims to watch is a board"


def test_all_pages_that_may_be_open_fit_the_connections_of_a_table() -> None:
    assert PAGES_OF_WATCHERS > MOST
    assert BOARDS + PAGES_OF_WATCHERS + 8 * PAGES_A_SEAT + 2 * PAGES_OF_THE_HOST < CONNECTIONS


async def test_two_hundred_watch_one_race_beside_boards_and_phones(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        strangers = [fixture.client(f"127.0.0.{number}") for number in (2, 3, 4)]
        for number in range(BOARDS):
            await strangers[number % 3].open("/ws")
        assert await (await fixture.client("127.0.1.1").open("/watch/ws")).closed_with() == 4401, "who has not entered"
        pages = []
        for number in range(200):
            phone = fixture.client(f"127.0.1.{number % 100 + 1}")
            form = {"t": "enter", "code": fixture.code, "name": f"Guest {number}"}
            assert (await phone.post("/watch", form))[0] == 200
            pages.append(await phone.open("/watch/ws"))
            assert (await pages[-1].hear())["t"] == "snap"
        assert len(fixture.server._sockets.watchers_here()) == 200
        (ann,) = await fixture.seat("Ann")
        assert (await (await ann.open("/seat/1/ws")).hear())["t"] == "snap"
