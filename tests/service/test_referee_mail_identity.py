"""The referee's letters, who is believed: his code and his address together, nothing less; what others learn."""

from __future__ import annotations

from dataclasses import replace

from pbem.mail import seat_tags
from pbem.mail.seat_tags import parse_address
from pbem.service.post.rendering import envelope
from pbem.store.engine import reading
from pbem.store.repository import events
from tests.service.joining_kit import opened
from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, asked, flat, his_address, replies, writes

MALLORY = "mallory@evil.test"
TRUSTED = "mx.host.test"


def log(office: Office) -> list[str]:
    """List the kinds of the log, the earliest first."""
    with reading(office.house.engine) as session:
        return [entry.kind for entry in reversed(events.of_campaign(session, office.key))]


def test_every_mail_to_the_referee_can_be_replied_to(office: Office) -> None:
    writes(office, "status")
    mail = office.mails(REFEREE)[-1]
    assert envelope(office.house, mail, office.said(mail)).reply_to == his_address(office)
    assert "RK4-1-REFEREE-" in office.text(REFEREE)


def test_the_token_line_is_enough_where_the_program_drops_the_plus(office: Office) -> None:
    tag = parse_address(his_address(office))
    assert tag is not None
    token = seat_tags.token("rk4", 1, "referee", tag.tag)
    assert "under way" in writes(office, f"status\n\n> #{token}", to="orders@host.test")


def test_the_right_code_from_a_foreign_address_does_nothing_and_the_referee_is_told(office: Office) -> None:
    writes(office, "hold because I am evil", sender=MALLORY)
    assert office.campaign().state == "running"
    told = office.text(REFEREE)
    assert MALLORY in told
    assert "renew" in told
    assert "held" not in log(office)
    assert "referee-forged" in log(office)


def test_the_forger_learns_no_more_than_with_a_code_that_does_not_exist(office: Office) -> None:
    right = his_address(office)
    tagged = parse_address(right)
    assert tagged is not None
    wrong = right.replace(tagged.tag, "aaaaaaaaaaaa")
    writes(office, "hold because x", sender=MALLORY, to=right)
    writes(office, "hold because y", sender="other@evil.test", to=wrong)
    one, two = office.mails(MALLORY)[-1], office.mails("other@evil.test")[-1]
    assert one.kind == two.kind
    assert office.content(one).text == office.content(two).text


def test_a_flood_of_forged_letters_is_told_once_a_day(office: Office) -> None:
    for number in range(4):
        writes(office, f"status {number}", sender=MALLORY)
    assert len(office.mails(REFEREE, "referee-forged")) == 1


def test_the_right_address_without_a_code_gets_it_at_the_registered_address_and_nothing_is_done(office: Office) -> None:
    writes(office, "hold because x", to="orders@host.test", subject="rk4")
    assert office.campaign().state == "running"
    mail = office.mails(REFEREE)[-1]
    assert mail.kind == "referee-code"
    assert envelope(office.house, mail, office.said(mail)).reply_to == his_address(office)


def test_the_code_goes_to_the_first_address_never_to_another_one(office: Office) -> None:
    """From can be forged: the second address of the referee may be anybody's today."""
    two = opened(office, "two1", referee={"address": ["main@ref.test", "phone@ref.test"]})
    writes(two, "status", sender="phone@ref.test", to="orders@host.test", subject="two1")
    assert not two.mails("phone@ref.test")
    assert two.mails("main@ref.test")[-1].kind == "referee-code"


def test_both_addresses_of_a_referee_write_and_are_answered_there(office: Office) -> None:
    two = opened(office, "two1", referee={"address": ["main@ref.test", "phone@ref.test"]})
    assert "not begun" in writes(two, "status", sender="phone@ref.test")
    assert not writes(two, "status", sender=REFEREE), "the host is not the referee of this campaign"


