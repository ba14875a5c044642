"""What stands in the slots of a phrase: names, units, amounts of BV and damage; and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Severity
from pbem.core.slots import Slot, each, filled, integer, word
from pbem.core.texts import Fact
from pbem.rulesets.powers.orders import BuildOrder, PlaceOrder, Units
from pbem.rulesets.powers.state import BV


def refused(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Refuse a line."""
    return Problem(f"powers-{code}", facts=facts, paragraph=paragraph)


def warned(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Warn of a line that stands."""
    return Problem(f"powers-{code}", facts=facts, paragraph=paragraph, severity=Severity.WARNING)


def named(phrase: Phrase, slot: str, kind: str) -> tuple[str, ...]:
    """List the names in a slot of phrases that hold one each."""
    return tuple(word(one, kind) for one in each(phrase, slot))


def in_colours(phrase: Phrase, played: Mapping[str, str]) -> Phrase:
    """Call seats by their colours that are called by the letter of the side they play (side -> seat)."""
    if phrase.kind == "party" and (seat := played.get(word(phrase, "side"))):
        return Phrase("party", {"colour": seat})
    return Phrase(phrase.kind, {name: _in_colours(part, played) for name, part in phrase.slots.items()})


def _in_colours(part: Slot, played: Mapping[str, str]) -> Slot:
    if isinstance(part, Phrase):
        return in_colours(part, played)
    phrases = tuple(one for one in part if isinstance(one, Phrase)) if isinstance(part, tuple) else ()
    return tuple(in_colours(one, played) for one in phrases) if phrases else part


def strangers(phrase: Phrase) -> tuple[str, ...]:
    """List the sides that are named as seats, though nobody plays them."""
    parts = [one for name in phrase.slots for one in each(phrase, name)]
    own = (word(phrase, "side"),) if phrase.kind == "party" and "side" in phrase.slots else ()
    return (*own, *(side for part in parts for side in strangers(part)))


def said(kind: str, slot: str, names: Iterable[str]) -> tuple[Phrase, ...]:
    """Say names as phrases that hold one each."""
    return tuple(Phrase(kind, {slot: name}) for name in names)


def said_units(kind: str, units: Iterable[Units]) -> tuple[Phrase, ...]:
    """Say units: `2 tank`, or all of them."""
    return tuple(filled(kind, count=each.count or None, row=each.row) for each in units)


def units(phrase: Phrase, slot: str) -> tuple[Units, ...]:
    """Give the units in a slot; an empty row stands for everything."""
    return tuple(Units(word(one, "row"), integer(one, "count")) for one in each(phrase, slot))


def placed(wanted: tuple[Units, ...], at: str, harbour: str) -> PlaceOrder | Problem:
    """P-3.1: nothing stands anywhere before the start, so `everything` says nothing."""
    return PlaceOrder(wanted, at, harbour) if all(each.row for each in wanted) else refused("place-what", "P-3.1")


def built(wanted: tuple[Units, ...], at: str, harbour: str = "") -> tuple[BuildOrder, ...]:
    """P-4.4: build units in a land; where nobody says how many, one."""
    return tuple(BuildOrder(one.row, at, one.count or 1, harbour) for one in wanted)


def zeros(phrase: Phrase, slot: str) -> bool:
    """Tell whether none of a type are ordered, in so many words."""
    return any(one.slots.get("count") == 0 for one in each(phrase, slot))


def none_of(phrase: Phrase) -> Problem | None:
    """P-4.4: refuse what orders no units, in so many words."""
    return refused("none-of", "P-4.4", row=units(phrase, "units")[0].row) if zeros(phrase, "units") else None


def said_amount(number: int, parts: int) -> Phrase:
    """Say an amount that is kept in whole parts: sixtieths of BV, sixths of damage."""
    found = Fraction(number, parts)
    whole, rest = divmod(found, 1)
    if not rest:
        return Phrase("amount", {"whole": int(whole)})
    return filled("amount", whole=int(whole) or None, over=rest.numerator, under=rest.denominator)


def amount(phrase: Phrase, slot: str, parts: int) -> int | None:
    """Give an amount in whole parts; None: it is none, such as 1/0 or 1/7."""
    found = each(phrase, slot)[0]
    under = integer(found, "under", 1)
    if not under:
        return None
    full = (integer(found, "whole") + Fraction(integer(found, "over"), under)) * parts
    return int(full) if full.denominator == 1 else None


def paid_shares(phrase: Phrase) -> dict[str, int] | None:
    """P-14.3: what each land pays in sixtieths of BV; one phrase may say the same of several ("a point each"); None: an
    amount is none, or a land is named twice."""
    parts = [(land, amount(one, "amount", BV)) for one in each(phrase, "paid") for land in _payers(one)]
    paid = {land: share for land, share in parts if share is not None}
    return paid if len(paid) == len(parts) else None


def _payers(share: Phrase) -> tuple[str, ...]:
    return named(share, "lands", "area") or (word(share, "land"),)
