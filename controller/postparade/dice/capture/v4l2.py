"""Which USB cameras are plugged in, as Linux lists them below ``/sys/class/video4linux``."""

from pathlib import Path
from typing import NamedTuple

SYSFS = Path("/sys/class/video4linux")
NODES = Path("/dev")


class Device(NamedTuple):
    """A camera: its device file, the name it gives itself, and the socket it is plugged into (as ``1-1.2:1.0``)."""

    node: Path
    name: str
    place: str

    @property
    def identity(self) -> str:
        """The same whenever this camera is plugged into this socket, whatever number it gets."""
        return f"usb:{self.name}@{self.place}"


def devices(sysfs: Path = SYSFS) -> list[Device]:
    """The cameras that are plugged in, by number. A camera's further nodes (metadata) are left out."""
    found = []
    for entry in sorted(sysfs.glob("video*"), key=lambda entry: (len(entry.name), entry.name)):
        try:
            if (entry / "index").read_text(encoding="ascii").strip() != "0":
                continue
            name = (entry / "name").read_text(encoding="utf-8", errors="replace").strip()
            found.append(Device(NODES / entry.name, name, (entry / "device").resolve().name))
        except OSError:
            continue  # unplugged while we looked
    return found


class Socket:
    """Finds one camera: by its device file the first time, by its identity from then on, because a camera that is
    plugged in again may get another number."""

    def __init__(self, node: Path, sysfs: Path = SYSFS) -> None:
        """``node`` may be a link, such as those below ``/dev/v4l/by-id``."""
        self._node = node
        self._sysfs = sysfs
        self.device: Device | None = None

    def present(self) -> list[Device]:
        """All cameras that are plugged in."""
        return devices(self._sysfs)

    def find(self) -> Path | None:
        """The device file to open now, or None while the camera is not plugged in."""
        known = self.present()
        if self.device is None:
            node = self._node.resolve()
            self.device = next((device for device in known if device.node == node), None)
            if self.device is None:
                return node if node.exists() else None
            return self.device.node
        same = [device for device in known if device.identity == self.device.identity]
        moved = [device for device in known if device.name == self.device.name]
        # In another socket it is taken for the same camera only where nothing else could be meant.
        chosen = same or (moved if len(moved) == 1 else [])
        return chosen[0].node if chosen else None
