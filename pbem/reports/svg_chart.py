"""The painter of maps of lands."""

from __future__ import annotations

from pbem.core.chart import Chart
from pbem.reports.texts import Catalogue


def paint(chart: Chart, catalogue: Catalogue) -> str:
    """Paint a map of lands as SVG."""
    raise NotImplementedError
