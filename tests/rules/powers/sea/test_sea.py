"""P-9 to P-13: what is written about ships, what is refused and foretold; and that the chapters keep their promises."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.languages import LANGUAGES
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import (
    BuildOrder,
    DeliverOrder,
    Doctrine,
    DoctrineOrder,
    LandOrder,
    LoadOrder,
    MoveOrder,
    Order,
    PlaceOrder,
    Units,
    UnloadOrder,
)
from pbem.rulesets.powers.picture.chart import Badge
from pbem.rulesets.powers.position.position import read as laid_out
from pbem.rulesets.powers.position.position import write
from pbem.rulesets.powers.report import tables
from pbem.rulesets.powers.report.draw import draw
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import Stack, State, gathered
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import begun, map_text, options, play
from tests.rules.powers.words.kit import BLUE, CATALOGUES, RED, foretold, read, said, seen, war, wrong

SEA = 'kind = "sea"'
TEXT = map_text(
    "A-B B-C A-S B-S S-T T-C B-T", {"B": "canal_candidate = true", "S": SEA, "T": SEA}, {"X": "A", "Y": "C"}
)
CHAPTERS = ("land", "multi", "line2", "naval", "landing", "sub3")


def at_sea() -> State:
    state = war("blue inf M1 3, red inf M3", "blue M1, red M3, red N1", chapters=CHAPTERS, map="two-seas", seats=4)
    ships = (Stack(BLUE, "trs", "M1", 2, harbour="SN"), Stack(BLUE, "trs", "SW", load=("inf", "inf")))
    return replace(state, stacks=gathered((*state.stacks, *ships, Stack(BLUE, "cru", "M1", harbour="SN"))))


VIEW = seen(at_sea())
LINES: list[tuple[str, str, Order]] = [
    ("en", "move 1 cruiser M1@SN -> SN", MoveOrder((Units("cru", 1),), ("M1@SN", "SN"))),
    ("en", "1 cruiser M1 to SE", MoveOrder((Units("cru", 1),), ("M1", "SN", "SE"))),
    ("cs", "1 křižník z M1 do SE", MoveOrder((Units("cru", 1),), ("M1", "SN", "SE"))),
    ("en", "load 2 infantry in M1", LoadOrder((Units("inf", 2),), "M1")),
    ("cs", "nalož 2 pěchoty v M1", LoadOrder((Units("inf", 2),), "M1")),
    ("sk", "nalož 2 pechoty v M1", LoadOrder((Units("inf", 2),), "M1")),
    ("ru", "погрузить 2 пехоты в M1", LoadOrder((Units("inf", 2),), "M1")),
    ("en", "unload 1 infantry in M1@SN", UnloadOrder((Units("inf", 1),), "M1", "SN")),
    ("cs", "vylož 1 pěchotu v M1", UnloadOrder((Units("inf", 1),), "M1")),
    ("ru", "выгрузить 1 пехоту в M1", UnloadOrder((Units("inf", 1),), "M1")),
    ("en", "LAND 2 infantry FROM SW TO M3 ships sea", LandOrder((Units("inf", 2),), "SW", "M3", "sea")),
    ("cs", "VÝSADEK 2 pěchota Z SW NA M3 lodě moře", LandOrder((Units("inf", 2),), "SW", "M3", "sea")),
    ("sk", "VYLOĎ 2 pechota Z SW NA M3 lode more", LandOrder((Units("inf", 2),), "SW", "M3", "sea")),
    ("ru", "десант 2 пехота из SW в M3", LandOrder((Units("inf", 2),), "SW", "M3")),
    ("en", "build 1 cruiser at N1@SE", BuildOrder("cru", "N1", 1, "SE")),
    ("en", "place 2 cruiser M1@SN", PlaceOrder((Units("cru", 2),), "M1", "SN")),
    ("en", "deliver 2 cargo in M1", DeliverOrder("M1", 2)),
    ("cs", "dodej 2 náklady v M1", DeliverOrder("M1", 2)),
    ("sk", "dodaj 2 náklady v M1", DeliverOrder("M1", 2)),
    ("ru", "сдать 2 груза в M1", DeliverOrder("M1", 2)),
    ("en", "doctrine all subs fight", DoctrineOrder(Doctrine(subs="fight"))),
    ("sk", "doktrína všade ponorky uhýbajú", DoctrineOrder(Doctrine(subs="avoid"))),
    ("en", "doctrine all subs fight if odds >= 1:2", DoctrineOrder(Doctrine(subs="1/2"))),
    ("cs", "doktrína všude ponorky bojují při poměru 3:2", DoctrineOrder(Doctrine(subs="3/2"))),
    ("ru", "доктрина везде подлодки сражаются если соотношение 2/1", DoctrineOrder(Doctrine(subs="2"))),
    (
        "en",
        "doctrine M1 defence at landings infantry, tank",
        DoctrineOrder(Doctrine(chosen=("inf", "tnk")), "M1", "defence"),
    ),
    ("cs", "doktrína M1 při výsadku: tank, pěchota", DoctrineOrder(Doctrine(chosen=("tnk", "inf")), "M1")),
    ("sk", "doktrína všade pri výsadku tank", DoctrineOrder(Doctrine(chosen=("tnk",)))),
    ("ru", "доктрина везде при высадке никого", DoctrineOrder(Doctrine(chosen=()))),
]


@pytest.mark.parametrize(("language", "line", "order"), LINES, ids=[line for _, line, _ in LINES])
def test_what_is_written_and_what_is_meant(language: str, line: str, order: Order) -> None:
    assert read(line, language, VIEW) == (order,)
    for other in LANGUAGES:
        assert read(said(order, other), other, VIEW) == (order,)


def test_what_is_refused() -> None:
    """P-9.3, P-9.9, P-10.1, P-11.1: every text has its words."""
    assert wrong("build 1 cruiser at N1; build 1 tank at M1@SN; build 1 cruiser at M1@SE", VIEW) == (
        "1 not-own, 2 no-harbour-there, 3 no-harbour-there"
    )
    assert wrong("load 5 infantry in M1; load 1 cruiser in M1; load 1 infantry in C1", VIEW) == (
        "1 no-ships, 2 no-carrier, 3 no-coast"
    )
    assert wrong("land 3 infantry from SW to M3; land 1 infantry from SW to M1", VIEW) == "1 no-ships, 2 no-shore"
    assert wrong("move 1 cruiser, 1 infantry M1 -> SN", VIEW) == "1 no-land"


def test_what_a_landing_is_told() -> None:
    """11.1: the shore salvo, the ships, the chance; in all languages."""
    said_ = foretold("land 2 infantry from SW to M3", VIEW)[0]
    assert "first 2 defenders fire their shore salvo" in said_
    assert "Attack on M3" in said_
    assert all(foretold("land 2 infantry from SW to M3", VIEW, language)[0] for language in CATALOGUES)


def test_ships_are_listed_with_harbour_and_cargo() -> None:
    listed = [CATALOGUES["en"].say(text) for text in tables.ships(VIEW, BLUE)]
    assert "SW: 1 transport; aboard: 2 infantry" in listed
    assert "M1, harbour on SN: 2 transports" in listed


def test_a_position_holds_ships() -> None:
    """What is written is read back."""
    state = at_sea()
    said_ = write(state)
    assert said_["seas"] == {"SW": "blue 1 trs aboard inf+inf"}
    assert laid_out(state.options, state.circle, said_).stacks == state.stacks


@pytest.mark.parametrize("seas", [{"M1": "blue 1 cru"}, {"SX": "blue 1 cru"}, {"SW": "blue 1 cru aboard sails"}])
def test_positions_that_cannot_be(seas: dict[str, str]) -> None:
    state = at_sea()
    with pytest.raises(ValueError, match=r"position"):
        laid_out(state.options, state.circle, {**write(state), "seas": seas})


def test_a_candidate_is_a_canal_by_a_die() -> None:
    """P-9.5: with chance 4/6."""
    chosen = options(TEXT, ("land", "naval"))
    canals = [begun(chosen, bytes([number])).canals for number in range(40)]
    assert {(), ("B",)} == set(canals)


def test_who_has_no_land_lives_while_he_carries_who_can_conquer() -> None:
    """P-1.7, P-7.3: cargo counts."""
    state = replace(at_sea(), lands={at: replace(land, owner=RED) for at, land in at_sea().lands.items()})
    aboard = tuple(stack for stack in state.stacks if stack.load or stack.owner == RED)
    after, _ = play(replace(state, stacks=aboard))
    assert BLUE not in after.out


@pytest.mark.parametrize("order", ["simultaneous", "sequential"])
def test_conformance(order: str) -> None:
    """Ships and landings keep the promises of the interface, and tell no secrets."""
    chapters = (*CHAPTERS, "place-blind", "hold", "half", "factory", "cargo", "capital")
    chosen = Options(chapters=chapters, map_text=TEXT, rounds=2, order=order)  # type: ignore[arg-type]
    conformance(POWERS, Series(games=1, turns=3, options=[chosen], nonsense=AGAIN))


def test_the_map_says_to_which_sea_ships_sail_out_of_a_harbour() -> None:
    """P-9.3: each sea once."""
    assert draw(VIEW).lands["M1"].badges == (Badge("anchor", to="SN"),)
