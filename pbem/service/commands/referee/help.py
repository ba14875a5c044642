"""`help`: what the referee can write, how it is written, and what is asked back first."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Lines, Table
from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, shown
from pbem.service.game import briefings, dealings


def serve(desk: RefereeDesk) -> Blocks:
    """List the words."""
    shown_with = {"seat": desk.some_seat, "order": desk.some_order}
    rows = tuple(
        (Cell(one.word(desk.language), "strong"), Cell(text(f"referee-help-{one.key}", **shown_with)))
        for one in words.WORDS
    )
    columns = Column(text("help-column-word")), Column(text("help-column-does"))
    how = (text("referee-help-several"), text("referee-help-reason"), text("referee-help-confirmed"))
    said = (*how, text("referee-help-tell"), text("referee-help-game"))
    return (Table(columns, rows), Lines(said, bullet=False), *shown(_game(desk)))


def _game(desk: RefereeDesk) -> tuple[str, ...]:
    """Show what he can write for the game itself, in the words of its rule book."""
    if desk.campaign.state == "recruiting":
        return ()
    view = desk.game.view(REFEREE, dealings.heard(desk.session, desk.game, REFEREE))
    return briefings.examples(desk.game.installed, view, desk.language)


FOR_REFEREE: RefereeActs = {"help": Act(serve)}
