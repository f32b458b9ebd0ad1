"""The kernel's own test drivers in an emulated machine, in place of real devices: ``make device-test ARCH=amd64``.

A phone's radio joins the Wi-Fi of the table by the code that the board shows, and plays; a number pad rolls, a serial
board is driven, a camera is read, sound is heard. Every driver that this kernel lacks is named.
Needs an image that `make image` has built.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import proofs
from card import Card
from host import Host
from inside import PYTHON, file_server, new_folder, put, script
from machine import Machine, TrialError
from qr import text_of
from record import Proof, Record
from user_mode import UserModeMachine, in_a_network_of_its_own
from written import held_at_every_write

EMULATOR = Path(__file__).resolve().parent
REPOSITORY = EMULATOR.parents[1]
NAME, WIFI, PASSWORD = "paddock", "Derby Night", "night of derbies"
SETTINGS = {
    "name": NAME,
    "track": "pico",
    "dice": "electronic+number-pad",
    "wifi_country": "DE",
    "hotspot_name": WIFI,
    "hotspot_password": PASSWORD,
}
RADIOS = "modules_load=mac80211_hwsim mac80211_hwsim.radios=2"
"""Words for the kernel: the radios are there from the start, as in a real machine."""
FETCH = "import sys, urllib.request as u; print(u.urlopen(sys.argv[1]).read().decode())"
GUEST_WITH_DICE = "Cleo"
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
    "hci_vhci": "a Bluetooth adapter",
    "softdog": "a watchdog",
    "dm-flakey": "a disk that fails at times",
    "dm-log-writes": "a disk that remembers in what order it was written",
}
ANSWERED = (
    "iPhone http://captive.apple.com/hotspot-detect.html answered 200",
    "Android http://connectivitycheck.gstatic.com/generate_204 answered 204",
    "Windows http://www.msftconnecttest.com/connecttest.txt answered 200",
    "Firefox http://detectportal.firefox.com/success.txt answered 200",
    f"name {NAME} leads to 10.42.0.1",
    f"name {NAME}.local leads to 10.42.0.1",
    f"page http://{NAME}.local/join answered 200",
    "join answered 200",
)


def drivers_there(machine: Machine, proof: Proof) -> None:
    script = "; ".join(f"modinfo -n {name} >/dev/null 2>&1 && echo {name}" for name in DRIVERS)
    there = set(machine.run(f"uname -r; {script}; true").split())
    proof.seen += [
        f"{name} ({what}): {'yes' if name in there else 'NOT IN THIS KERNEL'}" for name, what in DRIVERS.items()
    ]


def code_is_shown(machine: Machine, proof: Proof) -> None:
    """The screens show the code of the network that the card asked for."""
    code = text_of(machine.run(f"python3 -c '{FETCH}' http://127.0.0.1/wifi.svg"))
    proof.seen.append(f"the code for the Wi-Fi says: {code}")
    if code != f"WIFI:T:WPA;S:{WIFI};P:{PASSWORD};;":
        raise TrialError("that is not the table's own Wi-Fi")


def phone_joins(machine: Machine, proof: Proof) -> None:
    """With the name and password of that code."""
    seen = script(machine, "join.sh", WIFI, PASSWORD, NAME)
    proof.seen += seen.splitlines()
    for wanted in ("type AP", "country DE", "wpa_state=COMPLETED", "LEASE 10.42.0."):
        if wanted not in seen:
            raise TrialError(f"not seen: {wanted}")


def phone_plays(machine: Machine, proof: Proof) -> None:
    """What the phone asks of a new network is answered; it takes a seat by name and throws."""
    code = machine.run("journalctl -u postparade --no-pager -o cat | grep -o '/join#[^ ]*' | tail -1").split("#")[1]
    host = Host(machine.base, proofs.pin(machine))
    put(machine, "phone.py")
    machine.run(
        "rm -f /run/phone.out; systemd-run -q --unit=phone --collect -p NetworkNamespacePath=/run/netns/phone "
        "-p BindReadOnlyPaths='/run/phone-resolv.conf:/etc/resolv.conf /dev/null:/etc/hosts' "
        "-p StandardOutput=file:/run/phone.out -p StandardError=file:/run/phone.out "
        f"{PYTHON} /run/phone.py {code} {NAME}"
    )
    said = partial(machine.run, "cat /run/phone.out", check=False)
    try:
        machine.wait(lambda: "is open" in said(), "the phone in its seat", 600, 5)
        host.command(do="seat_bot", name="Bob", temper="steady")
        host.command(do="open_game", game="quarter-horse")
        machine.wait(host.cues, "something to do", 180)
        host.command(**host.cues()[0])
        machine.wait(lambda: "throw answered" in said(), "a throw of the phone", 300, 3)
    finally:
        seen = said()
        proof.seen += seen.splitlines()
    for wanted in (*ANSWERED, "'ok': True"):
        if wanted not in seen:
            raise TrialError(f"not seen: {wanted}")
    rolls = [line for line in proofs.told(machine) if '"roll"' in line]
    proof.seen.append(f"the journal: {rolls[0][:200]}")


def password_leaves_the_card(machine: Machine, proof: Proof) -> None:
    shown = "cat /boot/firmware/postparade.txt /boot/firmware/postparade-problems.txt 2>/dev/null | grep -v '^#'"
    text = machine.run(f"{shown}; ls /data/machine/networks", check=False)
    proof.seen += text.splitlines()
    if PASSWORD in text:
        raise TrialError("the password is still on the card")


def number_pad_rolls(machine: Machine, proof: Proof) -> None:
    """For a guest without a phone: the table waits for their dice as long as it takes, whatever the bots throw."""
    seat, before = _race_of_a_guest(machine)
    machine.run("modprobe uinput")
    for name in ("number_pad.py", "rolls.py"):
        put(machine, name)
    # Del first: where a roll of the table came between two digits, the second one would be the first of the next roll.
    machine.run("systemd-run -q --unit=pad --collect python3 /run/number_pad.py d34e 40")
    rolls = partial(machine.run, f"python3 /run/rolls.py /data/postparade/journal.sqlite {before}")
    try:
        typed = machine.wait(lambda: typed_for(seat, [3, 4], rolls().splitlines()), "a roll of the pad", 400, 5)
        proof.seen.append(f"typed for {GUEST_WITH_DICE} in seat {seat}: {typed}")
    finally:
        machine.run("systemctl stop pad", check=False)
        proof.seen += rolls().splitlines()
        told = "ls -l /dev/input/by-id /dev/input/event*; journalctl -u postparade --no-pager -o cat -n 8"
        proof.seen += machine.run(told, check=False).splitlines()


def _race_of_a_guest(machine: Machine) -> tuple[int, int]:
    """A race in which the table waits for the dice of a guest without a phone: their seat, and the newest entry."""
    host = Host(machine.base, proofs.pin(machine))
    if machine.healthy()["game"] is not None:
        host.command(do="close_game")
    try:
        host.command(do="take_seat", name=GUEST_WITH_DICE)
    except TrialError as error:
        if "name_taken" not in str(error):
            raise
    seat = seat_of(GUEST_WITH_DICE, proofs.told(machine))
    host.open_race()
    machine.wait(host.cues, "something to do", 180)
    host.command(**host.cues()[0])
    return seat, machine.healthy()["entry"]


def seat_of(name: str, told: list[str]) -> int:
    """The seat that was taken last by ``name``, as the journal is told outside."""
    events = [event for line in told for event in json.loads(line.removeprefix("data:")).get("events", ())]
    seats = [event["seat"] for event in events if event["type"] == "seat_taken" and event["name"] == name]
    if not seats:
        raise TrialError(f"{name} has no seat")
    return int(seats[-1])


def typed_for(seat: int, dice: list[int], rolls: list[str], source: str = "number-pad") -> str | None:
    """The first of ``rolls`` (lines of rolls.py) by ``seat``, ``None`` before there is one. Raises ``TrialError`` if it
    shows other dice than these, or if another source read it than this one: the table throws 3 and 4, too."""
    own = [line for line in rolls if json.loads(line)["player"] == seat]
    if not own:
        return None
    roll = json.loads(own[0])
    if (roll["source"], roll["dice"]) != (source, dice):
        raise TrialError(f"not what was thrown: {own[0]}")
    return own[0]


def serial_board_is_driven(machine: Machine, proof: Proof) -> None:
    """The table's own driver finds the board by its maker, through the kernel's USB and serial drivers."""
    put(machine, "board.py")
    machine.run(
        "rm -f /run/board.out; modprobe dummy_hcd; "
        "modprobe g_serial idVendor=0x2e8a idProduct=0x0005 iSerialNumber=E6614103E72F4A21 iProduct=Board; sleep 2; "
        f"systemd-run -q --unit=board --collect -p StandardOutput=file:/run/board.out {PYTHON} /run/board.py"
    )
    said = partial(machine.run, "cat /run/board.out", check=False)
    try:
        machine.wait(lambda: "lit" in said(), "lights on the board", 300, 3)
    finally:
        proof.seen += said().splitlines()[:8]
        proof.seen.append(machine.run("ls -l /dev/ttyACM*", check=False))
    machine.run("systemctl stop board; rmmod g_serial", check=False)
    told = partial(machine.run, "journalctl -u postparade --no-pager -o cat -n 8", check=False)
    proof.seen += told().splitlines()


def camera_is_read(machine: Machine, proof: Proof) -> None:
    machine.run("modprobe vivid n_devs=1 node_types=0x1; sleep 3; ls -l /dev/video0")
    put(machine, "camera.py")
    script = "setpriv --reuid=postparade --regid=postparade --groups=video"
    proof.seen += machine.run(f"{script} {PYTHON} /run/camera.py", 400).splitlines()


def sound_is_heard(machine: Machine, proof: Proof) -> None:
    """What the table plays comes out at the other end of the card."""
    machine.run("modprobe snd-aloop; sleep 3; systemctl restart postparade")
    machine.healthy(1200)
    proof.seen.append(machine.run("cat /proc/asound/cards"))
    put(machine, "ear.py")
    host = Host(machine.base, proofs.pin(machine))
    if machine.healthy()["game"] is None:
        host.open_race()
    host.command(do="pause_table")
    said = machine.run(f"{PYTHON} /run/ear.py", 400)
    proof.seen += said.splitlines()
    if "loudest 0 " in said:
        raise TrialError("nothing was heard")


def servo_board_is_driven(machine: Machine, proof: Proof) -> None:
    """By the table's own driver, as the table's user, over the kernel's I2C."""
    put(machine, "servo_board.py")
    bus = "grep -lx 'SMBus stub driver' /sys/class/i2c-dev/*/name | cut -d/ -f5"
    device = machine.run(f"modprobe i2c-stub chip_addr=0x40; udevadm settle; sleep 1; {bus}")
    proof.seen.append(machine.run(f"ls -l /dev/{device}"))
    user = "setpriv --reuid=postparade --regid=postparade --groups=i2c"
    said = machine.run(f"{user} {PYTHON} /run/servo_board.py /dev/{device}", 400)
    proof.seen += said.splitlines()
    for wanted in ("awake: True, pulses of 50", "looked at: as it was set", "supply: servo_board_reset"):
        if wanted not in said:
            raise TrialError(f"not seen: {wanted}")


