"""What is said of a line that can not be read."""

from __future__ import annotations

import pytest

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem, Severity
from pbem.core.texts import Text
from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.reading.parse import Reading, parse
from tests.language.campaign import LEXICONS, READERS


def problem(line: str, language: str) -> Problem:
    """Read a line that must not be understood."""
    found = READERS[language].read(line)
    assert isinstance(found, Problem), found
    return found


def expected(found: Problem) -> tuple[str, ...]:
    """List the names of what was expected."""
    terms = found.facts["expected"]
    assert isinstance(terms, tuple)
    return tuple(term.id if isinstance(term, Text) else str(term) for term in terms)


def test_the_bad_line_of_the_czech_mail() -> None:
    """6.3: `vlvo` is not understood; `vlevo` is suggested, and the line as it would be right."""
    line = "oddíl 3: vlvo 5"
    found = problem(line, "cs")
    assert (found.code, line[found.start : found.end]) == ("unreadable", "vlvo")
    assert found.facts["suggestion"] == "vlevo"
    assert found.try_ == "oddíl 3: vlevo 5"


@pytest.mark.parametrize(
    ("language", "line", "term"),
    [
        ("ru", "4 объединиться с", "term-army"),
        ("en", "4: join", "term-army"),
        ("cs", "4: spoj se s", "term-army"),
        ("sk", "4: spoj sa s", "term-army"),
        ("ru", "1: вверх", "term-steps"),
        ("en", "1: attack", "term-target"),
    ],
)
def test_what_is_missing_is_named(language: str, line: str, term: str) -> None:
    """4.2: a line that ends too early is answered with what is missing."""
    found = problem(line, language)
    assert found.code == "incomplete"
    assert term in expected(found)


def test_an_unknown_trigger_is_asked_for_a_condition() -> None:
    """4.2: the furthest word reached is marked."""
    line = "1: вверх 6 при дожде - бежать"
    found = problem(line, "ru")
    assert line[found.start : found.end] == "дожде"
    assert "term-condition" in expected(found)


def test_a_misspelt_city_is_corrected_and_told() -> None:
    """A place is near enough when no other is nearly as near."""
    reading = READERS["en"].read("army 3 attack Sakol")
    assert isinstance(reading, Reading)
    assert [note.facts for note in reading.corrections] == [{"word": "Sakol", "taken": "Sokol"}]
    assert reading.corrections[0].severity is Severity.NOTE
    assert reading.phrases == (
        Phrase("army", {"army": 3, "plan": (Phrase("attack", {"to": Phrase("target", {"city": "Sokol"})}),)}),
    )


def test_between_two_near_cities_nothing_is_chosen() -> None:
    """The margin rule: `Sakol` is asked about when both Sokol and Sakal are known."""
    names = tuple(Name("city", city, (city,)) for city in ("Sokol", "Sakal"))
    found = parse("army 3 attack Sakol", LEXICONS["en"], Vocabulary(names))
    assert isinstance(found, Problem)
    assert found.code == "unknown-name"
    assert found.facts["known"] == ("Sokol", "Sakal")


def test_a_city_nobody_told_of_is_not_suggested() -> None:
    """Suggestions come from the vocabulary of the view, and from nowhere else."""
    found = parse("army 3 attack Sakol", LEXICONS["en"], Vocabulary((Name("city", "Tor", ("Tor",)),)))
    assert isinstance(found, Problem)
    assert "Sokol" not in str(found)


def test_a_verb_is_not_suggested_for_a_place() -> None:
    """Only words of the expected kind are suggested."""
    found = problem("1: attack attakc", "en")
    assert found.facts.get("suggestion", "") == ""


def test_a_cell_off_the_board_is_said_to_be_so() -> None:
    """C-1.1: the board has 30 columns."""
    found = problem("1: to ZZ9", "en")
    assert (found.code, found.facts["last"]) == ("no-cell", "AD30")


def test_a_name_of_two_cities_is_asked_about() -> None:
    """No ambiguity is resolved in silence."""
    names = (Name("city", "Tora", ("Tora",)), Name("city", "Toro", ("Toro",)))
    found = parse("1: zaútoč na Toru", LEXICONS["cs"], Vocabulary(names))
    assert isinstance(found, Problem)
    assert found.code == "ambiguous"


def test_a_number_word_is_never_guessed() -> None:
    """девять and десять are one slip from one another."""
    found = problem("1: вверх десиать", "ru")
    assert found.code == "unreadable"


def test_what_follows_a_rule_is_not_put_into_it() -> None:
    """4.2: after the rules no further step of the plan may stand: that would be read in two ways."""
    line = "1: up 6; if see enemy: flee; right 3"
    found = problem(line, "en")
    assert line[found.start : found.end] == "right"


def test_the_first_part_of_a_split_is_not_army_one() -> None:
    """4.2: orders for several armies are parted by `;`, not by a comma."""
    assert problem("2: split into 10 and 14, first stays", "en").code == "misplaced"


@pytest.mark.parametrize(
    "line", ["1: up 10. if enemy vanished flee", "1: spoj se s", "1: attack the", "1 1 1", "(", "1:"]
)
def test_something_expected_is_always_named(line: str) -> None:
    """A refusal always says what would have been right."""
    for language in LEXICONS:
        found = READERS[language].read(line)
        assert isinstance(found, Problem)
        assert expected(found)


def test_too_long_and_empty_lines() -> None:
    """A line of a thousand characters is not an order."""
    assert problem("1: up 3, " * 200, "en").code == "too-long"
    assert problem("  ", "en").code == "empty"


@pytest.mark.parametrize(
    ("language", "line"), [("ru", "4 идёт назад"), ("en", "1 up 3 hope"), ("cs", "2 nech"), ("sk", "2 zvyšok")]
)
def test_what_is_known_or_far_off_is_not_taken_for_something_else(language: str, line: str) -> None:
    """«назад» is not «запад», "hope" not "whole": a known word is told as one, and a suggestion is near."""
    assert problem(line, language).facts.get("suggestion", "") == ""
