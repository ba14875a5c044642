"""Mail no person wrote: stored, never answered (RFC 3834); a bounce among it is taken note of.

The rule, in its order:

1. Our own mail, from one of our mailboxes, under a Message-ID we gave, or of one of our lists: put away.
2. Mail that says of itself that a machine wrote it: put away, after a look whether it is a bounce.
3. Mail in bulk: what a player orders in it counts, for a gateway may have put the mark on; it is not answered.
4. Mail whose subject is that of an answering machine, or which came with these very words many times before, without
   any mark: a stranger's is put away; a player's counts if it holds an order or a command, else it is put away. The
   referee may ask the same all day, and anybody may say yes to many questions.
"""

from __future__ import annotations

import re
from datetime import timedelta

from pbem.core.seats import REFEREE
from pbem.language.letter import sheet as sheets_language
from pbem.mail import bounces, seat_tags
from pbem.mail.consent import consent
from pbem.mail.machine import mark, says_away
from pbem.mail.reading import headers
from pbem.mail.reading.letter import Letter
from pbem.service.desk import undelivered_mail
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import Player, claimed
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.orders.requests import Wishes
from pbem.store.repository import arrivals, deliveries, inbox

TOO_OFTEN = 5
"""How often one body may come from one address within a day before it is taken for a machine's."""
DAY = timedelta(days=1)
_OUR_LIST = re.compile(r"(?<![\w-])[\w-]++\.pbem\.([\w.-]+)")


def settle(arrival: Arrival) -> bool:
    """Put away what a machine wrote, or nobody who can be answered."""
    letter = arrival.letter
    marked = mark(letter.fields)
    if _ours(arrival):
        arrival.settle("our own mail", reason="machine")
    elif marked == "machine":
        arrival.settle(_bounce(arrival) or "automatic", reason="machine")
    elif not letter.sender:
        arrival.settle("no sender")
    elif isinstance(arrival.caller, Player):
        return _straight_to_campaign(arrival) if marked else False
    elif marked or _unmarked(arrival):
        arrival.settle("automatic", reason="machine")
    else:
        return False
    return True


def says_nothing(desk: PlayerDesk, wishes: Wishes) -> bool:
    """Put a player's letter away that looks like a machine's and holds neither order nor command nor word to others."""
    letter = desk.letter
    addressed = any(not one.whom.reply for one in wishes.letters)
    if wishes.found or addressed or not (letter.automatic or says_away(letter.subject) or _repeated(desk)):
        return False
    installed = desk.game.installed
    read = sheets_language.read(wishes.lines, installed.ruleset, desk.view, desk.readers)
    if read.sheet.lines:
        return False
    desk.settle("automatic", "rejected", "machine")
    return True


def _ours(arrival: Arrival) -> bool:
    """Tell whether a mail of ours came back to us."""
    letter, boxes = arrival.letter, [box.address.lower() for box in arrival.house.settings.mailbox]
    local, _, domain = letter.sender.rpartition("@")
    if f"{local.partition('+')[0]}@{domain}" in boxes:
        return True
    listed = _OUR_LIST.search(headers.raw(letter.fields, "List-Id")[:500].lower())
    if listed and listed[1] in {box.rpartition("@")[2] for box in boxes}:
        return True
    return bool(letter.message_id) and deliveries.is_ours(arrival.session, letter.message_id)


def _bounce(arrival: Arrival) -> str:
    """Take note of a bounce, and say what it was; nothing: it is something else."""
    returned = bounces.read(arrival.row.raw)
    return undelivered_mail.came_back(arrival.house, arrival.session, returned) if returned else ""


def _straight_to_campaign(arrival: Arrival) -> bool:
    """Give a player's letter in bulk to its campaign, past all that would answer it."""
    assert isinstance(arrival.caller, Player)
    inbox.route(arrival.session, arrival.row, arrival.caller.campaign.key, arrival.caller.seat.key)
    return True


def _unmarked(arrival: Arrival) -> bool:
    """Tell whether an unmarked mail of a stranger is an answering machine's."""
    if arrival.found is not None:
        return False
    for_referee = any(claim.seat == REFEREE for claim in claimed(arrival.letter))
    excused = for_referee or _says_yes_or_no(arrival.letter)
    often = not excused and arrivals.times(arrival.session, arrival.row, arrival.house.now - DAY) > TOO_OFTEN
    return often or says_away(arrival.letter.subject)


def _says_yes_or_no(letter: Letter) -> bool:
    """Tell whether a letter answers one of our questions plainly: each has its own code and is answered once."""
    if consent(letter.lines) is None:
        return False
    addressed = any(map(seat_tags.parse_question, letter.recipients))
    return addressed or any(seat_tags.questions(f"{letter.subject}\n{letter.text}"))


def _repeated(desk: PlayerDesk) -> bool:
    """Tell whether these very words came from the same address many times before."""
    return arrivals.times(desk.session, desk.row, desk.house.now - DAY) > TOO_OFTEN
