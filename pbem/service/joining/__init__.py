"""Joining by mail: `join NAME`, confirmed, put before the referee where that is settled, seated or let wait."""

from pbem.service.joining.applying import settle
from pbem.service.joining.listing import help_notice, open_list

__all__ = ["help_notice", "open_list", "settle"]
