"""What players and referees could write from the beginning: every word and what may follow it, no more and no less."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from pbem.core.languages import LANGUAGES
from pbem.mail import commands as player
from pbem.mail.commands import fold, referee

LIST: dict[str, Any] = tomllib.loads(Path(__file__).with_name("understood.toml").read_text("utf-8"))
ROWS = [(desk, key) for desk in ("player", "referee") for key in LIST[desk]]
TAILS: Sequence[str] = LIST["tails"]
SHARED = {"report", "отчёт", "zpráva", "správa"}
"""Words of the referee's that are `report` alone, and `preview` with a seat behind them."""


def understood(desk: str, line: str) -> str:
    """Give the key of the command a line is to one of the desks; nothing: none."""
    if desk == "player":
        found = player.find(line)
        return found.key if found else ""
    return next((asked.key for asked in referee.read("Re: report", [(1, line)])), "")


def written(desk: str, key: str) -> Iterator[str]:
    """Write every word of a command as people do: with capitals, without accents, with spaces and a dot."""
    words = {word for language in LANGUAGES for word in LIST[desk][key][language]}
    for word in words - SHARED if desk == "referee" else words:
        yield from (word, word.upper(), fold(word), f" {word}! ")


@pytest.mark.parametrize(("desk", "key"), ROWS)
def test_every_word_is_still_its_command(desk: str, key: str) -> None:
    assert {line: understood(desk, line) for line in written(desk, key) if understood(desk, line) != key} == {}


@pytest.mark.parametrize("word", sorted(SHARED))
def test_a_word_of_two_commands_is_told_apart_by_what_follows(word: str) -> None:
    assert [understood("referee", line) for line in (word, f"{word} 3", f"{word} red")] == [
        "report",
        "report",
        "preview",
    ]


@pytest.mark.parametrize(("desk", "key"), ROWS)
def test_what_may_follow_a_word_is_what_might(desk: str, key: str) -> None:
    row = LIST[desk][key]
    assert [tail for tail in TAILS if understood(desk, f"{row['en'][0]} {tail}") == key] == row["follows"]


@pytest.mark.parametrize(("desk", "key"), ROWS)
def test_no_language_is_lost(desk: str, key: str) -> None:
    """A word is printed in the reader's language, and a stranger is answered in that of his word."""
    commands = {one.key: one for one in (player.COMMANDS if desk == "player" else referee.WORDS)}
    assert {language: list(commands[key].words[language]) for language in LANGUAGES} == {
        language: LIST[desk][key][language] for language in LANGUAGES
    }
