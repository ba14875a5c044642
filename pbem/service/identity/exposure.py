"""A code its player showed to others, by writing to us and to them in one mail.

What they wrote counts. If another player of the campaign got the mail, the code is renewed at once: From can be
forged, so an opponent must not have it. Anybody else may be a second mailbox or a friend; then advice is enough.
"""

from __future__ import annotations

from datetime import timedelta

from pbem.core.texts import text
from pbem.mail import identity
from pbem.service.identity import renewing
from pbem.service.letters.desk import Desk
from pbem.service.post.posting import following, notice, to_seat_again
from pbem.service.questions import challenges
from pbem.store.repository import outbox, partners, people

DAY = timedelta(days=1)
KIND = "exposed"
MOST = 20
"""So many recipients are looked at."""


def look(desk: Desk) -> None:
    """Renew the code of the seat, or advise to, when a letter went to others with our reply address."""
    others = _others(desk)
    if any(seat.campaign == desk.seat.campaign for one in others for seat in people.seats_at(desk.session, one)):
        told = text("renewed-exposed")
        renewing.renew(desk.house, desk.session, desk.game.row, desk.seat, "shown to another player", told)
    elif others and not outbox.told_since(desk.session, desk.letter.sender, KIND, desk.house.now - DAY):
        said = notice(desk.house, desk.seat.language, text(KIND), text(f"{KIND}-body"))
        below = following(desk.session, desk.game.row, desk.seat.key)
        to_seat_again(desk.house, desk.session, desk.game.row, desk.seat, said, KIND, below)


def _others(desk: Desk) -> list[str]:
    """List who else got the letter, beside ourselves and those who share the seat; nobody if it holds no code."""
    recipients = desk.letter.recipients
    if not (desk.letter.tokens or any(map(identity.parse_address, recipients))):
        return []
    strange = [one for one in recipients if not challenges.own(desk.house, one)][:MOST]
    return [
        one for one in strange if not partners.shares(desk.session, desk.seat, people.by_address(desk.session, one))
    ]
