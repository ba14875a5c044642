"""`verify`: campaigns begun by an older version of the rules are proven, and go on."""

from __future__ import annotations

import json
from typing import Any

from sqlmodel import Session, select

from pbem import codec
from pbem.core import dice
from pbem.proof import fairness
from pbem.service.house.house import House
from pbem.service.referee import amendment, undo
from pbem.store.tables import Campaign, Sheet, Turn
from tests.service.acting_kit import act, done_with, faults, head, played
from tests.service.kit import Office

STATE = ("proposals", "union")
OPTIONS = (
    "introduction_named", "alliance_news", "protocol_detail", "proposal_ttl", "treaty_approval", "gift_consent",
)  # fmt: skip
REALM = ("fell",)
ALLIANCE = ("words",)
LINE = ("came",)
"""What version 1 did not write."""


def without(value: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Leave keys out."""
    return {key: part for key, part in value.items() if key not in names}


def first_version(state: dict[str, Any]) -> dict[str, Any]:
    """Write a state as version 1 did."""
    bare = without(state, STATE)
    bare["options"] = without(state["options"], OPTIONS)
    bare["realms"] = [without(realm, REALM) for realm in state["realms"]]
    bare["alliances"] = [without(alliance, ALLIANCE) for alliance in state["alliances"]]
    return bare


def age(house: House, session: Session, campaign: Campaign) -> None:
    """Make everything that is stored what version 1 would have stored."""
    campaign.dice_anchor = dice.anchor(fairness.seed(campaign.dice_secret, 0))
    campaign.options = codec.canonical(without(json.loads(campaign.options), OPTIONS))
    for row in session.exec(select(Turn)).all():
        text = codec.canonical(first_version(json.loads(codec.unpack(row.snapshot))))
        row.snapshot, row.hash, row.ruleset_version = codec.pack(text), codec.digest(text), 1
        session.add(row)
    for sheet in session.exec(select(Sheet)).all():
        lines = [without(line, LINE) for line in json.loads(sheet.orders)["lines"]]
        sheet.orders = codec.canonical({"lines": lines})
        session.add(sheet)


def aged(office: Office) -> Office:
    """Two turns as version 1 played them: what was stored was always in its form."""
    for day in (21, 22):
        done_with(office, age)
        office.letter("red", "1: nahoru 1\n2: stůj")
        office.letter("blue", "1: down 2")
        done_with(office, age)
        played(office, day)
    done_with(office, age)
    return office


def test_a_campaign_of_version_1_is_proven(office: Office) -> None:
    """Rows of an older version are compared in the form of the present one, sheets by the text that was stored."""
    aged(office)
    assert head(office).ruleset_version == 1
    assert b"proposals" not in codec.unpack(head(office).snapshot).encode()
    assert not faults(office)


def test_it_goes_on_is_taken_back_and_corrected(office: Office) -> None:
    """Old and new rows stand in one campaign, in several branches."""
    aged(office)
    played(office, 23)
    act(office, undo.undo, "a lost mail", turns=2)
    assert act(office, undo.rerun, "once more").turn == 2
    act(office, amendment.decree, amendment.Decrees(["award red army 15 at F1"]), "a slip of mine")
    played(office, 24)
    assert not faults(office)


def test_a_changed_order_of_version_1_is_found(office: Office) -> None:
    """Old sheets are as well sealed as new ones."""
    aged(office)

    def forge(house: House, session: Session, campaign: Campaign) -> None:
        sheet = session.exec(select(Sheet).where(Sheet.seat == "blue", Sheet.turn == 1, Sheet.author == "player")).one()
        sheet.orders = sheet.orders.replace('"steps":2', '"steps":1')
        session.add(sheet)

    done_with(office, forge)
    assert any("the sheets were changed" in one.faults for one in faults(office))


def at_war(house: House, session: Session, campaign: Campaign) -> None:
    """Store a game of Dice Empires as it was stored before there were rounds of peace."""
    campaign.options = codec.canonical(without(json.loads(campaign.options), ("peace_rounds",)))
    for row in session.exec(select(Turn)).all():
        state = json.loads(codec.unpack(row.snapshot))
        text = codec.canonical({**state, "options": without(state["options"], ("peace_rounds",))})
        row.snapshot, row.hash, row.ruleset_version = codec.pack(text), codec.digest(text), 1
        session.add(row)


def test_a_game_begun_before_there_was_peace_goes_on_without(office: Office) -> None:
    """D54: its first round may send troops, then and when it is proven; a new game is at peace."""
    office.key = "tatry"
    seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in ("blue", "red")]
    office.start(ruleset="dice_empires", options={"players": 2}, seat=seats, language="en")
    done_with(office, at_war)
    office.letter("red", "split 4 from d1 to barracks\nsend barracks left")
    before = office.campaign().head_turn
    while office.campaign().head_turn == before:
        office.later(hours=1)
    row = head(office)
    assert row.ruleset_version == 2
    assert '"kind":"sent"' in codec.unpack(row.events)
    assert not faults(office)
    done_with(office, at_war)
    assert not faults(office)
