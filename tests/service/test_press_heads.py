"""To whom a line addresses a letter: any rule set's seats, in every language, and nothing by mistake."""

from __future__ import annotations

import pytest

from pbem.mail import seat_tags
from pbem.service.desk.addressees import head, named
from pbem.service.desk.player_letter import Whom
from tests.service.kit import REGISTRY

CAMPAIGN = REGISTRY["campaign"]
SEATS = ("blue", "red", "green", "white")


def _whom(line: str) -> Whom | None:
    found = head(CAMPAIGN, SEATS, line)
    return found.whom if found else None


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        ("to green: hi", ("green",)),
        ("зелёному и белым: привет", ("green", "white")),
        ("červenému a bílému: ahoj", ("red", "white")),
        ("bielemu: ahoj", ("white",)),
        ("для зелёных: привет", ("green",)),
        ("to the green player: hi", ("green",)),
        ("to purple: hi", ("violet",)),
    ],
)
def test_seats(line: str, seats: tuple[str, ...]) -> None:
    assert _whom(line) == Whom(seats)


@pytest.mark.parametrize(
    "line", ["to all:", "to everybody:", "всем:", "всем игрокам:", "všem:", "všem hráčům:", "všetkým:", "pre všetkých:"]
)
def test_everybody(line: str) -> None:
    assert _whom(line) == Whom(everybody=True)


@pytest.mark.parametrize(
    "line", ["to the referee:", "to GM:", "ведущему:", "судье:", "rozhodčímu:", "vedúcemu:", "rozhodcovi:"]
)
def test_the_referee(line: str) -> None:
    assert _whom(line) == Whom(referee=True)


@pytest.mark.parametrize(
    "line",
    [
        "1: up 3",
        "Red: liar",
        "красный: передаёт мне город",
        "Красные: идут",
        "green: hello",
        "to be honest: no",
        "к слову: да",
        "k tomu: ano",
        "To: orders",
        "Komu: anna",
        "army 1: to A5",
        "зеленому - текст",
        "Sent to green yesterday: x",
    ],
)
def test_what_addresses_nobody(line: str) -> None:
    """A name alone begins a letter only in the case that says `to`."""
    assert _whom(line) is None


@pytest.mark.parametrize(("line", "meant"), [("to gren: x", "green"), ("to green and rde: x", ""), ("to Anna: x", "")])
def test_a_strange_name_is_asked_about(line: str, meant: str) -> None:
    found = _whom(line)
    assert found is not None
    assert (found.seats, found.meant) == ((), meant)
    assert found.unknown


@pytest.mark.parametrize("words", ["green", "to green", "зелёным", "s zelenými", "the Greens", "зелёного"])
def test_a_seat_named_in_a_command(words: str) -> None:
    assert named(CAMPAIGN, SEATS, words) == "green"


def test_the_code_of_a_letter_stands_behind_the_readers_tag() -> None:
    code = seat_tags.new_press()
    own = seat_tags.reply_address("orders@host.test", "rk4", "red", "a" * 12)
    address = seat_tags.press_address(own, code)
    assert seat_tags.parse_press(address.upper()) == code
    assert seat_tags.parse_address(address) == seat_tags.parse_address(own)
    assert seat_tags.pressed(f"> Game rk4, #{seat_tags.press(code)}.") == (code,)
    assert seat_tags.parse_press(own) == seat_tags.parse_press("orders@host.test") == ""
    assert len(address.partition("@")[0]) <= 64


def test_codes_are_hidden_wherever_they_stand() -> None:
    text = f"a #RK4-7-RED-{'A' * 12} b press-{'b' * 16} c ask-{'c' * 26} d"
    assert seat_tags.hidden(text, "*") == "a * b * c * d"
