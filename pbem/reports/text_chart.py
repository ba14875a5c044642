"""A map of lands in signs, for the text part."""

from __future__ import annotations

from pbem.core.chart import Chart
from pbem.reports.texts import Catalogue


def paint(chart: Chart, catalogue: Catalogue) -> tuple[str, ...]:
    """Write everything that is in the picture, in lines of at most 76 signs, with its legend."""
    raise NotImplementedError
