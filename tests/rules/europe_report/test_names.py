"""“Britain and allies” are several, the Dual Alliance is one: no sentence may choose a verb for only one of them."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text
from tests.rules.europe_report.kit import words

BRITAIN, DUAL = Seat("britain"), Seat("dual")


def said(key: str, language: str, **facts: Fact) -> str:
    """Say a sentence with its facts."""
    return words(language).say(Text(key, facts))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "If this succeeds, Britain and allies may be left without a figure at home"),
        ("cs", "Podaří-li se to, Británii a spojencům nemusí doma zůstat ani jedna figurka"),
        ("sk", "Ak sa to podarí, Británii a spojencom nemusí doma zostať ani jedna figúrka"),
        ("ru", "Если это удастся, у Британии и союзников на родине может не остаться фигур"),
    ],
)
def test_a_warning_that_another_may_win(language: str, told: str) -> None:
    """E-9.4: who would lose the last figure at home, and who would win by it."""
    assert said("europe-plan-other-wins", language, reason="collapse", of=BRITAIN, who=DUAL).startswith(told)


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("problem-europe-not-your-turn", "Сейчас ход Британии и союзников."),
        ("problem-europe-draft-held", "BEN сейчас у Британии и союзников; пока это так"),
        ("problem-europe-attack-other", "BEN сейчас у Британии и союзников, а не у Двойственного союза."),
    ],
)
def test_who_holds_a_territory_in_russian(key: str, told: str) -> None:
    """E-6: Russian verbs have a number, so nobody “holds” anything."""
    assert said(key, "ru", who=BRITAIN, of=DUAL, land="BEN", to="BEN").startswith(told)


@pytest.mark.parametrize(
    ("language", "given", "gains"),
    [
        ("cs", "Vedoucí vám dal kartu KH.", "Vedoucí přidal kartu Británii a spojencům."),
        ("sk", "Vedúci vám dal kartu KH.", "Vedúci pridal kartu Británii a spojencom."),
        ("ru", "Ведущий дал вам карту KH.", "Ведущий добавил карту Британии и союзникам."),
    ],
)
def test_the_referee_has_one_title_and_speaks_politely(language: str, given: str, gains: str) -> None:
    """He is called as in all other mails, and players are not on first-name terms with us."""
    assert said("europe-event-decree-given", language, card="KH") == given
    assert said("europe-event-decree-gains", language, who=BRITAIN) == gains


@pytest.mark.parametrize(
    ("language", "limit", "told"),
    [
        ("cs", 1, "nejvýš 1 karta,"),
        ("cs", 4, "nejvýš 4 karty,"),
        ("cs", 5, "nejvýš 5 karet,"),
        ("sk", 4, "smú byť najviac 4 karty,"),
        ("sk", 5, "smie byť najviac 5 kariet,"),
        ("ru", 1, "не больше 1 карты,"),
        ("ru", 4, "не больше 4 карт,"),
    ],
)
def test_cards_in_a_hand_are_counted(language: str, limit: int, told: str) -> None:
    """E-2 `hand_limit`: the referee may choose another one than four."""
    assert told in said("problem-europe-guard-hand", language, limit=limit)
