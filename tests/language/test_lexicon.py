"""Lexicons are checked when they are loaded, and can be extended."""

from __future__ import annotations

import pytest

from pbem.core.vocabulary import Vocabulary
from pbem.language.lexicon import LANGUAGES, load
from pbem.language.parse import Reading, parse
from tests.language.campaign import LEXICONS, toml

SMALL = """
line = "{orders:order}"
[groups]
order = ["go"]
[words]
go = ["go", "walk*"]
[names.way]
N = ["up", "north*"]
S = ["down", "south*"]
[forms]
go = ["<go> {way} {steps:number}"]
[numbers]
2 = ["two"]
"""


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("[forms]\nwait = ['<wait> {steps:number}']", "<wait> is not in"),
        ("[forms]\nwait = ['wait {for:hours}']", "is no kind"),
        ("[forms]\nwait = ['wait [{steps:number}']", "not closed"),
        ("[forms]\nwait = ['wait {steps number}']", "is not {slot}"),
        ("[names.way]\nE = ['up']", "names.way"),
        ("[numbers]\n3 = ['two']", "both 2 and 3"),
        ("[forms]\nwait = ['= wait {steps:number}', 'stand {steps:number}']", "its own echo"),
        ("[forms]\nwait = ['{again:wait} wait']", "begins with itself"),
        ("[words]\nrun = { also = ['run'] }", "`nom`"),
        ("[groups]\nmore = ['nothing']", "without a form"),
        ("[forms", "not TOML"),
    ],
)
def test_a_wrong_lexicon_is_refused(more: str, fault: str) -> None:
    """A ValueError says what is wrong before a player meets it."""
    with pytest.raises(ValueError, match=fault):
        load(SMALL, more)


def test_a_referee_adds_words() -> None:
    """Later texts extend earlier ones: a campaign's own words need no code."""
    lexicon = load(SMALL, '[words]\ngo = ["hop"]\n[names.way]\nS = ["cellarwards"]')
    assert isinstance(parse("hop cellarwards two", lexicon, Vocabulary()), Reading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_forms(language: str) -> None:
    """Whatever can be said in one language can be said in all."""
    english, other = LEXICONS["en"], LEXICONS[language]
    assert set(english.forms) == set(other.forms)
    assert english.groups == other.groups
    assert {table: set(keys) for table, keys in english.tables.items()} == {
        table: set(keys) for table, keys in other.tables.items()
    }
    assert load(toml(language)).language == language
