"""`language cs`: everything is written to me in another language."""

from __future__ import annotations

from pbem.core.texts import text
from pbem.language.lexicon import LANGUAGES
from pbem.mail.commands import fold
from pbem.service.desk.desk import Desk
from pbem.store.repository import people

NAMES = {
    "en": ("en", "english", "in english", "английский", "по-английски", "anglicky", "angličtina", "angličtinu"),
    "ru": ("ru", "russian", "русский", "по-русски", "рус", "rusky", "ruština", "ruštinu", "ruština", "po rusky"),
    "cs": ("cs", "cz", "czech", "чешский", "по-чешски", "česky", "čeština", "češtinu", "čeština", "po česky"),
    "sk": ("sk", "slovak", "словацкий", "по-словацки", "slovensky", "slovenčina", "slovenčinu", "slovenština"),
}


def serve(desk: Desk) -> None:
    """Write in another language from now on; the answer is in it already."""
    chosen = _named(desk.argument)
    if not chosen:
        desk.tell("language", text("notice-which-language"), text("notice-languages"))
    else:
        _change(desk, chosen)
        desk.tell("language", text("notice-language"), text("notice-language-body"))
    desk.settle("command language")


def _named(argument: str) -> str:
    """Find the language that is meant."""
    wanted = fold(argument)
    return next((key for key in LANGUAGES if wanted in map(fold, NAMES[key])), "")


def _change(desk: Desk, language: str) -> None:
    """Change the language of the seat, and of the person who has it."""
    desk.seat.language = language
    desk.session.add(desk.seat)
    person = people.by_address(desk.session, desk.letter.sender)
    if person is not None and person.id == desk.seat.person:
        person.language = language
        desk.session.add(person)
