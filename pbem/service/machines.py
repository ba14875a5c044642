"""Mail no person wrote: stored, never answered (RFC 3834)."""

from __future__ import annotations

from pbem.service.arrival import Arrival


def settle(arrival: Arrival) -> bool:
    """Put away what a machine wrote, or nobody who can be answered."""
    letter = arrival.letter
    if not letter.automatic and letter.sender:
        return False
    arrival.settle("automatic" if letter.automatic else "no sender")
    return True
