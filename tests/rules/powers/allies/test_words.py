"""Orders between allies: said and read in four languages, refused with a reason, foretold, reported."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import BetrayOrder, CommandOrder, GiveLandOrder, GiveOrder, Order, RiseOrder, Units
from pbem.rulesets.powers.report import allies, brief
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Clause, Pact
from tests.rules.powers.kernel.kit import play
from tests.rules.powers.words import kit
from tests.rules.powers.words.kit import BLUE, CATALOGUES, RED, foretold, read, said, seen, war, wrong

TANKS = (Units("tnk", 2),)
ORDERS: tuple[Order, ...] = (
    GiveOrder((Units("tnk", 2), Units("inf")), "A1", RED),
    GiveLandOrder("A1", RED),
    CommandOrder(TANKS, "A1", RED),
    CommandOrder(TANKS, "A1"),
    BetrayOrder("A1", RED),
    RiseOrder("B2"),
)


def allied(*clauses: Clause, stacks: str = kit.STACKS) -> State:
    state = war(stacks, f"{kit.LANDS}, red B2, red C2", chapters=("land-war", "multi", "ally"))
    return replace(state, pacts=(Pact(7, (BLUE, RED), 1, None, clauses),) if clauses else ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.kind)
def test_what_is_said_is_read_again(order: Order, language: str) -> None:
    assert read(said(order, language), language) == (order,)


@pytest.mark.parametrize(
    ("line", "language", "order"),
    [
        ("give red 2 tanks in A1", "en", GiveOrder(TANKS, "A1", RED)),
        ("give A1 to the reds", "en", GiveLandOrder("A1", RED)),
        ("give command of 2 tanks in A1 to red", "en", CommandOrder(TANKS, "A1", RED)),
        ("daruj červeným 2 tanky v A1", "cs", GiveOrder(TANKS, "A1", RED)),
        ("svěř velení 2 tanky v A1 červeným", "cs", CommandOrder(TANKS, "A1", RED)),
        ("daruj červeným A1", "sk", GiveLandOrder("A1", RED)),
        ("подари красным 2 танка в A1", "ru", GiveOrder(TANKS, "A1", RED)),
        ("предай красных в A1", "ru", BetrayOrder("A1", RED)),
    ],
)
def test_other_words(line: str, language: str, order: Order) -> None:
    assert read(line, language) == (order,)


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        ("treaty red: pass, gifts, joint attack, command", ("pass", "gifts", "joint", "command")),
        ("smlouva červení: průchod, dary, společný útok, velení", ("pass", "gifts", "joint", "command")),
        ("zmluva červení: prechod, dary, spoločný útok, velenie", ("pass", "gifts", "joint", "command")),
        ("договор красные: проход, подарки, совместная атака, командование", ("pass", "gifts", "joint", "command")),
    ],
)
def test_clauses(line: str, clauses: tuple[str, ...]) -> None:
    (order,) = read(line, {"t": "en", "s": "cs", "z": "sk"}.get(line[0], "ru"), seen(allied()))
    assert getattr(order, "treaty").clauses == clauses  # noqa: B009


@pytest.mark.parametrize(
    ("lines", "clauses", "found"),
    [
        ("give 2 tank at A1 to red", ("gifts",), ""),
        ("give 2 tank at A1 to red", (), "1 no-consent"),
        ("give 2 tank at A1 to red", ("pass",), "1 no-consent"),
        ("give 2 tank at A1 to blue", ("gifts",), "1 not-played"),
        ("give 4 tank at A1 to red", ("gifts",), "1 too-few"),
        ("give 2 tank at A1 to red; give 2 tank at A1 to red", ("gifts",), "2 too-few"),
        ("give 1 atgun at A1 to red", ("gifts",), "1 no-units"),
        ("give 1 infantry at B2 to red", ("gifts",), "1 not-yours"),
        ("give C2 to red", ("gifts",), "1 not-own"),
        ("give B1 to red", ("gifts",), ""),
        ("command 2 tank at A1 to red", ("command",), ""),
        ("command 2 tank at A1 to red", ("gifts",), "1 no-consent"),
        ("command 2 tank at A1 none", ("command",), "1 not-led"),
        ("move 1 infantry B2 -> A1", ("command",), "1 no-consent-lead"),
        ("move 1 tank A1 -> B2", ("pass",), ""),
        ("betray red at B1", (), "1 nobody-to-betray"),
        ("betray red at B2", (), "1 unarmed"),
        ("betray red at B1", ("peace",), "1 nobody-to-betray"),
        ("rise at A1", (), "1 own-land"),
        ("rise at B2", (), "1 unarmed"),
        ("treaty red: gifts", (), ""),
    ],
)
def test_refusals(lines: str, clauses: tuple[Clause, ...], found: str) -> None:
    assert wrong(lines, seen(allied(*clauses))) == found


def test_guests_are_told_what_binds_them() -> None:
    """P-33.5: an order against a treaty is refused."""
    view = seen(allied("pass", stacks="blue tnk B2, red inf B2"))
    assert wrong("rise at B2; betray red at B2", view) == "1 at-peace, 2 at-peace"


def test_rules_that_are_not_played_are_refused() -> None:
    """P-33: option `ally_rules`."""
    state = allied("gifts")
    view = seen(replace(state, options=replace(state.options, ally_rules=("entry",))))
    assert wrong("give B1 to red; treaty red: joint attack", view) == "1 ally-rule, 2 ally-rule"


def test_without_the_chapter_its_name_is_told() -> None:
    """Section 9."""
    assert wrong("give 2 tank at A1 to red; treaty red: pass") == "1 chapter-off, 2 clause-off"


def test_units_another_leads_are_not_ones_own_to_move() -> None:
    state, _ = play(allied("command"), blue=CommandOrder((Units("atg"),), "B1", RED))
    assert wrong("move 1 atgun B1 -> A1", seen(state)) == "1 led"
    assert wrong("move 1 atgun B1 -> A1", seen(state, RED)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_says_what_will_become_of_it(language: str) -> None:
    view = seen(allied("gifts", "command"))
    told = foretold("give 1 tank at A1 to red; give B1 to red; command 1 tank at A1 to red", view, language)
    assert all(told)
    assert len(set(told)) == 3


def test_the_answer_to_a_march_through_a_friend_is_no_attack() -> None:
    assert foretold("move 1 tank A1 -> B2", seen(allied("pass"))) == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_who_is_whose_guest_and_who_leads(language: str) -> None:
    state, events = play(
        allied("gifts", "command", "pass"), blue=[GiveOrder(TANKS, "A1", RED), CommandOrder((Units("atg"),), "B1", RED)]
    )
    said_ = {seat: _section(state, events, seat, language) for seat in ("blue", "red")}
    assert [len(lines) for lines in said_.values()] == [4, 4]
    if language == "en":
        assert said_["blue"][2:] == [
            "A1 (held by: Blue): 2 tanks of Red",
            "Led by Red: 1 anti-tank gun in B1",
        ]


def _section(state: State, events: tuple[object, ...], seat: str, language: str) -> list[str]:
    view = vision.view(state, Seat(seat))
    assert brief.brief(None, view, events)  # type: ignore[arg-type]
    return [CATALOGUES[language].say(text) for text in allies.allies(view, events)]  # type: ignore[arg-type]
