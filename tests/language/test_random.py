"""Whatever is written, nothing is raised."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.language.reading.parse import Reading
from tests.language.campaign import CITIES, LEXICONS, READERS

WORDS = sorted(
    {text.rstrip("*") for lexicon in LEXICONS.values() for entry in lexicon.words.values() for text in entry.texts}
    | {
        text
        for lexicon in LEXICONS.values()
        for table in lexicon.tables.values()
        for e in table.values()
        for text in e.texts
    }
    | set(CITIES)
    | set(':;,.()-+/"«»[]{}<>=*#@')
    | {"1", "2", "007", "999999999999999999999", "A5", "ZZ99", ">=", "²", "٣", "\u200b", "İ", "ﬁ"}
)


@settings(max_examples=150)
@given(line=st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join))
def test_any_text_gives_a_reading_or_a_problem(line: str) -> None:
    """4.2: random text, and known words in random order, never raise."""
    for language in LANGUAGES:
        found = READERS[language].read(line)
        assert isinstance(found, Reading | Problem)
        if isinstance(found, Problem):
            assert 0 <= found.start <= found.end <= max(len(line), found.end)
