"""What happens (D-2 to D-5, D-7), up to the next question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.core.texts import Fact
from tests.toy.moves import silence
from tests.toy.orders import Order, Play, Promise, Reply, Yield
from tests.toy.state import Challenge, Duel, Peace, Player, State
from tests.toy.table import awaiting, following, hand, outcome, view

Sheets = Mapping[Seat, Sheet[Order]]


def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
    """Play the order of the one who was asked; a sheet without one is silence (D-6). Promises count after it."""
    (request,) = awaiting(state)
    given = list(sheets[request.seat])
    moves = (*given, *silence(view(state, request.seat), request))
    match next(one for one in moves if not isinstance(one, Promise)):
        case Play() as order:
            state, events = challenge(state, order)
        case Reply() as order:
            state, events = duel(state, order, dice)
        case Yield():
            state, events = yielded(state)
    state, promises = promised(state, request.seat, tuple(one for one in given if isinstance(one, Promise)))
    state = replace(state, turn=state.turn + 1)
    return Resolution(state, promises + events + finished(state))


def promised(state: State, by: Seat, promises: tuple[Promise, ...]) -> tuple[State, tuple[Event, ...]]:
    """D-7: the two of a promise know of it."""
    made = tuple(Peace(by, one.to) for one in promises)
    events = tuple(
        Event(kind="promised", seen_by=frozenset({by, one.to}), facts={"by": by, "whom": one.to}, rank=Rank.NEWS)
        for one in made
    )
    kept = tuple(one for one in state.promises if one not in made)
    return replace(state, promises=kept + made), events


def challenge(state: State, order: Play) -> tuple[State, tuple[Event, ...]]:
    """D-2: everybody sees who challenges whom."""
    facts = {"by": state.mover, "whom": order.against}
    bound = tuple(one for one in state.promises if one.by != state.mover)
    state = without(replace(state, promises=bound), state.mover, order.card)
    event = Event(kind="challenged", seen_by=EVERYONE, facts=facts, rank=Rank.NEWS)
    return replace(state, challenge=Challenge(state.mover, order.against, order.card)), (event,)


def duel(state: State, order: Reply, dice: Dice) -> tuple[State, tuple[Event, ...]]:
    """D-4: the higher total wins, a tie is the challenged one's."""
    lying = state.challenge
    assert lying is not None
    rolls = tuple(throw(dice, state, seat) for seat in (lying.by, lying.whom))
    totals = (lying.card + rolls[0].value, order.card + rolls[1].value)
    winner = lying.by if totals[0] > totals[1] else lying.whom
    fought = Duel(state.turn, lying.by, lying.whom, (lying.card, order.card), (rolls[0].value, rolls[1].value), winner)
    state = without(replace(state, duels=(*state.duels, fought)), lying.whom, order.card)
    return over(scored(state, winner)), told(state, fought, rolls)


def throw(dice: Dice, state: State, seat: Seat) -> Roll:
    """D-4: one die."""
    why = f"duel {state.turn} {seat}"
    return Roll(state.options.die, dice.roll(state.options.die, why), why)


def told(state: State, fought: Duel, rolls: tuple[Roll, ...]) -> tuple[Event, ...]:
    """D-4: the two see cards and dice, the others who won."""
    two = frozenset({fought.by, fought.whom})
    others = frozenset(player.seat for player in state.players) - two
    facts: dict[str, Fact] = {"by": fought.by, "whom": fought.whom, "winner": fought.winner}
    shown: dict[str, Fact] = {**facts, "card": fought.cards[0], "answer": fought.cards[1]}
    return (
        Event(kind="revealed", seen_by=two, facts=shown, rank=Rank.HEADLINE, rolls=rolls),
        Event(kind="watched", seen_by=others, facts=facts, rank=Rank.NEWS),
    )


def yielded(state: State) -> tuple[State, tuple[Event, ...]]:
    """D-3: the point goes to the challenger, his card goes under the deck."""
    lying = state.challenge
    assert lying is not None
    event = Event(kind="yielded", seen_by=EVERYONE, facts={"by": lying.by, "whom": lying.whom}, rank=Rank.HEADLINE)
    return over(scored(replace(state, deck=hand((*state.deck, lying.card))), lying.by)), (event,)


def over(state: State) -> State:
    """D-5: the challenge is over, the next player moves."""
    return replace(state, challenge=None, mover=following(state, state.mover))


def finished(state: State) -> tuple[Event, ...]:
    """D-5: everybody is told who has won."""
    ended = outcome(state)
    if ended is None:
        return ()
    return (Event(kind="finished", seen_by=EVERYONE, facts={"winners": ended.winners}, rank=Rank.HEADLINE),)


def without(state: State, seat: Seat, card: int) -> State:
    """Take a card out of a hand."""
    player = state.player(seat)
    return changed(state, replace(player, cards=tuple(one for one in player.cards if one != card)))


def scored(state: State, seat: Seat) -> State:
    """Give a point."""
    player = state.player(seat)
    return changed(state, replace(player, points=player.points + 1))


def changed(state: State, player: Player) -> State:
    """Put a changed player in the place of the old one."""
    return replace(state, players=tuple(player if one.seat == player.seat else one for one in state.players))
