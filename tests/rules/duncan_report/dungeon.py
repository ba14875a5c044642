"""A dungeon in the middle of a game: rooms and passages, some of them in sight, remembered, lost in smoke."""

from __future__ import annotations

from math import hypot

from pbem.core.drawing import Area, Drawing, Mark, Note, Piece, Point, Route, Site

PITCH = 10
SMOKE = (24, 13)


def rock(columns: int, rows: int) -> list[list[str]]:
    """Carve a room of changing size into every ten squares, and passages between neighbours."""
    ground = [["#"] * columns for _ in range(rows)]
    for top in range(0, rows - 7, PITCH):
        for left in range(0, columns - 7, PITCH):
            high, wide = 5 + (left * 7 + top * 3) // PITCH % 4, 5 + (left * 3 + top * 5) // PITCH % 4
            carve(ground, left + 1, top + 1, wide, high)
            carve(ground, left + 3, top + 3, PITCH, 1)
            carve(ground, left + 4, top + 3, 1, PITCH)
            ground[top + 4][left + 3] = "#"
    return ground


def carve(ground: list[list[str]], left: int, top: int, wide: int, high: int) -> None:
    """Make floor of a rectangle, but for the edge of the board."""
    for row in range(top, min(top + high, len(ground) - 1)):
        for column in range(left, min(left + wide, len(ground[0]) - 1)):
            ground[row][column] = "."


def near(at: Point, centres: tuple[Point, ...], radius: float) -> bool:
    """Tell whether a square is within so many steps of one of the others."""
    return any(hypot(at[0] - column, at[1] - row) <= radius for column, row in centres)


def mist(at: Point, eyes: tuple[Point, ...], memory: float) -> str:
    """Give the fog of a square: seen near the eyes, remembered farther off, forgotten in the smoke."""
    if near(at, eyes, 3.6):
        return "."
    if hypot(at[0] - SMOKE[0], at[1] - SMOKE[1]) <= 4.5:
        return "s"
    return ":" if near(at, eyes, memory) else "?"


def drawn(columns: int, rows: int, sites: tuple[Site, ...], pieces: tuple[Piece, ...], memory: float = 9) -> Drawing:
    """Draw the rock as far as the own things have discovered it."""
    things: tuple[Site | Piece, ...] = (*sites, *pieces)
    eyes = tuple(thing.at for thing in things if thing.own)
    ground = rock(columns, rows)
    for at in (*(site.at for site in sites), *(piece.at for piece in pieces)):
        ground[at[1]][at[0]] = "."
    fog = tuple("".join(mist((column, row), eyes, memory) for column in range(columns)) for row in range(rows))
    terrain = tuple(
        "".join(sign if mist_ in ".:" else " " for sign, mist_ in zip(ground[row], fog[row], strict=True))
        for row in range(rows)
    )
    return Drawing(columns, rows, terrain, fog, sites, pieces, theme="dungeon")


def unit(number: int, at: Point, strength: int, sign: str = "") -> Piece:
    """Draw an own unit."""
    return Piece(at, "blue", sign or (str(number) if number < 10 else "+"), str(number), str(strength), own=True)


PORTAL = Site((3, 3), "", "blue", "@", kind="portal", own=True)
SITES = (
    PORTAL,
    Site((33, 23), "", "red", "P", kind="portal", dim=True),
    Site((13, 4), "", "blue", "o", kind="small"),
    Site((14, 14), "", "red", "O", kind="large"),
    Site((5, 14), "", "neutral", "O", kind="large", dim=True),
    Site((24, 4), "", "blue", "x", kind="small", empty=True),
    Site((33, 3), "", "neutral", "o", kind="small"),
)
PIECES = (
    unit(1, (4, 4), 2),
    unit(2, (13, 4), 3),
    unit(3, (13, 13), 5),
    unit(12, (22, 4), 12),
    unit(4, (4, 13), 1, "+"),
    unit(5, (4, 13), 1, "+"),
    unit(7, (31, 3), 4),
    Piece((14, 12), "red", "r", value="4"),
    Piece((14, 14), "red", "r", value="2"),
    Piece((15, 13), "green", "g"),
    Piece((33, 4), "neutral", "n", value="2"),
)
NOTES = (Note((17, 3), "trap?"), Note((4, 4), "guards the portal", "1"))
PLANS = (
    Route(((4, 4), (5, 5), (5, 6)), "blue", "plan"),
    Route(((22, 4), (21, 3), (20, 3), (19, 3)), "blue", "plan"),
)


WAYS = (
    Route(((13, 9), (13, 10), (13, 11), (13, 12), (13, 13)), "blue", "done"),
    Route(((20, 3), (21, 3), (22, 4)), "blue", "done"),
)
FIGHTS = tuple(Mark(at, at, "!") for at in ((13, 13), (14, 12), (14, 14), (15, 13), (16, 13)))


def disc(at: Point, radius: int) -> tuple[Point, ...]:
    """List the squares around one whose distance squared is at most so much."""
    near_ = ((column, row) for row in range(at[1] - 6, at[1] + 7) for column in range(at[0] - 6, at[0] + 7))
    return tuple(one for one in near_ if (one[0] - at[0]) ** 2 + (one[1] - at[1]) ** 2 <= radius)


def dungeon(*, plans: bool = False) -> Drawing:
    """Draw the dungeon of 40x30 squares, or the plans for the next turn."""
    base = drawn(40, 30, SITES, PIECES)
    ghost = Piece((2, 3), "blue", "*", "+", own=True, ghost=True)
    areas = (Area(disc((12, 23), 12), "flash"), Area(disc((33, 6), 30), "smoke")) if plans else ()
    return Drawing(
        base.columns,
        base.rows,
        base.terrain,
        base.fog,
        SITES,
        (*PIECES, *((ghost,) if plans else ())),
        PLANS if plans else WAYS,
        () if plans else FIGHTS,
        theme="dungeon",
        areas=areas,
        notes=NOTES,
    )


def first() -> Drawing:
    """Draw what a team sees before the first turn: its portal and the squares around it."""
    return drawn(40, 30, (PORTAL,), (), memory=0)


def huge() -> Drawing:
    """Draw a dungeon of 120x120 squares with twenty units."""
    units = tuple(
        unit(number, (3 + number * 37 % 110, 3 + number * 53 % 110), number % 5 + 1) for number in range(1, 21)
    )
    piles = tuple(Site((4 + number * 20, 4 + number * 10), "", "blue", "o", kind="small") for number in range(5))
    foes = tuple(Piece((one.at[0] + 1, one.at[1]), "red", "r", value="3") for one in units[::3])
    return drawn(120, 120, (PORTAL, *piles), (*units, *foes), memory=16)
