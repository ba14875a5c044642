"""Joining by mail with confirmation: asked, confirmed, seated."""

from __future__ import annotations

import pytest

from tests.service.joining_kit import (
    FOUR,
    IVAN,
    OLGA,
    VERA,
    asks,
    joins,
    opened,
    replies,
    seat_of,
    states,
    subject,
    told,
)
from tests.service.kit import Office


def test_nothing_is_given_before_the_writer_has_said_yes(both: Office) -> None:
    office = opened(both)
    asks(office, VERA, "as red")
    assert seat_of(office, VERA) is None
    assert subject(office, VERA) == "joining-ask"
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) == "red"
    assert subject(office, VERA) == "notice-joined"


def test_the_question_says_how_the_wishes_were_understood(office: Office) -> None:
    office = opened(office)
    asks(office, VERA, subject="вступить open1", text="за красных или синих\n")
    assert "за Красных и Синих (в порядке предпочтения)" in " ".join(office.text(VERA).split())


def test_the_question_stands_below_the_letter(office: Office) -> None:
    office = opened(office)
    asks(office, VERA)
    replies(office, VERA, "yes")
    letters = [row.message_id for row in office.letters()][-2:]
    assert [mail.in_reply_to for mail in office.mails(VERA)][:2] == letters


def test_the_same_question_is_asked_once_an_hour(office: Office) -> None:
    office = opened(office)
    for _ in range(3):
        asks(office, VERA)
    assert told(office, VERA) == ["joining-ask"]
    office.later(minutes=61)
    asks(office, VERA, "as blue")
    assert told(office, VERA) == ["joining-ask"] * 2
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) == "blue"


def test_after_seven_days_the_question_is_over_and_how_to_go_on_is_told(office: Office) -> None:
    office = opened(office)
    asks(office, VERA)
    office.later(days=7, minutes=1)
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) is None
    assert subject(office, VERA) == "challenge-expired"
    joins(office, VERA)
    assert seat_of(office, VERA) == "blue"


def test_a_known_person_is_asked_too(office: Office) -> None:
    other = opened(office)
    asks(other, "blue@players.test")
    assert subject(other, "blue@players.test") == "joining-ask"
    replies(other, "blue@players.test", "yes")
    assert seat_of(other, "blue@players.test") == "blue"


def test_a_no_leaves_the_owner_of_the_address_in_peace(office: Office) -> None:
    office = opened(office)
    asks(office, VERA)
    replies(office, VERA, "no\nThat was not me.")
    assert subject(office, VERA) == "joining-dropped"
    before = len(office.mails(VERA))
    office.later(hours=2)
    asks(office, VERA)
    assert len(office.mails(VERA)) == before
    office.later(days=8)
    asks(office, VERA)
    assert subject(office, VERA) == "joining-ask"


def test_only_the_owner_of_the_address_can_say_yes(office: Office) -> None:
    office = opened(office)
    asks(office, VERA)
    replies(office, VERA, "yes", sender=IVAN)
    assert seat_of(office, VERA) is None
    assert seat_of(office, IVAN) is None


def test_without_confirmation_the_seat_is_given_at_once(office: Office) -> None:
    office = opened(office, joining={"confirm": False})
    asks(office, VERA, "as red")
    assert seat_of(office, VERA) == "red"


def test_wishes_may_follow_the_yes(office: Office) -> None:
    office = opened(office)
    asks(office, VERA)
    replies(office, VERA, "yes\nas red rather, zone Europe/Prague")
    assert seat_of(office, VERA) == "red"
    joins(office, IVAN)
    assert office.report(VERA).heading.zone == "Europe/Prague"


@pytest.mark.parametrize(
    ("words", "language", "begins"),
    [
        ("join open1", "en", "Do you want"),
        ("вступить open1", "ru", "Хотите"),
        ("přihlásit open1", "cs", "Chcete hrát v kampani „Two Fords“"),
        ("prihlásiť sa open1", "sk", "Chcete hrať"),
        ("join open1 in Slovak please", "sk", "Chcete hrať"),
    ],
)
def test_name_and_language_come_from_the_letter(office: Office, words: str, language: str, begins: str) -> None:
    office = opened(office)
    asks(office, "", sender="Věra Nová <vera@away.test>", subject=words)
    assert begins in office.text(VERA)
    replies(office, VERA, "áno")
    joins(office, IVAN)
    heading = office.report(VERA).heading
    assert (heading.player, heading.language) == ("Věra Nová", language)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 1000, "x" * 60),
        ("Vera\x07\x1b[31m\u202eareV", "Vera [31m areV"),
        ("referee@host.test", "vera"),
        ("Anna <blue@players.test>", "Anna"),
        ('"  "', "vera"),
    ],
)
def test_a_deceiving_name_is_cleaned(name: str, kept: str) -> None:
    from pbem.mail.reading.letter import read
    from pbem.service.joining import join_request

    letter = read(b"From: vera@away.test\nSubject: join open1\n\n")
    from dataclasses import replace

    assert join_request.name(replace(letter, name=name)) == kept


def test_a_name_with_header_lines_in_it_makes_no_header(office: Office) -> None:
    office = opened(office)
    raw = office.written("blue", "", to="orders@host.test", subject="join open1", sender=VERA)
    forged = b'From: "=?utf-8?q?Vera=0D=0ABcc=3A_all=40players=2Etest?=" <vera@away.test>'
    office.arrives(raw.replace(b"From: vera@away.test", forged))
    office.later(seconds=1)
    replies(office, VERA, "yes")
    joins(office, IVAN)
    name = office.report(VERA).heading.player
    assert name == "Vera Bcc:"


