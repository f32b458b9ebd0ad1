"""Where on the chain of pixels each lane lies, from configuration."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from postparade.faults import ConfigurationFault
from postparade.games.race import Race
from postparade.track.link.protocol import MAX_CHAINS, MAX_PIXELS, ORDERS
from postparade.track.settings import LaneSettings, TrackSettings

HORSES = range(2, 13)
PRESETS = ("eleven-lanes", "strip-a-lane")


class LaneStrip(Struct, frozen=True):
    """The pixels of one lane. ``indices`` counts along the chain, from the gate to the finish."""

    horse: int
    first: int
    count: int
    reverse: bool
    gate_us: int
    finish_us: int

    @property
    def indices(self) -> npt.NDArray[np.intp]:
        """The chain index of every pixel of the lane, gate first."""
        along = np.arange(self.first, self.first + self.count, dtype=np.intp)
        return along[::-1] if self.reverse else along


class Layout(Struct, frozen=True):
    """A checked layout: ``pixels`` on the chain, divided over ``chains``, and the lanes on it in order of horses."""

    pixels: int
    chains: tuple[int, ...]
    order: str
    lanes: tuple[LaneStrip, ...]

    def lanes_of(self, race: Race) -> tuple[int | None, ...]:
        """For every lane of the race the index in ``lanes`` that shows it, ``None`` if there is no place for it.

        Lanes find their horse by number; a race that numbers its runners otherwise gets the lanes in order.
        """
        places = {lane.horse: index for index, lane in enumerate(self.lanes)}
        if all(lane.number in places for lane in race.lanes):
            return tuple(places[lane.number] for lane in race.lanes)
        return tuple(index if index < len(self.lanes) else None for index in range(len(race.lanes)))


def build_layout(settings: TrackSettings) -> Layout:
    """The layout that the settings describe.

    Raises ``ConfigurationFault`` if lanes overlap, leave the chain or name no horse, or preset, colour order or chains
    are not possible.
    """
    lanes = settings.lanes or _preset(settings)
    if settings.order not in ORDERS:
        raise ConfigurationFault("track_order_unknown", order=settings.order, orders=", ".join(ORDERS))
    end = max(lane.first + lane.count for lane in lanes)
    pixels = settings.pixels or sum(settings.chains) or end
    if pixels > MAX_PIXELS:
        raise ConfigurationFault("track_too_many_pixels", pixels=pixels, most=MAX_PIXELS)
    chains = settings.chains or (pixels,)
    if sum(chains) != pixels or min(chains) < 1 or len(chains) > MAX_CHAINS:
        raise ConfigurationFault("track_chains_wrong", chains=list(chains), pixels=pixels, most=MAX_CHAINS)
    if settings.cap_ma < pixels:
        raise ConfigurationFault("track_cap_too_low", cap=settings.cap_ma, pixels=pixels)
    _check_lanes(lanes, pixels)
    strips = [
        LaneStrip(lane.horse, lane.first, lane.count, lane.reverse, lane.gate_us, lane.finish_us)
        for lane in sorted(lanes, key=lambda lane: lane.horse)
    ]
    return Layout(pixels, chains, settings.order, tuple(strips))


def _preset(settings: TrackSettings) -> tuple[LaneSettings, ...]:
    if settings.preset not in PRESETS:
        raise ConfigurationFault("track_preset_unknown", preset=settings.preset, presets=", ".join(PRESETS))
    count = settings.pixels_a_lane
    to_and_fro = settings.preset == "strip-a-lane"
    return tuple(
        LaneSettings(horse=horse, first=index * count, count=count, reverse=to_and_fro and index % 2 == 1)
        for index, horse in enumerate(HORSES)
    )


def _check_lanes(lanes: tuple[LaneSettings, ...], pixels: int) -> None:
    owner: dict[int, int] = {}
    horses: set[int] = set()
    for lane in lanes:
        if lane.horse not in HORSES:
            raise ConfigurationFault("track_lane_unknown_horse", horse=lane.horse)
        if lane.horse in horses:
            raise ConfigurationFault("track_lane_twice", horse=lane.horse)
        if lane.gate_us == lane.finish_us:
            raise ConfigurationFault("track_servo_no_way", horse=lane.horse, us=lane.gate_us)
        horses.add(lane.horse)
        last = lane.first + lane.count - 1
        if last >= pixels:
            raise ConfigurationFault("track_lane_outside", horse=lane.horse, last=last, pixels=pixels)
        for pixel in range(lane.first, last + 1):
            if pixel in owner:
                raise ConfigurationFault("track_lanes_overlap", horse=lane.horse, other=owner[pixel], pixel=pixel)
            owner[pixel] = lane.horse
