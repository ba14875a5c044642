"""No pattern that letters are read with takes a time beyond the length of the text: each is fed its own pieces."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from pbem.mail import passphrase
from pbem.mail.reading import addresses
from pbem.mail.reading.letter import read
from pbem.mail.words import own_lines
from tests.hanging import ends
from tests.mail.endless import MAILS, WRITTEN
from tests.mail.pieces import FOLDER, Use, patterns, pieces

LENGTH = 20_000
"""Signs; work that follows their square takes seconds, work that follows them a few thousandths of one."""

MOST = 6
"""Pieces of a pattern that are tried; the benchmark tries all, and pairs of them."""

BOUNDED = {
    "pbem.mail.reading.markup._TAG[0]": "asked up to the last closing bracket only, where it always ends",
    "pbem.rulesets.campaign.field.sight._FILLED[0]": "asked about the board, never about letters",
}
"""Patterns that are asked about short texts only."""


def modules() -> dict[str, list[Use]]:
    found: dict[str, list[Use]] = defaultdict(list)
    for place, use in patterns().items():
        if place not in BOUNDED and ".toml" not in place:
            found[place.rpartition(".")[0].removeprefix("pbem.") or place].append(use)
    return dict(found)


def texts(use: Use) -> Iterator[str]:
    """A piece again and again, in a row and a line each, and behind one of another."""
    drawn = pieces(use)[:MOST]
    for piece in drawn:
        yield piece * (LENGTH // len(piece))
        yield f"{piece}\n" * (LENGTH // (len(piece) + 1))
        for first in drawn[:2]:
            yield first + piece * (LENGTH // len(piece))


def ask(use: Use, text: str) -> None:
    pattern: re.Pattern[str] = re.compile(use.text, use.flags)
    for way in use.asked:
        _ = list(pattern.finditer(text)) if way == "search" else getattr(pattern, way)(text)


@pytest.mark.parametrize("module", modules())
def test_a_pattern_takes_no_more_time_than_its_text_has_signs(module: str) -> None:
    for use in modules()[module]:
        with ends(3):
            for text in texts(use):
                ask(use, text)


def test_the_patterns_are_found() -> None:
    """Those of modules, those written where they are used, and those of the tables."""
    found = patterns()
    assert len(found) > 800
    assert {"pbem.mail.passphrase._LINE[0]", "pbem.language.words.tokens._TOKEN[0]"} < set(found)
    assert any(place.startswith("service/") for place in found)
    languages = {path.stem for path in (FOLDER / "mail" / "words" / "patterns").glob("*.toml")}
    assert {place.partition(".")[0] for place in found if ".toml" in place} == languages


def test_pieces_are_drawn_from_all_items_of_a_pattern() -> None:
    drawn = pieces(Use(r"(?:on|am)\s*(?:\d{1,2}[.:])+ <[^>]*>", 0))
    assert {"on", "am", " ", "1."} <= set(drawn)
    assert any(piece.startswith("on") and "1" in piece for piece in drawn)


def test_a_passphrase_with_spaces_without_end() -> None:
    letter = read(WRITTEN + MAILS["passphrases"](2_000_000))
    with ends(5):
        assert passphrase.taken(letter)[1] == ""


def test_an_address_with_comments_without_end() -> None:
    assert addresses.only("anna@example.org " + "(Anna)" * 50_000) == ("Anna", "anna@example.org")


@pytest.mark.parametrize(
    ("name", "length"), [("declarations", 700_000), ("sections", 150_000), ("wrapped again", 60_000)]
)
def test_a_large_page_is_read_soon(name: str, length: int) -> None:
    with ends(5):
        assert read(WRITTEN + MAILS[name](length)).sender == "anna@example.org"


def test_lines_cut_by_a_program_are_joined_soon() -> None:
    with ends(5):
        assert len(own_lines("abcdefg " * 9 + "\n" + ("abcdefg " * 9 + "\n") * 19_000)) == 1


@pytest.mark.parametrize("long", [b"x" * 20_000, b"\r\n" * 20_001])
def test_what_of_a_long_letter_is_not_read_is_told(long: bytes) -> None:
    letter = read(WRITTEN + b"\r\n1: up 3\r\n" + long)
    assert letter.lines[0] == (1, "1: up 3")
    assert letter.troubles == ("shortened",)


def test_parts_that_are_not_read_are_told() -> None:
    assert "shortened" in read(WRITTEN + MAILS["boundaries"](12_000)).troubles
