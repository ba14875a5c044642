"""Section 5 of the rules of Evropská válka: the example lines, and what each is in data, whatever language one has.

`wait`, `resign`, `report` and `orders` are commands of the service.
"""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.rulesets.europe.orders import (
    ActionOrder,
    Attack,
    AutoOrder,
    Choice,
    DefaultOrder,
    DefendOrder,
    Draft,
    Empty,
    Fate,
    GiveReply,
    HandAtLeast,
    Hold,
    Move,
    Order,
    Play,
    PlayReply,
    RankOrder,
    RetreatOrder,
    SabotageOrder,
    Spied,
    SpyOrder,
    StopOrder,
    StopReply,
)
from tests.language.europe import FRANCE, OTTOMAN, RUSSIA, does, meant, orders

BEST = Attack("GER", "BEN", 2)
ALL = Attack("GER", "BEN", play=Play("named", ("AC", "9H")))
OF = Attack("GER", "BEN", 1, of="britain", only=True)
HAND_OUT = Fate(by={"A": "me", "K": "me", "rest": "ottoman"})
ELSE = ActionOrder((Choice(Draft("BEN")), Choice(Move("BRI", "IRE")), Choice(Fate())))
GUARDED = ActionOrder((Choice(Hold(), (Spied(RUSSIA, "K"),)), Choice(Attack("GER", "POL"))))
KINGS = RankOrder(("K", "A", "10", "9", "8", "7", "6", "5", "4", "3", "2", "Q", "J"))
QUEENS = RankOrder(("Q", "A", "K", "10", "9", "8", "7", "6", "5", "J", "4", "3", "2"))

LINES: tuple[tuple[str, Order], ...] = (
    ("draft BRI", does(Draft("BRI"))),
    ("recruit Benelux", does(Draft("BEN"))),
    ("odvod BRI", does(Draft("BRI"))),
    ("odvod Benelux", does(Draft("BEN"))),
    ("move BRI -> IRE", does(Move("BRI", "IRE"))),
    ("mv SCA NRU", does(Move("SCA", "NRU"))),
    ("pohyb BRI -> IRE", does(Move("BRI", "IRE"))),
    ("přesun SCA NRU", does(Move("SCA", "NRU"))),
    ("attack GER -> BEN with 2 play best", does(BEST)),
    ("attack GER BEN all play AC 9H", does(ALL)),
    ("attack GER BEN of BR 1 only", does(OF)),
    ("útok GER -> BEN 2 hraj nejlepší", does(BEST)),
    ("útok GER BEN vše hraj AC 9H", does(ALL)),
    ("fate", does(Fate())),
    ("fate me me RU", does(Fate(("me", "me", "russia")))),
    ("fate A>me K>me rest>OT", does(HAND_OUT)),
    ("osud", does(Fate())),
    ("osud já já RU", does(Fate(("me", "me", "russia")))),
    ("osud A>já K>já zbytek>OT", does(HAND_OUT)),
    ("hold", does(Hold())),
    ("pass", does(Hold())),
    ("pas", does(Hold())),
    ("nic", does(Hold())),
    ("draft BEN else move BRI IRE else fate", ELSE),
    ("odvod BEN jinak pohyb BRI IRE jinak osud", ELSE),
    ("if spied RU has K: hold else attack GER POL all", GUARDED),
    ("pokud RU má K: pas jinak útok GER POL vše", GUARDED),
    ("sabotage BEN", SabotageOrder("BEN")),
    ("sabotage BRI with A", SabotageOrder("BRI", ace=True)),
    ("sabotáž BEN", SabotageOrder("BEN")),
    ("sabotáž BRI s A", SabotageOrder("BRI", ace=True)),
    ("spy RU", SpyOrder(RUSSIA)),
    ("spy OT with A", SpyOrder(OTTOMAN, ace=True)),
    ("špionáž RU", SpyOrder(RUSSIA)),
    ("špionáž OT s A", SpyOrder(OTTOMAN, ace=True)),
    ("stop attacks on me min 2", StopOrder("me", least=2)),
    ("stop on FR by DU with A", StopOrder("france", by="dual", ace=True)),
    ("stop deadly", StopOrder(deadly=True)),
    ("stop deadly with A", StopOrder(deadly=True, ace=True)),
    ("stop none", StopOrder(never=True)),
    ("diplomacie na mě od 2", StopOrder("me", least=2)),
    ("diplomacie na FR od DU s A", StopOrder("france", by="dual", ace=True)),
    ("diplomacie smrtelné", StopOrder(deadly=True)),
    ("diplomacie nikdy", StopOrder(never=True)),
    ("defend enough", DefendOrder()),
    ("defend best if attacker >= 15", DefendOrder("best", 15)),
    ("obrana dost", DefendOrder()),
    ("obrana nejlepší pokud útočník >= 15", DefendOrder("best", 15)),
    ("rank K A 10 9 8 7 6 5 4 3 2 Q J", KINGS),
    ("keep Q first", QUEENS),
    ("pořadí K A 10 9 8 7 6 5 4 3 2 Q J", KINGS),
    ("nechat nejdřív Q", QUEENS),
    ("retreat BRI BEN", RetreatOrder(("BRI", "BEN"))),
    ("retreat from SCA: NRU GER", RetreatOrder(("NRU", "GER"), "SCA")),
    ("ústup BRI BEN", RetreatOrder(("BRI", "BEN"))),
    ("ústup z SCA: NRU GER", RetreatOrder(("NRU", "GER"), "SCA")),
    ("default draft BRI", DefaultOrder((Choice(Draft("BRI")),))),
    ("default fate", DefaultOrder((Choice(Fate()),))),
    ("náhradně odvod BRI", DefaultOrder((Choice(Draft("BRI")),))),
    ("náhradně osud", DefaultOrder((Choice(Fate()),))),
    ("stop", StopReply(True)),
    ("let", StopReply(False)),
    ("zastavit", StopReply(True)),
    ("nechat být", StopReply(False)),
    ("play 9H 4C", PlayReply(Play("named", ("9H", "4C")))),
    ("hraj 9H 4C", PlayReply(Play("named", ("9H", "4C")))),
    ("give 9H RU, KD me", GiveReply({"9H": "russia", "KD": "me"})),
    ("dej 9H RU, KD já", GiveReply({"9H": "russia", "KD": "me"})),
    ("auto", AutoOrder()),
    ("útok GER BEN 2 hraj najlepšie", does(BEST)),
    ("призыв BRI", does(Draft("BRI"))),
    ("атака GER -> BEN 2 лучшие", does(BEST)),
    ("судьба мне мне RU", does(Fate(("me", "me", "russia")))),
    ("ход BRI IRE иначе судьба", ActionOrder((Choice(Move("BRI", "IRE")), Choice(Fate())))),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "order"), LINES, ids=[line for line, _ in LINES])
