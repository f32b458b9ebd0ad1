"""The documents are what they say that they are: OpenAPI 3.1, AsyncAPI 3 and JSON Schema, looked at by others."""

import json
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis

from postparade.api.documents import asyncapi, openapi
from tests.api.asyncapi_3 import Document

Known = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""What OpenAPI 3.1 has its schemas in, unless they say otherwise."""


def as_sent(document: Known) -> Known:
    """``document`` as it leaves the table."""
    sent: Known = json.loads(msgspec.json.encode(document))
    return sent


def is_openapi(document: Known) -> None:
    """Raises what is wrong by the published schema of OpenAPI 3.1, which schemathesis brings."""
    assert document["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(document).validate()


def is_asyncapi(document: Known) -> None:
    """Raises what is wrong by the specification of AsyncAPI 3.0."""
    told = msgspec.convert(document, Document)
    channels = {f"#/channels/{name}" for name in told.channels}
    assert {operation.channel.ref for operation in told.operations.values()} <= channels


CONFORMANCE = [(openapi, is_openapi), (asyncapi, is_asyncapi)]


@pytest.mark.parametrize(("document", "conforms"), CONFORMANCE, ids=["openapi", "asyncapi"])
def test_a_document_conforms_and_one_that_does_not_is_found(
    document: Callable[[], Known], conforms: Callable[[Known], None]
) -> None:
    good = as_sent(document())
    conforms(good)
    for broken in (
        {name: part for name, part in good.items() if name != "info"},
        {**good, "info": {**good["info"], "version": 2}},
        {**good, "unheard": "of"},
    ):
        with pytest.raises(Exception, match=r"."):
            conforms(broken)


@pytest.mark.parametrize("document", [openapi, asyncapi], ids=["openapi", "asyncapi"])
def test_every_schema_is_a_json_schema(document: Callable[[], Known]) -> None:
    schemas = as_sent(document())["components"]["schemas"]
    assert schemas
    for schema in schemas.values():
        jsonschema_rs.meta.validate({"$schema": DIALECT, **schema})
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.meta.validate({"$schema": DIALECT, "type": "no such type"})
