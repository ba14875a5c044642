"""The referee's own report of a round: what lords wish stands there in the words their own reports use."""

from __future__ import annotations

import pytest

from pbem.core.blocks import Lines, Table
from pbem.core.positions import Words
from pbem.core.seats import COLOURS
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.referee import plans
from pbem.rulesets.dice_empires.referee.report import oversee
from tests.rules.dice_empires.short_commands import read_line
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
    state = table(blue=lord("T6", standing=["births d3, d1", "reroll <= 2"]), red=lord("T6"))
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


PLANNED = {
    "en": "Blue: if enemy left ≥ 2 and walls right < 3: move d1 → town hall else split 2 from d1 → farm (d4)",
    "cs": "Modří: pokud nepřítel vlevo ≥ 2 a hradby vpravo < 3: přesuň k1 → radnice jinak odděl 2 z k1 → farma (k4)",
    "sk": "Modrí: ak nepriateľ vľavo ≥ 2 a hradby vpravo < 3: presuň k1 → radnica inak oddeľ 2 z k1 → farma (k4)",
    "ru": "Синие: если враг слева ≥ 2 и стены справа < 3: переведи к1 → ратуша иначе отдели 2 из к1 → ферма (к4)",
}


@pytest.mark.parametrize("language", PLANNED)
def test_plans_are_said_in_the_readers_language(language: str) -> None:
    """X-13.5: conditions, commands, the die that is wanted, and the alternatives of a line."""
    plan = "plan if enemy L 2 & walls R 3: move d1 T else split 2 d1 F d4"
    state = table(blue=lord("F6", standing=[plan]), red=lord("T6"))
    heading = Text("dice-empires-oversee-heading-standing")
    found = oversee(state, state, {}, ())
    [block] = [block for part in found.sections if part.heading == heading for block in part.blocks]
    assert isinstance(block, Lines)
    assert words(language).say(block.lines[-1]) == PLANNED[language]


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("enemy L 1 red", "if army of Red left ≥ 1: pass"),
        ("siege R", "if siege right: pass"),
        ("hall 3", "if hall ≥ 3: pass"),
        ("people 9", "if people < 9: pass"),
        ("reputation red 5", "if reputation of Red ≥ 5: pass"),
    ],
)
def test_every_condition_of_a_plan_is_said(condition: str, said: str) -> None:
    """X-13.3: each kind has its words."""
    assert words().say(plans.line(read_line(Words("test", f"if {condition}: pass".split()), COLOURS))) == said
