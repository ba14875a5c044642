"""What the signs of the table map mean, which part of the board it shows, what the reader noted on it."""

from __future__ import annotations

from pbem.core.areas import AreaMap
from pbem.core.board.land import LAND
from pbem.core.board.theme import Theme
from pbem.core.board.window import part
from pbem.core.drawing import Drawing, Point
from pbem.core.grid import Cell
from pbem.core.scene import Scene
from pbem.core.shapes import Sketch
from pbem.core.texts import Text, text
from pbem.reports.ascii import WAYS, ways
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue


def theme_of(drawing: Drawing, themes: tuple[Theme, ...]) -> Theme:
    """Give the theme a board names; one the game does not have is open land."""
    return next((theme for theme in themes if theme.key == drawing.theme), LAND)


def legend(drawing: Drawing, catalogue: Catalogue) -> tuple[str, ...]:
    """Say whose the signs are, what the ground is, which part of the board is shown."""
    theme = theme_of(drawing, catalogue.themes)
    mine_alone = theme.own(drawing)
    own = [piece.sign for piece in drawing.pieces if piece.own and not piece.ghost] if mine_alone else []
    mine = [catalogue.t("map-own", signs=" ".join(dict.fromkeys(own)))] if own else []
    others = [
        f"{' '.join(signs)} {catalogue.seat(colour)}" for colour, signs in sorted(_owners(drawing, mine_alone).items())
    ]
    fights = [catalogue.t("map-fight", sign=drawing.marks[0].sign)] if drawing.marks else []
    plans = [catalogue.t(f"map-way-{style}", sign=sign) for style, sign in WAYS.items() if any(ways(drawing, style))]
    cut = part(drawing, catalogue)
    signs = "; ".join([*mine, *others, *plans, *fights])
    return (*([signs] if signs else []), *theme.legend(drawing, catalogue), *([cut] if cut else []))


def told(scene: Scene | None, themes: tuple[Theme, ...]) -> Text:
    """Say how to read the picture of a scene: how plans look on it, or what is seen where nothing is planned."""
    if isinstance(scene, AreaMap | Sketch):
        return scene.legend
    return text(theme_of(scene, themes).plans if scene and shows_plans(scene) else "map-legend")


def heading(scene: Scene | None) -> Text:
    """Head the picture of a scene in an answer."""
    if isinstance(scene, AreaMap | Sketch):
        return scene.heading
    return text("answer-map" if shows_plans(scene) else "answer-map-bare")


def shows_plans(scene: Scene | None) -> bool:
    """Tell whether anything planned is to be seen on a board."""
    return isinstance(scene, Drawing) and bool(scene.routes)


def _name(at: Point) -> str:
    return Cell(*at).name


def notes(scene: Scene | None) -> tuple[str, ...]:
    """List what the reader noted on the map, by place."""
    found = scene.notes if isinstance(scene, Drawing) else ()
    ordered = sorted(found, key=lambda note: (note.at[1], note.at[0], note.label))
    places = (f"{_name(note.at)} ({note.label})" if note.label else _name(note.at) for note in ordered)
    return tuple(f"{place}: {clean(note.words)}" for place, note in zip(places, ordered, strict=True))


def _owners(drawing: Drawing, mine_alone: bool) -> dict[str, list[str]]:
    """Collect the signs of every colour, those of cities first."""
    owners: dict[str, list[str]] = {}
    things = [(site.colour, site.sign) for site in drawing.sites if site.kind == "city"]
    others = [piece for piece in drawing.pieces if not (piece.own and mine_alone)]
    things += [(piece.colour, piece.sign) for piece in others]
    for colour, sign in things:
        signs = owners.setdefault(colour, [])
        if sign not in signs:
            signs.append(sign)
    return owners
