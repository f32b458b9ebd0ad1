"""Takes the settings of a card into the machine, before the network and the table start."""

import hashlib
import os
import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from uuid import uuid4

from postparade.appliance.card import card
from postparade.appliance.card.machine import PROFILES, Machine, Taken
from postparade.appliance.card.problem import Problem, Quoted, decoded, encoded, problem_of, quoted
from postparade.appliance.card.settings_text import CardSettings, parse
from postparade.appliance.guest_wifi import NAME as GUEST_WIFI
from postparade.appliance.guest_wifi import invitation
from postparade.appliance.network_profile import HOUSE, OWN, Network, profile_file
from postparade.appliance.settings import COUNTRY, HOST_NAME
from postparade.appliance.system_programs import OrderError
from postparade.core.faults import DeviceFault, Fault
from postparade.core.i18n import LANGUAGES, USUAL, known_language

OPTIONS = {
    "name": "machine.name",
    "language": "announcer.language",
    "track": "track.driver",
    "dice": "dice.source",
    "wifi_country": "wifi.country",
}
"""Settings of a card that are options of the table's configuration."""
OPEN = ("none", "open")
"""Passwords, too short to be any, that say that a network has none."""
EVERYTHING = "everything"
"""What the line says that makes a table new again: nobody writes it by mistake."""
WAITING = {HOUSE: "card_wifi_waiting"}
"""What is told of a network until it has worked; of the table's own if it is not named here."""


def apply(machine: Machine) -> list[Problem]:
    """Take the settings on the card of ``machine``, and report on the card and to the table what could not be
    applied."""
    found = card.find(machine.boot)
    if found.path is None and not found.problems:
        problems = _Taking(machine, CardSettings({}, []), None).machine_alone()
        _tell(machine, problems)
        return problems
    taking = _Taking(machine, parse(found.text) if found.text is not None else CardSettings({}, []), found.path)
    problems = [*found.problems, *taking.all()]
    _tell(machine, problems)
    return problems


def joined(machine: Machine, name: str, uuid: str) -> None:
    """Note that the profile ``name`` is connected: if it is the card's, its password is no longer needed there."""
    memory = machine.memory()
    taken = memory.networks.get(name)
    if taken is None:
        return
    if taken.uuid == uuid:
        taken.worked = True
        machine.remove_profiles(name, but=uuid)
        machine.reload_networks()
    else:
        taken.replaced = True
    machine.remember(memory)
    apply(machine)


def invite(machine: Machine, network: Network, before: str = "") -> None:
    """Show guests the code for the table's own ``network``, unless they are told another one than that of ``before``.
    Raises ``Fault``."""
    if given := invitation(_options_in(machine.config), network, before):
        _set_options(machine, given)