@pytest.mark.parametrize("words", ["open2", "", "the game you told me of"])
def test_a_wrong_or_missing_name_is_answered_with_what_is_open(office: Office, words: str) -> None:
    office = opened(office)
    asks(office, VERA, subject=f"join {words}".strip())
    assert subject(office, VERA) == "notice-join-unknown"
    assert "open1 (“Two Fords”, 2 free seats)" in office.text(VERA)


def test_the_nearest_name_is_suggested(office: Office) -> None:
    office = opened(office, key="winter")
    asks(office, VERA, subject="join wintre as red")
    assert "Did you mean “winter”" in office.text(VERA)


@pytest.mark.parametrize("words", ["join Winter War, as red", "join the campaign #winter please: red"])
def test_a_campaign_is_found_by_its_title_or_anywhere_in_the_line(office: Office, words: str) -> None:
    office = opened(office, key="winter", title="Winter War")
    asks(office, VERA, subject=words)
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) == "red"


def test_the_name_and_the_wishes_may_stand_in_the_body(office: Office) -> None:
    office = opened(office)
    asks(office, VERA, subject="hello", text="join open1\nI would like to play as red.\n")
    replies(office, VERA, "yes")
    assert seat_of(office, VERA) == "red"


def test_preferences_are_honoured_in_the_order_of_the_letters(office: Office) -> None:
    office = opened(office, options=FOUR)
    for who, words in ((VERA, "as red"), (IVAN, "red or green"), (OLGA, "anything but blue")):
        joins(office, who, words)
    assert [seat_of(office, who) for who in (VERA, IVAN, OLGA)] == ["red", "green", "white"]


def test_whoever_plays_already_is_told_so(office: Office) -> None:
    asks(office, "blue@players.test")
    assert subject(office, "blue@players.test") == "notice-already-joined"


def test_whoever_got_a_seat_meanwhile_gets_no_second_one(office: Office) -> None:
    office = opened(office)
    asks(office, VERA)
    question = office.mails(VERA)[-1]
    office.later(hours=2)
    joins(office, VERA)
    replies(office, VERA, "yes", mail=question)
    assert states(office) == ["seated"]
    assert subject(office, VERA) == "challenge-used"


def test_a_machine_is_never_answered(office: Office) -> None:
    office = opened(office)
    asks(office, VERA, auto_submitted="auto-generated")
    assert office.mails(VERA) == []


@pytest.mark.parametrize(("state", "said"), [("ended", "joining-ended"), ("held", "joining-held")])
def test_a_campaign_that_takes_nobody_says_so(office: Office, state: str, said: str) -> None:
    _put(office, state)
    asks(office, VERA)
    assert subject(office, VERA) == said


@pytest.mark.parametrize(("state", "then"), [("ended", "joining-ended"), ("held", "joining-line")])
def test_a_yes_to_a_campaign_that_stopped_meanwhile_is_answered(office: Office, state: str, then: str) -> None:
    office = opened(office)
    asks(office, VERA)
    _put(office, state)
    replies(office, VERA, "yes")
    assert subject(office, VERA) == then


def test_a_paused_campaign_takes_players_and_says_that_it_is_paused(office: Office) -> None:
    office = opened(office, start="first")
    joins(office, VERA)
    _put(office, "paused")
    joins(office, IVAN)
    assert "paused just now" in office.content(office.mails(IVAN, "notice-joined")[0]).text


def test_two_who_want_the_last_seat_at_the_same_moment(both: Office) -> None:
    office = opened(both)
    joins(office, OLGA)
    asks(office, VERA)
    asks(office, IVAN)
    replies(office, IVAN, "yes")
    replies(office, VERA, "yes")
    assert (seat_of(office, IVAN), seat_of(office, VERA)) == ("red", None)
    assert subject(office, VERA) == "joining-line"


def test_the_zone_of_the_mail_is_only_suggested(office: Office) -> None:
    office = opened(office)
    asks(office, VERA, Date="Sat, 21 Nov 2026 14:00:00 +0200")
    assert "written at +02:00" in office.text(VERA)
    replies(office, VERA, "yes")
    joins(office, IVAN)
    assert office.report(VERA).heading.zone == "UTC"


def test_a_zone_that_is_none_is_told(office: Office) -> None:
    office = opened(office)
    asks(office, VERA, "zone Mars/North")
    assert "no time zone “Mars/North”" in office.text(VERA)


def test_the_referee_starts_the_campaign_when_that_was_settled(office: Office) -> None:
    office = opened(office, start="referee")
    for who in (VERA, IVAN):
        joins(office, who)
    assert "The referee starts the campaign" in office.text(IVAN)
    assert states(office) == ["seated", "seated"]


def _put(office: Office, state: str) -> None:
    """Bring a campaign into a state."""
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns

    with writing(office.house.engine) as session:
        row = campaigns.claim(session, office.key, wait=True)
        assert row is not None
        campaigns.set_state(session, row, state)  # type: ignore[arg-type]


def test_a_word_in_the_subject_is_enough_and_nothing_is_missed_in_the_mail(office: Office) -> None:
    office.letter("blue", "", sender=VERA, to="orders@host.test", subject="помощь")
    assert subject(office, VERA) == "notice-help"
    assert "нет текста" not in office.text(VERA)
