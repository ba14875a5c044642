"""Storing a letter reads its header only: that is enough to know writer and message."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.mail.reading.letter import read
from pbem.service.desk.intake import head

CORPUS = sorted((Path(__file__).parents[1] / "mail" / "corpus").rglob("*.eml"))


def test_the_header_alone_names_the_same_writer_and_message() -> None:
    for path in CORPUS:
        raw = path.read_bytes()
        assert (head(raw).sender, head(raw).message_id) == (read(raw).sender, read(raw).message_id), path


@pytest.mark.parametrize("raw", [b"", b"\n\n", b"\r\n\r\nFrom: a@b.test\r\n\r\nup", b"From: a@b.test", b"\n\nFrom: x"])
def test_whatever_the_bytes_are_a_letter_comes_of_it(raw: bytes) -> None:
    assert head(raw).sender == read(raw).sender
