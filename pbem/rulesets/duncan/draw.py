"""The map of a view."""

from __future__ import annotations

from pbem.core.drawing import Drawing
from pbem.rulesets.duncan.view import View


def draw(view: View) -> Drawing | None:
    """Draw what the view shows."""
    raise NotImplementedError
