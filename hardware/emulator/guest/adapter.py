"""A Bluetooth adapter of the kernel (hci_vhci) whose radio is outside: what the system tells it goes there as it is,
and packets come back with their length before them. Words: the radio's address and port."""

import os
import socket
import sys
import threading

VENDOR = 0xFF
"""The first byte of what is said to the driver itself, and of its answer."""
KIND = 0


def exactly(link: socket.socket, count: int) -> bytes:
    """So many bytes of what comes back."""
    got = b""
    while len(got) < count:
        more = link.recv(count - len(got))
        if not more:
            raise SystemExit("the radio is gone")
        got += more
    return got


def tell(adapter: int, radio: socket.socket) -> None:
    """Bring the radio every packet of the system: each read gives one."""
    while packet := os.read(adapter, 4096):
        if packet[0] == VENDOR:
            print("adapter", packet.hex(), flush=True)
        else:
            radio.sendall(packet)


if __name__ == "__main__":
    link = socket.create_connection((sys.argv[1], int(sys.argv[2])))
    vhci = os.open("/dev/vhci", os.O_RDWR)
    threading.Thread(target=tell, args=(vhci, link), daemon=True).start()
    os.write(vhci, bytes((VENDOR, KIND)))
    while True:
        os.write(vhci, exactly(link, int.from_bytes(exactly(link, 2), "big")))
