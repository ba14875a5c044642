"""The end of a campaign: standings, all seeds, the offer of the history; whoever ends it."""

from __future__ import annotations

import pytest

from pbem.core.problems import Refusal
from pbem.service.campaigns import lifecycle as life
from pbem.service.house.case import Case
from pbem.service.referee import amendment, close
from pbem.store.engine import writing
from pbem.store.repository import people, seats
from tests.service.acting_kit import act, done_with, faults, mailed, played
from tests.service.kit import Office


def flat(text: str) -> str:
    """Forget where lines were broken."""
    return " ".join(text.split())


def test_everybody_gets_standings_seeds_and_the_offer_of_the_history(office: Office) -> None:
    """Issue 3: close a campaign with final standings, revealed seeds and the full history to everyone who wants it."""
    played(office)
    done = act(office, close.close, "the summer has come", True)
    assert (done.turn, done.told, office.campaign().state) == (1, 2, "ended")
    report = office.report("blue")
    assert (report.final, bool(report.secret), report.form, len(report.revealed.split("\n"))) == (True, True, (), 1)
    told = flat(mailed(office, "blue", "ended"))
    assert "the summer has come" in told
    assert "FINAL STANDINGS" in told
    assert "write “archive”" in told
    assert "napište na tuto adresu" in flat(mailed(office, "red", "ended"))


def test_the_reason_stays_in_the_log_unless_told(office: Office) -> None:
    """The referee says what players are told."""
    act(office, close.close, "a quarrel")
    assert "quarrel" not in mailed(office, "blue", "ended")


def test_names_stay_private_but_to_the_referee(office: Office) -> None:
    """C-2.3: addresses and real names are never shown; the referee gets the list of who played whom."""
    act(office, close.close, "enough")
    assert "Boris" not in mailed(office, "blue", "ended")
    told = mailed(office, "referee@host.test", "ended")
    assert "Boris" in told
    assert "Anna" in told


def test_who_left_before_is_told_too(office: Office) -> None:
    """A former player hears of the end in their own language, and of nobody else's seat."""
    with writing(office.house.engine) as session:
        seat = seats.get(session, "rk4", "red")
        assert seat is not None
        newcomer = people.add(session, "Cyril", "en", "UTC", ["new@players.test"])
        seats.give(session, seat, newcomer)
    assert act(office, close.close, "enough").told == 3
    told = flat(mailed(office, "red@players.test", "ended"))
    assert "Nějakou dobu jste za Červené hráli vy" in told
    assert "Final" in mailed(office, "new@players.test", "ended").title()


def test_it_ends_once(office: Office) -> None:
    """An ended campaign is not ended again."""
    act(office, close.close, "enough")
    with pytest.raises(Refusal, match="ended"):
        act(office, close.close, "really")


def test_a_campaign_that_never_began_just_ends(office: Office) -> None:
    """Without a board there are no standings."""
    with writing(office.house.engine) as session:
        from pbem.service.calendar import campaign_file

        table = {"key": "rk5", "title": "Later", "ruleset": "campaign", "options": {"seats": 2}, "schedule": {}}
        life.create(office.house, session, campaign_file.check("test", table), b"t" * 32)
    office.key = "rk5"
    assert act(office, close.close, "nobody came").turn == 0
    assert office.campaign().state == "ended"


def test_the_natural_end_says_the_same(office: Office) -> None:
    """C-9.3: won by the rules: last reports with all seeds, then standings."""
    from pbem.service.turns import adjudication

    played(office)
    text = done_with(office, lambda house, session, row: amendment.position(Case(house, session, row)))
    armies = text[text.index("[armies]") : text.index("[realms")]
    blue = armies[armies.index("blue") :].partition("]")[0] + "]\n"
    cities = text[text.index("cities = ") : text.index("[armies]")]
    text = text.replace(armies, f"[armies]\n{blue}\n").replace(cities, cities.replace(' red"', ' blue"'))
    act(office, amendment.amend, text, "to the end")
    act(office, adjudication.resolve)
    assert office.campaign().state == "ended"
    assert office.report("red").final
    assert "FINAL STANDINGS" in mailed(office, "blue", "ended")
    assert not faults(office)
