"""A calibration in words and numbers, for pages."""

from postparade.core.faults import Fault, as_json, detail_as_json
from postparade.dice.tray_calibration.advice import Advice
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.store import Calibration
from postparade.dice.tray_calibration.wizard import Roll, Step, Wizard


def words(fault: Fault | None) -> dict[str, object] | None:
    """``fault`` as JSON values, None if there is none."""
    return None if fault is None else as_json(fault)


def saved(found: Calibration) -> dict[str, object]:
    """What is stored for a camera, without its picture."""
    return {
        "at": found.at,
        "edge": None if found.edge is None else round(found.edge, 1),
        "light": round(found.light),
        "outline": _outline(found.outline),
    }


def progress(wizard: Wizard) -> dict[str, object]:
    """``step``, ``progress`` (0..1), ``fault``, ``outline`` (its ``shape``, its ``corners``), ``meters``, ``advice``
    (code, sentence, remedy, details, ``grave``, ``places``), and of the test roll ``values``, ``edge``, ``contrast``
    and ``dice`` (``box`` and ``edge``). Places and boxes are x, y, width, height as shares of the picture."""
    quality, roll = wizard.quality, wizard.roll
    status: dict[str, object] = {
        "step": wizard.step.value,
        "progress": round(wizard.progress, 2),
        "fault": words(wizard.fault),
        "outline": _outline(wizard.outline),
        "meters": None,
        "dice": [],
        "values": None,
        "edge": None,
        "contrast": None,
        "advice": [advised(one) for one in wizard.advice],
    }
    if quality is not None:
        status["meters"] = {
            "light": round(quality.light),
            "unevenness": round(quality.unevenness, 2),
            "glare": len(quality.glare),
            "flicker": None if quality.flicker is None else round(quality.flicker, 3),
        }
    if roll is not None and wizard.step is Step.VERDICT:
        status["dice"] = [
            {"box": [place.x, place.y, place.width, place.height], "edge": round(die.edge, 1)}
            for die, place in zip(roll.dice, wizard.places, strict=True)
        ]
        values = roll.reading.values
        status |= {"edge": round(roll.edge, 1), "values": values and list(values), "contrast": contrast(roll)}
    return status


def advised(one: Advice) -> dict[str, object]:
    """What should be put right: code, sentence, remedy, details, ``grave``, ``places``."""
    return {
        "code": one.code,
        "sentence": one.sentence,
        "remedy": one.remedy,
        "details": detail_as_json(one.details),
        "grave": one.grave,
        "places": [[place.x, place.y, place.width, place.height] for place in one.places],
    }


def contrast(roll: Roll) -> dict[str, int]:
    """Contrast of the worse die, in grey steps: of its body with the ``tray``, and of its ``pips`` with its body."""
    return {
        "tray": round(min(die.contrast for die in roll.dice)),
        "pips": round(min(die.pips for die in roll.dice)),
    }


def _outline(outline: Outline | None) -> dict[str, object] | None:
    if outline is None:
        return None
    return {"shape": outline.shape, "corners": outline.corners and [list(corner) for corner in outline.corners]}
