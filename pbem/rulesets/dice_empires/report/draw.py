"""The cities as a picture of dice in their parts."""

from __future__ import annotations

from pbem.core.tableau import Tableau
from pbem.rulesets.dice_empires.view import View


def draw(view: View) -> Tableau:
    """Draw the own city, the roads beside it, and the others as far as they are known."""
    raise NotImplementedError
