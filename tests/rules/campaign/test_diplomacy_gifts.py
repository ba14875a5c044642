"""C-8.2, C-8.5, C-8.6, G16, G18: cities, armies, maps and contacts change hands."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.treaty import Entry
from tests.rules.campaign.board_kit import E, N, W, War
from tests.rules.campaign.pact_kit import (
    accept,
    agree,
    answer,
    army,
    chart,
    city,
    contact,
    court,
    gift,
    pact,
    propose,
    why,
)

YAZ = ["Yaz E5 blue"]


def failure(game: War, seat: str) -> tuple[str, str]:
    """Give what was to be handed over, and why it was not."""
    facts = game.facts(seat, "gift_failed")
    return str(facts["what"]), str(facts["why"])


def test_a_city() -> None:
    """C-8.6: an empty city passes to who accepts it, at the end of the turn."""
    game = court(contacts="blue-red", cities=YAZ)
    offer = agree(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.play()
    assert game.city("Yaz").owner == "red"
    facts = game.facts("blue", "given")
    assert (facts["number"], facts["what"], facts["city"], facts["at"]) == (offer.number, "city", "Yaz", "E5")
    assert game.facts("red", "received")["whom"] == "blue"
    assert [each.standing for each in game.view("red").cities if each.name == "Yaz"] == ["own"]
    assert [each.owner for each in game.view("blue").cities if each.name == "Yaz"] == ["red"]


def test_goods_need_consent() -> None:
    """G16, C-8.6: a city not accepted stays; the proposal lapses after two turns (G21)."""
    game = court(contacts="blue-red", cities=YAZ)
    propose(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.play()
    assert (game.city("Yaz").owner, len(game.state.proposals)) == ("blue", 1)
    game.play()
    assert (game.city("Yaz").owner, why(game, "blue"), why(game, "red")) == ("blue", "lapsed", "lapsed")


@pytest.mark.parametrize(("consent", "given"), [("none", {"city", "map"}), ("goods", {"map"}), ("all", set())])
def test_gift_consent(consent: str, given: set[str]) -> None:
    """G16: what gift_consent says needs no word of the receiver is handed over at the deadline."""
    game = court(contacts="blue-red", cities=YAZ, gift_consent=consent)
    propose(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    propose(game, "blue", gift("blue red", chart("blue", "red")))
    game.play()
    assert {event.facts["what"] for event in game.told("red", "received")} == given


def test_what_needs_no_consent_can_be_refused() -> None:
    """G16: nobody has to take what he does not want."""
    game = court(contacts="blue-red")
    offer = propose(game, "blue", gift("blue red", chart("blue", "red")))
    answer(game, "red", offer, "reject")
    game.play()
    assert (game.told("red", "received"), why(game, "blue")) == ([], "rejected")


def test_who_gives_must_agree() -> None:
    """C-8.6: a gift another is to give needs his word, whatever it is."""
    game = court(contacts="blue-red", gift_consent="none")
    offer = propose(game, "red", gift("blue red", chart("blue", "red")))
    assert game.play().told("red", "received") == []
    accept(game, "blue", offer)
    assert game.play().facts("red", "received")["what"] == "map"


def test_nobody_gives_away_what_a_stranger_has() -> None:
    """C-8.6: a gift whose giver is no party to it is no treaty at all."""
    game = court("blue green red", "all", cities=YAZ, gift_consent="none")
    propose(game, "red", gift("green red", city("Yaz", "blue", "green")))
    game.play()
    assert (game.city("Yaz").owner, game.state.proposals) == ("blue", ())


def test_a_city_lost_this_turn() -> None:
    """C-8.6: the giver must own the city when it is handed over; both parties are told."""
    game = court("blue green red", "blue-red", "G1@E6", YAZ)
    agree(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.order("green", 1, N(1)).play()
    assert game.city("Yaz").owner == "green"
    assert (failure(game, "blue"), failure(game, "red")) == (("city", "not_owned"), ("city", "not_owned"))


def test_a_garrison_inside() -> None:
    """C-8.6: an army of the giver stands in it and may not stay."""
    game = court(contacts="blue-red", armies="B1@E5", cities=YAZ)
    agree(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.play()
    assert (game.city("Yaz").owner, failure(game, "red")) == ("blue", ("city", "garrison"))


def test_a_garrison_that_is_handed_over_too() -> None:
    """C-8.6: city and army together, in whatever order they are written."""
    game = court(contacts="blue-red", armies="B1@E5=17", cities=YAZ)
    agree(game, "blue", gift("blue red", army(1, "blue", "red"), city("Yaz", "blue", "red")))
    game.play()
    assert (game.city("Yaz").owner, game.strength("red", 10), game.at("red", 10)) == ("red", 17, "E5")
    assert game.find("blue", 1) is None


@pytest.mark.parametrize(("terms", "owner"), [((), "blue"), ((Entry(),), "red")])
def test_a_garrison_of_an_ally(terms: tuple[Entry, ...], owner: str) -> None:
    """C-8.6: the army may stay when the same treaty allies them next turn, with entry."""
    game = court(contacts="blue-red", armies="B1@E5", cities=YAZ)
    agree(game, "blue", pact("blue red", city("Yaz", "blue", "red"), *terms))
    game.play()
    assert (game.city("Yaz").owner, game.at("blue", 1)) == (owner, "E5")


def test_an_army() -> None:
    """C-8.6: it gets the receiver's next number, keeps its strength, and obeys him from the next turn on."""
    game = court(contacts="blue-red", armies="B3@K9=14 R4@B18")
    agree(game, "blue", gift("blue red", army(3, "blue", "red")))
    game.play()
    assert (game.find("blue", 3), game.strength("red", 10), game.realm("red").next_number) == (None, 14, 11)
    assert (game.facts("blue", "given")["army"], game.facts("red", "received")["army"]) == (3, 10)
    assert game.order("red", 10, E(2)).play().at("red", 10) == "M9"


