"""The player's table: the seats somebody has, and of each its reports, turn by turn, as they were mailed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from pbem.language.forms.say import say
from pbem.reports import dates, page, scenes, subject
from pbem.reports.answer import DIGEST
from pbem.reports.briefing import Report
from pbem.reports.columns import clean
from pbem.reports.moments import Moment, moment
from pbem.reports.screens import Frame, HistoryPage, Home, OwnSeat, Past, ReportPage, Standing, TurnRow
from pbem.reports.screens import House as Named
from pbem.reports.texts import Catalogue
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.press import forwarded_letter
from pbem.service.window import archive, referee_home
from pbem.service.window.seat_mail import OwnMail, Told, own_mail
from pbem.service.window.sessions import Guest
from pbem.store.engine import reading
from pbem.store.repository import outbox, people, sheets
from pbem.store.tables import Sheet


def home(house: House, guest: Guest, named: Named) -> Home:
    """Tell which seats somebody has, and what is asked of each."""
    with reading(house.engine) as session:
        rows = people.seats_at(session, guest.address)
        mails = (own_mail(house, session, row.campaign, row.key, guest.person) for row in rows)
        own = tuple(_own_seat(mail) for mail in mails if mail is not None)
        return Home(named.base, named.house, own, referee_home.refereed(house, session, guest, named))


def _own_seat(mail: OwnMail) -> OwnSeat:
    return OwnSeat(frame(mail), standing(mail))


def report(house: House, guest: Guest, named: Named, at: tuple[str, str, int | None]) -> ReportPage | None:
    """Give the report about a turn (None: the latest) of a campaign's seat; None: there is none for this reader."""
    key, seat, turn = at
    with reading(house.engine) as session:
        mail = own_mail(house, session, key, seat, guest.person)
        if mail is None:
            return None
        told = mail.latest if turn is None else next((one for one in mail.reports if one.turn == turn), None)
        if told is None and (turn is not None or mail.latest is not None):
            return None
        return _page(mail, named, told)


def _page(mail: OwnMail, named: Named, told: Told | None) -> ReportPage:
    """Put a page together; before the first report there is nothing but the frame."""
    above, stands = frame(mail), standing(mail)
    if told is None:
        return ReportPage(named.base, named.house, above, stands, None, "")
    said, (earlier, later) = mail.report(told), _beside(mail, told)
    words = mail.words(said.heading)
    return ReportPage(
        base=named.base,
        house=named.house,
        frame=above,
        standing=stands,
        report=said,
        title=subject.heading(said, words),
        earlier=earlier,
        later=later,
        picture=scenes.paint(said.drawing, words) if said.drawing else "",
        signs=scenes.as_text(said.drawing, words) if said.drawing else (),
        past=_past(mail, told, words) if told.turn else None,
        write=_write(said, words),
        turn=told.turn,
        latest=mail.latest.turn if mail.latest is not None else told.turn,
    )


def _beside(mail: OwnMail, told: Told) -> tuple[int | None, int | None]:
    """Give the turns before and after that there are reports about; a past is read for a past turn only."""
    if mail.latest is not None and told.step == mail.latest.step:
        before = mail.before(told)
        return (before.turn if before else None), None
    numbers = [one.turn for one in mail.reports]
    place = numbers.index(told.turn)
    return (numbers[place - 1] if place else None), (numbers[place + 1] if place + 1 < len(numbers) else None)


def _write(said: Report, words: Catalogue) -> str:
    """Give the link that opens a mail with the order form; nothing where no orders are awaited."""
    form = page.order_form(said, words)
    return page.mailto(said.heading, subject.subject(said, words), form) if form else ""


def history(house: House, guest: Guest, named: Named, key: str, seat: str) -> HistoryPage | None:
    """List the turns of a seat, the latest first."""
    with reading(house.engine) as session:
        mail = own_mail(house, session, key, seat, guest.person)
        if mail is None:
            return None
        rows = tuple(_row(mail, told) for told in reversed(mail.reports))
        return HistoryPage(named.base, named.house, frame(mail), standing(mail), rows, archive.parts(mail))


