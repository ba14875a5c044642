"""A database put back to an earlier state: nothing is played, answered or sent before the referee lets it go on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlmodel import select

from pbem.core.problems import Refusal
from pbem.mail.seat_tags import reply_address
from pbem.reports.briefing import Answer
from pbem.service.campaigns import lifecycle as life
from pbem.service.campaigns import restore_backlog as waiting
from pbem.service.health import doctor
from pbem.service.house.case import Case
from pbem.service.post import addresses
from pbem.service.referee import interventions
from pbem.store import backup
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, outbox, restored
from pbem.store.tables import Host, Inbox, Outbox
from tests.service.kit import Office

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
REFEREE = "referee@host.test"


@pytest.fixture
def copy(office: Office, tmp_path: Path) -> Path:
    """Copy a campaign in its first turn: the first reports are sent, a letter of Blue's is answered."""
    office.letter("blue", "army 1: up 1")
    sent(office)
    path = tmp_path / "copies" / "pbem.db"
    backup.backup(url(office), path)
    return path


def url(office: Office) -> str:
    return office.house.engine.url.render_as_string(hide_password=False)


def sent(office: Office) -> None:
    """Hand everything over that is queued."""
    with writing(office.house.engine) as session:
        while (lease := outbox.claim(session, office.house.now, office.house.now)) is not None:
            outbox.sent(session, lease.mail, office.house.now)
            session.flush()
            session.expire_all()


def put_back(office: Office, copy: Path) -> None:
    """Restore the copy; the service is not running."""
    office.house.engine.dispose()
    backup.restore(url(office), copy, office.clock.now())


def released(office: Office, until: datetime | None = None, key: str = "") -> int:
    """Let the campaign go on, and the service work."""
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, key or office.key)
        assert campaign is not None
        mails = interventions.release(Case(office.house, session, campaign), "looked through", until)
    office.works()
    return mails


def post_released(office: Office) -> None:
    """Let the letters and mails go that belong to no campaign, and the service work."""
    with writing(office.house.engine) as session:
        restored.release_post(session, office.house.now)
    office.works()


def due(office: Office) -> datetime | None:
    """Give the present deadline."""
    from pbem.service.calendar import deadlines

    with reading(office.house.engine) as session:
        return deadlines.present(session, office.campaign())


def held(office: Office) -> dict[str, waiting.Held]:
    with reading(office.house.engine) as session:
        return {one.key: one for one in waiting.every(office.house, session)}


def ids(office: Office) -> set[str]:
    return {mail.message_id for mail in office.mails()}


def kinds(office: Office, since: int) -> list[str]:
    """List the kinds of the mails written since there were so many."""
    return [mail.kind for mail in office.mails()[since:]]


def test_nothing_happens_before_it_is_released(office: Office, copy: Path) -> None:
    """The turn is overdue by two days, letters lie in the mailbox: days later nothing was played, answered or sent."""
    office.until("2026-11-23 20:30:00")
    put_back(office, copy)
    mails = len(office.mails())
    office.arrives(office.written("red", "armáda 1: dolů 1"), EIGHT - timedelta(hours=1))
    office.arrives(office.written("", "join rk4", sender="vera@else.test", to="orders@host.test"), EIGHT)
    office.arrives(office.written("", "help", sender="vera@else.test", to="orders@host.test"), EIGHT)
    office.later(days=3)
    assert (office.campaign().state, office.campaign().head_turn) == ("held", 0)
    assert len(office.mails()) == mails
    assert {letter.state for letter in office.letters()} == {"done", "held"}


def test_an_overdue_turn_gets_a_new_deadline(office: Office, copy: Path) -> None:
    """It is not played at the release: the next evening of the rule is its deadline, and every player is told."""
    office.until("2026-11-23 20:30:00")
    put_back(office, copy)
    before = len(office.mails())
    released(office)
    assert (office.campaign().state, office.campaign().head_turn) == ("running", 0)
    assert due(office) == EIGHT + timedelta(days=3)
    assert kinds(office, before).count("notice-restored") == 2
    assert kinds(office, before).count("report") == 2
    assert "Turn 1 is open now" in next(
        office.content(mail).text for mail in office.mails("blue", "notice-restored")
    ).replace("\n", " ")
    office.until("2026-11-24 20:00:01")
    assert office.campaign().head_turn == 1


def test_the_referee_gives_a_grace_of_his_own(office: Office, copy: Path) -> None:
    office.until("2026-11-23 20:30:00")
    put_back(office, copy)
    until = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
    released(office, until)
    assert due(office) == until


def test_a_deadline_that_is_still_to_come_stands(office: Office, copy: Path) -> None:
    """An hour was lost: nothing is overdue, and no report is sent once more."""
    office.later(hours=1)
    put_back(office, copy)
    before = len(office.mails())
    released(office)
    assert due(office) == EIGHT
    assert kinds(office, before) == ["notice-restored"] * 2


