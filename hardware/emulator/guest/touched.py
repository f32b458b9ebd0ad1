"""How often, and with what, the board on this screen was touched since it was last asked; run as root inside, with the
program's own Python. It asks the browser by the port that its profile names."""

import asyncio
import json
from pathlib import Path

from aiohttp import ClientSession

ASK = """(() => {
  const seen = window.touchesOfTrial ?? [];
  const touched = ({ pointerType }) => window.touchesOfTrial.push(pointerType);
  if (!window.touchesOfTrial) addEventListener("pointerdown", touched);
  window.touchesOfTrial = [];
  return seen.join(" ");
})()"""


def port() -> str:
    """That of the browser that was started last."""
    profiles = Path("/run/user").glob("*/postparade-board.*/DevToolsActivePort")
    return max(profiles, key=lambda one: one.stat().st_mtime).read_text(encoding="ascii").splitlines()[0]


async def main(port: str) -> None:
    async with ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/json/list") as answer:
            (page,) = [one for one in await answer.json(content_type=None) if one["type"] == "page"]
        async with session.ws_connect(page["webSocketDebuggerUrl"]) as link:
            await link.send_json({"id": 1, "method": "Runtime.evaluate", "params": {"expression": ASK}})
            print(json.loads((await link.receive()).data)["result"]["result"].get("value", ""))


asyncio.run(main(port()))