class _Taking:
    """One reading of the card."""

    def __init__(self, machine: Machine, settings: CardSettings, path: Path | None) -> None:
        self._machine = machine
        self._settings = settings
        self._path = path
        self._memory = machine.memory()
        self._problems = list(settings.problems)
        self._done: list[str] = []

    def all(self) -> list[Problem]:
        """Take everything; what could not be taken."""
        networks = (partial(self._network, profile) for profile in PROFILES)
        remember = partial(self._machine.remember, self._memory)
        steps: tuple[Callable[[], None], ...]
        steps = (self._reset, self._options, self._name, self._country, *networks, self._names, remember, self._erase)
        for take in steps:
            try:
                take()
            except (OSError, OrderError) as error:
                why = error if isinstance(error, OSError) else str(error)
                self._add(problem_of(DeviceFault("card_not_taken", why=why)))
        return [problem.without(self._settings.secrets) for problem in self._problems]

    def machine_alone(self) -> list[Problem]:
        """Take nothing from a card that says nothing: the name of the machine and the country of its radio stand in
        the configuration, too."""
        for take in (self._name, self._country, self._names):
            try:
                take()
            except (OSError, OrderError) as error:
                why = error if isinstance(error, OSError) else str(error)
                self._add(problem_of(DeviceFault("card_not_taken", why=why)))
        return self._problems

    def _add(self, problem: Problem) -> None:
        self._problems.append(problem)

    def _unfit(self, key: str, why: Quoted | str | int) -> None:
        line = self._settings.values[key].line
        self._add(Problem("card_value_unfit", {"line": line, "key": key, "why": why}))

    def _is_new(self, key: str, value: str) -> bool:
        """Whether the card sets ``key`` to something else than last time; the new value is remembered."""
        before = self._memory.values.get(key)
        self._memory.values[key] = value
        return before != value

    def _reset(self) -> None:
        """Begin like a table that is new, once for each time that the line is written."""
        asked = self._settings.text("reset").casefold()
        if not asked:
            self._memory.values.pop("reset", None)
        elif asked != EVERYTHING:
            self._unfit("reset", Quoted("card_reset_word", {"word": EVERYTHING}))
        elif self._is_new("reset", asked):
            self._machine.forget_everything()
            self._memory.values = {"reset": asked}
            self._memory.networks = {}

    def _name(self) -> None:
        """Call the machine what the configuration calls it, which the card and the console set."""
        named = _options_in(self._machine.config).get("machine.name")
        name = named.casefold() if isinstance(named, str) else ""
        if re.fullmatch(HOST_NAME, name) and name != self._machine.name():
            self._machine.set_name(name)

    def _options(self) -> None:
        there = _options_in(self._machine.config)
        for key, option in OPTIONS.items():
            value = self._settings.text(key).casefold()
            if not value:
                # Whoever writes the line anew means it.
                self._memory.values.pop(key, None)
                continue
            value = self._fit(key, value)
            if not value:
                continue
            if (self._is_new(key, value) or not there) and there.get(option) != value:
                try:
                    _set_options(self._machine, {option: value})
                except Fault as fault:
                    self._memory.values.pop(key, None)
                    self._unfit(key, quoted(fault))

    def _fit(self, key: str, value: str) -> str:
        """``value`` as the configuration has it; empty, and reported, if it cannot be one of ``key``."""
        match key:
            case "name":
                fit, why = value.removesuffix(".local"), Quoted("card_name_letters")
                fit = fit if re.fullmatch(HOST_NAME, fit) else ""
            case "language":
                fit, why = _language(value), Quoted("card_languages", {"languages": ", ".join(LANGUAGES)})
            case "wifi_country":
                fit, why = value.upper(), Quoted("card_country_letters")
                fit = fit if re.fullmatch(COUNTRY, fit) else ""
            case _:
                return "null" if (key, value) == ("track", "simulated") else value.replace(" ", "")
        if not fit:
            self._unfit(key, why)
        return fit

    def _country(self) -> None:
        """Give the radio the country of the configuration, which the card and the console set."""
        country = _options_in(self._machine.config).get("wifi.country")
        if not isinstance(country, str) or not re.fullmatch(COUNTRY, country):
            return
        before = self._memory.radio
        self._memory.radio = country
        try:
            self._machine.set_country(country, new=before != country)
        except OrderError as error:
            self._memory.radio = ""
            self._add(Problem("wifi_country_not_set", {"country": country, "why": str(error)}))

    def _network(self, profile: str) -> None:
        name_key, password_key = PROFILES[profile]
        name, password = self._settings.text(name_key), self._settings.text(password_key)
        taken = self._memory.networks.get(profile)
        if taken is not None and not password:
            # A password that is written anew counts anew.
            taken.print = ""
        if name and password and profile != HOUSE and taken is None and not self._machine.country():
            self._add(Problem("card_hotspot_without_country", {"name": name}))
            return
        if name and password:
            own = profile != HOUSE
            network = Network(name, "" if password.casefold() in OPEN and not own else password, own)
            taken = self._written(profile, network, taken)
        elif password or (name and (taken is None or taken.name != name)):
            known, missing = (password_key, name_key) if password else (name_key, password_key)
            self._add(Problem("card_half_a_network", {"key": known, "missing": missing}))
            return
        if name and taken is not None and not (taken.worked or taken.replaced):
            self._add(Problem(WAITING.get(profile, "card_hotspot_waiting"), {"name": taken.name}))
            if not password.isascii():
                line = self._settings.values[password_key].line
                self._add(Problem("card_password_unusual", {"line": line, "key": password_key}))

    def _written(self, profile: str, network: Network, taken: Taken | None) -> Taken | None:
        """Write the profile of ``network``, unless that was done before."""
        folder = self._machine.networks
        forgets = self._machine.forgets(folder)
        if forgets:
            self._add(Problem("card_network_forgotten", {"folder": str(folder)}))
        lines = f"{self._memory.salt}\0{network.name}\0{network.password}"
        mark = hashlib.sha256(lines.encode(errors="replace")).hexdigest()
        if taken is not None and taken.print == mark:
            settled = taken.worked or taken.replaced
            there = self._machine.has_profile(taken.uuid)
            if taken.worked and there and not forgets:
                self._done.append(PROFILES[profile][1])
            if there or (settled and not forgets):
                # What is gone although it had worked was removed on purpose.
                return taken
            uuid = taken.uuid
        else:
            uuid = str(uuid4())
        try:
            self._machine.write_profile(profile, uuid, profile_file(network, uuid))
        except DeviceFault as fault:
            why = problem_of(fault).details["why"]
            name_is_wrong = isinstance(why, Quoted) and why.code == "wifi_name_unfit"
            self._unfit(PROFILES[profile][0 if name_is_wrong else 1], why)
            return taken
        if network.own:
            self._machine.prefer_many_phones()
            self._invite(network, "" if taken is None else taken.name)
        self._machine.reload_networks()
        made = Taken(mark, uuid, network.name)
        self._memory.networks[profile] = made
        return made

    def _invite(self, network: Network, before: str) -> None:
        try:
            invite(self._machine, network, before)
        except Fault as fault:
            self._unfit(PROFILES[OWN][0], quoted(fault))

    def _names(self) -> None:
        if (self._machine.root / "etc/NetworkManager").is_dir():
            self._machine.write_name_service()

    def _erase(self) -> None:
        """Take the passwords of networks that have worked, and will after the next start, from the card."""
        if self._path is None or not self._done:
            return
        try:
            card.erase(self._path, self._done)
        except OSError as error:
            self._add(problem_of(DeviceFault("card_unwritable", why=error)))


