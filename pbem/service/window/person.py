"""The page "You": where somebody is signed in."""

from __future__ import annotations

from pbem.reports import moments
from pbem.reports.screens import House as Named
from pbem.reports.screens import SignedIn, You
from pbem.service.house.house import House
from pbem.service.window import sessions
from pbem.service.window.sessions import Guest


def you(house: House, guest: Guest, named: Named, token: str) -> You:
    """Tell somebody where they are signed in; `token` goes into the forms."""
    words = house.catalogue(guest.language)
    rows = tuple(
        SignedIn(
            row.cookie,
            row.address,
            moments.long(row.since, guest.zone, words),
            moments.long(row.used_at, guest.zone, words),
            row.cookie == guest.browser,
        )
        for row in sessions.listed(house, guest)
    )
    return You(named.base, named.house, guest.name, guest.address, token, rows)
