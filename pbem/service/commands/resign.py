"""`resign`: I give my seat up; the player is asked whether that is meant."""

from __future__ import annotations

from pbem.service.desk.desk import Desk
from pbem.service.joining import resignation


def serve(desk: Desk) -> None:
    """Ask; the rest of the letter is read all the same."""
    desk.settle(resignation.ask(desk.house, desk.session, desk.game.row, desk.seat, desk.row, desk.letter))
