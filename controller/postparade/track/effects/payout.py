"""The purse: chips of gold run from the finish of the winner to its gate, and glow before the seats that are paid."""

import numpy as np

from postparade.track.effects.field import DARK, GOLD, UNDER_HEAD, Field, Light, paint
from postparade.track.effects.scene import Moment
from postparade.track.timeline import PAYOUT_SECONDS

APART = 5.0
PLACES_A_SECOND = 12.0
SEATS_A_SECOND = 1.0


def payout(field: Field, scene: Moment) -> Light:
    """Running chips for a while; seats that are paid pulse meanwhile and stay gold."""
    if scene.paid_for is None:
        return DARK
    paid = np.isin(field.seat, scene.paid) & (field.seat > 0)
    if scene.paid_for >= PAYOUT_SECONDS:
        return paint(0.6 * paid, GOLD)
    to_chip = (field.place + scene.paid_for * PLACES_A_SECOND) % APART
    chips = np.clip(1.0 - np.minimum(to_chip, APART - to_chip), 0.0, 1.0) ** 0.45 * scene.won[field.lane]
    pulse = 0.6 - 0.4 * np.cos(2.0 * np.pi * scene.paid_for * SEATS_A_SECOND)
    return paint((UNDER_HEAD * np.maximum(chips, pulse * paid)).astype(np.float32), GOLD)
