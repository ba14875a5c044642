"""Design 5 and 9: every text exists in four languages, with right plurals and cases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Defect
from pbem.core.texts import share, share_in_words, text
from pbem.proof import number_lines
from pbem.reports import dates
from pbem.reports.palette import COLOURS
from pbem.reports.places import folder
from pbem.reports.texts import TurnWords, catalogue, common, reason, wording
from tests.reports.sample import words

SEATS = (*COLOURS, "referee")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


class Variables(Visitor):
    """Collects the variables a message speaks of, and those that only select a variant."""

    def __init__(self) -> None:
        self.told: set[str] = set()
        self.selecting: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.told.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selecting.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


def messages(language: str) -> Iterator[tuple[str, Variables]]:
    """Walk over the messages of `templates/locale/<language>`."""
    for source in common(language):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found = Variables()
                found.visit(entry)
                yield entry.id.name, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    places = folder("templates") / "locale"
    assert {file.name for file in (places / language).iterdir()} == {file.name for file in (places / "en").iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_once_in_every_language(language: str) -> None:
    ids = [id for id, _ in messages(language)]
    assert len(ids) == len(set(ids))
    assert set(ids) == {id for id, _ in messages("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_tells_the_same_things_in_every_language(language: str) -> None:
    """What is printed is the same; a variable that only selects a plural or a gender may be missing elsewhere."""
    english = dict(messages("en"))
    for id, found in messages(language):
        told, other = found.told | found.selecting, english[id].told | english[id].selecting
        assert found.told - found.selecting <= other, id
        assert english[id].told - english[id].selecting <= told, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", SEATS)
def test_every_people_has_a_name_in_every_case(language: str, seat: str) -> None:
    names = [wording(language).seat(seat, case) for case in CASES]
    assert all(names)
    assert len(set(names)) > 1 or language == "en"


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("ru", 1, "1 клетка"),
        ("ru", 2, "2 клетки"),
        ("ru", 5, "5 клеток"),
        ("ru", 11, "11 клеток"),
        ("ru", 21, "21 клетка"),
        ("ru", 22, "22 клетки"),
        ("cs", 1, "1 pole"),
        ("cs", 2, "2 pole"),
        ("cs", 5, "5 polí"),
        ("sk", 2, "2 polia"),
        ("sk", 5, "5 polí"),
        ("en", 1, "1 cell"),
        ("en", 2, "2 cells"),
    ],
)
def test_plurals(language: str, count: int, said: str) -> None:
    """Design 9: 1 клетка, 2 клетки, 5 клеток."""
    assert wording(language).t("cells-nom", count=count) == said


def test_cells_after_a_verb_stand_in_the_accusative() -> None:
    made = catalogue("ru", *common("ru"), 'go = пройти { CELLS($n, case: "acc") }')
    assert [made.t("go", n=number) for number in (1, 3, 7)] == ["пройти 1 клетку", "пройти 3 клетки", "пройти 7 клеток"]


def test_colours_are_declined_one_by_one_in_a_list() -> None:
    made = catalogue("ru", *common("ru"), 'peace = мир с { SEAT($who, case: "ins") }')
    assert made.t("peace", who=("red", "green", "white")) == "мир с Красными, Зелёными и Белыми"


def test_a_text_within_a_text_is_said() -> None:
    made = catalogue("en", *common("en"), "outer = ({ $inner })")
    assert made.say(text("outer", inner=text("days", count=1))) == "(1 day)"


def test_numbers_are_written_plainly() -> None:
    """No thousands separator: an army of 1000 is copied into an order as it stands."""
    made = catalogue("ru", *common("ru"), "many = { $n } и { $list }")
    assert made.t("many", n=12345, list=(1000, 2000)) == "12345 и 1000 и 2000"


def test_no_invisible_marks_around_names() -> None:
    assert "\u2068" not in words("ru").t("report-mark", campaign="x", turn=1, token="t")


def test_a_name_cannot_turn_the_words_around_it() -> None:
    made = catalogue("en", *common("en"), "named = army { $name }")
    assert made.t("named", name="\u202eevil\x07") == "army evil"
    assert made.say(("\u202ea", "b\x00")) == "a and b"


def test_a_later_source_overrides_an_earlier_one() -> None:
    """A game may word a common message its own way."""
    assert catalogue("en", *common("en"), "report-dice = Throws").t("report-dice") == "Throws"


def test_what_is_missing_is_our_own_defect() -> None:
    with pytest.raises(Defect, match="no message nothing-here in ru"):
        wording("ru").t("nothing-here")
    with pytest.raises(Defect, match="cells-nom"):
        wording("ru").t("cells-nom")
    with pytest.raises(Defect, match="seat-mauve"):
        wording("ru").seat("mauve")


def test_a_fact_of_any_length_can_be_told() -> None:
    """Fluent refuses pieces over 2500 characters; a player's line may be longer."""
    made = catalogue("en", *common("en"), "quote = { $words }")
    assert made.t("quote", words="x" * 10_000).startswith("xxx")