def _language(value: str) -> str:
    """The tag of a language that is given by its tag or its own name."""
    named = {name.casefold(): tag for tag, name in LANGUAGES.items()}
    return named.get(value) or known_language(value) or ""


def _options_in(config: Path) -> dict[str, object]:
    """Options of the configuration that the card may set; read without loading the table, which takes long."""
    try:
        parsed = tomllib.loads(config.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return {}
    found = {}
    for option in (*OPTIONS.values(), GUEST_WIFI):
        section, _, key = option.partition(".")
        table = parsed.get(section)
        found[option] = table.get(key) if isinstance(table, dict) else None
    return found


def _set_options(machine: Machine, given: dict[str, object]) -> None:
    """Write options into the configuration, if a table could be run with them. Raises ``Fault``."""
    # Imported on demand: they import every room, which takes seconds on a small machine.
    from postparade.appliance import settings_file
    from postparade.doctor.checks.configuration import faults_of

    path = machine.config
    settled = settings_file.settings_of(path)
    text = settings_file.with_answers(path, given, settled | given)
    as_it_is = settings_file.decoded(path, settings_file.with_answers(path, {}, settled))
    before = {str(fault) for fault in faults_of(as_it_is)}
    for fault in faults_of(settings_file.decoded(path, text)):
        if str(fault) not in before:
            raise fault
    fresh = not path.exists()
    settings_file.write_answers(path, given, settled | given)
    if fresh:
        # It is read by the table's own user.
        path.chmod(0o640)
        if os.geteuid() == 0:
            there = path.parent.stat()
            os.chown(path, there.st_uid, there.st_gid)


def _tell(machine: Machine, problems: list[Problem]) -> None:
    """Put ``problems`` where people read them, on the card, and where the table does."""
    shown = list(problems)
    language = _options_in(machine.config).get("announcer.language")
    try:
        card.tell(machine.boot, problems, language if language in LANGUAGES else USUAL)
    except OSError as error:
        if problems:
            shown.append(problem_of(DeviceFault("card_unwritable", why=error)))
    machine.told.parent.mkdir(parents=True, exist_ok=True)
    draft = machine.told.with_name(machine.told.name + ".new")
    draft.write_bytes(encoded(shown))
    draft.replace(machine.told)


def told(path: Path) -> list[Problem]:
    """The problems that :func:`apply` reported to the table; none without a card."""
    try:
        return decoded(path.read_bytes())
    except (OSError, ValueError):
        return []