def smart_dice_roll(machine: Machine, proof: Proof) -> None:
    """Two dice of different makers, by bleak and BlueZ over the kernel's Bluetooth: found, connected to, and thrown."""
    from smart_dice import dice_in_reach, parts

    images, architecture = machine.folder.parents[1], machine.folder.parent.name.rpartition("-")[2]
    packed = parts(images / architecture / "root", architecture, images / f"smart-dice-{architecture}")
    for name in ("adapter.py", "rolls.py"):
        put(machine, name)
    user = "setpriv --reuid=postparade --regid=postparade --init-groups"
    with dice_in_reach(machine.serves_at) as dice, file_server(machine, packed.parent) as address:
        words = f"{address}/{packed.name}", machine.outside, str(dice.port)
        proof.seen += script(machine, "smart_dice.sh", *words).splitlines()
        listed = machine.run(f"{user} /opt/postparade/.venv/bin/postparade dice smart --seconds 10 2>&1", check=False)
        proof.seen += ["postparade dice smart:", *listed.splitlines()]
        if set(listed.split()) != set(dice.names):
            raise TrialError("not the dice in reach")
        chosen = f's/^source = "electronic.*/source = "electronic+smart"\\nsmart_dice = "{", ".join(dice.names)}"/'
        machine.run(f"sed -i '{chosen}' /data/postparade/postparade.toml; systemctl restart postparade")
        machine.healthy(1200)
        machine.wait(lambda: dice.connected, "the table connected to both dice", 300, 3)
        seat, before = _race_of_a_guest(machine)
        rolls = partial(machine.run, f"python3 /run/rolls.py /data/postparade/journal.sqlite {before}")

        def thrown() -> str | None:
            dice.throw((2, 5))
            return typed_for(seat, [2, 5], rolls().splitlines(), "smart")

        proof.seen.append(f"thrown by {GUEST_WITH_DICE} in seat {seat}: {machine.wait(thrown, 'a roll', 400, 5)}")
        proof.seen += machine.run("journalctl -u postparade --no-pager -o cat -n 8", check=False).splitlines()
    machine.run("systemctl stop adapter", check=False)