@pytest.mark.parametrize(
    ("language", "zone", "said"),
    [
        ("ru", "Europe/Moscow", "воскресенье, 29 ноября 2026, 20:00 МСК (UTC+3)"),
        ("ru", "Europe/Prague", "воскресенье, 29 ноября 2026, 18:00 по Праге (UTC+1)"),
        ("cs", "Europe/Prague", "neděle 29. listopadu 2026, 18:00 pražského času (UTC+1)"),
        ("sk", "Europe/Bratislava", "nedeľa 29. novembra 2026, 18:00 bratislavského času (UTC+1)"),
        ("en", "UTC", "Sunday, 29 November 2026, 17:00 UTC"),
        ("en", "Asia/Kolkata", "Sunday, 29 November 2026, 22:30 (Kolkata, UTC+5:30)"),
        ("en", "America/St_Johns", "Sunday, 29 November 2026, 13:30 (St John’s, UTC−3:30)"),
    ],
)
def test_deadlines_are_told_in_the_players_zone(language: str, zone: str, said: str) -> None:
    assert dates.long(datetime(2026, 11, 29, 17, 0, tzinfo=UTC), zone, wording(language)) == said


@pytest.mark.parametrize(
    ("language", "minutes", "said"),
    [
        ("ru", 5 * 1440 + 180, "осталось 5 дней 3 часа"),
        ("ru", 21 * 1440, "остался 21 день"),
        ("ru", 61, "остался 1 час 1 минута"),
        ("ru", 1, "осталась 1 минута"),
        ("cs", 3 * 1440 + 5, "zbývají 3 dny"),
        ("cs", 5 * 60, "zbývá 5 hodin"),
        ("sk", 2 * 1440 + 60, "zostávajú 2 dni 1 hodina"),
        ("en", 1440, "1 day left"),
        ("en", 0, "the time is up"),
    ],
)
def test_what_is_left_of_the_time(language: str, minutes: int, said: str) -> None:
    deadline = datetime(2026, 11, 29, 17, 0, tzinfo=UTC)
    assert dates.left(deadline - timedelta(minutes=minutes), deadline, wording(language)) == said


@pytest.mark.parametrize(
    ("numerator", "denominator", "figures", "words"),
    [
        (17, 6, "2+5/6", ("2 and 5/6", "2 и 5/6", "2 a 5/6", "2 a 5/6")),
        (3, 6, "1/2", ("1/2",) * 4),
        (12, 6, "2", ("2",) * 4),
        (0, 6, "0", ("0",) * 4),
        (-17, 6, "−2−5/6", ("minus 2 and 5/6", "минус 2 и 5/6", "minus 2 a 5/6", "mínus 2 a 5/6")),
        (-1, 3, "−1/3", ("minus 1/3", "минус 1/3", "minus 1/3", "mínus 1/3")),
        (6, -6, "−1", ("minus 1", "минус 1", "minus 1", "mínus 1")),
        (12345, 2, "6172+1/2", ("6172 and 1/2", "6172 и 1/2", "6172 a 1/2", "6172 a 1/2")),
    ],
)
def test_a_share_is_a_whole_and_a_part(numerator: int, denominator: int, figures: str, words: tuple[str, ...]) -> None:
    """Never a decimal; what is only whole or only a part says nothing of the other."""
    for language, said in zip(("en", "ru", "cs", "sk"), words, strict=True):
        assert wording(language).say(share(numerator, denominator)) == figures
        assert wording(language).say(share_in_words(numerator, denominator)) == said
    with pytest.raises(ValueError, match="no share"):
        share(numerator, 0)


REASONS = (
    "battle I4/J4 step 10 round 2 red",
    "siege blue-red blue again",
    "convert violet",
    "bonus green 3",
    "token neutral",
    "battle K10 step 0 round 1 britain",
)
"""What dice are thrown for; a word no language knows stays as it is."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", REASONS)
def test_the_reason_of_a_throw_is_told_in_the_readers_words_and_read_back(language: str, why: str) -> None:
    """The throw was made from the reason, so a proof from the text of a mail needs it letter by letter."""
    told = wording(language).throw(why)
    assert reason(told) == why
    if language == "ru" and "britain" not in why:
        assert not re.search("[a-z]", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_receipt_is_read_back_from_the_text_of_a_mail(language: str) -> None:
    digest = "0123456789abcdef"
    called: tuple[tuple[TurnWords, ...], ...] = ((), ("rounds",), ("start",))
    for turns in called:
        told = wording(language, None, *turns).t("answer-receipt", turn=7, revision=3, digest=digest)
        assert number_lines.receipt(told) == (3, digest)


FACTS: dict[str, str | int | tuple[str, ...]] = {
    "word": "a\u202eb\u0301 {x}",
    "long": "ab " * 1500,
    "number": -1234567,
    "list": ("one", "two", "three"),
    "truth": True,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS)
def test_a_message_of_words_and_facts_alone_is_said_as_fluent_says_it(language: str, fact: str) -> None:
    """Fluent is not asked for these; with empty quoted words in it a message is one of Fluent's."""
    plain = "x { $it } y\n    { $it }"
    asked = '{ "" }' + plain
    made = catalogue(language, *common(language), f"plain = {plain}", f"asked = {asked}")
    assert made.t("plain", it=FACTS[fact]) == made.t("asked", it=FACTS[fact])


@pytest.mark.parametrize(
    "message", ["few = { $one } { $two }", 'few = { SEAT($two) } { "{" }', "few = { -term } { $two }"]
)
def test_a_fact_that_is_missing_in_any_kind_of_message_is_our_own_defect(message: str) -> None:
    with pytest.raises(Defect, match="few"):
        catalogue("en", *common("en"), f"few = {message}").t("few", one=1)
