"""The painter of table tops: cities of boxes with dice in them."""

from __future__ import annotations

from pbem.core.tableau import Tableau
from pbem.reports.texts import Catalogue


def paint(tableau: Tableau, catalogue: Catalogue) -> str:
    """Paint a table top as SVG."""
    raise NotImplementedError
