"""Which make of smart dice a die is."""

from collections.abc import Collection

from postparade.dice.sources.smart_dice.godice import GODICE, PREFIX
from postparade.dice.sources.smart_dice.messages import Model
from postparade.dice.sources.smart_dice.pixels import OLD_PIXELS, PIXELS, SERVICES

MODELS = (PIXELS, GODICE, OLD_PIXELS)


def model_of(characteristics: Collection[str]) -> Model | None:
    """The make of a die that has these ``characteristics``, by their numbers; ``None`` for anything else."""
    return next((model for model in MODELS if {model.notify, model.write} <= set(characteristics)), None)


def looks_like_a_die(name: str, services: Collection[str]) -> bool:
    """Whether something that advertises this ``name`` and these ``services`` may be a smart die."""
    return bool(name) and (name.startswith(PREFIX) or not set(SERVICES).isdisjoint(services))
