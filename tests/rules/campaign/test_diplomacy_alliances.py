"""C-8.3, C-8.4, C-8.7, C-8.8, G27 to G30: alliances, how they begin and how they end."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.treaty import Entry, Share, Words
from tests.rules.campaign.board_kit import E, W, War
from tests.rules.campaign.pact_kit import accept, agree, alliances, answer, contact, court, end, pact, propose, why


def test_an_alliance_begins_with_the_next_turn() -> None:
    """C-8.3, s5.2: all accept in turn 3, for ten turns: it is in force in turns 4 to 13."""
    game = court(contacts="blue-red", turn=3)
    offer = agree(game, "blue", pact("blue red", turns=10))
    game.play()
    assert alliances(game) == [("blue red", 4, 13)]
    assert game.state.alliances[0].number == offer.number
    assert game.facts("red", "alliance_made") == {
        "number": offer.number,
        "others": ("blue",),
        "first": 4,
        "last": 13,
        "joint": 1,
        "entry": 0,
        "explored": 0,
        "view": 0,
        "words": (),
    }


def test_terms_of_an_alliance() -> None:
    """C-8.5: what is shared, entry, kind of victory and the free words are kept and told to the members."""
    game = court(contacts="blue-red")
    terms = (Share("explored"), Share("view"), Entry(), Words("Nobody goes north of row 7."))
    agree(game, "red", pact("blue red", *terms, turns=None, joint=False))
    made = game.play().state.alliances[0]
    assert (made.share_explored, made.share_view, made.entry, made.joint, made.last) == (True, True, True, False, None)
    assert made.words == ("Nobody goes north of row 7.",)
    facts = game.facts("blue", "alliance_made")
    assert (facts["last"], facts["view"], facts["words"]) == (0, 1, ("Nobody goes north of row 7.",))


def test_w16_the_calendar() -> None:
    """W16: all accept in turn 3 for ten turns: hostile in turn 3, allied 4 to 13, warned in reports 12 and 13."""
    game = court(contacts="blue-red", armies="B1@C5=14 R1@F5=10", turn=3)
    agree(game, "blue", pact("blue red", turns=10))
    game.order("blue", 1, E(3)).play(9, 8)
    assert game.told("blue", "battle"), "the movement of turn 3 is still hostile"
    reports = {}
    for turn in range(4, 15):
        assert game.state.turn == turn
        game.play()
        reports[turn] = [event.kind for event in game.told("red") if event.kind.startswith("alliance")]
    assert {turn: kinds for turn, kinds in reports.items() if kinds} == {
        12: ["alliance_ending"],
        13: ["alliance_ended"],
    }


def test_w14_allies_pass_each_other() -> None:
    """W14: from the next turn on allies do not fight."""
    game = court("green red white", "green-red", "R1@C5=14 G1@D5=12")
    agree(game, "red", pact("green red"))
    game.play()
    game.order("red", 1, E(3)).order("green", 1, W(2)).play()
    assert (game.at("red", 1), game.at("green", 1)) == ("F5", "B5")
    assert not game.told("red", "battle")


@pytest.mark.parametrize(("terms", "cell"), [((), "D5"), ((Entry(),), "E5")])
def test_w14_entry(terms: tuple[Entry, ...], cell: str) -> None:
    """W14, C-4.7: without `entry` an army halts before the ally's city; with it, it goes in and takes nothing."""
    game = court("green red white", "green-red", "R1@C5", ["Yaz E5 green"])
    agree(game, "red", pact("green red", *terms))
    game.play().order("red", 1, E(2)).play()
    assert (game.at("red", 1), game.city("Yaz").owner) == (cell, "green")


def test_all_members_must_accept() -> None:
    """G29: three members, one silent: nothing begins; it stays open for the next turn (G21)."""
    game = court("blue green red", "all")
    offer = propose(game, "blue", pact("blue green red"))
    accept(game, "red", offer)
    game.play()
    assert alliances(game) == []
    assert [each.accepted for each in game.view("green").proposals] == [("blue", "red")]
    assert game.facts("green", "proposal_answered") == {"number": offer.number, "who": "red", "answer": "accept"}
    accept(game, "green", offer)
    assert alliances(game.play()) == [("blue green red", 4, 13)]


