"""Tags, reply addresses and tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.mail.seat_tags import (
    LENGTH,
    Tagged,
    Token,
    check,
    new_code,
    parse_address,
    parse_question,
    question,
    question_address,
    questions,
    reply_address,
    sign,
    token,
    tokens,
)

SECRET = b"a secret of thirty-two bytes ....."
TAG = sign(SECRET, "rk4", "blue", 0)
KEYS = st.from_regex(r"[a-z0-9_]{1,12}", fullmatch=True)


def test_a_tag_is_short_and_has_at_least_50_bits() -> None:
    assert TAG.isalnum()
    assert TAG.islower()
    assert len(TAG) == LENGTH
    assert LENGTH * 5 >= 50


@pytest.mark.parametrize(
    ("campaign", "seat", "epoch"), [("rk5", "blue", 0), ("rk4", "red", 0), ("rk4", "blue", 1), ("rk4b", "lue", 0)]
)
def test_a_tag_belongs_to_one_campaign_seat_and_epoch(campaign: str, seat: str, epoch: int) -> None:
    assert check(SECRET, "rk4", "blue", 0, TAG)
    assert not check(SECRET, campaign, seat, epoch, TAG)
    assert not check(b"another secret", "rk4", "blue", 0, TAG)


@pytest.mark.parametrize("tag", ["", TAG[:-1], TAG + "a", "ё" * LENGTH, "\udc80"])
def test_a_wrong_tag_is_refused_and_never_raises(tag: str) -> None:
    assert not check(SECRET, "rk4", "blue", 0, tag)
    assert not check(SECRET, "not a key!", "blue", 0, TAG)


@given(KEYS, KEYS, st.integers(0, 99))
def test_a_reply_address_is_read_back(campaign: str, seat: str, epoch: int) -> None:
    tag = sign(SECRET, campaign, seat, epoch)
    address = reply_address("orders@games.example", campaign, seat, tag)
    assert parse_address(address) == parse_address(address.upper()) == Tagged(campaign, seat, tag)


def test_a_mailbox_with_a_plus_of_its_own() -> None:
    address = reply_address("me+games@games.example", "RK4", "blue", TAG)
    assert address == f"me+games+rk4.blue.{TAG}@games.example"
    assert parse_address(address) == Tagged("rk4", "blue", TAG)


@pytest.mark.parametrize(
    "address",
    ["", "orders@x.org", "orders+rk4@x.org", "a.b.c@x.org", "o+a.b.c.d@x.org", "o+a..c@x.org", "+@", "@+a.b.c"],
)
def test_other_addresses_say_nothing(address: str) -> None:
    assert parse_address(address) is None


@given(KEYS, KEYS, st.integers(0, 9999))
def test_a_token_is_read_back(campaign: str, seat: str, turn: int) -> None:
    tag = sign(SECRET, campaign, seat, 0)
    line = token(campaign, turn, seat, tag)
    assert tokens(f"#{line}") == tokens(f"Re: orders [{line.lower()}]") == (Token(campaign, turn, seat, tag),)


def test_tokens_are_found_in_quotations_each_once() -> None:
    line = token("rk4", 7, "blue", TAG)
    text = f"1 left 3\n> #{line}\n>> #{line}\n> some-thing-else-entirely\n> #RK5-1-RED-{TAG}"
    assert tokens(text) == (Token("rk4", 7, "blue", TAG), Token("rk5", 1, "red", TAG))


def test_a_key_with_separators_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="key"):
        reply_address("orders@x.org", "r.k", "blue", TAG)


def test_a_question_has_a_code_of_128_bits_that_is_read_back() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    for code in codes:
        assert len(code) == 26
        assert parse_question(question_address("me+games@games.example", code).upper()) == code
        assert questions(f"> Code: #{question(code)}.\n{question(code)}") == (code,)


@pytest.mark.parametrize("address", ["", "ask.abc@x.org", "o+ask.abc@x.org", "o+ask@x.org", f"o+rk4.blue.{TAG}@x.org"])
def test_other_addresses_answer_no_question(address: str) -> None:
    assert parse_question(address) == ""


def test_a_question_is_no_token_and_a_token_no_question() -> None:
    assert tokens(f"#{question(new_code())}") == ()
    assert questions(token("rk4", 7, "blue", TAG)) == ()
    assert parse_address(question_address("orders@x.org", new_code())) is None
