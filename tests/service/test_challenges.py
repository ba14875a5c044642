"""Questions confirmed by reply: asked of one address, answered from there, in time, once."""

from __future__ import annotations

from email import message_from_bytes, policy

import pytest

from pbem.core.texts import text
from pbem.mail import seat_tags
from pbem.service.desk import challenges
from pbem.service.desk.arrival import Arrival
from pbem.service.post.posting import notice
from pbem.service.post.rendering import rendered
from pbem.service.work import answers
from pbem.store.engine import reading, writing
from pbem.store.repository import challenges as rows
from pbem.store.tables import Challenge
from tests.service.kit import Office

ANNA = "anna@away.test"


@pytest.fixture(autouse=True)
def given(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What was answered: a kind of question for these tests."""
    said: list[tuple[str, bool]] = []

    def test(arrival: Arrival, challenge: Challenge, yes: bool) -> None:
        said.append((challenges.facts(challenge)["what"], yes))

    monkeypatch.setattr(answers, "TABLE", {**answers.TABLE, "test": test})
    return said


def asked(office: Office, address: str = ANNA, language: str = "en") -> challenges.Asked | None:
    """Ask a question."""
    with writing(office.house.engine) as session:
        made = challenges.ask(
            office.house,
            session,
            challenges.Question("test", days=7),
            address,
            challenges.About(facts={"what": "a tea"}),
        )
        if made:
            said = notice(office.house, language, text("notice-help"), text("notice-no-open-campaigns"))
            challenges.mail(office.house, session, made, said)
        return made


def answer(office: Office, made: challenges.Asked | None, words: str, **changes: str) -> None:
    """Reply to it."""
    assert made is not None
    to = challenges.reply_to(office.house, made)
    office.letter("blue", words, **{"sender": ANNA, "to": to, **changes})


def state(office: Office, made: challenges.Asked | None) -> str:
    assert made is not None
    with reading(office.house.engine) as session:
        row = session.get(Challenge, made.row.code)
        assert row is not None
        return row.state


@pytest.mark.parametrize(
    ("words", "yes"), [("Yes", True), ("Да!", True), ("áno", True), ("no", False), ("ne\n", False)]
)
def test_a_reply_with_yes_or_no_in_its_first_line_counts(
    both: Office, given: list[tuple[str, bool]], words: str, yes: bool
) -> None:
    made = asked(both)
    answer(both, made, f"{words}\n\n> We asked you something")
    assert given == [("a tea", yes)]
    assert state(both, made) == ("confirmed" if yes else "refused")
    assert both.letters()[-1].state == "done"


def test_the_reply_address_is_in_the_mail_and_the_code_in_its_text(office: Office) -> None:
    """Some programs drop what follows the plus of an address."""
    made = asked(office)
    assert made is not None
    sent = message_from_bytes(rendered(office.house, office.mails(ANNA)[-1], b""), policy=policy.default)
    assert sent["Reply-To"] == f"orders+ask.{made.code}@host.test"
    assert f"#ASK-{made.code.upper()}" in office.text(ANNA)
    assert sent["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize("where", ["subject", "body", "quoted"])
def test_the_code_alone_does_it_as_well(office: Office, given: list[tuple[str, bool]], where: str) -> None:
    made = asked(office)
    assert made is not None
    code = f"#ASK-{made.code.upper()}"
    words = {"subject": "yes", "body": f"yes\n{code}", "quoted": f"yes\n\n> Reply (Code: {code})"}[where]
    answer(office, made, words, to="orders@host.test", subject=code if where == "subject" else "Re: Yes or no?")
    assert given == [("a tea", True)]


def test_the_table_keeps_no_code(office: Office) -> None:
    made = asked(office)
    assert made is not None
    assert made.row.code == rows.hashed(made.code) == rows.hashed(made.code.upper())


def test_an_answer_from_another_address_counts_for_nothing(office: Office, given: list[tuple[str, bool]]) -> None:
    made = asked(office)
    answer(office, made, "yes", sender="eve@away.test")
    assert not given
    assert state(office, made) == "waiting"
    assert office.notice("eve@away.test").subject.id == "challenge-elsewhere"
    assert ANNA not in office.text("eve@away.test")
    answer(office, made, "yes")
    assert given


def test_another_address_of_the_same_person_does(office: Office, given: list[tuple[str, bool]]) -> None:
    from pbem.store.repository import people

    with writing(office.house.engine) as session:
        person = people.by_address(session, "blue@players.test")
        assert person is not None
        people.add_address(session, person, ANNA)
    answer(office, asked(office, "blue@players.test"), "yes")
    assert given


def test_neither_yes_nor_no_is_explained_once_an_hour(office: Office, given: list[tuple[str, bool]]) -> None:
    made = asked(office, language="cs")
    answer(office, made, "What is this?")
    explained = office.mails(ANNA, "challenge-unclear")
    assert office.notice(ANNA).language == "cs"
    assert office.notice(ANNA).reply_to == challenges.reply_to(office.house, made) if made else False
    answer(office, made, "I do not understand")
    assert office.mails(ANNA, "challenge-unclear") == explained
    answer(office, made, "ano")
    assert given == [("a tea", True)]


def test_an_answer_counts_once(office: Office, given: list[tuple[str, bool]]) -> None:
    made = asked(office)
    answer(office, made, "yes")
    answer(office, made, "no")
    assert given == [("a tea", True)]
    assert office.notice(ANNA).subject.id == "challenge-used"


def test_an_answer_counts_until_it_expires(office: Office, given: list[tuple[str, bool]]) -> None:
    made = asked(office)
    office.later(days=7)
    answer(office, made, "yes")
    assert not given
    assert office.notice(ANNA).subject.id == "challenge-expired"


def test_an_unknown_code_is_told(office: Office) -> None:
    office.letter("blue", "yes", sender=ANNA, to=seat_tags.question_address("orders@host.test", seat_tags.new_code()))
    assert office.notice(ANNA).subject.id == "challenge-unknown"


def test_the_same_is_asked_once_an_hour(office: Office) -> None:
    assert asked(office)
    assert asked(office) is None
    assert asked(office, "other@away.test")
    office.later(hours=1, seconds=1)
    assert asked(office)


@pytest.mark.parametrize("own", ["orders@host.test", "orders+rk4.blue.abc@host.test"])
def test_we_do_not_ask_ourselves(office: Office, own: str) -> None:
    assert asked(office, own) is None


def test_a_machine_answers_no_question(office: Office, given: list[tuple[str, bool]]) -> None:
    """RFC 3834: a vacation reply that begins with yes is a vacation reply."""
    answer(office, asked(office), "Yes, I am away", auto_submitted="auto-replied")
    assert not given
    assert len(office.mails(ANNA)) == 1


def test_orders_that_quote_a_question_are_orders(office: Office) -> None:
    made = asked(office, "blue@players.test")
    assert made is not None
    code = f"#ASK-{made.code.upper()}"
    office.letter("blue", f"army 1: up 2\n\n> (Code: {code})")
    assert office.answer("blue").lines[0].accepted
    assert state(office, made) == "waiting"
