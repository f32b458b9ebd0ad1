"""Where on the chains of pixels each lane lies, from configuration."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from postparade.core.faults import ConfigurationFault, Phrase
from postparade.rules.race import Race
from postparade.rules.registry import raced_on
from postparade.track.link.protocol import MAX_CHAINS, MAX_PIXELS, ORDERS
from postparade.track.settings import LaneSettings, RailSettings, Shared, Stretch, TrackSettings

STRIPS = range(2, 13)
"""What the strips and servos of a track are called: after the sums of two dice. Races with other lanes are shown on
them, too (:meth:`Layout.lanes_of`)."""
PRESETS = ("continuous", "spaces")

Indices = npt.NDArray[np.intp]


class Run(Struct, frozen=True):
    """Pixels in a row, counted along all chains. ``reverse``: horses pass them from the far end."""

    first: int
    count: int
    reverse: bool = False

    @property
    def indices(self) -> Indices:
        """The chain index of every pixel, in the order in which they are passed."""
        along = np.arange(self.first, self.first + self.count, dtype=np.intp)
        return along[::-1] if self.reverse else along


class LaneStrip(Struct, frozen=True):
    """The pixels of one lane in ``runs`` from the gate to the finish; ``space`` of them are lit as one.

    Its servo has the pulses ``gate_us`` and ``finish_us`` at both ends; a continuous one takes ``travel_ms`` between
    them and stands still at ``stop_us``, for a positional one ``travel_ms`` is 0.
    """

    horse: int
    runs: tuple[Run, ...]
    gate_us: int
    finish_us: int
    space: int = 1
    stop_us: int = 1500
    travel_ms: int = 0

    @property
    def indices(self) -> Indices:
        """The chain index of every pixel of the lane, gate first."""
        return np.concatenate([run.indices for run in self.runs])

    @property
    def places(self) -> int:
        """How many places a horse can be seen on, gate and finish included."""
        return sum(run.count for run in self.runs) // self.space


class SeatStrip(Struct, frozen=True):
    """The pixels before one seat."""

    seat: int
    run: Run

    @property
    def indices(self) -> Indices:
        """The chain index of every pixel."""
        return self.run.indices


class Layout(Struct, frozen=True):
    """A validated layout: ``pixels`` on all ``chains``, the lanes on them in order of horses, and lights before seats.
    ``shared``: which lanes show a horse that several sums move."""

    pixels: int
    chains: tuple[int, ...]
    order: str
    lanes: tuple[LaneStrip, ...]
    seats: tuple[SeatStrip, ...] = ()
    shared: Shared = "all"

    def lanes_of(self, race: Race) -> tuple[tuple[int, ...], ...]:
        """For every lane of the race the indices in ``lanes`` that show it; none if there is no place for it.

        Lanes that sums of two dice move are found by their sums: one that stands for several is shown on all their
        lanes, or on the first of them, as ``shared`` says. Lanes without sums are found by their number if all of them
        are horses of this track; other races (gates, duels, dice with other faces) are spread over the track, as far
        apart as it allows.
        """
        at = {lane.horse: index for index, lane in enumerate(self.lanes)}
        sums = [total for lane in race.lanes for total in lane.sums]
        if sums and all(total in STRIPS for total in sums):
            most = 1 if self.shared == "first" else len(self.lanes)
            return tuple(tuple(at[total] for total in lane.sums if total in at)[:most] for lane in race.lanes)
        if not sums and all(lane.number in at for lane in race.lanes):
            return tuple((at[lane.number],) for lane in race.lanes)
        runners, places = len(race.lanes), len(self.lanes)
        if runners >= places:
            return tuple((index,) if index < places else () for index in range(runners))
        return tuple(((2 * index + 1) * places // (2 * runners),) for index in range(runners))


def build_layout(settings: TrackSettings) -> Layout:
    """The layout that the settings describe.

    Raises ``ConfigurationFault`` if lanes overlap, leave the chain or name no horse, or preset, colour order or chains
    are not possible.
    """
    if settings.order not in ORDERS:
        raise ConfigurationFault("track_order_unknown", order=settings.order, orders=", ".join(ORDERS))
    if not settings.lanes and settings.preset not in PRESETS:
        raise ConfigurationFault("track_preset_unknown", preset=settings.preset, presets=", ".join(PRESETS))
    lanes = tuple(sorted(settings.lanes or preset_lanes(settings, STRIPS), key=lambda lane: lane.horse))
    chains = _chains(settings, lanes)
    if settings.cap_ma < sum(chains):
        raise ConfigurationFault("track_cap_too_low", cap=settings.cap_ma, pixels=sum(chains))
    _check_horses(lanes)
    for lane in lanes:
        _check_servo(lane, settings.rails)
    strips = tuple(_lane(lane, chains, settings.rails) for lane in lanes)
    owners = ((one, Phrase("seat_number", seat=one.seat)) for one in settings.seats)
    seats = tuple(SeatStrip(one.seat, _run(one, chains, owner)) for one, owner in owners)
    _check_apart(strips, seats)
    return Layout(sum(chains), chains, settings.order, strips, seats, settings.shared_lanes)


def stretches_of(lane: LaneSettings) -> tuple[Stretch, ...]:
    """All stretches of a lane, gate first."""
    return lane, *lane.further


def _chains(settings: TrackSettings, lanes: tuple[LaneSettings, ...]) -> tuple[int, ...]:
    """The pixels of every chain: as configured, else as many as lanes and seats need."""
    used = [*(stretch for lane in lanes for stretch in stretches_of(lane)), *settings.seats]
    chains = settings.chains
    if not chains:
        ends = [0] * max(1, *(stretch.chain for stretch in used))
        for stretch in used:
            at = max(0, stretch.chain - 1)
            ends[at] = max(ends[at], stretch.first + stretch.count)
        if settings.pixels and len(ends) == 1:
            ends = [settings.pixels]
        chains = tuple(ends)
    pixels = settings.pixels or sum(chains)
    if pixels > MAX_PIXELS:
        raise ConfigurationFault("track_too_many_pixels", pixels=pixels, most=MAX_PIXELS)
    if sum(chains) != pixels or min(chains) < 1 or len(chains) > MAX_CHAINS:
        raise ConfigurationFault("track_chains_wrong", chains=list(chains), pixels=pixels, most=MAX_CHAINS)
    return chains


def _lane(lane: LaneSettings, chains: tuple[int, ...], rails: RailSettings) -> LaneStrip:
    runs = tuple(_run(stretch, chains, Phrase("horse_number", horse=lane.horse)) for stretch in stretches_of(lane))
    count = sum(run.count for run in runs)
    if count % lane.space:
        raise ConfigurationFault("track_space_uneven", horse=lane.horse, count=count, space=lane.space)
    travel = 0.0
    if rails.servos == "continuous":
        travel = rails.travel_seconds if lane.travel_seconds is None else lane.travel_seconds
    return LaneStrip(lane.horse, runs, lane.gate_us, lane.finish_us, lane.space, lane.stop_us, round(travel * 1000))


def _run(stretch: Stretch, chains: tuple[int, ...], whose: str) -> Run:
    """``stretch`` counted along all chains; it must lie within its own."""
    if stretch.chain > len(chains):
        raise ConfigurationFault("track_chain_missing", whose=whose, chain=stretch.chain, chains=len(chains))
    room = chains[stretch.chain - 1] if stretch.chain else sum(chains)
    last = stretch.first + stretch.count - 1
    if last >= room:
        raise ConfigurationFault("track_lane_outside", whose=whose, last=last, pixels=room)
    before = sum(chains[: stretch.chain - 1]) if stretch.chain else 0
    return Run(before + stretch.first, stretch.count, stretch.reverse)


def _check_horses(lanes: tuple[LaneSettings, ...]) -> None:
    horses: set[int] = set()
    for lane in lanes:
        if lane.horse not in STRIPS:
            raise ConfigurationFault("track_lane_unknown_horse", horse=lane.horse)
        if lane.horse in horses:
            raise ConfigurationFault("track_lane_twice", horse=lane.horse)
        horses.add(lane.horse)


def _check_servo(lane: LaneSettings, rails: RailSettings) -> None:
    ends = {"horse": lane.horse, "gate": lane.gate_us, "finish": lane.finish_us}
    if lane.gate_us == lane.finish_us:
        raise ConfigurationFault("track_servo_no_way", horse=lane.horse, us=lane.gate_us)
    if (lane.gate_us > lane.finish_us) != lane.mirrored:
        raise ConfigurationFault("track_servo_swapped", mirrored=str(not lane.mirrored).lower(), **ends)
    low, high = sorted((lane.gate_us, lane.finish_us))
    if rails.servos == "continuous" and not low < lane.stop_us < high:
        raise ConfigurationFault("track_servo_no_stop", stop=lane.stop_us, **ends)


def _check_apart(lanes: tuple[LaneStrip, ...], seats: tuple[SeatStrip, ...]) -> None:
    """Check that no pixel belongs to two lanes or seats."""
    owner: dict[int, str] = {}
    for whose, indices in _owners(lanes, seats):
        for pixel in indices.tolist():
            if pixel in owner:
                raise ConfigurationFault("track_lanes_overlap", whose=whose, other=owner[pixel], pixel=pixel)
            owner[pixel] = whose


def _owners(lanes: tuple[LaneStrip, ...], seats: tuple[SeatStrip, ...]) -> Iterator[tuple[str, Indices]]:
    yield from ((Phrase("horse_number", horse=lane.horse), lane.indices) for lane in lanes)
    yield from ((Phrase("seat_number", seat=light.seat), light.indices) for light in seats)


def preset_lanes(settings: TrackSettings, horses: Sequence[int]) -> tuple[LaneSettings, ...]:
    """The lanes of the preset, those of each output of the board one after the other with a gap between."""
    counts = _counts(settings, len(horses))
    space = settings.pixels_a_space if settings.preset == "spaces" else 1
    an_output = -(-len(horses) // settings.outputs)
    lanes, first = [], 0
    for index, (horse, count) in enumerate(zip(horses, counts, strict=True)):
        if index % an_output == 0:
            first = 0
        chain = 1 + index // an_output if settings.outputs > 1 else 0
        reverse = settings.serpentine and index % an_output % 2 == 1
        lanes.append(LaneSettings(horse=horse, first=first, count=count, reverse=reverse, chain=chain, space=space))
        first += count + settings.gap
    return tuple(lanes)


def _counts(settings: TrackSettings, lanes: int) -> list[int]:
    """Pixels of every lane; a lane of spaces has one more than moves, for its gate."""
    if settings.preset == "continuous":
        return [settings.pixels_a_lane] * lanes
    printed = next(iter(raced_on(lambda board: board.numbers == tuple(STRIPS)).values()), None)
    if printed is None:
        raise ConfigurationFault("track_preset_unknown", preset=settings.preset, presets="continuous")
    return [(moves + 1) * settings.pixels_a_space for moves in printed.lengths]
