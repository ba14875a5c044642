"""Formations in words (P-47): how lines are said, what they are refused for, what the answer foretells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.texts import Text
from pbem.language.reading.lexicon import LANGUAGES
from pbem.rulesets.powers.formations import Composition, Formation, Nearby
from pbem.rulesets.powers.orders import MoveOrder, Order, Units
from pbem.rulesets.powers.orders.formations import (
    BranchOrder,
    DetachOrder,
    DivideOrder,
    FormationOrder,
    FormOrder,
    LiftOrder,
    LookOrder,
    OpenOrder,
    RaiseOrder,
    RowOrder,
)
from pbem.rulesets.powers.orders.guns import BatteryOrder
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import checks
from tests.rules.powers.words import kit

CHAPTERS = ("land-war", "multi", "hide")
ROWS = (Composition((Units("tnk", 1),)), Composition((Units("inf", 2),)))


def war(*rows: Composition, stacks: str = "") -> State:
    """Blue has Caesar in A1; with two tokens it may also be in B1."""
    found = kit.war(f"blue tnk A1, blue inf A1 2, blue caet A1, red inf B2 {stacks}", chapters=CHAPTERS)
    return replace(found, formations=(Formation(kit.BLUE, "cae", rows or ROWS, 1),))


VIEW = kit.seen(war())
INF = Units("inf", 1)
LINES: dict[Order, dict[str, str]] = {
    LookOrder(): {"en": "look yes", "cs": "nahlížej ano", "sk": "nazeraj áno", "ru": "смотреть да"},
    LookOrder("no"): {"en": "do not look", "cs": "nedívej se", "sk": "nepozeraj sa", "ru": "не смотреть"},
    BatteryOrder((Units("caeq"),), "A1", "B1"): {
        "en": "battery Caesar from A1 at B1",
        "cs": "postavení Caesar z A1 do B1",
        "sk": "postavenie Caesar z A1 do B1",
        "ru": "позиция Цезарь из A1 в B1",
    },
    FormOrder("cae", "A1", (INF,)): {
        "en": "add 1 infantry from A1 to Caesar",
        "cs": "přidej 1 pěchota z A1 do Caesar",
        "sk": "pridaj 1 pechota z A1 do Caesar",
        "ru": "добавить 1 пехота из A1 в Цезарь",
    },
    DetachOrder("cae", (INF,), "A1"): {
        "en": "detach 1 infantry from Caesar",
        "cs": "vyjmi 1 pěchota z Caesar",
        "sk": "vyber 1 pechota z Caesar",
        "ru": "вынуть 1 пехота из Цезарь",
    },
    RowOrder("cae", 2): {
        "en": "double row 2 of Caesar",
        "cs": "zdvoj řádek 2 Caesar",
        "sk": "zdvoj riadok 2 Caesar",
        "ru": "удвоить ряд 2 Цезарь",
    },
    RowOrder("cae", 2, "drop"): {
        "en": "drop row 2 of Caesar",
        "cs": "odeber řádek 2 Caesar",
        "sk": "odober riadok 2 Caesar",
        "ru": "убрать ряд 2 Цезарь",
    },
    BranchOrder("cae", "A1"): {
        "en": "branch Caesar in A1",
        "cs": "větvi Caesar v A1",
        "sk": "vetvi Caesar v A1",
        "ru": "ветвить Цезарь в A1",
    },
    LiftOrder("cae", "B1"): {
        "en": "take away Caesar in B1",
        "cs": "seber Caesar v B1",
        "sk": "zober Caesar v B1",
        "ru": "снять Цезарь в B1",
    },
    OpenOrder("cae"): {
        "en": "open Caesar",
        "cs": "zveřejni Caesar",
        "sk": "zverejni Caesar",
        "ru": "раскрыть Цезарь",
    },
    RaiseOrder("cae", ((Units("tnk", 1),), (INF, Units("atg", 1)))): {
        "en": "build into Caesar: 1 tank or 1 infantry, 1 atgun",
        "cs": "vyrob do Caesar: 1 tank nebo 1 pěchota, 1 ptdělo",
        "sk": "vyrob do Caesar: 1 tank alebo 1 pechota, 1 ptdelo",
        "ru": "строить в соединение Цезарь: 1 танк или 1 пехота, 1 пто",
    },
    RaiseOrder("cae", ((Units("tnk", 1),), (INF,)), "B1"): {
        "en": "build into Caesar in B1: 1 tank or 1 infantry",
        "cs": "vyrob do Caesar v B1: 1 tank nebo 1 pěchota",
        "sk": "vyrob do Caesar v B1: 1 tank alebo 1 pechota",
        "ru": "строить в соединение Цезарь в B1: 1 танк или 1 пехота",
    },
    DivideOrder("cae", "ptr", ((Units("tnk", 1),), ())): {
        "en": "split Caesar into Patriot: 1 tank or nothing",
        "cs": "rozděl Caesar do Patriot: 1 tank nebo nic",
        "sk": "rozdeľ Caesar do Patriot: 1 tank alebo nič",
        "ru": "разделить Цезарь в Патриот: 1 танк или ничего",
    },
    MoveOrder((Units("caet", 0),), ("A1", "B1")): {
        "en": "move Caesar A1 to B1",
        "cs": "pohyb Caesar A1 do B1",
        "sk": "presuň Caesar A1 do B1",
        "ru": "ход Цезарь A1 в B1",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", LINES, ids=lambda order: order.kind)
def test_a_line_is_read_and_echoed(order: Order, language: str) -> None:
    assert kit.read(LINES[order][language], language, VIEW) == (order,)
    assert kit.read(kit.said(order, language), language, VIEW) == (order,)


def causes(lines: str, view: View = VIEW) -> list[object]:
    """Give why lines are refused; each reason has its words in every language."""
    found = checks.check(view, kit.sheet(lines, view))
    for problem in found:
        for catalogue in kit.CATALOGUES.values():
            said = catalogue.say(Text(f"problem-{problem.code}", dict(problem.facts)))
            assert "{" not in said
    return [problem.facts.get("cause", problem.code) for problem in found]


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("open Patriot", "none"),
        ("form Victory in A1", "place"),
        ("form Patriot in B2", "place"),
        ("form Patriot in A1: 3 infantry", "units"),
        ("add 1 tank from B1 to Caesar", "units"),
        ("detach 1 tank from Caesar", "lacks"),
        ("double row 5 of Caesar", "row"),
        ("drop row 1 of Caesar", "true"),
        ("double row 1 of Caesar; double row 1 of Caesar", "rows"),
        ("branch Caesar in B1", "token"),
        ("take away Caesar in A1", "token"),
        ("branch Caesar in A1; branch Caesar in A1; branch Caesar in A1", "tokens"),
        ("build into Caesar: 1 tank or 1 tank or 1 tank", "count"),
        ("build into Caesar: 1 tank or 2 tank", "unequal"),
        ("form Patriot in A1; form Liberty in A1; form Victory in A1", "full"),
        ("move Patriot A1 to B1", "powers-no-units"),
        ("branch Caesar in A1; open Caesar; open Caesar", "none"),
        ("split Patriot into Caesar: nothing", "none"),
        ("split Caesar into Victory: 1 tank or nothing", "other"),
        ("split Caesar into Caesar: 1 tank or nothing", "taken"),
        ("split Caesar into Patriot: 1 tank or nothing or nothing", "count"),
        ("split Caesar into Patriot: nothing or nothing", "lacks"),
        ("split Caesar into Patriot: 1 tank or 3 infantry", "lacks"),
        ("form Patriot in A1; form Liberty in A1; split Caesar into Liberty: 1 tank or nothing", "taken"),
    ],
)
def test_what_is_refused(line: str, cause: str) -> None:
    assert causes(line) == [cause]


def test_a_formation_must_stand_in_one_land_that_pays() -> None:
    view = kit.seen(war(stacks=", blue caef B1"))
    assert causes("build into Caesar: 1 infantry", view) == ["spread"]


def test_there_are_only_so_many() -> None:
    state = war()
    view = kit.seen(replace(state, options=replace(state.options, formations="1")))
    assert causes("form Patriot in A1", view) == ["full"]
    assert causes("split Caesar into Patriot: 1 tank or nothing", view) == ["full"]


def test_units_too_far_from_a_token_do_not_join() -> None:
    view = kit.seen(war(stacks=", blue caef C1"))
    assert causes("add 1 infantry from A1 to Caesar", view) == ["far"]


BESIDE = Composition((Units("tnk", 1),), nearby=(Nearby("B1", (INF,), ready=True),))


def test_a_land_that_builds_is_ones_own_and_next_to_every_token() -> None:
    """P-47.12."""
    assert causes("build into Caesar in B1: 1 tank or 1 infantry") == []
    assert causes("build into Caesar in B2: 1 tank or 1 infantry") == ["beside"]
    view = kit.seen(war(stacks=", blue caef C1"))
    assert causes("build into Caesar in A1: 1 tank or 1 infantry", view) == ["beside"]
    said = kit.foretold("build into Caesar in B1: 1 tank or 1 infantry", VIEW)[0]
    assert "1 BV of B1" in said
    assert "in the movement after that they join" in said


def test_while_units_beside_it_join_its_tokens_wait() -> None:
    """P-47.12: but if all of them are set down by the same letter."""
    view = kit.seen(war(BESIDE))
    assert causes("move Caesar A1 to B1", view) == ["powers-formation-waits"]
    assert causes("detach 1 infantry from Caesar at B1; move Caesar A1 to B1", view) == []
    assert causes("move reinforcements of Caesar B1 to A1", view) == ["powers-immovable"]
    assert causes("form Patriot in B1: 1 reinforcements of Caesar", view) == ["powers-formation-moves"]


def test_while_units_are_built_its_tokens_stay() -> None:
    view = kit.seen(war(Composition((), (INF,))))
    assert causes("move Caesar A1 to B1", view) == ["powers-formation-builds"]


def test_tokens_only_move_and_say_which() -> None:
    view = kit.seen(war(stacks=", blue caef A1"))
    assert causes("standing build true Caesar at A1", view) == ["powers-no-price"]
    assert causes("move 1 Caesar A1 to B1", view) == ["powers-which-token"]
    assert causes("move 1 false Caesar A1 to B1", view) == []


def test_a_formation_founded_by_a_letter_marches_in_it() -> None:
    assert causes("form Patriot in A1: 1 tank; move Patriot A1 to B1") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", [each for each in LINES if isinstance(each, FormationOrder)], ids=lambda o: o.kind)
def test_each_line_is_foretold(order: Order, language: str) -> None:
    (said,) = kit.foretold(LINES[order]["en"], VIEW, language)
    assert said.replace("BV", "").strip() or order.kind in ("detach", "lift", "raise")
    assert "{" not in said


def test_what_is_foretold() -> None:
    """P-47.4, P-47.8."""
    assert "one of them true by lot" in kit.foretold("form Patriot in A1: 1 tank", VIEW)[0]
    assert "a lot decides" in kit.foretold("double row 1 of Caesar", VIEW)[0]
    both = kit.seen(war(stacks=", blue caef B1"))
    assert "stay where they are" in kit.foretold("add 1 infantry from A1 to Caesar", both)[0]
    assert "1 BV of A1" in kit.foretold("build into Caesar: 1 infantry or 1 atgun", VIEW)[0]


def test_no_chance_is_told_of_an_attack_on_a_formation() -> None:
    """S-2: what a guess at its rows would bring is nobody's business."""
    red = kit.seen(replace(war(), lands=kit.war(chapters=CHAPTERS).lands), kit.RED)
    assert "cannot be told" in " ".join(kit.foretold("move 1 infantry B2 to A1", red)) or "unknown" in " ".join(
        kit.foretold("move 1 infantry B2 to A1", red)
    )


AIMING = ("land-war", "multi", "hold", "arty", "hide")


def test_tokens_take_positions() -> None:
    """P-47.14: if a row holds a gun; the answer says from when it can fire."""
    none = kit.war("blue caet A1, red inf B1", chapters=AIMING)
    guns = (Composition((Units("tnk", 1),)), Composition((Units("gun", 1),)))
    bare, armed = (replace(none, formations=(Formation(kit.BLUE, "cae", rows, 1),)) for rows in (ROWS, guns))
    assert kit.wrong("battery Caesar A1 at B1", kit.seen(bare)) == "1 formation-aims"
    assert not kit.wrong("battery Caesar A1 at B1", kit.seen(armed))
    assert kit.wrong("fire Caesar A1 at B1", kit.seen(armed)) != ""
    assert "they can fire at B1" in kit.foretold("battery Caesar A1 at B1", kit.seen(armed))[0]


def test_who_looks_is_a_standing_order() -> None:
    """P-49.1."""
    assert "learn nothing of them" in kit.foretold("look no", VIEW)[0]
    assert "Only you learn it" in kit.foretold("look yes", VIEW)[0]
    assert kit.wrong("look no", kit.seen(kit.war(chapters=("land-war", "multi")))) == "1 chapter-off"
