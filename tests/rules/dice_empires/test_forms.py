"""Who is asked for what, what stands in the order form, what one who does not write has ordered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.core.seats import REFEREE, Request
from pbem.core.sheets import Sheet, Written
from pbem.reports.page import about
from pbem.reports.texts import wording
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    CommandOrder,
    ConvertOrder,
    Order,
    Pass,
    RerollOrder,
    RuinDecree,
    SlavebornOrder,
)
from pbem.rulesets.dice_empires.sight import vision
from pbem.rulesets.dice_empires.state import Result, State
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import checks, examples, forms
from tests.rules.dice_empires.letter_kit import INSTALLED, RULES, letter
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table


def game(**options: Any) -> State:
    """Three lords in round 1; blue has a standing plan."""
    blue = lord("T6", standing=("plan split 2 d1 F", "plan pass"))
    return table(replace(Options(peace_rounds=0), **options), 1, blue=blue, red=lord("T6"), green=lord("T6"))


def seen(state: State) -> View:
    """Give blue's view."""
    return vision.view(state, BLUE)


def ruined(state: State) -> State:
    """Ruin red."""
    return replace(state, lords=tuple(replace(one, ruined=one.seat == RED) for one in state.lords))


def test_all_are_asked_at_once() -> None:
    """X-13.1: every lord in play owes a list; the ruined owe nothing."""
    assert forms.awaiting(ruined(game())) == (Request(BLUE, "commands"), Request(GREEN, "commands"))


def test_one_after_the_other() -> None:
    """X-7.5: at the pace `command` one lord is awaited; the others may send standing orders at any time."""
    state = replace(game(pace="command"), queue=(RED, GREEN, BLUE))
    assert forms.awaiting(state) == (
        Request(BLUE, "standing", required=False),
        Request(RED, "command"),
        Request(GREEN, "standing", required=False),
    )


def test_nobody_is_asked_when_the_game_is_over() -> None:
    """X-12.2: the game ends at once."""
    assert forms.awaiting(replace(game(), result=Result((RED,), "reputation"))) == ()


def test_who_does_not_write_has_his_plan() -> None:
    """X-13.5: the standing plan, else no commands."""
    assert tuple(forms.silence(seen(game()), Request(BLUE, "commands"))) == seen(game()).standing.plan.commands
    assert not forms.silence(vision.view(game(), RED), Request(RED, "commands")).lines
    assert not forms.silence(seen(game()), Request(BLUE, "standing", required=False)).lines


def test_the_form_has_a_line_for_each_command() -> None:
    """X-7.1: six in the hall, five commands: those of the plan first, then `pass` to be written over."""
    form = tuple(forms.form(seen(game()), Request(BLUE, "commands")))
    assert form[:2] == seen(game()).standing.plan.commands
    assert form[2:] == (forms.bare(Pass()),) * 3


def test_the_form_of_one_who_waits() -> None:
    """X-13.6: his standing orders, to be changed; the empty plan is left out."""
    state = replace(game(pace="command"), queue=(RED,))
    form = tuple(forms.form(vision.view(state, GREEN), Request(GREEN, "standing", required=False)))
    assert len(form) == 10
    assert RerollOrder() in form
    assert not any(isinstance(order, CommandOrder) for order in form)


def test_what_a_form_says_is_accepted() -> None:
    """The form, mailed back as it is, is understood."""
    view = seen(game())
    for kind in ("commands", "standing"):
        sheet = forms.form(view, Request(BLUE, kind))
        assert checks.check(view, sheet) == ()


def test_what_is_missing() -> None:
    """X-7.1: so many commands have no line yet."""
    assert forms.missing(seen(game()), Sheet()) == ("many-commands 5",)
    four = Sheet(tuple(Written[Order](forms.bare(Pass())) for _ in range(4)))
    assert forms.missing(seen(game()), four) == ("one-command 1",)
    assert forms.missing(seen(game()), Sheet((*four.lines, four.lines[0]))) == ()
    assert forms.missing(vision.view(game(), None), Sheet()) == ()


def test_a_round_is_not_played_early_on_standing_orders() -> None:
    """X-13.1: whoever sends them first has not yet said what his people do; at the deadline the plan acts (X-13.5)."""
    view = seen(game())
    assert RULES.words.enough(view, letter(game(), "pass").standing)
    assert not RULES.words.enough(view, letter(game(), "reroll never").standing)
    assert not RULES.words.enough(view, letter(game(), "plan: pass").standing)


def test_a_command_replaces_none_and_a_standing_order_its_kind() -> None:
    """X-13.1, X-13.6: commands are a list; there is one standing order of each kind, and one attempt to convert."""
    assert forms.subject(forms.bare(Pass())) == ""
    assert forms.subject(RerollOrder("never")) == forms.subject(RerollOrder("behind")) == "reroll"
    assert forms.subject(ConvertOrder(RED)) == "convert"
    assert forms.subject(SlavebornOrder("slaves")) == "slaveborn"
    assert forms.subject(RuinDecree(RED)) == ""


def test_examples_can_be_sent() -> None:
    """What is shown as an example is accepted, and would be carried out or wait for its condition."""
    view = seen(game())
    shown = examples.examples(view)
    assert 3 <= len(shown) <= 8
    assert checks.check(view, Sheet(tuple(Written(order, nth) for nth, order in enumerate(shown, 1)))) == ()
    referee = vision.view(game(), REFEREE)
    decrees = examples.examples(referee)
    assert decrees
    assert checks.check(referee, Sheet(tuple(Written(order) for order in decrees))) == ()
    assert examples.examples(vision.view(game(), None)) == ()


def test_a_referees_words_are_read() -> None:
    """The referee puts a group right, and ends a city."""
    written = letter(game(), "put blue d3: 4 in farm\nremove blue d1\nfine red 2\nruin green", seat=REFEREE)
    assert written.errors == []
    assert [RULES.words.phrase(order).kind for order in written.standing] == ["put", "remove", "fine", "ruin"]


def test_the_word_for_what_is_missing() -> None:
    """The answer's summary says how many commands are without a line, in good numbers."""

    said = {
        language: about("few-commands 3", "dice_empires", wording(language, INSTALLED.catalogues))
        for language in INSTALLED.catalogues
    }
    assert said == {"en": "3 commands", "ru": "3 приказа", "cs": "3 příkazy", "sk": "3 príkazy"}
