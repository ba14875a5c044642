"""P-16.2, P-16.3: how treaties come into force and end, by the general procedure of agreements (`core.agreements`).

A treaty that all members accept is in force from the agreements of that very round on, before its movement (S-4); in
sequential play from those of the player turn. It is proposed in one letter and accepted in others, in the same round or
the next one (sequential: within two player turns of everybody).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from pbem.core.agreements import proposal as general
from pbem.core.agreements.agreement import departures, with_notice
from pbem.core.agreements.negotiation import negotiated
from pbem.core.agreements.orders import addressees
from pbem.core.agreements.proposal import Procedure
from pbem.core.agreements.settlement import News, dropped, settle
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.events import treaties as treaty_events
from pbem.rulesets.powers.orders import DenounceOrder, Order, ProposeOrder
from pbem.rulesets.powers.state import State, Table
from pbem.rulesets.powers.treaty import Pact, Proposal, Treaty
from pbem.rulesets.powers.view import View

TableT = TypeVar("TableT", bound=Table)
Said = Iterable[Overture[object]]


def time(table: Table) -> int:
    """Give the time proposals count by: rounds, or player turns; `number_of` takes it."""
    return table.tick if table.sequential else table.round


def lawful(treaty: Treaty, by: Seat, table: Table) -> bool:
    """P-16.2: tell whether a treaty is one at all: among those who play, with something in it, for rounds to come."""
    playing = set(treaty.members) <= set(table.alive)
    said = bool(treaty.clauses or treaty.words)
    return playing and said and treaty.until >= 0 and general.lawful(treaty, by)


def procedure(table: Table) -> Procedure[Treaty]:
    """Say how the seats come to their agreements."""
    return Procedure(
        turn=time(table),
        turns=2 * (len(table.alive) if table.sequential else 1),
        seats=table.circle,
        fallen=frozenset(Seat(seat) for seat in table.out),
        lawful=lambda treaty, by: lawful(treaty, by, table),
        barred=lambda each: "late" if 0 < each.treaty.until < table.round else "",
    )


def addressed(order: Order) -> tuple[Seat, ...]:
    """P-16.3: the parties are told at once, and the referee."""
    return (*order.members, REFEREE) if isinstance(order, DenounceOrder) else addressees(order)


def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
    """Put what was said to a seat since the turn began, and what it said itself, into its view."""
    heard = [each for each in negotiated(view.proposals, overtures, procedure(view)) if _reaches(each, view)]
    return denounced(replace(view, proposals=tuple(heard)), overtures)


def possible(points: Points, table: Table, order: Order) -> bool:
    """P-16.2: tell whether the chapters in play know all clauses of a proposal."""
    named = order.treaty.clauses if isinstance(order, ProposeOrder) else ()
    return all(any(knows(table.options, clause) for knows in points.clauses) for clause in named)


def _reaches(each: Proposal, view: View) -> bool:
    return view.seat == REFEREE or view.seat in each.treaty.members


def denounced(table: TableT, said: Said) -> TableT:
    """P-16.3: any party may give notice; it is known by the number and the parties."""
    return replace(table, pacts=tuple(_noticed(pact, said, table) for pact in table.pacts))


def _noticed(pact: Pact, said: Said, table: Table) -> Pact:
    for each in said:
        if isinstance(each.order, DenounceOrder) and each.by in pact.members and _named(each.order) == _key(pact):
            noticed = with_notice(pact, table.round, table.options.treaty_notice)
            pact = pact if noticed is pact else replace(noticed, denounced=each.by)
    return pact


def _named(order: DenounceOrder) -> tuple[int, frozenset[Seat]]:
    return order.number, frozenset(order.members)


def _key(pact: Pact) -> tuple[int, frozenset[Seat]]:
    return pact.number, frozenset(pact.members)


def peace(table: Table, one: Seat, other: Seat) -> bool:
    """P-16.2: tell whether a treaty in force keeps two seats from attacking each other."""
    bound = ({one, other} <= set(pact.members) for pact in table.pacts if "peace" in pact.clauses)
    return table.options.treaty_binding and any(bound)


def negotiate(turn: Turn) -> None:
    """S-4: notice is given, then what all have accepted comes into force."""
    said = [
        Overture[object](seat, order)
        for seat in turn.state.alive
        for order in turn.orders(seat)
        if possible(turn.points, turn.state, order)
    ]
    before = turn.state.pacts
    turn.state = denounced(turn.state, said)
    noticed = (new for old, new in zip(before, turn.state.pacts, strict=True) if new != old)
    turn.tell(*(treaty_events.denounced(pact, pact.denounced) for pact in noticed))
    done = settle(turn.state.proposals, said, procedure(turn.state))
    made = tuple(_pact(each, turn.state.round) for each in done.agreed)
    turn.state = replace(turn.state, proposals=done.open, pacts=(*turn.state.pacts, *made))
    turn.tell(*map(_event, done.news), *(treaty_events.answer_void(by, order) for by, order in done.void))
    turn.tell(*(treaty_events.concluded(pact) for pact in made))


def _pact(proposal: Proposal, now: int) -> Pact:
    treaty = proposal.treaty
    return Pact(proposal.number, treaty.members, now, treaty.until or None, treaty.clauses, treaty.words)


def _event(news: News[Treaty]) -> Event:
    if news.what in ("accept", "withdraw"):
        return treaty_events.answered(news.to, news.proposal, news.who, news.what)
    return treaty_events.proposal_over(news.to, news.proposal, news.what, news.who)


def end_noticed(turn: Turn) -> None:
    """P-16.3: in sequential play a treaty ends right after the player turn of who denounced it."""
    if turn.state.sequential:
        _end(turn, turn.state.round, lambda pact: pact.denounced in turn.actors)


def end_elapsed(turn: Turn) -> None:
    """P-16.3: at the end of a round end the treaties whose last it was, and those of seats that are out."""
    _end(turn, turn.state.round + 1, lambda pact: True)
    out = [Seat(seat) for seat in turn.state.out]
    turn.state, told_ = without(turn.state, out)
    turn.tell(*told_)


def _end(turn: Turn, free: int, due: Callable[[Pact], bool]) -> None:
    """End what is over and due; it does not bind from the round `free` on."""
    over = [pact for pact in turn.state.pacts if pact.over(turn.state.round) and due(pact)]
    turn.state = replace(turn.state, pacts=tuple(pact for pact in turn.state.pacts if pact not in over))
    for pact in over:
        why = "denounced" if pact.denounced else "until"
        turn.tell(treaty_events.ended(pact, pact.members, why, free))


def without(state: State, gone: Iterable[Seat]) -> tuple[State, tuple[Event, ...]]:
    """P-16.8: let seats leave all treaties and proposals; others remain bound to each other if they are two or more."""
    away = frozenset(gone)
    parted = [each for each in departures(state.pacts, away) if each.stay != each.agreement.members]
    left = tuple(pact for each in departures(state.pacts, away) for pact in each.rest)
    kept, news = dropped(state.proposals, away, procedure(state))
    ends = (treaty_events.ended(each.agreement, each.stay, "out" if not each.rest else "left") for each in parted)
    return replace(state, pacts=left, proposals=kept), (*ends, *map(_event, news))
