"""Section 5: the map of a view, as picture and as text."""

from __future__ import annotations

from typing import Any

from pbem.core.drawing import Drawing, Site
from pbem.core.grid import cell
from pbem.core.seats import COLOURS, REFEREE, Seat
from pbem.reports import ascii
from pbem.rulesets.duncan.orders import BonusOrder
from pbem.rulesets.duncan.picture.theme import DUNGEON
from pbem.rulesets.duncan.referee.view import view as referee_view
from pbem.rulesets.duncan.report import draw
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import NEUTRAL
from tests.rules.duncan.dungeon_kit import dungeon

ROOM = "\n".join(("############", *["#..........#"] * 10, "############"))
PORTALS = {"blue": {"portal": "B2"}, "red": {"portal": "K11"}}


def drawn(seat: str = "blue", teams: dict[str, dict[str, Any]] | None = None, **position: Any) -> Drawing:
    """Draw what a team knows of a room with portals in two corners."""
    said = {team: {**about, **(teams or {}).get(team, {})} for team, about in PORTALS.items()}
    game = dungeon(position.pop("rows", ROOM), teams=said, **position)
    return draw.draw(game.view(seat))


def sign(drawing: Drawing, name: str) -> str:
    """Give the sign of a square on the text map."""
    at = cell(name)
    rows = {line[:3].strip(): line[4:] for line in ascii.paint(drawing, DUNGEON.unknown)}
    return rows[str(at.row + 1)][at.column]


def site(drawing: Drawing, name: str) -> Site:
    return next(one for one in drawing.sites if one.at == draw.point(cell(name)))


def test_the_signs_of_the_text_map() -> None:
    """Section 5: `@` own portal, `P` foreign portal, `o` small pile, `O` large pile, `x` empty."""
    shown = drawn(
        blue=["u1 D4 2/1/3"],
        red=["u1 E5 3/1/1"],
        neutral=["u1 C5 2/1/1"],
        piles=["F4 small", "E3 large 12 red", "D6 small 0 blue"],
    )
    wanted = {"B2": "@", "K11": "P", "D4": "1", "E5": "r", "C5": "n", "F4": "o", "E3": "O", "D6": "x", "A1": "#"}
    assert {name: sign(shown, name) for name in wanted} == wanted
    assert sign(shown, "C4") == "."
    assert sign(shown, "J10") == ":"


def test_two_own_units_and_high_numbers_are_a_plus() -> None:
    """Section 5: `+` is number 10 and above, or several."""
    shown = drawn(blue=["u1 D4 1/1/1", "u2 D4 1/1/1 bought4", "u10 F6 1/1/1"])
    assert sign(shown, "D4") == sign(shown, "F6") == "+"
    assert [piece.label for piece in shown.pieces] == ["1", "2", "10"]


def test_what_is_undiscovered_is_not_drawn() -> None:
    """D-5.5: neither ground, nor pile, nor portal, nor unit."""
    blind = drawn(
        teams={"blue": {"discovered": "\n".join(["111000000000"] * 3 + ["0" * 12] * 9)}},
        red=["u1 H8 1/1/1"],
        piles=["G7 large"],
    )
    assert [one.kind for one in blind.sites] == ["portal"]
    assert blind.pieces == ()
    assert blind.terrain[6] == " " * 12
    assert sign(blind, "C5") == "?"


def test_an_enemy_out_of_sight_is_not_drawn_on_remembered_ground() -> None:
    """D-5.5: discovered squares stay shown, but enemy units only in present sight."""
    assert [piece.colour for piece in drawn(blue=["u1 C3 1/1/1"], red=["u1 H8 1/1/1"]).pieces] == ["blue"]


def test_the_holder_gives_a_pile_its_colour() -> None:
    """D-8.1: as last seen; nobody's pile is neutral, an empty one says so."""
    shown = drawn(blue=["u1 D4 1/1/3"], piles=["D5 small 3 red", "E4 large", "C4 small 0 blue"])
    assert (site(shown, "D5").colour, site(shown, "D5").kind, site(shown, "D5").empty) == ("red", "small", False)
    assert (site(shown, "E4").colour, site(shown, "E4").kind) == (NEUTRAL, "large")
    assert (site(shown, "C4").colour, site(shown, "C4").empty) == ("blue", True)


