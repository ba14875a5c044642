"""A rich report for a blue seat in the middle of a war, an answer and a notice, with a catalogue of their own."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from pbem.core.blocks import Brief, Cell, Column, Contest, Lines, News, Picture, Section, Table, Totals
from pbem.core.events import Roll
from pbem.core.problems import Problem, Severity
from pbem.core.seats import Seat
from pbem.core.texts import text
from pbem.reports.briefing import Answer, AnswerLine, Heading, Notice, Report
from pbem.reports.texts import Catalogue, catalogue, common
from tests.reports.board import board

FORMS = {
    "en": ("1: stay", "2: stay in the city", "3: stay in the city", "4: stay", "6: stay"),
    "ru": ("1: стоять", "2: остаться в городе", "3: остаться в городе", "4: стоять", "6: стоять"),
    "cs": ("1: stát", "2: zůstat ve městě", "3: zůstat ve městě", "4: stát", "6: stát"),
    "sk": ("1: stáť", "2: zostať v meste", "3: zostať v meste", "4: stáť", "6: stáť"),
}
EXAMPLES = {
    "en": ("1: up 10 (on revealing an enemy - retreat)", "3: left 8 and join 4", "4: attack Сокол (if captured, stay)"),
    "ru": (
        "1: вверх 10 (при открытии врага – отступить)",
        "3: влево 8 и объединиться с 4",
        "4: атаковать Сокол (при захвате остаться)",
        "6: приблизиться к зелёным, установить контакт",
    ),
    "cs": ("1: nahoru 10 (při odhalení nepřítele – ustoupit)", "3: vlevo 8 a spojit se s 4"),
    "sk": ("1: hore 10 (pri odhalení nepriateľa – ustúpiť)", "3: vľavo 8 a spojiť sa so 4"),
}
NOW = datetime(2026, 11, 24, 14, 0, tzinfo=UTC)
DEADLINE = datetime(2026, 11, 29, 17, 0, tzinfo=UTC)


@cache
def words(language: str) -> Catalogue:
    """Give the catalogue of the sample: the common one, what the language layer words, and the sample's own."""
    own = (Path(__file__).parent / "locale" / f"{language}.ftl").read_text("utf-8")
    return catalogue(language, *common(language), own)


def heading(language: str, zone: str = "Europe/Moscow") -> Heading:
    return Heading(
        campaign="rk4",
        title="Рыбный край",
        ruleset="sample",
        turn=8,
        seat=Seat("blue"),
        player="Анна",
        language=language,
        zone=zone,
        deadline=DEADLINE,
        now=NOW,
        token="RK4-8-BLUE-K3F9",
        reply_to="orders+rk4.blue.k3f9@example.org",
    )


def report(language: str) -> Report:
    return Report(
        heading=heading(language),
        brief=brief(),
        drawing=board(),
        form=FORMS[language],
        examples=EXAMPLES[language],
        rolls=(
            Roll(15, 9, "battle I4 step 6 round 1 blue"),
            Roll(15, 5, "battle I4 step 6 round 1 yellow"),
            Roll(15, 11, "battle T13 step 8 round 1 blue"),
            Roll(15, 6, "battle T13 step 8 round 1 yellow"),
        ),
        sequence=1,
        anchor="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        word="Перед штурмом городов указывайте, что делать при ничьей.\nСо следующего хода принимаю перемирия.",
    )


def brief() -> Brief:
    return Brief(
        subject=(text("s-taken", city="Клён"), text("s-met", who="green")),
        sections=(
            Section(None, (totals(),)),
            Section(text("s-main"), (news(),)),
            Section(text("s-map"), (Picture(text("s-legend"), text("s-alt")),)),
            Section(text("s-armies"), (armies(),)),
            Section(text("s-cities"), (cities(),)),
            Section(text("s-battles"), battles()),
            Section(text("s-seen"), (seen(),)),
            Section(text("s-treaties"), (Lines((text("s-union", who="red", turns=7), text("s-joint"))),)),
        ),
        facts={"armies": [{"number": 1, "strength": 12, "cell": "I4"}], "cities": ["Йазь", "Клён"]},
    )


def totals() -> Totals:
    counted = (("5", "s-n-cities"), ("5", "s-n-armies"), ("78", "s-n-strength"), ("69 %", "s-n-map"))
    return Totals(tuple((figure, text(label)) for figure, label in counted))


def news() -> News:
    return News(
        (
            ("⚔", text("s-lead-taken", city="Клён"), text("s-rest-taken", army=3, who="yellow", cell="T13")),
            ("⚔", text("s-lead-won", cell="I4"), text("s-rest-won", army=1, who="yellow", strength=11)),
            ("✉", text("s-lead-met", who="green"), text("s-rest-met", army=6, cell="Z11")),
            ("⚑", text("s-lead-given", city="Сом", who="red"), text("s-rest-given", turn=5)),
            ("☠", text("s-lead-gone", who="white"), text("s-rest-gone")),
        )
    )


