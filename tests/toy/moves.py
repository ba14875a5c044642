"""Orders against a view: what is allowed (D-2, D-3, D-7), what is given without a mail (D-6)."""

from __future__ import annotations

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Request, Seat
from pbem.core.sheets import Sheet, Written
from pbem.core.vocabulary import Name, Vocabulary
from tests.toy.orders import Order, Play, Promise, Reply, Yield
from tests.toy.state import View


def phrase(order: Order) -> Phrase:
    """Say an order."""
    match order:
        case Play(card=card, against=against):
            return Phrase("play", {"card": card, "against": against})
        case Reply(card=card):
            return Phrase("reply", {"card": card})
        case Yield():
            return Phrase("yield")
        case Promise(to=to):
            return Phrase("promise", {"against": to})


def order(said: Phrase, view: View) -> Order | Problem:
    """Understand a phrase; without an opponent the next one who has cards is meant."""
    card, against = said.slots.get("card"), said.slots.get("against")
    if said.kind == "yield":
        return Yield()
    if said.kind == "promise":
        return Promise(Seat(str(against)))
    if not isinstance(card, int):
        return Problem("duel-which-card", paragraph="D-2")
    if said.kind == "reply":
        return Reply(card)
    return Play(card, Seat(against) if isinstance(against, str) else opponents(view)[0])


def opponents(view: View) -> tuple[Seat, ...]:
    """D-2: list those who may be challenged, the next in turn first; D-7: nobody promised peace if there are others."""
    seats = [standing.seat for standing in view.standings]
    after = seats.index(view.seat) + 1 if view.seat in seats else 0
    cards = {standing.seat: standing.cards for standing in view.standings}
    others = tuple(seat for seat in seats[after:] + seats[:after] if cards[seat] and seat != view.seat)
    bound = {one.to for one in view.promises if one.by == view.seat}
    return tuple(seat for seat in others if seat not in bound) or others or (seats[0],)


def vocabulary(view: View) -> Vocabulary:
    """List the players by colour, and the own cards."""
    names = tuple(Name("seat", standing.seat, (standing.seat,)) for standing in view.standings)
    return Vocabulary(names=names, numbers={"card": view.cards})


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Refuse what the seat can know to be against the rules."""
    return tuple(problem for line in sheet.lines for problem in faults(view, line))


def faults(view: View, line: Written[Order]) -> tuple[Problem, ...]:
    """Find the first fault of a line."""
    given = line.order
    if isinstance(given, Promise):
        return promise_faults(view, line.line, given)
    if view.seat is None or view.awaited != view.seat or isinstance(given, Play) == bool(view.challenge):
        return (Problem("duel-not-now", line=line.line, paragraph="D-2"),)
    if not isinstance(given, Yield) and given.card not in view.cards:
        return (Problem("duel-no-card", line=line.line, facts={"card": given.card}, paragraph="D-2"),)
    if isinstance(given, Play) and given.against not in opponents(view):
        return (Problem("duel-no-opponent", line=line.line, facts={"whom": given.against}, paragraph="D-2"),)
    return ()


def promise_faults(view: View, line: int, given: Promise) -> tuple[Problem, ...]:
    """D-7: somebody else is promised peace, by whoever is asked."""
    if view.seat is None or view.awaited != view.seat:
        return (Problem("duel-not-now", line=line, paragraph="D-7"),)
    if given.to == view.seat or given.to not in [standing.seat for standing in view.standings]:
        return (Problem("duel-no-peace", line=line, paragraph="D-7"),)
    return ()


def silence(view: View, request: Request) -> Sheet[Order]:
    """D-6: the lowest card against the next player; a challenge is yielded."""
    move: Order = Yield() if request.kind == "reply" else Play(view.cards[0], opponents(view)[0])
    return Sheet((Written(move),))


def missing(view: View, sheet: Sheet[Order]) -> tuple[str, ...]:
    """Name the move, or the reply, while it is owed and not given."""
    given = any(not isinstance(order, Promise) for order in sheet)
    owed = view.seat is not None and view.awaited == view.seat and not given
    return ("reply" if view.challenge else "move",) if owed else ()
