"""Something to hear the race call on."""

from collections.abc import Iterator

from postparade.config import Settings
from postparade.core.faults import Fault
from postparade.doctor.finding import Finding, Machine, of_fault

PART = "sound"


def check(machine: Machine, settings: Settings) -> Iterator[Finding]:
    from postparade.announcer.audio.pygame_mixer import PygameMixer
    from postparade.announcer.audio.system_output import look

    if not settings.announcer.enabled:
        yield Finding(PART, "pass", "sound_off", "Sound is switched off in the configuration.")
        return
    if machine.table_runs:
        said = "The running table is using the sound device; its host console can play a test."
        yield Finding(PART, "pass", "sound_in_use", said)
        return
    mixer = PygameMixer()
    try:
        device = mixer.start(settings.announcer.device)
        if device.fault is not None:
            yield of_fault(PART, device.fault, "warn")
        else:
            others = ", ".join(mixer.devices())
            said = f"The race is called on: {device.name} (there are: {others or 'no names'})."
            yield Finding(PART, "pass", "sound", said)
            output = look(settings.announcer.device)
            if output is not None and output.fault is not None:
                yield of_fault(PART, output.fault, "warn")
    except Fault as fault:
        yield of_fault(PART, fault, "warn")
    finally:
        mixer.close()
