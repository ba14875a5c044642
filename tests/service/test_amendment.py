"""The referee corrects a position by its text, a diff, or decrees: recorded, proven, told to those it concerns."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from pbem import codec
from pbem.core.problems import Refusal, Severity
from pbem.service.house.case import Case
from pbem.service.referee import amendment, interventions, undo
from pbem.service.referee.amendment import Amended
from pbem.store.engine import writing
from pbem.store.tables import Amendment
from tests.service.acting_kit import act, done_with, faults, given, head, mailed, played
from tests.service.kit import Office


def position(office: Office) -> str:
    """Give the position as the referee is shown it."""
    return done_with(office, lambda house, session, row: amendment.position(Case(house, session, row)))


def line(office: Office, owner: str, number: int) -> str:
    """Give the line of an army in the position."""
    armies: dict[str, list[str]] = tomllib.loads(position(office))["armies"]
    return next(one for one in armies[owner] if one.split()[0] == str(number))


def stronger(army: str, strength: int) -> str:
    """Give the line of an army another strength."""
    number, cell, _, *name = army.split()
    return " ".join((number, cell, str(strength), *name))


def amend(office: Office, text: str, reason: str = "a slip of mine", **how: Any) -> Amended:
    """Correct the position."""
    return act(office, amendment.amend, text, reason, **how)


def decree(office: Office, *lines: str, reason: str = "won at the table", **how: Any) -> Amended:
    """Decree."""
    return act(office, amendment.decree, amendment.Decrees(lines), reason, **how)


def test_the_whole_position_changed(office: Office) -> None:
    """Design 4: positions are text; the changed row begins a branch, the old one stays, both are proven."""
    army = line(office, "red", 1)
    done = amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    assert done.changes == (f"armies.red: - {army}", f"armies.red: + {stronger(army, 25)}")
    assert (done.branch, done.told, office.campaign().head_branch) == (1, ("red",), 1)
    assert line(office, "red", 1) == stronger(army, 25)
    assert not faults(office)
    played(office)
    assert not faults(office)


@pytest.mark.parametrize("shape", ["unified", "bare", "context"])
def test_a_diff_of_the_position(office: Office, shape: str) -> None:
    """A diff as tools make it, or as a person writes it into a mail."""
    army = line(office, "red", 2)
    before = line(office, "red", 1)
    changed = f'-    "{army}",\n+    "{stronger(army, 17)}",\n'
    diff = {
        "unified": f'--- position\n+++ position\n@@ -1,2 +1,2 @@\n     "{before}",\n{changed}',
        "bare": changed,
        "context": f'"{before}",\n{changed}',
    }[shape]
    amend(office, diff)
    assert line(office, "red", 2) == stronger(army, 17)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no position = [", "not TOML"),
        ("turn = 3", "these parts are missing"),
        ('-    "1 A1 99",\n+    "1 A1 98",', "stands nowhere"),
        ("-]\n+,]", "more than once"),
        ('+    "9 A1 10",', "put the line before it"),
    ],
)
def test_what_is_no_position_is_told_and_changes_nothing(office: Office, text: str, why: str) -> None:
    """A ValueError says what is wrong where; nothing is kept."""
    with pytest.raises(Refusal) as refused:
        amend(office, text)
    assert why in str(refused.value.facts["why"])
    assert office.campaign().head_branch == 0


def test_an_army_in_the_sea_is_no_position(office: Office) -> None:
    """What the rule set cannot read is told in its words."""
    army = line(office, "red", 1)
    with pytest.raises(Refusal, match="bad-position"):
        amend(office, position(office).replace(army, "1 Z99 10"))
    with pytest.raises(Refusal, match="nothing-changed"):
        amend(office, position(office))


def test_a_preview_shows_what_would_change_and_keeps_nothing(office: Office) -> None:
    """`--dry-run`."""
    army, mails = line(office, "red", 1), len(office.mails())
    done = amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'), dry_run=True)
    assert (done.branch, done.told, len(done.changes)) == (0, ("red",), 2)
    assert (office.campaign().head_branch, len(office.mails())) == (0, mails)


def test_only_those_who_can_see_it_are_told(office: Office) -> None:
    """5.2: every correction is announced to those who can see the object changed, otherwise only logged."""
    army = line(office, "red", 1)
    mails = len(office.mails("blue"))
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'), "a private matter")
    assert len(office.mails("blue")) == mails
    told = mailed(office, "red", "amended")
    assert "Vedoucí opravil" in told
    assert "private" not in told
    assert office.report("red").heading.token.startswith("RK4-1B1-RED-")


def test_told_to_all_everybody_hears_the_reason(office: Office) -> None:
    """`--tell`: those who see nothing of it hear that it happened, and why."""
    army, reports = line(office, "red", 1), len(office.mails("blue", "report"))
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'), "a slip of mine", tell=True)
    told = " ".join(mailed(office, "blue", "amended").split())
    assert "Nothing you can see has changed" in told
    assert "a slip of mine" in told
    assert len(office.mails("blue", "report")) == reports


def test_orders_come_along_and_those_now_impossible_are_given_back(office: Office) -> None:
    """The sheets that stand are checked against the new position."""
    office.letter("red", "1: nahoru 1\n2: stůj")
    army = line(office, "red", 1)
    text = "\n".join(one for one in position(office).splitlines() if f'"{army}"' not in one)
    done = amend(office, text)
    assert done.impossible == (("red", "1: nahoru 1"),)
    told = mailed(office, "red", "amended")
    assert "1: nahoru 1" in told
    assert "2: stůj" not in told
    assert [(one.author, one.revision) for one in given(office, 1, 1).values()] == [("referee", 2)]
    played(office)
    assert not faults(office)


def test_the_deadline_stays(office: Office) -> None:
    """The question is the same: it is due when it was, and nobody is reminded twice."""
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    played(office)
    assert (office.campaign().head_branch, office.campaign().head_turn) == (1, 1)


def test_letters_written_before_a_correction_count(office: Office) -> None:
    """A correction asks no player to confirm anything: the turn is the same."""
    token = office.report("red").heading.token
    office.arrives(office.written("red", f"#{token}\n2: stůj"))
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    assert not office.answer("red").trial
    assert list(given(office, 1, 1)) == ["red"]


def test_decrees_are_done_recorded_and_told(office: Office) -> None:
    """`award red army 15 at K9`: an amendment whose decrees are replayed by `verify`."""
    done = decree(office, "award red army 15 at F1")
    assert done.problems == ()
    assert line(office, "red", int(done.events[0].facts["army"])).endswith(" F1 15")  # type: ignore[arg-type]
    assert "Vedoucí vám přiřkl oddíl" in mailed(office, "red", "amended")
    assert not faults(office)
    played(office)
    assert not faults(office)


def test_a_wrong_decree_lets_none_be_done(office: Office) -> None:
    """All or nothing; what is wrong is told line by line."""
    done = decree(office, "award red army 15 at F1", "take from red army 99", "sing a song")
    assert [(one.line, one.severity) for one in done.problems if one.severity is Severity.ERROR] == [
        (2, Severity.ERROR),
        (3, Severity.ERROR),
    ]
    assert (done.branch, office.campaign().head_branch) == (0, 0)


def test_talk_in_a_decree_lets_none_be_done(office: Office) -> None:
    """What would be left out of a player's letter is a fault where all lines are done or none."""
    done = decree(office, "award red army 15 at F1", "I hope you are well.")
    assert [one.line for one in done.problems if one.severity is Severity.ERROR] == [2]
    assert (done.branch, office.campaign().head_branch) == (0, 0)


