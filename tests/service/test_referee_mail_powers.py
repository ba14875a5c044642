"""The referee of a game whose seats are powers: he names them as he likes, and every mail to him can be read."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, asked, flat, replies, writes
from tests.service.test_example_campaigns import POWERS, begun


@pytest.fixture
def europe(office: Office) -> Office:
    """A game of four powers that has begun."""
    return begun(office, "europe", POWERS)


@pytest.mark.parametrize(
    "named", ["russia", "RU", "Russia", "Russian Empire", "Rusko", "ruská říše", "Россия", "русские"]
)
def test_a_power_is_named_as_the_players_name_it(europe: Office, named: str) -> None:
    assert "Russian Empire: there are no orders" in writes(europe, f"orders {named}")


def test_days_behind_a_name_of_two_words(europe: Office) -> None:
    said = flat(writes(europe, "away Russian Empire 20 December to 27 December because ill"))
    assert "Russian Empire: away from Sunday, 20 December 2026" in said
    assert "no days are booked" not in flat(writes(europe, "away Russian Empire none because back"))


def test_a_power_that_does_not_play_is_refused_with_the_names_of_those_that_do(europe: Office) -> None:
    assert "there are: Dual Alliance, France and allies, Ottoman Empire and Russian Empire" in flat(
        writes(europe, "orders BR")
    )


def test_words_for_one_power_go_to_nobody_else(europe: Office) -> None:
    before = len(europe.mails())
    assert "to France and allies" in flat(writes(europe, "say FR: hello"))
    assert [mail.address for mail in europe.mails()[before:]].count("dual@players.test") == 0


def test_a_slip_in_the_name_does_not_make_it_a_word_to_all(europe: Office) -> None:
    before = len(europe.mails("dual@players.test"))
    assert "No seat is called “Frnace”" in writes(europe, "say Frnace: hello")
    assert len(europe.mails("dual@players.test")) == before


def test_a_question_that_names_powers_can_be_read(europe: Office) -> None:
    """The mail is headed by no game, and a power is called what its game calls it all the same."""
    writes(europe, "set BEN France 3 because the map was wrong")
    assert "Russian Empire, France and allies" in flat(europe.content(asked(europe)).text)
    assert "3 figures" in replies(europe)


def test_a_position_is_corrected_as_it_was_mailed_wrapped(europe: Office) -> None:
    """A deck is a longer line than a mail has; sent back in pieces it is put together again."""
    shown = writes(europe, "position").splitlines()
    first = next(place for place, line in enumerate(shown) if line.strip() == "turn = 1")
    last = next(place for place, line in enumerate(shown) if line.startswith("Game europe1"))
    sent = "\n".join(shown[first:last]).replace("BAL ottoman 1", "BAL ottoman 4")
    writes(europe, f"amend because of the Balkans:\n{sent}\n.")
    replies(europe)
    assert '"BAL ottoman 4"' in writes(europe, "position")
    assert not [mail for mail in europe.mails(REFEREE) if not europe.content(mail).text]


def test_the_help_shows_how_words_are_written_with_powers_and_orders_of_this_game(europe: Office) -> None:
    said = flat(writes(europe, "help"))
    assert "“preview dual”" in said
    assert "red 3" not in said
    assert "army" not in said
    assert "hand AC to" in said
