"""Secret research, buildings in formations (P-56.5, P-57.3): what is said and hidden; the rest is in the scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pbem.core.events import seen_by
from pbem.core.texts import Text
from pbem.language.reading.lexicon import LANGUAGES
from pbem.registry import AnyState
from pbem.rulesets.powers.book.presets import CHAPTERS
from pbem.rulesets.powers.chapters.secret_research import science
from pbem.rulesets.powers.formations import Claim, Composition, Formation
from pbem.rulesets.powers.orders import Order
from pbem.rulesets.powers.orders.formations import ClaimOrder, RowOrder
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.words import checks
from pbem.testing.conformance import conformance
from pbem.testing.playing import Step
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.hiding.bluff import TEXT, after
from tests.rules.powers.hiding.formation_bluff import going_on, received
from tests.rules.powers.hiding.test_formation_interface import CARDS, POSITION
from tests.rules.powers.hiding.test_formations import row, war
from tests.rules.powers.kernel.kit import BLUE, RED, game, play, told
from tests.rules.powers.kernel.test_interface import THREE, of
from tests.rules.powers.words import kit

SECRET = ("land", "tech", "hide", "secret-res")
BOTH = ("land", "factory", "tech", "civ-fac", "civ-pol", "hide", "secret-res", "civ-hide")
LEVEL = Claim("NE", 240, 1)


def hidden(*rows: Composition, true: int = 1, chapters: tuple[str, ...] = SECRET) -> State:
    return war("blue caet A", *rows, true=true, chapters=chapters)


def test_what_is_left_of_science_is_what_no_claim_has_taken() -> None:
    """P-56.5: 5 points and half a BV of a laboratory, less the 4 BV of a level."""
    assert science(replace(row("5 tec"), science=30, claims=(LEVEL,))) == 90


@pytest.mark.parametrize("true", [1, 2])
def test_a_level_that_is_not_shown_is_nobodys(true: int) -> None:
    """P-56.5: whatever is true, nothing but the card changes."""
    done, events = play(hidden(row("4 tec"), row("4 inf"), true=true), blue=ClaimOrder("cae", 1, "NE"))
    assert not done.learning.levels
    assert not done.learning.coming
    assert told(events, "claimed", "name", "number", "round") == [("cae", 1, 2)]
    assert all(seen_by(event, RED) for event in events if event.kind == "claimed")


def test_a_false_row_left_alone_loses_nothing_of_the_true_one() -> None:
    """P-57.3: the last row that is left is known, so it has what it declared."""
    start = hidden(replace(row("4 tec, 1 inf"), claims=(LEVEL,)), row("5 inf"))
    done, _ = play(replace(start, round=3), blue=RowOrder("cae", 2, "drop"))
    assert done.learning.levels == {BLUE: {"NE": 2}}
    assert done.formations[0].rows == (row("1 inf"),)


def test_a_row_of_points_alone_is_no_formation_any_more() -> None:
    """P-47.11: shown, its points are spent, and nothing is left."""
    done, _ = play(hidden(row("4 tec"), row("4 inf")), blue=RowOrder("cae", 1, "show"))
    assert (done.formations, [each.row for each in done.stacks if each.owner == BLUE]) == ((), [])


LINES = {
    "en": (
        "declare armoured in row 2 of Caesar\nresearch armoured in row 2 of Caesar\ndeclare Caesar, row 2: armoured",
        "show row 2 of Caesar\nreveal row 2 of Caesar",
    ),
    "cs": (
        "ohlas pancéřované v řádku 2 Caesar\nohlas Caesar řádek 2: pancéřované\nvýzkum pancéřované v řádku 2 Caesar",
        "odhal řádek 2 Caesar\nukaž řádek 2 Caesar",
    ),
    "sk": (
        "ohlás pancierované v riadku 2 Caesar\nohlás Caesar riadok 2: pancierované",
        "odhaľ riadok 2 Caesar\nukáž riadok 2 Caesar",
    ),
    "ru": (
        "объявить бронированные в ряду 2 Цезаря\nобъявить Цезарь ряд 2: бронированные",
        "показать ряд 2 Цезаря\nраскрыть ряд 2 Цезарь",
    ),
}
"""A claim and a row that is shown."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_written_and_read(language: str) -> None:
    view = kit.seen(kit.war("blue inf A1", chapters=("land-war", "multi", "tech", "hide", "secret-res")))
    orders: tuple[Order, Order] = (ClaimOrder("cae", 2, "PA"), RowOrder("cae", 2, "show"))
    for order, lines in zip(orders, LINES[language], strict=True):
        for line in (kit.said(order, language), *lines.splitlines()):
            assert kit.read(line, language, view) == (order,), line


def wrong(line: str, *rows: Composition, **levels: int) -> tuple[str, str, str]:
    """Give the code, the cause and the English words of what a line is refused for."""
    state = kit.war(
        "blue inf A1, blue caet A1", chapters=("land-war", "multi", "civ-fac", "civ-pol", *SECRET[1:], "civ-hide")
    )
    know = replace(state.learning, levels={BLUE: dict(levels)})
    state = replace(state, works={"A1": 6}, learning=know, formations=(Formation(BLUE, "cae", rows, 1),))
    view = kit.seen(state)
    (problem,) = checks.check(view, kit.sheet(line, view))
    said = [
        catalogue.say(Text(f"problem-{problem.code}", dict(problem.facts))) for catalogue in kit.CATALOGUES.values()
    ]
    assert all(said)
    return (
        problem.code,
        str(problem.facts.get("cause", "")),
        kit.CATALOGUES["en"].say(Text(f"problem-{problem.code}", dict(problem.facts))),
    )


