"""Options of a game as a referee writes them: shares, sets of keys, and options that belong to others."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import EntryPoint

import pytest

from pbem import codec
from pbem.core.options import completed, fraction, in_form, out_of_range, share
from pbem.registry import GROUP, Registry
from pbem.service.game.options import read
from pbem.settings import ConfigFault
from tests.known import known
from tests.toy.chaptered import Options

GAME = Registry([EntryPoint("duel", "tests.toy.chaptered:CHAPTERED", GROUP)])["duel"]


def chosen(**table: object) -> Options:
    return known(read(GAME, table), Options)


def faults(**table: object) -> tuple[str, ...]:
    with pytest.raises(ConfigFault) as told:
        read(GAME, table)
    return told.value.faults


@pytest.mark.parametrize(
    ("written", "kept", "number"),
    [
        ("1/3", "1/3", Fraction(1, 3)),
        ("2/6", "1/3", Fraction(1, 3)),
        ("-1/2", "-1/2", Fraction(-1, 2)),
        ("4/2", "2", Fraction(2)),
        (1, "1", Fraction(1)),
        ("0/5", "0", Fraction(0)),
    ],
)
def test_a_share_is_kept_in_lowest_terms(written: object, kept: str, number: Fraction) -> None:
    """As a string, so that the same share is the same text in every state."""
    options = chosen(levy=written)
    assert (options.levy, fraction(options.levy)) == (kept, number)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("0.33", "levy: '0.33' is no share; write a fraction such as \"1/3\", or a whole number"),
        (0.33, 'levy: 0.33 is no share; write a fraction such as "1/3", or a whole number'),
        ("1/0", "levy: '1/0' is no share: nothing can be divided by 0"),
        ("1 / 3", "levy: '1 / 3' is no share"),
        ("١/٣", "levy: '١/٣' is no share"),
        ("a third", "levy: 'a third' is no share"),
        (True, "levy: True is no share"),
        (["1/3"], "levy: ['1/3'] is no share"),
        ("5/2", "levy: 5/2 is not between -1/2 and 2"),
        (3, "levy: 3 is not between -1/2 and 2"),
        ("-2/3", "levy: -2/3 is not between -1/2 and 2"),
    ],
)
def test_what_is_no_share_is_told(written: object, told: str) -> None:
    (fault,) = faults(levy=written)
    assert fault.startswith(told)


def test_chapters_are_kept_in_the_order_declared() -> None:
    """However they were written, the same chapters are the same text."""
    assert chosen(chapters=["siege", "market"]).chapters == ("market", "siege")
    assert chosen(chapters=[]).chapters == ()
    assert chosen().chapters == ("market",)
    one, other = chosen(chapters=["fort", "market"]), chosen(chapters=["market", "fort"])
    assert codec.dumps(one, Options) == codec.dumps(other, Options)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (["forts"], "chapters: no such key 'forts'; did you mean 'fort'?"),
        (["opera"], "chapters: no such key 'opera'; there are market, fort, siege"),
        (["fort", "market", "fort"], "chapters: 'fort' stands there twice"),
        ("fort", "chapters: a list of keys is wanted, such as ['market']"),
        ([1], "chapters: a list of keys is wanted, such as ['market']"),
    ],
)
def test_a_wrong_set_of_keys_is_told(written: object, told: str) -> None:
    assert faults(chapters=written) == (told,)


def test_an_option_counts_only_with_the_one_it_belongs_to() -> None:
    assert chosen(chapters=["fort"], fort_price=4).fort_price == 4
    assert faults(fort_price=4, ruin="1/4") == (
        'fort_price: counts only with "fort" in chapters',
        'ruin: counts only with "fort" in chapters',
    )
    assert chosen(mode="sequential", order_of_play="drawn", again=True).again
    assert faults(order_of_play="drawn") == ('order_of_play: counts only with mode = "sequential"',)
    assert faults(mode="sequential", again=True) == ('again: counts only with order_of_play = "drawn"',)
    assert faults(again=True) == (
        'again: counts only with order_of_play = "drawn", and that only with mode = "sequential"',
    )


def test_all_faults_are_told_at_once() -> None:
    told = faults(levi="1/3", levy="x", chapters=["fort", "fort"], order_of_play="drawn")
    assert [fault.partition(":")[0] for fault in told] == ["levi", "levy", "chapters", "order_of_play"]


def test_a_game_begun_before_there_were_such_options_has_what_counted_then() -> None:
    """`unsaid` of a share and of a set of keys; what was kept without its owner is read as it is."""
    kept = {"seats": 2, "hand_size": 3, "deck_size": 20, "die": 6, "fort_price": 7}
    options = codec.loads(codec.canonical(completed(Options, kept)), Options)
    assert (options.seats, options.levy, options.chapters, options.fort_price) == (2, "0", (), 7)


def test_a_scenario_may_write_them_as_it_likes() -> None:
    assert in_form(Options, {"levy": "2/6", "chapters": ["siege", "fort"], "die": 6}) == {
        "levy": "1/3",
        "chapters": ["fort", "siege"],
        "die": 6,
    }


@dataclass(frozen=True)
class Shared:
    """A share that a program chose."""

    levy: str = share("2/6", "0", "1/2")


def test_a_share_out_of_its_range_is_a_problem_with_its_bounds() -> None:
    assert (Shared().levy, out_of_range(Shared(), "range")) == ("1/3", ())
    (problem,) = out_of_range(Shared("2/3"), "range")
    assert problem.facts == {"option": "levy", "value": "2/3", "low": "0", "high": "1/2"}
