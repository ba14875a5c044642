"""C-8.3, C-8.10, G21, 4.4, 4.5: what is proposed, heard, answered, taken back, passed by the referee."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.agreements.proposal import number_of
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.campaign.diplomacy import proposals
from pbem.rulesets.campaign.orders import ProposeOrder
from pbem.rulesets.campaign.treaty import Words
from tests.rules.campaign.board_kit import E, War
from tests.rules.campaign.pact_kit import (
    accept,
    agree,
    alliances,
    answer,
    chart,
    contact,
    court,
    decide,
    gift,
    hearing,
    pact,
    propose,
    why,
)

BLUE, RED = Seat("blue"), Seat("red")
YES = {"by": "blue", "members": ["blue", "red"], "turns": 5, "accepted": ["blue", "red"], "turn": 2}
"""An alliance both have wanted since turn 2."""


def test_numbers_follow_from_the_words() -> None:
    """4.5: any change makes another proposal; the number says nothing of others and is the same everywhere."""
    plain, other = pact("blue red"), pact("blue red", Words("Peace."))
    assert number_of(3, BLUE, plain) == number_of(3, BLUE, plain)
    numbers = [
        number_of(3, BLUE, plain),
        number_of(3, BLUE, other),
        number_of(4, BLUE, plain),
        number_of(3, RED, plain),
    ]
    assert len(set(numbers)) == 4
    assert all(1000 <= number <= 9999 for number in numbers)
    assert number_of(3, BLUE, plain, taken=numbers) not in numbers


def offer(by: str, *words: str) -> ProposeOrder:
    """Write an alliance of blue and red in turn 2."""
    treaty = pact("blue red", *map(Words, words))
    return ProposeOrder(number_of(2, Seat(by), treaty), treaty)


def test_a_proposal_is_heard_at_once() -> None:
    """4.5: every member sees the whole text, its number, its deadline and who has accepted."""
    order = offer("blue", "Peace.")
    (heard,) = hearing(court(contacts="blue-red"), "red", ("blue", order)).proposals
    assert (heard.number, heard.by, heard.treaty) == (order.number, "blue", order.treaty)
    assert (heard.turn, heard.until, heard.accepted) == (2, 3, ("blue",))


def test_answers_are_heard_at_once() -> None:
    """4.4: who accepts, who rejects, who takes it back."""
    game = court("blue green red", "all")
    order = ProposeOrder(4711, pact("blue green red"))
    answers = {word: AnswerOrder(4711, word, order.treaty.members) for word in ("accept", "reject", "withdraw")}
    (heard,) = hearing(game, "green", ("blue", order), ("red", answers["accept"])).proposals
    assert (heard.accepted, heard.rejected) == (("blue", "red"), ())
    (heard,) = hearing(game, "green", ("blue", order), ("red", answers["reject"])).proposals
    assert (heard.accepted, heard.rejected) == (("blue",), ("red",))
    assert hearing(game, "green", ("blue", order), ("blue", answers["withdraw"])).proposals == ()


def test_an_answer_to_an_own_proposal_is_heard() -> None:
    """4.4: the author's own words may be among those told to him."""
    order = offer("blue")
    yes = AnswerOrder(order.number, "accept", order.treaty.members)
    (heard,) = hearing(court(contacts="blue-red"), "blue", ("blue", order), ("red", yes)).proposals
    assert heard.accepted == ("blue", "red")


def test_who_wants_to_end_an_alliance_is_heard() -> None:
    """C-8.4: the members hear who asks for the end of their alliance, of others' nothing."""
    game = court(contacts="blue-red", alliances=[{"number": 1111, "members": ["blue", "red"]}])
    said = ("blue", EndOrder(1111, (BLUE, RED)))
    assert hearing(game, "red", said).ending == ((1111, "blue"),)
    assert hearing(game, "white", said).ending == ()


def test_a_stranger_is_not_heard() -> None:
    """C-8.10: a proposal of one without contact does not arrive, unless an acquaintance is to introduce him."""
    game = court("blue green red", "green-red blue-red")
    stranger = ProposeOrder(4711, pact("blue green"))
    introduced = ProposeOrder(4712, pact("blue green red", contact("green", "red", "blue")))
    assert hearing(game, "green", ("blue", stranger)).proposals == ()
    assert [each.number for each in hearing(game, "green", ("blue", introduced)).proposals] == [4712]
    alone = court("blue green red", "blue-red")
    assert hearing(alone, "green", ("blue", introduced)).proposals == ()


