"""The referee's own report: orders as they were written, and everything that was told, cards in their signs."""

from __future__ import annotations

from pbem.core.blocks import Brief, Lines, Table
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.rulesets.europe.referee.report import oversee
from tests.rules.europe.table_kit import sheet
from tests.rules.europe_report.kit import ORDERS, example, words


def overseen() -> Brief:
    """Play the round of the rules' own example, and write the referee's report of it."""
    before = example()
    after = before.play(None, **ORDERS)
    sheets = {Seat(seat): sheet(text) for seat, text in ORDERS.items()}
    return oversee(before.state, after.state, sheets, after.events)


def lines(name: str, language: str = "en") -> list[str]:
    """Give the lines of a section."""
    heading = Text(f"europe-oversee-heading-{name}")
    blocks = (block for part in overseen().sections if part.heading == heading for block in part.blocks)
    return [words(language).say(line) for block in blocks if isinstance(block, Lines) for line in block.lines]


def test_orders_stand_with_their_places_in_the_list() -> None:
    """A referee looks them up by these numbers."""
    assert [line for line in lines("orders") if "France" in line] == [
        "France and allies [1] sabotage SPA",
        "France and allies [2] spy russia",
        "France and allies [3] attack FRA BEN 2 named 9H 4C",
    ]


def test_what_was_told_speaks_of_cards_by_their_signs() -> None:
    """A card is written as players are shown it, and it is said who was told."""
    told = lines("log")
    assert any(line.startswith("To all: ") and "4♣ 9♥" in line for line in told)
    assert not any("9H" in line or "4C" in line for line in told)


def test_powers_and_hands_look_as_in_a_players_report() -> None:
    """Each power in its colour, cards with the signs of their suits."""
    heading = Text("europe-oversee-heading-powers")
    [table] = [block for part in overseen().sections if part.heading == heading for block in part.blocks]
    assert isinstance(table, Table)
    assert {row[0].colour for row in table.rows} == {"red", "blue", "green", "yellow"}
    assert "2♣ J♣" in {row[3].content for row in table.rows}


def test_standing_orders_are_said_in_the_readers_language() -> None:
    """What a referee reads of standing orders is what their player reads of them."""
    before = example()
    after = before.play(None, france="defend best 15 / stop on me min 2 / default draft FRA / hold")
    brief = oversee(before.state, after.state, {}, after.events)
    heading = Text("europe-oversee-heading-standing")
    [block] = [block for part in brief.sections if part.heading == heading for block in part.blocks]
    assert isinstance(block, Lines)
    assert [words("cs").say(line) for line in block.lines if "fran" in words("cs").say(line).lower()] == [
        "Francie a spojenci: Diplomacie: zastavit útoky na vás, pokud útočí aspoň 2 figurky.",
        "Francie a spojenci: Obrana: právě dost; od 15 bodů útočníka: nejlepší karty.",
        "Francie a spojenci: Když nejde nic jiného: odvod FRA.",
    ]


def test_conditions_of_a_standing_action_are_said_in_full() -> None:
    """E-11.4: in the referee's language, not as positions are written."""
    before = example()
    after = before.play(None, france="default if not empty BEN and hand 2 K: draft FRA else hold / hold")
    brief = oversee(before.state, after.state, {}, after.events)
    blocks = [block for part in brief.sections for block in part.blocks if isinstance(block, Lines)]
    said = [words("cs").say(line) for block in blocks for line in block.lines]
    assert "Francie a spojenci: když v BEN někdo stojí a počet karet K v ruce je aspoň 2: odvod FRA." in said
