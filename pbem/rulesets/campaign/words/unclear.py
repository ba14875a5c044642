"""What words about a treaty leave open or say twice: they are asked back, and nothing is proposed (4.5).

| code | facts | paragraph |
|---|---|---|
| campaign-member-twice | who | C-8.3 |
| campaign-treaty-foreign | who (the writer, who is no party to it) | C-8.3 |
| campaign-treaty-alone | | C-8.3 |
| campaign-treaty-contradicts | what: `duration`, `victory`, `entry` | C-8.5 |
| campaign-treaty-turns | turns, limit | C-8.3 |
| campaign-exchange-terms | what (kind of the term) | C-8.6 |
| campaign-exchange-empty | | C-8.6 |
| campaign-gift-open | what: `from`, `to` | C-8.6 |
"""

from __future__ import annotations

from collections.abc import Callable

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, integer, word

LONGEST = 1000
"""So many turns a treaty may last; a longer one is without limit."""


def fault(phrase: Phrase, me: Seat) -> Problem | None:
    """Find what keeps the words of `me` from being a treaty."""
    return next((problem for search in _FAULTS if (problem := search(phrase, me)) is not None), None)


def _twice(phrase: Phrase, me: Seat) -> Problem | None:
    seats = named(phrase)
    twice = next((seat for seat in seats if seats.count(seat) > 1), None)
    return None if twice is None else Problem("campaign-member-twice", facts={"who": twice}, paragraph="C-8.3")


def _foreign(phrase: Phrase, me: Seat) -> Problem | None:
    """C-8.3: only a party to a treaty proposes it."""
    if "members" not in phrase.slots or me in named(phrase):
        return None
    return Problem("campaign-treaty-foreign", facts={"who": me}, paragraph="C-8.3")


def _alone(phrase: Phrase, me: Seat) -> Problem | None:
    alone = phrase.kind == "propose" and {me, *named(phrase)} == {me}
    return Problem("campaign-treaty-alone", paragraph="C-8.3") if alone else None


def _contradiction(phrase: Phrase, me: Seat) -> Problem | None:
    """4.5: nothing is agreed on in two ways."""
    said = each(phrase, "terms")
    for what, kinds in _OPPOSITES.items():
        if len({(one.kind, tuple(one.slots.items())) for one in said if one.kind in kinds}) > 1:
            return Problem("campaign-treaty-contradicts", facts={"what": what}, paragraph="C-8.5")
    return None


_OPPOSITES = {"duration": ("duration", "unlimited"), "victory": ("victory",), "entry": ("entry", "no_entry")}


def _length(phrase: Phrase, me: Seat) -> Problem | None:
    lengths = [integer(one, "turns") for one in each(phrase, "terms") if one.kind == "duration"]
    wrong = next((turns for turns in lengths if not 1 <= turns <= LONGEST), None)
    facts = {"turns": wrong or 0, "limit": LONGEST}
    return None if wrong is None else Problem("campaign-treaty-turns", facts=facts, paragraph="C-8.3")


def _exchange(phrase: Phrase, me: Seat) -> Problem | None:
    """C-8.6: in an exchange something is given, and nothing else agreed on."""
    if "exchange" not in phrase.slots:
        return None
    kinds = [one.kind for one in each(phrase, "terms")]
    other = next((kind for kind in kinds if kind not in ("give", "maps")), None)
    if other is not None:
        return Problem("campaign-exchange-terms", facts={"what": other}, paragraph="C-8.6")
    return None if kinds else Problem("campaign-exchange-empty", paragraph="C-8.6")


def _open(phrase: Phrase, me: Seat) -> Problem | None:
    """C-8.6: who gives and who gets is known."""
    table = (me, *(seat for seat in dict.fromkeys(named(phrase)) if seat != me))
    gifts = [one for slot in ("terms", "gift") for one in each(phrase, slot) if one.kind == "give"]
    for gift in gifts:
        open_ = [what for what, seat in zip(("from", "to"), parties(gift, table), strict=True) if not seat]
        if open_:
            return Problem("campaign-gift-open", facts={"what": open_[0]}, paragraph="C-8.6")
    return None


_FAULTS: tuple[Callable[[Phrase, Seat], Problem | None], ...] = (
    _twice,
    _foreign,
    _alone,
    _contradiction,
    _length,
    _exchange,
    _open,
)


def named(phrase: Phrase) -> tuple[Seat, ...]:
    """List the members that are named."""
    return tuple(Seat(word(one, "colour")) for slot in ("members", "others") for one in each(phrase, slot))


def parties(phrase: Phrase, table: tuple[Seat, ...]) -> tuple[Seat | str, Seat | str]:
    """Settle who gives and who gets; `table` has the writer first. Nothing: it is open.

    The writer gives, unless he gets; whoever is not named is the only other one at the table.
    """
    me, *others = table
    other = others[0] if len(others) == 1 else ""
    giver, to = (_party(phrase, slot, me) for slot in ("giver", "to"))
    giver = giver or (other if to == me else me)
    return giver, to or (other if giver == me else me if other else "")


def _party(phrase: Phrase, slot: str, me: Seat) -> Seat | str:
    """Give who is named as a party, if anybody is."""
    said = each(phrase, slot)
    if not said:
        return ""
    return me if said[0].kind == "me" else Seat(word(said[0], "colour"))
