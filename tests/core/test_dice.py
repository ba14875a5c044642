"""Dice nobody has to trust: the chain of seeds, throws that follow from a key, scripted throws."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.core.dice import KeyedDice, ScriptedDice, anchor, chain, follows, turn_key
from pbem.core.events import Roll
from pbem.core.problems import Defect

KEY = b"k" * 32


def test_each_seed_is_the_hash_of_the_next() -> None:
    seeds = chain(b"secret", 5)
    assert [hashlib.sha256(later).digest() for later in seeds[1:]] == list(seeds[:-1])


def test_the_anchor_is_the_hash_of_the_first_seed() -> None:
    """Made public before the game: every later seed leads back to it."""
    seeds = chain(b"secret", 3)
    assert anchor(seeds[0]) == "3849bb5ac8ccebc94ebfed12761e1c341d9e3664167a99e4b4944c1e8974c842"


def test_the_chain_is_the_same_for_ever() -> None:
    """Golden values: a campaign of years must find its seeds again."""
    assert [seed.hex()[:16] for seed in chain(b"secret", 3)] == [
        "ca349711b08cf1a8",
        "2024ca7d8ca085d5",
        "98eda1778e5d84cd",
    ]


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
def test_follows_counts_the_links(earlier: int, later: int, steps: int) -> None:
    seeds = chain(b"secret", 10)
    assert follows(seeds[later], seeds[earlier], steps) == (later - earlier == steps)


def test_the_turn_key_depends_on_the_seed_and_on_every_sheet() -> None:
    seed, other, _ = chain(b"secret", 3)
    sheets, changed = hashlib.sha256(b"sheets").digest(), hashlib.sha256(b"sheets!").digest()
    assert len({turn_key(seed, sheets), turn_key(other, sheets), turn_key(seed, changed)}) == 3
    assert turn_key(seed, bytes(32)).hex() == "a8d542f991249268e4d70610a3b6db36ce0bb3a7b797c5311d1c19875563ea91"


def test_throws_are_the_same_for_ever() -> None:
    """Golden values: `pbem verify` replays turns years later, on any machine."""
    dice = KeyedDice(KEY)
    assert [dice.roll(15, "battle N10 red 3") for _ in range(8)] == [5, 11, 1, 3, 1, 5, 3, 5]
    assert dice.roll(15, "battle N10 red 4") == 13
    assert "".join(dice.shuffle("abcdefgh", "cards")) == "hadcfgbe"


def test_anybody_can_check_a_throw_with_hmac_alone() -> None:
    found = int.from_bytes(hmac.new(KEY, b"battle N10 red 3 # 1", hashlib.sha256).digest()[:8], "big")
    assert KeyedDice(KEY).roll(15, "battle N10 red 3") == found % 15 + 1


def test_throws_do_not_depend_on_other_reasons_before_them() -> None:
    alone, after = KeyedDice(KEY), KeyedDice(KEY)
    after.roll(6, "something else")
    assert alone.roll(15, "battle") == after.roll(15, "battle")


def test_throws_are_recorded_in_order_and_shuffles_are_not() -> None:
    dice = KeyedDice(KEY)
    values = (dice.roll(6, "a"), dice.shuffle(range(9), "b"), dice.roll(20, "c"))
    assert dice.thrown == [Roll(6, values[0], "a"), Roll(20, values[2], "c")]


@pytest.mark.parametrize("sides", [2, 6, 15, 100])
def test_every_side_is_equally_likely(sides: int) -> None:
    """Chi-square stays below the bound which fair dice pass in 999 of 1000 keys (this key is fixed)."""
    dice, throws = KeyedDice(KEY), 200 * sides
    counts = Counter(dice.roll(sides, f"throw {n}") for n in range(throws))
    assert set(counts) == set(range(1, sides + 1))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    freedom = sides - 1
    assert chi_square < freedom + 3.1 * (2 * freedom) ** 0.5 + 8


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts = Counter(KeyedDice(bytes([n % 256, n // 256])).shuffle("abc", "cards") for n in range(6000))
    assert set(counts) == set(permutations("abc"))
    assert all(850 < count < 1150 for count in counts.values())


def test_one_side_is_always_one() -> None:
    assert KeyedDice(KEY).roll(1, "sure") == 1


def test_scripted_dice_show_what_they_were_told() -> None:
    dice = ScriptedDice([9, ("battle red", 4)])
    assert (dice.roll(15, "anything"), dice.roll(15, "battle red")) == (9, 4)
    assert dice.thrown == [Roll(15, 9, "anything"), Roll(15, 4, "battle red")]
    dice.done()


def test_scripted_dice_leave_a_shuffle_as_it_is() -> None:
    assert ScriptedDice().shuffle([3, 1, 2], "cards") == (3, 1, 2)


def test_scripted_dice_fail_on_a_wrong_reason() -> None:
    with pytest.raises(Defect, match="battle blue"):
        ScriptedDice([("battle red", 4)]).roll(15, "battle blue")


@pytest.mark.parametrize("value", [0, 7])
def test_scripted_dice_fail_on_a_value_the_die_has_not(value: int) -> None:
    with pytest.raises(Defect, match="d6"):
        ScriptedDice([value]).roll(6, "battle")


def test_scripted_dice_fail_on_a_throw_nobody_scripted() -> None:
    with pytest.raises(Defect, match="nobody scripted"):
        ScriptedDice().roll(6, "battle")


def test_scripted_dice_fail_on_a_throw_left_over() -> None:
    with pytest.raises(Defect, match="left over"):
        ScriptedDice([3]).done()
