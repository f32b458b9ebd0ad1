"""Routes every signal on a grid of two layers, always in the same way for the same board.

A track is 0.4 mm wide and keeps 0.2 mm from all copper of other nets; the ground is left to zones.
"""

import heapq
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

GRID = 0.635
WIDTH = 0.4
VIA, VIA_DRILL = 0.8, 0.4
CLEARANCE = 0.205
ORTHOGONAL, DIAGONAL, CHANGE, TURN = 10, 14, 90, 4
BACK = 4
"""Extra cost of a step on the back, where the ground should stay in one piece."""
LAYERS = ("F.Cu", "B.Cu")

Node = tuple[int, int, int]
"""Layer, column, row."""
Point = tuple[float, float]
Field = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Copper:
    """A piece of copper of a net: all points within ``radius`` of a line; on ``layers`` (0 front, 1 back)."""

    net: str
    start: Point
    end: Point
    radius: float
    layers: tuple[int, ...] = (0, 1)


@dataclass(frozen=True)
class Track:
    net: str
    start: Point
    end: Point
    layer: int


@dataclass(frozen=True)
class Via:
    net: str
    at: Point


class UnroutableError(Exception):
    """There is no way left for a net."""


class Router:
    """Routes nets on a board of ``size`` (mm) around ``copper`` that is there. ``areas``: polygons of zones, with layer
    and net, that tracks of other nets keep out of."""

    def __init__(
        self, size: Point, copper: Iterable[Copper], areas: Iterable[tuple[int, str, tuple[Point, ...]]]
    ) -> None:
        self._columns, self._rows = int(size[0] / GRID) + 1, int(size[1] / GRID) + 1
        x, y = np.meshgrid(np.arange(self._columns) * GRID, np.arange(self._rows) * GRID, indexing="ij")
        self._x, self._y = x, y
        margin = 0.5 + WIDTH / 2
        self._outside = (x < margin) | (y < margin) | (x > size[0] - margin) | (y > size[1] - margin)
        # For every net and layer the distance from its copper of grid points, and of the centres between four of them.
        self._far: dict[tuple[str, int], tuple[Field, Field]] = {}
        self.tracks: list[Track] = []
        self.vias: list[Via] = []
        for piece in copper:
            self._add(piece)
        for layer, net, corners in areas:
            self._add_area(layer, net, corners)

    def _fields(self, net: str, layer: int) -> tuple[Field, Field]:
        far = np.full_like(self._x, 1e9)
        return self._far.setdefault((net, layer), (far, far.copy()))

    def _add(self, piece: Copper) -> None:
        for layer in piece.layers:
            for field, shift in zip(self._fields(piece.net, layer), (0.0, GRID / 2), strict=True):
                np.minimum(field, _distance(self._x + shift, self._y + shift, piece), out=field)

    def _add_area(self, layer: int, net: str, corners: tuple[Point, ...]) -> None:
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            self._add(Copper(net, start, end, 0.1, (layer,)))
        for field, shift in zip(self._fields(net, layer), (0.0, GRID / 2), strict=True):
            field[_inside(self._x + shift, self._y + shift, corners)] = -1.0

    def route(self, net: str, pads: list[Point]) -> None:
        """Join ``pads`` of ``net``. Raises :class:`UnroutableError`."""
        free, between, via = self._free(net)
        joined = {(layer, *_node(pads[0])) for layer in (0, 1)}
        for pad in sorted(pads[1:], key=lambda one: abs(one[0] - pads[0][0]) + abs(one[1] - pads[0][1])):
            way = self._way(joined, _node(pad), free, between, via)
            if not way:
                raise UnroutableError(net)
            self._lay(net, way)
            joined.update(way)
            joined.update((layer, *_node(pad)) for layer in (0, 1))

    def _free(self, net: str) -> tuple[list[list[list[bool]]], list[list[list[bool]]], list[list[bool]]]:
        nodes, cells, vias = [], [], np.ones_like(self._outside)
        for layer in (0, 1):
            near = [fields for (owner, where), fields in self._far.items() if where == layer and owner != net]
            node = np.minimum.reduce([fields[0] for fields in near])
            cell = np.minimum.reduce([fields[1] for fields in near])
            nodes.append(((node >= WIDTH / 2 + CLEARANCE) & ~self._outside).tolist())
            cells.append((cell >= WIDTH / 2 + CLEARANCE + 0.045).tolist())
            vias &= (node >= VIA / 2 + CLEARANCE) & ~self._outside
        return nodes, cells, vias.tolist()

    def _way(
        self,
        joined: set[Node],
        goal: tuple[int, int],
        free: list[list[list[bool]]],
        between: list[list[list[bool]]],
        via: list[list[bool]],
    ) -> list[Node]:
        """The cheapest way from what is ``joined`` to ``goal``; empty if there is none."""
        best: dict[Node, int] = dict.fromkeys(joined, 0)
        before: dict[Node, Node] = {}
        waiting = [(self._least(node, goal), 0, node) for node in sorted(joined)]
        heapq.heapify(waiting)
        done: set[Node] = set()
        while waiting:
            _, cost, node = heapq.heappop(waiting)
            if node in done:
                continue
            done.add(node)
            if node[1:] == goal:
                way = [node]
                while way[-1] in before:
                    way.append(before[way[-1]])
                return way[::-1]
            came = before.get(node)
            heading = (node[1] - came[1], node[2] - came[2]) if came and came[0] == node[0] else None
            for step, price in self._steps(node, free, between, via):
                turned = heading is not None and step[0] == node[0]
                turned = turned and (step[1] - node[1], step[2] - node[2]) != heading
                total = cost + price + TURN * turned
                if step not in done and total < best.get(step, 1 << 30):
                    best[step] = total
                    before[step] = node
                    heapq.heappush(waiting, (total + self._least(step, goal), total, step))
        return []

    def _steps(
        self,
        node: Node,
        free: list[list[list[bool]]],
        between: list[list[list[bool]]],
        via: list[list[bool]],
    ) -> Iterable[tuple[Node, int]]:
        layer, column, row = node
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                x, y = column + dx, row + dy
                if (dx, dy) == (0, 0) or not (0 <= x < self._columns and 0 <= y < self._rows) or not free[layer][x][y]:
                    continue
                if dx and dy:
                    if between[layer][min(x, column)][min(y, row)]:
                        yield (layer, x, y), DIAGONAL + BACK * layer
                else:
                    yield (layer, x, y), ORTHOGONAL + BACK * layer
        if via[column][row]:
            yield (1 - layer, column, row), CHANGE

    @staticmethod
    def _least(node: Node, goal: tuple[int, int]) -> int:
        dx, dy = abs(node[1] - goal[0]), abs(node[2] - goal[1])
        return ORTHOGONAL * max(dx, dy) + (DIAGONAL - ORTHOGONAL) * min(dx, dy)

    def _lay(self, net: str, way: list[Node]) -> None:
        """Add tracks and vias along ``way``, with one track for each straight piece."""
        start = way[0]
        for index in range(1, len(way)):
            here, last = way[index], way[index - 1]
            if here[0] != last[0]:
                self._via(net, (here[1] * GRID, here[2] * GRID))
                start = here
                continue
            following = way[index + 1] if index + 1 < len(way) else None
            straight = (
                following is not None
                and following[0] == here[0]
                and (following[1] - here[1], following[2] - here[2]) == (here[1] - last[1], here[2] - last[2])
            )
            if not straight:
                ends = (start[1] * GRID, start[2] * GRID), (here[1] * GRID, here[2] * GRID)
                self.tracks.append(Track(net, *ends, here[0]))
                self._add(Copper(net, *ends, WIDTH / 2, (here[0],)))
                start = here

    def _via(self, net: str, at: Point) -> None:
        if Via(net, at) not in self.vias:
            self.vias.append(Via(net, at))
            self._add(Copper(net, at, at, VIA / 2))


