"""11.1 and section 9 of the design: the answer says what is done by itself, in which case, whether ordered or not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.sheets import Sheet
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.answer import plan
from pbem.rulesets.powers.answer.cases import CASES
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.state import State
from tests.rules.powers.kernel.kit import BLUE
from tests.rules.powers.words.kit import CATALOGUES, begun, overview, seen, sheet

ON = {"chapters": ("R2",), "map": "two-seas"}
LANDS = {"W1": "blue: 2 inf", "R1": "white: 1 inf", "N2": "red: 1 inf"}
HIDDEN = {"owner": "red", "name": "vic", "true": 1, "rows": [{"ready": [{"row": "cru", "count": 1}]}] * 2}


def state(lands: dict[str, str], seas: dict[str, str] | None = None, **more: Any) -> State:
    """Set up round 3 of two seas; W1 is blue's."""
    new = begun(**ON)
    return position.read(new.options, new.circle, {"round": 3, "lands": {**LANDS, **lands}, "seas": seas or {}, **more})


def told(lines: str, lands: dict[str, str], seas: dict[str, str] | None = None, **more: Any) -> str:
    """Give all that the answer says of blue's letter, in English; in every language there are words for it."""
    view = seen(state(lands, seas, **more))
    for catalogue in CATALOGUES.values():
        assert all(map(catalogue.say, plan.overview(view, sheet(lines, view) if lines else Sheet())))
    if lines:
        return "\n".join(overview(lines, view))
    return "\n".join(CATALOGUES["en"].say(one) for one in plan.overview(view, Sheet()))


def test_where_fighters_rise_and_which_can() -> None:
    """P-37.4: by default over all own lands from 1:2 on; who flies himself, or is weary, does not rise."""
    home = {"W1": "blue: 2 fig, 1 fig weary 1, 2 bom"}
    assert "Fighters intercept over all your lands, all that reach, from 1:2 on." in told("", home)
    assert "Rested, and rising if that comes: W1 (2 fighters)." in told("", home)
    assert "W1 (1 fighter)." in told("escort 1 fighter W1 -> W3", home)
    assert "none rises in this round" in told("escort 2 fighters W1 -> W3", home)
    assert "over W3, all that reach, from 1:1 on." in told("intercept in W3 if odds >= 1:1", home)
    off = told("intercept none", home)
    assert "Your fighters intercept nobody." in off
    assert "rising" not in off


def test_what_submarines_do_on_each_sea() -> None:
    """P-6.26: alone they avoid battle, and where hunters are; with others they fight, as long as no hunter comes."""
    seas = {"SW": "blue 1 sub", "SN": "blue 1 sub, 1 cru", "SE": "blue 1 sub, 1 cru; red 1 des"}
    said = told("", {}, seas)
    assert "SW (1 submarine): avoiding battle, since they are alone." in said
    assert "SN (1 submarine): fighting, but avoiding battle as soon as hunters of submarines come." in said
    assert "SE (1 submarine): avoiding battle, since hunters of submarines are there." in said
    assert "SW (1 submarine): fighting, as ordered." in told("doctrine SW defence submarines fight", {}, seas)


GUNS = {"W1": "blue: 2 gun battery W3 laid 1, 1 gun, 2 inf", "W3": "green: 3 inf"}


def test_which_guns_fire_and_where_they_aim_then() -> None:
    """P-41.1, P-41.2: whoever has a position fires by himself; a line changes both."""
    said = told("", GUNS)
    assert "in this round fire: W1 (2 guns) → W3; first" in said
    assert "Aiming after this turn: W1 (2 guns) → W3." in said
    assert "Aiming at nothing, and firing only at guns that aim at them: W1 (1 gun)." in said
    ordered = told("fire 2 guns W1 at W3 infantry; battery 3 guns W1 at W2", GUNS)
    assert "Without a line" not in ordered
    assert "Aiming after this turn: W1 (3 guns) → W2." in ordered


def test_the_fire_that_is_foretold_comes() -> None:
    """The same guns fire in the turn, if nobody else moves."""
    done = turn.resolve(state(GUNS), {BLUE: Sheet()}, KeyedDice(b"cases"))
    [barrage] = [event for event in done.events if event.kind == "barrage"]
    assert (barrage.facts["at"], barrage.facts["rows"], barrage.facts["counts"]) == ("W3", ("gun",), (2,))


def test_guns_that_are_aimed_at_fire_back() -> None:
    """P-41.6."""
    said = told("", {"W1": "blue: 1 gun", "W3": "green: 1 gun battery W1 laid 2"})
    assert "W1 (1 gun) → W3 (at guns that aim at them)" in said


def test_whose_damage_is_held_and_who_is_finished_off() -> None:
    """P-30.3, P-31.1: the most damaged; of those held whoever has half his damage or more."""
    hurt = {"W3": "green: 1 inf damage 24 held blue, 2 inf"}
    said = told("", hurt)
    assert "the damage of 1 enemy unit is held, the one hurt most; and of one more together with an ally" in said
    assert "You hold damage of: W3 (1 infantry)." in said
    assert "finish off, as things stand: 1 infantry in W3 (Green), damage 4 of 6." in said
    assert "finish off, as" not in told("statkill none", hurt)


def test_who_fires_first_at_a_landing() -> None:
    """P-6.28: told where foreign ships with room for troops lie before an own coast."""
    said = told("", {}, {"SW": "red 1 trs aboard inf+inf"})
    assert "If somebody lands in W1: the 2 units that threaten the landed most fire at them first." in said
    assert "lands in" not in told("", {}, {"SE": "red 1 trs aboard inf+inf"})


def test_what_is_proved_of_hidden_units_and_which_dummies_go() -> None:
    """P-48.1, P-49.3."""
    hidden = {"W1": "blue: 1 atgt, 2 atgf"}
    assert "only the cheapest that suffice are shown" in told("", hidden)
    assert "a lot says which" in told("", hidden)
    ordered = told("prove all; tokens W1", hidden)
    assert "all your tokens are shown" in ordered
    assert "go first from: W1" in ordered
    assert "the cheapest" not in ordered
    assert "the cheapest" not in told("", {})


def test_whether_one_looks_at_tokens() -> None:
    """P-49.1: in the open all are told so."""
    fleet: dict[str, Any] = {"formations": [HIDDEN]}
    seas = {"SE": "red 1 vict, 1 vicf"}
    assert "looked at, and all are told that you look." in told("", {}, seas, **fleet)
    assert "You do not look" in told("look no", {}, seas, **fleet)


def test_without_units_or_chapters_nothing_is_said() -> None:
    """P-6.22: what everybody's battles begin with is said in one line."""
    bare = told("", {})
    assert "who can hurt nobody stands in line 2" in bare
    assert "intercept" not in bare
    assert "Aiming" not in bare
    without = seen(replace(begun(chapters=("minimal",)), stage="", round=1, tick=1, grants={}))
    assert [text.id for text in plan.overview(without, Sheet()) if "case" in text.id] == []


@pytest.mark.parametrize("chapter", [chapter for chapter, _ in CASES])
def test_cases_belong_to_chapters(chapter: str) -> None:
    assert chapter in every.EVERY
