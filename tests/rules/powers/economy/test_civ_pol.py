"""Political points (P-57.3, P-29.1): what makes them, the goal, words, report, what the referee may set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.buildings import POLBUILD, Polbuild
from pbem.rulesets.powers.chapters.goals.goal import Case
from pbem.rulesets.powers.orders import PoliticsDecree
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.report import politics as told
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.vision import view
from tests.rules.powers.goals.standing_kit import standing
from tests.rules.powers.kernel.kit import BLUE, RED, game, play
from tests.rules.powers.words import kit

PLAYED = ("land", "factory", "civ-fac", "civ-pol")


def owning(works: dict[str, int], trades: dict[str, dict[str, int]], chapters: tuple[str, ...] = PLAYED) -> State:
    return replace(game("", "blue A, blue B, red E", "", chapters), works=works, trades=trades)


def test_who_builds_has_fewer_points() -> None:
    """P-57.1: a factory for 2 BV takes 4 of units; four are left, and make a point and a third."""
    state = owning({"A": 8, "B": 0}, {})
    done, _ = play(state, blue=TradeOrder("B", "politics", {"A": 120}))
    assert (done.trades, done.politics) == ({"B": {"politics": 1}}, {"blue": 80})


def test_most_points_or_first_to() -> None:
    """P-29.1: whole points count; who first has the number wins, else most after the last round."""
    war = standing("A:blue B:red", "X=A Y=B", round=5, rounds=10)
    case = Case(Polbuild(first_to=3), war, politics={"blue": 179, "red": 150})
    assert POLBUILD.judge(case) is None
    assert POLBUILD.results(case) == {"blue": 2, "red": 2}
    won = POLBUILD.judge(replace(case, politics={"blue": 180, "red": 150}))
    assert won
    assert (won.reason, won.winners) == ("points", ("blue",))
    last = POLBUILD.judge(replace(case, standing=replace(war, round=10)))
    assert last
    assert (last.reason, last.winners) == ("rounds", ("blue", "red"))
    assert [aim.met for aim in POLBUILD.aims(case, BLUE)] == [False]


WAR = kit.seen(kit.war(chapters=("land-war", "multi", "civ-fac", "civ-pol")))


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_words_about_politics(language: str) -> None:
    for order in (TradeOrder("A1", "politics"), PoliticsDecree(BLUE, 7)):
        assert kit.read(kit.said(order, language), language, WAR) == (order,)


def test_the_answer_says_what_becomes_of_the_rest() -> None:
    assert "What is left becomes political points: 1." in kit.overview("tnk A1 -> B1", WAR)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "ru"])
def test_the_report_tells_the_points_of_all(language: str) -> None:
    state = replace(owning({}, {}), politics={"blue": 90})
    said = [kit.CATALOGUES[language].say(line) for line in told.politics(view(state, RED))]
    assert len(said) == 2
    assert "1+1/2" in said[0]
    assert not any("powers-" in line for line in said)
    assert not list(told.politics(view(owning({}, {}, PLAYED[:3]), RED)))


def test_the_referee_sets_points() -> None:
    done = decree(owning({}, {}), PoliticsDecree(BLUE, 4))
    assert done.state.politics == {"blue": 240}
    assert all(each.t("powers-event-decree-politics", **done.events[0].facts) for each in kit.CATALOGUES.values())


@pytest.mark.parametrize(
    ("order", "chapters", "code"),
    [
        (PoliticsDecree(Seat("pink"), 2), PLAYED, "powers-no-seat"),
        (PoliticsDecree(BLUE, -1), PLAYED, "powers-no-number"),
        (PoliticsDecree(BLUE, 2), PLAYED[:3], "powers-chapter-off"),
    ],
)
def test_points_the_referee_cannot_set(order: PoliticsDecree, chapters: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(owning({}, {}, chapters), order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())
