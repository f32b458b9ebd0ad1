"""Post Parade's own effects, synthesised from sines and noise with fixed seeds: the same script, the same samples."""

from collections.abc import Callable

from effects.bugle import bugle_call
from effects.crowd import cheer, crowd_loop
from effects.hooves import gallop_loop
from effects.percussion import chip_1, chips_4, dice_roll, gate_clang, photo_shutter, start_bell, tick
from effects.synthesis import Samples

EFFECTS: dict[str, Callable[[], Samples]] = {
    "sfx/bugle_call": bugle_call,
    "sfx/start_bell": start_bell,
    "sfx/gate_clang": gate_clang,
    "sfx/chip_1": chip_1,
    "sfx/chips_4": chips_4,
    "sfx/dice_roll": dice_roll,
    "sfx/photo_shutter": photo_shutter,
    "sfx/tick": tick,
    "sfx/cheer": cheer,
    "bed/hooves_canter_loop": lambda: gallop_loop(horses=9, rate=1.85, seed=66),
    "bed/hooves_field_loop": lambda: gallop_loop(horses=9, rate=2.35, seed=66),
    "bed/hooves_sprint_loop": lambda: gallop_loop(horses=9, rate=2.8, seed=66),
    "bed/crowd_murmur_loop": lambda: crowd_loop("murmur", seed=71, level=-24),
    "bed/crowd_buzz_loop": lambda: crowd_loop("buzz", seed=72, level=-20),
    "bed/crowd_roar_loop": lambda: crowd_loop("roar", seed=73, level=-16),
}
"""The function that makes each file of the pack."""
