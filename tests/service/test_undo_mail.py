"""What the referee has given stays given when he goes back, and whoever sees a correction is told what is different."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from pbem.reports.briefing import Leaflet, Report
from pbem.service.calendar import deadlines
from pbem.service.referee import amendment, interventions, undo
from pbem.service.turns import adjudication
from pbem.store.engine import reading
from tests.service.acting_kit import act, played
from tests.service.kit import NOON, Office
from tests.service.test_amendment import amend, decree, line, position, stronger

FRIDAY = datetime(2026, 11, 27, 20, 0, tzinfo=UTC)


def by_hand(office: Office) -> None:
    """Let the referee play the turn now."""
    act(office, adjudication.resolve)


def due(office: Office) -> datetime | None:
    """Give the deadline players are told."""
    with reading(office.house.engine) as session:
        return deadlines.present(session, office.campaign())


def differences(office: Office, seat: str) -> str:
    """Give the text of the last notice about a correction, on one line."""
    mail = office.mails(seat, "amended")[-1]
    return " ".join(office.content(mail).text.split())


def test_a_turn_taken_back_has_the_deadline_the_referee_had_given_it(office: Office) -> None:
    """Extended to Friday, played by hand at noon, taken back: open until Friday, and he is told that this is why."""
    act(office, interventions.extend, FRIDAY, "a holiday")
    by_hand(office)
    assert due(office) != FRIDAY
    done = act(office, undo.undo, "too early")
    assert (done.deadline, done.kept, due(office)) == (FRIDAY, True, FRIDAY)
    assert office.report("blue").heading.deadline == FRIDAY


def test_gone_back_over_two_turns_too(office: Office) -> None:
    act(office, interventions.extend, FRIDAY, "a holiday")
    by_hand(office)
    by_hand(office)
    assert act(office, undo.undo, "from the start", turns=2).deadline == FRIDAY


def test_a_deadline_that_is_past_is_set_by_the_rule_or_as_told(office: Office) -> None:
    """What the players had been told is over: the referee's word, else the rule of the campaign."""
    act(office, interventions.extend, NOON + timedelta(hours=10), "a little more")
    office.until("2026-11-21 22:00:01")
    done = act(office, undo.undo, "a slip")
    assert done.deadline is not None
    assert (done.kept, done.deadline > office.house.now) == (False, True)


def test_the_referees_word_goes_before_what_was_told(office: Office) -> None:
    act(office, interventions.extend, FRIDAY, "a holiday")
    by_hand(office)
    until = NOON + timedelta(days=2)
    done = act(office, undo.undo, "too early", until=until)
    assert (done.deadline, done.kept) == (until, False)


def test_a_turn_played_again_leaves_the_next_one_its_extension(office: Office) -> None:
    """Turn 2 was extended to Friday when turn 1 is played again: it is still due on Friday."""
    played(office)
    act(office, interventions.extend, FRIDAY, "a holiday")
    act(office, undo.rerun, "a slip")
    assert due(office) == FRIDAY
    assert office.report("blue").heading.deadline == FRIDAY


def test_whoever_sees_a_correction_is_told_what_is_different_in_their_language(office: Office) -> None:
    """Red (Czech) sees army 1: what the report said of it, and says now. Blue sees nothing and hears nothing."""
    before = len(office.mails("blue"))
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    said = differences(office, "red")
    was, now = said.split("Dosud naše zpráva uváděla:")[1].split("Nyní uvádí:")
    assert army.split()[2] in was
    assert "25" in now
    assert len(office.mails("blue")) == before


def test_every_language_says_what_is_different(office: Office) -> None:
    """Both see an army of the other's that was set down beside theirs; each reads it in their own language."""
    decree(office, "award red army 15 at K9")
    for seat in amending_told(office):
        said = office.said(office.mails(seat, "amended")[-1])
        assert isinstance(said, Leaflet)
        assert "amended-heading-changes" in [section.heading.id for section in said.sections if section.heading]


def amending_told(office: Office) -> list[str]:
    """List who was told of a correction."""
    return sorted({mail.seat or "" for mail in office.mails(kind="amended")})


def test_the_report_after_a_correction_says_what_it_is(office: Office) -> None:
    """Neither “The game begins” nor “Results of turn 1” once more: the report that takes the place of another."""
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    assert "Opravená zpráva před prvním tahem" in office.content(office.mails("red", "report")[-1]).subject
    by_hand(office)
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 26)}"'))
    mail = office.mails("red", "report")[-1]
    said = office.said(mail)
    assert isinstance(said, Report)
    assert said.corrected
    content = office.content(mail)
    assert "Opravená zpráva o 1. tahu" in content.subject
    assert "Opravená zpráva o 1. tahu" in content.text
    by_hand(office)
    assert not office.report("red").corrected


def test_the_list_is_made_from_the_seats_own_views(office: Office) -> None:
    """Blue's army changes and Red's too: neither notice says a word of the other's."""
    red, blue = line(office, "red", 1), line(office, "blue", 1)
    changed = (
        position(office).replace(f'"{red}"', f'"{stronger(red, 91)}"').replace(f'"{blue}"', f'"{stronger(blue, 92)}"')
    )
    assert act(office, amendment.amend, changed, "slips").told == ("blue", "red")
    assert ("91" in differences(office, "red"), "92" in differences(office, "red")) == (True, False)
    assert ("92" in differences(office, "blue"), "91" in differences(office, "blue")) == (True, False)
