"""How each kind of scene is shown: as a picture, in signs, and cut down to what is known of it."""

from __future__ import annotations

from pbem.core.areas import AreaMap
from pbem.core.board import window
from pbem.core.board.picture import picture
from pbem.core.drawing import Drawing
from pbem.core.scene import Scene
from pbem.core.shapes import Sketch
from pbem.reports import area_table, ascii, text_shapes
from pbem.reports.legend import legend, theme_of
from pbem.reports.svg import areas as svg_areas
from pbem.reports.svg import places as svg_places
from pbem.reports.svg import shapes as svg_shapes
from pbem.reports.texts import Catalogue


def paint(scene: Scene, catalogue: Catalogue, *, page: bool = False) -> str:
    """Paint a scene as SVG, for a mail or for a page with more room."""
    match scene:
        case Drawing():
            board = picture(scene, theme_of(scene, catalogue.themes), catalogue, page=page)
            return svg_shapes.paint(board, catalogue)
        case AreaMap():
            return svg_areas.paint(scene, catalogue)
        case Sketch():
            return svg_shapes.paint(scene, catalogue)


def for_page(scene: Scene, catalogue: Catalogue) -> str:
    """Paint a scene as its mail shows it, with the places a reader can point at."""
    return svg_places.over(paint(scene, catalogue), scene, catalogue)


def signs(scene: Scene, catalogue: Catalogue) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the table of signs as it stands, and the lines below it, which may be wrapped."""
    match scene:
        case Drawing():
            return ascii.paint(scene, theme_of(scene, catalogue.themes).unknown), legend(scene, catalogue)
        case AreaMap():
            return text_shapes.paint(scene.signs or tuple(area_table.table(scene)), catalogue), ()
        case Sketch():
            return text_shapes.paint(scene.signs, catalogue), ()


def as_text(scene: Scene, catalogue: Catalogue) -> tuple[str, ...]:
    """Give a scene as lines: the table of signs, and what they mean."""
    table, meaning = signs(scene, catalogue)
    return (*table, *meaning)


def kept(scene: Scene | None) -> Scene | None:
    """Keep the part of a scene that is shown: a briefing is kept as JSON, and most of a big board is unknown."""
    return window.crop(scene) if isinstance(scene, Drawing) else scene


def part(scene: Scene, catalogue: Catalogue) -> str:
    """Say which part of a board is shown; nothing when it is all of it."""
    return window.part(scene, catalogue) if isinstance(scene, Drawing) else ""