def test_orders_that_are_no_decrees_are_refused(office: Office) -> None:
    """The referee's decrees are not a player's orders."""
    for words in ("army 1: up 2", "capital Tor"):
        done = decree(office, words)
        assert any(one.severity is Severity.ERROR for one in done.problems), words
    with pytest.raises(Refusal, match="no-decree"):
        decree(office, "union")
    assert office.campaign().head_branch == 0


def test_a_decree_may_end_the_game(office: Office) -> None:
    """C-9.4, C-9.3: with one state left the game is over: last reports, standings, the offer of the history."""
    played(office)
    decree(office, "end state red", reason="red has left", tell=True)
    assert office.campaign().state == "ended"
    assert office.report("blue").final
    assert office.report("blue").secret
    assert "FINAL STANDINGS" in mailed(office, "blue", "ended")
    assert not faults(office)


def test_going_back_goes_behind_a_correction(office: Office) -> None:
    """Undo takes back the turn with its correction; a correction of the turn before stays."""
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    played(office)
    now = line(office, "red", 2)
    amend(office, position(office).replace(f'"{now}"', f'"{stronger(now, 29)}"'))
    act(office, undo.undo, "both were wrong")
    assert line(office, "red", 1).split()[2] == "25"
    assert line(office, "red", 2).split()[2] != "29"
    assert not faults(office)


def test_a_campaign_held_by_a_defect_is_mended_by_a_correction(office: Office) -> None:
    """A position nobody can play on with is mended while the campaign stands still."""
    act(office, interventions.hold, "a defect")
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    assert office.campaign().state == "held"
    act(office, interventions.release, "mended")
    played(office)
    assert not faults(office)


def test_a_forged_correction_is_found(office: Office) -> None:
    """`verify`: the row must be what the recorded correction makes of the one before."""
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    with writing(office.house.engine) as session:
        row = session.get(Amendment, ("rk4", 1, 0))
        assert row is not None
        assert row.snapshot is not None
        row.snapshot = codec.pack(codec.unpack(row.snapshot).replace('"strength":25', '"strength":26'))
        session.add(row)
    assert [one.faults for one in faults(office)] == [("the position is not what the referee's correction makes it",)]
    assert head(office).branch == 1


def test_a_correction_that_cannot_be_read_is_a_fault(office: Office) -> None:
    """`verify` goes on to the end and names the row, whatever became of the bytes."""
    army = line(office, "red", 1)
    amend(office, position(office).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    with writing(office.house.engine) as session:
        row = session.get(Amendment, ("rk4", 1, 0))
        assert row is not None
        row.snapshot = b"cut off"
        session.add(row)
    (fault,) = faults(office)
    assert (fault.branch, fault.number) == (1, 0)
    assert "decompressing" in fault.faults[0]


def test_corrections_on_each_database(both: Office) -> None:
    """SQLite and PostgreSQL."""
    both.letter("red", "1: nahoru 1")
    decree(both, "award red army 15 at F1")
    army = line(both, "blue", 1)
    amend(both, position(both).replace(f'"{army}"', f'"{stronger(army, 25)}"'))
    played(both)
    assert not faults(both)
    assert list(given(both, 2, 1)) == ["blue", "red"]