def test_the_referee_of_one_campaign_has_no_code_for_another(office: Office) -> None:
    other = opened(office, "other1")
    stranger = his_address(other).replace("other1", "rk4")
    writes(office, "hold because x", to=stranger)
    assert office.campaign().state == "running"


def test_a_referee_of_several_campaigns_names_the_one_he_means(office: Office) -> None:
    for number in range(4):
        opened(office, f"more{number}")
    writes(office, "status", to="orders@host.test", subject="hello")
    assert "more2" in office.text(REFEREE)
    assert not office.mails(REFEREE, "referee-code")
    writes(office, "status", to="orders@host.test", subject="the campaign more2 please")
    assert "MORE2-1-REFEREE" in office.text(REFEREE)


def test_renew_makes_the_old_code_void_and_mails_the_new_one(office: Office) -> None:
    old = his_address(office)
    writes(office, "renew")
    assert his_address(office) != old
    writes(office, "hold because x", to=old)
    assert office.campaign().state == "running"
    assert office.mails(REFEREE)[-1].kind == "referee-code"


def test_a_player_who_is_the_referee_too_keeps_both_apart_by_the_code(office: Office) -> None:
    both = opened(
        office,
        "both1",
        referee={"address": ["red@players.test"]},
        seat=[
            {"seat": "red", "name": "Boris", "address": ["red@players.test"], "language": "en"},
            {"seat": "blue", "name": "Anna", "address": ["blue@players.test"]},
        ],
    )
    both.letter("red", "army 1: stay")
    assert both.answer("red").lines[0].accepted
    assert "revision 1" in writes(both, "status", sender="red@players.test")
    both.letter("red", "hold because I may")
    assert both.campaign().state == "running", "his player's address is no referee's"


def test_a_letter_without_a_valid_signature_does_not_count_where_the_campaign_asks_for_it(office: Office) -> None:
    house = office.house
    office.house = replace(house, settings=house.settings.model_copy(update={"trusted_authserv": (TRUSTED,)}))
    signed = opened(office, "signed1", identity={"authenticated": True})
    signed.house = office.house
    assert not writes(signed, "status")
    assert signed.mails(REFEREE)[-1].kind == "referee-unproven"
    passed = f"{TRUSTED}; dkim=pass header.d=host.test"
    assert "not begun" in writes(signed, "status", Authentication_Results=passed)


def test_a_machine_at_his_address_is_never_answered(office: Office) -> None:
    writes(office, "status", Auto_Submitted="auto-replied")
    assert not office.mails(REFEREE)


def test_a_yes_counts_from_his_own_mailbox_only_and_once(office: Office) -> None:
    writes(office, "run now because it is late")
    question = asked(office)
    replies(office, "yes", sender=MALLORY, mail=question)
    assert office.campaign().head_turn == 0
    assert "resolved" in flat(replies(office, "yes", mail=question))
    replies(office, "yes", mail=question)
    assert office.campaign().head_turn == 1


def test_a_question_is_void_after_two_days_and_after_a_new_code(office: Office) -> None:
    writes(office, "end because I am tired")
    question = asked(office)
    writes(office, "renew")
    assert "gone on" in flat(replies(office, "yes", mail=question))
    office.later(days=3)
    replies(office, "yes")
    assert office.campaign().state == "running"


def test_he_may_ask_the_same_all_day(office: Office) -> None:
    """The sixth letter with the same words is no machine's when it carries his code."""
    answers = [writes(office, "try") for _ in range(8)]
    assert all("dry run" in answer for answer in answers)


def test_applications_are_put_before_the_referee_of_the_campaign(office: Office) -> None:
    from tests.service.joining_kit import VERA, joins

    own = opened(office, "own1", joining={"approve": True}, referee={"address": ["main@ref.test"], "language": "sk"})
    joins(own, VERA)
    mail = own.mails("main@ref.test")[-1]
    assert (mail.kind, mail.language) == ("ask-referee_join", "sk")
    assert not own.mails(REFEREE)
