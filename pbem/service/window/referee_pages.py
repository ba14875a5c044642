"""The pages of the referee's desk: what waits, the seats, the turn as it would be played, orders, letters, log.

What is shown is what his words would be answered by mail; each button is a line of that mail.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from pbem.core.blocks import Section
from pbem.core.problems import Refusal
from pbem.reports import moments, scenes
from pbem.reports.briefing import Report
from pbem.reports.oversight import Figures, Frame, Overview, Position, SeatRow, Tab, Told
from pbem.service.campaigns import log_words, overview
from pbem.service.campaigns.overview import CampaignFacts, LogEntry
from pbem.service.commands.referee import amend
from pbem.service.desk.referee_desk import Blocks
from pbem.service.house.house import House
from pbem.service.referee import amendment, interventions
from pbem.service.window import referee_board, referee_case, referee_seats, referee_waiting
from pbem.service.window.referee_case import Asking, RefereeCase
from pbem.service.window.referee_letter import Written
from pbem.store.engine import reading
from pbem.store.repository import mailboxes, outbox, seats
from pbem.store.tables import OutboxState, Seat

Page = TypeVar("Page")
GOING: tuple[OutboxState, ...] = ("queued", "sending", "unknown")
LOG = 6
"""So many lines of the log stand on the first page."""


def first(house: House, asking: Asking) -> Overview | None:
    """Show how a campaign stands."""
    return _shown(house, asking, _overview)


def figures(house: House, asking: Asking) -> tuple[Frame, Figures] | None:
    """Count anew what the first page counts."""

    def told(case: RefereeCase) -> tuple[Frame, Figures]:
        facts, waits = overview.campaign(case.house, case.session, case.campaign), len(referee_waiting.all_of(case))
        return case.frame("overview", waits), _figures(case, facts, referee_seats.rows(case, facts), waits)

    return _shown(house, asking, told)


def _figures(case: RefereeCase, facts: CampaignFacts, rows: tuple[SeatRow, ...], waits: int) -> Figures:
    return Figures(
        sent=sum(1 for one in facts.seats if one.revision),
        owed=sum(1 for one in facts.seats if one.player),
        waits=waits,
        undelivered=sum(1 for one in rows if one.lost),
        going=sum(outbox.counts(case.session, case.campaign.key).get(state, 0) for state in GOING),
        read=_read(case),
    )


def _read(case: RefereeCase) -> str:
    """Tell when nothing was left unread in the mailbox of the campaign last; nothing: it was never read."""
    row = mailboxes.get(case.session, case.house.mailbox(case.campaign.mailbox).name)
    return moments.brief(row.read_at, case.campaign.timezone, case.words) if row and row.read_at else ""


def _overview(case: RefereeCase) -> Overview:
    waiting, facts = referee_waiting.all_of(case), overview.campaign(case.house, case.session, case.campaign)
    rows = referee_seats.rows(case, facts)
    return Overview(
        frame=case.frame("overview", len(waiting)),
        figures=_figures(case, facts, rows, len(waiting)),
        waiting=waiting,
        seats=rows,
        buttons=referee_seats.clock(case),
        board=referee_board.board(case, None, "", False) if case.campaign.state != "recruiting" else None,
        log=_log(case, facts.log[-LOG:][::-1]),
    )


def _log(case: RefereeCase, entries: Sequence[LogEntry]) -> tuple[tuple[str, str], ...]:
    """Say when something was done, and what."""
    reader = log_words.reader(case.session, case.campaign, case.words)
    return tuple((moments.brief(one.at, case.campaign.timezone, case.words), reader.line(one)) for one in entries)


def waiting(house: House, asking: Asking) -> Told | None:
    """Show what waits for the referee."""

    def told(case: RefereeCase) -> Told:
        found = referee_waiting.all_of(case)
        sections = (*referee_waiting.proposals(case), *referee_waiting.strangers(case))
        return Told(case.frame("waiting", len(found)), case.words.t("window-r-waiting"), sections, waiting=found)

    return _shown(house, asking, told)


def turn(house: House, asking: Asking, tried: bool, seat: str) -> Told | None:
    """Show the turn: what it would do, or the report a seat would get; what can be done."""

    def told(case: RefereeCase) -> Told | None:
        links = [(case.words.t("window-r-try"), "turn?try=1")]
        seen = _begun(case) if case.campaign.state in ("running", "paused") else ()
        links += [(case.words.t("window-r-report-to", seat=row.key), f"turn?as={row.key}") for row in seen]
        page = _told(case, "turn", (), tuple(links))
        page = replace(page, buttons=referee_seats.turn_buttons(case))
        if tried:
            return replace(page, sections=(case.section("trial"),))
        return _preview(case, page, seat) if seat else page

    return _shown(house, asking, told)


def _begun(case: RefereeCase) -> tuple[Seat, ...]:
    rows = seats.of_campaign(case.session, case.campaign.key)
    return () if case.campaign.state == "recruiting" else tuple(rows)


def _preview(case: RefereeCase, page: Told, named: str) -> Told | None:
    """Show the report a seat would get if the turn ran now, in the seat's language."""
    row = next((one for one in _begun(case) if one.key == named), None)
    if row is None or case.campaign.state not in ("running", "paused"):
        return None
    said = interventions.foretold(case.of(row))
    assert isinstance(said, Report)
    words = case.house.catalogue(row.language, case.campaign.ruleset, said.heading.in_round)
    picture = scenes.paint(said.drawing, words) if said.drawing else ""
    title = case.words.t("window-r-report-of", seat=row.key, language=row.language)
    return replace(page, title=title, sections=said.brief.sections, picture=picture)


