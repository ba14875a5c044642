"""Moves checked when a letter comes: D-4 on the squares the team has discovered, with the speed after phase 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pbem.rulesets.duncan.orders import MoveOrder
from tests.rules.duncan.dungeon_kit import Game, dungeon
from tests.rules.duncan.orders_kit import letter

ROWS = """
............
............
............
............
....#.......
............
............
............
............
............
............
............
"""
"""A wall in E5."""


def alone(unit: str, rows: str = ROWS, **options: Any) -> Game:
    """Blue's u1; the corners are discovered but the south-east, from J10 on."""
    known = ["1" * 12] * 9 + ["1" * 9 + "000"] * 3
    return dungeon(
        rows.strip(), blue=[unit], teams={"blue": {"discovered": "\n".join(known), "points": 9}}, options=options
    )


def refused(game: Game, order: str, language: str = "en") -> tuple[str, str]:
    """Give code and words of the answer to an order that does not stand."""
    written = letter(game, order, language=language)
    assert written.orders == ()
    ((_, code),) = written.errors
    return code, written.told(1)


def test_x13_speed_1() -> None:
    """X13: four squares; the diagonal is answered as in mail 6.2."""
    game = alone("u1 F8 1/1/1")
    for to in ("F7", "E8", "G8", "F9"):
        assert letter(game, f"u1 to {to}").orders == (MoveOrder(1, to),)
    assert refused(game, "u1 to G9") == (
        "far-diagonal",
        "u1 to G9: a diagonal costs 1.5 steps, its speed is 1. Reachable: F7, E8, G8 and F9.",
    )


def test_x13_speed_2() -> None:
    """X13: a diagonal, or two straight."""
    game = alone("u1 F8 1/2/1")
    for to in ("G9", "H8", "F6"):
        assert letter(game, f"u1 to {to}").errors == []
    assert refused(game, "u1 to H9")[0] == "far"


def test_x13_past_a_corner() -> None:
    """X13: a diagonal past a wall: no, go round for 2."""
    assert letter(alone("u1 D5 1/2/1"), "u1 to E4").errors == []
    assert refused(alone("u1 D5 1/1/1"), "u1 to E4") == (
        "far-corner",
        "u1 to E4: E5 is in the way of the diagonal, and going round takes 2 steps; its speed is 1. "
        "Reachable: D4, C5 and D6.",
    )
    code, told = refused(alone("u1 D5 1/2/1"), "u1 right-up 1")
    assert (code, "E5" in told) == ("step-corner", True)


def test_beyond_the_budget() -> None:
    """D-4.3: the cost, and the nearest square within reach."""
    assert refused(alone("u1 D4 1/2/1"), "u1 to D9") == (
        "far",
        "u1 to D9: 5 steps, its speed is 2. The nearest square within reach is D6.",
    )


def test_through_unseen_squares() -> None:
    """D-4.3: the target must have been discovered, and every square of the way."""
    game = alone("u1 H8 1/6/1")
    assert refused(game, "u1 to J10") == (
        "unseen",
        "u1: you have not discovered J10. Units walk over discovered squares only.",
    )
    assert refused(game, "u1 to I11 via J10")[0] == "unseen"
    assert refused(game, "u1 down 2 right 2")[0] == "step-unseen"


def test_to_where_no_known_way_leads() -> None:
    """D-4.3: squares that are known and cut off."""
    rows = ["............"] * 12
    known = ["1" * 12] * 4 + ["0" * 12] + ["1" * 12] * 7
    game = dungeon("\n".join(rows), blue=["u1 D2 1/9/1"], teams={"blue": {"discovered": "\n".join(known)}})
    assert refused(game, "u1 to D7")[0] == "no-way"


@pytest.mark.parametrize(
    ("order", "code"), [("u1 to E5", "wall"), ("u1 to F6 via E5", "wall"), ("u1 right 1", "step-wall")]
)
def test_into_a_wall(order: str, code: str) -> None:
    """D-4.3."""
    assert refused(alone("u1 D5 1/5/1"), order)[0] == code


def test_onto_a_portal() -> None:
    """D-1.3: nobody may, unless the option allows it."""
    assert refused(alone("u1 A2 1/1/1"), "u1 to A1")[0] == "portal"
    assert refused(alone("u1 A2 1/1/1"), "u1 up 1")[0] == "step-portal"
    assert letter(alone("u1 A2 1/1/1", portal_enterable=True), "u1 to A1").errors == []


def test_off_the_board() -> None:
    """D-1.1."""
    assert refused(alone("u1 A5 1/1/1"), "u1 left 1")[0] == "step-edge"
    written = letter(alone("u1 A5 1/1/1"), "u1 to Z99")
    assert [one.code for one in written.remarks] == ["no-cell"]


