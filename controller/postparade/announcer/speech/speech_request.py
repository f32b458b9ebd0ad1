"""What the table asks of its voice process, and the answer."""

from msgspec import Struct

from postparade.announcer.commentary.calls import Energy


class SpeechRequest(Struct, frozen=True, omit_defaults=True):
    """Make ``file`` (a name inside the cache folder): ``text`` spoken by ``voice`` with ``energy``, or, if there is a
    ``recording``, that file made louder by ``gain`` dB without clipping."""

    file: str
    text: str = ""
    voice: str = ""
    energy: Energy = "calm"
    recording: str = ""
    gain: float = 0.0


class Answer(Struct):
    """``file`` is there, unless ``why`` says otherwise."""

    file: str
    why: str = ""
