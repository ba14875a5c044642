"""Every mail of the corpus gives exactly the lines its writer wrote."""

from __future__ import annotations

import pytest

from pbem.mail.reading.letter import read
from tests.mail import corpus_mails as corpus

MAILS = corpus.mails()


@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail.name)
def test_the_writers_own_lines(mail: corpus.Mail) -> None:
    assert corpus.own(mail) == mail.expected


@pytest.mark.parametrize("mail", [one for one in MAILS if "unmarked-" not in one.name], ids=lambda mail: mail.name)
def test_nothing_is_taken_from_a_quotation_of_which_we_know_nothing(mail: corpus.Mail) -> None:
    """Without the mail that was answered fewer lines may be found, never others.

    Only a report with neither quote marks nor a heading cannot be told from the player's words then.
    """
    known = {words for line in mail.expected for words in line.split()}
    found = {words for _, line in corpus.letter(mail, sent={}).lines for words in line.split()}
    assert found <= known


def test_there_are_enough_of_them_and_from_all_programs() -> None:
    assert len(MAILS) >= 150
    assert len({mail.path.parent.name for mail in MAILS}) >= 14


def test_each_mail_is_read_from_what_we_really_sent() -> None:
    assert all(len(texts) == 2 and all(texts) for texts in corpus.sent_texts().values())


@pytest.mark.parametrize("mark", ["", "> "])
def test_a_line_of_one_mebibyte_spoils_nothing(mark: str) -> None:
    """It is made here and not kept as a file."""
    text = f"1: up 4\n{mark}{'x' * 2**20}\n2: stay"
    raw = f"From: a@example.org\nContent-Type: text/plain\n\n{text}".encode()
    found = [line for _, line in read(raw).lines if len(line) < 100]
    assert found == ["1: up 4", "2: stay"]
