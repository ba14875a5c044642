"""Doctrines <-> phrases (P-6.20): the keys of a standing battle order, of a line of movement too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.rulesets.powers.orders import Doctrine, Reserve, Retreat, Units
from pbem.rulesets.powers.words.slots import amount, named, refused, said, said_amount, zeros

OTHERS = "*"
WORTHS = ("best", "threat", "cost")
SIXTHS = 6


def keys(doctrine: Doctrine) -> tuple[Phrase, ...]:
    """Say what a doctrine holds, key by key."""
    return tuple(_said(doctrine))


def _said(doctrine: Doctrine) -> Iterator[Phrase]:
    if doctrine.aim is not None:
        yield Phrase("aim", {"what": tuple(map(_aimed, doctrine.aim))})
    if doctrine.second is not None:
        yield filled("second", rows=said("listed", "row", doctrine.second), none=None if doctrine.second else "1")
    for reserve in doctrine.reserve or ():
        yield _reserve(reserve)
    if doctrine.pull is not None:
        pulled = said_amount(doctrine.pull, SIXTHS)
        yield filled("pull", amount=pulled) if doctrine.pull else Phrase("pull", {"never": "1"})
    if doctrine.retreat is not None:
        yield _retreat(doctrine.retreat)
    if doctrine.retreat_to is not None:
        yield Phrase("retreat_to", {"lands": said("spot", "area", doctrine.retreat_to)})
    if doctrine.versus is not None:
        yield _versus(doctrine.versus)
    if doctrine.subs is not None:
        yield _dive(doctrine.subs)
    if doctrine.holdfire is not None:
        yield Phrase("holdfire", {"seats": said("party", "colour", doctrine.holdfire)})
    if doctrine.chosen is not None:
        yield filled("chosen", rows=said("listed", "row", doctrine.chosen), none=None if doctrine.chosen else "1")


def _dive(subs: str) -> Phrase:
    if subs in ("avoid", "fight"):
        return Phrase("subs", {subs: "1"})
    share = Fraction(subs)
    return Phrase("subs", {"over": share.numerator, "under": share.denominator})


def _aimed(what: str) -> Phrase:
    if what == OTHERS:
        return Phrase("aimed", {"others": "1"})
    return Phrase("aimed", {"worth" if what in WORTHS else "row": what})


def _reserve(reserve: Reserve) -> Phrase:
    kind = {"line1": "until_line", "salvo": "until_salvo", "gone": "until_gone"}[reserve.until]
    until = filled(kind, row=reserve.row or None, least=None if reserve.until == "gone" else reserve.number)
    return filled("reserve", count=reserve.units.count or None, row=reserve.units.row, until=until)


def _retreat(retreat: Retreat) -> Phrase:
    match retreat.when:
        case "after":
            return Phrase("retreat", {"after": retreat.number})
        case "losses":
            return Phrase("retreat", {"losses": retreat.number})
        case "odds":
            share = Fraction(retreat.share)
            return Phrase("retreat", {"over": share.numerator, "under": share.denominator})
        case when:
            return Phrase("retreat", {when: "1"})


def _versus(versus: tuple[str, ...]) -> Phrase:
    if versus in (("holder",), ("all",)):
        return Phrase("versus", {versus[0]: "1"})
    return Phrase("versus", {"seats": said("party", "colour", versus)})


def doctrine(phrases: tuple[Phrase, ...]) -> Doctrine | Problem:
    """Understand the keys of a doctrine; one key said twice is refused, but for reserves, which add up."""
    found = Doctrine()
    for phrase in phrases:
        if phrase.kind != "reserve" and getattr(found, phrase.kind) is not None:
            return refused("key-twice", "P-6.20", key=phrase.kind)
        more = _KEYS[phrase.kind](found, phrase)
        if isinstance(more, Problem):
            return more
        found = more
    return found


Found = Doctrine | Problem


def _aim(before: Doctrine, phrase: Phrase) -> Found:
    words = [word(one, "row") or word(one, "worth") or OTHERS for one in each(phrase, "what")]
    return replace(before, aim=tuple(dict.fromkeys(words)))


def _second(before: Doctrine, phrase: Phrase) -> Found:
    return replace(before, second=tuple(dict.fromkeys(named(phrase, "rows", "row"))))


def _held_back(before: Doctrine, phrase: Phrase) -> Found:
    if zeros(Phrase("", {"units": phrase}), "units"):
        return refused("none-of", "P-6.23", row=word(phrase, "row"))
    until = each(phrase, "until")[0]
    when = {"until_line": "line1", "until_salvo": "salvo", "until_gone": "gone"}[until.kind]
    kept = Units(word(phrase, "row"), integer(phrase, "count"))
    new = Reserve(kept, when, integer(until, "least"), word(until, "row"))  # type: ignore[arg-type]
    return replace(before, reserve=(*(before.reserve or ()), new))


def _pull(before: Doctrine, phrase: Phrase) -> Found:
    sixths = amount(phrase, "amount", SIXTHS) if each(phrase, "amount") else 0
    if sixths is None or sixths >= SIXTHS * SIXTHS:
        return refused("pull", "P-6.24")
    return replace(before, pull=sixths)


def _withdraw(before: Doctrine, phrase: Phrase) -> Found:
    found = _when(phrase)
    return found if isinstance(found, Problem) else replace(before, retreat=found)


def _when(phrase: Phrase) -> Retreat | Problem:
    if "never" in phrase.slots or "recon" in phrase.slots:
        return Retreat("never" if "never" in phrase.slots else "recon")
    if "after" in phrase.slots:
        number = integer(phrase, "after")
        return Retreat("after", number) if number else refused("retreat-when", "P-6.25")
    if "losses" in phrase.slots:
        number = integer(phrase, "losses")
        return Retreat("losses", number) if 0 < number <= 100 else refused("retreat-when", "P-6.25")
    return _at_odds(next(iter(each(phrase, "odds")), phrase))


def _at_odds(phrase: Phrase) -> Retreat | Problem:
    """P-6.25: the share of one's own hits in the enemy's: 1/2, "if they are twice as strong"."""
    over, under = integer(phrase, "over"), integer(phrase, "under")
    return Retreat("odds", share=str(Fraction(over, under))) if under else refused("retreat-when", "P-6.25")


def _refuges(before: Doctrine, phrase: Phrase) -> Found:
    return replace(before, retreat_to=tuple(dict.fromkeys(named(phrase, "lands", "area"))))


def _dived(before: Doctrine, phrase: Phrase) -> Found:
    word_ = next((key for key in ("avoid", "fight") if key in phrase.slots), "")
    over, under = integer(phrase, "over"), integer(phrase, "under")
    if not word_ and not under:
        return refused("retreat-when", "P-6.26")
    return replace(before, subs=word_ or str(Fraction(over, under)))


def _first_ashore(before: Doctrine, phrase: Phrase) -> Found:
    return replace(before, chosen=tuple(dict.fromkeys(named(phrase, "rows", "row"))))


def _foes(before: Doctrine, phrase: Phrase) -> Found:
    general = next((key for key in ("holder", "all") if key in phrase.slots), "")
    return replace(before, versus=(general,) if general else _parties(phrase))


def _spared(before: Doctrine, phrase: Phrase) -> Found:
    return replace(before, holdfire=_parties(phrase))


def _parties(phrase: Phrase) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(map(Seat, named(phrase, "seats", "colour"))))


_KEYS: Mapping[str, Callable[[Doctrine, Phrase], Found]] = {
    "aim": _aim,
    "second": _second,
    "reserve": _held_back,
    "pull": _pull,
    "retreat": _withdraw,
    "retreat_to": _refuges,
    "subs": _dived,
    "versus": _foes,
    "holdfire": _spared,
    "chosen": _first_ashore,
}
