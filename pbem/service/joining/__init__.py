"""Who plays: `join NAME`, confirmed, put before the referee where that is settled, seated, let wait; leaving a seat."""

from pbem.service.joining.application import settle
from pbem.service.joining.open_campaigns import help_notice, open_list

__all__ = ["help_notice", "open_list", "settle"]
