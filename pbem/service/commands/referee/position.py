"""`position`: the whole position as text, to be changed and sent back with `amend`."""

from __future__ import annotations

from pbem.core.blocks import Lines, Listing
from pbem.core.texts import text
from pbem.mail.commands import referee as words
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk
from pbem.service.referee import amendment


def serve(desk: RefereeDesk) -> Blocks:
    """Show the position."""
    written = amendment.position(desk)
    how = text("referee-position", word=words.named("amend").word(desk.language))
    return (Lines((how,), bullet=False), Listing(tuple(written.splitlines())))


FOR_REFEREE: RefereeActs = {"position": Act(serve)}
