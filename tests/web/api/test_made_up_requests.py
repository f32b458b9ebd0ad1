"""schemathesis makes up requests for everything that openapi.json describes, and holds every answer to it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from postparade.api.documents import PREFIX, openapi
from postparade.reports.live import LiveReports
from postparade.rules.viewer import HOST
from postparade.web.auth import program_tokens
from tests.conftest import amount
from tests.web.api.test_v1 import signed_in, token_for
from tests.web.server_fixture import newcomers, serving

pytestmark = pytest.mark.slow(25)

SCHEMA = schemathesis.openapi.from_dict(openapi())
FOUND: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {f"{one.method.upper()} {one.path}": one for one in FOUND}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
"""Requests as they are described, and requests as they are not."""
ENDLESS = f"GET {PREFIX}/events"
"""A stream has no end that a request could wait for."""
REQUESTS = amount(40, 500)


def made_up(operation: Any, mode: GenerationMode, call: Callable[[Any], None]) -> None:
    """Call ``call`` with :data:`REQUESTS` requests, the same in every run."""

    @seed(42)
    @settings(
        max_examples=REQUESTS,
        database=None,
        derandomize=False,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        call(case)

    run()


@pytest.mark.parametrize("name", sorted(OPERATIONS.keys() - {ENDLESS}))
async def test_every_answer_is_one_that_is_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    # A program that asks too fast is told so, which other tests look at.
    monkeypatch.setattr(program_tokens, "COMMANDS_AT_ONCE", 1e9)
    async with serving(tmp_path) as fixture:
        token = await token_for(await signed_in(fixture), "host")
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        fixture.server.attach_reports(LiveReports(fixture.table, tmp_path))
        statuses: set[int] = set()

        def call(case: "schemathesis.Case[Any]") -> None:
            answer = case.call(
                base_url=f"http://127.0.0.1:{fixture.server.port}",
                headers={"Authorization": f"Bearer {token}"},
                timeout=10,
            )
            statuses.add(answer.status_code)
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, checks=CHECKS)

        for mode in MODES:
            # Of a request without parameters there is none that is not as described.
            with suppress(Unsatisfiable):
                await asyncio.to_thread(made_up, OPERATIONS[name], mode, call)
        assert statuses
        assert 429 not in statuses, "so many requests are no flood"
        # Whatever came, the table goes on.
        assert fixture.table.view(HOST).game is not None or name.startswith("POST")
        assert fixture.table.fault is None


def test_everything_but_the_stream_is_called() -> None:
    assert ENDLESS in OPERATIONS
    assert len(OPERATIONS) == 12


async def test_an_answer_that_is_not_described_is_found(tmp_path: Path) -> None:
    document = msgspec.json.decode(msgspec.json.encode(openapi()))
    path = document["paths"][f"{PREFIX}/state"]["get"]
    path["responses"]["200"]["content"]["application/json"]["schema"] = {"type": "array"}
    operation = schemathesis.openapi.from_dict(document)[f"{PREFIX}/state"]["GET"]
    async with serving(tmp_path) as fixture:

        def call(case: "schemathesis.Case[Any]") -> None:
            answer = case.call(base_url=f"http://127.0.0.1:{fixture.server.port}", timeout=10)
            case.validate_response(answer, checks=CHECKS)

        with pytest.raises(FailureGroup):
            await asyncio.to_thread(made_up, operation, GenerationMode.POSITIVE, call)
