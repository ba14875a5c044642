"""`orders`, `orders red`, `orders red 3`: what stands for every seat, or all revisions of one, and what ran."""

from __future__ import annotations

import re

from pbem.core.blocks import Block, Lines, Listing
from pbem.core.texts import text
from pbem.service.campaigns import overview
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import FIGURES, Blocks, RefereeDesk, told
from pbem.service.orders import receipts


def serve(desk: RefereeDesk) -> Blocks:
    """Show what was ordered."""
    turn = re.search(r"(?<!\d)\d++\s*$", desk.asked.argument)
    named = desk.asked.argument[: turn.start()] if turn else desk.asked.argument
    if named.strip():
        return _of_seat(desk, named, int(turn[0].strip()[:FIGURES]) if turn else None)
    every = overview.orders(desk.house, desk.session, desk.campaign, desk.language) if desk.game else {}
    return tuple(block for seat, said in every.items() for block in _listed(desk, seat, tuple(said)))


def _listed(desk: RefereeDesk, seat: str, said: tuple[str, ...]) -> tuple[Block, ...]:
    head = text("referee-orders-of" if said else "referee-orders-none", seat=seat)
    return (Lines((head,), bullet=False), *((Listing(said),) if said else ()))


def _of_seat(desk: RefereeDesk, named: str, turn: int | None) -> Blocks:
    seat, asked = desk.seat(named), desk.game.turn if turn is None else turn
    found = receipts.of_turn(desk.session, desk.game, seat.key, asked)
    if not found:
        return told("referee-orders-none-then", seat=seat.key, turn=asked)
    reader = receipts.Reader(desk.language, desk.campaign.timezone, desk.words)
    sections = receipts.sections(desk.game, found, None, reader)
    return tuple(
        block
        for part in sections
        for block in ((Lines((part.heading,), bullet=False),) if part.heading else ()) + part.blocks
    )


FOR_REFEREE: RefereeActs = {"orders": Act(serve)}
