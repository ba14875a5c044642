"""What the referee does at once, and what he reads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import EVERYONE
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers.orders import EndOrder, LandDecree, Order, Units, UnitsDecree, WorksDecree
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.referee.report import oversee, standings
from pbem.rulesets.powers.state import NOBODY, Result, Stack, State
from pbem.testing.wording import found_in
from tests.rules.powers.telling.kit import laid_out, options, played, said, words

BLUE, RED = Seat("blue"), Seat("red")


def game() -> State:
    return laid_out(options(), {"A1": "blue: 2 inf, 1 tnk building 1", "B3": "-: 3 neu", "D1": "red: 4 atg"})


def test_units_are_set() -> None:
    """Those under construction stay; everybody is told."""
    done = decree(game(), UnitsDecree(BLUE, Units("tnk", 3), "A1"))
    assert Stack(BLUE, "tnk", "A1", 3) in done.state.stacks
    assert Stack(BLUE, "tnk", "A1", 1, left=1) in done.state.stacks
    assert [(one.kind, one.seen_by) for one in done.events] == [("decree-units", EVERYONE)]


def test_units_are_taken_away() -> None:
    """None: they stand there no more."""
    done = decree(game(), UnitsDecree(NOBODY, Units("neu", 0), "B3"))
    assert not any(stack.at == "B3" for stack in done.state.stacks)
    assert [one.kind for one in done.events] == ["decree-emptied"]


def test_a_land_is_given_away_without_the_units_of_others() -> None:
    """P-5.5: in peace nobody stands on a strange land; it is not fresh, for nobody conquered it."""
    done = decree(game(), LandDecree("D1", BLUE))
    land = done.state.lands["D1"]
    assert (land.owner, land.before, land.since, land.fresh) == (BLUE, RED, 3, False)
    assert not any(stack.at == "D1" for stack in done.state.stacks)


def test_factories_are_set() -> None:
    """P-14."""
    assert decree(game(), WorksDecree("A1", 3)).state.works["A1"] == 3


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (UnitsDecree(BLUE, Units("inf", 1), "Q9"), "powers-no-land"),
        (UnitsDecree(Seat("green"), Units("inf", 1), "A1"), "powers-no-seat"),
        (UnitsDecree(BLUE, Units("inf", 100), "A1"), "powers-no-number"),
        (UnitsDecree(BLUE, Units("elk", 1), "A1"), "powers-no-unit"),
        (UnitsDecree(BLUE, Units("neu", 1), "A1"), "powers-no-unit"),
        (UnitsDecree(RED, Units("inf", 1), "A1"), "powers-not-its-owner"),
        (LandDecree("A1", BLUE), "powers-same-owner"),
        (EndOrder(), "no-decree"),
    ],
)
def test_what_cannot_be_decreed_is_refused(order: Order, code: str) -> None:
    """A referee is told what is wrong, in his language."""
    with pytest.raises(Refusal) as refused:
        decree(game(), order)
    assert refused.value.code == code
    if code != "no-decree":
        assert all(words(language).t(f"refusal-{code}", **refused.value.facts) for language in LANGUAGES)


def test_without_the_chapter_there_are_no_factories() -> None:
    """P-12.6."""
    with pytest.raises(Refusal, match="chapter-off"):
        decree(laid_out(options("minimal"), {}), WorksDecree("A1", 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_reads_everything(language: str) -> None:
    """His report has the orders in their writers' words, and who was told what."""
    before = game()
    after, events = played(before, blue=[EndOrder()])
    sheets = {BLUE: Sheet((Written[Order](EndOrder(), words="end"),))}
    found = oversee(before, after, sheets, (*events, *decree(before, LandDecree("B3", RED)).events))
    assert all(words(language).say(text).strip() for text in found_in(found))


def test_the_places_are_those_of_the_goal() -> None:
    """P-7: then lands and units; without a place one comes last."""
    state = replace(game(), result=Result((RED,), "target", ((RED,), (BLUE,)), {RED: 2}))
    rows = said(standings(state)[0], words())
    assert [row[:9] for row in rows] == ["1 | Red |", "2 | Blue "]
