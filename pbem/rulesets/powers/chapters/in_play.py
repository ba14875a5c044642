"""What other rooms ask of the chapters in play: what is played for, what is bid for, what is said across the table."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Roll
from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters import every, place, treaties
from pbem.rulesets.powers.chapters.fair import start
from pbem.rulesets.powers.chapters.fair.bids import Bidding
from pbem.rulesets.powers.chapters.goals import played
from pbem.rulesets.powers.chapters.goals.register import GOALS, Terms
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import BidOrder, Order
from pbem.rulesets.powers.state import Table
from pbem.rulesets.powers.view import View


def terms(table: Table) -> Terms | None:
    """Give the details of the goal."""
    goal = every.goal(table)
    return played.terms(goal, table) if goal else None


def aims(table: Table, seat: Seat) -> tuple[Aim, ...]:
    """Give what a seat plays for and what it still lacks; of a view, as far as its owner may know."""
    goal = every.goal(table)
    return played.aims(goal, table, seat) if goal else ()


def results(table: Table) -> Mapping[Seat, int]:
    """Give what everybody, of a view everybody whose task is known, would have if the war ended now."""
    goal = every.goal(table)
    return played.results(goal, table) if goal else {}


def hides_draws(options: Options) -> bool:
    """P-23.1, P-17.6, 7.4: a throw that dealt tasks in secret, or might have, must stay unknown, those of battles one
    did not see, and the lots of what is hidden."""
    goal = every.goal(options)
    hidden = options.visibility != "open" or bool(every.book(options).points.masks)
    drawn = any(GOALS[each.kind].secret for each in every.lots(options))
    return hidden or drawn or (goal is not None and goal.secret)


def start_throws(view: View) -> tuple[Roll, ...]:
    """P-17.6, P-25.1: list the throws that drew the goal, and that dealt it before all eyes."""
    return (*view.drawn.thrown, *view.memory.thrown)


def begins(table: Table, seat: Seat) -> str:
    """P-7.3: give the sea a seat begins on; empty: it begins on lands."""
    found = place.beginning(every.book(table).points, table, seat)
    return found.at(table, seat) if found else ""


def bidding(table: Table, seat: Seat) -> Bidding | None:
    """P-18.1: give what a seat bids for now, in halves of a BV; None: it is not asked."""
    return start.bidding(table, seat)


def proposed(table: Table, open_: Bidding) -> BidOrder:
    """P-18.9: give the bid that calls what is proposed fair."""
    return BidOrder(start.proposed(table, open_))


def addressees(order: Order) -> tuple[Seat, ...]:
    """P-16.3: list who hears of an order as soon as it is given."""
    return treaties.addressed(order)


def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
    """Put what was said to a seat since the turn began, and what it said itself, into its view."""
    book = every.book(view)
    said = tuple(each for each in overtures if treaties.possible(book.points, view, each.order))
    return treaties.told(view, said) if "multi" in book.chapters else view
