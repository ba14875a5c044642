"""Places in orders (section 10): an area, or one of its harbours, called by the sea it opens to: `M1@SN`."""

from __future__ import annotations


def area_of(place: str) -> str:
    """Give the area of a place."""
    return place.partition("@")[0]


def harbour_of(place: str) -> str:
    """Give the sea of a harbour; empty: none is named."""
    return place.partition("@")[2]


def place(area: str, harbour: str) -> str:
    """Name a harbour, or an area."""
    return f"{area}@{harbour}" if harbour else area
