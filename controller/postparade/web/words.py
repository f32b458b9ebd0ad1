"""``/words.js``: the words of the screens, as a module in the language of the table."""

import json

from aiohttp import web

from postparade.language import USUAL, as_data, known_language


class Words:
    """The catalogue of the screens in ``language``; English where there is none in it."""

    def __init__(self, language: str) -> None:
        self.language = known_language(language) or USUAL
        messages = json.dumps(as_data(self.language, "screens"), ensure_ascii=False)
        self._module = f"export const language = {json.dumps(self.language)};\nexport const messages = {messages};\n"

    def add_to(self, app: web.Application) -> None:
        """The route of the module."""
        app.router.add_get("/words.js", self._send)

    async def _send(self, _: web.Request) -> web.Response:
        return web.Response(text=self._module, content_type="text/javascript", headers={"Cache-Control": "no-cache"})
