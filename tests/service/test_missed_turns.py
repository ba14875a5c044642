"""Players who vanish: warned first, then what the referee settled; any letter stops it, nobody else learns of it."""

from __future__ import annotations

from datetime import date

import pytest
from sqlmodel import select

from pbem.core.events import Event as CoreEvent
from pbem.core.events import Everyone
from pbem.core.seats import Seat
from pbem.reports.briefing import Notice
from pbem.rulesets.campaign.view import View
from pbem.service.calendar import absences
from pbem.service.calendar.absences import Span
from pbem.service.house.case import Case, SeatCase
from pbem.service.referee import interventions
from pbem.service.turns import missed_turns, verify
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, seats
from pbem.store.tables import Event
from tests.known import known
from tests.service.joining_kit import IVAN, VERA, joins, replies, seat_of, subject
from tests.service.kit import NOON, Office

REFEREE = "referee@host.test"


def vanishing(office: Office, then: str, after: int = 2, **changes: object) -> Office:
    """Start a campaign in which something follows after so many missed turns."""
    office.key = "gone"
    return office.start(key="gone", missed={"after": after, "then": then, **changes}, absences={"days": 20})


def day(office: Office, number: int, *writing: str) -> None:
    """Let these seats write, and the turn of that day (1 is the first) be played."""
    for seat in writing:
        office.letter(seat, "army 1: stay")
    office.until(f"2026-11-{20 + number} 20:00:01")


def streak(office: Office, seat: str = "red") -> int:
    with reading(office.house.engine) as session:
        return missed_turns.streaks(session, office.campaign()).get(seat, 0)


def said(office: Office, address: str) -> str:
    """Give the text of the last mail of the campaign to somebody, subject first, in one line."""
    last = [mail for mail in office.mails(address) if mail.campaign != "rk4"][-1]
    content = office.content(last)
    return f"{content.subject}\n" + " ".join(content.text.split())


def taken(office: Office, seat: str) -> str:
    with reading(office.house.engine) as session:
        row = seats.get(session, office.key, seat)
        assert row is not None
        return row.state


def kinds(office: Office, address: str) -> list[str]:
    return [mail.kind for mail in office.mails(address) if mail.campaign != "rk4"]


def test_after_the_first_missed_turn_the_report_warns_in_its_subject_line(office: Office) -> None:
    vanishing(office, "vacate", 3)
    day(office, 1, "blue")
    subject, _, body = said(office, "red").partition("\n")
    assert "žádné rozkazy od vás" in subject
    assert "Pro tah 1 jsme od vás neměli žádné rozkazy" in body
    assert "ještě 2 tahy" in body
    assert "„dovolená“" in body


def test_nobody_else_learns_who_is_silent(office: Office) -> None:
    vanishing(office, "offer", 1)
    joins(office, VERA)
    day(office, 1, "blue")
    for mail in office.mails("blue"):
        told = office.content(mail)
        assert "žádné rozkazy" not in told.subject + told.text
        assert "no orders from you" not in told.subject + told.text
    assert office.report("blue").brief.facts.get("missed_turns") is None


def test_where_nothing_follows_nothing_is_said(office: Office) -> None:
    day(office, 1, "blue")
    assert "rozkazy od vás" not in office.text("red").partition("\n")[0]


def test_stay_tells_the_referee_once(office: Office) -> None:
    vanishing(office, "stay")
    for number in (1, 2, 3):
        day(office, number, "blue")
    assert kinds(office, REFEREE).count("missed-referee-stay") == 1
    assert taken(office, "red") == "taken"


def test_vacate_takes_the_seat_and_tells_player_and_referee(office: Office) -> None:
    vanishing(office, "vacate")
    day(office, 1, "blue")
    assert taken(office, "red") == "taken"
    day(office, 2, "blue")
    assert taken(office, "red") == "open"
    assert "missed-vacated" in kinds(office, "red")
    assert "už 2 tahy po sobě" in said(office, "red")
    assert "missed-referee-vacate" in kinds(office, REFEREE)
    day(office, 3, "blue")
    assert kinds(office, "red").count("report") == 3


def test_any_letter_stops_it(office: Office) -> None:
    vanishing(office, "vacate")
    day(office, 1, "blue")
    office.letter("red", "stav")
    day(office, 2, "blue")
    assert (streak(office), taken(office, "red")) == (1, "taken")
    assert office.mails("red", "report")[-1] is not None


def test_offered_the_seat_stays_its_players_until_somebody_takes_it(office: Office) -> None:
    vanishing(office, "offer")
    joins(office, VERA)
    assert subject(office, VERA) == "joining-line"
    for number in (1, 2):
        day(office, number, "blue")
    assert "missed-offered" in kinds(office, "red")
    assert subject(office, VERA) == "joining-offer"
    assert (taken(office, "red"), seat_of(office, VERA)) == ("taken", None)
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) == "red"
    assert kinds(office, "red")[-1] == "handover-former"
    assert "handover-referee" in kinds(office, REFEREE)


def test_whoever_writes_before_it_is_taken_keeps_the_seat(office: Office) -> None:
    vanishing(office, "offer")
    joins(office, VERA)
    for number in (1, 2):
        day(office, number, "blue")
    offer = office.mails(VERA)[-1]
    office.letter("red", "1: stůj")
    assert "missed-back" in kinds(office, "red")
    replies(office, VERA, "yes", mail=offer)
    assert seat_of(office, VERA) is None
    assert subject(office, VERA) == "joining-line"
    office.letter("red", "stav")
    assert kinds(office, "red").count("missed-back") == 1


