"""The worker's part of signing in: it looks whose address was typed, then mails link and code or does nothing."""

from __future__ import annotations

import secrets

from sqlmodel import Session

from pbem.core.texts import text
from pbem.mail import seat_tags
from pbem.service.house.house import House
from pbem.service.joining import front_page
from pbem.service.post.posting import Envelope, Slot, notice, to_address
from pbem.service.window import sessions, sign_in
from pbem.store.engine import reading, writing
from pbem.store.repository import browsers
from pbem.store.tables import SignIn

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; 8 of them are 25,600 million codes for five tries."""


def answer_all(house: House) -> int:
    """Answer the requests that wait; tell how many. Those whose time is over are forgotten."""
    with reading(house.engine) as session:
        if not browsers.any_asked(session):
            return 0
    with writing(house.engine) as session:
        now = house.now
        browsers.forget(session, now - sign_in.HOUR, now - sessions.UNUSED, now - sessions.WHOLE)
        waiting = browsers.asked(session)
        for row in waiting:
            _answer(house, session, row)
        return len(waiting)


def _answer(house: House, session: Session, row: SignIn) -> None:
    known = sessions.known_by(house, session, row.address)
    row.state = "nobody"
    if known is None:
        return
    link, code = seat_tags.new_code(), "".join(secrets.choice(LETTERS) for _ in range(8))
    sign_in.give(row, link, code)
    said = notice(
        house,
        known.language,
        text("sign-in", house=front_page.named(house)),
        text("sign-in-body", address=row.address, url=row.url),
        text("sign-in-link", link=f"{row.url}/sign-in/{link}"),
        text("sign-in-code", code=f"{code[:4]}-{code[4:]}"),
        text("sign-in-never"),
    )
    to_address(house, session, Envelope(row.address), said, Slot("sign-in", 0, int(row.browser[:15], 16)))
