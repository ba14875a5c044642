"""Supply lines (P-55): how supplies are shared out, what is used up, what the next supply step would bring."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.shares import Sharing, Source
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.supply import Meal, expected, step_round
from pbem.rulesets.powers.state import Stack, State, gathered
from tests.rules.powers.kernel.kit import BLUE, RED, game, map_text, play, shown, told

CHAPTERS = ("land", "cheap", "supply")
COAST = map_text("A-B B-C C-D D-E A-S S-T", {"S": 'kind = "sea"', "T": 'kind = "sea"'})
NEAR = {"A": ("A", "B"), "B": ("B", "A", "C"), "C": ("C", "B")}


def war(stacks: str, lands: str, round_: int = 3, chapters: tuple[str, ...] = CHAPTERS, text: str = "") -> State:
    return replace(game(stacks, lands, text, chapters), round=round_, turn=round_)


def foreseen(state: State, seat: Seat = BLUE) -> Meal:
    return expected(every.book(state).points, state, seat)


def fed(state: State, seat: Seat = BLUE) -> str:
    return shown(replace(state, stacks=foreseen(state, seat).stacks))


def test_who_comes_later_may_send_others_to_another_source() -> None:
    """Whoever is fed from B goes over to A when C asks, who can reach nothing but B."""
    sharing = Sharing((Source("B", 3), Source("A", 3)), NEAR)
    assert [sharing.give("A", 2), sharing.give("B", 1), sharing.give("C", 9)] == [2, 1, 3]
    places = {at: sum(amount for (_, to), amount in sharing.given.items() if to == at) for at in NEAR}
    assert places == {"A": 2, "B": 1, "C": 3}
    assert dict(sharing.used) == {0: 3, 1: 3}


def test_what_is_given_stays_given() -> None:
    """Whoever asks later gets what is left."""
    sharing = Sharing((Source("A", 4), Source("B", 4)), NEAR)
    assert [sharing.give("A", 6), sharing.give("C", 5), sharing.give("B", 1)] == [6, 2, 0]


def test_portions_are_whole() -> None:
    """Of eight, portions of three are two; what is left is there for others."""
    sharing = Sharing((Source("A", 8),), NEAR)
    assert sharing.portions("A", 3, 5) == 2
    assert sharing.give("B", 9) == 2


def test_an_opened_supply_is_used_up_before_another() -> None:
    sharing = Sharing((Source("A", 6, 3), Source("B", 6, 3)), NEAR)
    assert [sharing.give("C", 1), sharing.give("A", 2)] == [1, 2]
    assert dict(+sharing.used) == {1: 3}


def test_lands_feed_before_supplies_are_opened() -> None:
    """P-55.1: the four of A live on A and B; nothing is used up."""
    state = war("blue inf A 4, blue spl A", "blue A, blue B")
    assert fed(state) == "A blue inf 4, A blue spl"
    assert (foreseen(state).fed, dict(foreseen(state).used)) == (240, {})


def test_supplies_are_used_up_ashore_before_aboard() -> None:
    """P-55.1: six and a transport eat 7 BV; the land feeds 3, so two supplies are used up."""
    ship = Stack(BLUE, "trs", "A", harbour="S", load=("spl", "spl"))
    state = war("blue inf A 6, blue spl A", "blue A", 3, (*CHAPTERS, "naval"), COAST)
    after = foreseen(replace(state, stacks=gathered((*state.stacks, ship))))
    assert dict(after.used) == {"A": 2}
    assert [(each.row, each.count, each.load) for each in after.stacks] == [("inf", 6, ()), ("trs", 1, ("spl",))]


def test_of_several_ships_one_is_half_emptied() -> None:
    """P-55.1: three transports with two supplies each, of which three are used up."""
    ships = Stack(BLUE, "trs", "T", 3, load=("spl", "spl")), Stack(BLUE, "cru", "T", 6)
    state = war("", "blue A", 3, (*CHAPTERS, "naval"), COAST)
    after = foreseen(replace(state, stacks=gathered((*state.stacks, *ships))))
    left = sorted((each.count, len(each.load)) for each in after.stacks if each.row == "trs")
    assert left == [(1, 0), (1, 1), (1, 2)]


def test_the_next_step_is_in_every_third_round() -> None:
    """P-55.1: before the start, the first one; in turn, who has played waits for another round."""
    state = war("blue inf A", "blue A")
    rounds = {number: step_round(replace(state, round=number), BLUE) for number in (0, 1, 3, 4, 6, 7)}
    assert rounds == {0: 3, 1: 3, 3: 3, 4: 6, 6: 6, 7: 9}
    turns = replace(state, options=replace(state.options, order="sequential"), on=RED, circle=(BLUE, RED))
    assert [step_round(turns, seat) for seat in (BLUE, RED)] == [6, 3]


def test_what_is_ready_in_time_is_counted() -> None:
    """P-55.1, P-4.3: in round 1 a supply under construction is one for round 3; so is who eats then."""
    assert fed(war("blue inf A 4, blue spl* A", "blue A", 1)) == "A blue inf 4"
    assert fed(war("blue inf A 3, blue inf* A", "blue A", 1)) == "A blue inf 3"


def test_a_land_that_is_fresh_now_feeds_later() -> None:
    """P-4.5: in turn it feeds nobody in the player turn that comes, but in the round after."""
    state = war("blue inf A", "blue A")
    lands = {**state.lands, "A": replace(state.lands["A"], fresh=True)}
    turns = replace(state, lands=lands, on=BLUE, options=replace(state.options, order="sequential"))
    assert fed(turns) == ""
    assert fed(replace(turns, round=2)) == "A blue inf"


def test_a_turn_brings_what_was_foretold() -> None:
    """P-55.1: of nine infantry six are fed by their land and a supply; D feeds beside E."""
    state = war("blue inf A 9, blue spl A, red inf E 7, red spl D", "blue A, red E, red D")
    after, events = play(state)
    assert shown(after) == "A blue inf 6, E red inf 7"
    assert told(events, "supplied", "seat", "count") == [("blue", 1), ("red", 1)]
    assert told(events, "perished", "seat", "at", "counts", "why") == [("blue", "A", (3,), "unfed")]
    assert fed(state) == "A blue inf 6, D red spl, E red inf 7"
    assert fed(state, RED) == "A blue inf 9, A blue spl, E red inf 7"
