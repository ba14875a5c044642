"""`resign`: I give my seat up; the player is asked whether that is meant."""

from __future__ import annotations

from pbem.service.joining import resigning
from pbem.service.letters.desk import Desk


def serve(desk: Desk) -> None:
    """Ask; the rest of the letter is read all the same."""
    desk.settle(resigning.ask(desk.house, desk.session, desk.game.row, desk.seat, desk.row, desk.letter))
