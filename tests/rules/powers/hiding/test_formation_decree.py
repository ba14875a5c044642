"""The referee sets the card of a formation (P-47.2): what rows hold, who is told, what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import headline
from pbem.core.problems import Refusal
from pbem.language.lexicon import LANGUAGES
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.formation_orders import CardDecree
from pbem.rulesets.powers.referee.decrees import decree
from pbem.rulesets.powers.state import State
from tests.rules.powers.hiding.test_formations import LANDS, row, rows, units, war
from tests.rules.powers.kernel.kit import BLUE, RED, game
from tests.rules.powers.words import kit


def card(*said: str, name: str = "cae") -> CardDecree:
    return CardDecree(BLUE, name, tuple(map(units, said)))


def hidden(visibility: str = "open") -> State:
    return war("blue caet A, blue caef B", row("1 tnk"), row("2 inf"), true=2, visibility=visibility)


def test_rows_hold_what_is_decreed_and_stay_as_true_as_they_were() -> None:
    done = decree(hidden(), card("2 tnk", "1 atg, 1 inf"))
    assert rows(done.state) == ["2tnk", "1atg 1inf"]
    assert done.state.formations[0].true == 2
    (event,) = done.events
    assert (event.kind, event.seen_by) == ("decree-card", frozenset({BLUE, RED}))
    assert headline("powers", event).id == "powers-event-decree-card"
    assert rows(decree(hidden(), card("1 inf")).state) == ["1inf", "1inf"]


def test_it_tells_nobody_which_row_is_true() -> None:
    """S-21: what is told, and what others see then, is the same."""
    one, two = (decree(war("blue caet A", row("1 tnk"), row("2 inf"), true=true), card("1 inf")) for true in (1, 2))
    assert one.events == two.events
    assert vision.view(one.state, RED) == vision.view(two.state, RED)


def test_in_the_fog_only_who_sees_a_token_is_told() -> None:
    """7.4: red in E is far away; next to a token he sees the card."""
    assert decree(hidden(visibility="full"), card("1 inf")).events[0].seen_by == frozenset({BLUE})
    near = hidden(visibility="full")
    near = replace(near, stacks=(*near.stacks, *game("red inf C", LANDS).stacks))
    assert decree(near, card("1 inf")).events[0].seen_by == frozenset({BLUE, RED})


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (card("1 inf", name="ptr"), "powers-no-formation"),
        (CardDecree(RED, "cae", (units("1 inf"),)), "powers-no-formation"),
        (card("1 inf", "1 inf", "1 inf"), "powers-no-rows"),
        (card("1 tnk", "2 inf"), "powers-rows-unequal"),
        (card("1 bun"), "powers-no-unit"),
        (card("100 inf"), "powers-no-number"),
    ],
)
def test_what_cannot_be_decreed_is_refused(order: CardDecree, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(hidden(), order)
    assert refused.value.code == code


def test_without_the_chapter_there_is_no_card() -> None:
    with pytest.raises(Refusal) as refused:
        decree(game("", LANDS), card("1 inf"))
    assert refused.value.code == "powers-chapter-off"


LINES = {
    "en": "set blue Caesar: 1 tank or 2 infantry",
    "cs": "nastav modří Caesar: 1 tank nebo 2 pěchota",
    "sk": "nastav modrí Caesar: 1 tank alebo 2 pechota",
    "ru": "установить синие Цезарь: 1 танк или 2 пехота",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_written_and_read(language: str) -> None:
    order, view = card("1 tnk", "2 inf"), kit.seen(kit.war("blue inf A1", chapters=("land-war", "multi", "hide")))
    assert kit.read(kit.said(order, language), language, view) == (order,)
    assert kit.read(LINES[language], language, view) == (order,)
