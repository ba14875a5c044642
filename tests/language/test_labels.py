"""Labels: numbers with letters before them that say what they count, such as `u1`, beside squares named alike."""

from __future__ import annotations

import pytest

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Severity
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.say import say
from pbem.language.reading.lexicon import load
from pbem.language.reading.parse import Reading, parse

LEXICON = load("""
line = "{orders:order / ;}"
[labels]
unit = ["u", "j", "unit", "ю"]
times = ["x"]
[groups]
order = ["go", "note", "twice"]
spot = ["thing", "place"]
[forms]
go = ["go {unit:unit} {to:cell} [{times:times}]"]
note = ["note {on:spot}"]
thing = ["{unit:unit}", "unit {unit:number}"]
place = ["place {cell}", "{cell}"]
twice = ["twice {unit:unit} {unit:unit}"]
""")
WIDE = Vocabulary(numbers={"unit": (1, 4)}, columns=40, rows=30)
NARROW = Vocabulary(numbers={"unit": (1, 4)}, columns=9, rows=9)


def read(line: str, vocabulary: Vocabulary = WIDE) -> Phrase:
    reading = parse(line, LEXICON, vocabulary)
    assert isinstance(reading, Reading), reading
    return reading.phrases[0]


@pytest.mark.parametrize("label", ["u4", "U4", "j4", "unit4", "ю4", "u04"])
def test_any_of_the_letters_may_stand_before_the_number(label: str) -> None:
    assert read(f"go {label} to E5".replace(" to", "")) == Phrase("go", {"unit": 4, "to": "E5"})


def test_what_is_asked_for_settles_whether_it_is_a_label_or_a_cell() -> None:
    """`u1` goes to the square U1."""
    assert read("go u1 u1") == Phrase("go", {"unit": 1, "to": "U1"})


def test_a_label_counts_whatever_letters_the_board_has() -> None:
    assert read("go u1 b3 x2", NARROW) == Phrase("go", {"unit": 1, "to": "B3", "times": 2})


def test_where_both_fit_it_is_the_thing_there_is() -> None:
    """The player is told, unless he wrote it just so."""
    reading = parse("note J4", LEXICON, WIDE)
    assert isinstance(reading, Reading)
    assert reading.phrases == (Phrase("note", {"on": Phrase("thing", {"unit": 4})}),)
    (told,) = reading.corrections
    assert (told.code, told.facts, told.severity) == ("corrected", {"word": "J4", "taken": "u4"}, Severity.NOTE)
    plain = parse("note u4", LEXICON, WIDE)
    assert isinstance(plain, Reading)
    assert not plain.corrections


def test_where_there_is_no_such_thing_it_is_the_cell() -> None:
    assert read("note J5") == Phrase("note", {"on": Phrase("place", {"cell": "J5"})})
    assert read("note place J4") == Phrase("note", {"on": Phrase("place", {"cell": "J4"})})


def test_a_slot_said_twice_must_be_said_alike() -> None:
    assert read("twice u3 j3") == Phrase("twice", {"unit": 3})
    assert isinstance(parse("twice u3 j2", LEXICON, WIDE), Problem)


def test_lines_of_one_shape_keep_their_own_numbers() -> None:
    """What was found for a line is used for others that differ in numbers alone."""
    assert [read(f"go u{n} B{n}").slots["unit"] for n in (2, 3, 5)] == [2, 3, 5]
    assert read("go u2 B2").slots == {"unit": 2, "to": "B2"}


def test_the_first_letters_are_said() -> None:
    assert say(Phrase("go", {"unit": 12, "to": "E5", "times": 2}), LEXICON) == "go u12 E5 x2"


def test_what_is_missing_is_named() -> None:
    problem = parse("go 4 E5", LEXICON, WIDE)
    assert isinstance(problem, Problem)
    assert (problem.code, problem.start) == ("unreadable", 3)


def test_empty_quotation_marks_say_nothing() -> None:
    assert read('note place J4 ""') == read("note place J4")
