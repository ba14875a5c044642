"""Ways over discovered squares (D-4.1 to D-4.3), found in drawn rows: `?` is undiscovered."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core import squares
from pbem.core.grid import Cell, Direction, cell, step
from pbem.core.seats import Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.phases.paths import Ground, Way
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import ForeignUnit, KnownPortal, View


def drawn(rows: str, diagonal: int = 3) -> Ground:
    """Read a drawing."""
    floor = squares.marked(rows.split(), ".")
    return Ground(floor, floor, diagonal)


def went(rows: str, start: str, to: str, *via: str) -> tuple[str, int]:
    """Give the squares of the way and its cost."""
    found = paths.way(drawn(rows), cell(start), cell(to), [cell(each) for each in via])
    return (" ".join(found.names), found.cost) if found else ("", 0)


OPEN = "..... ..... ..... ..... ....."


@pytest.mark.parametrize(
    ("speed", "reach"),
    [
        (0, {"C3": 0}),
        (1, {"C3": 0, "C2": 2, "D3": 2, "C4": 2, "B3": 2}),
    ],
)
def test_x13_speed_one(speed: int, reach: dict[str, int]) -> None:
    """X13, D-4.1: speed 1: four squares; no diagonal."""
    unit = Unit(1, cell("C3"), speed=speed)
    found = paths.reachable(drawn(OPEN), unit.cell, paths.budget(unit))
    assert {at.name: cost for at, cost in found.items()} == reach


def test_x13_speed_two() -> None:
    """X13, D-4.1: speed 2: a diagonal, or two straight steps."""
    found = {at.name: cost for at, cost in paths.reachable(drawn(OPEN), cell("C3"), 4).items()}
    assert {name for name, cost in found.items() if cost == 3} == {"B2", "D2", "D4", "B4"}
    assert {name for name, cost in found.items() if cost == 4} == {"C1", "E3", "C5", "A3"}
    assert len(found) == 13


def test_speed_three() -> None:
    """D-4.1: speed 3: two diagonals, or one diagonal and one straight step."""
    found = paths.reachable(drawn(OPEN), cell("C3"), 6)
    assert (found[cell("E5")], found[cell("D5")]) == (6, 5)


def test_x13_past_a_wall_corner() -> None:
    """X13, D-4.2: no diagonal past a wall: go round for 2."""
    assert went(". # . .".replace(" ", "") + " ....", "A1", "B2") == ("A1 A2 B2", 4)
    assert went(".... .#.. ....", "B1", "C2") == ("B1 C1 C2", 4)


def test_both_squares_beside_must_be_free() -> None:
    """D-4.2: one wall beside is enough; between two walls there is no way at all."""
    assert went(".# #.", "A1", "B2") == ("", 0)
    assert went(".? ..", "A1", "B2") == ("A1 A2 B2", 4)


def test_over_discovered_squares_only() -> None:
    """D-4.3: an undiscovered square is no way, and no target."""
    assert went("..?.. ..?.. .....", "A1", "E1") == ("A1 A2 B3 C3 D3 D2 E1", 14)
    assert went("..?.. ..?..", "A1", "E1") == ("", 0)
    assert went("..?", "A1", "C1") == ("", 0)


def test_via() -> None:
    """D-4.3: the squares of `via` are passed in turn, also there and back."""
    assert went(OPEN, "A1", "C1", "B2") == ("A1 B2 C1", 6)
    assert went(OPEN, "A1", "A1", "A3") == ("A1 A2 A3 A2 A1", 8)
    assert went(OPEN, "A1", "C1", "E9") == ("", 0)


def test_fewer_diagonals_first() -> None:
    """D-4.3: with diagonals of 1 or 2 steps many ways cost the same: fewer diagonals win."""
    found = paths.way(drawn(OPEN, diagonal=4), cell("A1"), cell("C3"))
    assert found == Way(tuple(map(cell, ("A1", "B1", "C1", "C2", "C3"))), 8)
    found = paths.way(drawn("... ... ...", diagonal=2), cell("A1"), cell("C1"))
    assert found == Way(tuple(map(cell, ("A1", "B1", "C1"))), 4)


def test_then_the_order_of_directions() -> None:
    """D-4.3: N, E, S, W, NE, SE, SW, NW: of equal ways the one whose first different step comes first here."""
    assert went(OPEN, "A1", "B3")[0] == "A1 A2 B3"
    assert went(OPEN, "C3", "E4")[0] == "C3 D3 E4"
    assert went(OPEN, "C3", "A2")[0] == "C3 B3 A2"


@pytest.mark.parametrize(("diagonal", "cost"), [(2, 8), (3, 12), (4, 16)])
def test_option_diagonal(diagonal: int, cost: int) -> None:
    """H15: a diagonal costs 1, 1.5 or 2 steps."""
    found = paths.way(drawn(OPEN, diagonal), cell("A1"), cell("E5"))
    assert found is not None
    assert found.cost == cost


def test_limit() -> None:
    """D-4.1: a way dearer than the limit is none, with and without squares between."""
    assert paths.way(drawn(OPEN), cell("A1"), cell("C1"), limit=3) is None
    assert paths.way(drawn(OPEN), cell("A1"), cell("C1"), limit=4) is not None
    assert paths.way(drawn(OPEN), cell("A1"), cell("C1"), [cell("B2")], limit=5) is None
    assert paths.way(drawn(OPEN), cell("A1"), cell("C1"), [cell("B2")], limit=6) is not None


def test_nearest() -> None:
    """D-4.3: the nearest reachable square is the one with the shortest way on, not the nearest as the crow flies."""
    rows = "..... .###. .....".replace(" ", "\n")
    assert paths.nearest(drawn(rows), cell("C1"), cell("C3"), 2).name == "B1"
    assert paths.nearest(drawn(rows), cell("B1"), cell("C3"), 2).name == "A1"


def test_nearest_where_no_way_leads() -> None:
    """D-4.3: to an unknown square, or one behind walls, it is the nearest as the crow flies."""
    assert paths.nearest(drawn("...??"), cell("A1"), cell("E1"), 4).name == "C1"
    assert paths.nearest(drawn("...#."), cell("A1"), cell("E1"), 2).name == "B1"


def test_from_a_forgotten_square() -> None:
    """D-5.6: whoever stands on a square smoke made his team forget may leave it."""
    assert went("?..", "A1", "C1") == ("A1 B1 C1", 4)


def view(rows: str, **more: object) -> View:
    """Make a view of drawn rows."""
    drawn_rows = tuple(rows.split())
    return replace(View(Seat("blue"), Options(), 1, drawn_rows, drawn_rows), **more)  # type: ignore[arg-type]


def test_obstacles() -> None:
    """D-4.3, D-1.3: a square is unknown, a wall, a portal, or free, as far as the team knows."""
    known = view(".#? ...", portals=(KnownPortal(Seat("red"), cell("B2")),))
    assert [paths.obstacle(known, cell(each)) for each in ("A1", "B1", "C1", "B2", "D1", "A3")] == [
        *("", "wall", "unknown", "portal", "unknown", "unknown"),
    ]
    enterable = replace(known, options=Options(portal_enterable=True))
    assert paths.obstacle(enterable, cell("B2")) == ""


def test_portals_are_walked_round() -> None:
    """D-1.3, D-4.2: nobody enters a portal square, and no diagonal passes it."""
    over = paths.known(view("... ... ...", portals=(KnownPortal(Seat("blue"), cell("B2")),)))
    found = paths.way(over, cell("A2"), cell("C2"))
    assert found is not None
    assert (found.names, found.cost) == (("A2", "A1", "B1", "C1", "C2"), 8)


def test_option_units_in_a_diagonals_way() -> None:
    """H3: with diagonal_blocked_by_units no diagonal passes a unit the team sees, one of its own among them."""
    seen: dict[str, object] = {"foreign": (ForeignUnit(Seat("red"), cell("B1")),)}
    assert paths.way(paths.known(view(".. ..", **seen)), cell("A1"), cell("B2")) is not None
    blocking = view(".. ..", options=Options(diagonal_blocked_by_units=True), **seen)
    found = paths.way(paths.known(blocking), cell("A1"), cell("B2"))
    assert found is not None
    assert found.names == ("A1", "B1", "B2")  # it may be passed over


ROWS = st.lists(st.text("...#?", min_size=6, max_size=6), min_size=6, max_size=6)
PLACES = st.builds(Cell, st.integers(0, 5), st.integers(0, 5))


@given(ROWS, PLACES, PLACES)
def test_the_way_costs_what_its_steps_cost(rows: list[str], start: Cell, to: Cell) -> None:
    """D-4.1, D-4.2: every way is made of allowed steps, and is as long as the spread from the start says."""
    over = drawn(" ".join(rows))
    found = paths.way(over, start, to)
    assert (found is None) == (to not in paths.reachable(over, start, 999))
    if found is not None:
        steps = list(pairwise(found.squares))
        lengths = [abs(a.column - b.column) + abs(a.row - b.row) for a, b in steps]
        assert found.cost == sum(length + 1 for length in lengths) == paths.reachable(over, start, 999)[to]
        assert all(rows[at.row][at.column] == "." for at in found.squares[1:])
        beside = [at for a, b in steps if a.column != b.column for at in (Cell(a.column, b.row), Cell(b.column, a.row))]
        assert all(rows[at.row][at.column] == "." or at == start for at in beside)


@given(ROWS, PLACES, PLACES, st.integers(0, 12))
def test_the_nearest_is_within_reach(rows: list[str], start: Cell, to: Cell, limit: int) -> None:
    """D-4.3: what is offered instead can be ordered, and is the target itself where that is within reach."""
    over = drawn(" ".join(rows))
    near = paths.reachable(over, start, limit)
    offered = paths.nearest(over, start, to, limit)
    assert offered in near
    assert (offered == to) == (to in near)


def slow_ways(over: Ground, start: Cell) -> dict[Cell, tuple[int, int, tuple[int, ...]]]:
    """Find all ways by trying every step until nothing gets better: cost, diagonals, numbers of the directions."""
    best: dict[Cell, tuple[int, int, tuple[int, ...]]] = {start: (0, 0, ())}
    queue = [start]
    while queue:
        at = queue.pop(0)
        cost, diagonals, steps = best[at]
        for number, each in enumerate(Direction):
            to, beside = step(at, each), (Cell(at.column, step(at, each).row), Cell(step(at, each).column, at.row))
            if squares.has(over.open, to) and (
                not each.diagonal or all(squares.has(over.clear, one) for one in beside)
            ):
                way = (cost + (over.diagonal if each.diagonal else 2), diagonals + each.diagonal, (*steps, number))
                if way < best.get(to, (999, 0, ())):
                    best[to] = way
                    queue.append(to)
    return best


@settings(max_examples=60)
@given(ROWS, PLACES, PLACES, st.integers(2, 4))
def test_the_way_is_the_first_of_the_cheapest(rows: list[str], start: Cell, to: Cell, diagonal: int) -> None:
    """D-4.3: the cheapest, of those the one with fewest diagonals, of those the first by directions."""
    rows[start.row] = rows[start.row][: start.column] + "." + rows[start.row][start.column + 1 :]
    over = drawn(" ".join(rows), diagonal)
    expected = slow_ways(over, start).get(to)
    found = paths.way(over, start, to)
    assert (found is None) == (expected is None)
    if found is not None and expected is not None:
        vectors = [(b.column - a.column, b.row - a.row) for a, b in pairwise(found.squares)]
        directions = [each.vector for each in Direction]
        assert (found.cost, tuple(map(directions.index, vectors))) == (expected[0], expected[2])
