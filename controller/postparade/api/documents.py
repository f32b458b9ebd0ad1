"""What describes ``/api/v1`` to programs: OpenAPI 3.1 for requests, AsyncAPI 3 for the events. Both are made from the
messages themselves, so that they cannot drift apart from what is sent."""

from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from postparade import __version__
from postparade.api import messages as msg
from postparade.rules.registry import GAMES

PREFIX = "/api/v1"
Document = dict[str, Any]
"""A JSON object."""
REF = "#/components/schemas/{name}"


class Reading(NamedTuple):
    """A GET: its path below ``/api/v1``, what it is for, what it returns, the scope that it needs (None: everybody may
    read it), and the other statuses that it may have."""

    path: str
    purpose: str
    body: type[Struct]
    scope: msg.Scope | None = None
    others: tuple[int, ...] = ()


READINGS = (
    Reading("state", "The table as the board shows it.", msg.State),
    Reading("games", "The games that can be played here.", msg.Games),
    Reading("odds", "The chances that the board shows.", msg.Odds),
    Reading("standings", "Who holds how much, best first.", msg.Standings),
    Reading("races", "The last races, newest first.", msg.Races, others=(503,)),
    Reading("schedule", "The evening on autopilot, as the board shows it.", msg.Evening),
    Reading("health", "Whether the table can play; 503 if not.", msg.Health),
    Reading("devices", "What the host console says of the devices.", msg.Devices, "read"),
    Reading("report", "The evening so far; 404 until there is one.", msg.Report, "read", (404, 503)),
    Reading("cues", "What continues the evening now.", msg.Cues, "cues"),
)
ALWAYS = (400, 421, 429)
"""What any request may be answered with: not understood, sent to a foreign name, too fast."""


@cache
def openapi() -> Document:
    """The OpenAPI document of all requests."""
    bodies = (*(reading.body for reading in READINGS), msg.Command, msg.Accepted, msg.Refused, msg.Entry)
    (*schemas, _), components = msgspec.json.schema_components(bodies, ref_template=REF)
    named = dict(zip(bodies, schemas, strict=False))
    paths: Document = {f"{PREFIX}/{one.path}": {"get": _reading(one, named[one.body])} for one in READINGS}
    paths[f"{PREFIX}/commands"] = {"post": _command(named[msg.Command], named[msg.Accepted])}
    paths[f"{PREFIX}/events"] = {"get": _events()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Post Parade",
            "version": __version__,
            "summary": "What a table knows, as everybody may know it.",
            "description": "Nothing is told before the board shows it. Numbers of entries have no gaps.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "responses": {"refused": _content("It was refused, and nothing has changed.", named[msg.Refused])},
        },
    }


@cache
def asyncapi() -> Document:
    """The AsyncAPI document of the server-sent events, with the events of every game that is installed."""
    games = {name: game.event_type for name, game in GAMES.items()}
    (entry, rewound, *events), components = msgspec.json.schema_components(
        (msg.Entry, msg.Rewound, *games.values()), ref_template=REF
    )
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Post Parade", "version": __version__, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {
            "events": {
                "address": f"{PREFIX}/events",
                "description": "Server-sent events. The id is the number of the journal entry; Last-Event-ID goes on "
                "after it without a gap.",
                "messages": {
                    "entry": {"name": "entry", "payload": entry},
                    "rewound": {"name": "rewound", "payload": rewound},
                },
            }
        },
        "operations": {"follow": {"action": "send", "channel": {"$ref": "#/channels/events"}}},
        "components": {
            "schemas": {**components, **{f"events-of-{name}": one for name, one in zip(games, events, strict=True)}}
        },
    }


def _reading(reading: Reading, schema: Document) -> Document:
    refusals = (*ALWAYS, *reading.others, *((401, 403) if reading.scope else ()))
    responses = {"200": _content("As it stands.", schema), **_refusals(refusals)}
    if reading.body is msg.Health:
        responses["503"] = _content("The table cannot play.", schema)
    told: Document = {"summary": reading.purpose, "operationId": reading.path, "responses": responses}
    return told | ({"security": [{"token": []}], "x-scope": reading.scope} if reading.scope else {})


def _command(command: Document, accepted: Document) -> Document:
    return {
        "summary": "Carry out a command: one of the cues, or with the scope host whatever the host console can.",
        "operationId": "command",
        "security": [{"token": []}],
        "x-scope": "cues",
        "requestBody": {"required": True, "content": {"application/json": {"schema": command}}},
        "responses": {
            "200": _content("It is on the disk.", accepted),
            **_refusals((*ALWAYS, 401, 403, 409, 413, 503)),
        },
    }


def _events() -> Document:
    return {
        "summary": "The journal as server-sent events; asyncapi.json describes them.",
        "operationId": "events",
        "parameters": [
            {
                "name": where,
                "in": place,
                "required": False,
                "schema": {"type": "integer", "minimum": 0},
                "description": "The last entry that is known; what came after it is sent first.",
            }
            for where, place in (("Last-Event-ID", "header"), ("after", "query"))
        ],
        "responses": {
            "200": {
                "description": "A stream without end.",
                "content": {"text/event-stream": {"schema": {"type": "string"}}},
            },
            **_refusals(ALWAYS),
        },
    }


def _content(description: str, schema: Document) -> Document:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _refusals(statuses: tuple[int, ...]) -> Document:
    return {str(status): {"$ref": "#/components/responses/refused"} for status in statuses}
