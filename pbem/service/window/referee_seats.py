"""The seats on the referee's desk, and the buttons of the desk: each is a line of his mail."""

from __future__ import annotations

from typing import Literal

from pbem.reports import dates
from pbem.reports.oversight import Button, SeatRow
from pbem.service.calendar import corrections, readiness
from pbem.service.campaigns.overview import CampaignFacts, SeatFacts
from pbem.service.commands.referee import status
from pbem.service.window.referee_case import RefereeCase
from pbem.store.repository import press, sheets
from pbem.store.tables import Press, Sheet

LETTERS = 40
Mark = Literal["ok", "ask", "bad", "soft"]


def rows(case: RefereeCase, facts: CampaignFacts) -> tuple[SeatRow, ...]:
    """Show the seats."""
    campaign = case.campaign
    found = sheets.last(case.session, campaign.key, campaign.head_branch, campaign.head_turn + 1)
    return tuple(_row(case, one, found.get(one.seat)) for one in facts.seats)


def _row(case: RefereeCase, seat: SeatFacts, sheet: Sheet | None) -> SeatRow:
    words = case.words
    missed = words.t("window-r-missed", count=seat.missed) if seat.missed and sheet is None else ""
    spans = ", ".join(words.t("referee-away-span", first=first, last=last) for first, last in seat.away)
    bot = words.t("referee-house-player", name=seat.house_player) if seat.house_player else ""
    return SeatRow(
        seat=seat.seat,
        name=words.seat(seat.seat),
        player=", ".join((seat.player, *seat.partners)) if seat.player else bot or words.t("window-r-free"),
        orders=f"{words.say(status.orders_of(case, seat.seat, sheet))} {missed}".strip(),
        mark=_mark(case, seat, sheet),
        report=words.say(status.report_of(case, seat.report)),
        lost=seat.report is not None and seat.report.state in ("lost", "returned", "rejected"),
        away=words.t("referee-away-days", days=spans) if spans else "",
        buttons=_buttons(case, seat),
    )


def _mark(case: RefereeCase, seat: SeatFacts, sheet: Sheet | None) -> Mark:
    """Mark what has come."""
    if sheet is None:
        return "bad" if seat.player and case.campaign.state == "running" and case.game.owes(seat.seat) else "soft"
    open_ = corrections.asked_back(sheet) or corrections.held(sheet) or readiness.unanswered(sheet)
    return "ask" if open_ else "ok"


def _buttons(case: RefereeCase, seat: SeatFacts) -> tuple[Button, ...]:
    """What can be done with a seat."""
    words, key = case.words, seat.seat
    if not seat.player:
        return (
            Button(words.t("window-r-seat"), case.line("add", f"{key}: "), edit=True),
            Button(words.t("window-r-invite"), case.line("invite", f"{key}: "), edit=True),
            Button(words.t("window-r-bot"), case.line("bot", f"{key} "), edit=True),
        )
    begun = case.campaign.state != "recruiting"
    enter = Button(words.t("window-r-enter"), case.line("enter", f"{key}:"), edit=True)
    again = Button(words.t("window-r-again"), case.line("resend", key))
    cancel = Button(words.t("window-r-cancel"), case.line("cancel", key), edit=True)
    return (
        Button(words.t("window-r-say-one"), case.line("say", f"{key}: "), edit=True),
        *((enter, cancel, again) if begun else ()),
        Button(words.t("window-r-address"), case.line("addresses", key, "add "), edit=True),
        Button(words.t("window-r-away"), case.line("away", f"{key} "), edit=True),
        Button(words.t("window-r-bot"), case.line("bot", f"{key} "), edit=True),
        Button(words.t("window-r-renew"), case.line("renew", key), edit=True),
        Button(words.t("window-r-replace"), case.line("replace", f"{key}: "), edit=True, grave=True),
        Button(words.t("window-r-remove"), case.line("remove", key), edit=True, grave=True),
    )


CLOCK: dict[str, tuple[tuple[str, str, bool], ...]] = {
    "recruiting": (("start", "", False),),
    "running": (("extend", "24", False), ("pause", "", False), ("hold", "", True)),
    "paused": (("resume", "", False), ("hold", "", True)),
    "held": (("release", "", False),),
    "ended": (("publish", "", False), ("verify", "", False), ("archive", "", False)),
}
"""By the state of a campaign: the words for its clock, what follows them, whether they are grave."""
TURN: dict[str, tuple[tuple[str, str, bool], ...]] = {
    "running": (("run", "", False), ("verify", "", False), ("undo", "", True), ("rerun", "", True), ("end", "", True)),
    "paused": (("run", "", False), ("verify", "", False), ("undo", "", True), ("rerun", "", True), ("end", "", True)),
    "held": (("undo", "", True), ("end", "", True)),
    "ended": (("undo", "", True),),
}
"""The same for its turns."""


def clock(case: RefereeCase) -> tuple[Button, ...]:
    """What can be done with the clock, and a word to all."""
    rows_ = CLOCK.get(case.campaign.state, ())
    say = Button(case.words.t("window-r-say"), case.line("say", ""), edit=True)
    return (*(_button(case, *one) for one in rows_), say)


def turn_buttons(case: RefereeCase) -> tuple[Button, ...]:
    """What can be done with the turn."""
    found = TURN.get(case.campaign.state, ())
    return tuple(_button(case, *one) for one in found if one[0] in ("run", "end") or case.campaign.head_turn)


def seating(case: RefereeCase) -> tuple[Button, ...]:
    """Who may play."""
    return (
        Button(case.words.t("window-r-invite"), case.line("invite", ""), edit=True),
        Button(case.words.t("window-r-withdraw"), case.line("withdraw", ""), edit=True),
    )


def _button(case: RefereeCase, key: str, rest: str, grave: bool) -> Button:
    return Button(case.words.t(f"window-r-{key}"), case.line(key, rest).strip(), edit=True, grave=grave)


def letters(case: RefereeCase) -> tuple[tuple[str, str], ...]:
    """Link the latest letters."""
    found = press.of_campaign(case.session, case.campaign.key, LETTERS)
    return tuple((_letter(case, one), f"letters?number={one.id}") for one in reversed(found))


def _letter(case: RefereeCase, row: Press) -> str:
    when = dates.brief(row.at, case.campaign.timezone, case.words)
    return f"{row.id}: {case.words.seat(row.writer)}, {when}"
