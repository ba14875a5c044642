"""The proof reads mails in whatever state they are in, and can be done without pbem."""

from __future__ import annotations

import email.policy
import mailbox
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.proof import alone, fairness
from pbem.proof.examination import examine
from pbem.service.game import dice_proof
from pbem.store.tables import Turn
from tests.service.kit import Office
from tests.service.test_proof import changed, duelling, ended, folder, only


def test_the_text_is_read_when_a_program_threw_the_attachments_away(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")
    for path in place.glob("*.eml"):
        mail = message_from_bytes(path.read_bytes(), policy=email.policy.default)
        body = mail.get_body(("plain",))
        assert body is not None
        bare = EmailMessage()
        bare["Subject"], bare["From"] = str(mail["Subject"]), str(mail["From"])
        text = body.get_content().encode("koi8-r", "replace").decode("koi8-r")
        bare.set_content(text, charset="koi8-r", cte="base64")
        path.write_bytes(bare.as_bytes())
    examined = examine(place)
    found = only(examined)
    assert found.anchor == fairness.promise(b"s" * 32)
    assert [(one.status, one.proves) for one in found.turns] == [("proven", ("seed",))] * 2
    assert found.turns[0].notes == ("the orders cannot be proven: a text does not hold your salt",)
    assert "the part for programs is missing; its text was read" in {words for _, words in examined.troubles}


def test_a_damaged_attachment_is_told_and_the_text_read(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")
    path = sorted(place.glob("*.eml"))[0]
    mail = message_from_bytes(path.read_bytes(), policy=email.policy.default)
    for part in mail.walk():
        if part.get_content_type() == "application/json":
            part.set_content(b'{"kind": "report", ', "application", "json", filename="report.json")
    path.write_bytes(mail.as_bytes())
    examined = examine(place)
    assert examined.troubles == (("000.eml", "the part for programs is damaged; its text was read"),)
    assert only(examined).anchor == fairness.promise(b"s" * 32)


def test_mails_forwarded_as_attachments_count(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")
    forwarded = EmailMessage()
    forwarded["Subject"] = "Fwd: all my reports"
    forwarded.set_content("here they are")
    for path in sorted(place.glob("*.eml")):
        forwarded.add_attachment(message_from_bytes(path.read_bytes(), policy=email.policy.default))
        path.unlink()
    (place / "forwarded.eml").write_bytes(forwarded.as_bytes())
    assert [one.status for one in only(examine(place)).turns] == ["proven", "proven"]


def _mbox(place: Path, target: Path) -> Path:
    box = mailbox.mbox(target)
    for path in sorted(place.glob("*.eml")):
        box.add(path.read_bytes())
    box.close()
    return target


def _maildir(place: Path, target: Path) -> Path:
    box = mailbox.Maildir(target)
    for path in sorted(place.glob("*.eml")):
        box.add(path.read_bytes())
    return target


@pytest.mark.parametrize("kept", [_mbox, _maildir])
def test_an_mbox_and_a_maildir_are_read(office: Office, tmp_path: Path, kept: Callable[[Path, Path], Path]) -> None:
    place = kept(folder(ended(office), "red", tmp_path / "mails"), tmp_path / "kept")
    assert [one.status for one in only(examine(place)).turns] == ["proven", "proven"]


def test_foreign_mails_and_rubbish_say_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.eml").write_bytes(b"\xff\x00rubbish")
    (tmp_path / "b.eml").write_bytes(b"From: x@y\nSubject: hi\n\nhello\n")
    (tmp_path / "c.eml").write_bytes(b'From: x@y\nContent-Type: application/json\n\n{"kind": "invoice"}\n')
    (tmp_path / "d.eml").write_bytes(b'Content-Type: application/json\n\n["report"]\n')
    found = examine(tmp_path)
    assert (found.mails, found.witnesses, found.proofs) == (4, 0, ())


def test_without_the_first_report_nothing_binds_the_seeds(office: Office, tmp_path: Path) -> None:
    place = folder(ended(office), "red", tmp_path / "mails")

    def forge(told: dict[str, Any]) -> None:
        told.pop("anchor", None)
        told.get("dice", {}).pop("promised", None)

    changed(place, forge)
    found = only(examine(place))
    assert found.general.notes == ("no mail with the anchor is here: nothing binds the seeds",)
    assert not found.faulty


def forged(told: dict[str, Any]) -> None:
    """Tell other throws."""
    for roll in told.get("rolls", ()):
        roll["value"] = 7


def test_the_program_that_stands_alone_finds_the_same(office: Office, tmp_path: Path) -> None:
    place = folder(duelling(office), "red", tmp_path / "mails")
    assert alone.__file__ is not None
    run = [sys.executable, "-I", alone.__file__, str(place)]
    said = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert "turn 2 seed True orders True" in said
    assert said.count(" True\n") >= 5
    assert "False" not in said
    changed(place, forged)
    said = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert " False\n" in said


def test_long_games_list_their_seeds_for_programs_only(office: Office) -> None:
    """A mail program cuts a long page off."""
    listed = dice_proof.Shown(office.campaign(), tuple(_played(step) for step in range(1, 100)), over=True).told(
        Seat("red")
    )
    assert listed.revealed.endswith("\n...")
    assert len(listed.revealed.splitlines()) == dice_proof.MOST_LISTED + 1
    assert len(listed.turns) == 99


def _played(step: int) -> dice_proof.Played:
    row = Turn(
        campaign="rk4", branch=0, number=step, ruleset_version=1, snapshot=b"", hash="", sheets_digest="ab" * 32,
        seed="cd" * 32, resolved_at=datetime(2026, 1, 1, tzinfo=UTC), events=b"", rolls=b"",
    )  # fmt: skip
    return dice_proof.Played(row, True, str(step), {}, {})


@pytest.mark.parametrize("kind", ["plain", "html"])
def test_throws_are_read_from_text_and_from_a_page(office: Office, tmp_path: Path, kind: str) -> None:
    """Some programs keep only one of the two, and no attachment."""
    place = folder(duelling(office), "red", tmp_path / "mails")
    for path in place.glob("*.eml"):
        mail = message_from_bytes(path.read_bytes(), policy=email.policy.default)
        body = next(part for part in mail.walk() if part.get_content_type() == f"text/{kind}")
        bare = EmailMessage()
        bare["Subject"] = str(mail["Subject"])
        bare.set_content(body.get_content(), subtype=kind)
        path.write_bytes(bare.as_bytes())
    found = only(examine(place))
    assert [(one.status, one.proves) for one in found.turns] == [
        ("proven", ("seed",)),
        ("proven", ("seed", "2 throws")),
    ]
