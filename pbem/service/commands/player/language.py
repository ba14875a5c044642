"""`language cs`: everything is written to me in another language."""

from __future__ import annotations

from pbem.core.languages import LANGUAGES
from pbem.core.texts import text
from pbem.mail.commands import said
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.store.repository import people


def serve(desk: PlayerDesk) -> None:
    """Write in another language from now on; the answer is in it already."""
    chosen = said(desk.argument, *LANGUAGES)
    if not chosen:
        desk.tell("language", text("notice-which-language"), text("notice-languages"))
    else:
        _change(desk, chosen)
        desk.tell("language", text("notice-language"), text("notice-language-body"))


def _change(desk: PlayerDesk, language: str) -> None:
    """Change the language of the seat, and of the person who has it."""
    desk.seat.language = language
    desk.session.add(desk.seat)
    person = people.by_address(desk.session, desk.letter.sender)
    if person is not None and person.id == desk.seat.person:
        person.language = language
        desk.session.add(person)


FOR_PLAYER: PlayerActs = {"language": Act(serve, personal=True)}
