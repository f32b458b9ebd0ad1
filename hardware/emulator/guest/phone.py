"""A guest's phone on the table's own Wi-Fi: asks what phones ask of a new network, opens pages by the table's name,
takes a seat with the join code and throws the dice. Words: the join code, and the name of the table or its address."""

import asyncio
import secrets
import socket
import sys
from typing import Any

import aiohttp

PROBES = {
    "iPhone": "http://captive.apple.com/hotspot-detect.html",
    "Android": "http://connectivitycheck.gstatic.com/generate_204",
    "Windows": "http://www.msftconnecttest.com/connecttest.txt",
    "Windows, before": "http://www.msftncsi.com/ncsi.txt",
    "Firefox": "http://detectportal.firefox.com/success.txt",
    "Ubuntu": "http://connectivity-check.ubuntu.com/",
}
PAGES = ("/health", "/", "/join")
PATIENCE = aiohttp.ClientTimeout(240)


async def main(code: str, table: str) -> None:
    base = table
    if "://" not in table:
        await look_around(table)
        base = f"http://{table}.local"
    async with aiohttp.ClientSession(timeout=PATIENCE, headers={"Origin": base}, cookie_jar=jar()) as session:
        for path in PAGES:
            await fetch(session, "page", base + path)
        form = {"t": "join", "code": code, "name": "Zoë", "id": secrets.token_hex(8)}
        async with session.post(f"{base}/join", json=form) as answer:
            told = await answer.json()
            print("join answered", answer.status, told, flush=True)
        await play(session, base, told["seat"])


def jar() -> aiohttp.CookieJar:
    """Keeps the cookies of a table that has a number for a name, too."""
    return aiohttp.CookieJar(unsafe=True)


async def look_around(name: str) -> None:
    """What a phone does in a network that it has just joined."""
    async with aiohttp.ClientSession(timeout=PATIENCE) as session:
        for kind, address in PROBES.items():
            await fetch(session, kind, address)
        for called in (name, f"{name}.local"):
            print("name", called, "leads to", address_of(called), flush=True)
            await fetch(session, "page", f"http://{called}/health")
    print("name somewhere.example leads to", address_of("somewhere.example"), flush=True)


def address_of(name: str) -> str:
    """What the network's name service says."""
    try:
        return socket.gethostbyname(name)
    except OSError as error:
        return f"nowhere: {error}"


async def fetch(session: aiohttp.ClientSession, kind: str, address: str) -> None:
    """Get a page and say what came."""
    try:
        async with session.get(address, allow_redirects=False) as answer:
            body = await answer.text(errors="replace")
            print(kind, address, "answered", answer.status, len(body), repr(body[:40]), flush=True)
    except (OSError, aiohttp.ClientError, TimeoutError) as error:
        print(kind, address, "FAILED", repr(error), flush=True)


async def play(session: aiohttp.ClientSession, base: str, seat: int) -> None:
    """Follow the page of the seat, and throw once where it offers the dice."""
    async with session.ws_connect(f"{base}/seat/{seat}/ws") as link:
        print("seat", seat, "is open", flush=True)
        known: dict[str, Any] = {}
        waits = False
        async for message in link:
            told: dict[str, Any] = message.json() if message.type is aiohttp.WSMsgType.TEXT else {"t": "picture"}
            if told["t"] == "ack":
                print("throw answered", told, flush=True)
                if told["ok"]:
                    return
                waits = False
            known |= told.get("set", {})
            if not waits and any(one["action"]["do"] == "roll" for one in known.get("choices", ())):
                waits = True
                await link.send_json({"t": "throw", "id": secrets.token_hex(8), "based_on": known["entry"]})


asyncio.run(main(*sys.argv[1:]))
