"""Evropská válka by mail, one after another: what the others can tell from the course of a turn (E-10.1)."""

from __future__ import annotations

import pytest
from sqlmodel import Session

from pbem.rulesets.europe.state import Deck, State
from pbem.service.game import games
from pbem.service.house.house import House
from pbem.service.referee import amendment
from pbem.service.referee.amendment import Decrees
from pbem.store.tables import Campaign
from tests.known import known
from tests.service.acting_kit import act, done_with, faults
from tests.service.kit import Office

FRANCE, OTTOMAN = "france@players.test", "ottoman@players.test"


@pytest.fixture
def steps(office: Office) -> Office:
    """A sequential game of two; France is on turn."""
    office.key = "jaro"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("france", "ottoman")]
    options = {"players": 2, "mode": "sequential", "seating": "listed", "first_player": 1, "start_hand": 3}
    rule = {"every_days": 1, "at": ["20:00"], "early": True, "early_seconds": 60}
    return office.start(key="jaro", title="Jaro", ruleset="europe", options=options, seat=seats, schedule=rule)


def test_standing_orders_alone_do_not_end_the_waiting(steps: Office) -> None:
    """E-13.1: whoever is on turn may send them first; nobody is told of a step in which nothing happened."""
    told = len(steps.mails(OTTOMAN))
    steps.letter("france", "defend best")
    steps.later(seconds=90)
    assert steps.campaign().head_turn == 0
    assert len(steps.mails(OTTOMAN)) == told
    steps.letter("france", "draft FRA")
    steps.later(seconds=90)
    assert steps.campaign().head_turn == 1


def test_a_card_that_is_not_in_hand_is_told_to_nobody(steps: Office) -> None:
    """E-10.1: a sabotage where no enemy stands comes to nothing, and the turn waits for an action."""
    told = len(steps.mails(OTTOMAN))
    steps.letter("france", "sabotage FRA")
    steps.later(seconds=90)
    assert steps.campaign().head_turn == 0
    assert len(steps.mails(OTTOMAN)) == told


def test_an_order_that_will_do_nothing_is_said_first(steps: Office) -> None:
    """Nobody of France stands in BAL: it is told in the subject and in the head, and what will be played instead."""
    steps.letter("france", "move BAL HUN")
    content = steps.content(steps.mails(FRANCE, "answer")[-1])
    assert "as things stand one order will do nothing" in content.subject
    assert "As things stand one order will do nothing (1)." in " ".join(content.text.split())
    assert "will be played with: hold (as things stand nothing of what you ordered is possible)" in (
        " ".join(content.text.split())
    )
    assert "nothing more is needed" not in content.text


def test_standing_orders_of_a_bystander_move_nothing(steps: Office) -> None:
    """E-12: they are taken at any time; orders for a turn that is not his are refused."""
    steps.letter("ottoman", "stop on me\ndraft ANA", sender=OTTOMAN)
    steps.later(seconds=90)
    assert steps.campaign().head_turn == 0
    refused = [line for line in steps.answer(OTTOMAN).lines if not line.accepted]
    assert [problem.code for problem in refused[0].problems] == ["europe-not-your-turn"]


def test_the_last_report_shows_the_others_orders(office: Office) -> None:
    """E-9.5: in the words of their letters; what was tried in vain, too."""
    office.key = "konec"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("france", "ottoman")]
    office.start(key="konec", title="Konec", ruleset="europe", options={"players": 2, "round_limit": 10}, seat=seats)
    act(office, amendment.amend, "-round = 1\n+round = 10\n", "nobody has time any more")
    office.letter("france", "sabotage SPA\ndraft FRA\nstop none", sender=FRANCE)
    office.until("2026-11-23 20:00:01")
    told = " ".join(office.content(office.mails(OTTOMAN, "report")[-1]).text.split())
    assert "sabotage SPA / draft FRA" in told
    assert "stop none" not in told
    assert office.campaign().state == "ended"


def lying(office: Office) -> Deck:
    """Give the deck as it lies now."""

    def found(house: House, session: Session, campaign: Campaign) -> Deck:
        return known(games.opened(session, house.registry, campaign).state, State).deck

    return done_with(office, found)


def test_a_card_out_of_the_deck_is_told_with_the_new_seal(steps: Office) -> None:
    """E-10.2: everybody learns the new seal, one alone which card he got; and all of it is proven."""
    before = lying(steps)
    act(steps, amendment.decree, Decrees((f"hand {before.cards[0]} to ottoman",)), "dealt twice at the table")
    seal, card = lying(steps).seal, before.cards[0]
    assert seal != before.seal
    first, second = (steps.content(steps.mails(seat, "amended")[-1]).text for seat in (FRANCE, OTTOMAN))
    assert seal in "".join(first.split())
    assert seal in "".join(second.split())
    assert (f"the card {card}" in first, f"the card {card}" in second) == (False, True)
    assert not faults(steps)
