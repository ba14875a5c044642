"""The digest of a sheet leaves out the places of letters, and nothing else."""

from __future__ import annotations

import pytest

from pbem import codec
from pbem.store.repository import sheets

BARE = '{"lines":[{"line":1,"order":{"to":"B2"},"words":"up"}]}'


def test_a_sheet_without_places_is_digested_as_it_is() -> None:
    assert sheets.digest(BARE) == codec.digest(BARE)


def test_the_place_of_a_letter_is_left_out() -> None:
    assert sheets.digest(BARE.replace('{"line"', '{"came":7,"line"')) == sheets.digest(BARE)


@pytest.mark.parametrize("words", ['"came":', '{"came":7,', "came"])
def test_words_are_not_taken_for_a_place(words: str) -> None:
    """A player may write what looks like one: his words count."""
    written = codec.canonical({"lines": [{"line": 1, "order": {"to": "B2"}, "words": words}]})
    assert sheets.digest(written) == codec.digest(written)
