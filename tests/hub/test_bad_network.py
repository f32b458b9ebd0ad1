"""Whatever the network between tables and hub does, the ledger is the union of the journals."""

from pathlib import Path

import pytest

from tests.hub.bad_link import CUT, Condition
from tests.hub.bad_network import Trial, tried
from tests.hub.network import needs_namespaces
from tests.mqtt.broker import mosquitto

pytestmark = pytest.mark.slow(60)


async def test_late_lost_and_cut_off_nothing_is_missing_or_doubled(tmp_path: Path) -> None:
    mosquitto()
    needs_namespaces()
    bad = Trial("80 ms late, 5 % lost", Condition(0.08, 0.02, 0.05))
    cut = Trial("one cut off, then back", CUT, first_alone=True, healed=True)
    outcomes = await tried(tmp_path, (bad, cut))
    assert all(one.entries and one.carried and one.lost for one in outcomes)
