"""A standing written down, and what a goal says of it.

war = standing("A:blue B:red S:green N:white", "C1=N C2=N W1=A R1=S E1=-", round=10, rounds=10, out="B@4")

A land `C1=N` is held by who holds it from the start; `C1=N>A@7` came to A in round 7 (`N>-` to nobody);
a star marks a centre: `C1*=N`. Lands in numbers: `A*3` gives A three lands without names.
"""

from __future__ import annotations

from typing import Any

from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Verdict
from pbem.rulesets.powers.chapters.goals.register import GOALS, read
from pbem.rulesets.powers.chapters.goals.standing import Holding, Standing
from pbem.rulesets.powers.memory import Memory


def standing(sides: str, lands: str, out: str = "", **more: Any) -> Standing:
    played = {side: Seat(seat) for side, seat in (each.split(":") for each in sides.split())}
    made = {}
    for text in lands.split():
        if "=" in text:
            name, _, holding = text.partition("=")
            made[name.rstrip("*")] = land(holding, played, name.endswith("*"), more.get("round", 0))
        else:
            side, _, count = text.partition("*")
            made |= {f"{side}-{n}": land(side, played, False, 0) for n in range(int(count))}
    fallen = {played[side]: int(when) for side, when in (each.split("@") for each in out.split())}
    return Standing(made, tuple(played.values()), played, fallen, **more)


def land(text: str, played: dict[str, Seat], centre: bool, now: int) -> Holding:
    start, _, change = text.partition(">")
    side, _, when = change.partition("@")
    first, since = played.get(start), int(when or 0)
    owner = played.get(side) if change else first
    return Holding(owner, owner or first, since, since, first, centre, fresh=0 < since == now)


def case(goal: dict[str, object], war: Standing, memory: Memory | None = None) -> tuple[Goal[Any], Case[Any]]:
    terms = read(goal)
    return GOALS[terms.kind], Case(terms, war, memory or Memory())


def judged(goal: dict[str, object], war: Standing, memory: Memory | None = None) -> Verdict | None:
    found, at = case(goal, war, memory)
    return found.judge(at)


def said(goal: dict[str, object], war: Standing, memory: Memory | None = None) -> str:
    """Say a verdict: `target: S / N`, the winners before the slash, then the places."""
    verdict = judged(goal, war, memory)
    if verdict is None:
        return "goes on"
    places = " ".join("=".join(map(war.side, place)) for place in verdict.places)
    return f"{verdict.reason}: {' '.join(map(war.side, verdict.winners)) or 'nobody'} / {places}"


def results(goal: dict[str, object], war: Standing, memory: Memory | None = None) -> dict[str, int]:
    """Give what every side would have if the war ended now."""
    found, at = case(goal, war, memory)
    return {war.side(seat): result for seat, result in found.results(at).items()}


def aims(goal: dict[str, object], war: Standing, side: str, memory: Memory | None = None) -> list[str]:
    """Say what a side plays for: `+ destroy {...}`; the sign says whether it stands so now."""
    found, at = case(goal, war, memory)
    signs = {True: "+", False: "-", None: "="}
    return [f"{signs[aim.met]} {aim.sentence}" for aim in found.aims(at, war.sides[side])]


def facts(goal: dict[str, object], war: Standing, side: str, memory: Memory | None = None) -> dict[str, object]:
    """Give the facts of the first thing a side plays for."""
    found, at = case(goal, war, memory)
    return dict(found.aims(at, war.sides[side])[0].facts)
