"""``python -m postparade.appliance.card apply``: run before the network and the table start.

``joined NAME UUID`` is run when a profile is connected, ``hotspot NAME`` by the installer, with the password in
``POSTPARADE_WIFI_PASSWORD``, and ``names`` when the machine has got its name.
"""

import os
import sys
from pathlib import Path
from uuid import uuid4

from postparade.appliance.card.apply import apply, invite, joined
from postparade.appliance.card.machine import Machine
from postparade.appliance.network_profile import OWN, Network, profile_file
from postparade.core.faults import Fault


def main(words: list[str], machine: Machine) -> int:
    """Carry out a call; the exit status."""
    match words:
        case ["apply"]:
            try:
                machine.advance_clock()
            except OSError as error:
                sys.stderr.write(f"postparade-settings: the clock stays as it is: {error}\n")
            for problem in apply(machine):
                sys.stderr.write(f"postparade-settings: {problem.fault()}\n")
        case ["joined", name, uuid]:
            joined(machine, name, uuid)
        case ["hotspot", name]:
            network = Network(name, os.environ.get("POSTPARADE_WIFI_PASSWORD", ""), own=True)
            uuid = str(uuid4())
            try:
                machine.write_profile(OWN, uuid, profile_file(network, uuid))
                machine.remove_profiles(OWN, but=uuid)
                machine.prefer_many_phones()
                invite(machine, network)
            except Fault as fault:
                sys.stderr.write(f"install: {fault}\n")
                return 1
        case ["names"]:
            machine.write_name_service()
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Machine(Path(os.environ.get("ROOT", "/")))))
