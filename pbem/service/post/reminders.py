"""One reminder before the deadline, only to those with something missing, saying exactly what."""

from __future__ import annotations

from sqlmodel import Session

from pbem import codec
from pbem.core.seats import Seat as SeatKey
from pbem.core.texts import Fact, Text, text
from pbem.reports.briefing import Answer, Notice
from pbem.reports.page import about
from pbem.service.calendar import absences, corrections, deadlines, readiness, windows
from pbem.service.game import briefings, games
from pbem.service.game.games import Game
from pbem.service.house.case import SeatCase
from pbem.service.house.house import House
from pbem.service.post.addresses import heading
from pbem.service.post.posting import to_seat_again
from pbem.store.repository import outbox, seats, sheets
from pbem.store.tables import Campaign, Person, Seat, Sheet

REMINDER = "reminder"


def remind(house: House, session: Session, campaign: Campaign) -> int:
    """Remind everybody a turn waits for who is not ready, nor has answered beforehand; tell how many that were."""
    game, due = games.opened(session, house.registry, campaign), deadlines.present(session, campaign)
    if due is None or due <= house.now:
        return 0
    waited = readiness.waited_for(session, game) - windows.beforehand(game)
    sent = sheets.last(session, campaign.key, campaign.head_branch, game.next_step)
    told = 0
    for seat, person in seats.players(session, campaign.key):
        lacking = _lacking(house, session, game, seat, sent.get(seat.key))
        if seat.key in waited and lacking and not absences.away(session, seat, house.now):
            case = SeatCase(house, session, campaign, seat)
            to_seat_again(case, _notice(case, game, person, lacking), REMINDER)
            told += 1
    return told


def _lacking(house: House, session: Session, game: Game, seat: Seat, sheet: Sheet | None) -> tuple[Text, ...]:
    """Say what is missing from a seat; nothing: it is ready."""
    if sheet is None or readiness.said_only(game, sheet):
        return (text("reminder-nothing", turn=game.turn),)
    back = (_asked_back(session, game, seat, sheet),) if corrections.asked_back(sheet) else ()
    asked = (text("reminder-unanswered"),) if readiness.unanswered(sheet) else ()
    return (*back, *asked, *_without_orders(house, game, seat, sheet))


def _asked_back(session: Session, game: Game, seat: Seat, sheet: Sheet) -> Text:
    """Quote the lines that were asked back, from the answer that did."""
    mail = outbox.latest(session, game.key, seat.key, "answer")
    answer = codec.loads(mail.briefing, Answer) if mail else None
    if answer is None or answer.revision != sheet.revision:
        return text("reminder-asked-back")
    return text("reminder-asked-back-lines", lines="\n".join(line.words for line in answer.lines if line.refused))


def _without_orders(house: House, game: Game, seat: Seat, sheet: Sheet) -> tuple[Text, ...]:
    """List what the game says is still without an order."""
    orders = games.sheet(game.installed, sheet.orders)
    missing = game.installed.ruleset.words.missing(game.view(SeatKey(seat.key)), orders)
    words = house.catalogue(seat.language, game.row.ruleset)
    named: Fact = ", ".join(about(subject, game.row.ruleset, words) for subject in missing)
    return (text("reminder-missing", subjects=named),) if missing else ()


def _notice(case: SeatCase, game: Game, person: Person, lacking: tuple[Text, ...]) -> Notice:
    """Write the reminder: what is missing, how to answer, the order form."""
    house, seat = case.house, case.seat
    head = heading(house, game, seat, person.name, deadlines.present(case.session, game.row))
    how = text("reminder-how", address=head.reply_to)
    form = briefings.form(game.installed, game.state, head.seat, seat.language)
    words = house.catalogue(seat.language, game.row.ruleset)
    lines = "\n".join((f"# {head.token}", *form, words.t("end-word")))
    subject = text("reminder-subject", turn=game.turn)
    return Notice(head, seat.language, subject, (*lacking, how, text("reminder-form", lines=lines)), form=True)
