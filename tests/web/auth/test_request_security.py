"""What no request gets past, and what every answer carries."""

import asyncio
import re
from pathlib import Path

import pytest

from postparade.core.faults import JournalFault
from postparade.web.auth.request_security import RequestSecurity
from postparade.web.ws.websocket import MESSAGE_LIMIT
from tests.web.server_fixture import PIN, serving

PAGES = ("/", "/join", "/seat/1/", "/host/", "/health", "/qr.svg", "/static/lib/link.js")


@pytest.mark.parametrize(
    "host",
    [
        *("192.168.1.20:8080", "10.0.0.7", "127.0.0.1:8080", "[::1]:8080", "localhost", "LocalHost:80"),
        *("postparade", "postparade.local", "PostParade.Local:8080", "postparade.local.", "postparade-2.local"),
        *(
            "postparade.fritz.box",
            "postparade.lan",
            "postparade.home",
            "postparade.home.arpa",
            "postparade.localdomain",
        ),
        *("postparade.speedport.ip", "100.64.0.1:8080", "100.127.255.254", "[fd7a:115c:a1e0::1]:8080"),
        *("pit-lane.fritz.box", "pit-lane", "Pit-Lane.local", "pit-lane-3.local"),
        *("[fe80::1%25wlan0]", "[fe80::1%wlan0]:80", "my.house", "xn--kche-0ra.example", "proxy.example:8443"),
    ],
)
def test_own_names_and_private_addresses_are_known(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Pit-Lane")
    assert RequestSecurity(["my.house", "Küche.example", "https://proxy.example:8443/"]).knows(host)


@pytest.mark.parametrize(
    ("host", "reached"),
    [("[2003:E1::17]:8080", "2003:e1::17"), ("203.0.114.5:18080", "203.0.114.5"), ("[2003:e1:0::17]", "2003:e1::17")],
)
def test_an_address_of_this_machine_is_known_however_public_it_is(host: str, reached: str) -> None:
    """The page that turns a foreign name away leads there."""
    assert RequestSecurity(()).knows(host, reached)
    assert not RequestSecurity(()).knows(host, "192.168.1.20")
    assert not RequestSecurity(()).knows("evil.example", reached)


@pytest.mark.parametrize("host", ["[fe80::1%; script-src *]", "[fe80::1%25x; connect-src *]:80"])
def test_a_zone_never_reaches_the_policy(host: str) -> None:
    assert (RequestSecurity(()).place(host) or "").startswith("[fe80::1]")


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "8.8.8.8", "0.0.0.0:8080", "postparade.local.evil.example", "", "1922.168.1.1", "[::]"),
        *("fritz.box", "evil.fritz.box", "postparade.evil.fritz.box", "postparade.evil", "postparade.com", "local"),
        *("100.63.0.1", "100.128.0.1:8080", "[2003:e1::17]", "203.0.114.5:8080"),
        *("postparade-2.lan", "postparade-x.local", "postparade-2.local.evil.example", "postparade..local", "."),
        *("captive.apple.com", "captive.apple.com.evil.example", "[::ffff:8.8.8.8]", "evil.example:80@127.0.0.1"),
    ],
)
def test_foreign_names_are_unknown(host: str) -> None:
    assert not RequestSecurity(["my.house"]).knows(host)


