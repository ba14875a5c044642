"""The log is kept as values and told in the reader's words, by mail as in the window."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import get_args, get_type_hints

import pytest

from pbem.core.languages import LANGUAGES, Language
from pbem.service.campaigns.log_words import TELLING, LogReader
from pbem.service.campaigns.overview import LogEntry
from pbem.service.desk.registered_addresses import DEEDS
from pbem.service.house.terms import Missed
from pbem.store.tables import Braked, LogKind
from tests.service.kit import NOON, Office
from tests.service.referee_mail_kit import flat, speaks, writes

FACTS: dict[str, object] = {
    "silent": ["red"],
    "until": "2026-11-22T20:00:00+00:00",
    "first": "2026-11-21",
    "last": "2026-11-24",
    "same": True,
    "told": True,
    "lines": ["army 1: stay", "army 2: up 3"],
    "why": "a foreign letter",
    "reason": "snow",
}
"""A value of each sort; any other fact is a word or a number."""


def reader(office: Office, language: str, turns: str = "campaign") -> LogReader:
    return LogReader(office.house.catalogue(language, turns), "Europe/Prague", ("blue", "red"))


def told(kind: str, facts: Mapping[str, object]) -> LogEntry:
    return LogEntry(NOON, "referee", kind, json.dumps(facts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_stands_in_the_log_has_a_sentence(office: Office, language: str) -> None:
    for kind in set(get_args(LogKind)) - {"restored"}:  # this one is of the house, and of no campaign
        said = reader(office, language).line(told(kind, {"seat": "blue", "turn": 3, "turns": 2}))
        assert f"referee {kind}" not in said
        assert office.house.catalogue(language).seat("referee") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_besides_has_words(office: Office, language: str) -> None:
    for fact in TELLING:
        facts = {name: FACTS.get(name, 4) for name in (fact, *(("last",) if fact == "first" else ()))}
        without, said = (reader(office, language).line(told("held", given)) for given in ({}, facts))
        assert said.startswith(f"{without}; ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_may_choose_the_sentence(office: Office, language: str) -> None:
    """What became of a silent player, why a turn waits, what was done to an address, that no house player plays."""
    steps = get_args(get_type_hints(Missed)["then"])
    braked = [one for one in get_args(Braked) if one]
    chosen = [("missed", "step", one) for one in (*steps, "back")]
    chosen += [("address", "deed", one) for one in DEEDS]
    chosen += [("braked", "brake", one) for one in braked]
    chosen += [("bot", "name", "none"), ("house player", "name", "none")]
    for kind, fact, value in chosen:
        plain, said = (
            reader(office, language).line(told(kind, {"seat": "blue", **one})) for one in ({}, {fact: value})
        )
        assert said != plain, (kind, value)
        assert value not in said.split("; ")[1:]


def test_who_writes_again_has_missed_nothing(office: Office) -> None:
    said = reader(office, "en").line(told("missed", {"seat": "blue", "step": "back", "turns": 0}))
    assert said == "the referee: Blue writes again; the seat is not on offer any more"


def test_a_line_without_words_is_told_as_it_is_kept(office: Office) -> None:
    """It may come from a later version, with a file."""
    said = reader(office, "cs").line(told("juggled", {"balls": 3, "hands": "<b>\n"}))
    assert said == "referee juggled  balls: 3, hands: <b>"


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "log", "the referee: the deadline was put off; until 22 November, 20:00; a quarrel"),
        ("cs", "deník", "vedoucí: uzávěrka byla odložena; do: 22. listopadu, 20:00; a quarrel"),
        ("sk", "denník", "vedúci: uzávierka bola odložená; do: 22. novembra, 20:00; a quarrel"),
        ("ru", "журнал", "ведущий: срок отложен; до: 22 ноября, 20:00; a quarrel"),
    ],
)
def test_the_log_by_mail_speaks_the_referees_language(office: Office, language: Language, word: str, said: str) -> None:
    writes(office, "extend 24 because a quarrel")
    speaks(office, language)
    assert said in flat(writes(office, word))
