"""The host's workplaces and the simulated table in the language of the host's browser, with everything broken too."""

import pytest
from playwright.sync_api import Locator, Page, expect

from postparade.core.i18n import USUAL, known_language
from postparade.web import i18n
from tests.web.evening import LAPTOP, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers
from tests.web.house_evening import SLOW, HouseEvening
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(25)

SHOWN = """[...document.querySelectorAll("body *")].filter((one) => one.getClientRects().length && !one.closest("svg"))
  .flatMap((one) => [...one.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data.trim()))
  .filter(Boolean)"""


@pytest.fixture
def evening(house_evening: HouseEvening) -> HouseEvening:
    """Whose browsers the browsers has."""
    return house_evening


def english_only(language: str) -> set[str]:
    """What pages say in English and not in ``language``."""

    def plain(one: str) -> set[str]:
        everything = i18n.everything(one, i18n.SCREENS).values()
        return {parts[0] for parts in everything if len(parts) == 1 and isinstance(parts[0], str)}

    return plain(USUAL) - plain(language)


def look_over(page: Page, locale: str) -> None:
    """Nothing is in English, and nothing is wider than a small screen or a large one."""
    language = str(known_language(locale))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert set(page.evaluate(SHOWN)) & english_only(language) == set()
    for size in (SMALL_PHONE, LAPTOP):
        page.set_viewport_size(size)
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def key(page: Page, name: str) -> Locator:
    """The button that the script calls ``name``."""
    return page.locator(f'[data-key="{name}"]')


@pytest.mark.parametrize(
    ("locale", "camera", "cable", "lit"),
    [
        ("de-DE", "Die simulierte Kamera ist nicht da.", "der simulierten Platine", "Beleuchtet: Pferd 7"),
        ("fr-FR", "La caméra simulée : introuvable.", "la carte simulée", "Éclairé : cheval 7"),
        ("es-ES", "La cámara simulada no está.", "la placa simulada", "Iluminado: caballo 7"),
        ("it-IT", "La telecamera simulata non c'è.", "scheda simulata", "Illuminato: cavallo 7"),
    ],
)
def test_the_host_works_in_the_language_of_the_browser(
    browsers: Browsers, evening: HouseEvening, locale: str, camera: str, cable: str, lit: str
) -> None:
    page = browsers.page("/host/", LAPTOP, locale=locale)
    page.locator("#pin").fill(PIN)
    page.locator("#pinform button").click()
    expect(page.locator("#console")).to_be_visible()
    page.goto(evening.url("/host/lights"))
    page.locator("#lanes button").nth(5).click(timeout=SLOW)
    expect(page.locator("#lit")).to_have_text(lit)
    look_over(page, locale)
    page.goto(evening.url("/host/camera"))
    key(page, "calibrate-camera").click(timeout=SLOW)
    expect(page.locator("#advice .good")).to_be_visible(timeout=SLOW)
    look_over(page, locale)
    key(page, "stop-calibrating").click()
    page.goto(evening.url("/simulator/"))
    expect(page.locator("#controls button").first).to_be_visible(timeout=SLOW)
    evening.command("unplug", on=True)
    evening.command("blind", on=True)
    look_over(page, locale)
    page.goto(evening.url("/host/"))
    faults = page.locator("#faults")
    expect(faults).to_contain_text(camera, timeout=SLOW)
    expect(faults).to_contain_text(cable, timeout=SLOW)
    page.goto(evening.url("/host/lights"))
    expect(page.locator("#trouble")).to_contain_text(cable, timeout=SLOW)
    page.goto(evening.url("/host/camera"))
    expect(page.locator(".eye-lost")).to_contain_text(camera, timeout=SLOW)
    look_over(page, locale)
