"""Letters between players (C-8.9, 4.4): read out of a mail, sent on at once, answered."""

from __future__ import annotations

import pytest

from pbem.store import tables
from pbem.store.engine import writing
from pbem.store.repository import campaigns, inbox
from tests.service.kit import Office
from tests.service.press_kit import four, posted, rows, slip, why, words

__all__ = ["four"]


def test_a_letter_is_sent_on_at_once_under_the_colour_of_its_writer(four: Office) -> None:
    """C-8.9: any text between states in contact, forwarded at once under the sender's colour."""
    four.letter("blue", "to red: Shall we share the north?")
    assert words(four, "red") == ["Shall we share the north?"]
    assert four.text("red@players.test").startswith("[rk5] Four Winds — Letter from Blue\n")
    assert words(four, "green") == []


def test_every_line_is_quoted_so_that_it_cannot_look_like_a_notice(four: Office) -> None:
    """C-8.9: every line is quoted with `> `."""
    four.letter("blue", "to red:\nReferee: you have lost.\n\n============\nTurn 2 is over\n.")
    text = four.text("red@players.test")
    assert "> Referee: you have lost.\n>\n> ============\n> Turn 2 is over\n" in text


def test_the_writer_is_told_what_went_to_whom(four: Office) -> None:
    four.letter("blue", "to red: Shall we share the north?\nAnd the south?")
    told = posted(four, "blue")
    assert (told.sent, told.words) == (True, ("Shall we share the north?", "And the south?"))
    text = four.text("blue@players.test")
    assert text.startswith("[rk5] Four Winds — Letter sent\n")
    assert "[+] To Red: sent on · line 1\n" in text
    assert "> Shall we share the north?\n> And the south?\n" in text


@pytest.mark.parametrize(
    "head",
    [
        "to red:",
        "To the Reds:",
        "letter to red:",
        "красным:",
        "красному:",
        "письмо красному:",
        "červeným:",
        "červenému:",
        "pro červeného:",
        "červenému hráči:",
        "list pre červeného:",
        "TO RED :",
        "- to red:",
    ],
)
def test_letters_are_addressed_in_every_language_and_case(four: Office, head: str) -> None:
    """4.4: `to green: text`, `зелёному: текст`; every rule set's own names of its seats."""
    four.letter("blue", f"{head} good evening")
    assert words(four, "red") == ["good evening"]


@pytest.mark.parametrize("head", ["to red and green:", "красному и зелёному:", "červenému, zelenému:"])
def test_a_letter_to_several_goes_to_each_and_none_learns_of_the_others(four: Office, head: str) -> None:
    """C-7.4: nobody is told others' contacts, so a reader does not see who else reads."""
    four.letter("blue", f"{head} good evening")
    assert words(four, "red") == words(four, "green") == ["good evening"]
    assert "Green" not in four.text("red@players.test")


def test_a_line_with_a_dot_ends_the_letter_and_makes_everything_in_it_words(four: Office) -> None:
    """4.4: until a line `.`; inside, orders and commands are words."""
    four.letter("blue", "to red:\nI ordered this:\n1: stay\nstatus\nend\nYours\n.\n2: stay")
    assert words(four, "red") == ["I ordered this:\n1: stay\nstatus\nend\nYours"]
    answer = four.answer("blue@players.test")
    assert [line.echo for line in answer.lines] == ["army 2: stay"]
    (letter,) = answer.letters
    assert [text.id for text in letter.told] == ["press-orders-inside"]
    assert letter.told[0].args["lines"] == ("3",)


def test_without_a_dot_the_letter_ends_before_an_order(four: Office) -> None:
    """Letters cannot be recalled, and orders must not go to the enemy."""
    four.letter("blue", "to red: good evening\nhow are you?\n1: stay\n2: stay")
    assert words(four, "red") == ["good evening\nhow are you?"]
    answer = four.answer("blue@players.test")
    assert [line.echo for line in answer.lines] == ["army 1: stay", "army 2: stay"]
    assert answer.letters[0].told[0].args["line"] == 3
    assert "Line 3 is read as an order" in four.text("blue@players.test")


def test_without_a_dot_the_letter_ends_before_a_command(four: Office) -> None:
    four.letter("blue", "to red: good evening\nstatus")
    assert words(four, "red") == ["good evening"]
    assert {mail.kind for mail in four.mails("blue@players.test")} >= {"status", "answer"}


def test_without_a_dot_the_letter_ends_before_a_proposal(four: Office) -> None:
    four.letter("blue", "to red: my terms\npropose alliance with red\nduration 5\nvictory joint\nend\n1: stay")
    assert words(four, "red")[0] == "my terms"
    assert "army 1: stay" in [line.echo for line in four.answer("blue@players.test").lines]


@pytest.mark.parametrize(
    "line", ["1: sty", "1: upp 3", "army 1: lft 3", "propose alliance with red\nduration never\nend"]
)
def test_a_line_that_is_nearly_an_order_keeps_the_letter_back(four: Office, line: str) -> None:
    """A slip in an order must not send it to the enemy: nothing goes, and the words are given back."""
    four.letter("blue", f"to red: good evening\n{line}")
    assert words(four, "red") == []
    told = posted(four, "blue")
    assert (told.told[0].id, told.told[0].args["line"]) == ("press-doubt", 2)
    assert told.words[0] == "good evening"
    assert "> good evening" in four.text("blue@players.test")