async def test_foreign_host_is_misdirected(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        answer = await fixture.client().get("/", Host="evil.example")
        assert answer.status == 421
        told = await answer.json()
        assert (told["code"], told["details"]["address"]) == ("foreign_host", f"{fixture.client().base}/")
        assert told["details"]["address"] in told["remedy"]


async def test_the_page_that_turns_a_foreign_name_away_can_be_read_and_leads_to_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        page = await client.get("/join", Host="evil.example", Accept="text/html")
        text = await page.text()
        assert page.status == 421
        assert f'href="{client.base}/"' in text
        for part in re.findall(r'(?:src|href)="(/[^"]+)"', text):
            assert (await client.get(part, Host="evil.example")).status == 200, part
        assert (await client.get("/messages.js?own", Host="evil.example")).status == 200
        for path in ("/", "/health", "/host/", "/qr.svg", "/race.svg", "/static"):
            assert (await client.get(path, Host="evil.example")).status == 421, path


async def test_a_program_without_a_host_header_is_served_as_its_protocol_says(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        for request, status in (
            (b"GET /health HTTP/1.0\r\n\r\n", b"200"),
            (b"HEAD /join HTTP/1.0\r\n\r\n", b"200"),
            (b"GET /health HTTP/1.1\r\n\r\n", b"400"),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", fixture.server.port)
            writer.write(request)
            assert (await reader.readline()).split()[1] == status, request
            writer.close()


async def test_an_origin_with_the_usual_port_is_the_same_as_one_without(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        for host, origin in (("10.42.0.1:80", "http://10.42.0.1"), ("10.42.0.1", "http://10.42.0.1:80")):
            assert await client.status_of_upgrade("/ws", Host=host, Origin=origin) == 101
        assert await client.status_of_upgrade("/ws", Host="10.42.0.1", Origin="http://10.42.0.1:8080") == 403


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "https://127.0.0.1"])
@pytest.mark.parametrize("path", ["/ws", "/host/ws", "/seat/1/ws"])
async def test_upgrade_from_elsewhere_is_forbidden(tmp_path: Path, origin: str | None, path: str) -> None:
    async with serving(tmp_path) as fixture:
        headers = {} if origin is None else {"Origin": origin}
        assert await fixture.client().status_of_upgrade(path, **headers) == 403


async def test_upgrade_from_our_own_page_is_granted(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        assert await client.status_of_upgrade("/ws", Origin=client.base) == 101


@pytest.mark.parametrize("path", ["/join", "/host/login", "/host/logout", "/simulator/photo"])
async def test_post_from_elsewhere_is_forbidden(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as fixture:
        status, answer = await fixture.client().post(path, {}, Origin="http://evil.example")
        assert (status, answer["code"]) == (403, "foreign_origin")


async def test_post_without_origin_is_forbidden(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        answer = await fixture.client().session.post("/join", json={})
        assert answer.status == 403


@pytest.mark.parametrize("path", ["/join", "/host/login"])
async def test_large_body_is_refused(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as fixture:
        status, answer = await fixture.client().post(path, b"x" * 9000)
        assert (status, answer["code"]) == (413, "too_large")


async def test_large_message_closes_the_page_that_sent_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        await page.socket.send_str("x" * (MESSAGE_LIMIT + 1))
        assert await page.closed_with() == 1009


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py",
        "/static/..%2fserver.py",
        "/static/%2e%2e/%2e%2e/faults.py",
        "/static//etc/passwd",
        "/seat/13/",
        "/seat/0/",
        "/nothing",
    ],
)
async def test_files_outside_static_are_not_served(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as fixture:
        reader, writer = await asyncio.open_connection("127.0.0.1", fixture.server.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        assert answer.split()[1] in (b"404", b"403"), answer[:80]


async def test_every_answer_carries_the_protective_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        answers = [await client.get(path) for path in (*PAGES, "/nothing")]
        answers.append(await client.get("/", Host="evil.example"))
        for answer in answers:
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
            assert "unsafe" not in policy
            assert "evil" not in policy
            assert answer.headers["Server"] == "Post Parade"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "same-origin"
            assert "Content-Encoding" not in answer.headers


async def test_host_console_can_be_kept_to_this_machine(tmp_path: Path) -> None:
    async with serving(tmp_path, host_console="this-machine") as fixture:
        client = fixture.client()
        elsewhere = {"Via": "1.1 proxy"}
        assert (await client.get("/host/", **elsewhere)).status == 403
        assert (await client.post("/host/login", {"pin": PIN}, **elsewhere))[0] == 403
        assert (await client.get("/", **elsewhere)).status == 200
        assert (await client.get("/host/")).status == 200


async def test_health_says_what_runs_and_no_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await fixture.seat("Ann", "Bob")
        await fixture.deal()
        answer = await (await fixture.client().get("/health")).json()
        assert answer == {
            "ready": True,
            "version": answer["version"],
            "entry": 4,
            "game": "quarter-horse",
            "phase": "scratch",
        }


@pytest.mark.parametrize("path", ["/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"])
async def test_a_home_screen_finds_an_icon(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as fixture:
        answer = await fixture.client().get(path)
        assert (answer.status, answer.content_type) == (200, "image/png")
        assert (await answer.read()).startswith(b"\x89PNG")


async def test_page_without_its_slash_is_forwarded(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        answer = await fixture.client().get("/host")
        assert (answer.status, answer.headers["Location"]) == (302, "/host/")
        assert "Content-Security-Policy" in answer.headers


async def test_table_that_cannot_write_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as fixture:

        async def refuse_to_write(_: object) -> None:
            raise JournalFault("journal_unwritable", path="journal.sqlite", why="the disk is full")

        monkeypatch.setattr(fixture.table, "submit", refuse_to_write)
        status, answer = await fixture.client().join(fixture.code, "Ann")
        assert (status, answer["code"]) == (503, "journal_unwritable")
        host = await fixture.host()
        assert (await host.act("command-0001", do="close_game"))["code"] == "journal_unwritable"
