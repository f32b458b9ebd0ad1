"""What every source of dice is, and how one is chosen: built-in by name, or installed by a stranger."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Protocol

from postparade.core.faults import ConfigurationFault
from postparade.dice.settings import sources_in
from postparade.dice.sources.combined import CombinedSource
from postparade.dice.sources.context import SourceContext

if TYPE_CHECKING:
    from postparade.dice.capture.contract import Camera

GROUP = "postparade.dice_sources"
"""Entry points: a callable that takes :class:`SourceContext` and returns a :class:`Source`."""

BUILT_IN = ("camera", "camera:CAMERA", "simulated", "photos:FOLDER", "buttons", "number-pad", "electronic", "manual")


class Source(Protocol):
    """Something that sees dice. Proposes to the steward and never stops the table."""

    name: str

    async def run(self) -> None:
        """Work until cancelled. Raises :class:`~postparade.core.faults.Fault` when it cannot work at all."""
        ...


def make(name: str, kit: SourceContext) -> Source | None:
    """The source called ``name``, or those that plus signs join in it; ``None`` for ``electronic`` and ``manual``,
    which need none.

    Raises ``ConfigurationFault`` (``dice_unknown``, ``camera_unknown``, ``photos_missing``) or ``DeviceFault``
    (``buttons_missing``, ``pin_...``, ``video_unreadable``) or ``PictureFault`` for a reference picture that cannot be
    used. Of several sources, those that cannot be made are reported when the others run.
    """
    names = sources_in(name)
    if len(names) > 1:
        return CombinedSource(names, kit, _one)
    return _one(name, kit)


def _one(name: str, kit: SourceContext) -> Source | None:
    kind, _, rest = name.partition(":")
    if kind in ("electronic", "manual"):
        return None
    if kind == "photos":
        from postparade.dice.sources.photos import PhotoSource

        return PhotoSource(rest, kit)
    if kind == "buttons":
        from postparade.dice.sources.buttons.board import ButtonSource

        return ButtonSource(kit)
    if kind == "number-pad":
        from postparade.dice.sources.buttons.number_pad import NumberPadSource

        return NumberPadSource(kit)
    if kind in ("camera", "simulated"):
        from postparade.dice.sources.camera import CameraSource

        return CameraSource(_camera(kind, rest, kit), kit, kind)
    return _installed(name)(kit)


def _camera(kind: str, rest: str, kit: SourceContext) -> "Camera":
    if kind == "simulated":
        if kit.tray is None:
            raise ConfigurationFault("tray_not_simulated")
        tray: Camera = kit.tray
        return tray
    from postparade.dice.capture.contract import CameraOptions
    from postparade.dice.capture.registry import find
    from postparade.dice.vision.picture import load

    settings = kit.settings
    reference = load(settings.reference) if settings.reference else None
    return find(rest or str(settings.camera), CameraOptions(reference, settings.camera_size, settings.camera_lock))


def _installed(name: str) -> Callable[[SourceContext], Source]:
    for point in entry_points(group=GROUP, name=name):
        factory: Callable[[SourceContext], Source] = point.load()
        return factory
    raise ConfigurationFault("dice_unknown", name=name, known=", ".join(BUILT_IN))