def test_an_army_lost_this_turn() -> None:
    """C-8.6: gifts of what one lost this turn fail; both are told."""
    game = court("blue green red", "blue-red", "B1@E5 G1@F5=30")
    agree(game, "blue", gift("blue red", army(1, "blue", "red")))
    game.order("green", 1, W(1)).play(1, 15)
    assert (failure(game, "blue"), failure(game, "red")) == (("army", "gone"), ("army", "gone"))


def test_an_army_nobody_has() -> None:
    """C-8.6: what one never owned fails in the same words."""
    game = court(contacts="blue-red")
    agree(game, "blue", gift("blue red", army(7, "blue", "red")))
    assert failure(game.play(), "red") == ("army", "gone")


def test_an_army_in_a_foreign_city() -> None:
    """C-8.6: the army stands in a city that is not the receiver's."""
    game = court(contacts="blue-red", armies="B1@E5", cities=YAZ)
    agree(game, "blue", gift("blue red", army(1, "blue", "red")))
    game.play()
    assert (failure(game, "red"), game.at("blue", 1)) == (("army", "foreign_city"), "E5")


def test_each_on_its_own() -> None:
    """C-8.6: one that fails leaves the rest as it is, the alliance too."""
    game = court(contacts="blue-red", armies="B3@K9", cities=["Yaz E5 white"])
    agree(game, "blue", pact("blue red", city("Yaz", "blue", "red"), army(3, "blue", "red")))
    game.play()
    assert (failure(game, "blue"), game.facts("red", "received")["what"]) == (("city", "not_owned"), "army")
    assert len(game.state.alliances) == 1


def test_one_thing_promised_twice() -> None:
    """C-3.1: the first agreement gets it, the later one is told that it is gone."""
    game = court("blue green red", "all", "B3@K9")
    agree(game, "red", gift("blue red", army(3, "blue", "red")), came=5)
    agree(game, "green", gift("blue green", army(3, "blue", "green")), came=2)
    game.play()
    assert (game.facts("green", "received")["what"], failure(game, "red")) == ("army", ("army", "gone"))


