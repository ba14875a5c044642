"""What is painted on the map: a counter for each kind of unit, badges for what the chapters add, a cross for a loss."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.shapes import Box, Circle, Group, Look, Path, Shape, star
from pbem.rulesets.powers.designs import MODELS

_PAPER, _DARK, _GOLD, _BRICK = "#fffdf6", "#3a2f1d", "#d9a520", "#7b4a34"
_CARD = (
    Box((-31, -36), (62, 72), Look(_PAPER), 10),
    Box((-28, -33), (56, 66), Look("/fill", "/edge", 3), 8),
)
_INK = Look("/ink")


def _counter(*sign: Shape) -> tuple[Shape, ...]:
    """Put a sign upon a counter; below it there is room for a number."""
    return (*_CARD, *sign)


_SOLDIER = (
    Path("M-9 -23a9 8 0 0 1 18 0h3v3h-24v-3z", _INK),
    Path("M-6 -18h12v4q9 1 10 10h-32q1 -9 10 -10z", _INK),
)
"""A helmet, and shoulders below it."""
_TANK = (
    Path("M-11 -27h16l4 4h15v4h-14l1 4h7q6 1 6 6.5t-6 6.5h-38q-6 -1 -6 -6.5t6 -6.5h5z", _INK),
    Path("M-15 -8.5h1M-5 -8.5h1M5 -8.5h1M15 -8.5h1", Look(stroke="/fill", width=5, soft="ends")),
)
"""A turret with its gun above a track with wheels."""
_GUN = (
    Path("M-24 -4L-10 -14M-12 -14L25 -24", Look(stroke="/ink", width=5, soft="ends")),
    Path("M-6 -28v18", Look(stroke="/ink", width=5, soft="ends")),
    Circle((-5, -10), 8, Look("/fill", "/ink", 4)),
)
"""A barrel and a shield on a wheel, with its trail."""
_CRANE = (Path("M-13 -3v-24h31M-13 -17l10 -10M9 -27v9M-20 -3h15", Look(stroke="/ink", width=4, soft="both")),)
_TOWER = (Path("M-14 -3v-24h7v5h4v-5h6v5h4v-5h7v24z", _INK),)
_THIN, _THICK, _HEAVY = (Look(stroke="/ink", width=width, soft="ends") for width in (4, 5, 8))
_BUNKER: tuple[Shape, ...] = (
    Path("M-23 -3v-7q4 -12 23 -12t23 12v7z", _INK),
    Path("M-9 -11h18", Look(stroke="/fill", width=4, soft="ends")),
)
"""A dome with a slit."""
_FORT: tuple[Shape, ...] = (Path("M-26 -3v-4q6 -8 26 -8t26 8v4z", _INK),)
"""A lower dome; what it fires is drawn upon it, as large as on a counter of its own."""
_HOWITZER = (
    Path("M-22 -4L-2 -12", _THICK),
    Path("M-8 -10L22 -29", Look(stroke="/ink", width=6, soft="ends")),
    Circle((-3, -9), 7, Look("/fill", "/ink", 4)),
)
_SACKS = (
    Path("M-22 -4q-6 -14 5 -20l-3 -5h9l-3 5q11 6 5 20z", _INK),
    Path("M4 -4q-6 -14 5 -20l-3 -5h9l-3 5q11 6 5 20z", _INK),
)
_TRUCK: tuple[Shape, ...] = (
    Path("M-25 -27h30v19h-30zM8 -22h9l8 8v6h-17z", _INK),
    *(Circle((x, -6), 5, Look("/fill", "/ink", 4)) for x in (-15, 15)),
)
_PICK = (Path("M12 -4L24 -24M15 -27q8 -2 13 6", _THIN),)
_GLASSES: tuple[Shape, ...] = (
    Path("M-9 -25v10M9 -25v10M-9 -18h18", Look(stroke="/ink", width=5, soft="ends")),
    *(Circle((x, -11), 8, Look("/fill", "/ink", 4)) for x in (-9, 9)),
)
"""Field glasses: scouts, whatever they travel by."""
_DOT = (Circle((0, -15), 10, _INK),)

_BOMBER = (
    Path("M-27 -18h54v6h-54zM-4 -33h8v30h-8zM-11 -6h22v5h-22z", _INK),
    Path("M-16 -22v10M16 -22v10", Look(stroke="/ink", width=5, soft="ends")),
)
"""An aircraft from above, broad, with two engines."""
_FIGHTER = (Path("M-19 -21l19 -5l19 5v5h-38zM-3 -33h6v27h-6zM-8 -8h16v4h-16z", _INK),)
_BARS = (Path("M-20 -31h10M10 -31h10", Look(stroke="/ink", width=4, soft="ends")),)
_DECK = (
    Path("M-30 -19h60v5h-60z", _INK),
    Path("M8 -30h10v12h-10z", _INK),
)
"""A flight deck upon a hull, with its island."""
_FLAK = (
    Path("M-20 -4l14 -10h12l14 10z", _INK),
    Path("M-4 -14L-15 -32M5 -14L-6 -32", Look(stroke="/ink", width=4, soft="ends")),
)
"""Two barrels that point to the sky."""

_MODEL: tuple[Shape, ...] = (Path("M0 -33l26 16l-26 16l-26 -16z", _INK), Circle((0, -17), 6, Look("/fill")))
"""A lozenge: a type that was designed."""
_HALVED = (Path("M-28 -3L28 -33", Look(stroke="/fill", width=4)),)
"""A stroke through half a unit."""
_HULL = Path("M-27 -14h54l-7 11h-40z", _INK)
_CRUISER = (
    _HULL,
    Path("M-12 -14v-7h8v-6h9v6h6v7z", _INK),
    Path("M10 -20h14", Look(stroke="/ink", width=4, soft="ends")),
)
"""A hull with a bridge, and a gun before it."""
_DESTROYER = (_HULL, Path("M-10 -14v-7h7v-5h6v5h3v7z", _INK))
_BATTLESHIP = (
    _HULL,
    Path("M-9 -14v-8h5v-9h8v9h5v8z", _INK),
    Path("M10 -19h17M-10 -19h-17", Look(stroke="/ink", width=5, soft="ends")),
)
_HULL_FLAK = (_HULL, Path("M-6 -14L-14 -31M3 -14L-5 -31", Look(stroke="/ink", width=4, soft="ends")))
_SUBMARINE = (
    Path("M-27 -10q4 -8 14 -8h26q12 0 14 8q-3 7 -14 7h-26q-11 0 -14 -7z", _INK),
    Path("M-4 -18v-7h9v7M3 -25v-6h6", Look(stroke="/ink", width=4, soft="both")),
)
"""A body without corners, a tower, a periscope."""
_TRANSPORT = (_HULL, Path("M-20 -14v-9h14v9M-3 -14v-9h12v9M13 -14v-14h6v14z", _INK))
"""A hull with crates, and a funnel."""
_PLATE = Path("M-26 -33h52v46h-52z", Look(stroke="/ink", width=4, soft="corners"))
"""Armour all around."""
_BOARD = Box((-26, -23), (52, 46), Look(_DARK, _PAPER, 3), 9)
_PALE = Look(stroke="#a48d5f", width=4, soft="both")
"""What is upon such a plate, behind a number or the sign of a sea."""
_ANCHOR = (
    _BOARD,
    Circle((0, -14), 4, Look(stroke="#a48d5f", width=3)),
    Path("M0 -10v27M-9 -5h18M-17 4q3 12 17 13q14 -1 17 -13", _PALE),
)

_SINGLY: Mapping[str, tuple[Shape, ...]] = {"atg": _GUN, "des": _DESTROYER, "aab": _FLAK}
_QUESTION = Path("M14 -26q0 -7 7 -7t7 6q0 4 -4 6q-3 2 -3 5M21 -11v3", Look(stroke="/ink", width=4, soft="both"))
_STANDARD = (
    Path("M-14 0v-34", Look(stroke="/ink", width=4, soft="ends")),
    Path("M-12 -33h28l-7 9l7 9h-28z", _INK),
)
"""A standard on its staff; a fleet has it on a hull."""
_FORMATIONS: Mapping[str, tuple[Shape, ...]] = {
    **dict.fromkeys(("cae", "ptr", "lib"), _STANDARD),
    **dict.fromkeys(("vic", "con", "fri"), (*_STANDARD, _HULL)),
}
_TOKENS: Mapping[str, tuple[Shape, ...]] = {
    "t": (Path("M16 -24l5 6l9 -14", Look(stroke="/ink", width=5, soft="both")),),
    "f": (Path("M15 -31l13 13M28 -31l-13 13", Look(stroke="/ink", width=5, soft="ends")),),
    "q": (_QUESTION,),
}
"""P-48: a tick on true tokens, a cross on false ones, a question mark on those of others."""
_MORE = (Path("M14 -24h14M21 -31v14", Look(stroke="/ink", width=5, soft="ends")),)
"""P-47.12: a plus where something joins a formation."""

IMAGES: Mapping[str, tuple[Shape, ...]] = MappingProxyType(
    {
        "inf": _counter(*_SOLDIER),
        "tnk": _counter(*_TANK),
        "atg": _counter(*_GUN),
        "neu": _counter(*_TOWER),
        "bun": _counter(*_BUNKER),
        "atf": _counter(*_FORT, Path("M-8 -27v10", _HEAVY), Path("M-8 -20L26 -24", _THICK)),
        "aaf": _counter(*_FORT, Path("M-5 -14L-18 -32M5 -14L-4 -32M13 -13L8 -31", _THICK)),
        "gnf": _counter(*_FORT, Path("M-12 -13L22 -30", _HEAVY)),
        "gun": _counter(*_HOWITZER),
        "pgn": _counter(*_HOWITZER, Path("M14 -33l14 2l-8 10z", _INK)),
        "lgn": _counter(*_HOWITZER, Circle((20, -10), 4, _INK)),
        "lgf": _counter(*_FORT, Path("M-8 -13L20 -27", _THIN), Circle((20, -12), 4, _INK)),
        "mec": _counter(*_SOLDIER, Path("M-24 -5h48", Look(stroke="/ink", width=5, soft="ends"))),
        "ltk": _counter(*_TANK, Circle((22, -28), 4, _INK)),
        "htk": _counter(*_TANK, Circle((22, -28), 4, _INK), Circle((12, -31), 4, _INK)),
        "trk": _counter(*_TRUCK),
        "agn": _counter(*_HOWITZER, _PLATE),
        "atr": _counter(*_TRUCK, _PLATE),
        "pio": _counter(*_SOLDIER, *_PICK),
        "gen": _counter(*_SOLDIER, Path(star(5, 9, 4), Look("/fill", "/ink", 2))),
        "par": _counter(
            Path("M-12 -4q0 -22 12 -26q12 4 12 26z", _INK), Path("M-5 -16h2M3 -16h2", Look(stroke="/fill", width=4))
        ),
        **dict.fromkeys(("rec", "rbo", "rpl"), _counter(*_GLASSES)),
        "cru": _counter(*_CRUISER),
        "des": _counter(*_DESTROYER),
        "sub": _counter(*_SUBMARINE),
        "trs": _counter(*_TRANSPORT),
        "spl": _counter(*_SACKS),
        "raw": _counter(Path("M-20 -4v-20h18v20zM2 -4v-14h18v14z", _INK)),
        "bat": _counter(*_BATTLESHIP),
        "bom": _counter(*_BOMBER),
        "fig": _counter(*_FIGHTER),
        "tbo": _counter(*_BOMBER, Circle((0, -4), 4, _INK)),
        "sbo": _counter(*_BOMBER, *(Circle((x, -4), 4, _INK) for x in (-20, 20))),
        "ifg": _counter(*_FIGHTER, *_BARS),
        "car": _counter(_HULL, *_DECK),
        "aab": _counter(*_FLAK),
        "kai": _counter(*_HULL_FLAK),
        "hdes": _counter(*_DESTROYER, *_HALVED),
        "hatg": _counter(*_GUN, *_HALVED),
        **{
            f"{row}{mark}": _counter(*sign, *_TOKENS[mark])
            for row, sign in {**_SINGLY, **_FORMATIONS}.items()
            for mark in _TOKENS
        },
        **{f"{name}n": _counter(*sign, *_MORE) for name, sign in _FORMATIONS.items()},
        **dict.fromkeys(MODELS.values(), _counter(*_MODEL)),
        "building": _counter(*_CRANE),
        "unit": _counter(*_DOT),
        "seat": (*_CARD, Group((Path("/shape", Look("/ink", holes=True)),), scale=2)),
        "factory": (
            Path("M-24 18v-22l12 -9v9l12 -9v9l8 -6v-12h11v40z", Look(_BRICK, _PAPER, 6, soft="corners", below=True)),
        ),
        "rich": (Circle((0, 4), 20, Look(_GOLD, _PAPER, 4)), Circle((0, 4), 17, Look("#a87412"))),
        "centre": (Path(star(12, 26, 20), Look(_GOLD, _PAPER, 3)), Circle((0, 0), 17, Look("#8e2620"))),
        "key": (Path(star(5, 25, 11), Look(_GOLD, _DARK, 2, soft="corners")),),
        "fresh": (
            Path("M-12 20v-42", Look(stroke=_DARK, width=5, soft="ends")),
            Path("M-10 -22h30l-8 9l8 9h-30z", Look("/fill", _PAPER, 2.5)),
        ),
        "anchor": _ANCHOR,
        "unfed": (
            Circle((0, 0), 24, Look("#8e2620", _PAPER, 4)),
            Path(
                "M-8 14v-28M-13 -14v9q0 4 5 4t5 -4v-9M9 14v-28q-7 5 -5 15h5",
                Look(stroke="#c8756c", width=4, soft="both"),
            ),
            Path("M-17 17L17 -17", Look(stroke=_DARK, width=5, soft="ends")),
        ),
        "airfield": (
            Box((-26, -23), (52, 46), Look("#3f5a3a", _PAPER, 3), 9),
            Path("M-20 13L12 -18l7 7L-13 19z", Look("#75816f", soft="corners")),
        ),
        "canal": (
            Path("M-22 12q11 -14 22 0t22 0M-22 -4q11 -14 22 0t22 0", Look(stroke=_PAPER, width=10, soft="ends")),
            Path("M-22 12q11 -14 22 0t22 0M-22 -4q11 -14 22 0t22 0", Look(stroke="#2f6ea3", width=6, soft="ends")),
        ),
        "bands": (
            Path("M-22 20q0 -34 22 -40q22 6 22 40z", Look("#4d4a3a", _PAPER, 4, soft="corners")),
            Path("M-9 2h5M4 2h5", Look(stroke="#8d8868", width=5, soft="ends")),
        ),
        "failed": (
            Path("M-13 -13l26 26M13 -13l-26 26", Look(stroke=_PAPER, width=14, soft="ends")),
            Path("M-13 -13l26 26M13 -13l-26 26", Look(stroke="#3a1512", width=7, soft="ends")),
        ),
    }
)
"""All images of the map; a unit that has none of its own is a `unit`."""
BADGES = ("factory", "rich", "centre", "key", "fresh", "anchor", "canal", "airfield", "unfed", "bands")
