"""Post Parade's own effects, with fixed seeds: the same script, the same samples. Things that are struck and blown are
synthesised from sines and noise, the crowd is made of single voices."""

from collections.abc import Callable
from functools import partial

from effects.bugle import bugle_call
from effects.crowd import applause, chant, cheer, crowd_loop, gasp, groan, laughter
from effects.hooves import gallop_loop
from effects.percussion import chip_1, chips_4, dice_roll, gate_clang, photo_shutter, start_bell, tick
from effects.synthesis import Samples

VARIED: dict[str, Callable[[int], Samples]] = {
    "sfx/start_bell": lambda number: start_bell(4 + number),
    "sfx/dice_roll": lambda number: dice_roll(40 + number),
    "sfx/photo_shutter": lambda number: photo_shutter(50 + number),
    "sfx/gasp": lambda number: gasp(100 + 10 * number),
    "sfx/groan": lambda number: groan(200 + 10 * number),
    "sfx/laughter": lambda number: laughter(300 + 10 * number),
    "sfx/applause": lambda number: applause(400 + 10 * number),
    "sfx/chant": lambda number: chant(500 + 10 * number),
    "sfx/cheer": lambda number: cheer(600 + 10 * number),
}
"""What is heard so often that one sample would wear out; the function gets the number of the variant."""
VARIANTS = 4

EFFECTS: dict[str, Callable[[], Samples]] = {
    "sfx/bugle_call": bugle_call,
    "sfx/gate_clang": gate_clang,
    "sfx/chip_1": chip_1,
    "sfx/chips_4": chips_4,
    "sfx/tick": tick,
    **{
        name + (f"-{number}" if number > 1 else ""): partial(made, number)
        for name, made in VARIED.items()
        for number in range(1, VARIANTS + 1)
    },
    "bed/hooves_canter_loop": lambda: gallop_loop(horses=9, rate=1.85, seed=66),
    "bed/hooves_field_loop": lambda: gallop_loop(horses=9, rate=2.35, seed=66),
    "bed/hooves_sprint_loop": lambda: gallop_loop(horses=9, rate=2.8, seed=66),
    "bed/crowd_murmur_loop": lambda: crowd_loop("murmur", seed=71, level=-24),
    "bed/crowd_buzz_loop": lambda: crowd_loop("buzz", seed=72, level=-20),
    "bed/crowd_roar_loop": lambda: crowd_loop("roar", seed=73, level=-16),
}
"""The function that makes each file of the pack."""
