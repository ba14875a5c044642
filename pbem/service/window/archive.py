"""The past of a seat as a file, as the mail word for it gives it; its pictures are SVG, made in a moment."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.service.campaigns import zip_file
from pbem.service.campaigns.parcels import PART
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.service.window.seat_mail import OwnMail, own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading


@dataclass(frozen=True)
class Packed:
    """A zip and its name."""

    name: str
    data: bytes


def parts(mail: OwnMail) -> int:
    """Tell in how many files the past comes; before the beginning there is none."""
    return 0 if mail.latest is None else mail.campaign.head_turn // PART + 1


def archive(house: House, guest: Guest, key: str, seat: str, part: int) -> Packed | None:
    """Pack a part of a seat's past, from 1; None: there is no such part, or no such seat of this reader."""
    with reading(house.engine) as session:
        mail = own_mail(house, session, key, seat, guest.person)
        if mail is None or not 1 <= part <= parts(mail):
            return None
        game = games.opened(session, house.registry, mail.campaign)
        head = heading(house, game, mail.seat, mail.person.name, None)
        past = zip_file.Past(house, session, game, seat, head, "svg")
        shown = [page for page in past.pages if page.step[1] // PART == part - 1]
        number = f"-{part}" if parts(mail) > 1 else ""
        return Packed(f"{key}-{seat}{number}.zip", zip_file.packed(past, shown, str.encode))
