"""E-6.5, E-6.6: where the beaten go, and what becomes of them if there is nowhere to go."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events, victory
from pbem.rulesets.europe.actions import move
from pbem.rulesets.europe.orders import Attack, Land
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, lands, seats
from pbem.rulesets.europe.table.figures import Stacks


def destinations(state: State, land: Land) -> tuple[Land, ...]:
    """E-6.5: list where the beaten may go: the attacker's origin is not empty yet, and the homeland is not given up
    while there is another way (D17)."""
    seat = state.lands[land].power
    near = lands.reach(land, figures.neutrals(state.options, state.circle), state.options.retreat_by_sea)
    free = tuple(each for each in near if move.free(state, seat, each))
    safe = tuple(each for each in free if figures.at_home(_gone(state.lands, seat, land, each), seat))
    return safe or free


def _gone(stacks: Stacks, seat: Seat, land: Land, to: Land) -> Stacks:
    """E-6.5: all beaten figures go together."""
    return figures.go(stacks, seat, land, to, figures.there(stacks, land, seat))


def chosen(state: State, attacker: Seat, attack: Attack, free: tuple[Land, ...]) -> Land:
    """E-12.3: choose by the standing order: the list of this territory, the general one, then the default order."""
    seat = state.lands[attack.to].power
    wanted = seats.power(state, seat).standing.retreats
    listed = (land for origin in (attack.to, "") if origin in wanted for land in wanted[origin].lands)
    default = sorted(free, key=lambda land: (_rank(state, attacker, attack, land), land))
    return next(land for land in (*listed, *default) if land in free)


def _rank(state: State, attacker: Seat, attack: Attack, to: Land) -> int:
    """E-12.3: what wins, own homes, neutral and unplayed homes, others."""
    seat = state.lands[attack.to].power
    result = victory.judge(beaten(state.lands, attacker, attack, to), state.circle, attacker)
    if result is not None and seat in result.winners:
        return 0
    if lands.is_home(to, seat):
        return 1
    return 2 if lands.home(to) not in state.circle else 3


def beaten(stacks: Stacks, attacker: Seat, attack: Attack, to: Land | None) -> Stacks:
    """E-6.4 to E-6.6: give the map after a won attack: a retreat, or (`to` None) the loss of half, and the advance."""
    victim = stacks[attack.to]
    if to is not None:
        left = _gone(stacks, victim.power, attack.to, to)
    else:
        left = figures.put(stacks, attack.to, victim.power, victim.figures // 2)
    return left if attack.to in left else figures.go(left, attacker, attack.origin, attack.to, attack.figures)


def told(stacks: Stacks, attacker: Seat, attack: Attack, to: Land | None) -> tuple[Event, ...]:
    """E-6.4 to E-6.6: tell what became of the beaten, and whether the attackers entered."""
    victim = stacks[attack.to]
    entered = events.advanced(attacker, attack.origin, attack.to, attack.figures)
    if to is not None:
        return events.retreated(victim.power, attack.to, to, victim.figures), entered
    if victim.figures == 1:
        return events.perished(victim.power, attack.to), entered
    return (events.halved(victim.power, attack.to, victim.figures, victim.figures // 2),)


def outcomes(state: State, attacker: Seat, attack: Attack) -> Mapping[Land | None, Stacks]:
    """E-12.4: give the map as it may be after this attack, were it won: one for each legal retreat."""
    ways = destinations(state, attack.to) or (None,)
    return {to: beaten(state.lands, attacker, attack, to) for to in ways}
