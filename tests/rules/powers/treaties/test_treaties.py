"""P-16: treaties: proposed, accepted, binding, denounced with notice; what a third seat hears of them: nothing."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from pbem import codec
from pbem.core.agreements.proposal import number_of
from pbem.core.dice import KeyedDice
from pbem.core.events import Event, seen_by
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.chapters.treaties import time
from pbem.rulesets.powers.orders import AnswerOrder, DenounceOrder, EndOrder, Order, ProposeOrder
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.treaty import Clause, Treaty
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, map_text, move, owners, play, shown, told

pytestmark = pytest.mark.usefixtures("heads")

THREE = map_text("A-B B-C C-D D-E B-D", sides={"X": "A", "Y": "B", "Z": "E"})
MANY = ("land", "multi")


def peaceful(stacks: str = "", lands: str = "", order: str = "simultaneous", notice: int = 2) -> State:
    return game(stacks, lands, THREE, MANY, order=order, treaty_notice=notice)


def propose(state: State, by: Seat = BLUE, to: Seat = RED, until: int = 0, words: str = "") -> ProposeOrder:
    clauses: tuple[Clause, ...] = () if words else ("peace",)
    treaty = Treaty((BLUE, RED) if {by, to} == {BLUE, RED} else (by, to), clauses, until, words)
    return ProposeOrder(number_of(time(state), by, treaty), treaty)


def accept(offer: ProposeOrder) -> AnswerOrder:
    return AnswerOrder(offer.number, "accept", offer.treaty.members)


def agreed(state: State, until: int = 0) -> State:
    offer = propose(state, until=until)
    return play(state, blue=offer, red=accept(offer))[0]


def heard(events: Iterable[Event], seat: Seat | None, kind: str) -> int:
    return sum(event.kind == kind and seen_by(event, seat) for event in events)


def test_what_all_accept_is_in_force_in_the_same_round() -> None:
    """S-4: agreements come before the movement; nobody else hears of it (7.4)."""
    state = peaceful("blue inf A 2, red inf B")
    offer = propose(state)
    done, events = play(state, blue=[offer, move("inf", "A B")], red=accept(offer))
    assert [(pact.number, pact.members) for pact in done.pacts] == [(offer.number, (BLUE, RED))]
    assert shown(done) == "A blue inf 2, B red inf"
    assert told(events, "halted", "why") == [("peace",)]
    assert [heard(events, seat, "concluded") for seat in (BLUE, RED, GREEN, None)] == [1, 1, 0, 0]
    assert [heard(events, seat, "halted") for seat in (BLUE, RED, GREEN, None)] == [1, 0, 0, 0]
    assert vision.view(done, GREEN).pacts == ()
    assert vision.view(done, REFEREE).pacts == done.pacts
    assert codec.loads(codec.dumps(done, State), State) == done


def test_a_proposal_waits_a_round_and_then_lapses() -> None:
    state = peaceful()
    offer = propose(state)
    state, _ = play(state, blue=offer)
    assert vision.view(state, RED).proposals
    assert not vision.view(state, GREEN).proposals
    accepted, _ = play(state, red=accept(offer))
    assert accepted.pacts
    late, events = play(state)
    assert (late.pacts, late.proposals) == ((), ())
    assert heard(events, RED, "proposal_over") == 1
    _, events = play(late, red=accept(offer))
    assert heard(events, RED, "answer_void") == 1


def test_notice_binds_for_some_rounds_more() -> None:
    """P-16.3: after two rounds, at the end of the round; all parties are told at once."""
    state = agreed(peaceful("blue inf A 2, red inf B"))
    notice = DenounceOrder(state.pacts[0].number, (BLUE, RED))
    assert in_play.addressees(notice) == (BLUE, RED, REFEREE)
    state, events = play(state, red=notice)
    assert told(events, "denounced", "by", "until") == [("red", 4)]
    for _ in range(2):
        assert state.pacts
        state, events = play(state, blue=move("inf", "A B"))
        assert told(events, "halted", "why") == [("peace",)]
    assert state.pacts == ()
    assert heard(events, BLUE, "treaty_ended") == 1
    assert told(events, "treaty_ended", "why", "free")[-1] == ("denounced", 5)
    state, _ = play(state, blue=move("inf", "A B"))
    assert shown(state).startswith("B blue inf")


def test_a_treaty_ends_with_the_round_it_names() -> None:
    """P-16.2: `until round r`."""
    state, events = play(agreed(peaceful(), until=2))
    assert state.pacts == ()
    assert told(events, "treaty_ended", "why", "free") == [("until", 3)]


def test_notice_in_sequential_play_ends_after_the_turn_of_who_gave_it() -> None:
    """P-16.3: so many rounds later, right after the player turn of the denouncing party."""
    state = peaceful(order="sequential", notice=1)
    offer = propose(state)
    state, _ = play(state, blue=offer, red=accept(offer))
    assert state.pacts
    state = _up_to(RED, state)
    state, _ = play(state, red=[DenounceOrder(offer.number, (BLUE, RED)), EndOrder()])
    before = _up_to(RED, state)
    assert (before.pacts[0].last, before.round) == (2, 2)
    after, events = play(before, red=EndOrder())
    assert after.pacts == ()
    assert told(events, "treaty_ended", "why", "free") == [("denounced", 2)]


def _up_to(seat: Seat, state: State) -> State:
    """Let the seats end their player turns until it is that seat's."""
    while state.on != seat:
        state, _ = play(state, **{state.on: EndOrder()})
    return state