def test_a_proposal_to_a_stranger_comes_to_nothing() -> None:
    """C-8.10: the same words whether that state plays or never was."""
    told = []
    for seats in ("blue green red white", "blue red white"):
        game = court(seats, "blue-red")
        treaty = pact("blue green")
        propose(game, "blue", treaty)
        game.play()
        told.append([(event.kind, event.facts) for event in game.told("blue", "proposal_over")])
        assert game.told("green", "proposal_over") == []
    assert told[0] == told[1]
    assert [facts["why"] for _, facts in told[0]] == ["no_contact"]


@pytest.mark.parametrize("known", ["", " red-white"])
def test_that_a_member_has_fallen_is_told_before_whom_the_author_knows(known: str) -> None:
    """C-7.4, C-7.5: all know who has fallen; whom the author knows is his secret."""
    game = court("blue red white", f"blue-red{known}", realms={"white": {"alive": False}})
    agree(game, "red", pact("blue red white"))
    assert why(game.play(), "blue") == "destroyed"


def test_the_referee_hears_everything() -> None:
    """s4.2: official decisions go through the referee."""
    view = replace(court().view("red"), seat=REFEREE)
    assert [each.by for each in proposals.told(view, (Overture(BLUE, offer("blue")),)).proposals] == ["blue"]


@pytest.mark.parametrize("ttl", [1, 2, 4])
def test_an_open_proposal_lapses(ttl: int) -> None:
    """G21: it can be accepted for proposal_ttl turns, the one it was made in among them."""
    game = court(contacts="blue-red", proposal_ttl=ttl)
    made = propose(game, "blue", pact("blue red"))
    for _ in range(ttl):
        assert game.told("red", "proposal_over") == []
        game.play()
    assert (why(game, "blue"), why(game, "red"), game.state.proposals) == ("lapsed", "lapsed", ())
    accept(game, "red", made)
    game.play()
    assert (alliances(game), game.facts("red", "answer_void")) == ([], {"number": made.number, "answer": "accept"})


def test_accepted_a_turn_later() -> None:
    """G21, C-8.3: it is in force from the turn after the last consent on."""
    game = court(contacts="blue-red", turn=3)
    made = propose(game, "blue", pact("blue red", turns=10))
    accept(game.play(), "red", made)
    assert alliances(game.play()) == [("blue red", 5, 14)]


def test_a_proposal_is_withdrawn_by_its_author() -> None:
    """4.4: what its author takes back before all have accepted is over."""
    game = court(contacts="blue-red")
    made = propose(game, "blue", pact("blue red"))
    game.play()
    answer(game, "blue", made, "withdraw")
    accept(game, "red", made)
    game.play()
    assert (alliances(game), why(game, "red"), game.told("blue", "proposal_over")) == ([], "withdrawn", [])


def test_an_acceptance_is_withdrawn() -> None:
    """4.4: it can be withdrawn until every party has accepted."""
    game = court("blue green red", "all", proposal_ttl=3)
    made = propose(game, "blue", pact("blue green red"))
    accept(game, "red", made)
    game.play()
    answer(game, "red", made, "withdraw")
    accept(game, "green", made)
    game.play()
    assert alliances(game) == []
    told = [(event.facts["who"], event.facts["answer"]) for event in game.told("blue", "proposal_answered")]
    assert told == [("green", "accept"), ("red", "withdraw")]


def test_what_was_changed_meanwhile_is_not_accepted() -> None:
    """4.5: a changed proposal has another number; who accepts the old one is told that it is gone."""
    game = court(contacts="blue-red")
    old = pact("blue red", turns=10)
    made = ProposeOrder(number_of(2, BLUE, old), old)
    propose(game, "blue", pact("blue red", turns=99))
    accept(game, "red", made)
    game.play()
    assert (alliances(game), game.facts("red", "answer_void")["number"]) == ([], made.number)
    assert len(game.state.proposals) == 1


