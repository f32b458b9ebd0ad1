"""What the doctor knows, an evening knows too: whatever may go wrong while people play is told on the console; the rest
is settled before the table opens."""

import ast
from collections.abc import Iterator
from pathlib import Path

from postparade.core.error_messages import CATALOGUE
from postparade.doctor import checks

DURING = {
    "under_voltage": "under_voltage",
    "too_hot": "too_hot",
    "clock_in_the_past": "clock_in_the_past",
    "clock_unset": "clock_unset",
    "data_in_memory": "data_in_memory",
    "disk_low": "disk_nearly_full",
    "disk_full": "disk_nearly_full",
}
"""By the code of the doctor, the one under which the running table tells it."""
BEFORE = {
    "camera_slow": "a throw that is seen badly is asked for on the phones",
    "camera_dark": "a throw that is seen badly is asked for on the phones",
    "camera_glare": "a throw that is seen badly is asked for on the phones",
    "screen_in_software": "the board asks for fewer frames by itself",
    "no_network": "without one no host looks at a console",
    "name_unknown": "of the configuration: no phone comes in by the code on the board",
    "only_this_machine": "of the configuration: no phone comes in by the code on the board",
    "few_phones": "a choice of firmware, made when the Wi-Fi is set up",
    "port_used": "the table does not open",
    "port_reserved": "the table does not open",
    "host_wrong": "the table does not open",
    "power_unknown": "there is nothing to be watched",
    "no_i2c": "the driver reports that it has no bus",
    "no_spi": "the driver reports that it has no bus",
    "fonts_missing": "of the installation",
    "fonts_unknown": "of the installation",
    "not_64_bit": "of the installation",
    "old_system": "of the installation",
    "two_pygames": "of the installation",
    "classic_gpio_on_pi_5": "of the installation",
}
"""What needs no watch during an evening, and why."""
COMPUTED = {"disk.py": {"disk_low", "disk_full"}, "power.py": {"under_voltage", "too_hot"}}
"""Codes that stand in no call, but in a table or a choice beside it."""


def calls() -> Iterator[tuple[str, ast.expr, ast.expr]]:
    """The file, level and code of everything that a check finds."""
    for path in Path(checks.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Finding":
                yield path.name, node.args[1], node.args[2]


def test_every_trouble_that_the_doctor_knows_is_reported_during_an_evening_or_cannot_come_up_there() -> None:
    codes = {
        code.value
        for _, level, code in calls()
        if isinstance(code, ast.Constant) and not (isinstance(level, ast.Constant) and level.value == "pass")
    }
    computed = {file for file, _, code in calls() if not isinstance(code, ast.Constant)}
    assert computed == COMPUTED.keys()
    assert codes | set().union(*COMPUTED.values()) == DURING.keys() | BEFORE.keys(), (
        "say here who tells the host of it while people play"
    )


def test_everything_the_table_reports_has_words() -> None:
    assert {code for code in DURING.values() if code not in CATALOGUE} == set()
