"""A machine in a folder, for what is done with USB sticks."""

from pathlib import Path


def a_stick(machine: Path, name: str = "stick") -> Path:
    """Plug a stick into the ``machine`` whose files lie in that folder; the folder of the stick."""
    device = machine / "sys/devices/platform/usb1/1-1/block/sda/sda1"
    folder = machine / "media/postparade" / name
    for path in (machine / "proc", device, folder, machine / "sys/class/block"):
        path.mkdir(parents=True)
    (machine / "proc/mounts").write_text(f"/dev/sda1 /media/postparade/{name} vfat rw,nosuid 0 0\n")
    (machine / "sys/class/block/sda1").symlink_to(device)
    return folder
