"""What the signs of the table map of a dungeon mean."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.board.theme import Wording
from pbem.core.drawing import Drawing, Point
from pbem.core.grid import Cell


def own(drawing: Drawing) -> bool:
    """Tell whether the map is one team's: the referee has no portal."""
    return any(site.own for site in drawing.sites)


def legend(drawing: Drawing, words: Wording) -> tuple[str, ...]:
    """Explain the signs of portals, piles and ground."""
    portals = [site for site in drawing.sites if site.kind == "portal"]
    mine = [words.t("duncan-map-own", sign=site.sign, place=_name(site.at)) for site in portals if site.own]
    others = [f"{_name(site.at)} {words.seat(site.colour)}" for site in portals if not site.own]
    sign = next((site.sign for site in portals if not site.own), "")
    foreign = [words.t("duncan-map-portals", sign=sign, places=", ".join(others))] if others else []
    several = [words.t("duncan-map-several")] if any(piece.sign == "+" for piece in drawing.pieces) else []
    ghosts = [words.t("duncan-map-ghost", sign=piece.sign) for piece in drawing.pieces if piece.ghost][:1]
    smoke = [words.t("duncan-map-smoke")] if any("s" in row for row in drawing.fog) else []
    ground = " · ".join([words.t("duncan-map-ground"), *smoke])
    signs = "; ".join([*mine, *foreign, *_piles(drawing, words), *several, *ghosts])
    return tuple(line for line in (signs, ground) if line)


def _piles(drawing: Drawing, words: Wording) -> Iterator[str]:
    """Explain the signs of the piles there are, and say who holds which."""
    piles = [site for site in drawing.sites if site.kind in ("small", "large")]
    for kind in ("small", "large", "empty"):
        signs = [site.sign for site in piles if kind == ("empty" if site.empty else site.kind)]
        yield from (words.t(f"duncan-map-{kind}", sign=sign) for sign in signs[:1])
    held = [f"{_name(site.at)} {words.seat(site.colour)}" for site in piles if site.colour != "neutral"]
    if held:
        yield words.t("duncan-map-held", places=", ".join(held))


def _name(at: Point) -> str:
    return Cell(*at).name