def test_letters_of_the_lost_time_count_as_they_came(office: Office, copy: Path) -> None:
    """They are read again; the release answers them in their order, and what they say stands for the turn."""
    office.until("2026-11-21 21:00:00")
    put_back(office, copy)
    for steps, hour in ((1, 17), (2, 18), (3, 19)):
        office.arrives(office.written("red", f"armáda 1: dolů {steps}"), EIGHT.replace(hour=hour))
        office.works()
    assert office.mails("red", "answer") == []
    assert held(office)["rk4"].letters == 3
    released(office)
    answers = [office.said(mail) for mail in office.mails("red", "answer")]
    assert [one.lines[0].echo for one in answers if isinstance(one, Answer)] == [
        f"oddíl 1: dolů {steps}" for steps in (1, 2, 3)
    ]
    assert {letter.note for letter in office.letters()} == {"orders"}


def test_a_letter_that_waited_in_the_copy_is_answered_after_the_release(office: Office, tmp_path: Path) -> None:
    """It was stored and given to its campaign, but not answered, when the copy was made."""
    office.arrives(office.written("red", "armáda 1: dolů 1"))
    with writing(office.house.engine) as session:
        letter = session.exec(select(Inbox)).one()
        letter.campaign, letter.seat = "rk4", "red"
        session.add(letter)
    backup.backup(url(office), tmp_path / "copy")
    put_back(office, tmp_path / "copy")
    office.works()
    assert office.mails("red", "answer") == []
    released(office)
    assert len(office.mails("red", "answer")) == 1


def test_message_ids_of_another_life_are_never_used_again(office: Office, copy: Path) -> None:
    """The same numbers come again for other mails: the next report, the next answer, an answer to a stranger.

    Mails that are in the copy keep theirs, and the same copy may be restored twice.
    """
    lives: list[set[str]] = []
    with reading(office.house.engine) as session:
        kept = set(session.exec(select(Outbox.message_id)).all())
    for _ in range(3):
        office.letter("red", "armáda 1: dolů 1")
        office.letter("", "help", sender="vera@else.test", to="orders@host.test")
        office.later(days=1)
        lives.append(ids(office) - kept)
        office.later(seconds=1)
        put_back(office, copy)
        assert ids(office) == kept
        released(office)
        post_released(office)
    assert all(len(life) >= 4 for life in lives)
    assert not lives[0] & lives[1] | lives[0] & lives[2] | lives[1] & lives[2]


def test_replies_to_mails_of_the_lost_time_find_their_campaign(office: Office, copy: Path) -> None:
    """The reply codes are the same, and the answer stands below the letter."""
    office.letter("red", "armáda 1: dolů 1")
    lost = office.mails("red", "answer")[-1].message_id
    put_back(office, copy)
    released(office)
    letter = {"In-Reply-To": lost, "References": lost}
    office.letter("red", "armáda 1: dolů 2", message_id="<again@players.test>", **letter)
    answer = office.mails("red", "answer")[-1]
    assert (answer.in_reply_to, answer.references) == ("<again@players.test>", f"{lost} <again@players.test>")
    assert office.letters()[-1].note == "orders"


def test_orders_for_a_turn_that_is_lost_are_asked_about(office: Office, copy: Path) -> None:
    """They were written in reply to a report of turn 2; turn 1 is open."""
    office.until("2026-11-21 20:00:01")
    report = office.report("red").heading.token
    office.later(hours=1)
    put_back(office, copy)
    office.arrives(office.written("red", f"armáda 1: dolů 1\n\n#{report}"))
    released(office)
    text = " ".join(office.text("red").split())
    assert "obnovena ze zálohy" in text
    assert office.letters()[-1].state == "asked"


@pytest.mark.parametrize("word", ["release", "end"])
def test_an_old_letter_of_the_referee_does_nothing_by_itself(office: Office, copy: Path, word: str) -> None:
    """Before the restore he wrote `release` about something else; what he writes after it is served."""
    office.later(hours=1)
    put_back(office, copy)
    to = referee_address(office)
    office.arrives(
        office.written("", f"{word} because: all is well", sender=REFEREE, to=to), office.house.now - timedelta(hours=1)
    )
    office.works()
    assert office.campaign().state == "held"
    office.later(minutes=1)
    office.letter("", "release because: looked through", sender=REFEREE, to=to)
    assert office.campaign().state == "running"


def referee_address(office: Office) -> str:
    """Give the address of the referee's desk."""
    campaign = office.campaign()
    return reply_address("orders@host.test", campaign.key, "referee", addresses.referee_tag(campaign))


def test_strangers_wait_with_the_mail_of_no_campaign(office: Office, copy: Path) -> None:
    """Who wrote before the restore is answered when that is released; who writes later, at once."""
    office.later(hours=1)
    put_back(office, copy)
    vera = office.written("", "help", sender="vera@else.test", to="orders@host.test")
    office.arrives(vera, office.house.now - timedelta(minutes=30))
    office.later(minutes=1)
    office.letter("", "help", sender="olga@else.test", to="orders@host.test")
    assert (len(office.mails("vera@else.test")), len(office.mails("olga@else.test"))) == (0, 1)
    assert held(office)[""].letters == 1
    post_released(office)
    assert len(office.mails("vera@else.test")) == 1


