"""A database of an earlier release is upgraded: what was played is proven, and its campaigns go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlmodel import select

from pbem import codec
from pbem.service.referee import interventions
from pbem.store.engine import reading, writing
from pbem.store.tables import Seat, Turn
from tests.service.acting_kit import act, faults, head
from tests.service.kit import Office
from tests.service.release_kit import corrected, unpacked, upgraded_office

CAMPAIGNS = {"winds": "campaign", "cellar": "duncan", "jaro": "europe", "tatry": "dice_empires"}


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """Unpack the database, upgrade it, and open it some minutes after it was left."""
    office = upgraded_office(corrected(unpacked(tmp_path_factory.mktemp("release"))))
    yield office
    office.house.engine.dispose()


@pytest.mark.parametrize("key", CAMPAIGNS)
def test_its_turns_are_proven_and_its_campaign_goes_on(upgraded: Office, key: str) -> None:
    """Every turn kept is played again and comes out the same, positions its referee corrected are proven too; the next
    turn is played, and everybody gets its report.
    """
    office = replace(upgraded, key=key)
    assert office.campaign().ruleset == CAMPAIGNS[key]
    assert not faults(office)
    before, told = head(office).number, len(_reports(office))
    act(office, interventions.run, "the test goes on")
    assert head(office).number > before
    assert not faults(office)
    with reading(office.house.engine) as session:
        seats = session.exec(select(Seat).where(Seat.campaign == key)).all()
    assert len(_reports(office)) >= told + len([seat for seat in seats if seat.person])


def test_a_position_of_that_time_that_is_no_more_what_it_was_is_found(upgraded: Office) -> None:
    """What a referee corrected before the upgrade is as well sealed as what he corrects after it."""
    office = replace(upgraded, key="jaro")
    forged = "the position is not what the referee's correction makes it"
    for before, after, faulty in (("GER", "ITA", [(1, (forged,))]), ("ITA", "GER", [])):
        with writing(office.house.engine) as session:
            row = session.exec(select(Turn).where(Turn.campaign == "jaro", Turn.branch == 1)).one()
            text = codec.unpack(row.snapshot).replace(f'"lands":["{before}"]', f'"lands":["{after}"]')
            row.snapshot, row.hash = codec.pack(text), codec.digest(text)
            session.add(row)
        assert [(one.branch, one.faults) for one in faults(office)] == faulty


def _reports(office: Office) -> list[str]:
    """List the seats whose reports of the campaign were queued."""
    return [mail.recipient for mail in office.mails(kind="report") if mail.campaign == office.key]
