"""The embedded post office as a fixture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pbem.mail.local_post import PostOffice


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    """A post office in memory with the users `orders` and `anna` (password `secret`)."""
    with PostOffice() as office:
        for user in ("orders", "anna"):
            office.add_user(user, "secret")
        yield office
