"""Several ways of saying one thing, followed word by word."""

from __future__ import annotations

import pytest

from pbem.language.words.phrasings import after, ends, firsts, may_end, phrasing

FAILS = phrasing("(if|when) (it|that|) (fails|is not possible)")


@pytest.mark.parametrize(
    ("said", "whole"),
    [("if it fails", True), ("when fails", True), ("if that is not possible", True), ("if it is not", False)],
)
def test_what_is_left_behind_the_first_word_ends_where_the_whole_does(said: str, whole: bool) -> None:
    keys = [{f"={word}"} for word in said.split()]
    first = next(iter(keys[0]))
    left = {end for rest in after(FAILS, first) for end in ends(rest, keys, 1)}
    assert left == set(ends(FAILS, keys, 0)) == ({len(keys)} if whole else set())


def test_what_may_follow_the_first_word_is_what_the_rest_begins_with() -> None:
    (rest,) = after(FAILS, "=if")
    assert firsts(rest) == {"=it", "=that", "=fails", "=is"}
    assert not may_end(rest)
    assert [*after(FAILS, "=fails")] == []


def test_a_word_may_begin_a_phrasing_in_several_ways() -> None:
    assert len([*after(phrasing("(so|) so far"), "=so")]) == 2
    assert may_end(phrasing("(so|)"))
