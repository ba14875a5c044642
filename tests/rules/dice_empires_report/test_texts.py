"""Every text of the report exists in four languages and says the same things."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from pbem.core.events import headline
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.events import reserves
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    Hungry,
    LossesOrder,
    PlanOrder,
    PlunderOrder,
    RerollOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.report import news
from pbem.rulesets.dice_empires.report.standing_orders import standing
from pbem.rulesets.dice_empires.state import Standing
from pbem.rulesets.dice_empires.words.terms import told
from tests.rules.dice_empires_report.golden import played
from tests.rules.dice_empires_report.kit import FOLDER, words

_VARIABLE = re.compile(r"\$(\w+)")


def messages(room: str, language: str) -> dict[str, set[str]]:
    """Give the facts of every message of a room."""
    source = (FOLDER / "locale" / room / f"{language}.ftl").read_text("utf-8")
    found = FluentParser().parse(source).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    entries = [entry for entry in found if isinstance(entry, ast.Message)]
    return {one.id.name: set(_VARIABLE.findall(source[one.span.start : one.span.end])) for one in entries if one.span}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", ["events", "report"])
def test_all_languages_say_the_same(room: str, language: str) -> None:
    """A message missing in one language would stop a campaign; none asks for other facts than the English one."""
    english, other = messages(room, "en"), messages(room, language)
    assert set(other) == set(english)
    assert {id: found - english[id] - {"count"} for id, found in other.items() if found - english[id] - {"count"}} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_events_of_a_round_can_be_said(language: str) -> None:
    """From the bare facts, as trials and acts of the referee tell them, and as the report does."""
    say = words(language).say
    for event in played().events:
        assert say(headline("dice_empires", event))
        assert say(told(event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_the_engine_can_tell_has_its_text(language: str) -> None:
    """The kinds stand in the modules that make the events."""
    files = ("events.py", "war/events.py")
    code = "".join((FOLDER / file).read_text("utf-8") for file in files)
    kinds = set(re.findall(r"^- `([a-z-]+)` \(", code, re.MULTILINE)) | set(re.findall(r'event\("([a-z-]+)"', code))
    assert len(kinds) >= 15
    assert [kind for kind in sorted(kinds) if not words(language).has(f"dice_empires-event-{kind}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_have_leads(language: str) -> None:
    """What can be news has a lead; what can be in the subject line has a short form."""
    say = words(language)
    assert [sort for sort in news.ICONS if not say.has(f"dice-empires-news-{sort}")] == []
    assert [sort for sort in news.SUBJECTS if not say.has(f"dice-empires-subject-{sort}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_named_in_the_report_exist(language: str) -> None:
    """Ids written out in the modules are looked up in the catalogue."""
    code = "".join(file.read_text("utf-8") for file in (FOLDER / "report").glob("*.py"))
    named = set(re.findall(r"(?<!Headings\()\"(dice-empires-[a-z-]+[a-z])\"", code))
    assert len(named) > 50
    assert [id for id in sorted(named) if not words(language).has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_standing_order_can_be_said(language: str) -> None:
    """X-13.6: all that a lord may have chosen has words."""
    chosen = (
        Standing(),
        Standing(
            births=BirthsOrder((2, 1)),
            starve=StarveOrder((Hungry("C"), Hungry("B", 2), Hungry("slaves"), Hungry(4, 1))),
            reroll=RerollOrder("behind"),
            losses=LossesOrder("dice", (4, 5)),
            plunder=PlunderOrder(True, "T"),
            take=TakeOrder(True, 2),
            targets=TargetsOrder("slaves"),
            plan=PlanOrder(()),
        ),
        Standing(plunder=PlunderOrder(False), take=TakeOrder(True), reroll=RerollOrder("never")),
    )
    for orders in chosen:
        assert all(words(language).say(cell.content) for row in standing(orders).rows for cell in row)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("cs", 2, "2 příkazy"), ("cs", 5, "5 příkazů"), ("sk", 4, "4 príkazy"), ("sk", 5, "5 príkazov"),
     ("ru", 3, "3 приказа"), ("ru", 5, "5 приказов"), ("en", 1, "1 command")],
)  # fmt: skip
def test_plurals(language: str, count: int, said: str) -> None:
    """Numbers take the forms of the language."""
    assert words(language).say(Text("dice-empires-ahead-commands", {"count": count, "hall": 1})).startswith(said)


RESERVES = (
    ("en", "Line 6 was a reserve and was not needed.", "Lines 5 and 6 were reserves and were not needed."),
    ("ru", "Запасная строка 6 не понадобилась.", "Запасные строки 5 и 6 не понадобились."),
    ("cs", "Náhradního řádku 6 nebylo třeba.", "Náhradních řádků 5 a 6 nebylo třeba."),
    ("sk", "Náhradný riadok 6 nebol potrebný.", "Náhradné riadky 5 a 6 neboli potrebné."),
)


@pytest.mark.parametrize(("language", "one", "two"), RESERVES)
def test_the_number_of_a_line_is_not_taken_for_a_count(language: str, one: str, two: str) -> None:
    """X-13.2: which line was not needed is told, not how many."""
    said = [words(language).say(told(reserves(Seat("blue"), lines))) for lines in ((6,), (5, 6))]
    assert said == [one, two]
