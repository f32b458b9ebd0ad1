"""A real table at a real broker, as Home Assistant sees it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiomqtt
import pytest

from postparade.announcer.announcer import Announcer
from postparade.announcer.settings import AnnouncerSettings
from postparade.games.dice_race.rules.actions import Deal
from postparade.integrations.home_assistant.home_assistant import HEARTBEAT, HomeAssistant
from postparade.mqtt.settings import MqttSettings
from postparade.table.journal.journal import Journal
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.scene_clock import SECONDS, SHOW, SceneClock
from postparade.table.presentation.status_board import StatusBoard
from postparade.track.settings import TrackSettings
from postparade.track.track import build_track
from tests.integrations.home_assistant.schema import checked
from tests.mqtt.broker import PATIENCE, Broker
from tests.table.players import Company, company

pytestmark = pytest.mark.slow(12)

STATE = "postparade/postparade/state"
CONFIG = "homeassistant/device/postparade/config"


class House:
    """A table at a broker, and a Home Assistant that knows the newest message of every topic."""

    def __init__(self, guests: Company, broker: Broker, client: aiomqtt.Client, **settings: Any) -> None:
        self.guests, self.client = guests, client
        self.board = StatusBoard()
        self.scenes = SceneClock(guests.table.watch, self.board, guests.clock)
        self.journal = PublicJournal(guests.table, self.board)
        self.known: dict[str, bytes] = {}
        self.heard: list[tuple[str, bytes]] = []
        self.home_assistant = HomeAssistant(
            MqttSettings(host="127.0.0.1", port=broker.port, **settings),
            guests.table,
            guests.table,
            self.journal,
            self.board,
            guests.clock,
            address=lambda: "http://192.168.1.9:8080",
            language="en",
        )

    async def listen(self) -> None:
        await self.client.subscribe("#", qos=1)
        async for message in self.client.messages:
            self.known[str(message.topic)] = bytes(message.payload)
            self.heard.append((str(message.topic), bytes(message.payload)))

    @property
    def state(self) -> dict[str, Any]:
        return dict(json.loads(self.known.get(STATE, b"{}")))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let the table's clock go on, a moment at a time, until the broker has said so."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.guests.clock.advance(0.01)
                await asyncio.sleep(0.005)

    async def settled(self) -> None:
        """Everything that the table has to say has arrived."""
        await self.guests.table.ping()
        await self.guests.clock.advance(0.5)
        await self.until(lambda: not self.home_assistant.connection.queued)
        mark = len([one for one in self.heard if one[0] == "mark"])
        await self.client.publish("mark", b"", qos=1)
        await self.until(lambda: len([one for one in self.heard if one[0] == "mark"]) > mark)

    async def press(self, what: str, payload: bytes | str = b"PRESS", *, retain: bool = False) -> None:
        await self.client.publish(f"postparade/postparade/do/{what}", payload, qos=1, retain=retain)
        await self.settled()
        await self.settled()

    def close(self) -> None:
        self.scenes.close()
        self.journal.close()


@asynccontextmanager
async def at_home(
    folder: Path,
    broker: Broker,
    *,
    game: str | None = "quarter-horse",
    names: tuple[str, ...] = ("Ann", "Bob"),
    **settings: Any,
) -> AsyncIterator[House]:
    async with (
        company(folder, names, game) as guests,
        aiomqtt.Client("127.0.0.1", broker.port) as client,
    ):
        house = House(guests, broker, client, **settings)
        tasks = [asyncio.create_task(house.listen()), asyncio.create_task(house.home_assistant.run())]
        try:
            await house.until(lambda: "postparade/postparade/availability" in house.known)
            yield house
        finally:
            for task in tasks:
                task.cancel()
            *_, ended = await asyncio.gather(*tasks, return_exceptions=True)
            house.close()
            assert isinstance(ended, asyncio.CancelledError), ended


async def test_a_race_is_told_as_the_board_shows_it(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        await house.until(lambda: CONFIG in house.known and STATE in house.known)
        checked(house.known[CONFIG])
        assert house.known["postparade/postparade/availability"] == b"online"
        guests = house.guests
        await guests.do(Deal())
        await guests.roll(2, 3, 4, 5, 12, 12)
        await guests.clock.advance(SECONDS["dice"])
        await house.settled()
        assert house.state["race"] == "running"
        assert (house.state["running"], house.state["winner"]) == ("ON", None)
        assert house.state["turn"] in ("Ann", "Bob")
        pot = house.state["pot"]
        assert pot > 0
        await guests.roll(12)
        for scene in ("dice", *SHOW[:3]):
            await house.settled()
            assert house.state["running"] == "ON", scene
            await guests.clock.advance(SECONDS[scene])
        await house.settled()
        assert (house.state["race"], house.state["running"], house.state["winner"]) == ("finished", "OFF", "12")
        # Before money is shown nobody was told who has won.
        winners = [json.loads(told)["winner"] for topic, told in house.heard if topic == STATE]
        assert set(winners[:-1]) == {None}


async def test_a_birth_message_has_everything_told_again(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        await house.settled()
        house.heard.clear()
        await house.client.publish("homeassistant/status", b"offline", qos=1)
        await house.settled()
        assert CONFIG not in [topic for topic, _ in house.heard]
        await house.client.publish("homeassistant/status", b"online", qos=1)
        await house.settled()
        await house.settled()
        assert {CONFIG, STATE} <= {topic for topic, _ in house.heard}


async def test_a_table_that_is_not_to_be_there_any_more_is_removed(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path / "before", broker) as house:
        await house.until(lambda: CONFIG in house.known)
    async with at_home(tmp_path / "after", broker, home_assistant=False) as house:
        await house.until(lambda: house.known.get(CONFIG) == b"")
        await house.settled()
    async with aiomqtt.Client("127.0.0.1", broker.port) as client:
        await client.subscribe([("#", 1), ("mark", 1)])
        await client.publish("mark", b"", qos=1)
        async for message in client.messages:
            assert str(message.topic) != CONFIG
            if str(message.topic) == "mark":
                break


async def test_buttons_do_what_the_host_could_and_the_journal_says_who(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        entry = house.guests.board.entry
        await house.press("press/start")
        await house.until(lambda: house.state["entry"] == entry + 1)
        await house.press("press/pause")
        await house.until(lambda: house.state["paused"] == "ON")
        await house.press("press/next")
        await house.until(lambda: house.state["paused"] == "OFF")
        assert house.guests.board.entry == entry + 3
    senders = [one.command for one in Journal.read(tmp_path / "journal.sqlite")][-3:]
    assert all(sender.startswith("home assistant:") for sender in senders)


async def test_what_is_no_command_changes_nothing(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        await house.settled()
        entry = house.guests.board.entry
        for what, payload in (
            ("press/fly", b""),
            ("press/", b""),
            ("", b""),
            ("scene", b"disco"),
            ("volume/voice", b"101"),
            ("volume/voice", b"\xff"),
            ("volume/odds", b"50"),
            ("light/day", b"[" * 4000),
            ("light/day", b'{"state": "ON"}'),
            ("press/next/again", b""),
        ):
            await house.press(what, payload)
        assert house.guests.board.entry == entry


async def test_a_command_that_the_broker_kept_is_none_of_today(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path / "then", broker) as house:
        entry = house.guests.board.entry
        await house.press("press/start", retain=True)
        await house.until(lambda: house.guests.board.entry == entry + 1)
    async with at_home(tmp_path / "today", broker) as house:
        await house.until(lambda: "postparade/postparade/do/press/start" in house.known)
        await house.settled()
        assert house.guests.board.entry == entry


async def test_without_leave_nothing_is_done_and_nothing_is_offered(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker, cues=False) as house:
        await house.until(lambda: CONFIG in house.known)
        entry = house.guests.board.entry
        await house.press("press/start")
        assert house.guests.board.entry == entry
        assert b"command_topic" not in house.known[CONFIG]


async def test_lights_and_sound_are_those_of_the_table(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        clock, board = house.guests.clock, house.board
        track = build_track(TrackSettings(brightness=0.6), clock, board)
        announcer = Announcer(AnnouncerSettings(synthesis=False), board, clock, folder=tmp_path)
        house.home_assistant.attach_track(track.host_controls)
        house.home_assistant.attach_sound(announcer)
        announcer.tune({"voice": 0.5})
        await house.settled()
        await house.settled()
        assert {"light_day", "light_night", "volume_voice"} <= checked(house.known[CONFIG]).components.keys()

        def light(mode: str) -> dict[str, Any]:
            return dict(json.loads(house.known[f"postparade/postparade/light/{mode}"]))

        def sound() -> dict[str, Any]:
            return dict(json.loads(house.known["postparade/postparade/controls"]))

        def lit() -> list[object]:
            return [light("day")["state"], light("night")["state"], track.lights.settings.brightness]

        await house.until(lambda: (sound()["voice"], sound()["scene"]) == (50, "evening"))
        await house.until(lambda: lit() == ["ON", "OFF", 0.6])
        assert light("day")["brightness"] == 153
        await house.press("light/night", '{"state": "ON", "brightness": 51, "effect": "safe"}')
        await house.until(lambda: lit() == ["OFF", "ON", 0.2])
        assert light("night") == {"state": "ON", "brightness": 51, "effect": "safe"}
        assert track.lights.settings.night
        await house.press("light/day", '{"state": "OFF"}')
        await house.press("volume/bed", "25")
        await house.until(lambda: sound()["bed"] == 25)
        assert lit() == ["OFF", "ON", 0.2], "what does not shine cannot be switched off"
        await house.press("light/night", '{"state": "OFF"}')
        await house.until(lambda: lit() == ["OFF", "OFF", 0.0])
        await house.press("light/day", '{"state": "ON"}')
        await house.until(lambda: lit() == ["ON", "OFF", 0.2])
        await house.press("scene", "quiet")
        await house.until(lambda: sound()["scene"] == "quiet")
        await house.press("scene", "night")
        await house.until(lambda: sound()["scene"] == "night")
        assert track.lights.settings.night


async def test_an_idle_table_says_only_once_a_minute_that_it_is_alive(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        await house.settled()
        house.heard.clear()
        for _ in range(10):
            await house.guests.clock.advance(HEARTBEAT / 10)
        await house.settled()
        told = [topic for topic, _ in house.heard if topic != "mark"]
        assert told == [STATE]


async def test_a_table_plays_on_without_its_broker_and_says_what_is_wrong(tmp_path: Path, broker: Broker) -> None:
    async with at_home(tmp_path, broker) as house:
        await house.settled()
        broker.kill()

        def told() -> list[str]:
            return [one["code"] for one in (house.board.latest("faults") or {"list": []})["list"]]

        async with asyncio.timeout(PATIENCE):
            while not told():  # noqa: ASYNC110  (the system tells the connection when it has gone)
                await asyncio.sleep(0.01)
        assert told() in (["mqtt_lost"], ["mqtt_unreachable"])
        await house.guests.do(Deal())
        await house.guests.roll(2, 3, 4, 5, 12)
        house.known.clear()
        await broker.start()
        async with aiomqtt.Client("127.0.0.1", broker.port) as client:
            await client.subscribe(STATE, qos=1)
            listening = asyncio.ensure_future(anext(aiter(client.messages)))
            await house.until(listening.done)
            assert json.loads(bytes(listening.result().payload))["entry"] == house.journal.now.entry
        assert told() == []
