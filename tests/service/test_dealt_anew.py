"""A game that was over, and whose secrets were shown, goes on with dice that nobody can compute."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pbem.core import dice
from pbem.proof import alone, fairness
from pbem.proof.check import Proof
from pbem.proof.examination import examine
from pbem.reports.briefing import Report
from pbem.service.referee import close, undo
from pbem.store import exporting, importing, tables
from pbem.store.engine import reading, writing
from pbem.store.repository import dice as rows
from pbem.store.repository import turns
from tests.service.acting_kit import act, faults
from tests.service.kit import Office
from tests.service.test_proof import changed, ended, folder, only


def opened_again(office: Office, count: int = 1) -> undo.Undone:
    """Take the last turns of a finished game back."""
    return act(office, undo.undo, "we go on", turns=count)


def finished(office: Office, days: tuple[int, ...] = (23, 24)) -> Office:
    """Play a finished game that was opened again to its second end."""
    for day in days:
        office.letter("blue", "1: left 1")
        office.until(f"2026-11-{day} 20:00:00")
    return office


def played(office: Office) -> list[tables.Turn]:
    """List the rows of turns that were played."""
    with reading(office.house.engine) as session:
        found = turns.every(session, office.key)
        return [tables.Turn(**row.model_dump()) for row in found if row.seed and row.parent_number != row.number]


def proof(office: Office, seat: str, place: Path) -> Proof:
    """Prove from the mails of a seat."""
    return only(examine(folder(office, seat, place)))


def shown_secret(office: Office) -> bytes:
    """Give the secret that the first end showed to everybody."""
    return bytes.fromhex(next(one.secret for one in reports(office, "blue") if one.secret))


def reports(office: Office, seat: str) -> list[Report]:
    """List the reports a seat got."""
    said = [office.said(mail) for mail in office.mails(seat, "report") if mail.campaign == office.key]
    return [one for one in said if isinstance(one, Report)]


def test_the_secret_that_was_shown_predicts_nothing_of_what_is_still_to_come(office: Office) -> None:
    """Neither a seed, nor a salt with which others' orders could be tried out, nor the anchor follows from it."""
    ended(office)
    secret, before = shown_secret(office), office.campaign().dice_anchor
    done = opened_again(office)
    assert done.anchor == office.campaign().dice_anchor != before
    finished(office)
    new = [row for row in played(office) if row.branch == 1]
    old = {fairness.seed(secret, number).hex() for number in range(50)}
    assert new
    assert not [row for row in new if row.seed in old]
    later = bytes.fromhex(new[0].seed)
    assert not any(dice.follows(fairness.seed(secret, number), later, number) for number in range(50))
    salts = {fairness.salt(secret, at, "red").hex() for at in ("2", "1/2", "0/2")}
    told = [turn for one in reports(office, "red") for turn in one.dice if turn.branch == 1]
    assert told
    assert not [turn for turn in told if turn.salt in salts]


def test_turns_of_both_secrets_are_verified(office: Office) -> None:
    """`pbem verify` plays every branch again with the secret it was played with."""
    ended(office)
    opened_again(office)
    finished(office)
    assert {row.branch for row in played(office)} == {0, 1}
    assert faults(office) == []


def test_players_prove_turns_of_both_secrets_from_their_mails(office: Office, tmp_path: Path) -> None:
    """The anchor of the new dice is in the correction and in the report that follows it, before any of their throws."""
    ended(office)
    anchor = opened_again(office).anchor
    (correction,) = office.mails("blue", "correction")
    assert anchor in office.content(correction).text.replace("\n", "").replace(" ", "")
    assert office.report("blue").anchor == anchor
    finished(office)
    for seat in ("blue", "red"):
        found = proof(office, seat, tmp_path / seat)
        assert not found.faulty, found
        assert {one.status for one in found.turns} == {"proven"}
        assert {one.branch for one in found.turns} == {0, 1}
        assert [note for note in found.general.notes if "dealt anew" in note]


def test_the_program_that_stands_alone_finds_the_same(office: Office, tmp_path: Path) -> None:
    ended(office)
    opened_again(office)
    finished(office)
    place = folder(office, "blue", tmp_path / "mails")
    told = subprocess.run([sys.executable, alone.__file__, str(place)], capture_output=True, text=True, check=True)
    assert "seed True orders True" in told.stdout
    assert "False" not in told.stdout


def test_another_anchor_before_the_secret_was_shown_is_a_fault(office: Office, tmp_path: Path) -> None:
    """A host who goes back in a running game cannot choose other seeds."""
    ended(office)
    opened_again(office)
    finished(office)
    place = folder(office, "blue", tmp_path / "mails")

    def hidden(told: dict[str, object]) -> None:
        if told["kind"] == "report":
            told["dice"] = {**told["dice"], "secret": ""}  # type: ignore[dict-item]

    changed(place, hidden)
    assert any("anchor was changed on branch 1" in one for one in only(examine(place)).general.faults)


def test_played_again_after_the_end_the_dice_are_new_too(office: Office) -> None:
    """Whoever knows the seed and all orders could choose his own so that the throws suit him."""
    ended(office)
    secret = shown_secret(office)
    done = act(office, undo.rerun, "a letter was lost")
    assert done.anchor
    (row,) = [row for row in played(office) if row.branch == 1]
    assert row.seed != fairness.seed(secret, row.number).hex()
    assert faults(office) == []


def test_behind_the_turn_they_were_dealt_for_the_new_dice_count_too(office: Office) -> None:
    """Opened again at turn 2, then taken back to turn 1: the old secret is known, the new one is not."""
    ended(office)
    secret = shown_secret(office)
    anchor = opened_again(office).anchor
    assert act(office, undo.undo, "further back").anchor == ""
    assert office.campaign().dice_anchor == anchor
    finished(office)
    seeds = {row.seed for row in played(office) if row.branch == 2}
    assert seeds
    assert not seeds & {fairness.seed(secret, number).hex() for number in range(9)}
    assert faults(office) == []


def test_a_running_game_keeps_its_secret_when_a_turn_is_taken_back(office: Office) -> None:
    """Nothing was shown: the anchor of the first report binds every turn."""
    office.until("2026-11-21 20:00:05")
    before = office.campaign().dice_anchor
    assert act(office, undo.undo, "a slip").anchor == ""
    assert office.campaign().dice_anchor == before
    with reading(office.house.engine) as session:
        assert not rows.anew(session, office.campaign())


def test_a_game_the_referee_closed_is_treated_alike(office: Office) -> None:
    """All seeds were shown at that end as well."""
    office.until("2026-11-21 20:00:05")
    act(office, close.close, "enough")
    assert opened_again(office).anchor == office.campaign().dice_anchor
    assert faults(office) == []


@pytest.mark.parametrize("key", ["again"])
def test_both_secrets_move_with_the_campaign(office: Office, tmp_path: Path, key: str) -> None:
    """An exported campaign is proven elsewhere as it was here."""
    ended(office)
    opened_again(office)
    finished(office)
    with reading(office.house.engine) as session:
        exporting.write(session, office.key, tmp_path / "short.zip")
    with writing(office.house.engine) as session:
        importing.read(session, tmp_path / "short.zip", office.house.now, key)
    office.key = key
    assert faults(office) == []