def armies() -> Table:
    columns = ("s-no", "s-strength", "s-cell", "s-where", "s-did")
    rows = (
        ("1", "12", "−2", "I4", text("s-plain"), text("s-did-won", cells=6)),
        ("2", "14", "", "I10", "Йазь ★", text("s-did-held", strength=12, bonus=2)),
        ("3", "17", "+3", "T13", "Клён", text("s-did-took", cells=8)),
        ("4", "24", "", "Q22", "Карась", text("s-did-joined", cells=5, army=5, strength=11)),
        ("6", "11", "", "Z11", text("s-plain"), text("s-did-met", cells=7, who="green")),
    )
    return Table(
        tuple(Column(text(name), numeric=name == "s-strength") for name in columns),
        tuple(
            (
                Cell(number, "tag", "blue"),
                Cell(strength, "number", small=change),
                Cell(cell, "strong"),
                Cell(where),
                Cell(did),
            )
            for number, strength, change, cell, where, did in rows
        ),
    )


def cities() -> Table:
    rows = (
        ("Йазь ★", "I10", text("s-army", army=2), text("s-capital", strength=10, turn=10)),
        ("Клён", "T13", text("s-army", army=3), text("s-new")),
        ("Карась", "Q22", text("s-army", army=4), ""),
        ("Лещ", "E16", text("s-empty"), text("s-threat")),
        ("Окунь", "N15", text("s-empty"), ""),
    )
    return Table(
        tuple(Column(text(name)) for name in ("s-city", "s-cell", "s-garrison", "s-notes")),
        tuple((Cell(name, "strong"), Cell(cell), Cell(held), Cell(note, "muted")) for name, cell, held, note in rows),
    )


def battles() -> tuple[Contest, ...]:
    return (
        Contest(
            text("s-fight", army=1, who="yellow"),
            "I4",
            (
                (text("s-side-army", who="blue", army=1), "14", "1d15", 9, 23),
                (text("s-side", who="yellow"), "11", "1d15", 5, 16),
            ),
            text("s-won", before=14, after=12),
            "up",
        ),
        Contest(
            text("s-storm", city="Клён"),
            "T13",
            (
                (text("s-side-army", who="blue", army=3), "14", "1d15", 11, 25),
                (text("s-side", who="yellow"), "8 + 2", "1d15", 6, 16),
            ),
            text("s-stormed", before=14, after=17),
            "up",
        ),
    )


def seen() -> Table:
    rows = (
        ("green", text("s-troop"), "14", "AA11", text("s-beside", army=6)),
        ("yellow", text("s-troop"), "10", "M6", text("s-away", cells=6, army=1)),
        ("green", text("s-town", city="Сокол"), "?", "AD9", text("s-unseen")),
        ("red", text("s-troop"), "15", "W25", text("s-ally")),
        ("white", text("s-troop"), "?", "AE11", ""),
    )
    columns = ("s-whose", "s-what", "s-strength", "s-cell", "s-note")
    return Table(
        tuple(Column(text(name), name == "s-strength", name == "s-note") for name in columns),
        tuple(
            (
                Cell(text("s-side", who=who), "tag", who),
                Cell(what),
                Cell(force),
                Cell(cell, "strong"),
                Cell(note, "muted"),
            )
            for who, what, force, cell, note in rows
        ),
    )


def answer(language: str) -> Answer:
    return Answer(
        heading=heading(language),
        lines=(
            AnswerLine(
                3,
                "1 отряд – вверх на 10 клеток (при открытии врага – отступить)",
                "1: вверх 10 (при открытии врага – отступить)",
                "1",
                True,
                remarks=(text("s-edge", cells=3, cell="I1"),),
            ),
            AnswerLine(4, "2 остаться в городе", "2: остаться в городе", "2", True),
            AnswerLine(
                5,
                "3 отряд влево на 8 клеток и обьединиться с 2",
                "3: влево 8 и объединиться с 2",
                "3",
                True,
                remarks=(text("s-far", army=2, cell="I10", cells=6),),
                problems=(Problem("s-corrected", 5, 28, 40, {"wrong": "обьединиться"}, Severity.NOTE),),
            ),
            AnswerLine(
                6,
                "4 отряд атаковать Сакол (при захвате остаться)",
                "",
                "4",
                False,
                problems=(
                    Problem(
                        "s-unknown",
                        6,
                        18,
                        23,
                        {"word": "Сакол", "near": "Сокол", "cell": "AD9"},
                        paragraph="C-4.5",
                        try_="4: атаковать Сокол (при захвате остаться)",
                    ),
                ),
            ),
            AnswerLine(7, "6 приблизиться к зелёным", "6: приблизиться к зелёным", "6", True),
        ),
        missing=("army 5",),
        drawing=board(plans=True),
        revision=2,
        digest="5f3a9c0d11e2aa5f3a9c0d11e2aa",
        received=datetime(2026, 11, 24, 16, 42, tzinfo=UTC),
    )


def notice(language: str) -> Notice:
    return Notice(
        heading=heading(language),
        language=language,
        subject=text("s-notice"),
        paragraphs=(text("s-notice-first", who="blue"), text("s-notice-second")),
        quoted=("1: вверх 10", "2: стоять"),
    )
