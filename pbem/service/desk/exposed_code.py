"""A code its player showed to others, by writing to us and to them in one mail.

What they wrote counts. The code is renewed at once, whoever the others are: From can be forged, so an opponent must
not have it, and in some campaigns the code alone is believed. If it were renewed only when an opponent got it, anybody
could find out who plays by putting an address into Cc. For the same reason nothing here asks whether an address is a
player's, but for those who have the seat themselves.
"""

from __future__ import annotations

from datetime import timedelta

from pbem.core.addresses import plain
from pbem.core.texts import text
from pbem.mail import seat_tags
from pbem.service.desk import challenges, code_renewal
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.house.case import SeatCase
from pbem.service.post.posting import notice, to_seat_again
from pbem.store.repository import outbox, people

DAY = timedelta(days=1)
KIND = "exposed"
MOST = 20
"""So many recipients are looked at."""


def look(desk: PlayerDesk) -> None:
    """Renew the code of the seat when a letter went to others with our reply address; say why once a day.

    The answer to the letter has the new code in any case.
    """
    if not _others(desk):
        return
    house, session, campaign, seat = desk.house, desk.session, desk.game.row, desk.seat
    code_renewal.replace(house, session, seat, "shown to others")
    registered = people.address_of(session, seat.person or 0) or ""
    if not outbox.told_since(session, registered, KIND, house.now - DAY):
        said = notice(house, seat.language, text(KIND), text(f"{KIND}-body"), text("renewed-body"))
        to_seat_again(SeatCase(house, session, campaign, seat), said, KIND)


def _others(desk: PlayerDesk) -> bool:
    """Tell whether others got the letter, beside ourselves and those who have the seat; nobody if it holds no code."""
    recipients = desk.letter.recipients
    if not (desk.letter.tokens or any(map(seat_tags.parse_address, recipients))):
        return False
    strange = [plain(one) for one in recipients[:MOST] if not challenges.own(desk.house, one)]
    if not strange:
        return False
    own = {row.address for reader in desk.members for row in people.addresses(desk.session, reader.id or 0)}
    return any(one not in own for one in strange)
