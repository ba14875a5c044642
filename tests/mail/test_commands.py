"""Mail commands in four languages."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.mail.commands import COMMANDS, find, fold, in_letter, nearly
from pbem.mail.passphrase import taken
from pbem.mail.reading.letter import read


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
        ("cancel army 3", "cancel", "army 3"),
        ("отмена 3", "cancel", "3"),
        ("orders 3 r2", "orders", "3 r2"),
        ("приказы 3 версия 2", "orders", "3 версия 2"),
        ("report 3", "report", "3"),
        ("отчёт за ход 3", "report", "за ход 3"),
        ("rules battle", "rules", "battle"),
        ("help orders", "help", "orders"),
        ("language по-русски", "language", "по-русски"),
        ("holiday 2026-12-20 to 2026-12-27", "holiday", "2026-12-20 to 2026-12-27"),
        ("quiet on", "quiet", "on"),
        ("resign RK4", "resign", "RK4"),
        ("passphrase correct horse battery", "passphrase", "correct horse battery"),
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
        "map of the north",
        "status quo please",
        "report the enemy",
        "orders for army 3",
        "test the waters near H7",
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


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("statuss", "status"),
        ("mapp", "map"),
        ("ordes", "orders"),
        ("reprt 3", "report 3"),
        ("cancle", "cancel"),
        ("rozkazi", "rozkazy"),
    ],
)
def test_a_mistyped_word_is_recognised(line: str, meant: str) -> None:
    assert nearly(line) == meant


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
@pytest.mark.parametrize("line", ["Hello again,", "Hello GM 1: up 3", "Hallo", "Helo all"])
def test_a_greeting_is_no_slip_of_a_command_of_any_language(line: str, language: str) -> None:
    """`hello` is near `heslo`, which asks for a passphrase; its line keeps what it says."""
    assert nearly(line, language) == ""


@pytest.mark.parametrize("line", ["Hello GM 1: up 3", "Hello: 1 up 3"])
def test_a_line_with_a_greeting_keeps_its_order(line: str) -> None:
    """Only a line that says the passphrase is taken out."""
    raw = f"From: a@b.example\nSubject: orders\n\n{line}\nheslo: modrý kocour\n".encode()
    letter, words = taken(read(raw))
    assert words == "modrý kocour"
    assert line in letter.text


@pytest.mark.parametrize("line", ["", "status", "1: up 3", "stay", "capital Yaz", "mop the floor"])
def test_other_lines_mean_no_command(line: str) -> None:
    assert nearly(line) == ""


def test_what_only_the_campaign_can_tell_from_an_order_is_not_sure() -> None:
    assert find("cancel alliance with red") is None
    found = find("cancel alliance with red", loose=True)
    assert found is not None
    assert not found.sure


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("Пришлите карту", "map"),
        ("Состояние", "status"),
        ("ukaž stav", "status"),
        ("Pošlite mapu", "map"),
        ("Отменяю все приказы", "cancel"),
        ("ruším rozkazy", "cancel"),
        ("Отсутствие с 1 по 5 мая", "holiday"),
        ("dovolenku 1.5.-5.5.", "holiday"),
        ("Правила бой", "rules"),
        ("pošlete zprávu", "report"),
        ("изменить", ""),
        ("odstupuji", "resign"),
        ("Присоединяюсь open1", "join"),
        ("na skúšku", "test"),
        ("тихий режим вкл", "quiet"),
        ("změň jazyk sk", "language"),
    ],
)
def test_other_cases_and_aspects_of_the_words(line: str, key: str) -> None:
    found = find(line)
    assert (found.key if found else "") == key
