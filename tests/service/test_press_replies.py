"""Replying to a letter answers it: whose it is says the code, who answers says the reader's own tag."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.press_kit import MET, forwarded, four, meet, opened, posted, replies, rows, seen, words

__all__ = ["four"]


def test_a_reply_is_a_letter_back_of_the_unquoted_words(four: Office) -> None:
    four.letter("blue", "to red: Shall we share the north?")
    replies(four, "red", "Gladly.\nWhere is the border?")
    assert words(four, "blue") == ["Gladly.\nWhere is the border?"]
    assert posted(four, "red").to.args == {"who": ("blue",)}


def test_a_chain_of_three(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "two")
    replies(four, "blue", "three")
    assert (words(four, "red"), words(four, "blue")) == (["one", "three"], ["two"])
    first, second, third = rows(four)
    assert (second.answers, third.answers) == (first.code, second.code)
    assert seen(four, four.mails("red@players.test", "press")[-1]).references[0] == (
        four.mails("red@players.test", "press")[0].message_id
    )


def test_orders_in_a_reply_are_orders(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "Agreed.\n1: stay")
    assert words(four, "blue") == ["Agreed."]
    assert [line.echo for line in four.answer("red@players.test").lines] == ["army 1: stay"]


def test_a_reply_of_orders_alone_sends_nothing(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "1: stay\n2: stay")
    assert words(four, "blue") == []
    assert len(four.answer("red@players.test").lines) == 2


def test_a_reply_with_an_order_that_is_nearly_right_sends_nothing(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "Agreed.\n1: sty")
    assert words(four, "blue") == []
    assert posted(four, "red").told[0].id == "press-doubt"


def test_a_reply_that_names_its_reader_goes_there_only(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "to green: blue has written to me")
    assert (words(four, "blue"), words(four, "green")) == ([], ["blue has written to me"])


def test_thanks_alone_are_a_letter(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "Thanks!")
    assert words(four, "blue") == ["Thanks!"]


def test_a_program_that_drops_what_follows_the_plus(four: Office) -> None:
    """The codes stand in the text too."""
    four.letter("blue", "to red: one")
    replies(four, "red", "two", to="orders@host.test")
    assert words(four, "blue") == ["two"]


def test_a_mail_to_the_seats_own_address_is_no_answer_whatever_it_quotes(four: Office) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "1: stay", to=four.reply_to("red"))
    replies(four, "red", "status", to=four.reply_to("red"))
    assert words(four, "blue") == []


def test_an_anonymous_letter_can_be_answered_and_stays_anonymous(office: Office) -> None:
    """Replies find their way; whoever did not sign does not sign the next one either."""
    opened(office, press={"anonymous": True})
    office.letter("blue", "anonymous to red: one")
    replies(office, "red", "who are you?")
    assert words(office, "blue") == ["who are you?"]
    assert forwarded(office, "blue")[0].writer == "red"
    replies(office, "blue", "guess")
    assert words(office, "red") == ["one", "guess"]
    last = office.mails("red@players.test", "press")[-1]
    shown = office.content(last).text + office.content(last).html + seen(office, last).name
    assert "blue" not in shown.lower()
    answered = office.content(office.mails("red@players.test", "answer")[-1]).text
    assert "To whoever wrote the anonymous letter: sent on" in answered
    assert "blue" not in answered.lower()


def test_a_reply_from_a_foreign_address_waits_for_its_player(four: Office) -> None:
    """A forged answer: the code in the address is known to whoever saw the mail, the address is not theirs."""
    four.letter("blue", "to red: one")
    head = forwarded(four, "red")[0].heading
    four.letter("red", "We surrender", sender="thief@elsewhere.test", to=head.reply_to)
    assert words(four, "blue") == []
    assert [mail.kind for mail in four.mails("red@players.test")][-1] == "ask-letter"


def test_the_code_of_a_letter_to_somebody_else_is_worthless(four: Office) -> None:
    four.letter("blue", "to red: one")
    code = forwarded(four, "red")[0].heading.reply_to.partition("@")[0].rpartition(".")[2]
    own = four.reply_to("green").replace("@", f".{code}@")
    unknown = four.reply_to("green").replace("@", f".{'a' * 16}@")
    four.letter("green", "what did you tell red?", to=own)
    first = four.text("green@players.test")
    four.letter("green", "what did you tell red?", to=unknown)
    assert four.text("green@players.test") == first
    assert posted(four, "green").told[0].id == "press-no-code"
    assert words(four, "blue") == []


def test_an_answer_to_a_writer_no_longer_in_contact(four: Office) -> None:
    four.letter("blue", "to red: one")
    meet(four, {**MET, "red": (), "blue": ()})
    replies(four, "red", "two")
    assert posted(four, "red").told[0].id == "press-no-contact"


@pytest.mark.parametrize("subject", ["Out of office", "Automatic reply: letter"])
def test_an_answering_machine_answers_no_letter(four: Office, subject: str) -> None:
    four.letter("blue", "to red: one")
    replies(four, "red", "I am away until Monday.", subject=subject)
    assert words(four, "blue") == []


def test_a_reply_in_html_alone(four: Office) -> None:
    from email.message import EmailMessage

    four.letter("blue", "to red: one")
    mail = EmailMessage()
    mail["From"], mail["To"] = "red@players.test", forwarded(four, "red")[0].heading.reply_to
    mail["Subject"], mail["Message-ID"] = "Re: letter", "<html@players.test>"
    mail.set_content(
        '<p>Two <b>bold</b> words<img src="http://spy.test/pixel.gif"></p><script>x()</script>'
        '<p>and <a href="http://spy.test/?blue">a link</a></p><blockquote type="cite">one</blockquote>',
        subtype="html",
    )
    four.arrives(mail.as_bytes())
    four.works()
    (text,) = words(four, "blue")
    assert text.split() == ["Two", "bold", "words", "and", "a", "link"]
    html = four.content(four.mails("blue@players.test", "press")[-1]).html
    assert "spy.test" not in html
    assert "<b>bold" not in html
