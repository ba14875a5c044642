"""Mail commands in four languages."""

from __future__ import annotations

import pytest

from pbem.mail.commands import COMMANDS, find, fold, in_letter

LANGUAGES = ("en", "ru", "cs", "sk")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.key)
def test_every_word_of_every_language_is_its_command(command: object, language: str) -> None:
    wanted = next(one for one in COMMANDS if one is command)
    for words in wanted.words[language]:
        for written in (words, words.upper(), fold(words), f" {words}! "):
            found = find(written)
            assert found is not None
            assert found.key == wanted.key
            assert language in found.languages


@pytest.mark.parametrize(
    ("line", "key", "argument"),
    [
        ("join RK4", "join", "RK4"),
        ("JOIN rk4.", "join", "rk4"),
        ("Хочу играть", "join", ""),
        ("ПРИСОЕДИНИТЬСЯ RK4", "join", "RK4"),
        ("Prihlasit se RK4", "join", "RK4"),
        ("přihlásit se", "join", ""),
        ("help", "help", ""),
        ("Nápověda", "help", ""),
        ("my orders RK4", "orders", "RK4"),
        ("Отменить приказы", "cancel", ""),
        ("zruš rozkazy", "cancel", ""),
    ],
)
def test_commands_and_what_follows_them(line: str, key: str, argument: str) -> None:
    found = find(line)
    assert found is not None
    assert (found.key, found.argument) == (key, argument)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "1 left 3",
        "cancel alliance with red",
        "отменить союз",
        "help the red army",
        "orders follow",
        "rejoin",
        "?",
    ],
)
def test_other_lines_are_none(line: str) -> None:
    assert find(line) is None


def test_the_subject_counts_before_the_body() -> None:
    found = in_letter("Help", [(1, "join RK4")])
    assert found is not None
    assert found.key == "help"


def test_the_first_written_line_counts() -> None:
    found = in_letter("hello", [(1, ""), (2, "join RK4"), (3, "help")])
    assert found is not None
    assert (found.key, found.argument) == ("join", "RK4")


def test_the_subject_orders_above_orders_is_no_command() -> None:
    assert in_letter("Orders", [(1, "1 left 3")]) is None
    assert in_letter("Orders", [(1, "")]) is not None


@pytest.mark.parametrize("subject", ["Re: help", "RE[2]: help", "Odp: pomoc", "Ответ: помощь", "Fwd: help"])
def test_the_subject_of_a_reply_was_not_typed(subject: str) -> None:
    assert in_letter(subject, [(1, "1 left 3")]) is None
