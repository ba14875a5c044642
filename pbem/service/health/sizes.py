"""How large what is that is kept, and how fast it grows."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy.exc import SQLAlchemyError

from pbem.service.health.finding import Finding
from pbem.service.house.house import House
from pbem.store.engine import reading
from pbem.store.repository.sizes import Size, sizes

RECENT = 30
"""Days over which growth is told."""
_UNITS = ((1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "KB"))


def kept(house: House) -> Finding:
    """Say how many bytes of what the database keeps, the largest first, and how many came lately."""
    try:
        with reading(house.engine) as session:
            found = sizes(session, house.now - timedelta(days=RECENT))
    except SQLAlchemyError:  # another check tells
        return Finding("kept", True, "not known")
    largest = sorted(found.items(), key=lambda one: -one[1].all)
    told = "; ".join(f"{kind} {_told(size)}" for kind, size in largest if size.all)
    return Finding("kept", True, f"{told}; growth is of the last {RECENT} days" if told else "nothing yet")


def _told(size: Size) -> str:
    return f"{_worded(size.all)}, +{_worded(size.recent / RECENT)} a day"


def _worded(count: float) -> str:
    """Say a number of bytes in the largest unit it fills."""
    unit, name = next(((unit, name) for unit, name in _UNITS if count >= unit), (1, "bytes"))
    return f"{count / unit:.1f} {name}" if unit > 1 else f"{count:.0f} {name}"
