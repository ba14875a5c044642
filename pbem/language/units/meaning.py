"""What a reading of the chart means: who `all`, `the rest` and `both` are, where `there`, `home` and `it` is.

What has no antecedent is no reading: nobody guesses where `back` leads. "To Tor and take it" is one capture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value
from pbem.language.units.conditions import Condition
from pbem.language.units.items import Item
from pbem.language.units.parts import IT
from pbem.language.units.told import Block, Deed
from pbem.language.units.who import Who

SAME = "same"
"""The item that does what was told before."""


@dataclass(frozen=True)
class Unmeant(Exception):
    """A reading that means nothing here: what it leaves open."""

    what: str


def meaning(blocks: tuple[Block, ...], lexicon: Lexicon, vocabulary: Vocabulary) -> tuple[Found, ...]:
    """Give the phrases of a reading, one for each that is told; an `Unmeant` says what is left open."""
    spec = lexicon.items["line"]
    every = tuple(vocabulary.numbers.get(spec["unit"], ()))
    named = tuple(number for block in blocks if block.who and not block.who.group for number in block.who.numbers)
    named = named or ((0,) if vocabulary.rest else ())
    standing = {
        number: [place for place, there in vocabulary.places.get(spec["unit"], {}).items() if number in there]
        for number in every
    }
    found: list[Found] = []
    told: tuple[int, ...] = ()
    for at, block in enumerate(blocks):
        block = _repeated(block, blocks[at - 1] if at else None)
        whose = numbers(block.who, every, named, told)
        if any(item.origin and not set(whose) <= set(item.origin) for item in block.plan):
            raise Unmeant("from")
        plan = tuple(_spoken_of(one, told, whose) for one in _plan(block.plan, lexicon, vocabulary))
        rules = tuple(
            Found(
                "rule",
                _sorted(when=deed.condition.when, guards=deed.condition.guards, then=tuple(_reaction(deed, lexicon))),
            )
            for deed in block.rules
        )
        found += (
            Found(
                spec["phrase"],
                _sorted(plan=_onward(plan, standing.get(number, ())), rules=rules, **{spec["unit"]: number}),
            )
            for number in whose
        )
        told = whose
    if len({dict(one.slots)[spec["unit"]] for one in found}) < len(found):
        raise Unmeant("twice")
    return tuple(found)


def _onward(plan: tuple[Found, ...], standing: Sequence[str]) -> tuple[Found, ...]:
    """Leave out the way to where one stands: „dvojka v Yazu jde nahoru 2“ says which it is."""
    first = plan[0] if len(plan) > 1 else None
    at = first is not None and first.kind == "goto" and {value for _, value in _aim(first).slots} <= {*standing}
    return plan[1:] if at else plan


def _repeated(block: Block, before: Block | None) -> Block:
    """Put the plan of the one told before in the place of `the same`."""
    if all(item.found.kind != SAME for item in block.plan):
        return block
    if before is None or len(block.plan) > 1 or before.rules:
        raise Unmeant(SAME)
    return block._replace(plan=before.plan)


def _spoken_of(found: Found, told: tuple[int, ...], whose: tuple[int, ...]) -> Found:
    """Put the unit told last in the place of `it`, where a unit is meant: "7 joins 2, 2 waits for it"."""
    slots = dict(found.slots)
    if IT not in slots.values():
        return found
    if len(told) != 1 or told == whose:
        raise Unmeant("it")
    return _with_unit(found, told[0])


def _with_unit(found: Found, unit: int) -> Found:
    """Put a unit in the place of `it`."""
    return Found(found.kind, tuple((name, unit if value == IT else value) for name, value in found.slots))


def _gone_to(way: Found | None) -> int:
    """Give the unit an item leads to; 0: none ("7 goes to 2 and merges with it")."""
    slots = dict(_aim(way).slots) if way is not None else {}
    unit = slots.get("army", 0)
    return unit if isinstance(unit, int) else 0


def _sorted(**slots: Value) -> tuple[tuple[str, Value], ...]:
    return tuple(sorted(((name, value) for name, value in slots.items() if value != ()), key=lambda slot: slot[0]))


def numbers(who: Who | None, every: tuple[int, ...], named: tuple[int, ...], told: tuple[int, ...]) -> tuple[int, ...]:
    """Tell who is told, by number; an order of its own goes before `all`."""
    if who is None:
        raise Unmeant("who")
    others = tuple(number for number in every if number not in named)
    if not who.group:
        found = who.numbers
    elif who.group == "but":
        found = tuple(number for number in others if number not in who.numbers)
    elif who.group == "both":
        found = told if len(told) == 2 else every if len(every) == 2 else ()
    elif who.group == "rest":
        found = others if named else ()
    else:
        found = others
    if not found or who.many not in (0, len(found)):
        raise Unmeant(who.group)
    return found


def _plan(items: Iterable[Item], lexicon: Lexicon, vocabulary: Vocabulary) -> Iterator[Found]:
    """Settle where each item of a plan leads."""
    waiting: Found | None = None
    aim: Found | None = None
    before: Found | None = None
    """The item before: "to Tor, there it stays" goes there once."""
    for item in _met_there(items):
        found, last = item.found, aim
        if before is not None and _comes_of(before, found, lexicon):
            continue
        if (unit := _gone_to(waiting)) and IT in dict(found.slots).values():
            found, waiting = _with_unit(found, unit), None
        target = dict(found.slots).get("to")
        if isinstance(target, Found):
            open_ = _left_open(target)
            spec = lexicon.items["item"].get(found.kind, {})
            if open_ == "it" and spec.get("after") and waiting is not None:
                found, waiting = Found(found.kind, (("to", _aim(waiting)),)), None
            elif open_ in ("it", "there") and last is not None:
                found = Found(found.kind, (("to", last),))
                again = before is not None and before.slots == found.slots
                if found == waiting or (again and (found == before or found.kind == "goto")):
                    continue
            elif open_ == "home" and vocabulary.home:
                found = Found(found.kind, (("to", Found("target", ((_kind(vocabulary), vocabulary.home),))),))
            elif open_:
                raise Unmeant(open_)
            aim = _aim(found)
        elif item.onward and last is None and waiting is None and before is None:
            raise Unmeant("from-there")
        if waiting is not None:
            yield waiting
        leads = found.kind == "goto" or lexicon.items["item"].get(found.kind, {}).get("leads")
        waiting, before = (found if leads else None), found
        if waiting is None:
            yield found
    if waiting is not None:
        yield waiting


def _comes_of(before: Found, found: Found, lexicon: Lexicon) -> bool:
    """Tell whether an item says of `it` what the one before ends with: "2 waits for 7, joins it and attacks"."""
    comes = lexicon.items["item"].get(before.kind, {}).get("met", "")
    return bool(comes) and comes == found.kind and IT in dict(found.slots).values()


def _met_there(items: Iterable[Item]) -> Iterator[Item]:
    """Join what is met somewhere with the way there: "to K15 and hit the red army there" is one attack."""
    before: Item | None = None
    for item in items:
        joined = _at_place(before, item) if before is not None and item.there else None
        if joined is None and before is not None:
            yield before
        before = joined or item
    if before is not None:
        yield before


def _at_place(way: Item, met: Item) -> Item | None:
    """Give the deed against somebody at the cell the item before leads to; nothing if it is no such deed."""
    to, whom = dict(way.found.slots).get("to"), dict(met.found.slots).get("to")
    if not isinstance(to, Found) or not isinstance(whom, Found) or way.found.kind not in ("goto", met.found.kind):
        return None
    if [name for name, _ in to.slots] != ["cell"] or [name for name, _ in whom.slots] != ["colour"]:
        return None
    return met._replace(found=Found(met.found.kind, (("to", Found("target", (*to.slots, *whom.slots))),)))


def _kind(vocabulary: Vocabulary) -> str:
    """Tell what kind of place one's home is."""
    return next((name.kind for name in vocabulary.names if name.key == vocabulary.home), "cell")


