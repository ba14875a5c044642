"""National advantages (P-52): strengths rounded up, who has which, what the referee may set."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers import setup
from pbem.rulesets.powers.book.points import armory
from pbem.rulesets.powers.chapters import every, national
from pbem.rulesets.powers.designs import MODELS
from pbem.rulesets.powers.orders import AdvantageDecree
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import tables
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.tokens import BASE
from pbem.rulesets.powers.vision import view
from tests.rules.powers.kernel.kit import BLUE, RED, begun, game, map_text, options
from tests.rules.powers.words import kit

NATIONAL = ("land", "half", "hold", "arty", "special", "national")


def gifted(*rows: str, chapters: tuple[str, ...] = NATIONAL) -> State:
    """A game in which blue, who plays X, is stronger in these types."""
    return replace(game("blue inf A, red inf E", "blue A, red E", "", chapters), advantages={"X": rows})


@pytest.mark.parametrize(
    ("row", "kind", "target", "strength"),
    [
        ("inf", "attack", "NE", 2),
        ("tnk", "attack", "PA", 3),
        ("htk", "attack", "PA", 5),
        ("mec", "attack", "PA", 1),
        ("atg", "defence", "PA", 6),
        ("hatg", "defence", "PA", 3),
        ("gun", "fire", "NE", 6),
    ],
)
def test_strengths_are_half_as_high_again_and_rounded_up(row: str, kind: str, target: str, strength: int) -> None:
    """P-52.1: 1 -> 2, 2 -> 3, 3 -> 5, 1/2 -> 1; a half unit has half of what the whole has then."""
    state = gifted("inf", "tnk", "htk", "mec", "atg", "gun")
    rows = armory(every.book(state).points, state, BLUE)
    assert getattr(rows[row], kind)[target] == Fraction(strength)


def test_others_and_other_types_stay_as_they_are() -> None:
    """P-52.1: the side has it, in this type alone; price and speed are no strengths."""
    state = gifted("tnk")
    points = every.book(state).points
    assert armory(points, state, RED) == points.rows
    own = armory(points, state, BLUE)
    assert (own["inf"], own["tnk"].cost, own["tnk"].speed) == (points.rows["inf"], points.rows["tnk"].cost, 2)


def test_by_lot_no_two_sides_have_the_same() -> None:
    """P-52.2: drawn before the bids, for sides; where there is no sea, no ships; nothing without strength."""
    text = map_text("A-B B-C C-D D-E", None, {"X": "A", "Y": "C", "Z": "E"})
    found = begun(options(text, ("land", "multi", "naval", "ltrans", "national"))).advantages
    assert set(found) == {"X", "Y", "Z"}
    assert sorted(row for rows in found.values() for row in rows) == ["atg", "inf", "tnk"]


def test_nobody_is_given_what_nobody_builds() -> None:
    """P-52.1: an uncertain token shows its unit before it fires, a designed type has one builder, partisans gather."""
    state = begun(options("", ("all",)))
    can = national.gifted(every.book(state).points, state.options)
    assert {"atg", "tnk"} <= set(can)
    assert not [row for row in can if row in BASE or row in MODELS.values() or row == "par"]


def test_each_side_may_have_two() -> None:
    found = begun(options("", ("land", "special", "national"), national_types=2)).advantages
    assert len({row for rows in found.values() for row in rows}) == 4


HISTORY = (
    map_text()
    .replace('id = "X"', 'id = "X"\nadvantages = ["tnk"]')
    .replace('id = "Y"', 'id = "Y"\nadvantages = ["inf", "atg"]')
)


def test_the_scenario_may_say_who_has_which() -> None:
    """P-52.2: historical."""
    state = begun(options(HISTORY, ("land", "national"), national="historical"))
    assert state.advantages == {"X": ("tnk",), "Y": ("inf", "atg")}


@pytest.mark.parametrize(
    ("text", "fault"),
    [(map_text(), "names no advantages of side X"), (HISTORY.replace('["tnk"]', '["elk"]'), "cannot have 'elk'")],
)
def test_history_that_is_not_written_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        setup.seats(options(text, ("land", "national"), national="historical"))


def test_the_lot_is_the_same_for_the_same_key() -> None:
    of = options("", ("land", "special", "national"))
    states = [setup.setup(of, setup.seats(of), KeyedDice(b"nation")) for _ in range(2)]
    assert states[0].advantages == states[1].advantages


@pytest.mark.parametrize("language", ["en", "cs", "ru", "sk"])
def test_the_report_lists_them(language: str) -> None:
    """All know; while sides are bid for they are told by side."""
    catalogue = kit.CATALOGUES[language]
    state = gifted("tnk")
    (line,) = map(catalogue.say, tables.advantages(view(state, RED)))
    (bidden,) = map(catalogue.say, tables.advantages(view(replace(state, stage="bid"), RED)))
    assert "X" in bidden
    assert line != bidden


def test_the_referee_sets_one() -> None:
    done = decree(gifted("tnk"), AdvantageDecree(BLUE, "inf"))
    assert done.state.advantages == {"X": ("inf",)}
    for catalogue in kit.CATALOGUES.values():
        assert catalogue.t("powers-event-decree-advantage", **done.events[0].facts)


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (AdvantageDecree(Seat("pink"), "inf"), NATIONAL, "powers-no-seat"),
        (AdvantageDecree(BLUE, "building"), NATIONAL, "powers-no-advantage"),
        (AdvantageDecree(BLUE, "inf"), ("land",), "powers-chapter-off"),
    ],
)
def test_what_the_referee_cannot_set(order: AdvantageDecree, chapters: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(gifted(chapters=chapters), order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "set blue advantage tank"),
        ("cs", "nastav modří výhoda tank"),
        ("ru", "установить синие преимущество танк"),
        ("sk", "nastav modrí výhoda tank"),
    ],
)
def test_the_decree_is_said(language: str, line: str) -> None:
    order = AdvantageDecree(BLUE, "tnk")
    assert kit.read(line, language) == (order,)
    assert kit.read(kit.said(order, language), language) == (order,)
