"""`resign`: I give my seat up; the player is asked whether that is meant."""

from __future__ import annotations

from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.joining import resignation


def serve(desk: PlayerDesk) -> str:
    """Ask; the rest of the letter is read all the same."""
    return resignation.ask(desk.case, desk.row, desk.letter)


FOR_PLAYER: PlayerActs = {"resign": Act(serve)}
