"""The book of chapters: what can be put together, and what is refused with a reason."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from pbem.core.problems import Problem
from pbem.rulesets.powers.book.assembled import Book, assembled
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.book.presets import CHAPTERS, expanded
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.options import KEYS, PRESETS
from pbem.rulesets.powers.orders import BuildOrder, Doctrine, DoctrineOrder, FactoryOrder, Order, Retreat
from tests.rules.powers.kernel.kit import game, map_text, move, options, play

LAND = Chapter("land", points=Points(base_yield=(lambda table, at: 60,)))


def put_together(*chapters: Chapter) -> Book | Problem:
    among = {each.key: each for each in (LAND, *chapters)}
    return assembled(frozenset(among), among)


LAST_LINE = 1751
"""How many lines the Czech book has."""


def refused(found: Book | Problem) -> tuple[str, dict[str, object]]:
    assert isinstance(found, Problem)
    return found.code, dict(found.facts)


def nothing(turn: Turn) -> None:
    """Do nothing."""


def test_a_missing_need_is_named() -> None:
    assert refused(put_together(Chapter("air", needs=("hold",)))) == (
        "powers-chapters-missing",
        {"chapter": "air", "needs": "hold"},
    )


def test_of_some_needs_one_is_enough() -> None:
    """P-44.1: strategic bombing needs aircraft or guns, and stands after both."""
    land, air, guns = Chapter("land"), Chapter("air"), Chapter("arty")
    bombs = Chapter("sbomb", needs=("air or arty", "land"))
    assert refused(put_together(bombs, land))[1] == {"chapter": "sbomb", "needs": "air or arty"}
    for other in (air, guns):
        found = put_together(bombs, land, other)
        assert isinstance(found, Book)
        assert found.chapters[-1] == "sbomb"


def test_an_unknown_chapter_is_named() -> None:
    assert refused(assembled(frozenset({"fog"}), {})) == ("powers-chapters-unknown", {"chapter": "fog"})


def test_chapters_that_exclude_each_other_are_named() -> None:
    found = every.assembly(frozenset({"land", "place-blind", "place-alt"}))
    assert refused(found)[0] == "powers-chapters-excluded"


def test_two_phases_at_one_moment_and_rank_are_refused() -> None:
    """Else upkeep might come after production, in silence."""
    upkeep = Chapter("upkeep", phases=(Phase("upkeep", "dues", nothing),))
    economy = Chapter("wareco", phases=(Phase("work", "dues", nothing),))
    assert refused(put_together(upkeep, economy)) == (
        "powers-chapters-tie",
        {"phase": "work", "other": "upkeep", "moment": "dues"},
    )
    later = Chapter("wareco", phases=(Phase("work", "dues", nothing, rank=1),))
    found = put_together(upkeep, later)
    assert isinstance(found, Book)
    assert [phase.key for phase in found.phases] == ["upkeep", "work"]


def test_of_two_answers_the_one_that_needs_the_other_counts() -> None:
    """[one]: two unrelated ones are an error at assembly."""
    points = Points(base_yield=(lambda table, at: 0,))
    factory, civ = Chapter("factory", needs=("land",), points=points), Chapter("civ", needs=("land",), points=points)
    found = put_together(factory)
    assert isinstance(found, Book)
    assert found.points.base_yield[-1] is points.base_yield[0]
    assert refused(put_together(factory, civ))[0] == "powers-chapters-rivals"


def test_what_is_shown_must_be_dealt_anew() -> None:
    shows = Chapter("works", points=Points(seen=(lambda view, state: view,)))
    assert refused(put_together(shows)) == ("powers-chapters-unproved", {"chapter": "works"})


@pytest.mark.parametrize("key", sorted(every.EVERY))
def test_every_chapter_alone_with_its_needs(key: str) -> None:
    assert isinstance(every.assembly(with_needs(key)), Book)


def with_needs(*keys: str) -> frozenset[str]:
    needs = {key: (need.split(" or ")[0] for need in every.EVERY[key].needs) for key in keys}
    return frozenset(need for key in keys for need in (key, *with_needs(*needs[key])))


def test_all_legal_pairs_make_a_book() -> None:
    """What one of them needs may be excluded, too: a goal of politics needs trades, which are none in a war economy."""
    for one, other in combinations(every.EVERY.values(), 2):
        keys = with_needs(one.key, other.key)
        if not any(keys & set(every.EVERY[key].excludes) for key in keys):
            assert isinstance(every.assembly(keys), Book), (one.key, other.key)


def test_a_book_is_made_once() -> None:
    assert every.book(game()) is every.book(game("blue inf A"))


def test_presets_hold_what_section_9_says() -> None:
    assert set(CHAPTERS) == set(PRESETS)
    assert {key for chapters in CHAPTERS.values() for key in chapters} <= set(KEYS)
    assert expanded(options(chapters=("minimal",)), 2, KEYS) == {"land", "place-blind", "elim"}
    assert expanded(options(chapters=("R1",)), 4, KEYS) >= {"multi", "terrain", "neutral", "g-prio", "fair-mat"}
    assert "scenario" in expanded(options(chapters=("R2",)), 4, KEYS), "grants by chapters are of release R1"


def test_a_preset_plays_for_the_goal_of_the_scenario() -> None:
    """Section 9: where it is for as many seats as play; else for what needs no scenario."""
    text = map_text() + '\n[goal]\nkind = "blitz"\nattacker = "X"'
    assert "blitz" in expanded(options(text, chapters=("minimal",)), 2, KEYS)


def test_what_is_named_takes_the_place_of_the_presets() -> None:
    named = options(chapters=("minimal", "place-alt", "blitz"))
    assert expanded(named, 2, KEYS) == {"land", "place-alt", "blitz"}


def test_of_chapters_that_exclude_each_other_a_preset_has_the_first() -> None:
    """Section 9: what needs the one left out is left out with it, unless it is named."""
    usual = expanded(options(chapters=("all",)), 2, KEYS)
    assert "civ-fac" in usual
    assert not usual & {"wareco", "pace", "rail", "goal-rnd"}
    war = expanded(options(chapters=("all", "wareco")), 2, KEYS)
    assert war >= {"wareco", "pace", "rail", "tech", "upkeep"}
    assert not war & {"civ-fac", "civ-pol"}


def test_an_option_of_a_chapter_that_is_not_in_play_is_refused() -> None:
    with pytest.raises(ValueError, match="factory_price: counts only with the chapter factory"):
        game(factory_price="1")
    assert options(chapters=("land", "factory"), factory_price="1").factory_price == "1"


def test_an_order_of_a_chapter_that_is_not_in_play_is_refused_with_its_name() -> None:
    state = game()
    assert every.out_of_play(state, BuildOrder("inf", "A")) is None
    cases: tuple[tuple[Order, str, str], ...] = (
        (FactoryOrder("A"), "factory", "factory"),
        (DoctrineOrder(Doctrine(second=("atg",))), "second", "line2"),
        (move("inf", "A B", doctrine=Doctrine(retreat=Retreat("never"))), "retreat", "retreat"),
    )
    for order, what, chapter in cases:
        found = every.out_of_play(state, order)
        assert found is not None
        assert dict(found.facts) == {"what": what, "chapter": chapter}


def test_such_an_order_does_nothing() -> None:
    state, events = play(game(), blue=FactoryOrder("A"))
    assert dict(state.works) == {}
    assert "failed" not in [event.kind for event in events]


def test_every_chapter_stands_in_the_table_of_the_book() -> None:
    """The rulings account for the whole Czech book; `elim` and the like stand with their goals."""
    rulings = (Path(__file__).parents[4] / "docs/rulings/powers.md").read_text("utf-8")
    table = rulings.partition("## The chapters of the book")[2]
    assert [key for key in every.EVERY if f"`{key}`" not in table] == []


def test_the_table_of_the_book_leaves_no_line_of_it_out() -> None:
    """Each row names the lines it is about; blank lines between them are not named."""
    rulings = (Path(__file__).parents[4] / "docs/rulings/powers.md").read_text("utf-8")
    rows = re.findall(r"^\|[^|]*\(([\d, -]+)\) \|", rulings.partition("## The chapters of the book")[2], re.MULTILINE)
    spans = (span.split("-") for row in rows for span in row.split(", "))
    named = {line for span in spans for line in range(int(span[0]), int(span[-1]) + 1)}
    left = [line for line in range(1, LAST_LINE + 1) if not named & {line - 1, line, line + 1}]
    assert left == []
