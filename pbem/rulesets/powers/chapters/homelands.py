"""Where a people lives and how well off it is (P-60.1): who plays one, who governs its lands, what welfare changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.people import FIRST, POINT, People
from pbem.rulesets.powers.state import BV, State, Table, owned

TableT = TypeVar("TableT", bound=Table)
MOST = 20 * POINT
"""P-60.2: the most welfare a land can have."""
BOUGHT = 2 * POINT // BV
"""P-60.3: what a sixtieth of a BV brings: 2 points for a BV."""
GOVERNMENTS = 2
"""P-60.1: at least so many seats play governments."""


def peoples(state: State) -> tuple[Seat, ...]:
    """P-60.1: list the seats that play a people: those of the last sides."""
    plays = {side: Seat(seat) for seat, side in state.roles.items()}
    seats = tuple(plays[side.key] for side in world(state).sides if side.key in plays)
    count = many(state.options, len(seats))
    return seats[len(seats) - count :]


def many(options: Options, seats: int) -> int:
    """P-60.1: give the number of seats that play a people: as the options say, else one, but none by a preset alone."""
    wanted = options.peoples or int("people" in options.chapters)
    return max(min(wanted, seats - GOVERNMENTS), 0)


def begun(state: State, dice: Dice) -> State:
    """P-60.1: give the lands of a people's side to those who govern next to them, and peoples their homes."""
    seats = peoples(state)
    if not seats:
        return state
    lives = _homes(state, seats, dice)
    found = People(lives, dict.fromkeys(lives, FIRST))
    for seat in seats:
        found = _granted(found, seat, state.grants.get(seat, 0))
    grants = {seat: 0 if seat in seats else grant for seat, grant in state.grants.items()}
    return replace(_governed(state, seats), people=found, grants=grants)


def _homes(state: State, seats: tuple[Seat, ...], dice: Dice) -> Mapping[str, Seat]:
    """P-60.1: one people lives everywhere; of several each has as many lands as the others, by lot."""
    lands = tuple(state.lands) if len(seats) == 1 else dice.shuffle(tuple(state.lands), "homelands")
    drawn = {at: seats[place % len(seats)] for place, at in enumerate(lands)}
    return {at: drawn[at] for at in state.lands}


def _granted(people: People, seat: Seat, grant: int) -> People:
    """P-60.3: what a people would get for a starting army raises its welfare, everywhere alike."""
    lands = people.lands(seat)
    more = grant * BOUGHT // len(lands) if lands else 0
    return replace(people, welfare={**people.welfare, **{at: min(people.welfare[at] + more, MOST) for at in lands}})


def _governed(state: State, seats: tuple[Seat, ...]) -> State:
    """P-60.1: give each land of a people to the government next to it that has fewest."""
    near, left = world(state).neighbours, [at for seat in seats for at in owned(state, seat)]
    while found := next(((at, rulers) for at in left if (rulers := _rulers(state, near[at], seats))), None):
        at, rulers = found
        ruler = min(rulers, key=lambda each: (len(owned(state, each)), state.circle.index(each)))
        land = replace(state.lands[at], owner=ruler, home=ruler)
        state = replace(state, lands={**state.lands, at: land})
        left.remove(at)
    return state


def _rulers(state: State, near: tuple[str, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    owners = (state.lands[at].owner for at in near if at in state.lands)
    return tuple(owner for owner in owners if owner and owner not in seats)


def bettered(table: TableT, at: str, more: int) -> TableT:
    """P-60.2: raise the welfare of a land, or lower it; it stays between 0 and the most."""
    welfare = min(max(table.people.welfare.get(at, 0) + more, 0), MOST)
    return replace(table, people=replace(table.people, welfare={**table.people.welfare, at: welfare}))


def bereaved(table: TableT, seat: Seat, at: str, loss: int) -> TableT:
    """P-60.4: take welfare from a land, and what is missing there from the lands of that people that are best off."""
    for land in _losing(table, seat, at):
        taken = min(loss, table.people.welfare.get(land, 0))
        table, loss = bettered(table, land, -taken), loss - taken
    return table


def _losing(table: Table, seat: Seat, at: str) -> Iterator[str]:
    lands = table.people.lands(seat)
    yield from (land for land in lands if land == at)
    yield from sorted((land for land in lands if land != at), key=lambda land: -table.people.welfare.get(land, 0))


def endless(options: Options, goal: bool, seats: int) -> str:
    """P-60.1: say that a war with a people, who is never out, would last for ever."""
    ends = goal or options.rounds or world(options).goal.get("rounds")
    played = many(options, seats) > 0
    return "people: a people is never out of the war, so it needs a goal, or rounds" if played and not ends else ""
