"""Names for lands nobody has named."""

from __future__ import annotations

_FRONT = ("Ash", "Birch", "Cold", "Dun", "Elm", "Fair", "Green", "High", "Iron", "Kings", "Long", "Mill", "Nor", "Oak")
_BACK = ("bury", "combe", "dale", "field", "ford", "gate", "ham", "holm", "march", "mouth", "stead", "wick")


def names() -> tuple[str, ...]:
    """List all names, more than any map has areas."""
    return tuple(front + back for front in _FRONT for back in _BACK)
