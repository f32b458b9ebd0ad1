"""Publishes what is on the disk: views for everybody at the table, and updates for watchers.

A race that the rules settle in one entry is shown scene by scene (:mod:`postparade.table.presentation.presenter`), so
that what is presented may lag behind what is written.
"""

import logging
from collections.abc import Callable
from typing import get_args

from msgspec import Struct, structs

from postparade.core.clock import Clock
from postparade.rules.actions import Roll
from postparade.rules.race import Race
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.journal.codec import game_of
from postparade.table.messages import BESIDE_PLAY, TableAction, TableView, Typists, Update
from postparade.table.presentation.presenter import Presenter, Scene, scenes
from postparade.table.presentation.silks import Silks
from postparade.table.state import Record, TableState
from postparade.table.view import shown, view_of

log = logging.getLogger(__name__)

PUBLIC_ACTIONS = (*get_args(TableAction), Roll)
"""Actions that watchers see as they were sent. Any other may hold secrets, which its events do not."""

PublicAction = TableAction | Roll | None
Watcher = Callable[[Update], None]


class _Views:
    """One presented state as each viewer sees it, cached: several rooms and pages look at most updates."""

    def __init__(self, state: TableState, presenting: bool) -> None:
        self.state = state
        self.presenting = presenting
        self.known: dict[Viewer, TableView] = {}


class Publisher:
    """Shows the table to pages, lights and caller. Belongs to the event loop.

    ``presented`` is the state as far as it has been shown; ``silks`` is what the horses are called and wear, and
    ``typing`` who may type rolls.
    """

    def __init__(self, clock: Clock, state: TableState) -> None:
        self.presented = state
        self._written = state
        self._presenter = Presenter(clock)
        self._watchers: list[Watcher] = []
        self._silks = Silks()
        self._typing: Typists = "everybody"
        self._views = _Views(state, presenting=False)

    @property
    def silks(self) -> Silks:
        """What the horses are called and wear."""
        return self._silks

    @silks.setter
    def silks(self, silks: Silks) -> None:
        self._silks = silks
        self._views.known.clear()

    @property
    def typing(self) -> Typists:
        """Who may type rolls until the host says otherwise."""
        return self._typing

    @typing.setter
    def typing(self, typing: Typists) -> None:
        self._typing = typing
        self._views.known.clear()

    @property
    def busy(self) -> bool:
        """Whether a race is being shown that is already settled."""
        return self._presenter.busy

    def view(self, who: Viewer) -> TableView:
        """What ``who`` may know now, as far as it has been presented. Nobody has choices while a race is being
        shown."""
        views = self._views
        if views.state is not self.presented or views.presenting != self.busy:
            views = self._views = _Views(self.presented, self.busy)
        if who not in views.known:
            public = views.known.get(TABLE)
            view = view_of(views.state, who, self.typing, presenting=views.presenting, public=public)
            views.known[who] = self.silks.dress_view(view)
        return views.known[who]

    def race(self) -> Race | None:
        """The race on the table."""
        return self.silks.dress(_race(self.presented))

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` with an :class:`Update` after every entry, in order, and again for each further scene of one
        that is presented over time; the returned function stops that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def stand(self, state: TableState) -> None:
        """Show ``state`` to whoever asks from now on, without an update to watchers."""
        self._written = self.presented = state

    def publish(self, record: Record, asked: Struct, before: TableState, now: TableState) -> None:
        """Show how the entry ``record``, which granted the action ``asked``, turned the state ``before`` into ``now``.

        An entry that cannot be presented is on the disk all the same: then everybody is shown ``now``, and the log says
        why.
        """
        if record.kind not in BESIDE_PLAY or record.played is not None:
            self._presenter.finish()
        self._written = now
        action = asked if isinstance(asked, PUBLIC_ACTIONS) else None
        try:
            self._show(record, action, before, now)
        except Exception:
            log.exception("entry %d cannot be presented", record.entry)
            self.presented = now

    def trim(self, trimmed: Callable[[TableState], TableState]) -> None:
        """Apply ``trimmed`` to every state held here; the results look the same."""
        self._written, self.presented = trimmed(self._written), trimmed(self.presented)

    def close(self) -> None:
        """Show nothing more."""
        self._presenter.close()

    def _show(self, record: Record, action: PublicAction, before: TableState, now: TableState) -> None:
        if self.busy:
            # Somebody sat down or left while a race is being shown: the race goes on.
            self.presented = structs.replace(now, play=self.presented.play, history=self.presented.history)
            self._tell(record, action, record.events, _race(self.presented))
        elif record.kind == "play":
            self._present(record, action, before)
        else:
            self.presented = now
            self._tell(record, action, record.events, _race(before))

    def _present(self, record: Record, action: PublicAction, before: TableState) -> None:
        game = before.game
        assert game is not None
        found = scenes(game, before.play, record.events)

        def show(scene: Scene, last: bool) -> None:
            unfinished = structs.replace(
                self._written,
                play=scene.after,
                history=before.history,
                chance=before.chance,
                revealed=before.revealed,
            )
            self.presented = self._written if last else unfinished
            seconds = 0.0 if last else scene.seconds
            beat = game.beat(scene.events[-1]) if scene.events else 0.0
            asked = action if scene is found[0] else None
            self._tell(record, asked, scene.events, game.race(scene.before), seconds, beat)

        self._presenter.present(found, show)

    def _tell(
        self,
        record: Record,
        action: PublicAction,
        events: tuple[Struct, ...],
        race_before: Race | None,
        seconds: float = 0.0,
        beat: float = 0.0,
    ) -> None:
        """Tell the watchers that ``events`` of an entry are to be seen now, and for how many ``seconds``; the last of
        them for its ``beat``, where nothing follows."""
        now = self.presented
        update = Update(
            entry=record.entry,
            at=record.at,
            kind=record.kind,
            action=action,
            events=shown(game_of(record.rules), events, TABLE),
            race_before=self.silks.dress(race_before),
            race=self.silks.dress(_race(now)),
            view=self.view(TABLE),
            names=dict(now.seats),
            seconds=seconds,
            beat=beat,
        )
        for watcher in tuple(self._watchers):
            try:
                watcher(update)
            except Exception:
                log.exception("a watcher of the table failed at entry %d", update.entry)


def _race(state: TableState) -> Race | None:
    return None if state.game is None else state.game.race(state.play)
