"""What the referee does at once, and what he is told when it cannot be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import EVERYONE
from pbem.core.problems import Refusal
from pbem.core.seats import COLOURS, REFEREE
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    CommandOrder,
    Decree,
    GroupDecree,
    Order,
    Pass,
    ReputationDecree,
    RuinDecree,
    Step,
)
from pbem.rulesets.dice_empires.referee import standings
from pbem.rulesets.dice_empires.referee.decrees import decree, ruined
from pbem.rulesets.dice_empires.sight.vision import view
from pbem.rulesets.dice_empires.state import Band, Result, State
from pbem.rulesets.dice_empires.words import decree_checks, forms
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table

PINK = COLOURS[9]


def three(options: Options | None = None) -> State:
    """Put up three lords."""
    return table(
        options,
        blue=lord("T4 OL3", reputation=3),
        red=lord("F4", slaves="blue F1", reputation=5),
        green=lord("H6 OR2", reputation=19),
    )


def wrong(order: Order, seat: str = "referee") -> list[str]:
    """List what is wrong with an order."""
    seen = view(three(), next(each for each in (REFEREE, BLUE) if each == seat))
    return [problem.code.removeprefix("dice-empires-referee-") for problem in decree_checks.check(order, seen)]


def test_reputation_given_and_taken() -> None:
    """Points are given, or taken as many as there are; everybody is told, reputation is public (X-11.2)."""
    given = decree(three(), ReputationDecree(BLUE, 4))
    assert circle.lord(given.state, BLUE).reputation == 7
    assert given.events[0].facts == {"who": BLUE, "points": 4, "now": 7, "more": 1}
    taken = decree(three(), ReputationDecree(BLUE, -9))
    assert circle.lord(taken.state, BLUE).reputation == 0
    assert taken.events[0].facts == {"who": BLUE, "points": 3, "now": 0, "more": 0}
    assert taken.events[0].seen_by == EVERYONE


def test_a_decree_may_end_the_game() -> None:
    """X-12.2: whoever has the points has won; the referee is warned of it."""
    assert decree(three(), ReputationDecree(GREEN, 1)).state.result == Result((GREEN,), "reputation")
    assert wrong(ReputationDecree(GREEN, 1)) == ["victory"]


def test_a_group_put_and_taken_away() -> None:
    """X-1.2: a die is put down with its people, whatever it was before, or taken from the table."""
    put = decree(three(), GroupDecree(BLUE, 1, 2, "F"))
    assert circle.lord(put.state, BLUE).bands == (Band(1, 2, "F"), Band(2, 3, "OL"))
    gone = decree(three(), GroupDecree(BLUE, 2, 0))
    assert circle.lord(gone.state, BLUE).bands == (Band(1, 4, "T"),)
    assert gone.events[0].facts == {"who": BLUE, "die": 2, "people": 3, "place": "OL"}


def test_a_group_in_the_fog() -> None:
    """X-11.2: only its lord is told what became of a group."""
    told = decree(three(Options(visibility="fog")), GroupDecree(BLUE, 1, 2, "F"))
    assert told.events[0].seen_by == frozenset({BLUE})


def test_ruin() -> None:
    """X-12.3: a city nobody leads any more is ruined; armies at its walls go home."""
    told = ruined(three(), RED)
    assert circle.lord(told.state, RED).ruined
    assert circle.lord(told.state, BLUE).bands[1] == Band(2, 3, "B")
    assert [event.kind for event in told.events] == ["ruin", "homecoming", "homecoming"]
    assert decree(three(), RuinDecree(RED)) == told


def test_the_last_one_has_won() -> None:
    """X-12.3: when all the others are gone."""
    state = ruined(ruined(three(), RED).state, GREEN).state
    assert state.result == Result((BLUE,), "last")


def test_ruin_of_the_lord_with_the_token() -> None:
    """X-4.1: the next lord begins the round that comes, and only this one; at the pace `command` it goes on later."""
    now = ruined(table(blue=lord("T6"), red=lord("T3 F3"), green=lord("T3 F3")), BLUE).state
    assert now.token == RED
    assert turn.resolve(now, {}, KeyedDice(b"token")).state.token == GREEN
    begun = replace(three(Options(pace="command")), queue=(BLUE, RED, GREEN))
    assert circle.from_token(ruined(begun, BLUE).state) == (RED, GREEN)


def test_ruin_of_the_lord_on_turn() -> None:
    """X-7.5: at the pace `command` his commands are skipped and the next lord is asked."""
    state = replace(three(Options(pace="command")), queue=(RED, GREEN, RED))
    assert ruined(state, RED).state.queue == (GREEN,)


def test_ruin_of_the_last_on_turn() -> None:
    """D31 (X-12.3): if nobody's command is left, the next question ends the round and begins the next one."""
    state = ruined(replace(three(Options(pace="command")), queue=(RED,)), RED).state
    assert [request.required for request in forms.awaiting(state)] == [False, False]
    after = turn.resolve(state, {}, KeyedDice(b"any"))
    assert (after.state.round, after.state.queue[:1]) == (5, (GREEN,))


@pytest.mark.parametrize(
    ("order", "problems"),
    [
        (ReputationDecree(BLUE, 0), ["points"]),
        (ReputationDecree(BLUE, -4), ["fine"]),
        (ReputationDecree(BLUE, -3), []),
        (ReputationDecree(PINK, 1), ["lord"]),
        (GroupDecree(BLUE, 7, 1, "F"), ["number"]),
        (GroupDecree(BLUE, 3, 7, "F"), ["number"]),
        (GroupDecree(BLUE, 3, 0), ["die"]),
        (GroupDecree(BLUE, 3, 6, "OR"), []),
        (GroupDecree(RED, 1, 0), ["last"]),
        (RuinDecree(PINK), ["lord"]),
        (CommandOrder((Step(Pass()),)), []),
    ],
)
def test_what_is_wrong(order: Order, problems: list[str]) -> None:
    """The referee is told before anything is done."""
    assert wrong(order) == problems


def test_nobody_else_decrees() -> None:
    """A lord who tries is told so, and nothing else."""
    assert wrong(ReputationDecree(RED, 3), BLUE) == ["only"]
    assert wrong(ReputationDecree(PINK, 0), BLUE) == ["only"]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (ReputationDecree(PINK, 1), "dice-empires-no-lord"),
        (RuinDecree(PINK), "dice-empires-no-lord"),
        (GroupDecree(BLUE, 3, 0), "dice-empires-no-die"),
        (GroupDecree(BLUE, 3, 9), "dice-empires-no-group"),
    ],
)
def test_what_cannot_be(order: Decree, code: str) -> None:
    """What cannot be done any more when it is its turn is refused; nothing changes."""
    with pytest.raises(Refusal) as refused:
        decree(three(), order)
    assert refused.value.code == code


def test_only_decrees() -> None:
    """A command is none."""
    with pytest.raises(Refusal) as refused:
        decree(three(), CommandOrder((Step(Pass()),)))
    assert refused.value.code == "no-decree"


def test_who_came_where() -> None:
    """X-12.2: the winners first, then by reputation and people; ruined lords last."""
    state = replace(ruined(three(), GREEN).state, result=Result((BLUE,), "limit"))
    [table_] = standings.standings(state)
    rows = [[getattr(cell.content, "args", cell.content) for cell in row] for row in getattr(table_, "rows", ())]
    assert [(row[0], row[1]["who"], row[2]) for row in rows] == [("1", BLUE, "3"), ("2", RED, "5"), ("3", GREEN, "19")]
