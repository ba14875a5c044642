"""Two albums of a demo are compared mail by mail; what differs between any two runs is no difference."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path

import pytest

from benchmarks import trail


def album(folder: Path, words: str) -> Path:
    """Keep one mail as the demo does."""
    mail = EmailMessage()
    mail["Subject"] = "[winds] Four Winds"
    mail["To"] = "anna@pbem.test"
    mail.set_content(words)
    folder.mkdir()
    (folder / "001-turn-1-blue-report.eml").write_bytes(mail.as_bytes())
    return folder


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("by Sunday, November 22, 2026, 20:32\n", "by Monday, November 23, 2026, 9:05\n"),
        ("do: воскресенье, 22 ноября 2026, 20:32\n", "do: понедельник, 23 ноября 2026, 20:41\n"),
        ("# WINDS-1-BLUE-PUJMLCIYE5AB\n", "# WINDS-1-BLUE-DKWXQU45CEIL\n"),
        ("orders+winds.blue.dkwxqu45ceil@pbem.test\n", "orders+winds.blue.pujmlciye5ab@pbem.test\n"),
    ],
)
def test_dates_and_codes_are_no_difference(tmp_path: Path, before: str, after: str) -> None:
    assert list(trail.differences(album(tmp_path / "a", before), album(tmp_path / "b", after))) == []


def test_a_word_is_a_difference(tmp_path: Path) -> None:
    found = list(trail.differences(album(tmp_path / "a", "army 1 stays\n"), album(tmp_path / "b", "army 1 goes\n")))
    assert found[-2:] == ["-army 1 stays", "+army 1 goes"]


def test_a_mail_that_is_missing_is_a_difference(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    assert "1 mails before, 0 after" in next(trail.differences(album(tmp_path / "a", "x\n"), tmp_path / "b"))
