"""`passphrase some words`: a secret with which I am believed from any address; it is never repeated.

Only a registered address may set it: whoever merely found a code must not be able to make it last.
"""

from __future__ import annotations

from pbem.core.texts import Text, text
from pbem.mail.passphrase import plain
from pbem.service.desk import code_renewal, passphrase
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.house.terms import terms
from pbem.store.repository import partners, people


def serve(desk: PlayerDesk) -> None:
    """Keep the hash of a new passphrase."""
    desk.tell("passphrase", text("passphrase"), _kept(desk))


def _kept(desk: PlayerDesk) -> Text:
    if terms(desk.game.row).identity.proof != "token":
        return text("passphrase-unused")
    if not partners.shares(desk.session, desk.seat, people.by_address(desk.session, desk.letter.sender)):
        return text("address-registered-only")
    if len(plain(desk.argument)) < passphrase.SHORTEST:
        return text("passphrase-short", least=passphrase.SHORTEST)
    desk.seat.passphrase = passphrase.kept(desk.argument)
    desk.session.add(desk.seat)
    code_renewal.note(desk.house, desk.session, desk.seat, "passphrase")
    return text("passphrase-set")


FOR_PLAYER: PlayerActs = {"passphrase": Act(serve, personal=True, secret=True)}
