"""The protocol of every source of dice, and how one is chosen: built in, or installed from elsewhere."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from postparade.core.faults import ConfigurationFault, Fault
from postparade.dice.settings import KINDS, sources_in
from postparade.dice.sources.context import SourceContext

if TYPE_CHECKING:
    from postparade.dice.camera_feed import CameraFeed
    from postparade.dice.capture.contract import Camera
    from postparade.dice.tray_calibration.calibrator import Calibrator

log = logging.getLogger("postparade")

GROUP = "postparade.dice_sources"
"""Entry points: a callable that takes :class:`SourceContext` and returns a :class:`Source`."""

BUILT_IN = (
    "camera",
    "camera:CAMERA",
    "simulated",
    "photos:FOLDER",
    "buttons",
    "number-pad",
    "smart",
    "electronic",
    "manual",
)


class Source(Protocol):
    """Something that sees dice. Proposes to the roll committer and never stops the table."""

    name: str

    async def run(self) -> None:
        """Work until cancelled. Raises :class:`~postparade.core.faults.Fault` when it cannot work at all."""
        ...


class Films(Protocol):
    """Keeps the films of rolls. Called in worker threads."""

    def strip(self, entry: int) -> bytes | None:
        """The film of the roll of the journal ``entry`` as JPEG, frame below frame; ``None`` where there is none."""
        ...


@runtime_checkable
class Watching(Protocol):
    """A source with a camera that people may look through: what it sees, what calibrates it, and its films. A source of
    several has no ``live`` where none of them has a camera."""

    @property
    def live(self) -> "CameraFeed | None": ...

    @property
    def calibrator(self) -> "Calibrator | None": ...

    @property
    def replay(self) -> Films: ...


def check_name(name: str) -> None:
    """Refuse a ``name`` that no source or list of sources can have.

    Raises ``ConfigurationFault``: ``dice_unknown`` for a source that is neither built in nor installed,
    ``photos_no_folder`` for a folder that is not there.
    """
    for one in sources_in(name):
        kind, colon, rest = one.partition(":")
        if kind == "photos" and rest:
            if not Path(rest).is_dir():
                raise ConfigurationFault("photos_no_folder", path=rest)
        elif (kind == "camera" and bool(colon) == bool(rest)) or (one in KINDS and one != "photos"):
            continue
        elif not entry_points(group=GROUP, name=one):
            raise _unknown(one)


def make(name: str, context: SourceContext) -> Source | None:
    """The source called ``name``, or those that plus signs join in it; ``None`` for ``electronic`` and ``manual``,
    which need none.

    Raises ``ConfigurationFault`` (``dice_unknown``, ``camera_unknown``, ``photos_...``, ``smart_dice_unnamed``,
    ``dice_plugin_failed``), ``DeviceFault`` (``buttons_missing``, ``pin_...``, ``video_unreadable``,
    ``smart_dice_not_installed``), or ``PictureFault`` for a reference
    picture that cannot be used. Of several sources, those that cannot be made are reported when the others run.
    """
    names = sources_in(name)
    if len(names) > 1:
        return CombinedSource(names, context, _one)
    return _one(name, context)


def _one(name: str, context: SourceContext) -> Source | None:
    kind, _, rest = name.partition(":")
    if kind in ("electronic", "manual"):
        return None
    if kind == "photos":
        from postparade.dice.sources.photos import PhotoSource

        return PhotoSource(rest, context)
    if kind == "buttons":
        from postparade.dice.sources.buttons.board import ButtonSource

        return ButtonSource(context)
    if kind == "number-pad":
        from postparade.dice.sources.buttons.number_pad import NumberPadSource

        return NumberPadSource(context)
    if kind == "smart":
        from postparade.dice.sources.smart_dice.source import SmartDiceSource

        return SmartDiceSource(context)
    if kind in ("camera", "simulated"):
        from postparade.dice.sources.camera import CameraSource

        return CameraSource(_camera(kind, rest, context), context, kind)
    return _installed(name, context)


def _camera(kind: str, rest: str, context: SourceContext) -> "Camera":
    if kind == "simulated":
        if context.tray is None:
            raise ConfigurationFault("tray_not_simulated")
        return context.tray
    from postparade.dice.capture.contract import CameraOptions
    from postparade.dice.capture.registry import find
    from postparade.dice.vision.picture import load

    settings = context.settings
    reference = load(settings.reference) if settings.reference else None
    return find(
        rest or str(settings.camera),
        CameraOptions(reference, settings.camera_size, settings.camera_lock, capture=settings.capture),
    )


def _installed(name: str, context: SourceContext) -> Source:
    for point in entry_points(group=GROUP, name=name):
        try:
            source: Source = point.load()(context)
        except Fault:
            raise
        except Exception as error:  # third-party code may raise anything
            raise _failed(name, error) from error
        return source
    raise _unknown(name)


def _unknown(name: str) -> ConfigurationFault:
    installed = sorted(point.name for point in entry_points(group=GROUP))
    return ConfigurationFault("dice_unknown", name=name, known=", ".join((*BUILT_IN, *installed)))


def _failed(name: str, error: Exception) -> ConfigurationFault:
    return ConfigurationFault("dice_plugin_failed", name=name, why=str(error) or type(error).__name__)


class CombinedSource:
    """Several sources that propose to one roll committer, which counts each roll once. A source that cannot work is
    reported and the others go on."""

    def __init__(
        self, names: Sequence[str], context: SourceContext, make: Callable[[str, SourceContext], Source | None]
    ) -> None:
        """``make`` makes the source of one name, ``None`` where none is needed."""
        self.name = "+".join(names)
        self._context = context
        self._sources: dict[str, Source] = {}
        self._faults: dict[str, Fault] = {}
        for name in names:
            try:
                source = make(name, context)
            except Fault as fault:
                self._faults[name] = fault
            else:
                if source is not None:
                    self._sources[name] = source

    @property
    def _watching(self) -> list[Watching]:
        return [source for source in self._sources.values() if isinstance(source, Watching)]

    @property
    def live(self) -> "CameraFeed | None":
        """What the camera among them sees, where there is one."""
        return next((source.live for source in self._watching), None)

    @property
    def calibrator(self) -> "Calibrator | None":
        """What calibrates the camera among them, where there is one."""
        return next((source.calibrator for source in self._watching), None)

    @property
    def replay(self) -> Films:
        """What has the film of a roll."""
        return self

    def strip(self, entry: int) -> bytes | None:
        """The film of the roll of the journal ``entry`` as JPEG, from the camera that read it; None where there is
        none."""
        films = (source.replay.strip(entry) for source in self._watching)
        return next((film for film in films if film is not None), None)

    async def run(self) -> None:
        """Work until cancelled."""
        for name, fault in self._faults.items():
            self._context.status_board.report("dice", fault, name, "error")
        async with asyncio.TaskGroup() as group:
            for name, source in self._sources.items():
                group.create_task(self._run(name, source))

    async def _run(self, name: str, source: Source) -> None:
        try:
            await source.run()
        except Fault as fault:
            self._context.status_board.report("dice", fault, name, "error")
        except Exception as error:  # third-party code may raise anything, and the other sources go on
            log.exception("the source of dice %s has stopped", name)
            self._context.status_board.report("dice", _failed(name, error), name, "error")
