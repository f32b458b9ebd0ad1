"""Finds a game's own part of the reports; a game without a report of its own gets its accounts and standings."""

import logging
import pkgutil

from postparade.reports.contract import Report, Section
from postparade.reports.evening import GameReport
from postparade.reports.words import Words
from postparade.rules.contract import AnyGame

log = logging.getLogger(__name__)


def report_of(game: AnyGame) -> Report | None:
    """The report that ``game`` names; ``None`` without any, or where it cannot be loaded."""
    reference = game.capabilities.report
    try:
        report: Report | None = pkgutil.resolve_name(reference) if reference else None
    except Exception:
        log.exception("the report of %s cannot be used", game.name)
        return None
    return report


def section_of(report: GameReport, words: Words) -> Section:
    """The game's own section of ``report``; empty where the game brings none."""
    own = report_of(report.game)
    return Section() if own is None else own.section(report, words)
