"""Addresses are never shown unless both wish it, or the campaign says so (C-2.3)."""

from __future__ import annotations

import pytest

from pbem.service.game import games
from pbem.service.press import address_disclosure
from pbem.store.engine import writing
from pbem.store.repository import people, seats
from pbem.store.tables import Event
from tests.service.kit import REGISTRY, Office
from tests.service.press_kit import MET, four, meet, opened

__all__ = ["four"]


def _knows(office: Office, seat: str, address: str) -> bool:
    """Tell whether an address stands in any mail to a player."""
    mails = office.mails(f"{seat}@players.test")
    return any(f"{address}@players.test" in office.content(mail).text for mail in mails)


def _told(office: Office) -> set[tuple[str, str]]:
    return {(one, other) for one in MET for other in MET if one != other and _knows(office, one, other)}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("show address to red", "show my address to blue"),
        ("показать адрес красным", "покажите адрес синим"),
        ("ukaž adresu červeným", "ukaž adresu modrým"),
        ("ukáž adresu červeným", "exchange addresses with blue"),
    ],
)
def test_when_both_wish_it_both_are_told(four: Office, one: str, other: str) -> None:
    four.letter("blue", one)
    assert _told(four) == set()
    assert "Blue would show you their mail address" in four.text("red@players.test")
    four.letter("red", other)
    assert _told(four) == {("blue", "red"), ("red", "blue")}


def test_how_to_agree_is_said_in_the_words_of_the_other(four: Office) -> None:
    four.letter("blue", "show address to green")
    assert "«показать адрес Синим»" in four.text("green@players.test").replace("\n", " ")
    four.letter("green", "показать адрес Синим")
    assert _told(four) == {("blue", "green"), ("green", "blue")}


def test_a_wish_can_be_taken_back_until_both_have_it(four: Office) -> None:
    four.letter("blue", "show address to red")
    four.letter("blue", "hide address from red")
    four.letter("red", "show address to blue")
    assert _told(four) == set()
    four.letter("blue", "show address to red")
    four.letter("blue", "hide address from red")
    assert "knows your address already" in four.text("blue@players.test")


@pytest.mark.parametrize("colour", ["white", "pink"])
def test_without_contact_there_is_nothing_to_show(four: Office, colour: str) -> None:
    """C-8.10: the same words whether or not that state exists."""
    four.letter("blue", f"show address to {colour}")
    assert f"No contact with {colour.title()}." in four.text("blue@players.test")
    assert all("disclosure" not in mail.kind for mail in four.mails("white@players.test"))


@pytest.mark.parametrize(
    ("named", "said"), [("", "Write with whom"), ("to nobody", "Write with whom"), ("to blue", "That is you")]
)
def test_a_wish_names_another_player(four: Office, named: str, said: str) -> None:
    four.letter("blue", f"show address {named}".strip())
    assert said in four.text("blue@players.test")


def test_who_takes_a_seat_over_has_wished_nothing(four: Office) -> None:
    """A wish is its player's, not the seat's."""
    four.letter("red", "show address to blue")
    four.later(hours=1)
    with writing(four.house.engine) as session:
        seat = seats.get(session, "rk5", "red")
        person = people.add(session, "Cyril", "en", "UTC", ["cyril@players.test"])
        assert seat is not None
        seats.give(session, seat, person)
        session.add(Event(at=four.house.now, campaign="rk5", who="referee", kind="seated", payload='{"seat": "red"}'))
    four.letter("blue", "show address to red")
    assert not _knows(four, "blue", "cyril")
    assert not _knows(four, "blue", "red")


def test_addresses_are_told_at_contact_where_the_campaign_says_so(office: Office) -> None:
    """`press.addresses`: the rule book's 1.5, letters without the referee between them."""
    opened(office, press={"addresses": True})
    assert _told(office) == set()
    meet(office, {**MET, "white": (), "red": (), "blue": (), "green": ()})
    with writing(office.house.engine) as session:
        before = games.opened(session, REGISTRY, office.campaign()).state
    meet(office, MET)
    with writing(office.house.engine) as session:
        address_disclosure.met(office.house, session, before, games.opened(session, REGISTRY, office.campaign()))
    assert _told(office) == {(one, other) for one, others in MET.items() for other in others}
    assert "blue@players.test" in office.text("red@players.test")


def test_a_letter_shows_no_address(four: Office) -> None:
    four.letter("blue", "to red: hello")
    assert _told(four) == set()