def test_without_binding_lies_are_allowed() -> None:
    """P-16.2, `treaty_binding` off: Diplomacy style."""
    state = game("blue inf A 2, red inf B", "", THREE, MANY, treaty_binding=False)
    offer = propose(state)
    done, _ = play(state, blue=[offer, move("inf", "A B")], red=accept(offer))
    assert shown(done).startswith("B blue inf")


def test_free_words_bind_nobody() -> None:
    """P-16.2: free text is only recorded and shown to its parties."""
    state = peaceful("blue inf A 2, red inf B", "red C")
    offer = propose(state, words="blue leaves B alone")
    done, _ = play(state, blue=[offer, move("inf", "A B")], red=accept(offer))
    assert done.pacts[0].words == "blue leaves B alone"
    assert owners(done).split()[1] == "B:blue!"


@pytest.mark.parametrize(
    "treaty",
    [
        Treaty((BLUE,)),
        Treaty((RED, GREEN)),
        Treaty((BLUE, Seat("white"))),
        Treaty((BLUE, RED), ()),
        Treaty((BLUE, RED), ("pass",)),
        Treaty((BLUE, RED), ("peace", "vision")),
    ],
    ids=["alone", "of others", "nobody", "empty", "pass", "vision"],
)
def test_what_is_no_treaty_is_none(treaty: Treaty) -> None:
    """P-16.2: clauses of chapters that are not in play are refused."""
    done, _ = play(peaceful(), blue=ProposeOrder(1234, treaty))
    assert done.proposals == ()


def test_who_is_told_sees_it_before_the_turn_is_played() -> None:
    """P-16.3: all parties at once."""
    state = peaceful()
    offer = propose(state)
    view = in_play.told(vision.view(state, RED), (Overture[Order](BLUE, offer),))
    assert [each.number for each in view.proposals] == [offer.number]
    bound = agreed(state)
    notice = DenounceOrder(bound.pacts[0].number, (BLUE, RED))
    after = in_play.told(vision.view(bound, BLUE), (Overture[Order](RED, notice),))
    assert (after.pacts[0].denounced, after.pacts[0].last) == (RED, bound.round + 2)
    assert in_play.told(vision.view(state, GREEN), (Overture[Order](BLUE, offer),)).proposals == ()


def test_who_falls_leaves_his_treaties() -> None:
    """P-16.8."""
    state = agreed(peaceful("green inf D 2, red inf B 1", "green D"))
    done, events = play(state, green=move("inf", "D B"))
    assert dict(done.out) == {"red": 2}
    assert done.pacts == ()
    assert told(events, "treaty_ended", "why") == [("out",)]


def test_two_in_a_treaty_do_not_attack_together() -> None:
    """S-8.2: only the largest goes in; the other halts, and he alone is told why."""
    state = agreed(drawn(peaceful("blue inf A 2, red inf B 1, green inf D 1"), "", "red B, green D, blue C"))
    state = drawn(state, "blue inf C 2")
    done, events = play(state, blue=move("2 inf", "C D"), red=move("inf", "B D"))
    assert told(events, "halted", "seat", "why") == [("red", "shared")]
    assert heard(events, GREEN, "halted") == 0


def test_what_others_agreed_on_is_dealt_anew() -> None:
    """S-19: a view stays the same whatever the others have agreed on."""
    state = agreed(peaceful())
    for key in (b"1", b"2", b"3"):
        other = vision.reimagine(state, GREEN, KeyedDice(key))
        assert vision.view(other, GREEN) == vision.view(state, GREEN)
    assert any(vision.reimagine(state, GREEN, KeyedDice(bytes([key]))).pacts != state.pacts for key in range(5))