def test_a_capital() -> None:
    """C-8.6, C-6.1: a capital may be handed over; it never produces for the receiver."""
    realms = {"blue": {"capital": "Yaz"}, "red": {"capital": "Redton"}, "white": {"capital": "Whiteton"}}
    game = court(contacts="blue-red", cities=YAZ, realms=realms, turn=4)
    agree(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.play().play()
    assert game.city("Yaz").owner == "red"
    assert [event.facts["city"] for event in game.told("red", "produced")] == ["Redton"]
    assert game.facts("blue", "no_production")["city"] == "Yaz"


def test_a_map() -> None:
    """C-8.6: explored cells and cities as last seen, once; no live view."""
    game = court(contacts="blue-red", armies="W1@J1", cities=["Tor J2 white"])
    game.order("blue", 9, E(6)).play()
    game.order("blue", 9, W(6))
    propose(game, "blue", gift("blue red", chart("blue", "red")))
    game.play()
    red = game.view("red")
    assert red.fog[0][:11] == "::::::::::?"
    tor = next(each for each in red.cities if each.name == "Tor")
    assert (tor.owner, tor.seen, tor.turn) == ("white", False, 3)
    assert "white" in red.known
    assert red.foreign == ()
    facts = game.facts("red", "received")
    assert (facts["cities"], int(str(facts["cells"])) > 30) == (2, True)
    assert (game.facts("blue", "given")["cells"], game.facts("blue", "given")["cities"]) == (0, 0)
    assert game.play().view("red").fog[0][10] == "?"


def test_a_contact() -> None:
    """C-8.2: mutual, without asking the third, who is not told through whom."""
    game = court("blue green red white", "blue-red green-red")
    propose(game, "red", gift("blue red", contact("green", "red", "blue")))
    game.play()
    assert game.realm("blue").contacts == {"red", "green"}
    assert game.realm("green").contacts == {"red", "blue"}
    assert game.facts("blue", "contact") == {"whom": "green", "how": "handed", "at": "", "other": "", "by": "red"}
    assert game.facts("green", "contact") == {"whom": "blue", "how": "handed", "at": "", "other": "", "by": ""}


def test_the_introducer_named() -> None:
    """G18: with introduction_named the third is told."""
    game = court("blue green red", "blue-red green-red", introduction_named=True)
    propose(game, "red", gift("blue red", contact("green", "red", "blue")))
    assert game.play().facts("green", "contact")["by"] == "red"


def test_a_contact_they_had() -> None:
    """C-8.2, C-7.4: whether the two knew each other is not told to who introduces them; the third hears nothing."""
    told = []
    for contacts in ("blue-red green-red", "blue-red green-red blue-green"):
        game = court("blue green red", contacts)
        propose(game, "red", gift("blue red", contact("green", "red", "blue")))
        game.play()
        told.append([(event.kind, event.facts) for event in game.told("red") if event.kind != "march"])
    assert told[0] == told[1]
    assert game.told("green", "contact") == []


@pytest.mark.parametrize("whom", ["white", "green"])
def test_a_contact_one_has_not(whom: str) -> None:
    """C-8.10: the same words whether that state plays or not."""
    game = court("blue red white", "blue-red")
    propose(game, "red", gift("blue red", contact(whom, "red", "blue")))
    assert failure(game.play(), "red") == ("contact", "no_contact")


@pytest.mark.parametrize("known", ["", " red-white"])
def test_the_contact_of_one_who_has_fallen(known: str) -> None:
    """C-7.4, C-7.5: the receiver hears what all know, and not whether the giver knew that state."""
    game = court("blue red white", f"blue-red{known}", realms={"white": {"alive": False}})
    agree(game, "red", gift("blue red", contact("white", "red", "blue")))
    assert failure(game.play(), "blue") == ("contact", "destroyed")


def test_others_see_a_city_change_hands() -> None:
    """C-7.2: whoever has it in view sees the new owner; nobody else is told (C-7.4)."""
    game = court("blue green red white", "blue-red", "G1@G5", YAZ)
    agree(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.play()
    assert game.facts("green", "city_passed") == {"city": "Yaz", "at": "E5", "owner": "blue", "to": "red"}
    assert not [event for event in game.told("white") if "Yaz" in str(event.facts)]


def test_a_gift_may_save_a_state() -> None:
    """C-9.2: destroyed is who has neither city nor army after phase 6."""
    game = court("blue green red", "blue-red", "G1@B20=30", ["Yaz E5 blue"])
    agree(game, "blue", gift("blue red", city("Yaz", "blue", "red")))
    game.order("green", 1, W(1)).play(15, 1)
    assert game.realm("red").alive
    assert game.told("red", "destroyed") == []