def test_contacts_must_be_pairwise() -> None:
    """C-8.3: green and red do not know each other; only those two are told that this is the reason (C-7.4)."""
    game = court("blue green red", "blue-green blue-red")
    agree(game, "blue", pact("blue green red"))
    game.play()
    assert alliances(game) == []
    assert [why(game, seat) for seat in ("blue", "green", "red")] == ["hindered", "no_contact", "no_contact"]


def test_the_treaty_may_hand_over_the_contact() -> None:
    """C-8.3: a contact handed over by the treaty itself will do."""
    game = court("blue green red", "blue-green blue-red")
    agree(game, "blue", pact("blue green red", contact("green", "blue", "red")))
    game.play()
    assert alliances(game) == [("blue green red", 3, 12)]
    assert game.realm("red").contacts == {"blue", "green"}


def bound(last: int | None, contacts: str = "all") -> War:
    """Blue and red are allied; green is a third."""
    treaty = {"number": 1111, "members": ["blue", "red"], "first": 1}
    said = [treaty if last is None else {**treaty, "last": last}]
    return court("blue green red white", contacts, alliances=said, turn=5)


def test_an_unlimited_alliance_ends_with_another() -> None:
    """s3.4, C-8.4: red concludes an alliance with green; that with blue ends, and blue is not told with whom."""
    game = bound(None)
    agree(game, "green", pact("green red"))
    game.play()
    assert alliances(game) == [("green red", 6, 15)]
    assert game.facts("blue", "alliance_ended") == {"number": 1111, "others": ("red",), "why": "another"}
    assert "green" not in str([event.facts for event in game.told("blue") if event.kind.startswith("alliance")])


def test_the_others_stay_allied() -> None:
    """C-8.4: two or more who are left remain allied with each other."""
    game = court("blue green red white", "all", alliances=[{"number": 1111, "members": ["blue", "green", "red"]}])
    agree(game, "white", pact("red white"))
    game.play()
    assert alliances(game) == [("blue green", 1, None), ("red white", 3, 12)]
    assert game.facts("blue", "alliance_left") == {"number": 1111, "who": "red", "others": ("green",)}
    assert game.facts("red", "alliance_ended")["why"] == "another"
    assert game.told("blue", "alliance_ended") == []


def test_a_fixed_term_binds() -> None:
    """C-8.4: a member of a fixed-term alliance cannot complete another; why is told to him alone (C-7.4)."""
    game = bound(20)
    agree(game, "green", pact("green red"))
    game.play()
    assert alliances(game) == [("blue red", 1, 20)]
    assert (why(game, "red"), why(game, "green")) == ("bound", "hindered")
    assert game.told("blue", "proposal_over") == []
    assert game.state.proposals == ()


def test_a_fixed_term_ends_by_consent() -> None:
    """C-8.4, G28: earlier only by consent of all; then another can be concluded in the same turn."""
    game = bound(20)
    end(game, "blue red", game.state.alliances[0])
    agree(game, "green", pact("green red"))
    game.play()
    assert alliances(game) == [("green red", 6, 15)]
    assert why(game, "blue", "alliance_ended") == "consent"


def test_one_alone_ends_nothing() -> None:
    """G28, G29: all must want it in the same turn; the others hear who did."""
    game = bound(20)
    end(game, "blue", game.state.alliances[0])
    game.play()
    assert alliances(game) == [("blue red", 1, 20)]
    assert game.facts("red", "end_asked") == {"number": 1111, "asked": ("blue",), "missing": ("red",)}
    end(game, "red", game.state.alliances[0])
    assert alliances(game.play()) == [("blue red", 1, 20)], "blue did not say it again"


def test_an_unlimited_alliance_ends_by_consent() -> None:
    """s3.4: an unlimited alliance ends when both want it, after the movement of that turn."""
    game = bound(None)
    end(game, "blue red", game.state.alliances[0])
    game.play()
    assert alliances(game) == []
    assert [why(game, seat, "alliance_ended") for seat in ("blue", "red")] == ["consent", "consent"]


