"""Every problem Powers knows is met by a test or a scenario: what nobody ever made is made here."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.core.problems import Problem
from pbem.language.reading.lexicon import LANGUAGES
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import Result, Stack, State, gathered
from pbem.rulesets.powers.treaty import Pact, Proposal, Treaty
from pbem.rulesets.powers.words import purse_checks
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.words.kit import BLUE, CATALOGUES, RED, begun, read, seen, war, wrong

GAME, TESTS = Path(turn.__file__).parent, Path(__file__).parents[2]
SAID = re.compile(r"^problem-powers-([a-z0-9-]+) =", re.MULTILINE)
TOGETHER = {"bid-missing", "bid-negative", "bid-unknown"}
"""Made in `fair/test_bids.py`, where their names are put together."""
PEACE = Treaty((BLUE, RED))
SEA = map_text("A-S S-T T-E A-E", {"S": 'kind = "sea"', "T": 'kind = "sea"'}, {"X": "A", "Y": "E"})


def test_every_problem_is_made_somewhere() -> None:
    """Whoever adds a check shows a line that it refuses."""
    codes = {code for file in (GAME / "locale").rglob("en.ftl") for code in SAID.findall(file.read_text())}
    files = (*(GAME / "scenarios").glob("*.toml"), *TESTS.rglob("*.py"))
    words = {word for file in files for word in re.findall(r"[a-z0-9][a-z0-9-]*", file.read_text())}
    assert sorted(code for code in codes - TOGETHER if not {code, f"powers-{code}"} & words) == []


REASON = re.compile(r'(?:return |else |, )"([a-z]+_[a-z_]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_line_was_not_carried_out_is_told_in_words(language: str) -> None:
    """What a chapter returns as the reason of a failure has its words in the report, not its bare key."""
    text = (GAME / "locale" / "events" / f"{language}.ftl").read_text("utf-8")
    told = re.findall(r"^    \[([a-z_]+)\]", text.partition("powers-failed-why =")[2].partition("\n}")[0], re.MULTILINE)
    assert sorted(set(purse_checks._WHY) - set(told)) == []  # noqa: SLF001 - the table of all refusals
    failing = (file.read_text("utf-8") for file in (GAME / "chapters").rglob("*.py"))
    reasons = {found for text in failing if "events.failed(" in text for found in REASON.findall(text)}
    assert {"no_bands", "no_gendarmes", "no_tokens", "no_partner"} <= reasons
    assert sorted(reasons - set(told)) == []


def at_sea() -> State:
    state = war("", "blue A, red E", chapters=("land", "naval", "hold", "arty"), map_text=SEA)
    return replace(state, stacks=gathered((*state.stacks, Stack(BLUE, "cru", "S"))))


def kept() -> State:
    state = begun(chapters=("land-war", "multi"), soft_last=2)
    return replace(state, stage="place-kept", kept={BLUE: (Units("inf", 1),)})


@pytest.mark.parametrize(
    ("state", "line", "found"),
    [
        (replace(war(), proposals=(Proposal(7, BLUE, PEACE, 1, 2, (BLUE,)),)), "accept 7", "1 own-proposal"),
        (
            replace(war(), pacts=(Pact(7, (BLUE, RED), 1, 3, clauses=("peace",), denounced=RED),)),
            "denounce 7",
            "1 noticed?",
        ),
        (at_sea(), "fire 1 cruiser S at T", "1 sea-to-sea"),
        (kept(), "place 2 infantry A1", "1 kept-few"),
    ],
    ids=("own proposal", "noticed", "sea to sea", "kept few"),
)
def test_lines_that_are_refused(state: State, line: str, found: str) -> None:
    assert wrong(line, seen(state)) == found


BOTH = tuple(Pact(number, (BLUE, RED), 1, clauses=("peace",)) for number in (7, 8))
THREE = map_text("A-B B-C C-D D-E", sides={"X": "A", "Y": "E", "Z": "C"})
OF_THREE = war("blue inf A", "blue A, red E", chapters=("land", "multi"), map_text=THREE, seats=2)
ALLIES = war(chapters=("land-war", "multi", "ally"))


@pytest.mark.parametrize(
    ("state", "line", "code"),
    [
        (replace(war(), pacts=BOTH), "denounce red", "which-treaty"),
        (war(stacks="", lands="red A1"), "always build tanks everywhere", "no-lands"),
        (ALLIES, "give all at A1 to red", "which-units"),
        (war(), f'treaty red: peace, text "{"peace and plenty " * 40}"', "words-long"),
        (OF_THREE, "treaty Z: peace", "no-side"),
    ],
    ids=("which treaty", "no lands", "which units", "words long", "no side"),
)
def test_lines_that_say_too_little_or_too_much(state: State, line: str, code: str) -> None:
    """They are no orders at all, and told in every language."""
    (problem,) = read(line, "en", seen(state))
    assert isinstance(problem, Problem)
    assert problem.code == f"powers-{code}"
    assert all(catalogue.t(f"problem-{problem.code}", **problem.facts) for catalogue in CATALOGUES.values())


def test_when_the_game_is_over_nothing_is_ordered() -> None:
    """P-7.1."""
    over = replace(war(), result=Result((BLUE,), "elimination"))
    assert wrong("build 1 tank at A1", seen(over)) == "1 game-over"