def _aim(found: Found) -> Found:
    target = dict(found.slots)["to"]
    assert isinstance(target, Found)
    return target


def _left_open(target: Found) -> str:
    """Name what a target leaves open: `it`, `there`, `home`, `back`."""
    return next((name for name, _ in target.slots if name in ("it", "there", "home", "back")), "")


def _reaction(deed: Deed, lexicon: Lexicon) -> Iterator[Found]:
    """Give what is done; the way to what is taken or attacked then is told once: "go there and take it"."""
    found = tuple(_founds(deed.then, _is_of_a_city(deed.condition)))
    for one, behind in zip_longest(found, found[1:]):
        after = behind is not None and lexicon.items["item"].get(behind.kind, {}).get("after") == one.kind
        if not after or behind.slots != one.slots:
            yield one


def _is_of_a_city(condition: Condition) -> bool:
    """Tell whether what is met is a place."""
    listed = [one for when in condition.when if isinstance(one := dict(when.slots).get("what"), tuple)]
    met = [one for each in listed for one in each]
    return bool(met) and all(isinstance(one, Found) and one.kind.endswith("city") for one in met)


def _founds(items: Iterable[Item], at_a_city: bool) -> Iterator[Found]:
    """Give the items of a deed; `it` is what fired the rule, as `there` is if that is a city; nothing else is open."""
    for item in items:
        target = dict(item.found.slots).get("to")
        if at_a_city and isinstance(target, Found) and _left_open(target) == "there":
            item = item._replace(found=Found(item.found.kind, (("to", Found("target", (("it", "1"),))),)))
            target = None
        if isinstance(target, Found) and _left_open(target) in ("there", "home", "back"):
            raise Unmeant(_left_open(target))
        if IT in dict(item.found.slots).values():
            raise Unmeant("it")
        kind = item.found.kind.removesuffix("_it")
        yield item.found if kind == item.found.kind else Found(kind, (("to", Found("target", (("it", "1"),))),))
