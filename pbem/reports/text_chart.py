"""A map of lands in signs, for the text part."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.chart import Chart, Land
from pbem.reports.columns import Grid, table, wrap
from pbem.reports.texts import Catalogue


def paint(chart: Chart, catalogue: Catalogue) -> tuple[str, ...]:
    """Write everything that is in the picture, in lines of at most 76 signs, with its legend."""
    headings = tuple(catalogue.t(f"chart-{name}") for name in ("sign", "land", "home", "figures", "harbour", "borders"))
    rows = tuple(_row(chart, land, catalogue) for land in chart.lands)
    lands = table(Grid(headings, (False,) * 6, rows), "  ")
    return (*lands, *(line for words in _below(chart, catalogue) for line in wrap(words, "  ", "  ")))


def _row(chart: Chart, land: Land, catalogue: Catalogue) -> tuple[str, ...]:
    figures = f"{_sign(chart, land.owner)} {land.figures}" if land.figures else "-"
    mark = "*" if land.ringed else ""
    home = _sign(chart, land.home) if land.home != "neutral" else "-"
    return (land.sign, catalogue.say(land.name), home, figures + mark, land.harbour or "-", " ".join(land.neighbours))


def _sign(chart: Chart, colour: str) -> str:
    """Give the sign of whoever has a colour; of a power nobody plays, that of the map."""
    return next((owner.sign for owner in chart.owners if owner.colour == colour), "-")


def _below(chart: Chart, catalogue: Catalogue) -> Iterator[str]:
    """Explain signs and harbours, and write the arrows."""
    owners = ", ".join(f"{owner.sign} {catalogue.say(owner.name)}" for owner in chart.owners)
    harbours = ", ".join(f"{group} {catalogue.say(name)}" for group, name in chart.harbours)
    yield f"{owners}. {catalogue.t('chart-harbours', harbours=harbours)}" if harbours else owners
    for arrow in chart.arrows:
        ship = catalogue.t("chart-by-ship") if arrow.sea else ""
        who, way = _sign(chart, arrow.colour), f"{arrow.origin} -> {arrow.to}"
        yield " ".join(
            part for part in (who, way, catalogue.t(f"chart-{arrow.look}", count=arrow.figures), ship) if part
        )
    if any(land.ringed for land in chart.lands):
        yield catalogue.t("chart-ringed")
