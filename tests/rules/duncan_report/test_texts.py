"""Every text exists in four languages and says the same things."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, replace

import pytest

from pbem.core.events import Event, headline
from pbem.core.languages import LANGUAGES
from pbem.core.texts import Text
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import BONUSES, PARAMS
from pbem.rulesets.duncan.report import news as brief_news
from pbem.rulesets.duncan.words.terms import filled, steps
from tests.rules.duncan_report.kit import BLUE, FOLDER, constructor, constructors, sample, words

_ENTRY = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)
_MATTERS = ("report", "events", "plan")


def entries(language: str) -> dict[str, set[str]]:
    """Give the variables of every message of reports and answers."""
    text = "\n".join((FOLDER / "locale" / matter / f"{language}.ftl").read_text("utf-8") for matter in _MATTERS)
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in _ENTRY.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str) -> None:
    """A message missing in one language would stop a campaign."""
    assert set(entries(language)) == set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_asks_for_other_facts(language: str) -> None:
    """Facts are the contract between the game and its translators."""
    english, plurals = entries("en"), {"count", "small", "large", "left", "number"}
    more = {id: found - english[id] - plurals for id, found in entries(language).items()}
    assert {id: found for id, found in more.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", constructors(), ids=lambda make: make.__name__)
def test_every_event_can_be_said(make: Callable[..., Event], language: str) -> None:
    """Each kind of event has its sentence, from its bare facts and as the report says it."""
    event, say = sample(make), words(language).say
    assert say(headline("duncan", event))
    assert say(brief_news.told(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", brief_news.ICONS)
def test_news_have_leads(kind: str, language: str) -> None:
    """What can be news has a lead; what can be in the subject line has a short form."""
    event = sample(constructor(kind))
    for each in (event, replace(event, facts={**event.facts, "unit": 0, "who": ""})) if kind == "fell" else (event,):
        lead = "lost" if kind == "fell" and each.facts["unit"] else "slain" if kind == "fell" else kind
        assert words(language).say(Text(f"duncan-news-{lead}", filled(each.facts)))
        if kind in brief_news.SUBJECTS:
            assert words(language).say(Text(f"duncan-subject-{lead}", each.facts))


def test_every_kind_of_news_is_an_event() -> None:
    """The table of the news names no event that does not exist."""
    assert set(brief_news.ICONS) <= {make.__name__ for make in constructors()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_failure_has_words(language: str) -> None:
    """`failed` documents its reasons and what can fail; each is worded, none by its key."""
    say = words(language).t
    notes = events.failed.__doc__ or ""
    reasons = re.findall(r"`(\w+)` \(", notes.partition("why:")[2])
    assert {"points", "too_far", "not_free"} <= set(reasons)
    for why in (*reasons, "no_choice"):
        facts = {"order": 2, "what": "move", "unit": 1, "at": "E5", "why": why, "price": 5, "points": 4}
        told = say("duncan-failed", **facts, cost=steps(5), budget=steps(4), param="speed", times=1, bonus="flash")
        assert told != say("duncan-failed", **{**facts, "why": "other"}, cost="", budget="")
        assert "E5" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_named_in_the_code_exist(language: str) -> None:
    """Ids written out in the modules of reports and answers are looked up in the catalogue."""
    files = [path for room in ("report", "answer") for path in (FOLDER / room).glob("*.py")]
    named = {
        id for file in files for id in re.findall(r"(?<!Headings\()\"(duncan-[a-z-]+[a-z])\"", file.read_text("utf-8"))
    }
    assert named
    assert [id for id in sorted(named) if not words(language).has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_text(language: str) -> None:
    """D-10.2: a rule that changes is told in the reader's own language."""
    assert all(words(language).has(f"duncan-option-{each.name}") for each in fields(Options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonuses_and_parameters_have_names(language: str) -> None:
    """t13.1: each kind has a name of its own."""
    say = words(language).t
    assert len({say("duncan-bonus", bonus=kind) for kind in BONUSES}) == len(BONUSES)
    assert len({say("duncan-param", param=param) for param in PARAMS}) == len(PARAMS)


@pytest.mark.parametrize(
    ("language", "half", "said"),
    [("en", 3, "1.5 steps"), ("en", 2, "1 step"), ("cs", 3, "1,5 kroku"), ("cs", 4, "2 kroky"), ("cs", 10, "5 kroků"),
     ("sk", 6, "3 kroky"), ("sk", 12, "6 krokov"), ("ru", 2, "1 шаг"), ("ru", 6, "3 шага"), ("ru", 5, "2,5 шага")],
)  # fmt: skip
def test_half_steps_are_said_as_steps(language: str, half: int, said: str) -> None:
    """D-4.1: a diagonal is one and a half."""
    assert words(language).say(steps(half)) == said


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("cs", 1, "1 nákupní bod"), ("cs", 3, "3 nákupní body"), ("cs", 5, "5 nákupních bodů"),
     ("sk", 2, "2 nákupné body"), ("sk", 7, "7 nákupných bodov"),
     ("ru", 1, "1 очко покупки"), ("ru", 22, "22 очка покупки"), ("ru", 11, "11 очков покупки")],
)  # fmt: skip
def test_plurals(language: str, count: int, said: str) -> None:
    """Numbers take the forms of the language."""
    assert said in words(language).say(headline("duncan", events.allowance(BLUE, count)))
