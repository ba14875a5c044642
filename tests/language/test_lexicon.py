"""Lexicons are checked when they are loaded, and can be extended."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.vocabulary import Vocabulary
from pbem.language.reading.lexicon import load
from pbem.language.reading.parse import Reading, parse
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
        ("[words]\ngo = ['*']", r"words\.go: '\*': \* stands behind the first letters of a word"),
        ("[words]\ngo = ['* walk']", r"words\.go: '\* walk': \* stands"),
        ("[words]\ngo = ['walk**']", r"words\.go: 'walk\*\*': \* stands"),
        ("[words]\ngo = ['walk - *']", r"words\.go: 'walk - \*': \* stands"),
        ("[words]\ngo = ['wa*lk']", r"words\.go: 'wa\*lk': \* stands"),
        ("[words]\ngo = { nom = 'go', also = ['*'] }", r"words\.go: '\*'"),
        ("[words]\ngo = ['']", "words.go: '' is nothing a player can write"),
        ("[words]\nrun = { nom = 'run', also = 'hop' }", "words.run: `also` is a list"),
        ("[words]\nrun = []", "words.run: a list of words"),
        ("[names.way]\nE = ['-*']", r"names\.way\.E: '-\*'"),
        ("[names]\nway = 'up'", r"names\.way: a table is wanted"),
        ("[numbers]\n3 = ['*']", r"numbers\.3: '\*'"),
        ("[numbers]\n3 = ['']", r"numbers\.3: '' is empty"),
        ("[numbers]\nthree = ['three']", r"numbers\.three: a number in digits"),
        ("[forms]\nwait = ['wait *']", r"form 'wait \*': '\*': \* stands"),
        ("[forms]\nwait = 'wait'", r"forms\.wait: a list is wanted"),
        ("fillers = ['']", "fillers: '' is empty"),
        ("fillers = ['the*']", r"fillers: 'the\*' is read as it is written"),
        ("end = 'bye'", "end: a list is wanted"),
        ("comment_signs = [' ']", "comment_signs: ' ' is empty"),
        ("[labels]\nunit = ['']", r"labels\.unit: '' is empty"),
        ("[endings]\nswaps = [['', 'k']]", r"endings\.swaps"),
        ("endings = 3", "endings: a table is wanted"),
        ("[blocks.offer]\nbegin = ['*']\nlines = 'go'", r"blocks\.offer: '\*'"),
        ("[blocks.offer]\nbegin = ['offer']", r"blocks\.offer: `begin`"),
        ("[blocks.offer]\nbegin = ['offer']\nlines = 'go'\nend = ['']", r"blocks\.offer\.end: '' is empty"),
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
