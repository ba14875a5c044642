"""A land and who stands on it, in one line of a position.

    A1 = "blue: 2 inf, 1 tnk"
    D1 = "red fresh from blue since 2: 1 inf building 1, 1 tnk damage 3; green 2 atg"
    C1 = "-: 3 neu"

First whose it is (`-`: nobody's), then what is not as usual: `from` whom it came, in which round (`since`) and player
turn (`turn`; in simultaneous play it is the round) it last changed hands, whose it was at the start (`home`); its
holder's units, and after `;` those of others. A unit is ready unless it is `building`, with so many completions left;
`held blue` says who holds its damage (P-30), `blue+red` that they pool; `led red` who commands them (P-33.6);
`battery D1 laid 2` that guns took a position against D1 in round 2 (P-41); `harbour SN` where a ship lies, `aboard
inf+inf` what each carries, `sailed` that it has left a harbour in this player turn; `paid 60` that so many
sixtieths of a BV are paid for what is built in parts (P-39); `weary 2` that aircraft rest (P-37.2), `served 3+4` in
which turns a carrier has refuelled aircraft (P-37.7); `stored 2` for how many supply steps a submarine has supplies
aboard (P-55).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import groupby

from pbem.core.positions import Words
from pbem.rulesets.powers.state import Land, Stack

NONE = "-"
_NUMBERS = {
    "building": "left",
    "damage": "damage",
    "laid": "laid",
    "spent": "spent",
    "paid": "paid",
    "weary": "weary",
    "stored": "store",
}
_WORDS = {"held": "held", "led": "commander", "battery": "battery", "harbour": "harbour"}
_ORDER = ("building", "damage", "held", "led", "battery", "laid", "harbour", "spent", "paid", "weary", "stored")
ABOARD, SERVED = "aboard", "served"
_FLAGS = ("sailed", "tied")
_HEAD = {"from": "before", "home": "home", "since": "since", "turn": "turn"}
Plain = Mapping[str, object]


def write(land: Land, usual: Land, stacks: Collection[Stack]) -> str:
    """Write a land; `usual` says whose it is at the start as the map and the sides have it, and the usual turn."""
    held = [", ".join(map(_unit, stacks_)) for owner, stacks_ in _by_owner(stacks) if owner == land.owner]
    strange = [
        f"{owner or NONE} {', '.join(map(_unit, own))}" for owner, own in _by_owner(stacks) if owner != land.owner
    ]
    head = " ".join(_head(land, usual))
    return "; ".join((f"{head}: {held[0]}" if held else head, *strange))


def write_sea(stacks: Collection[Stack]) -> str:
    """Write who is on a sea."""
    return "; ".join(f"{owner or NONE} {', '.join(map(_unit, own))}" for owner, own in _by_owner(stacks))


def read_sea(at: str, line: str) -> list[Plain]:
    """Read a line of a sea as the plain values of its stacks."""
    groups = (group.strip().partition(" ") for group in line.split(";"))
    return [stack for owner, _, units in groups for stack in _units(at, _seat(owner), units)]


def _by_owner(stacks: Collection[Stack]) -> Iterator[tuple[str, list[Stack]]]:
    for owner, own in groupby(sorted(stacks, key=lambda each: each.owner), key=lambda each: each.owner):
        yield owner, list(own)


def _head(land: Land, usual: Land) -> Iterator[str]:
    yield land.owner or NONE
    yield from ["fresh"] * land.fresh
    for word, field in _HEAD.items():
        value = getattr(land, field)
        if value != getattr(usual, field):
            yield f"{word} {value if isinstance(value, int) else value or NONE}"


def _unit(stack: Stack) -> str:
    fields = {**_NUMBERS, **_WORDS}
    said = [(word, getattr(stack, fields[word])) for word in _ORDER]
    said += [(ABOARD, "+".join(stack.load)), (SERVED, "+".join(map(str, stack.served)))]
    words = (f"{word} {value}" for word, value in said if value)
    flags = (flag for flag in _FLAGS if getattr(stack, flag))
    return " ".join((f"{stack.count} {stack.row}", *words, *flags))


def read(at: str, line: str, home: str, sequential: bool = False) -> tuple[Plain, list[Plain]]:
    """Read a line as the plain values of a land and of its stacks."""
    first, *strange = line.split(";")
    head, _, units = first.partition(":")
    land = _land(Words(f"position.lands.{at}: {line!r}", head.split()), home)
    if not sequential:
        land.setdefault("turn", land.get("since", 0))
    found = _units(at, str(land["owner"]), units) if units.strip() else []
    for group in strange:
        owner, _, units = group.strip().partition(" ")
        found += _units(at, _seat(owner), units)
    return land, found


def _seat(word: str) -> str:
    return "" if word == NONE else word


def _land(words: Words, home: str) -> dict[str, object]:
    said: dict[str, object] = {"home": home, "owner": _seat(words.first("an owner"))}
    while words.words:
        word = words.first("a word")
        if word == "fresh":
            said["fresh"] = True
        elif word in ("since", "turn"):
            said[word] = words.number(f"a number after {word!r}", least=0)
        elif word in _HEAD:
            said[_HEAD[word]] = _seat(words.first(f"a seat after {word!r}"))
        else:
            raise words.wrong(f"fresh, {', '.join(_HEAD)} instead of {word!r}")
    return said


def _units(at: str, owner: str, line: str) -> list[Plain]:
    return [
        _stack(at, owner, Words(f"position.lands.{at}: {part.strip()!r}", part.split())) for part in line.split(",")
    ]


def _stack(at: str, owner: str, words: Words) -> Plain:
    said: dict[str, object] = {"owner": owner, "at": at, "count": words.number("a number of units")}
    said["row"] = words.first("a type of units")
    while words.words:
        word = words.first("a word")
        if word in _FLAGS:
            said[word] = True
        elif word == ABOARD:
            said["load"] = sorted(words.first(f"types after {word!r}").split("+"))
        elif word == SERVED:
            said["served"] = _dates(words)
        elif word in _WORDS:
            said[_WORDS[word]] = words.first(f"a word after {word!r}")
        elif word in _NUMBERS:
            said[_NUMBERS[word]] = words.number(f"a number after {word!r}")
        else:
            raise words.wrong(f"{', '.join((*_ORDER, ABOARD, SERVED, *_FLAGS))} instead of {word!r}")
    return said


def _dates(words: Words) -> list[int]:
    parts = words.first(f"turns after {SERVED!r}").split("+")
    if not all(part.isdecimal() for part in parts):
        raise words.wrong(f"turns such as 3+4 after {SERVED!r}")
    return [int(part) for part in parts]
