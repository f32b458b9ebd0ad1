"""What feeds the track is enough for what it draws, is protected by its fuse, and loses no more than it may."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.faults import ConfigurationFault
from postparade.track.current_limit import IDLE_MA
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.settings import RailSettings, TrackSettings
from postparade.workshop.electrics import Electrics, catalogue, electrics, strip_drop
from tests.track.fields import layouts

PITCH = 1000 / 60


def fed(settings: TrackSettings, level: str = "full") -> Electrics:
    return electrics(build_layout(settings), settings, level, PITCH, 650.0)  # type: ignore[arg-type]  # one of three


@given(layouts(), st.integers(1100, 20_000), st.sampled_from([1000 / 30, 1000 / 60, 1000 / 144]))
def test_supply_fuse_and_wire_suit_each_other_and_no_strip_starves(layout: Layout, cap: int, pitch: float) -> None:
    found = electrics(layout, TrackSettings(cap_ma=cap), "full", pitch, 650.0)
    rules = catalogue().rules
    assert found.strip_amperes <= cap / 1000
    assert found.strip_amperes * rules.supply_reserve <= found.supply.amperes
    assert found.strip_amperes * rules.fuse_reserve <= found.fuse.amperes <= found.supply.amperes
    assert found.fuse.amperes <= found.wire.amperes
    assert found.rise_amperes + layout.pixels * IDLE_MA / 1000 <= found.supply.amperes, "a supply that never comes up"
    assert found.plug_amperes > found.fuse.amperes, "why the strip is joined before the supply is switched on"
    for count, feeds in zip(layout.chains, found.feeds, strict=True):
        assert feeds[0] == 0
        assert list(feeds) == sorted(set(feeds))
        assert feeds == (0,) or feeds[-1] == count
        if len(feeds) == 1:
            assert strip_drop(count, found.strip_amperes, pitch, both_ends=False) <= rules.strip_drop_v
        for one, other in pairwise(feeds):
            assert other - one == 1 or strip_drop(other - one, found.strip_amperes, pitch, both_ends=True) <= 0.3 + 1e-9


def test_a_stronger_cap_takes_more_of_everything() -> None:
    weak, strong = fed(TrackSettings()), fed(TrackSettings(cap_ma=10_000))
    assert (weak.supply.amperes, weak.fuse.amperes, weak.wire.mm2) == (4, 3, 0.5)
    assert (strong.supply.amperes, strong.fuse.amperes) == (20, 15)
    assert strong.wire.mm2 > weak.wire.mm2
    assert len(strong.feeds[0]) > len(weak.feeds[0]) == 4


def test_the_inrush_is_that_of_the_capacitors_behind_the_wires() -> None:
    found = fed(TrackSettings())
    farad = 1000e-6 + 330 * 100e-9
    assert found.rise_amperes == pytest.approx(farad * 5 / 0.005)
    ohm = 2 * (1 + 0.325) * 0.0175 / 0.5 + 0.03
    assert found.plug_amperes == pytest.approx(5 / ohm)


def test_a_few_pixels_draw_less_than_the_cap_allows() -> None:
    found = fed(TrackSettings(pixels_a_lane=1, cap_ma=2000))
    assert found.strip_amperes == pytest.approx(11 * 0.061)
    assert found.feeds == ((0,),)


def test_servos_have_a_supply_of_their_own_for_those_that_move_at_once() -> None:
    found = fed(TrackSettings(rails=RailSettings(at_once=2)), "rails")
    assert found.servos == 11
    assert found.servo_amperes == pytest.approx(2.9)
    assert found.servo_supply is not None
    assert found.servo_supply.amperes == 6, "a fuse that carries 3.6 A has 5, more than a supply of 4 A gives"
    assert fed(TrackSettings()).servos == 0


def test_more_than_any_supply_feeds_is_refused() -> None:
    with pytest.raises(ConfigurationFault) as refused:
        fed(TrackSettings(pixels_a_lane=90, cap_ma=60_000))
    assert refused.value.code == "parts_too_much_current"


def test_standard_sizes_are_listed_from_small_to_large() -> None:
    data = catalogue()
    for sizes in (data.supplies, data.fuses, data.wires):
        amperes = [size.amperes for size in sizes]
        assert amperes == sorted(set(amperes))
    assert [wire.mm2 for wire in data.wires] == sorted(wire.mm2 for wire in data.wires)