def test_a_line_of_the_rules(line: str, order: Order, language: str) -> None:
    """5: each example is read as its data, by players of all languages."""
    assert orders(line, language) == (order,)


WHEN = (HandAtLeast(1, "K"), Empty("FRA"))

NATURAL: tuple[tuple[str, str, Order], ...] = (
    (
        "en",
        "attack Germany Benelux with 2 figures and play 9 of hearts and KD",
        does(Attack("GER", "BEN", 2, Play("named", ("9H", "KD")))),
    ),
    ("en", "1. Spy on the Ottoman Empire", SpyOrder(OTTOMAN)),
    ("en", "if my hand has K and FRA empty: move ITA to France", does(Move("ITA", "FRA"), *WHEN)),
    ("en", "play ♥10 Q♣ TH", PlayReply(Play("named", ("10H", "QC")))),
    ("en", "play H10 S7", PlayReply(Play("named", ("10H", "7S")))),
    ("en", "stop every attack by DU", StopOrder(by="dual")),
    ("en", "fate all to OT", does(Fate(by={"rest": "ottoman"}))),
    ("cs", "útok z Německa na Benelux s 2 figurkami", does(Attack("GER", "BEN", 2))),
    ("cs", "hraj srdcovou dámu a kluka pikového", PlayReply(Play("named", ("QH", "JS")))),
    ("cs", "hraj dáma srdcová, eso křížové", PlayReply(Play("named", ("QH", "AC")))),
    ("cs", "smír na Dvojspolek", StopOrder("dual")),
    ("cs", "přesun z Itálie do Severní Afriky", does(Move("ITA", "AFR"))),
    ("cs", "špionáž na Osmanskou říši", SpyOrder(OTTOMAN)),
    ("sk", "útok z Nemecka na Benelux s 2 figúrkami", does(Attack("GER", "BEN", 2))),
    ("sk", "hraj srdcovú dámu a kráľa kárového", PlayReply(Play("named", ("QH", "KD")))),
    ("sk", "zmier na mňa od 2", StopOrder("me", least=2)),
    ("sk", "nechať najprv Q", QUEENS),
    ("sk", "osud ja ja Rusko", does(Fate(("me", "me", "russia")))),
    ("sk", "ak RU má K: pas inak útok GER POL všetko", GUARDED),
    ("ru", "атака из Германии в Бенилюкс 2 фигуры", does(Attack("GER", "BEN", 2))),
    ("ru", "карты червонная дама, ТП", PlayReply(Play("named", ("QH", "AS")))),
    ("ru", "мир на Францию от DU с тузом", StopOrder("france", by="dual", ace=True)),
    ("ru", "разведка Россия", SpyOrder(RUSSIA)),
    ("ru", "защита лучшие если атакующий >= 15", DefendOrder("best", 15)),
    ("ru", "отступление из SCA: NRU GER", RetreatOrder(("NRU", "GER"), "SCA")),
    ("ru", "дать 9H RU, KD мне", GiveReply({"9H": "russia", "KD": "me"})),
    ("ru", "взамен призыв в Британии", DefaultOrder((Choice(Draft("BRI")),))),
)


@pytest.mark.parametrize(("language", "line", "order"), NATURAL, ids=[line for _, line, _ in NATURAL])
def test_a_line_as_people_write(language: str, line: str, order: Order) -> None:
    """5: names in full and in their cases, cards in words and signs, and the small words between."""
    assert orders(line, language) == (order,)


def test_a_word_that_is_a_power_and_a_land_is_read_by_its_place() -> None:
    """5: "a word that can be both (FRA/France) is read by its place in the order"."""
    assert orders("spy France", "en") == (SpyOrder(FRANCE),)
    assert orders("draft France", "en") == (does(Draft("FRA")),)
    assert orders("stop on Germany", "en") == (StopOrder("dual"),)
    assert orders("draft Germany", "en") == (does(Draft("GER")),)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "stop russia"), ("ru", "остановить Россию"), ("cs", "zastav Rusko"), ("sk", "zastav Rusko")],
)
def test_a_bare_power_is_asked_about(language: str, line: str) -> None:
    """E-12.4: whoever wants Russia stopped does not want it protected."""
    (problem,) = meant(line, language)
    assert isinstance(problem, Problem)
    assert problem.code == "europe-stop-whom"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "diplomacy against Russia"),
        ("ru", "дипломатия против России"),
        ("cs", "diplomacie proti Rusku"),
        ("sk", "diplomacia proti Rusku"),
    ],
)
def test_against_a_power_is_against_its_attacks(language: str, line: str) -> None:
    assert orders(line, language) == (StopOrder(by=RUSSIA),)
