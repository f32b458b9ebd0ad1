"""Several sources of dice at once: a camera, and buttons for the rolls that it is not sure of."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from postparade.core.faults import Fault
from postparade.dice.sources.context import SourceContext


class Source(Protocol):
    """One of them."""

    async def run(self) -> None: ...


class CombinedSource:
    """All sources propose to the same steward, who lets each roll count once. One that cannot work is reported, and the
    others go on."""

    def __init__(
        self, names: Sequence[str], kit: SourceContext, make: Callable[[str, SourceContext], Source | None]
    ) -> None:
        """``make`` makes the source of one name, ``None`` where none is needed."""
        self.name = "+".join(names)
        self._kit = kit
        self._sources: dict[str, Source] = {}
        self._faults: dict[str, Fault] = {}
        for name in names:
            try:
                source = make(name, kit)
            except Fault as fault:
                self._faults[name] = fault
            else:
                if source is not None:
                    self._sources[name] = source

    @property
    def live(self) -> Any:
        """What the camera among them sees, where there is one."""
        return self._of_a_camera("live")

    @property
    def calibrator(self) -> Any:
        """What calibrates the camera among them, where there is one."""
        return self._of_a_camera("calibrator")

    def _of_a_camera(self, what: str) -> Any:
        return next((getattr(source, what) for source in self._sources.values() if hasattr(source, what)), None)

    async def run(self) -> None:
        """Work until cancelled."""
        for name, fault in self._faults.items():
            self._kit.status_board.report("dice", fault, name, "error")
        async with asyncio.TaskGroup() as group:
            for name, source in self._sources.items():
                group.create_task(self._run(name, source))

    async def _run(self, name: str, source: Source) -> None:
        try:
            await source.run()
        except Fault as fault:
            self._kit.status_board.report("dice", fault, name, "error")
