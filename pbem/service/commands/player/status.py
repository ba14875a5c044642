"""`status`: how things stand for this seat, and nothing about anybody else."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Section, Table
from pbem.core.texts import Fact, Text, text
from pbem.reports import dates
from pbem.reports.answer import DIGEST
from pbem.reports.briefing import Leaflet
from pbem.reports.page import about
from pbem.service.calendar import corrections, early_run
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import turn_names
from pbem.service.orders import submissions
from pbem.service.turns import overtures
from pbem.store.tables import Sheet


def serve(desk: PlayerDesk) -> None:
    """Say how things stand."""
    facts = {**_campaign(desk), **_orders(desk)}
    settings: dict[str, Fact] = {"language": text(f"language-{desk.seat.language}"), "zone": desk.seat.zone}
    sections = (Section(None, (_table(facts),)), *_said(desk), Section(text("status-settings"), (_table(settings),)))
    desk.send(Leaflet(desk.heading, text("status-title"), sections), "status")


def _said(desk: PlayerDesk) -> tuple[Section, ...]:
    """Repeat what others have said to this seat since the turn began, and what still stands of it."""
    if desk.game.row.state == "recruiting":
        return ()
    said = [(one, False) for one in desk.said.heard if one.by != desk.seat.key]
    told = overtures.announced(desk.game.installed.ruleset, desk.view, said)
    blocks = tuple(block for section in told.sections for block in section.blocks) if told else ()
    return (Section(text("overture-said"), blocks),) if blocks else ()


def _table(facts: dict[str, Fact]) -> Table:
    rows = tuple((Cell(text(f"status-{name}")), Cell(fact, "strong")) for name, fact in facts.items() if fact != "")
    return Table((Column(""), Column("")), rows)


def _campaign(desk: PlayerDesk) -> dict[str, Fact]:
    """Say how the campaign stands, and when orders are due."""
    head, words = desk.heading, desk.house.catalogue(desk.seat.language)
    due: dict[str, Fact] = {}
    if head.deadline is not None and desk.game.row.state == "running":
        due["deadline"] = dates.long(head.deadline, head.zone, words)
        due["left"] = dates.left(head.now, head.deadline, words)
    return {
        "campaign": text(f"status-{desk.game.row.state}"),
        "round": turn_names.step(desk.game),
        "turn": desk.game.turn,
        **due,
    }


def _orders(desk: PlayerDesk) -> dict[str, Fact]:
    """Say what stands, and what is missing."""
    row = submissions.standing_row(desk)
    standing = submissions.standing(desk, row)
    facts: dict[str, Fact] = {"orders": text("status-count", count=len(standing.lines))}
    if row is not None:
        facts["receipt"] = text("status-revision", revision=row.revision, digest=row.digest[:DIGEST])
    facts |= _correction(desk, row)
    if not desk.game.owes(desk.heading.seat):
        return {**facts, "missing": text("status-not-asked")}
    return {**facts, "missing": _missing(desk, desk.game.installed.ruleset.words.missing(desk.view, standing))}


def _correction(desk: PlayerDesk, row: Sheet | None) -> dict[str, Fact]:
    """Say until when the turn waits for this seat to mend a line."""
    if row is None or not corrections.asked_back(row) or desk.game.row.state != "running":
        return {}
    until = early_run.waits_until(desk.session, desk.game, desk.seat.key, row)
    if until is None:
        return {}
    over, words = until <= desk.house.now, desk.house.catalogue(desk.seat.language)
    how = "status-correction-over" if over else "status-correction-until"
    return {"correction": text(how, when=dates.long(until, desk.seat.zone, words))}


def _missing(desk: PlayerDesk, subjects: tuple[str, ...]) -> Text:
    ruleset = desk.game.installed.ruleset.key
    words = desk.house.catalogue(desk.seat.language, ruleset)
    if not subjects:
        return text("status-nothing-missing")
    return text("status-missing-these", subjects=tuple(about(subject, ruleset, words) for subject in subjects))


FOR_PLAYER: PlayerActs = {"status": Act(serve, asks=True)}
