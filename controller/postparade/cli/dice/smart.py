"""``postparade dice smart``: the smart dice in reach."""

import asyncio
import json
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from postparade.cli.options import AsJson


def list_smart_dice(
    *, seconds: Annotated[float, Parameter(validator=Number(gt=0, lte=60))] = 8.0, as_json: AsJson = False
) -> int:
    """List the names of the smart dice in reach. Shake them first: they sleep.

    Parameters
    ----------
    seconds
        How long to look for dice.
    as_json
        Print one JSON object per line.
    """
    from postparade.dice.sources.smart_dice.bluetooth import BleakRadio

    names = asyncio.run(BleakRadio().scan(seconds))
    if as_json:
        for name in names:
            print(json.dumps({"name": name}))
    elif names:
        print("\n".join(names))
    else:
        print("No smart dice are in reach. Shake them, and close apps that hold them.")
    return 0 if names else 1
