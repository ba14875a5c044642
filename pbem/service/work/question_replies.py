"""A reply to a question: yes or no, from whoever was asked, in time, once."""

from __future__ import annotations

from datetime import timedelta

from pbem.core.addresses import plain
from pbem.core.texts import text
from pbem.mail import seat_tags
from pbem.mail.consent import consent
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import Player, genuine_enough
from pbem.service.desk.challenges import Asked, answerable, facts
from pbem.service.post.posting import notice, to_stranger
from pbem.service.work import answers
from pbem.store.repository import campaigns, challenges, inbox, outbox, people
from pbem.store.tables import Challenge

AGAIN = timedelta(hours=1)
"""Whoever answers neither yes nor no is told again how to answer only after that."""

ABOUT_ORDERS = "old-report"
"""The kind of question that is put below orders, and may be answered by better ones."""
PLAYERS = ("letter", "resign")
"""Kinds of questions to players, who may have had orders in mind."""


def settle(arrival: Arrival) -> bool:
    """Give an answer to the question it is for, or say why it counts for nothing."""
    code = _code(arrival)
    if not code:
        return False
    challenge = challenges.claim(arrival.session, code)
    if challenge is None:
        _void(arrival, "unknown")
    elif not _asked(arrival, challenge):
        _void(arrival, "elsewhere")
    elif challenge.state != "waiting":
        _void(arrival, "expired" if challenge.state == "expired" else "used", challenge)
    elif challenge.expires_at <= arrival.row.received_at:
        _void(arrival, "expired", challenge)
    else:
        _answered(arrival, challenge, code)
    return True


def _code(arrival: Arrival) -> str:
    """Find the question a letter answers.

    A code in the text counts where the address names no seat, and of a text that also quotes an order form only
    a plain answer: people reply with orders to whatever mail of ours is at hand, a question among them.
    """
    letter = arrival.letter
    if letter.tokens and consent(letter.lines) is None and isinstance(arrival.caller, Player):
        return ""
    addressed = next(filter(None, map(seat_tags.parse_question, letter.recipients)), "")
    if addressed or any(map(seat_tags.parse_address, letter.recipients)):
        return addressed
    if letter.tokens and consent(letter.lines) is None:
        return ""
    return next(iter(seat_tags.questions(f"{letter.subject}\n{letter.text}")), "")


def _asked(arrival: Arrival, challenge: Challenge) -> bool:
    """Tell whether the writer is who was asked: that address, or another one of the same person."""
    if plain(arrival.letter.sender) == challenge.address:
        return True
    asked = people.by_address(arrival.session, challenge.address)
    return asked is not None and arrival.person is not None and arrival.person.id == asked.id


def _answered(arrival: Arrival, challenge: Challenge, code: str) -> None:
    said = consent(arrival.letter.lines)
    if said is None:
        if not _ordered(arrival, challenge):
            _unclear(arrival, challenge, code)
        return
    challenges.settle(arrival.session, challenge, "confirmed" if said else "refused")
    answers.TABLE[challenge.kind](arrival, challenge, said)
    if arrival.row.state == "new":
        arrival.settle(f"{challenge.kind}: {'yes' if said else 'no'}", "done")


def _ordered(arrival: Arrival, challenge: Challenge) -> bool:
    """Give new orders, written below a question about old ones, to the campaign: they are as proven as a yes."""
    campaign = campaigns.get(arrival.session, challenge.campaign or "")
    if challenge.kind != ABOUT_ORDERS or campaign is None or not arrival.letter.lines:
        return False
    if not genuine_enough(arrival.house, campaign, arrival.letter):
        return False
    inbox.route(arrival.session, arrival.row, campaign.key, challenge.seat)
    return True


def _unclear(arrival: Arrival, challenge: Challenge, code: str) -> None:
    """Ask for a plain yes or no, at the address that was asked anyway."""
    house, kind = arrival.house, "challenge-unclear"
    if not outbox.told_since(arrival.session, arrival.letter.sender, kind, house.now - AGAIN):
        told = (text(f"{kind}-body"), *((text(f"{kind}-orders"),) if challenge.kind in PLAYERS else ()))
        said = notice(house, _language(arrival, challenge), text(kind), *told)
        asked = Asked(challenge, code, arrival.row.mailbox)
        to_stranger(house, arrival.session, arrival.row, arrival.letter, answerable(house, asked, said))
    arrival.settle(f"{challenge.kind}: neither yes nor no")


def _void(arrival: Arrival, why: str, challenge: Challenge | None = None) -> None:
    """Say that an answer counts for nothing, and what to do instead; of the question only who was asked hears."""
    kind = f"challenge-{why}"
    if not outbox.told_since(arrival.session, arrival.letter.sender, kind, arrival.house.now - AGAIN):
        arrival.tell(text(kind), text(f"{kind}-body"), language=_language(arrival, challenge) if challenge else "")
    arrival.settle(f"question: {why}")


def _language(arrival: Arrival, challenge: Challenge) -> str:
    return str(facts(challenge).get("language", arrival.language))
