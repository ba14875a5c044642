"""What the answers to our questions do, one file a kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.service.desk.arrival import Arrival
from pbem.service.work.answers import (
    address,
    imported,
    invitation,
    join,
    letter,
    line,
    offer,
    old_report,
    referee,
    referee_join,
    resign,
)
from pbem.store.tables import Challenge

TABLE: Mapping[str, Callable[[Arrival, Challenge, bool], None]] = {
    "address": address.settle,
    "imported": imported.settle,
    "invitation": invitation.settle,
    "join": join.settle,
    "letter": letter.settle,
    "line": line.settle,
    "offer": offer.settle,
    "old-report": old_report.settle,
    "referee": referee.settle,
    "referee_join": referee_join.settle,
    "resign": resign.settle,
}
"""Kind of question -> what its yes (True) or no does; the question is settled already, the letter need not be."""
