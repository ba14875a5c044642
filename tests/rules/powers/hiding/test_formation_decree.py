"""The referee sets the card of a formation (P-47.2): what rows hold, who is told, what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.events import headline
from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.language.reading.lexicon import LANGUAGES
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.formations import Nearby
from pbem.rulesets.powers.orders import Units, UnitsDecree
from pbem.rulesets.powers.orders.formations import CardDecree, GainDecree
from pbem.rulesets.powers.position import position
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


NOTED = {
    "en": "set blue Caesar row 1 science 3",
    "cs": "nastav modří Caesar řádek 1 vědy 3",
    "sk": "nastav modrí Caesar riadok 1 vedy 3",
    "ru": "установить синие Цезарь ряд 1 науки 3",
}
BOTH = ("factory", "civ-fac", "civ-pol", "tech", "hide", "secret-res", "civ-hide")


def noted(*said: str, chapters: tuple[str, ...] = BOTH) -> State:
    return war("blue caet A", *map(row, said), true=1, chapters=("land", *chapters))


def test_what_is_noted_on_a_row_is_set() -> None:
    """P-56.5, P-57.3: whoever sees the card is told; which row is true nobody learns."""
    done = decree(noted("1 tnk", "1 inf"), GainDecree(BLUE, "cae", 1, "science", 3))
    done = decree(done.state, GainDecree(BLUE, "cae", 2, "politics", 2))
    assert [(each.science, each.politics) for each in done.state.formations[0].rows] == [(180, 0), (0, 120)]
    assert [event.kind for event in done.events] == ["decree-card"]


@pytest.mark.parametrize(
    ("state", "order", "code"),
    [
        (noted("1 tnk", "1 inf"), GainDecree(BLUE, "ptr", 1, "science", 3), "powers-no-formation"),
        (noted("1 tnk", "1 inf"), GainDecree(BLUE, "cae", 3, "science", 3), "powers-no-hidden-row"),
        (noted("1 tnk"), GainDecree(BLUE, "cae", 1, "science", 3), "powers-no-hidden-row"),
        (noted("1 tnk", "1 inf"), GainDecree(BLUE, "cae", 1, "science", -1), "powers-no-number"),
        (noted("1 tnk", "1 inf", chapters=("hide",)), GainDecree(BLUE, "cae", 1, "science", 1), "powers-chapter-off"),
    ],
)
def test_what_cannot_be_noted_is_refused(state: State, order: GainDecree, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(state, order)
    assert refused.value.code == code
    assert all(each.t(f"refusal-{code}", **refused.value.facts) for each in kit.CATALOGUES.values())


def test_two_buildings_of_a_kind_are_too_many_for_a_row() -> None:
    """P-57.3."""
    with pytest.raises(Refusal) as refused:
        decree(noted("1 tnk", "1 inf"), card("2 mny"))
    assert refused.value.code == "powers-two-houses"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_noted_is_written_and_read(language: str) -> None:
    order = GainDecree(BLUE, "cae", 1, "science", 3)
    view = kit.seen(kit.war("blue inf A1", chapters=("land-war", "multi", *BOTH[1:])))
    assert kit.read(kit.said(order, language), language, view) == (order,)
    assert kit.read(NOTED[language], language, view) == (order,)


def token(row: str, at: str, count: int = 1) -> UnitsDecree:
    return UnitsDecree(BLUE, Units(row, count), at)


def stand(state: State, seat: Seat = BLUE) -> str:
    """Say where tokens and marks of the army stand, as a seat sees them."""
    found = (each for each in vision.view(state, seat).stacks if each.row.startswith("cae"))
    return ", ".join(f"{each.at} {each.row}{f' {each.count}' if each.count > 1 else ''}" for each in found)


def even() -> State:
    """Give an army whose rows are worth the same."""
    return war("blue caet A, blue caef B", row("2 tnk"), row("2 inf"), true=2)


def test_what_stands_beside_an_army_is_set_with_its_mark() -> None:
    """P-47.12: the mark of hiding lies where any row has something, for all to see; nothing there takes it away."""
    done = decree(even(), replace(card("1 inf", "1 atg"), at="B"))
    assert stand(done.state, RED) == "A caeq, B caen, B caeq"
    assert [each.nearby for each in done.state.formations[0].rows] == [
        (Nearby("B", (Units("inf", 1),), True),),
        (Nearby("B", (Units("atg", 1),), True),),
    ]
    assert done.state.formations[0].true == 2
    again = decree(done.state, replace(card(""), at="B"))
    assert stand(again.state, RED) == "A caeq, B caeq"


def test_false_tokens_are_set_and_told_as_all_see_them() -> None:
    """P-47.2: no more than three tokens."""
    done = decree(hidden(), token("caef", "A"))
    assert stand(done.state) == "A caef, A caet, B caef"
    (event,) = done.events
    assert (event.facts["row"], event.facts["count"]) == ("caeq", 2)
    gone = decree(done.state, token("caef", "B", 0))
    assert stand(gone.state) == "A caef, A caet"


def test_another_token_is_made_the_true_one_and_its_owner_alone_is_told() -> None:
    """S-21: what red sees stays the same to the byte."""
    before = hidden()
    done = decree(before, token("caet", "B"))
    assert stand(done.state) == "A caef, B caet"
    assert vision.view(done.state, RED) == vision.view(before, RED)
    (event,) = done.events
    assert (event.kind, event.seen_by) == ("decree-true", frozenset({BLUE}))
    assert headline("powers", event).id == "powers-event-decree-true"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (token("caen", "B"), "powers-mark-of-card"),
        (token("caeq", "B"), "powers-no-unit"),
        (token("ptrf", "B"), "powers-no-formation"),
        (token("caet", "C"), "powers-no-token-there"),
        (token("caet", "B", 2), "powers-no-token-there"),
        (token("caef", "A", 5), "powers-no-number"),
        (token("caef", "E"), "powers-not-its-owner"),
        (token("caef", "Z"), "powers-no-land"),
        (replace(card("1 inf"), at="E"), "powers-not-its-owner"),
        (replace(card("1 inf"), at="Z"), "powers-no-land"),
        (replace(card("1 inf", "1 atg"), at="B"), "powers-rows-unequal"),
    ],
)
def test_what_cannot_be_set_of_what_hides_is_refused(order: UnitsDecree | CardDecree, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        decree(hidden(), order)
    assert refused.value.code == code
    facts = dict(refused.value.facts)
    assert all(catalogue.say(Text(f"refusal-{code}", facts)) for catalogue in kit.CATALOGUES.values())


WITH_MARKS = (replace(card("1 tnk", "2 inf"), at="B1"), replace(CardDecree(BLUE, "cae", ((),)), at="B1"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", [*WITH_MARKS, token("caet", "A1"), token("caef", "A1", 2)], ids=repr)
def test_what_hides_is_set_in_every_language(order: UnitsDecree | CardDecree, language: str) -> None:
    view = kit.seen(kit.war("blue inf A1", chapters=("land-war", "multi", "hide")))
    assert kit.read(kit.said(order, language), language, view) == (order,)


def test_a_position_puts_the_marks_itself_and_is_read_as_it_was_written() -> None:
    """P-47.12: whoever writes one says what the rows have beside, and need not say that a mark lies there."""
    state = decree(even(), replace(card("1 inf", "1 atg"), at="B")).state
    written = position.write(state)
    assert position.read(state.options, (BLUE, RED), written) == state
    lands = {at: str(line).replace(", 1 caen", "") for at, line in dict(written)["lands"].items()}  # type: ignore[attr-defined]
    assert lands != written["lands"]
    assert position.read(state.options, (BLUE, RED), {**written, "lands": lands}) == state


@pytest.mark.parametrize(
    ("lands", "cards", "fault"),
    [
        ({"A": "blue: 1 caet, 1 caen"}, {}, "no card has units there for the mark 'caen'"),
        ({"A": "blue: 1 caet", "B": "blue: 1 caet"}, {}, "is a second one"),
        ({"A": "blue: 1 ptrt"}, {}, "has no formation 'ptr'"),
        ({"A": "blue: 1 caet"}, {"true": 3}, "true is the number of a row"),
        ({"A": "blue: 1 caet"}, {"owner": "white"}, "white"),
    ],
)
def test_what_cannot_be_in_a_position_is_said(lands: dict[str, str], cards: dict[str, object], fault: str) -> None:
    rows_ = [{"ready": [{"row": "inf"}]}, {"ready": [{"row": "tnk"}]}]
    formation = {"owner": "blue", "name": "cae", "true": 1, "rows": rows_, **cards}
    with pytest.raises(ValueError, match=fault):
        position.read(hidden().options, (BLUE, RED), {"round": 2, "lands": lands, "formations": [formation]})
