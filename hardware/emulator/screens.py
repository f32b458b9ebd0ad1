"""The sockets of an emulated machine's screens: a person unplugs one, switches it off or plugs in another.

The emulator tells the machine of a screen what a viewer (a client of VNC, RFC 6143) asks for: one of no size is gone,
as behind a cable that was pulled, and the kernel inside hears of it as of a real one.
"""

import socket
import struct
from pathlib import Path

SIZE = (1280, 720)
"""Pixels of a screen that is plugged in."""

HEADS = 2
"""Screens that can be plugged in; the second one is not, when the machine is switched on."""

EXTENDED_DESKTOP_SIZE = -308


def words(sockets: Path) -> list[str]:
    """What the emulator is told to make a graphics card with these screens, and a socket for each in ``sockets``."""
    width, height = SIZE
    card = ["-device", f"virtio-gpu-pci,id=gpu,max_outputs={HEADS},xres={width},yres={height}"]
    cables = [f"unix:{sockets}/screen-{head},display=gpu,head={head}" for head in range(HEADS)]
    return card + [word for cable in cables for word in ("-vnc", cable)]


def plug_in(sockets: Path, head: int) -> None:
    """Plug in the screen number ``head``, from 0 on."""
    _ask_for(sockets / f"screen-{head}", *SIZE)


def unplug(sockets: Path, head: int) -> None:
    """Pull its cable, or switch it off where it then says no more that it is there."""
    # To the emulator a screen has no size before a viewer asked for one: to ask for none then would change nothing.
    plug_in(sockets, head)
    _ask_for(sockets / f"screen-{head}", 0, 0)


def _ask_for(path: Path, width: int, height: int) -> None:
    with socket.socket(socket.AF_UNIX) as link:
        link.settimeout(60)
        link.connect(str(path))
        stream = link.makefile("rwb")
        stream.write(stream.read(12))
        stream.flush()
        stream.read(stream.read(1)[0])
        stream.write(b"\1")
        stream.flush()
        if struct.unpack(">I", stream.read(4))[0]:
            raise ConnectionError(f"no screen at {path}")
        stream.write(b"\1")
        stream.flush()
        name = struct.unpack(">I", stream.read(24)[-4:])[0]
        stream.read(name)
        stream.write(struct.pack(">BxHi", 2, 1, EXTENDED_DESKTOP_SIZE))
        stream.write(struct.pack(">BxHHBxIHHHHI", 251, width, height, 1, 0, 0, 0, width, height, 0))
        stream.flush()
        # The answer to this comes after the emulator has read what was sent before.
        stream.write(struct.pack(">BBHHHH", 3, 0, 0, 0, 1, 1))
        stream.flush()
        stream.read(1)
