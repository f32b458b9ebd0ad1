"""What may be said next is spoken ahead, and what was thought likely before is not waited for any more."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.lookahead import Outlook
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.speech.spoken_names import SpokenNames
from postparade.announcer.speech.tts_client import Haste, SpeechRequest, TtsClient
from postparade.announcer.speech.voice import Voice
from postparade.announcer.speech.voice_prefetch import VoicePrefetch
from postparade.announcer.wording import Wording


class Notebook(TtsClient):
    """Writes requests down and fulfils none."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "en-GB", print, print)
        self.requests: list[tuple[str, Haste]] = []

    def submit(self, request: SpeechRequest, haste: Haste) -> None:
        self.requests.append((request.text, haste))

    def forget(self, haste: Haste) -> None:
        self.requests = [request for request in self.requests if request[1] is not haste]

    def texts(self, haste: Haste) -> set[str]:
        return {text for text, when in self.requests if when is haste}


def test_lines_of_the_next_roll_come_first_and_make_room_for_newer_ones(
    evening: Callable[..., Any], catalogue: Wording, tmp_path: Path
) -> None:
    notebook = Notebook(tmp_path)
    tts_prefetch = VoicePrefetch(Voice(open_packs("")[0], catalogue, notebook), catalogue)
    commentator, night = Commentator(catalogue.variants), evening()
    tts_prefetch.learn(SpokenNames(names=((1, "Maria"),), amounts=(2, 4)))
    night.deal()
    night.scratch(2, 3, 11, 12)

    def look_out(update: Any) -> set[str]:
        commentator.hear(update, 10.0 * update.entry)
        tts_prefetch.look_out(Outlook(commentator.copy(), update))
        while tts_prefetch.step():
            pass
        return notebook.texts(Haste.NEXT)

    first = look_out(night.run(7))
    assert notebook.requests[0][1] is Haste.NEXT
    assert "4 chips, Maria." in notebook.texts(Haste.SOON)
    assert any("chips" in text for text in first)
    second = look_out(night.run(8))
    assert second
    assert first != second
    assert notebook.texts(Haste.NEXT) == second
