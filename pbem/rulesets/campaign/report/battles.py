"""Battles throw by throw, with what a participant may know (C-7.3)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.blocks import Contest, Style
from pbem.core.events import Event
from pbem.core.texts import Fact, Text, number, text, word

_MOODS: dict[str, Style] = {"won": "up", "lost": "down"}


def battles(events: tuple[Event, ...]) -> tuple[Contest, ...]:
    """Write a block for every battle the reader took part in."""
    return tuple(_contest(event) for event in events if event.kind == "battle")


def champions(event: Event) -> Iterator[Text]:
    """Walk over the lines of a battle."""
    lines = event.facts.get("lines", ())
    for line in lines if isinstance(lines, tuple) else ():
        if isinstance(line, Text):
            yield line


def own_armies(event: Event) -> tuple[int, ...]:
    """List the reader's armies that fought."""
    return tuple(dict.fromkeys(number(line.args["army"]) for line in champions(event) if line.args["army"]))


def _contest(event: Event) -> Contest:
    facts = event.facts
    mine = word(facts["mine"])
    rounds = max((number(line.args["round"]) for line in champions(event)), default=1)
    die = f"1d{event.rolls[0].sides}" if event.rolls else ""
    lines = tuple(_line(line, rounds, die) for line in champions(event))
    return Contest(_title(event), _place(event), lines, _result(event), _MOODS.get(mine, "plain"))


def _line(line: Text, rounds: int, die: str) -> tuple[Fact, str, str, int, int]:
    args = line.args
    strength, bonus = number(args["strength"]), number(args["bonus"])
    total = f"{strength} + {bonus}" if bonus else str(strength)
    who = Text("campaign-battle-own" if args["army"] else "campaign-battle-foe", {**args, "rounds": rounds})
    return who, total, die, number(args["die"]), number(args["total"])


def _title(event: Event) -> Text:
    """Name the battle: for a city, on a border, or in the open."""
    facts = event.facts
    own = own_armies(event)
    me = _own_side(event)
    sides = facts["sides"]
    foes = tuple(who for who in (sides if isinstance(sides, tuple) else ()) if who not in me)
    scene = "border" if facts["at"] != facts["other"] else "city" if facts["city"] else "field"
    return text(f"campaign-battle-{scene}", armies=own, count=len(own), foes=foes, city=facts["city"])


def _place(event: Event) -> str:
    at, other = word(event.facts["at"]), word(event.facts["other"])
    return at if at == other else f"{at}/{other}"


def _result(event: Event) -> Text:
    """Say the result; of the reader's own victory also the sum, such as 14 − 2 = 12."""
    after = number(event.facts["after"])
    winners = [line for line in champions(event) if line.args["fate"] == "won"]
    strength = number(winners[-1].args["strength"]) if winners else after
    change = after - strength
    sign = "+" if change > 0 else "\u2212"
    total = f"{strength} {sign} {abs(change)} = {after}" if change else str(after)
    mine, winner = word(event.facts["mine"]), word(event.facts["winner"])
    ally = mine == "won" and winner not in _own_side(event)
    said = "campaign-battle-won-ally" if ally else f"campaign-battle-{mine}"
    return text(said, sum=total, winner=winner, city=event.facts["city"])


def _own_side(event: Event) -> set[str]:
    """Name the reader, by the lines that tell an army's number."""
    return {word(line.args["who"]) for line in champions(event) if line.args["army"]}