def disk_fails(machine: Machine, proof: Proof) -> None:
    proof.seen += _second_table(machine, "failing_disk.py").splitlines()
    if not any("nothing that was answered is lost" in line for line in proof.seen):
        raise TrialError("what was answered is lost")


def plug_is_pulled_after_every_write(machine: Machine, proof: Proof) -> None:
    """The disk is noted inside, and judged outside at every state that it went through."""
    folder = new_folder(machine.folder / "noted")
    with file_server(machine, folder) as address:
        said = _second_table(machine, "logged_disk.py", address).splitlines()
    proof.seen += said
    proof.seen.append(held_at_every_write(folder / "notes", json.loads(said[-1])["size"], folder))


def _second_table(machine: Machine, name: str, *words: str) -> str:
    """What a script says that has a table of its own on a disk of its own."""
    for neighbour in ("computer.py", "machine.py", "host.py"):
        put(machine, neighbour, EMULATOR)
    for neighbour in ("second_table.py", name):
        put(machine, neighbour)
    # Without -P: what lies beside it belongs to it.
    return machine.run(f"{PYTHON.removesuffix(' -P')} /run/{name} {' '.join(words)}", 900)


TRIALS: dict[str, tuple[str, Callable[[Machine, Proof], None]]] = {
    "drivers": ("drivers that this kernel has", drivers_there),
    "code": ("the board shows the code of the table's own Wi-Fi", code_is_shown),
    "join": ("a phone joins that Wi-Fi", phone_joins),
    "play": ("the phone is kept, takes a seat and throws", phone_plays),
    "password": ("the password leaves the card once it has worked", password_leaves_the_card),
    "pad": ("a number pad rolls", number_pad_rolls),
    "board": ("a serial board lights up", serial_board_is_driven),
    "camera": ("a camera is read", camera_is_read),
    "servos": ("a servo board is driven", servo_board_is_driven),
    "sound": ("sound is heard", sound_is_heard),
    "dice": ("smart dice roll", smart_dice_roll),
    "disk": ("a disk that fails", disk_fails),
    "writes": ("the plug is pulled after every write", plug_is_pulled_after_every_write),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("architecture", choices=("amd64", "arm64"))
    parser.add_argument("--images", type=Path, default=REPOSITORY / "build/image", help="where the image was built")
    parser.add_argument("--record", type=Path, default=REPOSITORY / "build/image/record", help="folder of the record")
    parser.add_argument("--parts", nargs="+", choices=TRIALS, default=list(TRIALS), help="only these, in this order")
    parser.add_argument("--user-mode", action="store_true", help="in User-mode Linux, which has only some drivers")
    parser.add_argument("--anew", action="store_true", help="start the image anew, even if a machine was kept")
    options = parser.parse_args()
    if options.user_mode:
        in_a_network_of_its_own()
    folder = options.images / options.architecture
    name = json.loads((folder / "facts.json").read_text(encoding="utf-8"))["name"]
    record = Record(f"The kernel's test drivers, {options.architecture}", options.record.resolve(), name)
    where = "user-mode" if options.user_mode else "devices"
    work = options.images / f"{where}-{options.architecture}"
    new = options.anew or not (work / "kept.state").exists()
    kind = UserModeMachine if options.user_mode else Machine
    card = Card(options.architecture, folder / "postparade.img", work, new=new, machine=kind)
    if new:
        _first_start(card)
    with card.go_on() as machine:
        machine.healthy(1500)
        for part in options.parts:
            title, trial = TRIALS[part]
            record.part = part
            record.prove(title, partial(trial, machine))
            record.write(f"{where}-{options.architecture}", {}, list(TRIALS))
    sys.exit(0 if record.held else 1)


def _first_start(card: Card) -> None:
    """Start it with radios, and keep it as it is once the table is open."""
    card.edit_settings(SETTINGS)
    # The firmware of a PC is tried elsewhere.
    card.starts = 1
    with card.start(words=RADIOS, screen=False) as machine:
        machine.healthy(1500)
        card.keep(machine)


if __name__ == "__main__":
    main()
