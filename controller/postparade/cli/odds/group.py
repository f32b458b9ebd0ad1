"""``postparade odds GAME`` without another word prints chances, so the group is imported together with that command."""

from cyclopts import App

from postparade.cli.lazy_commands import add_commands
from postparade.cli.odds.chances import chances

odds_app = App(name="odds")
odds_app.default(chances)
add_commands(odds_app, {"fairness": "odds.fairness:fairness"})