def referee(contacts: str = "blue-red") -> War:
    """Begin where the referee lets every agreement pass, or not."""
    return court(contacts=contacts, treaty_approval="referee", turn=3)


def test_the_referee_has_to_pass_it() -> None:
    """s4.2, treaty_approval: agreed, it waits for the referee and does not lapse."""
    game = referee()
    made = agree(game, "blue", pact("blue red", turns=10))
    for _ in range(4):
        game.play()
        assert (alliances(game), game.facts("red", "agreement_waits")["number"]) == ([], made.number)
    decide(game, made, passed=True)
    game.play()
    assert alliances(game) == [("blue red", 8, 17)]
    assert game.told("red", "agreement_waits") == []


def test_the_referee_passes_it_beforehand() -> None:
    """treaty_approval: what he has passed comes into force with the last consent."""
    game = referee()
    made = propose(game, "blue", pact("blue red"))
    decide(game, made, passed=True)
    accept(game.play(), "red", made)
    assert [members for members, _, _ in alliances(game.play())] == ["blue red"]


def test_the_referee_refuses() -> None:
    """treaty_approval: a refusal is told to all members, and it is over."""
    game = referee()
    made = agree(game, "blue", pact("blue red"))
    decide(game, made, passed=False)
    game.play()
    assert (why(game, "blue"), why(game, "red"), game.state.proposals) == ("refused", "refused", ())


def test_gifts_pass_the_referee_too() -> None:
    """s4.2: all official decisions."""
    game = referee()
    made = propose(game, "blue", gift("blue red", chart("blue", "red")))
    assert game.play().told("red", "received") == []
    decide(game, made, passed=True)
    assert game.play().told("red", "received")


@pytest.mark.parametrize("word", ["withdraw", "reject"])
def test_what_all_have_accepted_is_binding(word: str) -> None:
    """4.4: once the deadline has passed, nobody takes back what waits for the referee."""
    game = court(contacts="blue-red", treaty_approval="referee", proposals=[YES], turn=3)
    (waiting,) = game.state.proposals
    game.write("red", AnswerOrder(waiting.number, word, waiting.treaty.members))  # type: ignore[arg-type]
    game.play()
    assert game.facts("red", "answer_void") == {"number": waiting.number, "answer": word}
    assert len(game.state.proposals) == 1


def test_only_the_referee_lets_pass() -> None:
    """treaty_approval: a player's word is none."""
    game = referee()
    made = agree(game, "blue", pact("blue red"))
    game.write("blue", PassOrder(made.number, True))
    assert alliances(game.play()) == []


@pytest.mark.parametrize("accepting", ["green", "green red"])
def test_a_member_destroyed(accepting: str) -> None:
    """C-9.2: a proposal ends with a party to it, agreed or not; to propose anything to the dead comes to nothing."""
    game = court("blue green red white", "all", "W1@S1=30")
    accept(game, accepting, propose(game, "blue", pact("blue green red")))
    game.order("white", 1, E(1)).play(1, 15)
    assert game.told(None, "destroyed")
    assert game.state.proposals == ()
    assert all("green" not in each.members for each in game.state.alliances)
    over = [(event.facts["why"], event.facts["who"]) for event in game.told("red", "proposal_over")]
    assert over == ([("destroyed", "green")] if accepting == "green" else [])
    propose(game, "blue", pact("blue green"))
    assert why(game.play(), "blue") == "destroyed"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game.write("blue", ProposeOrder(1234, pact("green red"))),
        lambda game: game.write("blue", ProposeOrder(1234, pact("blue"))),
        lambda game: game.write("blue", ProposeOrder(1234, pact("blue red", turns=0))),
        lambda game: game.write("blue", ProposeOrder(1234, gift("blue red", chart("green", "red")))),
        lambda game: game.write("blue", AnswerOrder(1234, "withdraw", (BLUE, RED))),
        lambda game: game.write("blue", EndOrder(1234, (BLUE, RED))),
        lambda game: game.write(REFEREE, PassOrder(1234, True)),
    ],
)
def test_nonsense_changes_nothing(spoil: Callable[[War], War]) -> None:
    """Whatever stands in a sheet, a turn is played."""
    game = court("blue green red", "all")
    spoil(game).play()
    assert (game.state.proposals, game.state.alliances) == ((), ())