def test_the_speed_after_phase_1_counts() -> None:
    """D-6.6: an upgrade of the same letter, also when it is written below."""
    game = alone("u1 F8 1/1/1")
    assert letter(game, "upgrade u1 speed\nu1 to G9").errors == []
    assert letter(game, "u1 to G9\nupgrade u1 speed").errors == []
    poor = dungeon(blue=["u1 F8 1/1/1"], teams={"blue": {"points": 0}})
    assert letter(poor, "u1 to G9\nupgrade u1 speed").errors == [(1, "far-diagonal")]


def test_a_later_move_replaces_the_earlier() -> None:
    """D-4.4: one move a unit; the later one stands."""
    game = alone("u1 F8 1/1/1")
    written = letter(game, "u1 to F7\nu1 to F9")
    assert (written.orders, written.warnings) == ((MoveOrder(1, "F9"),), [(1, "replaced")])
    assert letter(game, "u1 stay", after=written).orders == (MoveOrder(1, "F8"),)


def two(*units: str, **options: Any) -> Game:
    """Two units of blue in turn 5."""
    return dungeon(blue=units, options=options)


def test_two_own_units_on_one_square() -> None:
    """D-6.1: they will fight; both moves stand."""
    written = letter(two("u1 E5 1/1/1", "u2 E7 1/1/1"), "u1 to E6\nu2 to E6")
    assert (written.errors, len(written.orders)) == ([], 2)
    assert written.warnings == [(1, "same-square"), (2, "same-square")]
    assert written.told(2) == "u2 and u1 will stand on E6 together and will fight each other."


@pytest.mark.parametrize(
    ("units", "options"),
    [(("u1 E5 1/1/1", "u2 E6 1/1/1 bought4"), {}), (("u1 E5 1/1/1", "u2 E6 1/1/1"), {"friendly_fight": False})],
)
def test_own_units_that_will_not_fight(units: Sequence[str], options: dict[str, bool]) -> None:
    """D-3.5: one that was summoned last turn; or the option friendly_fight."""
    assert letter(two(*units, **options), "u1 to E6").warnings == []


def test_own_unit_that_leaves() -> None:
    """D-4.4: units swap places."""
    assert letter(two("u1 E5 1/1/1", "u2 E6 1/1/1"), "u1 to E6\nu2 to E5").warnings == []


def test_directions_become_squares() -> None:
    """D-4.1: the square reached, over those where the way turns; two steps to one side are no turn."""
    game = alone("u1 C7 1/5/1")
    assert letter(game, "u1 up 2 right 1").orders == (MoveOrder(1, "D5", ("C5",)),)
    assert letter(game, "u1 right 2, up 1, right 1").orders == (MoveOrder(1, "F6", ("E7", "E6")),)
    assert letter(game, "u1 right 1 right 1").orders == (MoveOrder(1, "E7"),)


def test_the_square_it_is_said_to_leave() -> None:
    """A slip in a number is found."""
    code, told = refused(alone("u1 C7 1/5/1"), "u1 from C6 to C8")
    assert (code, told) == ("not-from", "u1 does not stand on C6 but on C7.")


def test_nothing_unseen_is_betrayed() -> None:
    """The answer is the same, whatever stands or lies where the team has not looked."""
    known = "\n".join(["1" * 6 + "0" * 6] * 12)
    answers = []
    for wall, red in (("............", ()), ("......#.....", ("u1 H5 1/1/1", "u2 F5 1/1/1 invisibility"))):
        rows = "\n".join(["............"] * 4 + [wall] + ["............"] * 7)
        game = dungeon(rows, blue=["u1 E5 1/2/1"], red=red, teams={"blue": {"discovered": known}})
        written = letter(game, "u1 to G5\nu1 right 2\nu1 to F5")
        answers.append((written.said, [written.told(line) for line in (1, 2)]))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "u1 na G9: úhlopříčka stojí 1,5 kroku, rychlost je 1. Dojde na: F7, E8, G8 a F9."),
        ("sk", "u1 na G9: uhlopriečka stojí 1,5 kroku, rýchlosť je 1. Dôjde na: F7, E8, G8 a F9."),
        ("ru", "u1 в G9: диагональ стоит 1,5 шага, скорость 1. Можно дойти до: F7, E8, G8 и F9."),
    ],
)
def test_the_answer_in_other_languages(language: str, told: str) -> None:
    order = {"cs": "j1 na G9", "sk": "j1 na G9", "ru": "ю1 в G9"}[language]
    assert refused(alone("u1 F8 1/1/1"), order, language)[1] == told
