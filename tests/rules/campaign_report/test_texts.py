"""Every text exists in four languages and says the same things."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, replace
from typing import get_args

import pytest

from pbem.core.events import Event, headline
from pbem.core.languages import LANGUAGES
from pbem.core.seats import COLOURS
from pbem.core.texts import Text
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import Action, ObjectKind
from pbem.rulesets.campaign.report import armies, diplomacy, draw, strangers
from pbem.rulesets.campaign.report import news as brief_news
from pbem.rulesets.campaign.words import checks, unclear
from pbem.rulesets.campaign.words import checks_treaty as dealing_checks
from pbem.rulesets.campaign.words import treaty_phrases as phrases
from tests.rules.campaign_report.kit import FOLDER, constructor, constructors, sample, source, words

_ENTRY = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)


def entries(language: str) -> dict[str, set[str]]:
    """Give the variables of every message."""
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in _ENTRY.findall(source(language))}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str) -> None:
    """A message missing in one language would stop a campaign."""
    assert set(entries(language)) == set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_asks_for_other_facts(language: str) -> None:
    """Facts are the contract between the game and its translators."""
    english = entries("en")
    plurals = {"count", "every", "left"}
    assert {id: found - english[id] - plurals for id, found in entries(language).items()} == dict.fromkeys(
        english, set()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", constructors(), ids=lambda make: make.__name__)
def test_every_event_can_be_said(make: Callable[..., Event], language: str) -> None:
    """Each kind of event has its sentence, from its bare facts and as the report says it."""
    event, say = sample(make), words(language).say
    assert say(headline("campaign", event))
    assert say(brief_news.told(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", brief_news.ICONS)
def test_news_have_leads(kind: str, language: str) -> None:
    """What can be news has a lead; what can be in the subject line has a short form."""
    event = sample(constructor(kind))
    facts = {name: fact for name, fact in event.facts.items() if name != "lines"}
    assert words(language).say(Text(f"campaign-news-{kind}", facts))
    if kind in brief_news.SUBJECTS:
        assert words(language).say(Text(f"campaign-subject-{kind}", facts))


def test_every_kind_of_news_is_an_event() -> None:
    """The table of the news names no event that does not exist."""
    assert set(brief_news.ICONS) <= {make.__name__ for make in constructors()}


def test_every_kind_of_event_is_told_somewhere() -> None:
    """Among the news, or below the armies, the strangers, the treaties; ways and strangers stand in the tables."""
    told = {*brief_news.ICONS, *armies.PROTOCOL, *strangers.WATCHED, *diplomacy.LOG, "march", "sighted"}
    untold = {make.__name__ for make in constructors()} - told
    assert {kind for kind in untold if not kind.startswith("common_")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_text(language: str) -> None:
    """The codes stand in the tables of the modules that find them."""
    tables = "\n".join(module.__doc__ or "" for module in (checks, dealing_checks, phrases, unclear))
    codes = re.findall(r"^\| (campaign-[\w-]+) \|", tables, re.MULTILINE)
    assert codes
    assert all(words(language).has(f"problem-{code}") for code in codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_text(language: str) -> None:
    """A referee reads what each option means in his own language."""
    assert all(words(language).has(f"campaign-option-{each.name}") for each in fields(Options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_triggers_and_actions_have_words(language: str) -> None:
    """Whatever a rule looks for and whatever it begins is named in words of its own, never by its key."""
    happenings = ("merged", "captured", "won", "blocked", "arrived", "step")
    sightings = (f"{mode}-{what}" for mode in ("reveal", "see") for what in get_args(ObjectKind))
    kinds = [each.kind for each in get_args(Action)]
    say = words(language).t
    assert all(say("campaign-trigger", on=on) != on for on in (*sightings, *happenings))
    assert all(say("campaign-then", then=kind) != kind for kind in kinds)
    assert all(say("campaign-what", what=kind) != kind for kind in kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_named_in_the_code_exist(language: str) -> None:
    """Ids written out in the modules are looked up in the catalogue."""
    code = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    named = set(re.findall(r"(?<!Headings\()(?<!table\()(?<!counts\()\"(campaign-[a-z-]+[a-z])\"", code))
    say = words(language)
    assert named
    assert [id for id in sorted(named) if not say.has(id) and not say.has(f"problem-{id}")] == []


def test_a_loss_names_the_captor_only_when_seen() -> None:
    """C-5.8: the loss is always told, by whom only when somebody saw it."""
    seen = sample(events.city_lost, capital=0)
    unseen = replace(seen, facts={**seen.facts, "by": ""})
    say = words().say
    assert say(brief_news.told(seen)) == "Red took Yaz (E5) from you."
    assert say(brief_news.told(unseen)) == "Yaz (E5) is no longer yours."


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("ru", 1, "остался 1 ход"), ("ru", 3, "осталось 3 хода"), ("ru", 5, "осталось 5 ходов"),
     ("cs", 2, "zbývají 2 tahy"), ("cs", 5, "zbývá 5 tahů"), ("sk", 4, "zostávajú 4 ťahy"),
     ("sk", 6, "zostáva 6 ťahov")],
)  # fmt: skip
def test_plurals(language: str, count: int, said: str) -> None:
    """Numbers take the forms of the language."""
    event = sample(events.alliance_ending, left=count)
    assert said in words(language).say(headline("campaign", event))


def test_every_colour_has_its_letter() -> None:
    """5.1: the text map has a letter for everybody, none of them a terrain sign."""
    letters = [draw.LETTERS[colour] for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert not set(letters) & set(".fh~#:x*")
