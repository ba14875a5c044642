"""A board in the middle of a war: islands of forest, hills, water and mountains seen through three kinds of fog."""

from __future__ import annotations

from math import hypot

from pbem.core.drawing import Drawing, Mark, Piece, Point, Route, Site

COLUMNS, ROWS = 40, 30

BLOBS = (
    ("~", 6, 2, 4.2),
    ("~", 14, 25, 4.6),
    ("~", 27, 7, 2.6),
    ("~", 7, 24, 2.2),
    ("f", 9, 7, 4.4),
    ("f", 30, 13, 4.2),
    ("f", 29, 23, 4.4),
    ("f", 6, 25, 5.4),
    ("f", 21, 14, 2.4),
    ("h", 6, 14, 4.6),
    ("h", 20, 20, 4.4),
    ("h", 32, 26, 3.6),
    ("#", 3, 18, 1.8),
    ("#", 22, 19, 1.5),
    ("#", 33, 5, 2.0),
)
OWN = (
    Site((8, 9), "Йазь", "blue", "B", capital=True),
    Site((19, 12), "Клён", "blue", "B"),
    Site((16, 21), "Карась", "blue", "B"),
    Site((4, 15), "Лещ", "blue", "B"),
    Site((13, 14), "Окунь", "blue", "B"),
)
OTHERS = (
    Site((9, 20), "Сом", "red", "R", dim=True),
    Site((27, 24), "Дуб", "red", "R", capital=True),
    Site((31, 26), "Ясень", "red", "R"),
    Site((22, 27), "Вяз", "red", "R"),
    Site((29, 8), "Сокол", "green", "G"),
    Site((36, 2), "Рысь", "neutral", "N", dim=True),
)
PIECES = (
    Piece((8, 3), "blue", "1", "1", "12", True),
    Piece((8, 9), "blue", "2", "2", "14", True),
    Piece((19, 12), "blue", "3", "3", "17", True),
    Piece((16, 21), "blue", "4", "4", "24", True),
    Piece((25, 10), "blue", "6", "6", "11", True),
    Piece((12, 5), "yellow", "y", value="10"),
    Piece((26, 10), "green", "g", value="14"),
    Piece((22, 24), "red", "r", value="15"),
    Piece((27, 24), "red", "r", value="13"),
    Piece((30, 10), "white", "w"),
)
ROUTES = (
    Route(tuple((8, row) for row in range(8, 2, -1)), "blue", "done"),
    Route((*((column, 12) for column in range(13, 20)),), "blue", "done"),
    Route((*((column, 21) for column in range(11, 17)),), "blue", "done"),
    Route((*((column, 9) for column in range(19, 25)), (25, 10)), "blue", "done"),
    Route(((29, 10), (28, 10), (27, 10), (26, 10)), "green", "seen"),
)
PLANS = (
    Route(tuple((8, row) for row in range(3, -1, -1)), "blue", "plan"),
    Route(((8, 3), (7, 4), (7, 5), (7, 6)), "blue", "if"),
    Route(tuple((column, 12) for column in range(19, 10, -1)), "blue", "plan"),
)


def near(at: Point, centres: tuple[Point, ...], radius: float) -> bool:
    """Tell whether a cell is within so many steps of one of the others."""
    return any(hypot(at[0] - column, at[1] - row) <= radius for column, row in centres)


def ground(at: Point) -> str:
    return next((kind for kind, column, row, size in BLOBS if near(at, ((column, row),), size)), ".")


def mist(at: Point) -> str:
    mine = tuple(thing.at for thing in (*OWN, *PIECES) if thing.colour == "blue")
    allied = tuple(thing.at for thing in (*OTHERS, *PIECES) if thing.colour == "red" and thing.at[0] > 15)
    if near(at, mine, 4.3):
        return "."
    if near(at, allied, 4.3):
        return "a"
    return ":" if near(at, (*mine, *allied, (9, 20), (36, 2), (33, 12)), 8) else "?"


def board(*, plans: bool = False) -> Drawing:
    """Draw the war of the sample report, or the plans for its next turn."""
    cells = [[(column, row) for column in range(COLUMNS)] for row in range(ROWS)]
    fog = tuple("".join(mist(at) for at in row) for row in cells)
    terrain = tuple("".join(" " if mist(at) == "?" else ground(at) for at in row) for row in cells)
    routes = PLANS if plans else ROUTES
    marks = () if plans else (Mark((8, 3), (8, 2)), Mark((19, 12), (19, 12)))
    return Drawing(COLUMNS, ROWS, terrain, fog, (*OWN, *OTHERS), PIECES, routes, marks)
