"""Several persons on one seat: what a letter of one of them makes of the others' orders is told to all of them.

The last letter wins. Whoever contradicts another may not know it, so the answer, which they all get, says whose order
was replaced, and by what; or whose was taken back.
"""

from __future__ import annotations

from itertools import islice
from typing import TypeVar

from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text, text
from pbem.language.forms.say import say
from pbem.language.letter.merging import unwritten
from pbem.registry import AnyOrder
from pbem.service.desk import order_sources
from pbem.service.desk.player_desk import PlayerDesk

MOST = 10
"""So many orders of others are named."""

T = TypeVar("T")


def overruled(desk: PlayerDesk, before: Sheet[AnyOrder], after: Sheet[AnyOrder]) -> tuple[Text, ...]:
    """Name the orders of other members that a letter replaces or takes back."""
    gone = Sheet(_gone(before, after) if len(desk.members) > 1 else ())
    if not gone.lines:
        return ()
    found = order_sources.of(desk.session, desk.game, desk.seat, gone, desk.members)
    others = (
        (origin.by, one.order)
        for one, (_, origin) in zip(gone.lines, found, strict=True)
        if origin is not None and origin.by not in ("", desk.writer)
    )
    return tuple(_told(desk, by, order, after) for by, order in islice(others, MOST))


def bundled(desk: PlayerDesk, before: Sheet[AnyOrder], after: Sheet[AnyOrder]) -> tuple[Text, ...]:
    """Name the orders that a letter takes away with their bundle: nothing of it says so, but that it gives others."""
    ruleset = desk.game.installed.ruleset
    if not any(map(ruleset.words.bundle, before)):
        return ()
    given = {name for one in after if (name := ruleset.words.subject(one))}
    gone = (one.order for one in _gone(before, after) if ruleset.words.bundle(one.order))
    said = tuple(_said(desk, order) for order in gone if ruleset.words.subject(order) not in given)
    return (text("remark-bundle", orders=said, count=len(said)),) if said else ()


def _gone(before: Sheet[AnyOrder], after: Sheet[AnyOrder]) -> tuple[Written[AnyOrder], ...]:
    """List what stood and stands no more; what was given once more stands."""
    left = list(unwritten(after).lines)
    gone = [one for one in unwritten(before).lines if not _taken(one, left)]
    orders = [one.order for one in left]
    return tuple(one for one in gone if not _taken(one.order, orders))


def _taken(one: T, left: list[T]) -> bool:
    """Take something from a list; tell whether it was there."""
    if one not in left:
        return False
    left.remove(one)
    return True


def _told(desk: PlayerDesk, by: str, order: AnyOrder, after: Sheet[AnyOrder]) -> Text:
    """Say whose order stands no more, and what takes its place."""
    subject = desk.game.installed.ruleset.words.subject
    about = subject(order)
    instead = next((other for other in after if about and subject(other) == about), None)
    if instead is None:
        return text("remark-team-taken-back", who=by, order=_said(desk, order))
    return text("remark-team-replaced", who=by, order=_said(desk, order), instead=_said(desk, instead))


def _said(desk: PlayerDesk, order: AnyOrder) -> str:
    installed = desk.game.installed
    return say(installed.ruleset.words.phrase(order), installed.lexicons[desk.seat.language])
