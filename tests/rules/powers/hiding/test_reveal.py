"""P-49.3: what a defender must prove, and what stays covered."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.seats import Seat
from pbem.language.reading.lexicon import LANGUAGES
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import ProveOrder
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.report.doctrines import in_force
from pbem.rulesets.powers.state import Standing, State
from tests.rules.powers.kernel.kit import BLUE, RED, game, move, play, shown, told
from tests.rules.powers.words import kit

CHAPTERS = ("land", "hide1", "reveal")
LANDS = "blue A, blue B, red C"
TOKENS = "blue atgt B 2, blue atgf B 2, blue atgf A 2"


def war(stacks: str, lands: str = LANDS, **more: str) -> State:
    return game(stacks, lands, "", CHAPTERS, **more)


def strike(state: State, units: str, *dice: int) -> tuple[State, list[tuple[object, ...]], list[str]]:
    """Let red attack B: the table after it, what is shown, and everything that is told."""
    done, events = play(state, ScriptedDice(dice) if dice else None, red=move(units, "C B"))
    return done, told(events, "unveiled", "at", "count", "false"), [each.kind for each in events]


def test_what_all_can_see_is_enough_and_nothing_is_shown() -> None:
    """P-49.3: a weak attack brings nothing to light."""
    done, unveiled, kinds = strike(war(f"{TOKENS}, blue tnk B 6, red inf C"), "inf", 6)
    assert unveiled == []
    assert kinds.count("covered") == 1
    assert shown(done) == "A blue atgf 2, B blue atgf 2, B blue atgt 2, B blue tnk 6"


def test_as_few_true_ones_are_shown_as_are_needed() -> None:
    """P-49.3: one gun kills the tank before it fires; dummies go by lot, and one in three is true again."""
    state = war(f"{TOKENS}, blue inf B, red tnk C")
    done, unveiled, kinds = strike(replace(state, options=replace(state.options, first_salvo="1")), "tnk", 6)
    assert unveiled == [("B", 1, 0)]
    assert "conquered" not in kinds
    counts = {row: sum(each.count for each in done.stacks if each.row == row) for row in ("atg", "atgt", "atgf")}
    assert counts == {"atg": 1, "atgt": 1, "atgf": 2}


def test_if_the_attackers_live_everything_is_shown() -> None:
    """P-49.4: with the dice that were thrown first."""
    done, unveiled, kinds = strike(war(f"{TOKENS}, blue inf B, red tnk C 9"), "tnk", 1, *([3] * 20))
    assert unveiled == [("B", 2, 2)]
    assert "covered" not in kinds
    assert "atgf" not in shown(done)


def test_the_dice_of_the_first_fire_are_those_of_the_battle() -> None:
    """P-49.3: thrown once, before anybody shows anything."""
    dice = KeyedDice(b"once")
    play(war(f"{TOKENS}, blue inf B, red tnk C 9"), dice, red=move("tnk", "C B"))
    assert [each.why for each in dice.thrown].count("B D1 blue") == 1
    assert dice.thrown[0].why == "B D1 blue"


def test_bare_dummies_prove_nothing() -> None:
    """P-49.2: all of them are shown, and the land is lost."""
    done, unveiled, _ = strike(war("blue atgf B 2, blue atgt A, red tnk C"), "tnk")
    assert unveiled == [("B", 0, 2)]
    assert done.lands["B"].owner == RED


def test_who_proves_all_shows_all() -> None:
    """P-49.3: a standing order."""
    state = replace(war(f"{TOKENS}, blue tnk B 6, red inf C"), standing={BLUE: Standing(prove=ProveOrder("all"))})
    _, unveiled, kinds = strike(state, "inf", 6)
    assert (unveiled, kinds.count("covered")) == ([("B", 2, 2)], 0)
    done, _ = play(war(TOKENS), blue=ProveOrder("all"))
    assert done.standing[BLUE].prove.what == "all"


def test_without_the_chapter_all_is_shown() -> None:
    state = game(f"{TOKENS}, blue tnk B 6, red inf C", LANDS, "", CHAPTERS[:2])
    _, unveiled, _ = strike(state, "inf", 6)
    assert unveiled == [("B", 2, 2)]


def test_red_learns_the_same_whichever_were_true() -> None:
    """S-21: nothing that was shown or not depends on the tokens where they were not needed."""
    one = war("blue atgt B 2, blue atgf B, blue atgf A 3, blue tnk B 6, red inf C")
    two = war("blue atgf B 3, blue atgt A 2, blue atgf A, blue tnk B 6, red inf C")
    first, second = (play(state, KeyedDice(b"same"), red=move("inf", "C B")) for state in (one, two))
    assert first[1] == second[1]
    assert vision.view(first[0], RED) == vision.view(second[0], RED)
    assert vision.view(first[0], Seat("blue")) != vision.view(second[0], Seat("blue"))


LINES = {
    "minimal": {"en": "prove minimal", "cs": "prokaž minimum", "sk": "preukáž minimum", "ru": "доказать минимум"},
    "all": {"en": "prove everything", "cs": "prokaž vše", "sk": "preukáž všetko", "ru": "доказать всё"},
}
WORDS = kit.seen(kit.war("blue inf A1", chapters=("land-war", "multi", "hide1", "reveal")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", LINES)
def test_what_is_proved_is_ordered(what: str, language: str) -> None:
    (order,) = kit.read(LINES[what][language], language, WORDS)
    assert isinstance(order, ProveOrder)
    assert order.what == what
    assert kit.read(kit.said(order, language), language, WORDS) == (order,)


def test_the_answer_says_what_will_be_shown() -> None:
    assert "only the tokens it takes are shown" in kit.foretold("prove minimal", WORDS)[0]
    assert "all your tokens are shown" in kit.foretold("prove all", WORDS)[0]
    assert kit.wrong("prove all", kit.seen(kit.war(chapters=("land-war", "multi", "hide1")))) == "1 chapter-off"
    assert any("all your tokens" in each for each in kit.overview("prove all", WORDS))


def test_it_stands_in_the_report_and_the_position() -> None:
    assert [each.id for each in in_force(Standing(prove=ProveOrder("all")))] == ["powers-stands-prove"]
    state = replace(war(TOKENS), standing={BLUE: Standing(prove=ProveOrder("all"))})
    read = position.read(state.options, state.circle, position.write(state))
    assert read.standing[BLUE].prove == ProveOrder("all")
