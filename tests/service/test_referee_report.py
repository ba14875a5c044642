"""The referee's report: everything, to nobody but him; each turn if he wants it, and on request."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.core.drawing import Drawing
from pbem.core.problems import Refusal
from pbem.reports.briefing import Leaflet
from pbem.service.house.case import Case
from pbem.service.referee import undo
from pbem.service.turns import referee_report
from tests.service.acting_kit import act, done_with, mailed, played
from tests.service.kit import Office, open_office

REFEREE = "referee@host.test"


def said(office: Office, turn: int | None = None) -> str:
    """Give the text of the report of a turn."""
    act(office, referee_report.send, turn)
    return mailed(office, REFEREE, "referee-report")


def test_it_shows_everything_with_orders_and_map(office: Office) -> None:
    """5.2: all armies with orders, cities, contacts, what each state has learned, who sent nothing."""
    office.letter("red", "1: nahoru 1")
    played(office)
    office.letter("blue", "2: stay")
    told = said(office)
    for heading in ("ALL ARMIES", "ALL CITIES", "WHO MAY WRITE TO WHOM", "WHAT EACH STATE HAS LEARNED", "MAP"):
        assert heading in told
    assert "1: nahoru 1" in told
    assert "No orders came from: Blue" in told
    assert "Orders for turn 2 are in from: Blue" in told
    report = office.said(office.mails(REFEREE, "referee-report")[-1])
    assert isinstance(report, Leaflet)
    assert isinstance(report.drawing, Drawing)
    assert {piece.colour for piece in report.drawing.pieces} == {"red", "blue"}
    assert all(piece.label for piece in report.drawing.pieces)


def test_the_dice_are_listed_in_the_order_they_were_thrown(office: Office) -> None:
    """5.2: dice seed and draw order."""
    played(office)
    told = said(office)
    assert "DICE" in told
    assert done_with(office, lambda house, session, campaign: campaign.dice_anchor)[:8] in told.replace("\n", "")


def test_an_earlier_turn_and_the_beginning(office: Office) -> None:
    """`pbem referee report KEY --turn N`, of the branch that counts."""
    office.letter("red", "1: nahoru 1")
    played(office)
    played(office, 22)
    assert "Turn 1: the referee" in said(office, 1)
    assert "1: nahoru 1" in said(office, 1)
    assert "Turn 0: the referee" in said(office, 0)
    act(office, undo.undo, "wrong", turns=2)
    with pytest.raises(Refusal, match="no-such-turn"):
        said(office, 2)


def test_each_turn_if_he_wants_it(engine: Engine, tmp_path: Path) -> None:
    """`[referee] reports = true`."""
    office = open_office(engine, tmp_path).start(referee={"reports": True, "language": "ru"})
    assert len(office.mails(REFEREE, "referee-report")) == 1
    played(office)
    assert len(office.mails(REFEREE, "referee-report")) == 2
    assert "отчёт ведущего" in mailed(office, REFEREE, "referee-report")


def test_it_goes_to_nobody_else(office: Office) -> None:
    """What is made from the whole state leaves for the referee alone."""
    played(office)
    said(office)
    assert {mail.address for mail in office.mails(kind="referee-report")} == {REFEREE}


def test_a_campaign_that_has_not_begun_has_none(office: Office) -> None:
    """There is no state to tell of."""
    with pytest.raises(Refusal, match="not-running"):
        done_with(office, _unbegun)


def _unbegun(house: object, session: object, campaign: object) -> None:
    campaign.state = "recruiting"  # type: ignore[attr-defined]
    referee_report.report(Case(house, session, campaign))  # type: ignore[arg-type]
