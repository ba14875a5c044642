"""Bad input of the second release: loads, landings, flights, barrages, tokens, gifts and guests, each with an answer of
its own in the four languages."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.texts import Text
from pbem.rulesets.powers.orders import CommandOrder, ProposeOrder, Units
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Clause, Pact, Treaty
from pbem.rulesets.powers.words import checks
from tests.rules.powers.kernel.kit import drawn, map_text
from tests.rules.powers.words.kit import BLUE, CATALOGUES, RED, read, seen, sheet, war

SEA = 'kind = "sea"'
COASTS = map_text("A-B B-C C-D A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A B", "Y": "C D"})
TABLE = (
    "blue inf A 4, blue trs A, blue bom A, blue gun A, blue tnk B, blue inf C, red inf C 2, red tnk C, red atgf D 2, "
    "red atgt D, red gun C, red caet D"
)
QUOTED = re.compile("[„“«]([^„“«»”]+)[“”»]")


def table(
    *clauses: Clause, rules: tuple[str, ...] = ("entry", "gifts", "gift-land", "command"), met: bool = True
) -> State:
    """Blue is red's guest in C; one blue transport lies in A, no ship is on S or T."""
    state = war("", "blue A, blue B, red C, red D", chapters=("R2", "elim"), map_text=COASTS)
    state = replace(state, options=replace(state.options, ally_rules=rules))
    state = drawn(state, TABLE if met else TABLE.replace("blue inf C, ", ""))
    ashore = (replace(each, harbour="S") if each.row == "trs" else each for each in state.stacks)
    pacts = (Pact(7, (BLUE, RED), 1, clauses=clauses),) if clauses else ()
    return replace(state, stacks=tuple(ashore), pacts=pacts)


def refusal(line: str, state: State) -> Problem:
    """Give the one problem of a line, which is an error."""
    view = seen(state)
    (found,) = read(line, "en", view)
    (problem,) = (found,) if isinstance(found, Problem) else checks.check(view, sheet(line, view))
    assert problem.severity.value == "error"
    return problem


def answers(problem: Problem) -> tuple[str, ...]:
    text = Text(f"problem-{problem.code}", dict(problem.facts))
    return tuple(CATALOGUES[language].say(text) for language in LANGUAGES)


def offered(line: str, language: str) -> Treaty:
    (order,) = read(line, language, seen(table()))
    assert isinstance(order, ProposeOrder)
    return order.treaty


CASES: dict[str, tuple[str, State, str]] = {
    "a load that does not fit": ("load 3 infantry in A", table(), "no-space"),
    "a load for which there is no ship": ("load 1 tank in B", table(), "no-space"),
    "a load that is none": ("load 1 bomber in A", table(), "no-carrier"),
    "a landing without ships": ("land 2 infantry from T to C", table(), "no-fleet"),
    "a landing away from the sea": ("land 2 infantry from S to D", table(), "no-shore"),
    "a flight beyond range": ("strike 1 bomber A -> B -> S -> T -> C -> D", table(), "flies-far"),
    "a barrage out of reach": ("fire 1 gun A at D", table(), "out-of-reach"),
    "a position out of reach": ("battery 1 gun A at D", table(), "out-of-reach"),
    "somebody else's tokens": ("move 1 hidden atgun D -> C", table(), "not-yours"),
    "somebody else's tokens shown": ("show 1 hidden atgun at D", table(), "not-yours"),
    "somebody else's formation": ("open Caesar", table(), "formation"),
    "tokens one has none of": ("show 1 hidden atgun at A", table(), "no-tokens"),
    "a gift no treaty allows": ("give 1 tank at B to red", table("pass"), "no-consent"),
    "land no treaty allows to give": ("give B to red", table("pass"), "no-consent"),
    "a gift the rules forbid": ("give 1 tank at B to red", table("gifts", rules=("entry",)), "ally-rule"),
    "a gift of another's": ("give 1 tank at C to red", table("gifts"), "not-yours"),
    "a guest moves his host's": ("move 1 tank C -> D", table("pass"), "no-consent-lead"),
    "a guest moves more than his own": ("move 2 infantry C -> B", table("pass"), "no-consent-lead"),
    "a guest aims his host's guns": ("battery 1 gun C at B", table("pass"), "no-consent-lead"),
    "a guest fires his host's guns": ("fire 1 gun C at B", table("pass"), "no-consent-lead"),
    "a friend moves a friend's": ("move 1 tank C -> D", table("command", met=False), "no-consent-lead"),
    "a friend moves all of a friend's": ("move all C -> D", table("command", met=False), "no-consent-lead"),
    "somebody moves an enemy's": ("move 1 tank C -> D", table(met=False), "not-yours"),
    "nobody leads others": ("move 1 tank C -> D", table("pass", rules=("entry",)), "not-yours"),
}


@pytest.mark.parametrize("name", CASES)
def test_bad_input_has_a_clear_answer(name: str) -> None:
    line, state, code = CASES[name]
    problem = refusal(line, state)
    assert problem.code == f"powers-{code}"
    assert problem.paragraph.startswith("P-")
    assert len(set(answers(problem))) == len(LANGUAGES)


def test_how_many_fit_is_said() -> None:
    """P-10.1: a transport takes two."""
    assert refusal("load 3 infantry in A", table()).facts["room"] == 2
    assert refusal("load 1 tank in B", table()).facts["room"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_named_to_a_guest_are_read_as_such(language: str) -> None:
    """P-33.6: who has to allow it, and what both have to write."""
    problem = refusal("move 2 infantry C -> B", table("pass"))
    offer, word = QUOTED.findall(answers(problem)[LANGUAGES.index(language)])
    assert offered(offer, language) == Treaty((BLUE, RED), ("command",))
    assert read(word, language, seen(table(), RED)) == (CommandOrder((Units("inf", 2),), "C", BLUE),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_a_treaty_of_command_is_told_what_is_still_missing(language: str) -> None:
    problem = refusal("move 1 tank C -> D", table("command"))
    (word,) = QUOTED.findall(answers(problem)[LANGUAGES.index(language)])
    assert read(word, language, seen(table(), RED)) == (CommandOrder((Units("tnk", 1),), "C", BLUE),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_treaty_that_a_gift_needs_is_named(language: str) -> None:
    problem = refusal("give 1 tank at B to red", table("pass"))
    *_, offer = QUOTED.findall(answers(problem)[LANGUAGES.index(language)])
    assert offered(offer, language) == Treaty((BLUE, RED), ("gifts",))
