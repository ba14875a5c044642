"""Orders over several lines become one: where a block begins and ends, and where its lines are afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.vocabulary import Vocabulary
from pbem.language.letter import blocks
from pbem.language.reading.lexicon import load
from pbem.language.reading.parse import Reader, Reading

DEAL = """
line = "{orders:order / ;}"
fillers = ["i", "please"]
end = ["end", "the end"]
[groups]
order = ["army", "deal", "pay"]
term = ["pay", "peace", "turns", "vow"]
[blocks.deal]
begin = ["propos* deal", "propos* … a deal"]
lines = "term"
end = ["end of deal"]
[words]
cut = ["¶", ";", ","]
propose = ["propose", "propos*"]
[names.whom]
red = ["red"]
blue = ["blue"]
[forms]
army = ["{army:number}: up {steps:number}"]
deal = [
  "propose deal with {whom}: {terms:term / ;}",
  "<propose> [a] deal [with] {whom} [: | <cut>] [{terms:term / <cut>}]",
  "<propose> {whom} a deal [<cut> {terms:term / <cut>}]",
]
pay = ["pay {amount:number}"]
peace = ["peace"]
turns = ["{turns:number} turns"]
vow = ["say {words:text}"]
"""

LEXICONS = {"en": load(DEAL)}


def lines(text: str) -> tuple[tuple[int, str], ...]:
    """Number the lines of a letter."""
    return tuple(enumerate(text.splitlines(), 1))


def letter(text: str) -> list[tuple[int, str]]:
    """Give what becomes of a letter, blocks as they are quoted."""
    return [(number, blocks.shown(line)) for number, line in blocks.joined(lines(text), LEXICONS)]


def read(text: str) -> Reading | Problem:
    """Read the first order of a letter."""
    return Reader(LEXICONS["en"], Vocabulary()).read(blocks.joined(lines(text), LEXICONS)[0][1])


def terms(reading: Reading | Problem) -> tuple[Phrase, ...]:
    """Give the terms of a deal that was understood."""
    assert isinstance(reading, Reading), reading
    found = reading.phrases[0].slots["terms"]
    assert isinstance(found, tuple)
    return tuple(term for term in found if isinstance(term, Phrase))


def test_end_closes_the_block_and_not_the_letter() -> None:
    """The lines of a block are one line; what follows is read as before."""
    assert letter("propose deal with red\npay 3\npeace\nend\n1: up 3") == [
        (1, "propose deal with red / pay 3 / peace"),
        (5, "1: up 3"),
    ]


def test_an_end_outside_is_left_alone() -> None:
    """It ends the letter, for whoever reads on."""
    assert letter("1: up 3\nend\n2: up 4") == [(1, "1: up 3"), (2, "end"), (3, "2: up 4")]


@pytest.mark.parametrize("word", ["end", "End.", "- end", "END!", "the end", "end of deal"])
def test_all_end_words_close(word: str) -> None:
    """Those of a letter and those of the block."""
    assert letter(f"propose deal with red\npeace\n{word}\n1: up 3")[1] == (4, "1: up 3")


def test_the_end_of_a_form_stays_its_end() -> None:
    """A form pasted with a block that has no end of its own: what stands below the scissors is not read."""
    found = letter("1: up 3\npropose deal with red\npeace\nend\n--8<------\nWhat you can write:\n2: up 4")
    assert [number for number, _ in found] == [1, 2, 4, 5, 6, 7]


@pytest.mark.parametrize("after", ["1: up 3", "12: up 1", "propose deal with blue"])
def test_a_clear_order_ends_an_open_block(after: str) -> None:
    """Nobody must write `end`."""
    assert letter(f"propose deal with red\npeace\n{after}")[0] == (1, "propose deal with red / peace")


def test_what_may_be_a_term_belongs_to_the_block() -> None:
    """A payment below a proposal is one of its terms, with `end` or without."""
    assert letter("propose deal with red\npay 3") == [(1, "propose deal with red / pay 3")]
    assert letter("propose deal with red\n\npay 3") == [(1, "propose deal with red / pay 3")]


def test_turns_are_no_army() -> None:
    """`10 turns` begins like an army's order and is a term; `2: up 1` is an army's order."""
    assert letter("propose deal with red\n10 turns\n2: up 1")[0] == (1, "propose deal with red / 10 turns")


def test_a_gap_ends_it_before_other_words() -> None:
    """What follows an empty line and cannot be a term is not part of it."""
    assert letter("propose deal with red\npeace\n\nthanks for all")[0] == (1, "propose deal with red / peace")


def test_a_gap_within_a_closed_block_is_nothing() -> None:
    """With `end` below, everything above it is part of the block."""
    assert letter("propose deal with red\n\nthanks\n\nend") == [(1, "propose deal with red / thanks")]


def test_other_things_end_it() -> None:
    """The caller knows commands and letters."""
    found = blocks.joined(lines("propose deal with red\npeace\nshow\npay 3"), LEXICONS, lambda line: line == "show")
    assert [number for number, _ in found] == [1, 3, 4]


def test_a_block_is_joined_once() -> None:
    """What was joined is never lengthened."""
    once = blocks.joined(lines("propose deal with red\nend\npay 3"), LEXICONS)
    assert blocks.joined(once, LEXICONS) == once
    assert [number for number, _ in once] == [1, 3]


def test_dashes_and_numbers_before_terms_are_nothing() -> None:
    """Lists are lists, however they are marked; the columns stay."""
    reading = read("- propose deal with red\n1. pay 3\n2) peace\n• 4 turns")
    assert [term.kind for term in terms(reading)] == ["pay", "peace", "turns"]


def test_words_between_and_slips() -> None:
    """`propose red a deal`, `Please propse deal with red`."""
    assert len(letter("propose red a deal\npeace")) == 1
    assert len(letter("Please propse deal with red\npeace")) == 1
    assert len(letter("pay 3\npeace")) == 2


def test_free_words_end_with_their_line() -> None:
    """Unquoted words take the rest of their line, not of the block."""
    reading = read("propose deal with red\nsay we shall be friends\npeace")
    vow, peace = terms(reading)
    assert (vow.slots["words"], peace.kind) == ("we shall be friends", "peace")


def test_quoted_words_may_go_over_several_lines() -> None:
    """They are one text."""
    reading = read('propose deal with red\nsay "we shall\nbe friends"\npeace')
    assert terms(reading)[0].slots["words"] == "we shall be friends"


def test_a_problem_is_on_its_own_line() -> None:
    """The place in a joined line is a line of the letter and a place in that."""
    (number, line), *_ = blocks.joined(lines("\npropose deal with red\n\n  pay lots\nend")[1:], LEXICONS)
    problem = Reader(LEXICONS["en"], Vocabulary()).read(line)
    assert isinstance(problem, Problem)
    found = blocks.located(problem, line, number)
    assert (found.line, found.start, found.end) == (4, 6, 10)


WORDS = st.sampled_from(
    ["propose deal with red", "peace", "pay 3", "1: up 3", "end", "", "thanks", "10 turns", "- pay 2"]
)


@given(st.lists(WORDS, max_size=12))
def test_nothing_is_lost_or_moved(words: list[str]) -> None:
    """Every line but the end words of blocks is in exactly one line of the result, under its own number."""
    text = tuple(enumerate(words, 1))
    found: dict[int, str] = {}
    for number, line in blocks.joined(text, LEXICONS):
        for offset, part in enumerate(line.removesuffix("\n").split("\n")):
            assert number + offset not in found
            found[number + offset] = part
    for number, line in text:
        if number in found:
            assert found[number].strip("- ") == line.strip("- ")
        else:
            assert line in ("end", "")


@given(st.text(st.characters(exclude_categories=["C"]), max_size=60), st.text(max_size=60))
def test_no_letter_stumbles(first: str, second: str) -> None:
    """Whatever stands in a block, it is read or named."""
    for number, line in blocks.joined(((1, "propose deal with red"), (2, first), (3, second)), LEXICONS):
        reading = Reader(LEXICONS["en"], Vocabulary()).read(line)
        if isinstance(reading, Problem):
            assert 1 <= blocks.located(reading, line, number).line <= 3
