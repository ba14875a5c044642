"""Mails that carry a seat's past as a file: settled when they are queued, packed when they go out.

A file is no larger than most mail programs take: many turns are parted, very many come without pictures, and so does a
part whose pictures are too large after all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlmodel import Session

from pbem.core.blocks import Lines, Section
from pbem.core.content import Attachment
from pbem.core.texts import text
from pbem.mail.sending.compose import compose as mime
from pbem.reports.briefing import Enclosure, Heading, Leaflet
from pbem.reports.compose import compose
from pbem.service.campaigns import chronicle, public_page, zip_file
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post import rendering
from pbem.service.post.pictures import Pictures
from pbem.service.post.posting import Thread, to_seat_again
from pbem.store.engine import reading
from pbem.store.repository import campaigns
from pbem.store.tables import Campaign, Outbox

KIND, KIND_WHOLE = "archive", "archive-whole"
LARGEST = 7_000_000
"""Bytes of a file: a third more in a mail, which stays below the 10 MB many servers take."""
PART = 60
"""Turns in one file."""
PARTS = 5
"""With more files than that the pictures are left out, and files hold as many turns more."""


def whole(session: Session, game: Game, seat: str) -> tuple[Enclosure, ...]:
    """Divide the past of a seat into files."""
    numbers = [page.step[1] for page in chronicle.pages(session, game, seat)]
    pictures = len(numbers) <= PART * PARTS
    size = PART if pictures else PART * PARTS
    parts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    return tuple(
        Enclosure(_name(game.key, seat, place if len(parts) > 1 else 0), part[0], part[-1], pictures)
        for place, part in enumerate(parts, 1)
    )


def everybody(game: Game) -> Enclosure:
    """Name the file with the page about a finished game."""
    return Enclosure(f"{game.key}.zip", 0, game.row.head_turn, whose="everybody")


def _name(key: str, seat: str, part: int) -> str:
    return f"{key}-{seat}-{part}.zip" if part else f"{key}-{seat}.zip"


def send(case: SeatCase, head: Heading, files: Sequence[Enclosure], thread: Thread) -> None:
    """Queue a mail for each file."""
    for place in range(len(files)):
        _send(case, head, files, place, thread)


def send_rest(case: SeatCase, head: Heading, files: Sequence[Enclosure], thread: Thread) -> None:
    """Queue a mail for each file but the first, which another mail carries."""
    for place in range(1, len(files)):
        _send(case, head, files, place, thread)


def _send(case: SeatCase, head: Heading, files: Sequence[Enclosure], place: int, thread: Thread) -> None:
    enclosed = files[place]
    subject = text("archive-part", part=place + 1, parts=len(files)) if len(files) > 1 else text("archive-subject")
    if enclosed.whose == "everybody":
        subject = text("archive-whole")
    lines = [text("archive-body-whole" if enclosed.whose == "everybody" else "archive-body"), text("archive-open")]
    if not enclosed.pictures:
        lines.append(text("archive-no-pictures"))
    told = Leaflet(head, subject, (Section(None, (Lines(tuple(lines), bullet=False),)),), enclosed=enclosed)
    kind = KIND_WHOLE if enclosed.whose == "everybody" else KIND
    to_seat_again(case, told, kind, thread)


def carries_file(mail: Outbox) -> bool:
    """Tell whether a file must be packed for a mail."""
    said = rendering.briefing(mail)
    return isinstance(said, Leaflet) and said.enclosed is not None


def rendered(house: House, pictures: Pictures, mail: Outbox, picture: bytes) -> bytes:
    """Write a mail, with its file if it carries one."""
    said = rendering.briefing(mail)
    if not isinstance(said, Leaflet) or said.enclosed is None:
        return rendering.rendered(house, mail, picture)
    content = compose(said, rendering.catalogue(house, said, mail), picture)
    file = Attachment(said.enclosed.name, "application/zip", packed(house, pictures, mail, said, said.enclosed))
    return mime(replace(content, attachments=(*content.attachments, file)), rendering.envelope(house, mail, said))


def packed(house: House, pictures: Pictures, mail: Outbox, said: Leaflet, enclosed: Enclosure) -> bytes:
    """Pack the file of a mail, as things stood when the mail was queued."""
    with reading(house.engine) as session:
        campaign = campaigns.get(session, mail.campaign or "")
        assert campaign is not None
        at = Campaign(**{**campaign.model_dump(), "head_branch": mail.branch, "head_turn": mail.turn})
        game = games.opened(session, house.registry, at)
        if enclosed.whose == "everybody":
            return public_page.packed(house, session, game, pictures.png, mail.language)
        past = zip_file.Past(house, session, game, mail.seat or "", said.heading)
        shown = [page for page in past.pages if enclosed.first <= page.step[1] <= enclosed.last]
        whole = zip_file.packed(past, shown, pictures.png if enclosed.pictures else None)
        return whole if len(whole) <= LARGEST else zip_file.packed(past, shown, None)
