"""One call of a webhook: signed, bounded in time, and never followed to another address."""

import base64
import hashlib
import hmac
from typing import Literal

import aiohttp
import msgspec

from postparade import __version__
from postparade.integrations.settings import WebhookSettings
from postparade.integrations.webhooks.occasions import Occurrence

PATIENCE = aiohttp.ClientTimeout(total=10)
"""How long an address may take to answer."""
PREFIX = "whsec_"
"""A secret that begins with it goes on in base64, as the standard has it; any other is taken as it is."""
AGAIN = frozenset({408, 425, 429})
"""Statuses below 500 after which it makes sense to try again."""
Outcome = Literal["delivered", "later", "refused"]


def key_of(secret: str) -> bytes:
    """The bytes to sign with. A secret that only looks like base64 is taken as it is."""
    if secret.startswith(PREFIX):
        try:
            return base64.b64decode(secret.removeprefix(PREFIX), validate=True)
        except ValueError:
            return secret.encode()
    return secret.encode()


def headers_for(secret: str, occurrence: Occurrence, body: bytes, now: int) -> dict[str, str]:
    """The headers of the standard: ``webhook-id`` is the same whenever this is sent again."""
    name = f"{occurrence.occasion}-{occurrence.entry}"
    signed = f"{name}.{now}.".encode() + body
    signature = base64.b64encode(hmac.new(key_of(secret), signed, hashlib.sha256).digest()).decode()
    return {
        "Content-Type": "application/json",
        "User-Agent": f"PostParade/{__version__}",
        "webhook-id": name,
        "webhook-timestamp": str(now),
        "webhook-signature": f"v1,{signature}",
    }


async def deliver(
    session: aiohttp.ClientSession, webhook: WebhookSettings, occurrence: Occurrence, now: float
) -> tuple[Outcome, str]:
    """Call ``webhook`` once. Returns what came of it, and in words why it was not delivered."""
    body = msgspec.json.encode(occurrence)
    headers = headers_for(webhook.secret, occurrence, body, int(now))
    try:
        async with session.post(
            webhook.url, data=body, headers=headers, timeout=PATIENCE, allow_redirects=False
        ) as answer:
            status = answer.status
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        return "later", str(error) or type(error).__name__
    if 200 <= status < 300:
        return "delivered", ""
    return ("later" if status >= 500 or status in AGAIN else "refused"), f"HTTP {status}"
