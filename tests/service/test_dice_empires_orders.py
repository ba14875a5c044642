"""Dice Empires by mail: section 6's second mail, a list over two letters, and what its answer says at its head."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.referee_mail_kit import flat

BLUE, RED = "blue@players.test", "red@players.test"


@pytest.fixture
def tatry(office: Office) -> Office:
    """Tatry, round 1: blue writes Slovak, red English."""
    office.key = "tatry"
    seats = [
        {"seat": seat, "name": name, "address": [f"{seat}@players.test"], "language": language}
        for seat, name, language in (("blue", "Victor", "sk"), ("red", "John", "en"))
    ]
    office.start(
        ruleset="dice_empires",
        title="Tatry",
        options={"players": 2},
        seat=seats,
        schedule={"every_days": 1, "at": ["14:00", "19:00"]},
    )
    return office


def told(office: Office, address: str) -> str:
    """Give the words of the last mail, without line breaks."""
    return flat(office.text(address))


def test_mail_2_of_section_6_in_slovak(tatry: Office) -> None:
    """6: good lines with their commands, bad ones with reasons, how many may be added, what is in force."""
    tatry.letter("blue", "oddeľ 2 z k1 do domy\npresuň otrokov červených na hradby ľavé\npošli k4\nopakuj ak prehrávam")
    said = told(tatry, BLUE)
    assert "[1] Oddeľ 2 z k1 do domov" in said
    assert "1. príkaz z 5." in said
    assert "Otroci môžu ísť iba do domov, na farmu alebo do radnice, nie na ľavé hradby." in said
    assert "Chýba vľavo alebo vpravo." in said
    assert "Máte 5 príkazov a 1 platný riadok. Môžete pridať ešte 4." in said
    assert "najplnšia skupina" not in said, "nobody has touched what is usual"


def test_a_second_letter_goes_on_with_the_list(tatry: Office) -> None:
    """X-13.1: later lines come behind the earlier ones; `cancel 1` takes the first away again."""
    tatry.letter("red", "split 2 from d1 to farm\nsplit 2 from d1 to houses")
    tatry.letter("red", "split 1 from d1 to barracks\ncancel 1")
    said = told(tatry, RED)
    assert "[1] Split 2 from d1 to houses" in said
    assert "[2] Split 1 from d1 to barracks" in said
    assert "Command 2 of 5." in said


def test_a_letter_that_begins_anew(tatry: Office) -> None:
    """`replace` at its top begins the list anew; standing orders of the letter before go with it."""
    tatry.letter("red", "split 2 from d1 to farm\nreroll never")
    tatry.letter("red", "replace\nsplit 3 from d1 to houses")
    said = told(tatry, RED)
    assert "[1] Split 3 from d1 to houses" in said
    assert "Split 2 from d1 to farm" not in said


def test_a_round_is_played_as_it_was_foretold(tatry: Office) -> None:
    """X-4: what the answer foretold is what the report shows."""
    tatry.letter("red", "split 2 from d1 to farm\nsplit 2 from d1 to houses\npass\npass\npass")
    foretold = told(tatry, RED)
    assert "2 people go to the farm as d2; 4 stay on d1." in foretold
    assert "Next round, if nothing else changes: births 1, food 6 for 7: 1 will starve." in foretold
    before = tatry.campaign().head_turn
    while tatry.campaign().head_turn == before:
        tatry.later(hours=1)
    assert "d2" in told(tatry, RED)


def test_standing_orders_alone_are_not_the_command_that_is_waited_for(office: Office) -> None:
    """X-13.1: at the pace `command` whoever is on turn may send them first, and still has the command."""
    office.key = "kroky"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("blue", "red")]
    rule = {"every_days": 1, "at": ["20:00"], "early": True, "early_seconds": 60}
    options = {"players": 2, "pace": "command"}
    office.start(key="kroky", ruleset="dice_empires", title="Kroky", options=options, seat=seats, schedule=rule)
    on_turn = next(seat for seat in ("blue", "red") if office.report(f"{seat}@players.test").owed)
    office.letter(on_turn, "reroll never")
    office.later(seconds=90)
    assert office.campaign().head_turn == 0
    office.letter(on_turn, "pass")
    office.later(seconds=90)
    assert office.campaign().head_turn == 1
