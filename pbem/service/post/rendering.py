"""From an outbox row to the bytes of its mail: outside every transaction, the same bytes each time."""

from __future__ import annotations

from pbem.mail.sending.compose import Envelope
from pbem.mail.sending.compose import compose as mime
from pbem.reports import scenes
from pbem.reports.briefing import Answer, Briefing, Forwarded, Leaflet, Notice, Report
from pbem.reports.compose import compose
from pbem.reports.texts import Catalogue
from pbem.service.house.house import House
from pbem.service.post import briefing_text
from pbem.service.post.pictures import Pictures
from pbem.store.tables import Outbox


def briefing(mail: Outbox) -> Briefing:
    """Read what a mail says."""
    return briefing_text.read(mail.briefing, mail.briefing_kind)


def catalogue(house: House, said: Briefing, mail: Outbox) -> Catalogue:
    """Choose the words: the language of the mail, with those of its game."""
    if said.heading is None:
        return house.catalogue(mail.language)
    return house.catalogue(mail.language, said.heading.ruleset, said.heading.in_round)


def drawn(house: House, mail: Outbox) -> str:
    """Give the SVG of the picture a mail shows, or nothing."""
    said = briefing(mail)
    drawing = said.drawing if isinstance(said, Report | Answer | Leaflet) else None
    return "" if drawing is None else scenes.paint(drawing, catalogue(house, said, mail))


def rendered(house: House, mail: Outbox, picture: bytes) -> bytes:
    """Write the mail."""
    said = briefing(mail)
    content = compose(said, catalogue(house, said, mail), picture)
    return mime(content, envelope(house, mail, said))


def render(house: House, mail: Outbox, pictures: Pictures) -> bytes:
    """Draw and write one mail."""
    picture = drawn(house, mail)
    return rendered(house, mail, pictures.png(picture) if picture else b"")


def envelope(house: House, mail: Outbox, said: Briefing) -> Envelope:
    """Address a mail: the seat's own reply address, the thread, the list of the campaign."""
    box = house.mailbox(mail.mailbox)
    domain = box.address.rpartition("@")[2]
    return Envelope(
        sender=box.address,
        sender_name=_from(house, said, mail),
        recipient=mail.address,
        recipient_name=said.heading.player if said.heading else "",
        reply_to=_reply_to(said),
        message_id=mail.message_id,
        date=mail.created_at,
        in_reply_to=mail.in_reply_to,
        references=tuple(mail.references.split()),
        list_id=f"{mail.campaign or 'post'}.pbem.{domain}",
        auto="generated" if _unasked(said) or not mail.in_reply_to else "replied",
    )


def _unasked(said: Briefing) -> bool:
    """Tell whether a mail answers nobody, though it stands below others."""
    return isinstance(said, Report | Notice | Forwarded) or (isinstance(said, Leaflet) and said.unasked)


def _from(house: House, said: Briefing, mail: Outbox) -> str:
    """Say who writes: the campaign; who wrote a player's letter, as the reader calls them."""
    if isinstance(said, Forwarded):
        return catalogue(house, said, mail).say(said.name)
    return said.heading.title if said.heading else "pbem"


def _reply_to(said: Briefing) -> str:
    """Say where an answer goes: to whoever asks, else to the seat's own address."""
    asking = said.reply_to if isinstance(said, Notice) else ""
    return asking or (said.heading.reply_to if said.heading else "")
