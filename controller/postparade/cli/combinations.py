"""Options that do not go together. They are refused while a command line is read, before anything is done; each rule is
called with the options that were given."""

from collections.abc import Callable, Mapping


def of_run(**given: object) -> None:
    """Refuse a demonstration that is to be kept. Raises ``ValueError``, as every rule here does."""
    if given.get("demonstration") and "data" in given:
        raise ValueError("a demonstration is kept in no folder, so leave out --data")


def of_simulate(**given: object) -> None:
    """Refuse players, a House and a setup where horses run alone."""
    if given.get("fast"):
        if "players" in given:
            raise ValueError("--fast runs horses without players: leave --players out")
        if "house" in given:
            raise ValueError("--fast runs horses without a House: leave --house out")
        if given.get("option"):
            raise ValueError("--fast runs horses without a setup: leave --option out")


def of_parts(**given: object) -> None:
    """Refuse two formats at once."""
    if given.get("csv") and given.get("as_json"):
        raise ValueError("--csv and --json exclude each other")


def of_watch(**given: object) -> None:
    """Refuse a folder beside a camera, or neither."""
    if ("folder" in given) == ("camera" in given):
        raise ValueError("dice watch needs either a folder of frames or --camera")


def of_calibrate(**given: object) -> None:
    """Refuse one picture without the other, and options that judge pictures when there are none."""
    pictures = {"reference", "roll"} & given.keys()
    if len(pictures) == 1:
        raise ValueError("dice calibrate needs both --reference and --roll, or neither")
    if not pictures and (given.get("as_json") or "outline" in given):
        raise ValueError("--json and --outline go with --reference and --roll")


RULES: Mapping[str, Callable[..., None]] = {
    "run:run": of_run,
    "simulate:simulate": of_simulate,
    "track.parts:show_parts": of_parts,
    "dice.watch:watch": of_watch,
    "dice.calibrate:calibrate": of_calibrate,
}
"""The rules by the place of their command."""
