"""Orders as a list: carried out in the order written, told apart by their numbers and not by what they are about."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from pbem.core.dice import ScriptedDice
from pbem.core.problems import Problem, Severity
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.language.letter import merging, sheet, understanding
from pbem.language.letter.draft import Draft
from pbem.registry import GROUP, Registry
from tests.toy.listed import LISTED
from tests.toy.options import Options
from tests.toy.orders import Order, Play, Promise
from tests.toy.state import Player, State, View

RED, GREEN = Seat("red"), Seat("green")
INSTALLED = Registry([EntryPoint("duel", "tests.toy.listed:LISTED", GROUP)])["duel"]
GAME = LISTED


@pytest.fixture
def view() -> View:
    """Blue holds 3, 5 and 7."""
    players = tuple(Player(Seat(seat), cards) for seat, cards in (("blue", (3, 5, 7)), ("red", (2,)), ("green", (4,))))
    known: View = GAME.rules.view(State(Options(), 1, Seat("blue"), players, (1, 2)), Seat("blue"))
    return known


def read(view: View, text: str, standing: str = "") -> Draft[Order]:
    """Read a mail after another."""
    before = read(view, standing).sheet if standing else Sheet[Order]()
    lines = list(enumerate(text.split("\n"), 1))
    draft = understanding.understood(lines, GAME, view, sheet.readers(GAME, view, INSTALLED.lexicons, "en"))
    return sheet.checked(draft, GAME, view, Sheet(tuple(Written(one.order) for one in before.lines)))


def plays(orders: Sheet[Order]) -> list[int]:
    """List the cards wished for."""
    return [one.card for one in orders if isinstance(one, Play)]


def codes(problems: tuple[Problem, ...]) -> list[tuple[int, str]]:
    """Name the problems, line by line."""
    return [(problem.line, problem.code) for problem in problems]


def test_orders_without_a_subject_replace_nothing(view: View) -> None:
    """Twice the same is twice done."""
    draft = read(view, "play 3 against red\nplay 3 against red\nplay 5 against red")
    assert plays(draft.sheet) == [3, 3, 5]
    assert not draft.problems


def test_of_two_orders_with_the_same_subject_the_later_counts(view: View) -> None:
    draft = read(view, "promise red\nplay 3\npromise red")
    assert [one.line for one in draft.sheet.lines] == [2, 3]
    assert codes(draft.problems) == [(1, "replaced")]


def test_a_later_mail_goes_on_at_the_end_of_the_list(view: View) -> None:
    before, after = read(view, "play 7 against red").sheet, read(view, "play 3 against red\nplay 7 against red").sheet
    assert plays(merging.merge(GAME, before, after)) == [7, 3, 7]


def test_what_has_a_subject_is_replaced_in_its_place(view: View) -> None:
    """The numbers of the others stay what they were."""
    before = Sheet[Order]((Written(Promise(RED)), Written(Play(3, RED))))
    after = Sheet[Order]((Written(Play(5, RED), 1), Written(Promise(RED), 2)))
    merged = merging.merge(GAME, before, after)
    assert [(type(one.order).__name__, one.line) for one in merged.lines] == [("Promise", 2), ("Play", 0), ("Play", 1)]


def test_the_rules_are_asked_about_the_whole_list(view: View) -> None:
    """Three can be wished for: with two standing, the second of a further mail is one too many."""
    draft = read(view, "play 5 against red\nplay 7 against red", standing="play 3 against red\nplay 3 against red")
    assert plays(draft.sheet) == [5]
    assert codes(draft.problems) == [(2, "duel-not-now")]
    assert plays(Sheet(draft.dropped)) == [7]


def test_what_is_wrong_with_earlier_mails_is_no_matter_of_this_one(view: View) -> None:
    standing = Sheet[Order](tuple(Written(Play(9, RED)) for _ in range(2)))
    draft = understanding.understood(
        [(1, "play 3 against red")], GAME, view, sheet.readers(GAME, view, INSTALLED.lexicons, "en")
    )
    assert codes(GAME.words.check(view, standing)) == [(0, "duel-no-card")] * 2
    checked = sheet.checked(draft, GAME, view, standing)
    assert plays(checked.sheet) == [3]
    assert not checked.problems


def test_what_a_mail_repeats_is_warned_of(view: View) -> None:
    """A mail sent once more doubles the list: we say so."""
    draft = read(view, "play 5 against red\nplay 3 against red", standing="play 3 against red")
    (warned,) = draft.problems
    assert (warned.code, warned.line, warned.facts["number"]) == ("given-twice", 2, 1)
    assert warned.severity is Severity.WARNING
    assert plays(draft.sheet) == [5, 3]


def test_a_list_comes_to_the_rules_as_it_is(view: View) -> None:
    """The first wish is what is played."""
    state = GAME.rules.setup(Options(seats=2, hand_size=2), GAME.rules.seats(Options(seats=2)), ScriptedDice())
    own = GAME.rules.view(state, Seat("blue"))
    given = Sheet[Order](tuple(Written(Play(card, RED)) for card in reversed(own.cards)))
    after = GAME.rules.resolve(state, {Seat("blue"): given}, ScriptedDice()).state
    assert after.challenge is not None
    assert after.challenge.card == own.cards[-1]


def test_a_list_holds_only_so_many_orders(view: View) -> None:
    """What finds no room is refused and named; what replaces an order needs none."""
    draft = read(view, "\n".join(["play 3 against red"] * 301))
    assert (301, "list-full") in codes(draft.problems)
    plays = tuple(Written[Order](Play(3, RED)) for _ in range(299))
    standing = Sheet((Written[Order](Promise(RED)), *plays))
    later = understanding.understood(
        [(1, "promise red"), (2, "play 5 against red")], GAME, view, sheet.readers(GAME, view, INSTALLED.lexicons, "en")
    )
    full = sheet.checked(later, GAME, view, standing)
    assert [one.line for one in full.sheet.lines] == [1]
    assert codes(full.problems) == [(2, "list-full")]


def test_a_line_refused_is_not_said_to_stand_twice(view: View) -> None:
    """It does not stand in the list a second time."""
    many = "play 3 against red\nplay 5 against red\nplay 7 against red"
    draft = read(view, "play 3 against red", standing=many)
    assert not draft.sheet.lines
    assert "given-twice" not in [problem.code for problem in draft.problems]
