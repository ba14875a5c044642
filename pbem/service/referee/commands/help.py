"""`help`: what the referee can write, how it is written, and what is asked back first."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Lines, Table
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.service.referee.act import Act
from pbem.service.referee.desk import Blocks, Desk


def serve(desk: Desk) -> Blocks:
    """List the words."""
    rows = tuple(
        (Cell(one.word(desk.language), "strong"), Cell(text(f"referee-help-{one.key}"))) for one in words.WORDS
    )
    columns = Column(text("help-column-word")), Column(text("help-column-does"))
    how = (text("referee-help-several"), text("referee-help-reason"), text("referee-help-confirmed"))
    return (Table(columns, rows), Lines((*how, text("referee-help-game"), text("referee-help-tell")), bullet=False))


ACT = Act(serve)
