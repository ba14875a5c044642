"""Section 5: the map of a report shows how own units went and where there was fighting, as far as witnessed."""

from __future__ import annotations

from pbem.core.drawing import Drawing
from pbem.core.events import seen_by
from pbem.core.grid import cell
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.referee.view import view as referee_view
from pbem.rulesets.duncan.report.draw import draw, point
from pbem.rulesets.duncan.report.illustrate import illustrate
from tests.rules.duncan.dungeon_kit import Game, dungeon


def shown(game: Game, seat: str) -> Drawing:
    """Draw the map of a team's report."""
    return illustrate(game.view(seat), tuple(event for event in game.events if seen_by(event, Seat(seat))))


def squares(drawing: Drawing) -> list[str]:
    """Name the squares where there was fighting."""
    return sorted(f"{chr(65 + column)}{row + 1}" for column, row in (mark.at for mark in drawing.marks))


def test_own_moves_are_drawn_and_nobody_elses() -> None:
    """D-4.4: a team knows its own ways; others are only seen where they stand at the end."""
    game = dungeon(blue=["u1 D5 1/3/2"], red=["u1 G5 1/3/2"])
    game.order("blue", MoveOrder(1, "D7")).order("red", MoveOrder(1, "G7")).play()
    (route,) = shown(game, "blue").routes
    assert route.cells == tuple(point(cell(name)) for name in ("D5", "D6", "D7"))
    assert (route.colour, route.style) == ("blue", "done")


def test_fights_are_marked_where_they_were_seen() -> None:
    """D-6.1: the squares struck from and at."""
    game = dungeon(blue=["u1 D5 2/2/2"], red=["u1 E5 2/2/2"], green=["u1 K9 2/1/1"], white=["u1 K10 2/1/1"]).play()
    assert squares(shown(game, "blue")) == ["D5", "E5"]
    assert squares(shown(game, "green")) == ["K10", "K9"]


def test_something_unseen_marks_no_square() -> None:
    """D-7.4: an invisible unit strikes without name and square; only the square of the own unit is marked."""
    game = dungeon(blue=["u1 D5 4/1/2"], red=["u1 E5 2/2/2 invisibility"]).play()
    assert squares(shown(game, "blue")) == ["D5"]


def test_the_referee_sees_all_moves_in_their_colours() -> None:
    game = dungeon(blue=["u1 D5 1/3/2"], red=["u1 J9 1/3/2"])
    game.order("blue", MoveOrder(1, "D7")).order("red", MoveOrder(1, "J8")).play()
    drawing = illustrate(referee_view(game.state), game.events)
    assert sorted(route.colour for route in drawing.routes) == ["blue", "red"]
    assert not any(piece.colour == REFEREE for piece in drawing.pieces)


def test_without_events_it_is_the_map_of_the_view() -> None:
    game = dungeon(blue=["u1 D5 1/1/1"])
    assert illustrate(game.view("blue"), ()) == draw(game.view("blue"))
