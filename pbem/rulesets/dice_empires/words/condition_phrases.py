"""X-13.3: conditions in words: `enemy left >= 2`, `siege right`, `walls left < 3`, `hall >= 3`, `people < 10`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from pbem.core.phrases import Phrase
from pbem.core.seats import Seat
from pbem.core.slots import filled, integer, word
from pbem.rulesets.dice_empires.orders import Condition, Enemy, Hall, People, Reputation, Side, Siege, Walls


def phrase(condition: Condition) -> Phrase:
    """Say a condition."""
    match condition:
        case Enemy(side, least, of):
            return filled("army" if of else "enemy", side=side, least=least if least != 1 else None, of=of)
        case Siege(side):
            return Phrase("besieged", {"side": side})
        case Walls(side, below):
            return Phrase("walls", {"side": side, "below": below})
        case Hall(least):
            return Phrase("hall", {"least": least})
        case People(below):
            return Phrase("people", {"below": below})
        case Reputation(of, least):
            return Phrase("reputation", {"of": of, "least": least})


def understood(said: tuple[Phrase, ...]) -> tuple[Condition, ...]:
    """Understand conditions that must all be so."""
    return tuple(_CONDITIONS[one.kind](one) for one in said)


def _side(said: Phrase) -> Side:
    return cast(Side, word(said, "side"))


def _least(said: Phrase, default: int = 1) -> int:
    """Give the least number; `> 2` is at least 3."""
    return integer(said, "least", default) if "above" not in said.slots else integer(said, "above") + 1


def _below(said: Phrase) -> int:
    """Give the number it must stay below; `<= 2` is below 3, `empty` is below 1."""
    return integer(said, "below") if "most" not in said.slots else integer(said, "most") + 1


_CONDITIONS: Mapping[str, Callable[[Phrase], Condition]] = {
    "enemy": lambda said: Enemy(_side(said), _least(said)),
    "army": lambda said: Enemy(_side(said), _least(said), Seat(word(said, "of"))),
    "besieged": lambda said: Siege(_side(said)),
    "walls": lambda said: Walls(_side(said), _below(said)),
    "hall": lambda said: Hall(_least(said)),
    "people": lambda said: People(_below(said)),
    "reputation": lambda said: Reputation(Seat(word(said, "of")), _least(said)),
}
