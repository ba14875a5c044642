"""A letter carried out ahead, by the rules themselves, on the table as its player supposes it.

The order of things is that of a turn (E-5.1): the standing orders of the letter, its card actions, then the first
alternative that is possible, else the standing default. It stops where a card of somebody else, or of the deck, would
fall: at the declaration of an attack, before fate is drawn, and at what a spy will see. A condition about that is left
open: such an alternative may be carried out, and so may the next possible one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe.actions import alternatives, draft, move
from pbem.rulesets.europe.orders import Action, ActionOrder, Attack, Choice, Draft, Fate, Hold, Move, Order, Spied
from pbem.rulesets.europe.phases import player_turn, standing_orders
from pbem.rulesets.europe.state import Standing, State, TurnPhase
from pbem.rulesets.europe.table import seats
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import forms, supposed

DEFAULT = -1
"""The place of an alternative of the standing default."""


@dataclass(frozen=True)
class Attempt:
    """An alternative: on which line it stands (`place`), what it comes to (None: nothing), what its player is told.

    `would` is what it comes to if its conditions hold; `open`: it hangs on what a spy of this letter will see.
    """

    place: int
    choice: Choice
    action: Action | None
    would: Action | None
    told: tuple[Event, ...] = ()
    open: bool = False


@dataclass(frozen=True)
class Ahead:
    """A letter carried out ahead: the table when its action comes, what each card action told, all alternatives.

    `deeds` are those that may be carried out: the last of them for certain, those before it if a spy sees what they
    need. `waits`: cards were played without an action, the turn goes on after that (E-13.1). `over`: a card action
    ended the game.
    """

    seat: Seat
    table: State
    cards: Mapping[int, tuple[Event, ...]] = field(default_factory=dict)
    attempts: tuple[Attempt, ...] = ()
    deeds: tuple[Attempt, ...] = ()
    waits: bool = False

    @property
    def standing(self) -> Standing:
        """E-11.1: give the standing orders in force, those of the letter too."""
        return seats.power(self.table, self.seat).standing

    @property
    def over(self) -> bool:
        """E-9.3: tell whether a card action ended the game."""
        return self.table.result is not None

    def used(self, place: int) -> bool:
        """E-11.5: tell whether the card action on a line was carried out."""
        return any(event.kind != "skipped" for event in self.cards.get(place, ()))

    def idle(self, place: int) -> bool:
        """Tell whether the action on a line comes to nothing as things stand.

        One behind an action that is certain waits in reserve; one whose condition does not hold now does what it was
        written for, as long as another action is carried out.
        """
        if self.over or self.waits or not self.deeds:
            return False
        mine = [one for one in self.attempts if one.place == place]
        reserve = bool(mine) and self.deeds[-1].place != DEFAULT and self.deeds[-1].place < place
        if reserve or any(one.action for one in mine):
            return False
        guarded = all(event.facts["why"] == "guard" for one in mine for event in one.told)
        return not guarded or self.deeds[0].place == DEFAULT


def ahead(view: View, orders: tuple[Order, ...]) -> Ahead | None:
    """Carry a letter out as far as its player can know; None: he is not asked for a turn now."""
    if view.seat is None or forms.asked(view) != forms.TURN:
        return None
    letter = {view.seat: Sheet(tuple(map(Written[Order], orders)))}
    state = standing_orders.take(supposed.state(view), letter)
    played = _cards(state, view.seat, _begun(view, view.seat), orders)
    return _waiting(view, played, orders) or _acted(played, orders)


def _begun(view: View, seat: Seat) -> TurnPhase:
    """E-5.2: in a simultaneous game the turn begins with the hand there is now."""
    return view.phase if isinstance(view.phase, TurnPhase) else TurnPhase(seat, view.hand)


def _cards(state: State, seat: Seat, phase: TurnPhase, orders: tuple[Order, ...]) -> Ahead:
    """E-5.1 (b): play the card actions, until one ends the game."""
    played = Ahead(seat, state)
    for place, order in enumerate(orders):
        if played.over:
            break
        state, phase, told = player_turn.card_action(played.table, phase, order)
        played = replace(played, table=state, cards={**played.cards, place: told} if told else played.cards)
    return played


def _waiting(view: View, played: Ahead, orders: tuple[Order, ...]) -> Ahead | None:
    """E-13.1: in a sequential game a letter that plays cards alone leaves its player on turn."""
    alone = view.options.mode == "sequential" and not any(isinstance(order, ActionOrder) for order in orders)
    used = any(map(played.used, played.cards))
    return replace(played, waits=True) if played.over or (alone and used) else None


def _acted(played: Ahead, orders: tuple[Order, ...]) -> Ahead:
    """E-11.4, E-11.6: try the alternatives of the letter, then the standing default, then nothing."""
    lines = ((place, order) for place, order in enumerate(orders) if isinstance(order, ActionOrder))
    written = ((place, choice) for place, order in lines for choice in order.choices)
    attempts = tuple(_attempts(played, written))
    deeds = tuple(_deeds(attempts))
    if deeds and not deeds[-1].open:
        return replace(played, attempts=attempts, deeds=deeds)
    spare = (*played.standing.default.choices, Choice(Hold()))
    default = tuple(_attempts(played, ((DEFAULT, choice) for choice in spare)))
    return replace(played, attempts=(*attempts, *default), deeds=(*deeds, *_deeds(default)))


def _attempts(played: Ahead, written: Iterable[tuple[int, Choice]]) -> Iterator[Attempt]:
    """E-11.5: judge every alternative as the turn will; what a spy of this letter will see stays open."""
    spied = {event.facts["on"] for told in played.cards.values() for event in told if event.kind == "spied"}
    for place, choice in written:
        known = tuple(one for one in choice.when if not (isinstance(one, Spied) and one.power in spied))
        chosen, would = (
            alternatives.choose(played.table, played.seat, (replace(choice, when=when),)) for when in (known, ())
        )
        yield Attempt(place, choice, chosen.action, would.action, chosen.told, len(known) < len(choice.when))


def _deeds(attempts: Iterable[Attempt]) -> Iterator[Attempt]:
    """E-11.4: take the possible ones, as far as the first that is certain."""
    for one in attempts:
        if one.action is not None:
            yield one
            if not one.open:
                return


def seen(view: View, played: Ahead | None) -> View:
    """Give the view as it is when the action comes: after the card actions, with the letter's standing orders."""
    if played is None:
        return view
    own = seats.power(played.table, played.seat)
    return replace(view, lands=played.table.lands, hand=own.hand, standing=own.standing)


def outcome(table: State, seat: Seat, action: Action) -> State:
    """E-6: give the table after an action that needs no card; any other leaves it as it is."""
    match action:
        case Draft():
            return draft.draft(table, seat, action)[0]
        case Move():
            return move.move(table, seat, action)[0]
        case Attack() | Fate() | Hold():
            return table
        case _:
            assert_never(action)
