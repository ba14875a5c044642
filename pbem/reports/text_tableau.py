"""A table top in signs, for the text part."""

from __future__ import annotations

from pbem.core.tableau import Tableau
from pbem.reports.texts import Catalogue


def paint(tableau: Tableau, catalogue: Catalogue) -> tuple[str, ...]:
    """Write everything that is in the picture, in lines of at most 76 signs, with its legend."""
    raise NotImplementedError