def test_with_nobody_in_the_line_the_next_who_applies_is_offered_it(office: Office) -> None:
    vanishing(office, "offer", 1)
    day(office, 1, "blue")
    assert "Nobody waits" in office.text(REFEREE)
    joins(office, IVAN)
    assert subject(office, IVAN) == "joining-offer"
    replies(office, IVAN, "yes")
    assert seat_of(office, IVAN) == "red"


def test_a_letter_of_the_former_player_shows_nothing(office: Office) -> None:
    vanishing(office, "offer", 1)
    day(office, 1, "blue")
    old = office.reply_to("red")
    joins(office, IVAN)
    replies(office, IVAN, "yes")
    office.letter("red", "orders", to=old)
    told = office.said(office.mails("red")[-1])
    assert isinstance(told, Notice)
    assert told.subject.id in ("notice-wrong-token", "notice-foreign-address")
    assert seat_of(office, "red@players.test") is None


def test_an_absence_as_booked_is_no_missed_turn(office: Office) -> None:
    vanishing(office, "vacate", 1)
    with writing(office.house.engine) as session:
        row = seats.get(session, "gone", "red")
        assert row is not None
        absences.book(session, row, Span(date(2026, 11, 21), date(2026, 11, 22)), NOON, None)
    day(office, 1, "blue")
    assert (streak(office), taken(office, "red")) == (0, "taken")


def test_a_report_that_came_back_excuses(office: Office) -> None:
    vanishing(office, "vacate", 1)
    with writing(office.house.engine) as session:
        mail = session.merge(next(one for one in office.mails("red", "report") if one.campaign == "gone"))
        mail.state = "returned"
        session.add(mail)
    day(office, 1, "blue")
    assert (streak(office), taken(office, "red")) == (0, "taken")


def test_a_turn_run_before_its_deadline_is_missed_by_nobody(office: Office) -> None:
    from pbem.service.referee import interventions

    vanishing(office, "vacate", 1)
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, "gone", wait=True)
        assert campaign is not None
        interventions.run(Case(office.house, session, campaign), "all agree")
    assert streak(office) == 0


def test_orders_entered_by_the_referee_count(office: Office) -> None:
    from pbem.service.referee import interventions

    vanishing(office, "vacate", 1)
    with writing(office.house.engine) as session:
        campaign, row = campaigns.claim(session, "gone", wait=True), seats.get(session, "gone", "red")
        assert campaign is not None
        assert row is not None
        interventions.enter(SeatCase(office.house, session, campaign, row), ["army 1: stay"], "by telephone")
    day(office, 1, "blue")
    assert streak(office) == 0


def _marched(event: CoreEvent, seat: str) -> bool:
    """Tell whether an event tells a seat the way of one of its armies."""
    return event.kind == "march" and not isinstance(event.seen_by, Everyone) and Seat(seat) in event.seen_by


@pytest.mark.parametrize("policy", ["rules", "last"])
def test_the_last_orders_are_repeated_where_the_referee_wants_it(office: Office, policy: str) -> None:
    """G23: an army does again what it was told; the replay gives the same."""
    vanishing(office, "stay", 5, orders=policy)
    office.letter("red", "army 1: up 1")
    day(office, 1, "blue")
    before = _cells(office)
    with reading(office.house.engine) as session:
        tried = interventions.try_out(Case(office.house, session, office.campaign()))
    walked = any(event.facts["army"] == 1 and event.facts["steps"] for event in tried.events if _marched(event, "red"))
    assert walked == (policy == "last")
    day(office, 2, "blue")
    assert (_cells(office)[1] != before[1]) == (policy == "last")
    with reading(office.house.engine) as session:
        assert all(not verdict.faults for verdict in verify.verify(office.house, session, office.campaign()))
    if policy == "last":
        assert "ještě jednou" in said(office, "red")


def test_disorder_ends_the_state_as_an_amendment_that_replays(office: Office) -> None:
    """C-9.4: the state ends; everybody learns that, for all know who is awaited."""
    office.key = "gone"
    four = [
        {"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("blue", "red", "green", "white")
    ]
    office.start(
        key="gone", seat=four, options={"map": "four-winds", "seats": 4}, missed={"after": 1, "then": "disorder"}
    )
    day(office, 1, "blue", "green", "white")
    assert taken(office, "red") == "open"
    assert _cells(office) == {}
    assert "Your state has come to its end" in said(office, "red@players.test")
    assert "missed-referee-disorder" in kinds(office, REFEREE)
    with reading(office.house.engine) as session:
        assert all(not verdict.faults for verdict in verify.verify(office.house, session, office.campaign()))
    day(office, 2, "blue", "green", "white")
    assert [mail.kind for mail in office.mails(REFEREE)].count("missed-referee-disorder") == 1


def test_a_new_player_does_not_inherit_the_count(office: Office) -> None:
    vanishing(office, "offer", 2)
    for number in (1, 2):
        day(office, number, "blue")
    joins(office, IVAN)
    replies(office, IVAN, "yes")
    day(office, 3, "blue")
    assert streak(office) == 1
    assert seat_of(office, IVAN) == "red"


def test_the_step_is_in_the_log(office: Office) -> None:
    vanishing(office, "vacate", 1)
    day(office, 1, "blue")
    with reading(office.house.engine) as session:
        rows = session.exec(select(Event).where(Event.campaign == "gone", Event.kind == "missed")).all()
    assert [row.payload for row in rows] == ['{"seat": "red", "step": "vacate", "turns": 1}']


def _cells(office: Office) -> dict[int, object]:
    """Give where red's armies stand."""
    from pbem.core.seats import Seat
    from pbem.service.game import games

    with reading(office.house.engine) as session:
        game = games.opened(session, office.house.registry, office.campaign())
        return {army.number: army.cell for army in known(game.view(Seat("red")), View).armies}