def orders(house: House, asking: Asking, seat: str, number: str) -> Told | None:
    """Show what stands for all, or every revision of a seat for a turn."""
    argument = f"{seat} {number}".strip() if seat else ""

    def told(case: RefereeCase) -> Told:
        links = [(case.words.t("window-r-all"), "orders")]
        links += [(case.words.seat(row.key), f"orders?seat={row.key}") for row in _begun(case)]
        return _told(case, "orders", (case.section("orders", argument),), tuple(links))

    return _shown(house, asking, told)


def seated(house: House, asking: Asking) -> Told | None:
    """Show the seats, who asks for one, what was not delivered."""

    def told(case: RefereeCase) -> Told:
        facts = overview.campaign(case.house, case.session, case.campaign)
        addresses = tuple(
            Section(None, case.say("addresses", one.seat)) for one in facts.seats if one.player or one.partners
        )
        sections = (*addresses, case.section("applications"), case.section("mails"))
        page = replace(_told(case, "seats", sections, ()), seats=referee_seats.rows(case, facts))
        return replace(page, buttons=referee_seats.seating(case))

    return _shown(house, asking, told)


def letters(house: House, asking: Asking, number: str) -> Told | None:
    """List who wrote to whom; a number: that letter with its words."""

    def told(case: RefereeCase) -> Told:
        rows = referee_seats.letters(case)
        return _told(case, "letters", (case.section("letters", number),), rows)

    return _shown(house, asking, told)


def log(house: House, asking: Asking) -> Told | None:
    """Show who did what lately, and why."""
    return _shown(house, asking, lambda case: _told(case, "log", (case.section("log"),), ()))


def board(house: House, asking: Asking, turn_: int | None, seat: str, plans: bool) -> Told | None:
    """Show the board after a turn, as it is or as a seat sees it."""

    def told(case: RefereeCase) -> Told | None:
        if case.campaign.state == "recruiting":
            return _told(case, "board", (Section(None, case.say("position")),), ())
        found = referee_board.board(case, turn_, seat, plans)
        return replace(_told(case, "board", (), ()), board=found) if found is not None else None

    return _shown(house, asking, told)


def position(house: House, asking: Asking, written: Written | None) -> Position | None:
    """Show the position as text; with a changed one: what would be changed, and for whom."""

    def told(case: RefereeCase) -> Position:
        tried = () if written is None else (Section(None, _tried(case, written)),)
        try:
            text = written.line if written is not None else amendment.position(case)
        except Refusal:
            text, tried = "", (case.section("position"),)
        reason, tell = (written.reason, written.tell) if written is not None else ("", False)
        return Position(_frame(case, "position"), text, reason, tell, tried)

    return _shown(house, asking, told)


def _tried(case: RefereeCase, written: Written) -> Blocks:
    return case.ahead("amend", written.line, amend.FOR_REFEREE["amend"])


def _told(case: RefereeCase, tab: Tab, sections: tuple[Section, ...], links: tuple[tuple[str, str], ...]) -> Told:
    return Told(_frame(case, tab), case.words.t(f"window-r-{tab}"), sections, links)


def _frame(case: RefereeCase, tab: Tab) -> Frame:
    return case.frame(tab, len(referee_waiting.all_of(case)))


def _shown(house: House, asking: Asking, make: Callable[[RefereeCase], Page]) -> Page | None:
    """Make a page of a campaign, for its referee."""
    with reading(house.engine) as session:
        case = referee_case.opened(house, session, asking)
        return make(case) if case is not None else None