def test_a_pile_out_of_sight_is_dim() -> None:
    """D-5.5: the picture tells what is remembered from what is seen."""
    shown = drawn(blue=["u1 D4 1/1/1"], piles=["D5 small", "J9 small"])
    assert not site(shown, "D5").dim
    assert site(shown, "J9").dim


def test_the_strength_of_a_stranger_is_drawn_only_where_it_is_told() -> None:
    """H9: with enemy_stats `hidden` there is only the shape of its colour."""
    values = {
        told: [
            piece.value
            for piece in drawn(blue=["u1 D4 1/1/1"], red=["u1 E4 3/1/1"], options={"enemy_stats": told}).pieces
        ]
        for told in ("exact", "strength", "hidden")
    }
    assert values == {"exact": ["3", "1"], "strength": ["3", "1"], "hidden": ["", "1"]}


def test_an_invisible_enemy_is_not_drawn() -> None:
    """D-7.4: no other team sees it, ever."""
    shown = drawn(blue=["u1 D4 1/1/1"], red=["u1 E5 3/1/1 invisibility"])
    assert [piece.colour for piece in shown.pieces] == ["blue"]


def test_notes_lie_on_their_squares_and_with_their_units() -> None:
    """Section 4: a comment on a unit goes where the unit goes; that on a unit which is dead is not drawn."""
    notes = {"E5": "trap?", "u1": "guards", "u9": "gone"}
    shown = drawn(blue=["u1 D4 1/1/1"], teams={"blue": {"notes": notes}})
    assert [(note.at, note.words, note.label) for note in shown.notes] == [
        ((4, 4), "trap?", ""),
        ((3, 3), "guards", "1"),
    ]


def test_the_referee_sees_numbers_and_strength_of_all() -> None:
    game = dungeon(ROOM, teams=PORTALS, blue=["u1 D4 2/1/1"], red=["u3 H8 5/1/1 invisibility"], neutral=["u1 F6 4/1/1"])
    shown = draw.draw(referee_view(game.state))
    assert [(piece.colour, piece.label, piece.value) for piece in shown.pieces] == [
        ("blue", "1", "2"),
        ("red", "3", "5"),
        ("neutral", "1", "4"),
    ]
    assert [one.sign for one in shown.sites] == ["P", "P"]
    assert not any(piece.colour == REFEREE for piece in shown.pieces)


def test_the_public_is_shown_a_map_without_units() -> None:
    game = dungeon(ROOM, teams=PORTALS, blue=["u1 D4 2/1/1"])
    assert draw.draw(vision.view(game.state, None)).pieces == ()


def test_the_letters_of_the_colours_are_all_different() -> None:
    """No team is taken for another, for a neutral unit or for a pile."""
    letters = [draw.LETTERS[seat] for seat in (*COLOURS, NEUTRAL)]
    assert len({*letters, "o", "x", "s"}) == len(letters) + 3
    assert all(letter.islower() for letter in letters)


def test_flash_and_smoke_reach_as_far_as_the_rule_says() -> None:
    """D-5.6: 37 squares of flash, 97 of smoke; at the edge of the board fewer."""
    game = dungeon("\n".join(["." * 30] * 30), teams={"blue": {"portal": "A1"}, "red": {"portal": "AD30"}})
    view = game.view("blue")
    assert len(draw.reach(view, "flash", cell("O15")).cells) == 37
    assert len(draw.reach(view, "smoke", cell("O15")).cells) == 97
    assert len(draw.reach(view, "flash", cell("A1")).cells) == 13


def test_what_smoke_took_is_drawn_as_smoke() -> None:
    """D-5.6: forgotten squares are marked in the turn they were forgotten in; those seen through it are not."""
    game = dungeon(ROOM, teams={**PORTALS, "blue": {"portal": "B2", "stock": ["smoke"]}}, blue=["u1 G7 1/1/1"])
    shown = draw.draw(game.order("blue", BonusOrder("smoke", cell="H8")).play().view("blue"))
    assert sign(shown, "J10") == "s"
    assert sign(shown, "H8") == "."
    assert sign(shown, "C11") == ":"


def test_plans_are_drawn_in_the_colour_of_the_team() -> None:
    ghost = draw.summoned(cell("C3"), Seat("blue"))
    assert (ghost.at, ghost.ghost, ghost.own, ghost.colour) == ((2, 2), True, True, "blue")
    assert draw.way((cell("C3"), cell("D4")), Seat("blue")).style == "plan"
