"""Values as plain values of TOML: everything comes back, and mistakes are named where they are."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

import pytest
import tomlkit

from pbem.core import plain
from pbem.core.grid import Direction
from pbem.core.seats import Seat


@dataclass(frozen=True)
class Sail:
    """Go by ship."""

    to: str
    crew: int = 1
    wind: Direction = Direction.N
    kind: Literal["sail"] = "sail"


@dataclass(frozen=True)
class Wait:
    """Stay."""

    quiet: bool = False
    mood: Literal["glad", "sad"] = "glad"
    of: Seat | Literal["", "nobody"] | int = ""
    kind: Literal["wait"] = "wait"


@dataclass(frozen=True)
class Plan:
    """What a seat means to do."""

    seat: Seat
    steps: tuple[Sail | Wait, ...] = ()
    gifts: Mapping[str, int] = field(default_factory=dict)
    best: Sail = Sail("home")
    names: tuple[str, ...] | None = None
    last: Wait | None = None


SEATS = (Seat("red"), Seat("blue"))
STEPS = (Sail("A3", 2, Direction.SE), Wait(mood="sad"), Wait(of=Seat("blue")), Wait(of=4), Wait())
PLAN = Plan(Seat("red"), STEPS, {"gold": 3})


def test_everything_comes_back() -> None:
    """What is as by default is left out, and a member of a union says its kind."""
    written = plain.write(PLAN, Plan)
    waits = [{"kind": "wait", **said} for said in ({"mood": "sad"}, {"of": "blue"}, {"of": 4}, {})]
    steps = [{"kind": "sail", "to": "A3", "crew": 2, "wind": "SE"}, *waits]
    assert written == {"seat": "red", "steps": steps, "gifts": {"gold": 3}}
    assert plain.read(Plan, tomllib.loads(tomlkit.dumps(written)), "plan", SEATS) == PLAN


T = TypeVar("T")


@dataclass(frozen=True)
class Parcel(Generic[T]):
    """Something wrapped, and its weight."""

    inside: T
    weight: int = 0


def test_a_generic_value_is_read_by_what_it_holds() -> None:
    """And numbers may be below 0 only where that is said."""
    parcel, of = Parcel(Sail("A3"), -2), Parcel[Sail]
    written = plain.write(parcel, of)
    assert written == {"inside": {"to": "A3"}, "weight": -2}
    assert plain.read(of, written, "parcel", signed=True) == parcel
    with pytest.raises(ValueError, match="a whole number from 0"):
        plain.read(of, written, "parcel")


def test_what_may_be_missing_is_left_out() -> None:
    """None is never written; what is there is written as if it could not be None."""
    plan = Plan(Seat("red"), names=("a", "b"), last=Wait(True))
    written = plain.write(plan, Plan)
    assert written == {"seat": "red", "names": ["a", "b"], "last": {"quiet": True}}
    assert plain.read(Plan, written, "plan", SEATS) == plan


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ({}, "plan.seat: expected something, it is missing"),
        ({"seat": 3}, "plan.seat: expected one of red, blue instead of 3"),
        ({"seat": "pink"}, "plan.seat: expected one of red, blue instead of 'pink'"),
        ({"seat": "red", "speed": 3}, "plan: unknown 'speed', known are seat, steps, gifts, best, names, last"),
        ({"seat": "red", "steps": "wait"}, "plan.steps: expected a list"),
        ({"seat": "red", "steps": [{"kind": "fly"}]}, "plan.steps.1.kind: expected one of sail, wait"),
        ({"seat": "red", "steps": [{"kind": "sail", "to": "A3", "crew": True}]}, "crew: expected a whole number"),
        ({"seat": "red", "steps": [{"kind": "wait", "quiet": 1}]}, "quiet: expected true or false instead of 1"),
        ({"seat": "red", "steps": [{"kind": "wait", "mood": "odd"}]}, "mood: expected one of glad, sad"),
        ({"seat": "red", "steps": [{"kind": "sail", "to": "A3", "crew": -1}]}, "crew: expected a whole number from 0"),
        ({"seat": "red", "steps": [{"kind": "sail", "to": "A3", "wind": "X"}]}, "wind: expected one of N, E, S, W, NE"),
        ({"seat": "red", "steps": [{"of": "red"}]}, "plan.steps.1.kind: expected one of sail, wait"),
        (
            {"seat": "red", "steps": [{"kind": "wait"}, {"kind": "wait", "of": "pink"}]},
            "plan.steps.2.of: expected one of red, blue, '', nobody or a whole number from 0 instead of 'pink'",
        ),
        ({"seat": "red", "gifts": {"gold": "x"}}, "plan.gifts.gold: expected a whole number"),
        ({"seat": "red", "gifts": []}, "plan.gifts: expected a table"),
        ({"seat": "red", "best": "home"}, "plan.best: expected a table"),
    ],
)
def test_mistakes_are_named(said: dict[str, Any], where: str) -> None:
    """Whoever writes it is told what is wrong where; nothing is converted."""
    with pytest.raises(ValueError, match=where):
        plain.read(Plan, said, "plan", SEATS)