FEW, MANY = row("1 tec, 3 inf"), row("9 tec, 1 mny")
REFUSED = [
    ("declare Caesar row 1: armoured", "science", "that row has 1 BV of science left, and this level costs 4"),
    ("declare Caesar row 3: armoured", "row", "it has no such row"),
    ("declare Caesar row 2: unarmoured", "top", "there is no level above 10: unarmoured units"),
    ("declare Patriot row 1: armoured", "none", "you have no such formation"),
    ("show row 2 of Caesar", "false", "only the true one can be shown"),
    ("show row 4 of Caesar", "row", "it has no such row"),
    ("detach 1 technology point from Caesar at A1", "cards", "stand in rows alone"),
    ("split Caesar into Patriot: 1 technology point", "cards", "nor split off"),
    ("build into Caesar: 1 ministry", "houses", "room for one laboratory and one ministry"),
]
"""A line, the cause it is refused for, and what the answer says."""


@pytest.mark.parametrize(("line", "cause", "words"), REFUSED)
def test_each_refusal_says_what_is_wrong(line: str, cause: str, words: str) -> None:
    code, found, said = wrong(line, FEW, MANY, NE=10)
    assert (code, found) == ("powers-formation", cause)
    assert words in said


def test_tokens_of_a_formation_with_a_building_stay_and_the_answer_says_why() -> None:
    """P-57.3."""
    code, _, said = wrong("move Caesar A1 -> B1", FEW, MANY)
    assert code == "powers-formation-housed"
    assert "buildings do not move" in said


def test_a_field_nobody_can_build_units_of_is_declared_in_vain() -> None:
    assert wrong("declare Caesar row 1: aviation", FEW, MANY)[1] == "field"


def test_the_answer_foretells_what_all_will_read() -> None:
    """P-56.5."""
    state = kit.war("blue inf A1, blue caet A1", chapters=("land-war", "multi", *SECRET[1:]))
    view = kit.seen(replace(state, formations=(Formation(BLUE, "cae", (MANY, FEW), 1),)))
    (said,) = kit.foretold("declare Caesar row 1: armoured", view)
    assert "row 1 of Caesar, if it is true, has invented a level more: armoured units" in said
    assert "Nobody learns whether it is" in said


ROWS = (
    replace(row("2 inf, 5 tec, 1 lab"), science=60),
    replace(row("7 inf, 1 mny"), politics=60),
    row("4 tnk, 4 atg"),
)


def researched(true: int, orders: Sequence[Order] = (), turns: int = 1) -> Step:
    """Let a row declare what it has invented, while its buildings work."""
    start = game("blue caet H, red tnk R 3", "blue H, red R", TEXT, BOTH, rounds=9)
    begun = AnyState(replace(start, formations=(Formation(BLUE, "cae", ROWS, true),)))
    done = going_on(begun, orders, b"secret")
    for _ in range(turns):
        done = going_on(done.after, [], b"secret")
    return done


@pytest.mark.parametrize("true", [2, 3])
def test_what_red_gets_is_the_same_whichever_row_has_invented_something(true: int) -> None:
    """P-56.5, S-21: not a byte differs: mail, picture, data, refusals, suggestions."""
    claims = (ClaimOrder("cae", 1, "NE"), ClaimOrder("cae", 2, "NE"), ClaimOrder("cae", 3, "PA"))
    one, other = (researched(each, claims) for each in (1, true))
    assert after(one).formations[0].rows == after(other).formations[0].rows
    assert after(one).formations[0].rows[0].claims
    assert after(one).formations[0].rows[1].politics > 60
    assert received(one) == received(other)


ARMY = {"ready": [{"row": "inf", "count": 2}]}
NOTED = [
    {**CARDS[0], "rows": [{"ready": [{"row": "tec", "count": 4}, {"row": "gun", "count": 1}]}, ARMY]},
    CARDS[1],
    {
        **CARDS[2],
        "rows": [
            {"ready": [{"row": "tec", "count": 4}], "claims": [{"field": "NE", "paid": 240, "round": 2}]},
            {"ready": [{"row": "mny", "count": 1}, {"row": "atg", "count": 2}], "politics": 90},
        ],
    },
]


@pytest.mark.parametrize("visibility", ["open", "full"])
def test_conformance(visibility: str) -> None:
    """Secret research and hidden buildings beside the fog, barrages, and all they need."""
    chapters = (*BOTH, "civ-hist", "multi", "g-polbuild", "hold", "arty", "hide1", "reveal")
    options = of(THREE, visibility=visibility, chapters=chapters)
    begun = {**POSITION, "formations": NOTED}
    conformance(POWERS, Series(games=1, turns=1, options=[options], position=begun, nonsense=AGAIN))


def test_they_are_off_in_every_preset_but_all() -> None:
    """What the book only sketches is off unless it is named."""
    assert [key for key, chapters in CHAPTERS.items() if {"secret-res", "civ-hide"} & {*chapters}] == ["all"]
