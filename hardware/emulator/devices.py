"""The kernel's own test drivers in an emulated machine, in place of real devices: ``make device-test ARCH=amd64``.

A second radio joins the Wi-Fi of the table, a camera is read, a number pad rolls, sound is played. Every driver that
this kernel lacks is named. Needs an image that `make image` has built.
"""

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import proofs
from card import Card
from host import Host
from machine import Machine, TrialError
from record import Proof, Record

REPOSITORY = Path(__file__).resolve().parents[2]
GUEST = Path(__file__).resolve().parent / "guest"
SETTINGS = {
    "name": "paddock",
    "track": "null",
    "dice": "number-pad",
    "wifi_country": "DE",
    "hotspot_name": "Derby Night",
    "hotspot_password": "night of derbies",
}
DRIVERS = {
    "mac80211_hwsim": "radios",
    "vivid": "a camera that makes its own pictures",
    "v4l2loopback": "a camera that shows what it is given",
    "snd-aloop": "a sound card that hears itself",
    "uinput": "number pads and keys",
    "gpio-sim": "pins",
    "i2c-stub": "chips on a bus",
    "dummy_hcd": "a USB port for gadgets",
    "g_serial": "a serial board on USB",
    "g_mass_storage": "a stick on USB",
    "softdog": "a watchdog",
    "dm-flakey": "a disk that fails at times",
    "dm-log-writes": "a disk that remembers in what order it was written",
}


def every_driver_is_there(machine: Machine, proof: Proof) -> None:
    script = "; ".join(f"modinfo -n {name} >/dev/null 2>&1 && echo {name}" for name in DRIVERS)
    there = set(machine.run(f"uname -r; {script}; true").split())
    proof.seen += [
        f"{name} ({what}): {'yes' if name in there else 'NOT IN THIS KERNEL'}" for name, what in DRIVERS.items()
    ]


def phone_joins_the_wi_fi(machine: Machine, proof: Proof) -> None:
    text = (GUEST / "join.sh").read_text(encoding="utf-8")
    seen = machine.run(f"set -- 'Derby Night' 'night of derbies' paddock\n{text}", 900)
    proof.seen += seen.splitlines()
    for wanted in ("wpa_state=COMPLETED", "LEASE", '"ready":true', "name leads to 10.42.0.1", "probe answered 204"):
        if wanted not in seen.replace('": ', '":'):
            raise TrialError(f"not seen: {wanted}")


def password_leaves_the_card(machine: Machine, proof: Proof) -> None:
    shown = "cat /boot/firmware/postparade.txt /boot/firmware/postparade-problems.txt 2>/dev/null | grep -v '^#'"
    text = machine.run(f"{shown}; ls /data/machine/networks", check=False)
    proof.seen += text.splitlines()
    if "night of derbies" in text:
        raise TrialError("the password is still on the card")


def number_pad_rolls(machine: Machine, proof: Proof) -> None:
    host = Host(machine.base, proofs.pin(machine))
    host.open_race()
    machine.wait(host.cues, "something to do", 180)
    host.command(**host.cues()[0])
    before = machine.healthy()["entry"]
    pad = (GUEST / "number_pad.py").read_text(encoding="utf-8")
    machine.run(
        f"modprobe uinput; cat >/run/pad.py <<'END-OF-PAD'\n{pad}\nEND-OF-PAD\npython3 /run/pad.py 34e 26e 15e", 300
    )
    machine.wait(lambda: machine.healthy()["entry"] > before, "rolls of the number pad", 180, 2)
    rolls = [json.loads(line[5:]) for line in proofs.told(machine)[before:]]
    proof.seen += [json.dumps(roll)[:200] for roll in rolls]


def camera_is_read(machine: Machine, proof: Proof) -> None:
    machine.run("modprobe vivid n_devs=1 node_types=0x1; sleep 3; ls -l /dev/video0")
    text = (GUEST / "camera.py").read_text(encoding="utf-8")
    script = f"cat >/run/camera.py <<'END'\n{text}\nEND\nsetpriv --reuid=postparade --regid=postparade --groups=video "
    proof.seen += machine.run(f"{script} /opt/postparade/.venv/bin/python -P /run/camera.py", 400).splitlines()


def sound_is_played(machine: Machine, proof: Proof) -> None:
    machine.run("modprobe snd-aloop; sleep 3; systemctl restart postparade")
    machine.healthy(1200)
    proof.seen.append(machine.run("cat /proc/asound/cards"))
    states = partial(machine.run, "cat /proc/asound/Loopback/pcm*p/sub*/status | grep -c RUNNING", check=False)
    machine.wait(lambda: states() not in {"0", ""}, "the sound card in use", 200, 3)
    proof.seen.append(machine.run("grep -l RUNNING /proc/asound/Loopback/pcm*p/sub*/status"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("architecture", choices=("amd64", "arm64"))
    parser.add_argument("--images", type=Path, default=REPOSITORY / "build/image", help="where the image was built")
    parser.add_argument("--record", type=Path, default=REPOSITORY / "build/image/record", help="folder of the record")
    options = parser.parse_args()
    folder = options.images / options.architecture
    record = Record(f"The kernel's test drivers, {options.architecture}", options.record.resolve())
    card = Card(options.architecture, folder / "postparade.img", options.images / f"devices-{options.architecture}")
    card.edit_settings(SETTINGS)
    card.starts = 1
    begun = time.monotonic()
    with card.start(words="systemd.mask=postparade-kiosk.service") as machine:
        machine.healthy(1500)
        for name, trial in (
            ("drivers that this kernel has", every_driver_is_there),
            ("a phone joins the table's own Wi-Fi", phone_joins_the_wi_fi),
            ("the password leaves the card once it has worked", password_leaves_the_card),
            ("a number pad rolls", number_pad_rolls),
            ("a camera is read", camera_is_read),
            ("sound is played", sound_is_played),
        ):
            record.prove(name, partial(trial, machine))
            record.write(f"devices-{options.architecture}", {"tried in": f"{time.monotonic() - begun:.0f} s"})
    sys.exit(0 if record.held else 1)


if __name__ == "__main__":
    main()