def test_a_wider_alliance_replaces_a_fixed_one() -> None:
    """C-8.4: all its members are in the new one."""
    game = bound(20)
    agree(game, "green", pact("blue green red", turns=3))
    assert alliances(game.play()) == [("blue green red", 6, 8)]


def test_the_last_turn_does_not_bind() -> None:
    """C-3.1: an alliance whose last turn this is ends anyway, and no two overlap."""
    game = bound(5)
    agree(game, "green", pact("green red"))
    game.play()
    assert alliances(game) == [("green red", 6, 15)]
    assert why(game, "blue", "alliance_ended") == "expired"


@pytest.mark.parametrize(("first", "left"), [(1, "blue red"), (3, "blue green")])
def test_contradicting_treaties_for_a_term(first: int, left: str) -> None:
    """C-8.4, G27: blue completes two alliances for a term in one turn: the first counts, the later fails."""
    game = court("blue green red", "all")
    agree(game, "red", pact("blue red"), came=first)
    agree(game, "green", pact("blue green"), came=2)
    game.play()
    assert [members for members, _, _ in alliances(game)] == [left]
    assert why(game, "blue") == "bound"


def test_contradicting_treaties_without_term() -> None:
    """C-8.4, s3.4: without a term the later one replaces the first."""
    game = court("blue green red", "all")
    agree(game, "red", pact("blue red", turns=None), came=1)
    agree(game, "green", pact("blue green", turns=None), came=2)
    game.play()
    assert alliances(game) == [("blue green", 3, None)]
    assert [event.kind for event in game.told("red") if event.kind.startswith("alliance")] == [
        "alliance_made",
        "alliance_ended",
    ]


def test_circular_alliances() -> None:
    """G27: blue with red, red with green, green with blue, all in one turn: each state is in one alliance at most."""
    game = court("blue green red", "all")
    for came, (by, members) in enumerate([("blue", "blue red"), ("red", "green red"), ("green", "blue green")], 1):
        agree(game, by, pact(members, turns=None), came=came)
    assert alliances(game.play()) == [("blue green", 3, None)]


def test_the_order_of_completion() -> None:
    """C-3.1: an agreement is complete with the last word it needed, whenever it was proposed."""
    game = court("blue green red", "all")
    early, late = propose(game, "red", pact("blue red"), came=1), propose(game, "green", pact("blue green"), came=2)
    accept(game, "blue", late, came=3)
    accept(game, "blue", early, came=4)
    assert [members for members, _, _ in alliances(game.play())] == ["blue green"]


def test_a_rejected_alliance() -> None:
    """4.4: one who rejects ends the proposal, whoever accepted it."""
    game = court("blue green red", "all")
    offer = propose(game, "blue", pact("blue green red"))
    accept(game, "green", offer)
    answer(game, "red", offer, "reject")
    game.play()
    assert (alliances(game), game.state.proposals) == ([], ())
    assert game.facts("green", "proposal_over") == {
        "number": offer.number,
        "by": "blue",
        "others": ("blue", "red"),
        "why": "rejected",
        "who": "red",
    }
    assert game.told("red", "proposal_over") == []


def test_separate_victory() -> None:
    """C-8.7, s3.4: only the members are left, and victory is separate: it breaks, and from the next turn they fight."""
    game = court("blue red", "blue-red", "B1@C5=14 R1@D5=10")
    agree(game, "blue", pact("blue red", joint=False))
    game.play()
    assert alliances(game) == []
    assert why(game, "red", "alliance_ended") == "separate"
    assert game.order("blue", 1, E(1)).play(5, 5).told("red", "battle")


def test_joint_victory() -> None:
    """C-9.3: only the members are left, and victory is joint: they have won."""
    game = court("blue red", "blue-red")
    agree(game, "blue", pact("blue red"))
    assert game.play().facts("red", "ended")["winners"] == ("blue", "red")