def _node(at: Point) -> tuple[int, int]:
    node = round(at[0] / GRID), round(at[1] / GRID)
    assert abs(node[0] * GRID - at[0]) + abs(node[1] * GRID - at[1]) < 1e-6, f"pad off the grid: {at}"
    return node


def _distance(x: Field, y: Field, piece: Copper) -> Field:
    (ax, ay), (bx, by) = piece.start, piece.end
    dx, dy = bx - ax, by - ay
    long = dx * dx + dy * dy
    along = np.clip(((x - ax) * dx + (y - ay) * dy) / long, 0, 1) if long else np.zeros_like(x)
    return np.hypot(x - ax - along * dx, y - ay - along * dy) - piece.radius


def _inside(x: Field, y: Field, corners: tuple[Point, ...]) -> npt.NDArray[np.bool_]:
    inside = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return inside


def route_all(
    size: Point,
    copper: list[Copper],
    areas: list[tuple[int, str, tuple[Point, ...]]],
    nets: dict[str, list[Point]],
) -> tuple[list[Track], list[Via]]:
    """Tracks and vias that join the pads of every net. A net that finds no way goes first at the next try."""
    order = list(nets)
    for _ in range(40):
        router = Router(size, copper, areas)
        for net in order:
            try:
                router.route(net, nets[net])
            except UnroutableError:
                order.remove(net)
                order.insert(0, net)
                break
        else:
            return router.tracks, router.vias
    raise UnroutableError(order[0])