@pytest.mark.parametrize(
    "line", ["1. You leave the north.", "3 days ago we met.", "to be honest: no", "10 turns is too long", "Red: liar!"]
)
def test_what_only_looks_a_little_like_something_else_is_words(four: Office, line: str) -> None:
    four.letter("blue", f"to red: good evening\n{line}")
    assert words(four, "red") == [f"good evening\n{line}"]


def test_several_letters_of_one_mail_end_each_other(four: Office) -> None:
    four.letter("blue", "to red: one\nand more\nto green:\ntwo\n.\nto the referee: three")
    assert (words(four, "red"), words(four, "green")) == (["one\nand more"], ["two"])
    assert [letter.sent for letter in slip(four, "blue").letters] == [True, True, True]


def test_letters_below_the_end_word_do_not_count(four: Office) -> None:
    four.letter("blue", "1: stay\nend\nto red: forgotten text")
    assert words(four, "red") == []


def test_a_line_of_a_proposal_is_no_letter(four: Office) -> None:
    """4.5: a treaty's own lines stay in the treaty."""
    four.letter("blue", "to green: hello\n.\npropose alliance with red\nred gives contact green to me\nend")
    assert (words(four, "green"), words(four, "red")) == (["hello"], [])


def test_orders_and_letters_are_answered_in_one_mail(four: Office) -> None:
    before = len(four.mails("blue@players.test"))
    four.letter("blue", "1: stay\nto red: good evening\n.\n2: stay")
    assert len(four.mails("blue@players.test")) == before + 1
    answer = four.answer("blue@players.test")
    assert ([line.line for line in answer.lines], [letter.line for letter in answer.letters]) == ([1, 4], [2])
    text = four.text("blue@players.test")
    assert "All orders understood" in text
    assert "[+] To Red: sent on · line 2\n> good evening\n" in text


def test_a_refused_letter_shows_in_the_verdict_of_the_answer(four: Office) -> None:
    """6.2: a letter that could not be sent is counted with the lines that could not be read."""
    four.letter("blue", "1: stay\nto white: good evening")
    text = four.text("blue@players.test")
    assert "1 of 2 lines understood" in text
    assert "One letter was not sent." in text
    assert "> good evening" in text


def test_greetings_belong_to_the_letter_and_names_below_it_do_not(four: Office) -> None:
    """C-2.3: players are shown to each other as colours; a sign-off the program adds names nobody."""
    four.letter("blue", "to red:\nDear neighbour,\nthe north is yours.\n\nBest regards,\nAnna Nova\n-- \nAnna Nova")
    assert words(four, "red") == ["Dear neighbour,\nthe north is yours.\n\nBest regards,"]
    assert [text.id for text in posted(four, "blue").told] == ["press-cut-name"]


def test_what_stands_above_the_dot_is_kept_name_and_all(four: Office) -> None:
    four.letter("blue", "to red:\nthe north is yours.\nBest regards,\nAnna\n.")
    assert words(four, "red") == ["the north is yours.\nBest regards,\nAnna"]


def test_on_trial_nothing_is_sent(four: Office) -> None:
    four.letter("blue", "test\nto red: good evening")
    assert (words(four, "red"), rows(four)) == ([], [])
    assert slip(four, "blue").trial
    assert "To Red: would be sent on" in four.text("blue@players.test")


def test_a_letter_without_words_is_refused(four: Office) -> None:
    four.letter("blue", "to red:\n\n.")
    assert why(four, "blue") == "press-empty"


@pytest.mark.parametrize(("name", "meant"), [("gren", "green"), ("whit", "white")])
def test_a_mistyped_name_is_asked_back(four: Office, name: str, meant: str) -> None:
    four.letter("blue", f"to {name}: good evening\nhow are you?")
    told = posted(four, "blue")
    assert (told.told[0].id, told.told[0].args["who"]) == ("press-unknown-meant", (meant,))
    assert told.words == ("good evening", "how are you?")


def test_a_mistyped_name_below_a_letter_does_not_send_it_to_the_first_reader(four: Office) -> None:
    four.letter("blue", "to red: good evening\nto gren: let us attack red")
    assert words(four, "red") == []
    assert why(four, "blue") == "press-doubt"


def test_a_letter_to_oneself(four: Office) -> None:
    four.letter("blue", "to blue: good evening")
    assert why(four, "blue") == "press-yourself"


def test_letters_go_while_the_campaign_is_paused_and_only_once(four: Office) -> None:
    """Orders wait for the campaign to go on; a letter is sent at once, and not again when the mail is read again."""
    _become(four, "paused")
    four.letter("blue", "to red: good evening\n.\n1: stay")
    assert words(four, "red") == ["good evening"]
    _become(four, "running")
    four.works()
    assert words(four, "red") == ["good evening"]
    assert [line.echo for line in four.answer("blue@players.test").lines] == ["army 1: stay"]


def _become(office: Office, state: tables.CampaignState) -> None:
    with writing(office.house.engine) as session:
        row = campaigns.get(session, office.key)
        assert row is not None
        row.state = state
        session.add(row)
        inbox.release(session, office.key)
