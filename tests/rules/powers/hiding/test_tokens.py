"""Single hidden units (P-48): what becomes of tokens, what is said of them; the rest is in the scenarios."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import HideOrder, MixOrder, ShowOrder, TokensOrder, Units, UnitsDecree
from pbem.rulesets.powers.orders.tokens import TokenOrder
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.state import Standing, State
from pbem.rulesets.powers.view import View
from tests.rules.powers.kernel.kit import BLUE, RED, game, move, play, shown, told
from tests.rules.powers.words import kit

CHAPTERS = ("land", "hide1")
OWN = "blue A, blue B, blue C"
WORDS = kit.war(
    "blue atg A1 2, blue atgt A1, blue atgf A1, blue atgf B1, red atgq B2 3", chapters=("land-war", "multi", "hide1")
)


def looking(view: View) -> str:
    return ", ".join(
        f"{each.at} {each.owner} {each.row}{f' {each.count}' if each.count > 1 else ''}" for each in view.stacks
    )


def seen(state: State, seat: str = "red") -> str:
    return looking(vision.view(state, Seat(seat)))


def test_a_unit_becomes_three_tokens_of_which_one_is_true() -> None:
    """P-48.2: its owner sees which, the others see three."""
    state, events = play(game("blue atg A 2", "blue A", chapters=CHAPTERS), blue=HideOrder(Units("atg", 1), "A"))
    assert shown(state) == "A blue atg, A blue atgf 2, A blue atgt"
    assert seen(state) == "A blue atg, A blue atgq 3"
    assert seen(state, "blue") == shown(state)
    assert told(events, "hidden", "seat", "at", "count") == [("blue", "A", 1)]


def test_tokens_go_their_own_ways_and_nobody_sees_which_goes_where() -> None:
    """P-48.2, S-21: what all are told of them has no true ones, and says together what went together."""
    state = game("blue atgt A, blue atgf A 2", OWN, "", CHAPTERS)
    done, events = play(state, blue=[move("atgf", "A B"), move("atgt", "A B")])
    assert seen(done) == "B blue atgq 3"
    assert told(events, "moved", "at", "rows", "counts") == [("B", ("atgq",), (3,))]


def test_the_order_of_lines_tells_nothing() -> None:
    """S-21: what is told comes in the order of the places, not of the letter."""
    state = game("blue atgt B, blue atgf B 2", OWN, "", CHAPTERS)
    one, first = play(state, blue=[move("atgt", "B C"), move("atgf", "B A")])
    state = game("blue atgt B, blue atgf B 2", OWN, "", CHAPTERS)
    two, second = play(state, blue=[move("1 atgf", "B A"), move("1 atgt", "B A"), move("atgf", "B C")])
    assert (seen(one), first) == (seen(two), second)


def test_who_is_attacked_shows_what_he_has() -> None:
    """P-49.4: the true ones fight, the false ones go; then again one in three is true."""
    state = game("blue atgt B, blue atgf B, blue atgf A, red tnk C 3", OWN + ", red C", "", CHAPTERS)
    done, events = play(state, red=move("tnk", "C B"))
    assert told(events, "unveiled", "seat", "at", "count", "false") == [("blue", "B", 1, 1)]
    assert told(events, "thinned", "at", "count") == [("A", 1)]
    assert told(events, "battle", "rows_1") == [(("atg",),)]
    assert "atgf" not in shown(done)


def test_bare_dummies_hold_nothing() -> None:
    """P-49.2: all of them are shown; nobody is there, and there is no battle."""
    state = game("blue atgf B 2, blue atgt A, red tnk C", OWN + ", red C", "", CHAPTERS)
    done, events = play(state, red=move("tnk", "C B"))
    assert told(events, "unveiled", "count", "false") == [(0, 2)]
    assert not told(events, "battle", "at")
    assert told(events, "joined", "at", "count") == [("A", 2)]
    assert seen(done) == "A blue atgq 3, B red tnk"


def test_tokens_alone_attack_nobody() -> None:
    """P-49.2: whoever attacks proves that he has a unit; a token is none."""
    for row in ("1 atgt", "1 atgf"):
        state = game("blue atgt C, blue atgf C 2", OWN, "", CHAPTERS)
        _, events = play(state, blue=move(row, "C D"))
        assert told(events, "halted", "goal", "why", "rows") == [("D", "unable", ("atgq",))]


def test_who_walks_in_unopposed_with_tokens_shows_none() -> None:
    """P-49.4: where nobody fights nothing is seen."""
    state = game("blue atgt A, blue atgf A 2, blue inf A", "blue A", "", CHAPTERS)
    done, events = play(state, blue=move("inf, atgt, atgf", "A B"))
    assert not told(events, "unveiled", "at")
    assert seen(done) == "B blue atgq 3, B blue inf"


def test_attackers_show_theirs_where_somebody_is_there() -> None:
    state = game("blue atgt A, blue atgf A 2, blue tnk A 3, red inf B", "blue A, red B", "", CHAPTERS)
    done, events = play(state, blue=move("tnk, atgt, atgf", "A B"))
    assert told(events, "unveiled", "seat", "count", "false") == [("blue", 1, 2)]
    assert "atgf" not in shown(done)


def test_one_is_shown_and_two_dummies_go() -> None:
    """P-48.4."""
    state = game("blue atgt A 2, blue atgf B 4", OWN, "", CHAPTERS)
    done, events = play(state, blue=[ShowOrder(Units("atgt", 1), "A")])
    assert shown(done) == "A blue atg, A blue atgt, B blue atgf 2"
    assert told(events, "thinned", "at", "count") == [("B", 2)]


def test_dummies_go_first_where_their_owner_has_named() -> None:
    """P-48.1: a standing order; elsewhere the lot decides."""
    state = game("blue atgt A 2, blue atgf B 2, blue atgf C 2", OWN, "", CHAPTERS)
    done, _ = play(state, blue=[TokensOrder(("C", "B")), ShowOrder(Units("atgt", 1), "A")])
    assert shown(done) == "A blue atg, A blue atgt, B blue atgf 2"
    assert done.standing[BLUE].tokens == TokensOrder(("C", "B"))


def test_a_dummy_goes_to_others_anywhere() -> None:
    """P-48.3."""
    state = game("blue atgt A, blue atgf A, blue atgf C", OWN, "", CHAPTERS)
    done, events = play(state, blue=MixOrder(Units("atgf", 1), "A", "C"))
    assert shown(done) == "A blue atgt, C blue atgf 2"
    assert told(events, "mixed", "at", "to", "count") == [("A", "C", 1)]


def test_when_all_is_over_nothing_is_hidden() -> None:
    state = game("blue atgt A, blue atgf A 2", "blue A, red E", "", CHAPTERS, rounds=1)
    done, _ = play(state)
    assert done.result is not None
    assert seen(done) == shown(done)


ORDERS: dict[TokenOrder, dict[str, str]] = {
    HideOrder(Units("atg", 1), "A1"): {
        "en": "hide 1 atgun at A1",
        "cs": "skryj 1 ptdělo v A1",
        "sk": "skry 1 ptdelo v A1",
        "ru": "скрыть 1 пто в A1",
    },
    ShowOrder(Units("atgt", 1), "A1"): {
        "en": "show 1 hidden atgun in A1",
        "cs": "odhal 1 skryté ptdělo v A1",
        "sk": "odhaľ 1 skryté ptdelo v A1",
        "ru": "раскрыть 1 скрытую пто в A1",
    },
    MixOrder(Units("atgf", 1), "A1", "B1"): {
        "en": "mix 1 dummy atgun A1 -> B1",
        "cs": "zamíchej 1 klamné ptdělo z A1 mezi žetony v B1",
        "sk": "zamiešaj 1 klamné ptdelo z A1 do B1",
        "ru": "подмешать 1 ложную пто из A1 к жетонам в B1",
    },
    TokensOrder(("B1", "A1")): {
        "en": "tokens B1, A1",
        "cs": "žetony B1, A1",
        "sk": "žetóny B1, A1",
        "ru": "жетоны B1, A1",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.kind)
def test_what_tokens_are_told(order: TokenOrder, language: str) -> None:
    view = kit.seen(WORDS)
    assert kit.read(ORDERS[order][language], language, view) == (order,)
    assert kit.read(kit.said(order, language), language, view) == (order,)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("hide 3 atgun at A1", "1 no-tokens"),
        ("hide 1 tank at A1", "1 no-hiding"),
        ("show 2 hidden atgun at A1", "1 no-tokens"),
        ("show 1 hidden atgun at B1", "1 no-tokens"),
        ("mix 1 hidden atgun A1 -> B1", "1 mix-true"),
        ("mix 1 dummy atgun A1 -> C1", "1 no-company"),
        ("mix 2 dummy atgun A1 -> B1", "1 no-tokens"),
        ("move 1 uncertain atgun A1 -> B1", "1 which-token"),
        ("build 1 hidden atgun at A1", "1 no-price"),
        ("hide 1 atgun at A1; move 1 hidden atgun, 2 dummy atgun A1 -> B1", ""),
        ("hide 2 atgun at A1; move 1 atgun A1 -> B1", "2 too-few"),
    ],
)
def test_what_cannot_be_done_with_tokens(line: str, problem: str) -> None:
    assert kit.wrong(line, kit.seen(WORDS)) == problem


def test_the_answer_says_what_the_others_will_see() -> None:
    view = kit.seen(WORDS)
    (said,) = kit.foretold("hide 1 atgun at A1", view)
    assert said.startswith("The others will see 3 uncertain anti-tank guns in A1; one in three is true.")
    assert kit.foretold("move 1 atgun A1 -> B2", view)[0].endswith(": 3 unknown pieces.")


def test_it_may_be_that_red_has_any_of_his_tokens() -> None:
    """S-19: dealt anew the same tokens stand there, and others are true."""
    state = game("blue atgt A, blue atgf B 2, red atgt D, red atgf D, red atgf E", OWN, "", CHAPTERS)
    dealt = {shown(vision.reimagine(state, BLUE, KeyedDice(bytes([key])))) for key in range(20)}
    assert len(dealt) > 1
    same = {seen(vision.reimagine(state, BLUE, KeyedDice(bytes([key]))), "blue") for key in range(5)}
    assert same == {seen(state, "blue")}
    assert RED in state.circle


def test_the_referee_sets_tokens_and_tells_nobody_which() -> None:
    """S-21: all hear how many tokens stand there now."""
    state = game("blue atgt A, blue atgf A", "blue A", "", CHAPTERS)
    done = decree(state, UnitsDecree(BLUE, Units("atgf", 2), "A"))
    assert shown(done.state) == "A blue atgf 2, A blue atgt"
    assert told(done.events, "decree-units", "row", "count") == [("atgq", 3)]
    with pytest.raises(Refusal):
        decree(state, UnitsDecree(BLUE, Units("atgq", 2), "A"))


def test_tokens_are_written_and_read() -> None:
    state = game("blue atgt A, blue atgf A 2", "blue A", "", CHAPTERS)
    written = position.write(replace(state, standing={BLUE: Standing(tokens=TokensOrder(("A",)))}))
    read = position.read(state.options, state.circle, written)
    assert (read.stacks, read.standing[BLUE].tokens.lands) == (state.stacks, ("A",))
