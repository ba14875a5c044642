"""`address`: from where I may write; only the writer is answered, for partners have addresses of their own."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.texts import Text, text
from pbem.mail.commands import said
from pbem.service.desk import registered_addresses
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.post.posting import answering, notice, to_seat_again
from pbem.store.repository import partners, people


def serve(desk: PlayerDesk) -> None:
    """List the writer's addresses, or change them."""
    person = people.by_address(desk.session, desk.letter.sender)
    if person is None or not partners.shares(desk.session, desk.seat, person):
        desk.tell("address", text("address"), text("address-registered-only"))
    else:
        word, _, address = desk.argument.partition(" ")
        deed = said(word, *registered_addresses.DEEDS)
        done = [registered_addresses.do(desk.case, person, deed, address.strip()).words] if deed else []
        _tell(desk, *done, registered_addresses.listed(desk.session, person), text("address-how"))


def _tell(desk: PlayerDesk, *paragraphs: Text) -> None:
    letter = notice(desk.house, desk.seat.language, text("address"), *paragraphs)
    below = replace(answering(desk.letter), to=desk.letter.sender, alone=True)
    to_seat_again(desk.case, letter, "address", below)


FOR_PLAYER: PlayerActs = {"address": Act(serve, personal=True)}
