"""The map in signs, for the text part."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.shapes import Line, Rows, Sign, Words
from pbem.core.texts import Text, text
from pbem.rulesets.europe.picture.chart import Arrow, Chart, Land


def signs(chart: Chart) -> Iterator[Sign]:
    """Write everything that is in the picture, with its legend."""
    columns = ("sign", "land", "home", "figures", "harbour", "borders")
    headings = tuple((text(f"europe-map-{name}"),) for name in columns)
    yield Rows(tuple(_row(chart, land) for land in chart.lands), (False,) * len(columns), headings)
    yield from (Line(words, "  ", "  ") for words in _below(chart))


def _row(chart: Chart, land: Land) -> tuple[Words, ...]:
    figures = f"{_sign(chart, land.owner)} {land.figures}" if land.figures else "-"
    mark = "*" if land.ringed else ""
    home = _sign(chart, land.home) if land.home != "neutral" else "-"
    borders = " ".join(land.neighbours)
    return (land.sign,), (land.name,), (home,), (figures + mark,), (land.harbour or "-",), (borders,)


def _sign(chart: Chart, colour: str) -> str:
    """Give the sign of whoever has a colour; of a power nobody plays, that of the map."""
    return next((owner.sign for owner in chart.owners if owner.colour == colour), "-")


def _below(chart: Chart) -> Iterator[Words]:
    """Explain signs and harbours, and write the arrows."""
    owners = _listed(tuple((owner.sign, owner.name) for owner in chart.owners))
    harbours = tuple(text("europe-map-harbour-group", group=group, name=name) for group, name in chart.harbours)
    yield (*owners, ". ", text("europe-map-harbours", harbours=_joined(harbours))) if harbours else owners
    yield from (_arrow(chart, arrow) for arrow in chart.arrows)
    if any(land.ringed for land in chart.lands):
        yield (text("europe-map-ringed"),)


def _listed(pairs: tuple[tuple[str, Text], ...]) -> Words:
    return tuple(piece for sign, name in pairs for piece in (", ", f"{sign} ", name))[1:]


def _joined(texts: tuple[Text, ...]) -> Text:
    """Join two texts by a comma."""
    first, *rest = texts
    return text("europe-map-list", first=first, rest=_joined(tuple(rest))) if rest else first


def _arrow(chart: Chart, arrow: Arrow) -> Words:
    way = f"{_sign(chart, arrow.colour)} {arrow.origin} -> {arrow.to} "
    ship = (" ", text("europe-map-by-ship")) if arrow.sea else ()
    return (way, text(f"europe-map-{arrow.look}", count=arrow.figures), *ship)
