"""The host of an emulated table: signs in from outside, seats two bots and plays, as the console and programs do."""

import http.cookiejar
import json
import secrets
import urllib.error
import urllib.request
from typing import Any

from machine import TrialError


class Host:
    """Signed in at the table at ``base``."""

    def __init__(self, base: str, pin: str) -> None:
        self.base = base
        jar = http.cookiejar.CookieJar()
        self._browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        self._token = ""
        self.post("/host/login", {"pin": pin})

    def get(self, path: str) -> Any:
        """What a page gets, as JSON."""
        return self._asked(path, None)

    def post(self, path: str, body: object) -> Any:
        """What a page gets for what it sends."""
        return self._asked(path, json.dumps(body).encode())

    def command(self, **action: Any) -> int:
        """Carry out an action of the host at the table; its entry in the journal."""
        if not self._token:
            name = f"trial {secrets.token_hex(3)}"
            self._token = self.post("/host/programs.json", {"do": "add", "name": name, "scope": "host"})["token"]
        sent = {"id": secrets.token_hex(12), "action": action}
        return int(self._asked("/api/v1/commands", json.dumps(sent).encode())["entry"])

    def cues(self) -> list[dict[str, Any]]:
        """What continues the evening now."""
        if not self._token:
            raise TrialError("nobody may give commands yet")
        found: list[dict[str, Any]] = self._asked("/api/v1/cues", None)["actions"]
        return found

    def open_race(self) -> None:
        """Seat two bots, unless they sit there already, and begin a race that the table throws for."""
        for name in ("Ann", "Bob"):
            try:
                self.command(do="seat_bot", name=name, temper="steady")
            except TrialError as error:
                if "name_taken" not in str(error):
                    raise
        self.command(do="open_game", game="quarter-horse")

    def _asked(self, path: str, body: bytes | None) -> Any:
        request = urllib.request.Request(self.base + path, body, {"Origin": self.base})  # noqa: S310 the machine's own
        if self._token and path.startswith("/api/"):
            request.add_header("Authorization", f"Bearer {self._token}")
        try:
            with self._browser.open(request, timeout=120) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise TrialError(f"{path}: {error.code} {error.read().decode(errors='replace')[:400]}") from error
