"""What the others can do next, from what everybody sees: attacks on the reader, and ends of the game (E-9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pbem.core.blocks import Block, Lines
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.europe import victory
from pbem.rulesets.europe.actions import homeland, move, retreat
from pbem.rulesets.europe.orders import Attack, Land, Move
from pbem.rulesets.europe.state import Deck, Result, State
from pbem.rulesets.europe.table import figures, lands, seats
from pbem.rulesets.europe.view import View


@dataclass(frozen=True)
class Threat:
    """An attack somebody can declare, with so many figures at most, by ship or not, and who may win by it."""

    seat: Seat
    origin: Land
    to: Land
    most: int
    sea: bool
    wins: tuple[Seat, ...] = ()


def dangers(view: View) -> tuple[Block, ...]:
    """List the attacks on the reader, then the moves with which anybody could end the game at once."""
    if view.seat not in view.circle or view.result is not None:
        return ()
    found = sorted(threats(view, Seat(str(view.seat))), key=lambda one: (not one.wins, one.to, one.origin))
    lines = tuple(map(_line, found)) or (text("europe-danger-none"),)
    ends = tuple(text("europe-danger-move", seat=one, start=start, end=end) for one, start, end in finishing(view))
    calm = () if not found or ends or any(one.wins for one in found) else (text("europe-danger-no-end"),)
    return (Lines((*lines, *ends, *calm)),)


def threats(view: View, seat: Seat) -> Iterator[Threat]:
    """E-6.4: find who can attack a player, from where, with how many."""
    table = public(view)
    for origin, stack in view.lands.items():
        if stack.power == seat:
            continue
        near = lands.reach(origin, _neutrals(view), view.options.attack_by_sea)
        for to in (land for land in near if figures.holder(view.lands, land) == seat):
            if most := homeland.may_leave(view.lands, stack.power, origin, to):
                sea = to not in lands.borders(origin, _neutrals(view))
                yield Threat(stack.power, origin, to, most, sea, _winners(table, stack.power, origin, to, most))


def finishing(view: View) -> Iterator[tuple[Seat, Land, Land]]:
    """E-9.1: find the moves to an empty land that would win the game for whoever makes them, the reader's too."""
    table = public(view)
    for origin, stack in view.lands.items():
        for to in lands.reach(origin, _neutrals(view)):
            if to not in view.lands and not move.refused(table, stack.power, Move(origin, to)):
                after = figures.go(view.lands, stack.power, origin, to, 1)
                if _won(victory.judge(after, view.circle, stack.power)) == (stack.power,):
                    yield stack.power, origin, to


def _winners(table: State, seat: Seat, origin: Land, to: Land, most: int) -> tuple[Seat, ...]:
    """E-9.3: name who may win if such an attack succeeds, whatever retreat is chosen."""
    attacks = (Attack(origin, to, count) for count in {1, most})
    maps = (each for attack in attacks for each in retreat.outcomes(table, seat, attack).values())
    winners = {won for after in maps for won in _won(victory.judge(after, table.circle, seat))}
    return tuple(one for one in seats.beginning(table.circle, seat) if one in winners)


def _won(result: Result | None) -> tuple[Seat, ...]:
    return result.winners if result else ()


def public(view: View) -> State:
    """Lay out what everybody sees as a table without cards: the rules of movement ask for no more."""
    return State(view.options, view.turn, view.round, view.circle, view.first, view.lands, (), Deck(()))


def _neutrals(view: View) -> bool:
    return figures.neutrals(view.options, view.circle)


def _line(one: Threat) -> Text:
    """Say a danger; one that may end the game says for whom."""
    kind = "europe-danger-end" if one.wins else "europe-danger"
    sea, figures_ = int(one.sea), one.most
    return text(kind, seat=one.seat, start=one.origin, end=one.to, figures=figures_, sea=sea, wins=one.wins)
