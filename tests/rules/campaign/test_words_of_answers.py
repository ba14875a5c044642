"""4.4: gifts, answers, the end of an alliance, the Union and the referee's word, as players write them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.campaign.orders import Order, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.treaty import Gift, GiveArmy, GiveCity, GiveContact, GiveMap, Treaty
from tests.rules.campaign.diplomacy_words import (
    BLUE,
    GIFT,
    GREEN,
    OWN,
    PACT,
    RED,
    TREATY,
    WHITE,
    errors,
    only,
    read,
    view,
)
from tests.rules.campaign.diplomacy_words import answer as said_of

GIFTS: dict[str, tuple[Gift, ...]] = {
    "army": (GiveArmy(3, BLUE, RED),),
    "city": (GiveCity("Йазь", BLUE, RED),),
    "map": (GiveMap(BLUE, RED),),
    "contact": (GiveContact(GREEN, BLUE, RED),),
    "asked": (GiveCity("Sokol", RED, BLUE),),
}


@pytest.mark.parametrize(
    ("language", "what", "line"),
    [
        ("en", "army", "give army 3 to red"),
        ("en", "army", "I hand over my army 3 to the reds"),
        ("en", "city", "give city Йазь to red"),
        ("en", "map", "give red my map"),
        ("en", "contact", "give contact green to red"),
        ("en", "contact", "pass the contact of green to red"),
        ("en", "asked", "red gives me city Sokol"),
        ("ru", "army", "передать красному отряд 3"),
        ("ru", "army", "отдаю отряд 3 красным"),
        ("ru", "city", "город Йазь передаётся красным"),
        ("ru", "map", "дай красному карту"),
        ("ru", "contact", "передаю красным контакт зелёного"),
        ("ru", "asked", "красный передаёт мне город Sokol"),
        ("cs", "army", "předám červeným oddíl 3"),
        ("cs", "city", "předej město Йазь červeným"),
        ("cs", "map", "dej červenému mapu"),
        ("cs", "contact", "předat červenému kontakt na zelené"),
        ("cs", "asked", "červený mi dá město Sokol"),
        ("sk", "army", "odovzdať červenému oddiel 3"),
        ("sk", "city", "daj mesto Йазь červeným"),
        ("sk", "map", "daj červenému mapu"),
        ("sk", "contact", "odovzdám červeným kontakt zelených"),
        ("sk", "asked", "červený mi dá mesto Sokol"),
    ],
)
def test_gifts(language: str, what: str, line: str) -> None:
    """C-8.6: a city, an army, the map, a contact; what another one is asked for is proposed to him."""
    order = only(line, view(), language)
    assert isinstance(order, ProposeOrder)
    assert order.treaty == Treaty((BLUE, RED), False, None, False, GIFTS[what])


def test_two_gifts_in_a_line_are_two() -> None:
    """Each with its own receiver."""
    draft = read("give army 3 to red; give map to green", view())
    assert [line.order.treaty.members for line in draft.sheet.lines if isinstance(line.order, ProposeOrder)] == [
        (BLUE, RED),
        (BLUE, GREEN),
    ]


@pytest.mark.parametrize(
    ("language", "answer", "line"),
    [
        ("en", "accept", "accept 4711"),
        ("en", "accept", "accept P4711"),
        ("en", "accept", "I agree to proposal no. 4711"),
        ("en", "accept", "accept red"),
        ("en", "accept", "accept the alliance with red"),
        ("en", "accept", "accept red's proposal"),
        ("en", "reject", "reject 4711"),
        ("en", "reject", "decline the proposal of red"),
        ("en", "reject", "do not accept 4711"),
        ("en", "reject", "refuse 4711"),
        ("ru", "accept", "принять 4711"),
        ("ru", "accept", "принять П4711"),
        ("ru", "accept", "принимаю предложение № 4711"),
        ("ru", "accept", "принять красного"),
        ("ru", "accept", "согласен на союз с красными"),
        ("ru", "reject", "отклонить 4711"),
        ("ru", "reject", "отклоняю предложение красных"),
        ("ru", "reject", "не принимаю 4711"),
        ("cs", "accept", "přijímám návrh č. 4711"),
        ("cs", "accept", "přijmi červeného"),
        ("cs", "accept", "souhlasím s aliancí s červenými"),
        ("cs", "reject", "odmítám návrh červených"),
        ("sk", "accept", "prijímam P4711"),
        ("sk", "accept", "súhlasím s alianciou s červenými"),
        ("sk", "reject", "odmietnuť 4711"),
    ],
)
def test_answers(language: str, answer: str, line: str) -> None:
    """C-8.3: by number, by the name of who proposed it, or by what it is."""
    assert only(line, view(PACT, GIFT), language) == said_of(PACT, answer)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "accept"), ("en", "agreed"), ("ru", "согласен"), ("cs", "souhlasím"), ("sk", "prijímam")],
)
def test_a_bare_yes(language: str, line: str) -> None:
    """One open proposal is meant; of several it is asked which; of none it is said so."""
    assert only(line, view(PACT, OWN), language) == said_of(PACT, "accept")
    assert errors(read(line, view(PACT, GIFT), language)) == [(1, "campaign-which-proposal")]
    assert errors(read(line, view(OWN), language)) == [(1, "campaign-nothing-open")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "withdraw 5000"),
        ("en", "take back the proposal to red"),
        ("ru", "отозвать 5000"),
        ("ru", "отзываю предложение красным"),
        ("cs", "stáhnout 5000"),
        ("cs", "stahuji návrh pro červené"),
        ("sk", "stiahnuť 5000"),
        ("sk", "sťahujem návrh pre červených"),
    ],
)
def test_what_is_withdrawn(language: str, line: str) -> None:
    """4.4: the author takes his proposal back."""
    assert only(line, view(PACT, OWN), language) == said_of(OWN, "withdraw")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "end alliance 3333"),
        ("en", "end the alliance with red"),
        ("en", "cancel alliance"),
        ("ru", "расторгнуть союз 3333"),
        ("ru", "расторгаю союз с красными"),
        ("ru", "выйти из союза"),
        ("cs", "ukončit alianci 3333"),
        ("cs", "vypovídám spojenectví s červenými"),
        ("sk", "ukončiť alianciu 3333"),
        ("sk", "vypovedám spojenectvo s červenými"),
    ],
)
def test_the_end_of_an_alliance(language: str, line: str) -> None:
    """C-8.4: a state is in one alliance at most, so its number may be left out."""
    assert only(line, view(alliances=(TREATY,)), language) == EndOrder(3333, (BLUE, RED))
    assert errors(read(line, view(), language)) == [(1, "campaign-no-alliance")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "union"),
        ("en", "create the Union of States"),
        ("ru", "союз государств"),
        ("ru", "создать Союз Государств"),
        ("cs", "založit Unii států"),
        ("sk", "založiť Úniu štátov"),
    ],
)
def test_the_union(language: str, line: str) -> None:
    """C-8.11."""
    assert only(line, view(), language) == UnionOrder()


@pytest.mark.parametrize(
    ("language", "line", "passed"),
    [
        ("en", "pass 4711", True),
        ("en", "approve 4711", True),
        ("en", "refuse 4711", False),
        ("ru", "пропустить 4711", True),
        ("ru", "запретить 4711", False),
        ("cs", "propustit 4711", True),
        ("cs", "odmítnout 4711", False),
        ("sk", "prepustiť 4711", True),
        ("sk", "zakázať 4711", False),
    ],
)
def test_the_referee_lets_pass(language: str, line: str, passed: bool) -> None:
    """3.3: his yes and no are of another kind; a player may not say it."""
    agreed = replace(PACT, accepted=(RED, BLUE))
    seen = view(agreed, seat=REFEREE, treaty_approval="referee")
    assert only(line, seen, language) == PassOrder(4711, passed, PACT.seal)
    if passed and "approve" not in line:
        assert errors(read(line, view(PACT), language)) == [(1, "campaign-referee-only")]


@pytest.mark.parametrize(
    ("order", "hear"),
    [
        (ProposeOrder(4711, PACT.treaty), {BLUE, RED, REFEREE}),
        (AnswerOrder(4711, "accept", (BLUE, RED)), {BLUE, RED, REFEREE}),
        (EndOrder(3333, (BLUE, RED)), {BLUE, RED, REFEREE}),
        (UnionOrder(), set()),
        (PassOrder(4711, True), set()),
    ],
)
def test_who_hears(order: Order, hear: set[Seat]) -> None:
    """4.5: the parties and the referee, nobody else: not whose contact is handed over either."""
    talk = CAMPAIGN.talk
    assert talk is not None
    assert set(talk.addressees(order)) == hear
    given = ProposeOrder(1, Treaty((BLUE, RED), False, None, False, (GiveContact(WHITE, BLUE, RED),)))
    assert WHITE not in talk.addressees(given)
