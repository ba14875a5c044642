"""The catalogues of every game can be read to their end, and say the same in four languages."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.registry import Registry
from tests.messages_kit import messages

GAMES = Registry()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    """What cannot be read is no message: a bracket out of its place hides the words before it."""
    catalogues = GAMES[game].catalogues
    assert messages(catalogues[language]).keys() == messages(catalogues["en"]).keys()
