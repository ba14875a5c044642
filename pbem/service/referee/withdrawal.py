"""Orders the referee takes back: his own, or a seat's for whoever telephoned; who heard of them hears that too."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import Session

from pbem.core.sheets import Sheet
from pbem.core.texts import Text
from pbem.language.letter.draft import Draft
from pbem.language.letter.merging import unwritten
from pbem.mail.commands import Found
from pbem.registry import AnyOrder
from pbem.service.game import kept_sheets
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.orders.cancellation import cancel
from pbem.service.referee import entered_orders, interventions


@dataclass(frozen=True)
class Withdrawn:
    """The orders of a seat that were named, what is left of its sheet, and what to say of it."""

    seat: str
    gone: Sheet[AnyOrder]
    left: Sheet[AnyOrder]
    remarks: tuple[Text, ...]


def named(session: Session, game: Game, seat: str, language: str, which: str) -> Withdrawn:
    """Find the orders of a seat that are named as in its own letters: by number, by subject, by words; else all."""
    before = unwritten(kept_sheets.standing(session, game, seat))
    done = cancel(game.installed, language, ((0, Found("cancel", which, (language,))),), before, Sheet())
    return Withdrawn(seat, done.gone, done.before, done.remarks)


def withdraw(house: House, session: Session, game: Game, found: Withdrawn, reason: str) -> None:
    """Take orders back."""
    interventions.running(game.row)
    entered_orders.keep(house, session, game, found.seat, Draft(found.left, (), ""))
    words = [one.words for one in found.gone.lines if one.words]
    interventions.log(Case(house, session, game.row), "withdrawn", reason, seat=found.seat, lines=words)
