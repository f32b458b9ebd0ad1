"""What a ledger promises, kept in a file as in PostgreSQL."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg
import pytest
from msgspec.structs import replace

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault, JournalFault, Refusal
from postparade.hub.contest.night import Contest
from postparade.hub.hub import Hub
from postparade.hub.ledger.applying import Member
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.postgresql import PostgresDatabase
from postparade.hub.ledger.sqlite import SqliteDatabase
from postparade.hub.link.sealing import key_of, sealed
from postparade.hub.messages import Entries, Known, Result, Sealed
from tests.hub.conftest import Opens
from tests.hub.postgresql import Server, running

KEY = key_of("token of the bar")


def joined(ledger: Ledger, name: str = "Bar", key: str = KEY) -> Member:
    member = ledger.add(name, key)
    assert isinstance(member, Member)
    return member


def seal(journal: str, entry: int) -> str:
    return "" if entry == 0 else hashlib.sha256(f"{journal} {entry}".encode()).hexdigest()


def entries(first: int, last: int, journal: str = "a", same: int = 0, **news: object) -> Entries:
    """Entries ``first`` to ``last`` of a journal that is ``a`` up to entry ``same``. The last has ``news``."""

    def at(entry: int) -> str:
        return seal("a" if entry <= same else journal, entry)

    def one(entry: int) -> Sealed:
        told = {"at": 0, "kind": "play", "game": "odds-on", "events": [], **(news if entry == last else {})}
        return sealed(KEY, 1, entry, at(entry - 1), at(entry), msgspec.json.encode(told).decode())

    found = tuple(one(entry) for entry in range(first, last + 1))
    return Entries(Known(first - 1, at(first - 1)), found, last)


def result(race: int, gain: int) -> Result:
    return Result(3, race, 10 + race, "odds-on", (1,), {1: gain, 2: -gain}, {1: gain}, {1: "Ann", 2: "Bœuf 🐎"}, 100.0)


def known(ledger: Ledger) -> list[tuple[int, int]]:
    return [(journal, entry) for journal, entry, _ in ledger.seals(1)]


def test_what_was_applied_is_there_when_it_is_opened_again(opens: Opens) -> None:
    ledger = Ledger(opens())
    member = joined(ledger)
    assert ledger.apply(1, entries(1, 3, seats={1: "Ann", 2: "Bœuf 🐎"}, results=[result(1, 40)])).applied == 3
    ledger.keep("pin", "1")
    ledger.keep("pin", "123456")
    ledger.close()
    again = Ledger(opens())
    assert again.kept("pin") == "123456"
    assert again.kept("nothing") is None
    assert again.member_with(KEY) == again.member(1)
    assert again.member(1).cursor.entry == 3
    assert (again.member(1).name, again.member(1).journal) == (member.name, 1)
    [raced] = again.results()
    assert raced.result == result(1, 40)
    assert known(again) == [(1, 1), (1, 2), (1, 3)]
    again.close()


def test_each_entry_is_applied_once_and_in_order(opens: Opens) -> None:
    ledger = Ledger(opens())
    joined(ledger)
    assert ledger.apply(1, entries(2, 3)).missing
    assert known(ledger) == []
    ledger.apply(1, entries(1, 2))
    told = ledger.apply(1, entries(1, 4))
    assert (told.repeated, told.applied) == (2, 2)
    assert ledger.apply(1, entries(6, 7)).missing
    assert known(ledger) == [(1, entry) for entry in range(1, 5)]
    assert [mark.entry for mark in ledger.landmarks(1)] == [4, 3, 1, 0]
    ledger.close()


def test_a_result_is_replaced_and_taken_back(opens: Opens) -> None:
    ledger = Ledger(opens())
    joined(ledger)
    ledger.apply(1, entries(1, 1, results=[result(1, 40), result(2, 7)]))
    ledger.apply(1, entries(2, 2, results=[result(1, 10)], undone=[[3, 2]]))
    assert [one.result for one in ledger.results()] == [result(1, 10)]
    ledger.close()
    again = Ledger(opens())
    assert [one.result for one in again.results()] == [result(1, 10)]
    again.close()


def test_another_course_of_events_waits_for_the_organiser(opens: Opens) -> None:
    ledger = Ledger(opens())
    joined(ledger)
    ledger.apply(1, entries(1, 2, results=[result(1, 40)]))
    ledger.apply(1, entries(3, 6, results=[result(2, 50)]))
    other = entries(3, 5, journal="b", same=2, results=[result(2, 60)])
    refusal = ledger.apply(1, other).refusal
    assert refusal is not None
    assert refusal.code == "hub_rewound"
    ledger.close()
    again = Ledger(opens())
    assert again.member(1).state == "parted"
    assert again.apply(1, entries(7, 7)).refusal is not None
    again.rejoin(1)
    assert again.apply(1, other).applied == 3
    assert again.withdrawn(1) == 4
    assert [entry for _, entry in known(again)] == [1, 2, 3, 4, 5]
    assert sorted(one.result.gains[1] for one in again.results()) == [40, 60]
    again.close()


def test_two_tables_have_neither_one_name_nor_one_key(opens: Opens) -> None:
    ledger = Ledger(opens())
    joined(ledger)
    refused = ledger.add("BAR", key_of("other"))
    assert isinstance(refused, Refusal)
    with pytest.raises(JournalFault, match="cannot be used"):
        ledger.add("Hall", KEY)
    assert [member.name for member in ledger.members] == ["Bar"]
    assert joined(ledger, "Hall", key_of("other")).number == 2
    ledger.renew(2, key_of("new"))
    found = ledger.member_with(key_of("new"))
    assert found is not None
    assert found.number == 2
    ledger.close()


def test_a_message_is_applied_whole_or_not_at_all(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(database := opens())
    joined(ledger)
    change, count = database.change, 0

    def fails_late(statement: str, values: tuple[object, ...] = ()) -> None:
        nonlocal count
        count += statement.startswith("INSERT INTO entry")
        change("INSERT INTO nowhere VALUES (1)" if count == 3 else statement, values)  # type: ignore[arg-type]

    monkeypatch.setattr(database, "change", fails_late)
    with pytest.raises(JournalFault):
        ledger.apply(1, entries(1, 5))
    monkeypatch.undo()
    assert known(ledger) == []
    assert ledger.member(1).cursor.entry == 0
    assert ledger.apply(1, entries(1, 5)).applied == 5
    ledger.close()


def test_a_database_of_somebody_else_is_refused_and_left_alone(opens: Opens) -> None:
    database = opens()
    with database.transaction():
        for table in ("venue_table", "entry", "withdrawn", "result", "kept"):
            database.change(f"DROP TABLE {table}")
        database.change("CREATE TABLE recipes (name TEXT)")
        if isinstance(database, SqliteDatabase):
            database.change("PRAGMA application_id = 7")
    database.close()
    with pytest.raises(JournalFault, match="is not the ledger"):
        opens()


@pytest.mark.parametrize(
    "addition",
    [
        "CREATE TRIGGER evil AFTER INSERT ON entry BEGIN DELETE FROM result; END",
        "CREATE VIEW evil AS SELECT name FROM kept",
        "CREATE INDEX evil ON kept (value)",
        "DROP TABLE report; CREATE VIEW report AS SELECT 1 AS entry, '' AS seal, '' AS body",
    ],
)
def test_a_ledger_that_brings_more_than_its_tables_is_refused_and_left_alone(addition: str, tmp_path: Path) -> None:
    Ledger.open(tmp_path).close()
    path = tmp_path / "hub.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(addition)
    before = path.read_bytes()
    with pytest.raises(JournalFault) as refused:
        Ledger.open(tmp_path)
    assert refused.value.code == "hub_foreign"
    assert path.read_bytes() == before


def test_a_server_that_answers_before_the_disk_is_told_to_wait_for_it(postgresql: Server) -> None:
    address = postgresql.new_database()
    name = address.rpartition("/")[2]
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    database = PostgresDatabase(address, "postparade_hub")
    assert [*database.rows("SHOW synchronous_commit")] == [("on",)]
    database.close()


def test_no_file_of_the_hub_holds_a_deleted_name(tmp_path: Path) -> None:
    ledger = Ledger.open(tmp_path)
    hub = Hub(ledger, HandClock(), "Friday")
    joined(ledger)
    hub._link_with(1)
    hub.begin(Contest("Cup", advance=1))
    names = {1: "Annabel Long", 2: "Bob"}
    ledger.apply(1, entries(1, 3, seats=names, results=[replace(result(1, 40), names=names)]))
    assert hub.draw_final(1) is None
    assert hub.night.contest.final is not None
    assert [one.name for one in hub.night.contest.final.finalists] == ["Annabel Long"]
    assert any(b"Annabel" in path.read_bytes() for path in tmp_path.iterdir())
    assert hub.forget("annabel long") == 1
    assert not [path.name for path in tmp_path.iterdir() if b"Annabel" in path.read_bytes()]
    ledger.close()


def test_two_hubs_do_not_share_a_database(postgresql: Server) -> None:
    address = postgresql.new_database()
    first = PostgresDatabase(address, "postparade_hub")
    with pytest.raises(JournalFault, match="Another hub"):
        PostgresDatabase(address, "postparade_hub")
    PostgresDatabase(address, "postparade_league").close()
    first.close()
    PostgresDatabase(address, "postparade_hub").close()


def test_a_server_that_dies_is_told_and_nothing_is_lost_or_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postparade.hub.ledger.postgresql.PAUSE", 0.0)
    with running() as server:
        ledger = Ledger(PostgresDatabase(server.new_database(), "postparade_hub"))
        joined(ledger)
        for round_ in range(3):
            first = 1 + 4 * round_
            assert ledger.apply(1, entries(first, first + 1)).applied == 2
            server.kill()
            for _ in range(2):
                with pytest.raises(JournalFault, match="cannot be used"):
                    ledger.apply(1, entries(first + 2, first + 3))
            server.start()
            assert ledger.apply(1, entries(first, first + 3)).applied == 2
        assert [entry for _, entry in known(ledger)] == list(range(1, 13))
        ledger.close()


@pytest.mark.parametrize("address", ["mysql://x", "postgresql://[", "hub.sqlite", ""])
def test_what_is_no_address_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(ConfigurationFault) as refused:
        PostgresDatabase(address, "postparade_hub")
    assert refused.value.code == "hub_database_unusable"


def test_without_psycopg_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postparade.hub.ledger.postgresql.psycopg", None)
    with pytest.raises(ConfigurationFault, match="psycopg is not installed"):
        PostgresDatabase("postgresql://night", "postparade_hub")


def test_a_fault_shows_no_password() -> None:
    with pytest.raises(JournalFault) as refused:
        PostgresDatabase("postgresql://me:hunter2@127.0.0.1:1/night", "postparade_hub")
    assert "night at 127.0.0.1" in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "hub.sqlite").write_text("shopping list", encoding="ascii")
    with pytest.raises(JournalFault, match="cannot be used"):
        Ledger.open(tmp_path)
