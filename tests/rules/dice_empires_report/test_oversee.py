"""The referee's own report of a round: what lords wish stands there in the words their own reports use."""

from __future__ import annotations

import pytest

from pbem.core.blocks import Lines, Table
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.referee.report import oversee
from tests.rules.dice_empires.table_kit import lord, table
from tests.rules.dice_empires_report.kit import words

SAID = {
    "en": ["Blue: Newborn: d3 and d1, then the fullest group", "Blue: Second throw: after 2 or less"],
    "cs": ["Modří: Děti: k3 a k1, potom nejplnější skupina", "Modří: Hod navíc: po hodu nejvýš 2"],
    "sk": ["Modrí: Deti: k3 a k1, potom najplnšia skupina", "Modrí: Hod navyše: po hode najviac 2"],
    "ru": ["Синие: Дети: к3 и к1, затем самая полная группа", "Синие: Второй бросок: после броска не больше 2"],
}


@pytest.mark.parametrize("language", SAID)
def test_standing_orders_are_said_in_the_readers_language(language: str) -> None:
    """X-13.6: a referee who reads Czech reads no words of position files; usual orders are not listed."""
    state = table(blue=lord("T6", standing=["births 3 1", "reroll most 2"]), red=lord("T6"))
    heading = Text("dice-empires-oversee-heading-standing")
    found = oversee(state, state, {}, ())
    [block] = [block for part in found.sections if part.heading == heading for block in part.blocks]
    assert isinstance(block, Lines)
    assert [words(language).say(line) for line in block.lines] == SAID[language]


@pytest.mark.parametrize(("language", "free"), [("en", "d2, d3, d4, d5 and d6"), ("cs", "k2, k3, k4, k5 a k6")])
def test_free_dice_are_named_as_in_orders(language: str, free: str) -> None:
    """A die is a kostka in Czech: it is k2 wherever it is named."""
    state = table(blue=lord("T6"), red=lord("T6"))
    heading = Text("dice-empires-oversee-heading-cities")
    [block] = [
        block for part in oversee(state, state, {}, ()).sections if part.heading == heading for block in part.blocks
    ]
    assert isinstance(block, Table)
    dice = block.rows[0][5].content
    assert words(language).say(Text("dice-empires-in-force-births", {"dice": dice, "count": 5})).startswith(free)