def _row(mail: OwnMail, told: Told) -> TurnRow:
    words = mail.words(told.said.heading)
    news = ", ".join(words.say(one) for one in told.said.brief.subject) or words.t("history-quiet")
    past = _past(mail, told, words) if told.turn else None
    return TurnRow(told.turn, subject.heading(told.said, words), news, _short(told.at, mail.seat.zone, words), past)


def _short(at: datetime, zone: str, words: Catalogue) -> Moment:
    return moment(at, zone, words, dates.short(at, zone, words))


def _past(mail: OwnMail, told: Told, words: Catalogue) -> Past:
    """Tell the own orders that were carried out in a turn, with their receipt."""
    sheet = sheets.last_of(mail.session, mail.campaign.key, *told.step, mail.seat.key)
    if sheet is None:
        return Past((), "")
    silent = sheet.author == "silence"
    receipt = "history-silence" if silent else "receipt-ran-this"
    return Past(tuple(_orders(mail, sheet)), words.t(receipt, revision=sheet.revision, digest=sheet.digest[:DIGEST]))


def _orders(mail: OwnMail, sheet: Sheet) -> Iterator[str]:
    installed = mail.house.registry[mail.campaign.ruleset]
    lexicon = installed.lexicons[mail.seat.language]
    for order in games.sheet(installed, sheet.orders):
        yield clean(say(installed.ruleset.words.phrase(order), lexicon))


def frame(mail: OwnMail) -> Frame:
    """Tell what stands above every page of a seat."""
    head = mail.latest.said.heading if mail.latest else None
    seat, colour = mail.seat.key, head.colour if head else ""
    words = mail.house.catalogue(mail.seat.language, mail.campaign.ruleset, head.in_round if head else None)
    return Frame(
        campaign=mail.campaign.key,
        game=mail.campaign.ruleset,
        language=mail.seat.language,
        seat=seat,
        title=mail.campaign.title,
        name=words.seat(seat),
        player=mail.person.name,
        colour=colour or seat,
        news=_news(mail),
    )


def _news(mail: OwnMail) -> int:
    """Count the letters of others that have come since the turn began."""
    row = mail.campaign
    at = (row.key, row.head_branch, row.head_turn)
    return outbox.count_of_turn(mail.session, at, mail.names, forwarded_letter.KIND)


def standing(mail: OwnMail) -> Standing:
    """Tell what is asked of a seat until when, as it was told last, and what stands."""
    last, due = mail.latest, mail.deadline
    if last is None:
        return Standing("", "", "")
    head = last.said.heading
    words, zone = mail.words(head), mail.seat.zone
    if due is None:
        return Standing("", "", "")
    kind = "report-due" if last.said.owed else "report-due-others"
    when = dates.long(due, zone, words)
    asked = moment(due, zone, words, when, words.t(kind, turn=head.turn, when=when))
    return Standing(asked, dates.left(mail.house.now, due, words), _stands(mail, words))


def stands(mail: OwnMail) -> tuple[str, ...]:
    """Say the orders that stand, as they would be written."""
    sheet = _standing_sheet(mail)
    return tuple(_orders(mail, sheet)) if sheet is not None and sheet.author != "silence" else ()


def _standing_sheet(mail: OwnMail) -> Sheet | None:
    row = mail.campaign
    return sheets.last_of(mail.session, row.key, row.head_branch, row.head_turn + 1, mail.seat.key)


def _stands(mail: OwnMail, words: Catalogue) -> str:
    sheet = _standing_sheet(mail)
    if sheet is None or sheet.author == "silence":
        return words.t("window-stands-nothing")
    when = dates.brief(sheet.created_at, mail.seat.zone, words)
    said = words.t("window-stands", revision=sheet.revision, when=when)
    return moment(sheet.created_at, mail.seat.zone, words, when, said)
