"""``postparade hub`` without another word opens a race night, so the group is imported together with that command."""

from cyclopts import App

from postparade.cli.hub.night import open_night
from postparade.cli.lazy_commands import add_commands

hub_app = App(name="hub")
hub_app.default(open_night)
add_commands(hub_app, {"simulate": "hub.simulate:simulate_night", "replay": "hub.replay:replay_night"})
