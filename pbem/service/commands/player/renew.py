"""`renew`: a new code for my seat, mailed to the registered addresses only."""

from __future__ import annotations

from pbem.service.desk import code_renewal
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk


def serve(desk: PlayerDesk) -> None:
    """Renew the code; the mail with the new one is the answer."""
    code_renewal.renew(desk.house, desk.session, desk.game.row, desk.seat, "the player's wish")


FOR_PLAYER: PlayerActs = {"renew": Act(serve, personal=True)}
