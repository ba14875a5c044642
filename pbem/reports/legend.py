"""What the signs of the table map mean, which part of the board it shows, what the reader noted on it."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.areas import AreaMap
from pbem.core.drawing import Drawing, Point
from pbem.core.grid import Cell
from pbem.core.scene import Scene
from pbem.core.shapes import Sketch
from pbem.core.texts import Text, text
from pbem.reports.ascii import WAYS, ways
from pbem.reports.columns import clean
from pbem.reports.texts import Catalogue
from pbem.reports.window import part


def legend(drawing: Drawing, catalogue: Catalogue) -> tuple[str, ...]:
    """Say whose the signs are, what the ground is, which part of the board is shown."""
    own = [piece.sign for piece in drawing.pieces if piece.own and not piece.ghost] if _of_one(drawing) else []
    mine = [catalogue.t("map-own", signs=" ".join(dict.fromkeys(own)))] if own else []
    others = [f"{' '.join(signs)} {catalogue.seat(colour)}" for colour, signs in sorted(_owners(drawing).items())]
    fights = [catalogue.t("map-fight", sign=drawing.marks[0].sign)] if drawing.marks else []
    plans = [catalogue.t(f"map-way-{style}", sign=sign) for style, sign in WAYS.items() if any(ways(drawing, style))]
    cut = part(drawing, catalogue)
    signs = "; ".join([*mine, *others, *plans, *fights])
    told = _dungeon(drawing, catalogue) if drawing.theme == "dungeon" else (catalogue.t("map-ground"),)
    return (*([signs] if signs else []), *told, *([cut] if cut else []))


def _dungeon(drawing: Drawing, catalogue: Catalogue) -> tuple[str, ...]:
    """Explain the signs of portals, piles and ground in a dungeon."""
    portals = [site for site in drawing.sites if site.kind == "portal"]
    own = [catalogue.t("map-dungeon-own", sign=site.sign, place=_name(site.at)) for site in portals if site.own]
    others = [f"{_name(site.at)} {catalogue.seat(site.colour)}" for site in portals if not site.own]
    sign = next((site.sign for site in portals if not site.own), "")
    foreign = [catalogue.t("map-dungeon-portals", sign=sign, places=", ".join(others))] if others else []
    places = [*own, *foreign, *_piles(drawing, catalogue)]
    several = [catalogue.t("map-dungeon-several")] if any(one.sign == "+" for one in drawing.pieces) else []
    ghosts = [catalogue.t("map-dungeon-ghost", sign=one.sign) for one in drawing.pieces if one.ghost][:1]
    smoke = [catalogue.t("map-dungeon-smoke")] if any("s" in row for row in drawing.fog) else []
    ground = " · ".join([catalogue.t("map-dungeon-ground"), *smoke])
    return tuple(line for line in ("; ".join([*places, *several, *ghosts]), ground) if line)


def _piles(drawing: Drawing, catalogue: Catalogue) -> Iterator[str]:
    """Explain the signs of the piles there are, and say who holds which."""
    piles = [site for site in drawing.sites if site.kind in ("small", "large")]
    for kind in ("small", "large", "empty"):
        signs = [
            site.sign for site in piles if (site.kind == kind and not site.empty) or (site.empty and kind == "empty")
        ]
        yield from (catalogue.t(f"map-dungeon-{kind}", sign=sign) for sign in signs[:1])
    held = [f"{_name(site.at)} {catalogue.seat(site.colour)}" for site in piles if site.colour != "neutral"]
    if held:
        yield catalogue.t("map-dungeon-held", places=", ".join(held))


def told(scene: Scene | None) -> Text:
    """Say how to read the picture of a scene: how plans look on it, or what is seen where nothing is planned."""
    if isinstance(scene, AreaMap | Sketch):
        return scene.legend
    return planned(scene) if shows_plans(scene) else text("map-legend")


def heading(scene: Scene | None) -> Text:
    """Head the picture of a scene in an answer."""
    if isinstance(scene, AreaMap | Sketch):
        return scene.heading
    return text("answer-map" if shows_plans(scene) else "answer-map-bare")


def planned(scene: Scene | None) -> Text:
    """Say how plans look on the picture of a board."""
    dungeon = isinstance(scene, Drawing) and scene.theme == "dungeon"
    return text("answer-map-legend-dungeon" if dungeon else "answer-map-legend")


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


def _of_one(drawing: Drawing) -> bool:
    """Tell whether the map is one reader's: to the referee the pieces of all are as good as his own."""
    if drawing.theme == "dungeon":
        return any(site.own for site in drawing.sites)
    return len({piece.colour for piece in drawing.pieces if piece.own}) == 1


def _owners(drawing: Drawing) -> dict[str, list[str]]:
    """Collect the signs of every colour, those of cities first."""
    owners: dict[str, list[str]] = {}
    things = [(site.colour, site.sign) for site in drawing.sites if site.kind == "city"]
    others = [piece for piece in drawing.pieces if not (piece.own and _of_one(drawing))]
    things += [(piece.colour, piece.sign) for piece in others]
    for colour, sign in things:
        signs = owners.setdefault(colour, [])
        if sign not in signs:
            signs.append(sign)
    return owners
