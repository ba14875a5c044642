"""`try`: what the turn would do, with every event, its eyes and every throw; `try red`: the report red would get.

Nothing is kept or sent on.
"""

from __future__ import annotations

from pbem.core.blocks import Lines, Listing
from pbem.core.events import Event, Everyone, headline
from pbem.core.texts import text
from pbem.reports import page
from pbem.service.commands.referee import preview
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk
from pbem.service.referee import interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Resolve the turn without keeping it."""
    if named := desk.asked.argument.strip(" .:"):
        seat = desk.seat(named)
        return preview.sent(desk, seat, interventions.foretold(desk.of(seat)))
    tried = interventions.try_out(desk)
    words, rules = desk.words, desk.campaign.ruleset
    happened = tuple(f"{_eyes(desk, event)}: {words.say(headline(rules, event))}" for event in tried.events)
    throws = tuple(page.throw(roll, words) for roll in tried.throws)
    silent = text("referee-run-silent", seats=tried.silent) if tried.silent else text("referee-run-all")
    listed = tuple(Listing(part) for part in (happened, throws) if part)
    return (Lines((text("referee-tried", turn=tried.turn),), bullet=False), *listed, Lines((silent,), bullet=False))


def _eyes(desk: RefereeDesk, event: Event) -> str:
    if isinstance(event.seen_by, Everyone):
        return desk.words.t("referee-eyes-all")
    seats = sorted(str(seat) for seat in event.seen_by)
    return ", ".join(desk.words.seat(seat) for seat in seats) or desk.words.t("referee-eyes-nobody")


FOR_REFEREE: RefereeActs = {"trial": Act(serve)}
