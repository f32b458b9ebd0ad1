"""OpenAPI and AsyncAPI describe what the table sends, field by field."""

import json
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from postparade.api import messages as msg
from postparade.api.documents import READINGS, asyncapi, openapi
from postparade.rules.registry import GAMES

DOCUMENTS = pytest.mark.parametrize("document", [openapi(), asyncapi()], ids=["openapi", "asyncapi"])


def references(part: Any) -> set[str]:
    """Every schema that ``part`` refers to."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(value) for value in part.values()))
    return set().union(*map(references, part)) if isinstance(part, list | tuple) else set()


@DOCUMENTS
def test_a_document_is_json_and_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    whole = json.loads(msgspec.json.encode(document))
    for reference in references(whole):
        place = whole
        for step in reference.removeprefix("#/").split("/"):
            place = place[step.replace("~1", "/")]


def test_every_field_of_every_message_is_described() -> None:
    described = openapi()["components"]["schemas"]
    messages: list[type[Struct]] = [reading.body for reading in READINGS]
    messages += [msg.Command, msg.Accepted, msg.Refused, msg.Entry]
    for message in messages:
        assert set(described[message.__name__]["properties"]) == set(message.__struct_fields__)


def test_the_events_of_every_game_are_described() -> None:
    text = json.dumps(json.loads(msgspec.json.encode(asyncapi())))
    for name in GAMES:
        assert f"events-of-{name}" in text


def test_a_request_that_needs_a_token_says_which_scope() -> None:
    paths = openapi()["paths"]
    scoped = {
        path: told["x-scope"] for path, methods in paths.items() for told in methods.values() if "x-scope" in told
    }
    assert scoped == {
        "/api/v1/devices": "read",
        "/api/v1/report": "read",
        "/api/v1/cues": "cues",
        "/api/v1/commands": "cues",
    }
