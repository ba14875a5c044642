"""A letter with the code of a seat from an address that is not its player's: it waits until the player confirms it.

The player is asked at the registered address. The writer hears only that somebody was asked, once a day: a code may
have gone astray, and whoever found it learns nothing.
"""

from __future__ import annotations

from datetime import timedelta

from pbem.core.texts import Text, text
from pbem.mail.lookalike import alike
from pbem.service.desk import challenges, confirmed_letters
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import genuine_enough
from pbem.service.post.posting import notice
from pbem.store.repository import campaigns, inbox, outbox, people
from pbem.store.repository import challenges as questions
from pbem.store.tables import Campaign, Seat

DAY = timedelta(days=1)
NOTE = "foreign address"


def wait(arrival: Arrival, campaign: Campaign, seat: Seat) -> None:
    """Keep the letter for the player to confirm; one question stands for all letters from the same address."""
    session, sender = arrival.session, arrival.letter.sender
    campaigns.claim(session, campaign.key, wait=True)
    registered = [row.address for row in people.addresses(session, seat.person or 0)]
    answerable = genuine_enough(arrival.house, campaign, arrival.letter)
    if _asked(arrival, campaign, seat) or (registered and _ask(arrival, campaign, seat, registered)):
        inbox.route(session, arrival.row, campaign.key, seat.key)
        arrival.settle(NOTE, "asked", "foreign")
        said = ("foreign-asked", text("foreign-asked-body"))
    else:
        arrival.settle(NOTE, reason="foreign")
        said = ("notice-foreign-address", text("notice-foreign-address-body", address=sender))
    if answerable:
        tell_once(arrival, *said)


def tell_once(arrival: Arrival, kind: str, *paragraphs: Text) -> None:
    """Tell the writer a thing once a day."""
    if not outbox.told_since(arrival.session, arrival.letter.sender, kind, arrival.house.now - DAY):
        arrival.tell(text(kind), *paragraphs)


def _asked(arrival: Arrival, campaign: Campaign, seat: Seat) -> bool:
    """Tell whether the player has been asked about this address and may still answer."""
    open_ones = questions.of_seat(arrival.session, confirmed_letters.KIND, campaign.key, seat.key, "waiting")
    held = [challenges.facts(row) for row in open_ones if row.expires_at > arrival.house.now]
    return any((one["sender"], one["person"]) == (arrival.letter.sender, seat.person) for one in held)


def _ask(arrival: Arrival, campaign: Campaign, seat: Seat, registered: list[str]) -> bool:
    """Ask the player whether the letter is theirs; nothing of its content is shown, for anybody may have written it."""
    house, session, sender = arrival.house, arrival.session, arrival.letter.sender
    facts = {"sender": sender, "person": seat.person}
    asked = challenges.ask(
        house,
        session,
        challenges.Question(confirmed_letters.KIND),
        registered[0],
        challenges.About(campaign=campaign, seat=seat, row=arrival.row, facts=facts),
    )
    if asked is not None:
        said = (text("foreign-question-body", campaign=campaign.title, address=sender), *_careful(sender, registered))
        question = notice(house, seat.language, text("foreign-question"), *said, text("foreign-question-how"))
        challenges.mail(house, session, asked, question)
    return asked is not None


def _careful(sender: str, registered: list[str]) -> tuple[Text, ...]:
    """Warn of an address that only looks like the player's own."""
    own = next((address for address in registered if alike(sender, address)), "")
    return (text("foreign-look-alike", own=own),) if own else ()
