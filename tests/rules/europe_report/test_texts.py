"""Every event, every standing order and every name has words in all four languages."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from pbem.core.events import EVERYONE, Event, headline
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.rulesets.europe import events
from pbem.rulesets.europe.events import Laid, Way
from pbem.rulesets.europe.orders import (
    Choice,
    DefaultOrder,
    DefendOrder,
    Draft,
    Empty,
    RankOrder,
    RetreatOrder,
    StopOrder,
)
from pbem.rulesets.europe.report import standing_orders
from pbem.rulesets.europe.report.sentences import deed, told
from pbem.rulesets.europe.state import Standing
from pbem.rulesets.europe.table import lands, powers
from tests.rules.europe_report.kit import words

BRITAIN, FRANCE, RUSSIA = Seat("britain"), Seat("france"), Seat("russia")
FACTS: dict[str, Any] = {
    "seat": FRANCE,
    "on": BRITAIN,
    "by": RUSSIA,
    "giver": RUSSIA,
    "first": FRANCE,
    "order": (FRANCE, BRITAIN),
    "number": 2,
    "at": "BEN",
    "start": "FRA",
    "end": "BEN",
    "card": "KH",
    "cards": ("9H", "4C"),
    "instead": ("2D",),
    "sea": True,
    "way": Way(FRANCE, BRITAIN, "FRA", "BEN", 2, False),
    "attack": Laid(("9H", "4C"), 1, 13),
    "defence": Laid((), 0, 0),
    "handed": (2, 1),
    "receivers": (BRITAIN, RUSSIA),
    "counts": (1, 1),
    "count": 3,
    "kept": 1,
    "before": 3,
    "after": 1,
    "ordered": 3,
    "seal": "5f0c",
    "salt": "abcd",
    "what": "sabotage",
    "reason": "occupation",
    "of": "dual",
    "winners": (FRANCE,),
}
SPECIAL: dict[str, dict[str, Any]] = {
    "sabotaged": {"figures": (3, 1)},
    "opened": {"order": ("9H", "4C")},
    "discarded": {"why": "fate"},
    "laid": {"cards": Laid(("9H", "4C"), 1, 13)},
    "skipped": {"why": "no_card"},
    "fewer": {"why": "gone"},
    "fate_dealt": {"receivers": (FRANCE, BRITAIN)},
}


def constructors() -> list[Callable[..., Event]]:
    """List the constructors of all kinds of events."""
    found = (each for _, each in inspect.getmembers(events, inspect.isfunction))
    return [each for each in found if each.__annotations__.get("return") == "Event" and each.__name__[0] != "_"]


def sample(make: Callable[..., Event], **other: Any) -> Event:
    """Make an event with plausible facts."""
    facts = {"figures": 2, "why": "gone", **FACTS, **SPECIAL.get(make.__name__, {}), **other}
    wanted = {name: facts[name] for name in inspect.signature(make).parameters if name in facts}
    return make(**wanted)


@pytest.mark.parametrize("make", constructors(), ids=lambda make: make.__name__)
def test_an_event_has_a_sentence_in_every_language(make: Callable[..., Event]) -> None:
    """E-10: what is told has words, bare and with the signs of cards; what all saw, without its doer, too."""
    event = sample(make)
    for language in LANGUAGES:
        say = words(language).say
        assert say(headline("europe", event))
        assert say(told(event))
        if event.seen_by == EVERYONE and "seat" in event.facts:
            assert say(deed(event))


@pytest.mark.parametrize(
    "why",
    [
        "no_card",
        "no_enemy",
        "lone",
        "once",
        "no_hand",
        "not_played",
        "guard",
        "held",
        "limit",
        "no_figure",
        "occupied",
        "homeland",
        "reach",
        "empty",
        "own",
        "other",
        "not_home",
    ],
)
def test_every_reason_has_words(why: str) -> None:
    """E-11.5: why an order was not carried out is said, never a code."""
    for language in LANGUAGES:
        assert (
            words(language).say(told(sample(events.skipped, why=why))).replace("—", "–").rpartition("–")[2].strip()
            != why
        )


@pytest.mark.parametrize("what", ["sabotage", "spy", "draft", "move", "attack", "default"])
def test_every_order_that_can_fail_is_named(what: str) -> None:
    """E-11.5: a line that was not carried out is quoted; a fact that does not apply leaves no hole."""
    bare = {"at": "", "start": "", "end": "", "on": ""}
    event = events.skipped(FRANCE, what, "guard", **bare)
    for language in LANGUAGES:
        assert words(language).say(told(event))


@pytest.mark.parametrize("reason", ["occupation", "collapse", "limit"])
def test_every_end_is_told(reason: str) -> None:
    """E-9: occupation, collapse, the limit of rounds."""
    winners, of = ((), "") if reason == "limit" else ((FRANCE,), "dual")
    for language in LANGUAGES:
        assert words(language).say(told(events.ended(winners, reason, of)))


def test_powers_have_names_in_all_cases() -> None:
    """1.1: five powers, in four languages and six cases."""
    for language in LANGUAGES:
        for seat in powers.SEATS:
            assert all(words(language).seat(seat, case) for case in ("nom", "gen", "dat", "acc", "ins", "loc"))
    assert words("cs").seat("dual", "ins") == "Dvojspolkem"
    assert words("ru").seat("russia", "gen") == "Российской империи"


def test_lands_are_called_as_in_the_rules() -> None:
    """E-3: the names of the table."""
    assert words("cs").t("europe-land", land="HUN") == "Uhersko"
    assert words("sk").t("europe-land", land="SCA") == "Južná Škandinávia"
    for language in LANGUAGES:
        names = {words(language).t("europe-land", land=land) for land in lands.territories(True)}
        assert len(names) == 21


def test_every_standing_order_has_words() -> None:
    """E-12: all that can be in force."""
    stops = (
        StopOrder("me", least=2),
        StopOrder("france", "dual", deadly=True, hands=3, ace=True),
        StopOrder(never=True),
    )
    given = Standing(
        stops,
        DefendOrder("best", 15),
        RankOrder(("K", "A")),
        {"SCA": RetreatOrder(("NRU", "GER"), "SCA"), "": RetreatOrder(("BRI",))},
        DefaultOrder((Choice(Draft("BRI"), (Empty("BRI"),)),)),
        auto=True,
    )
    english = [words().say(line) for line in standing_orders.in_force(given, sequential=True)]
    assert english == [
        "Diplomacy: stop attacks on you if they come with at least 2 figures.",
        "Diplomacy: stop attacks on France and allies by the Dual Alliance if they would end the game against you and "
        "at least 3 cards are handed over, even with an ace.",
        "Diplomacy: never.",
        "Defence: just enough; from 15 points of the attacker on: best cards.",
        "Retreat: BRI.",
        "Retreat from SCA: NRU GER.",
        "Cards kept: K A.",
        "If nothing else is possible: draft BRI (on a condition).",
        "You are not asked for reactions: these orders answer.",
    ]
    for language in LANGUAGES:
        assert all(words(language).say(line) for line in standing_orders.in_force(given))


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("cs", 2, "se předají aspoň 2 karty"),
        ("cs", 5, "se předá aspoň 5 karet"),
        ("sk", 2, "sa odovzdajú aspoň 2 karty"),
        ("sk", 6, "sa odovzdá aspoň 6 kariet"),
        ("ru", 1, "отдают не меньше 1 карты"),
    ],
)
def test_cards_handed_over_are_counted_in_the_right_case(language: str, count: int, said: str) -> None:
    """`aspoň` governs no case: the number does."""
    assert words(language).say(Text("europe-force-hands", {"count": count})) == said