def test_each_campaign_is_released_by_itself(office: Office, tmp_path: Path) -> None:
    """Another one stays held; when the last is free, nothing is looked at any more."""
    other = Office(office.house, office.clock, "rk5", office.uids)
    other.start(key="rk5", seat=[])
    backup.backup(url(office), tmp_path / "copy")
    office.later(days=2)
    put_back(office, tmp_path / "copy")
    office.arrives(office.written("red", "armáda 1: dolů 1"), EIGHT)
    office.works()
    assert sorted(held(office)) == ["", "rk4", "rk5"]
    released(office)
    assert (office.campaign().state, other.campaign().restored_from) == ("running", "recruiting")
    assert len(office.mails("red", "answer")) == 1
    released(other)
    post_released(office)
    with reading(office.house.engine) as session:
        host = session.get(Host, 1)
        assert host is not None
        assert host.restored_at is None
    assert held(office) == {}


@pytest.mark.parametrize("state", ["recruiting", "paused", "held"])
def test_what_was_no_running_campaign_is_what_it_was(office: Office, tmp_path: Path, state: str) -> None:
    """One that recruits takes nobody before it is released, and one that was paused is paused still."""
    key = "rk5" if state == "recruiting" else "rk4"
    mine = Office(office.house, office.clock, key, office.uids)
    if state == "recruiting":
        mine.start(key="rk5", seat=[], start="full")
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, key)
        assert campaign is not None
        if state == "paused":
            life.pause(office.house, session, campaign, "holidays", office.house.now + timedelta(days=1))
        elif state == "held":
            interventions.hold(Case(office.house, session, campaign), "a fault")
    backup.backup(url(office), tmp_path / "copy")
    office.later(days=2)
    put_back(office, tmp_path / "copy")
    office.letter("", f"join {key}", sender="vera@else.test", to="orders@host.test")
    office.later(days=2)
    assert office.mails("vera@else.test") == []
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, key)
        assert campaign is not None
        with pytest.raises(Refusal):
            life.start(office.house, session, campaign)
        with pytest.raises(Refusal):
            life.resume(office.house, session, campaign, "go on")
    released(mine)
    assert mine.campaign().state == {"recruiting": "recruiting", "paused": "running", "held": "running"}[state]
    assert mine.campaign().head_turn == 0
    assert len(office.mails("vera@else.test")) == 1


def test_what_is_overdue_and_what_would_go_out_is_said(office: Office, tmp_path: Path) -> None:
    """Turn 1 is overdue since that evening; the first reports were not sent yet when the copy was made."""
    backup.backup(url(office), tmp_path / "copy")
    office.until("2026-11-23 20:30:00")
    put_back(office, tmp_path / "copy")
    office.arrives(office.written("red", "armáda 1: dolů 1"), EIGHT)
    office.works()
    one = held(office)["rk4"]
    assert (one.turn, one.since, one.letters, one.mails) == (1, EIGHT, 1, {"report": 2})
    said = waiting.words(one)
    assert said == "turn 1 is overdue since 2026-11-21 20:00 UTC; 1 letters wait; would send: 2 report"
    found = {finding.what: finding for finding in doctor._restored(office.house)}
    assert found["restored: rk4"].found == said
    assert found["restored: rk4"].mend == "pbem referee release rk4"
    assert found["restored: mail of no campaign"].mend == "pbem referee post --send"
    assert released(office) == 2


def test_a_database_put_back_by_other_means_is_held_too(both: Office) -> None:
    """`pbem db restored`, on each database: after `pg_restore`, or for a copy that is started somewhere else."""
    before = ids(both)
    both.clock.set(EIGHT + timedelta(days=2))
    assert backup.restored(url(both), both.clock.now()) == 2
    both.works()
    assert (both.campaign().state, both.campaign().restored_from, both.campaign().head_turn) == ("held", "running", 0)
    both.letter("red", "armáda 1: dolů 1")
    assert held(both)["rk4"].letters == 1
    assert released(both) == 2
    assert len(both.mails("red", "answer")) == 1
    assert before < ids(both)


def test_a_yes_that_came_in_time_counts_after_the_release(office: Office, tmp_path: Path) -> None:
    """Boris wrote from elsewhere and was asked; his yes came in time, and is read when the question is long over."""
    office.letter("red", "armáda 1: dolů 1", sender="boris@elsewhere.test", to=office.reply_to("red"))
    question = office.notice("red").reply_to
    backup.backup(url(office), tmp_path / "copy")
    came = office.house.now + timedelta(days=6)
    office.later(days=9)
    put_back(office, tmp_path / "copy")
    office.arrives(office.written("red", "ano", to=question), came)
    office.later(days=1)
    released(office)
    assert "letter: yes" in {letter.note for letter in office.letters()}


def test_seats_keep_their_codes(office: Office, copy: Path) -> None:
    codes = {seat: office.reply_to(seat) for seat in ("blue", "red")}
    put_back(office, copy)
    released(office)
    assert {seat: office.reply_to(seat) for seat in codes} == codes
