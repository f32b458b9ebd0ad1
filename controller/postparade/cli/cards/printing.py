"""``postparade cards print``: cards for the table, with the codes for Wi-Fi and seats."""

import json
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from postparade.cli.counting import many
from postparade.cli.options import AsJson, parse_language
from postparade.cli.process import keep_small
from postparade.config import load
from postparade.core.faults import ConfigurationFault, QuestionFault, Refusal
from postparade.core.output_file import write
from postparade.rules.contract import AnyGame
from postparade.web.settings import WebSettings

Cards = Annotated[int, Parameter(validator=Number(gte=1, lte=400), help="How many cards; four fit on a page.")]
Paper = Annotated[Literal["a4", "letter"], Parameter(help="The paper: a4 or letter.")]
Out = Annotated[Path, Parameter(help="The PDF file.")]
Address = Annotated[
    str | None,
    Parameter(
        help="The address for joining, such as http://postparade.local:8080/join; if not given, that of the "
        "configuration, else that of this machine."
    ),
]
Rules = Annotated[
    str | None,
    Parameter(
        help="The game whose rules are on the back, if they are written down; if not given, the rules of every table."
    ),
]
Config = Annotated[
    Path | None,
    Parameter(name="--config", help="A configuration file; its section [web] has address and Wi-Fi of the guests."),
]
Language = Annotated[str, Parameter(help="The language of the words: en, de, es, fr or it.")]


def print_cards(
    *,
    out: Out = Path("cards.pdf"),
    count: Cards = 4,
    paper: Paper = "a4",
    address: Address = None,
    game: Rules = None,
    language: Language = "en",
    config: Config = None,
    as_json: AsJson = False,
) -> int:
    """Write cards to be laid on the table: codes for the Wi-Fi and for a seat, with the rules on the back."""
    keep_small()
    from postparade.workshop.as_pdf import as_pdf
    from postparade.workshop.table_cards import CardText, card_pages

    spoken = parse_language(language)
    web = load(config).web
    text = CardText(address or _address(web), web.guest_wifi, web.guest_wifi_password)
    sheets = card_pages(text, count, paper, spoken, _game(game))
    write(out, as_pdf(sheets, "Post Parade"))
    if as_json:
        print(json.dumps({"file": str(out), "pages": len(sheets), "address": text.address, "wifi": text.wifi}))
        return 0
    print(f"{out}: {many(len(sheets), 'page')} for {text.address}, to be printed on both sides and cut apart.")
    if not text.wifi:
        print("There is no code for the Wi-Fi: name it with guest_wifi under [web].")
    return 0


def _game(name: str | None) -> AnyGame | None:
    """The game that is called ``name``, if one is named."""
    from postparade.rules.registry import game_named

    rules = None if name is None else game_named(name)
    if isinstance(rules, Refusal):
        raise ConfigurationFault("bad_usage", why=f"{rules.sentence.rstrip('.')} ({rules.remedy.rstrip('.')})")
    return rules


def _address(web: WebSettings) -> str:
    """Where newcomers go. The join code is not in it: it changes, and the board shows it."""
    from postparade.core.own_address import own_address
    from postparade.web.api.qr import Addresses

    if web.public_address is None and own_address() is None:
        raise QuestionFault("cards_no_address")
    base = Addresses(web.host, web.public_address, web.port).base
    if web.certificate is not None:
        base = base.replace("http://", "https://", 1)
    return f"{base}/join"
