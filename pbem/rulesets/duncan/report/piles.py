"""The gold the team knows of (D-5.5, D-8.2): where, how large, who held it when it was last seen."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.events import Event, of_kind
from pbem.core.texts import Text, number, text
from pbem.rulesets.duncan.state import NEUTRAL
from pbem.rulesets.duncan.view import KnownPile, View
from pbem.rulesets.duncan.words.terms import change

_COLUMNS = ("pile", "size", "holder", "gained", "seen")


def pile_table(view: View, events: tuple[Event, ...]) -> Table:
    """Write a row for every pile known, those the team holds first."""
    columns = tuple(
        Column(text(f"duncan-col-{name}"), numeric=name == "gained", hide=name == "seen") for name in _COLUMNS
    )
    piles = sorted(view.piles, key=lambda pile: (pile.holder != view.seat, pile.cell.row, pile.cell.column))
    paid: dict[str, int] = {}
    for event in of_kind(events, "income"):
        at = str(event.facts["at"])
        paid[at] = paid.get(at, 0) + number(event.facts["points"])
    return Table(columns, tuple(_row(view, pile, paid.get(pile.cell.name, 0)) for pile in piles))


def _row(view: View, pile: KnownPile, paid: int) -> tuple[Cell, ...]:
    own = view.seat is not None and pile.holder == view.seat
    return (
        Cell(pile.cell.name, "strong"),
        Cell(text("duncan-pile-size", size=pile.size)),
        Cell(text("duncan-pile-empty"), "muted") if pile.empty else Cell(_holder(pile, own), "up" if own else "plain"),
        Cell(change(paid), "number"),
        Cell(_seen(pile), "muted"),
    )


def _holder(pile: KnownPile, own: bool) -> Text:
    if pile.lost:
        return text("duncan-pile-lost")
    return text("duncan-pile-own") if own else text("duncan-pile-holder", who=pile.holder or NEUTRAL)


def _seen(pile: KnownPile) -> Text:
    return text("duncan-seen-now") if pile.seen else text("duncan-seen-turn", turn=pile.turn)
