"""The live link: a snapshot, then what changed, and one delta for a page that comes back."""

import asyncio
import json
from pathlib import Path

from postparade.core.faults import SoundFault
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import Rename, TakeSeat
from tests.web.server_fixture import newcomers, serving


async def test_snapshot_then_only_what_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        board = await fixture.client().open("/ws")
        snapshot = await board.hear()
        assert snapshot["t"] == "snap"
        assert snapshot["set"]["play.pot"] == 0
        await fixture.act(Roll((3, 4)))
        delta = await board.hear()
        assert delta["t"] == "delta"
        assert delta["n"] == snapshot["n"] + 1
        assert {"entry", "play.pot", "play.boxes", "play.turn", "news"} <= set(delta["set"])
        assert not {"seats", "play.title", "play.races", "you", "join"} & set(delta["set"])


async def test_closing_the_game_takes_its_view_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        host = await fixture.host()
        assert (await host.act("close-0001", do="close_game"))["ok"]
        await host.hear_until("game", None)
        assert not [key for key in host.state if key.startswith("play.")]
        assert host.state["play"] is None


async def test_page_that_comes_back_gets_only_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        client = fixture.client()
        page = await client.open("/ws")
        await page.hear()
        before = page.number
        await page.socket.close()
        for dice in ((1, 2), (2, 2), (6, 6)):
            await fixture.act(Roll(dice))
        again = await client.open("/ws", epoch=page.epoch, since=str(before))
        missed = await again.hear()
        assert (missed["t"], missed["n"]) == ("here", before + 3)
        assert missed["set"]["play.last_roll"] == [6, 6]
        assert missed["set"]["entry"] == fixture.table.view(TABLE).entry
        assert not {"seats", "play.title", "you", "join"} & set(missed["set"])
        nothing_missed = await client.open("/ws", epoch=page.epoch, since=str(before + 3))
        assert (await nothing_missed.hear())["set"] == {}


async def test_a_page_that_missed_too_much_or_predates_the_start_gets_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        page = await client.open("/ws")
        await page.hear()
        for count in range(230):
            fixture.status_board.post("caption", {"text": f"line {count}"})
            await asyncio.sleep(0)
        stale = [("ffff", "0"), (page.epoch, "1"), (page.epoch, "99999"), (page.epoch, "-5"), (page.epoch, "1e3")]
        for epoch, since in stale:
            again = await client.open("/ws", epoch=epoch, since=since)
            assert (await again.hear())["t"] == "snap", (epoch, since)
        fresh = await client.open("/ws", epoch=page.epoch, since="200")
        assert (await fresh.hear())["t"] == "here"


async def test_bulletins_reach_only_who_may_read_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page, host = await ann.open("/seat/1/ws"), await fixture.host()
        await page.hear()
        fixture.status_board.post("workshop", {"serial": "secret-of-the-workshop"})
        fixture.status_board.post("caption", {"text": "They are off"})
        await page.hear_until("bulletin.caption", {"text": "They are off"})
        assert "bulletin.workshop" not in page.state
        await host.hear_until("bulletin.caption", {"text": "They are off"})
        assert "bulletin.workshop" in host.state


async def test_notes_about_a_working_table_reach_the_host_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        board, seat, host = await fixture.client().open("/ws"), await ann.open("/seat/1/ws"), await fixture.host()
        fixture.status_board.post("unspoken", {"seats": [1]})
        fixture.status_board.report("announcer", SoundFault("name_silent", name="馬"), "name 馬", "note")
        fixture.status_board.report("announcer", SoundFault("no_sound_device", why="none"), "sound device")
        fixture.status_board.post("caption", {"text": "They are off"})
        for page in (board, seat, host):
            await page.hear_until("bulletin.caption", {"text": "They are off"})
        codes = [[fault.get("code") for fault in page.state["bulletin.faults"]["list"]] for page in (board, seat, host)]
        assert codes == [["no_sound_device"], [], ["name_silent", "no_sound_device"]]
        assert [page.state.get("bulletin.unspoken") for page in (board, seat, host)] == [None, None, {"seats": [1]}]


async def test_host_sees_whose_phone_is_here(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, _ = await fixture.seat("Ann", "Bob")
        host = await fixture.host()
        page = await ann.open("/seat/1/ws")
        await host.hear_until("phones", {"held": [1, 2], "here": [1]})
        await page.socket.close()
        await host.hear_until("phones", {"held": [1, 2], "here": []})


async def test_names_are_sent_as_data(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await fixture.act(TakeSeat("</script><b>"))
        await fixture.act(Rename(1, '"><img src=x>'), HOST)
        board = await fixture.client().open("/ws")
        frame = await board.hear()
        assert json.loads(json.dumps(frame))["set"]["seats"][0]["name"] == '"><img src=x>'


async def test_counters_of_the_track_reach_the_host_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        board, host = await fixture.client().open("/ws"), await fixture.host()
        await board.hear()
        for frames in range(3):
            fixture.status_board.post("track", {"driver": "pico", "connected": True, "frames": frames})
            await host.hear_until("bulletin.track", {"driver": "pico", "connected": True, "frames": frames})
        await board.hear_until("bulletin.track", {"driver": "pico", "connected": True})
        fixture.status_board.post("caption", {"text": "They are off"})
        await board.hear_until("bulletin.caption", {"text": "They are off"})
        told = [frame for frame in board.frames if "bulletin.track" in frame.get("set", {}) and frame["t"] == "delta"]
        assert len(told) == 1
