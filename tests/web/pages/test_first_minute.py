"""From the code on the board to a seat, and from nothing to the first roll: in as few steps as ever."""

from tests.web.evening import Browsers, Evening, wait_for
from tests.web.pages.first_minute import Effort, begin, counted, effort, scanned, sit_down


def test_a_guest_sits_after_one_field_and_one_tap(browsers: Browsers, evening: Evening) -> None:
    phone = counted(browsers, scanned(evening))
    sit_down(phone, "Ann")
    assert effort(phone) == Effort(taps=1, fields=1)
    assert [entry.name for entry in evening.view().seats] == ["Ann"]


def test_the_first_roll_falls_after_the_pin_and_four_taps(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Ben"):
        sit_down(counted(browsers, scanned(evening)), name)
    host = counted(browsers, evening.url("/host/"))
    begin(host)
    wait_for(host, lambda: evening.view().play is not None and evening.view().play.last_roll is not None)
    assert effort(host) == Effort(taps=4, fields=1)
