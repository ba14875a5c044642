"""S-21: with all chapters of the second release nothing an enemy gets tells what is true; the guesser is no fool."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.powers.hiding.great_bluff import STEPS, dealt, parted, questions, received
from tests.rules.powers.hiding.guesser import Question, Score, learnt, tried

NAMES = tuple((f'"{at}"',) for at in "BCDEFG")


@pytest.mark.parametrize("seed", [100, 101])
def test_what_red_gets_is_the_same_whatever_is_true(seed: int) -> None:
    """Mails in all forms, refusals, suggestions, the picture as it is sent, ids, order, and the work it takes."""
    one, two = dealt(seed, 2)
    assert one != two
    begun = [parted(each, b"key") for each in (one, two)]
    got = [received(each) for each in begun]
    assert {"map.png", STEPS, "report: report.json 0", "answer: text 0"} <= set(got[0])
    assert [part for part in got[0] if got[0][part] != got[1][part]] == []
    kinds = [each.kind for each in questions(begun[0], got[0])]
    assert sorted(kinds) == [
        "rows of cae", "rows of vic", "tokens aab", "tokens atg", "tokens cae", "tokens des", "tokens vic",
    ]  # fmt: skip


def question(number: int, leak: str) -> Question:
    """Make a question with six that may be true, in one of nine parts a trace of the one that is."""
    chance = Random(number)
    order = chance.sample(range(6), 6)
    true = order[0]
    parts = {str(part): " ".join(f'"{"BCDEFG"[place]}"' for place in chance.sample(range(6), 6)) for part in range(8)}
    listed = [f'"{"BCDEFG"[place]}"' for place in chance.sample(range(6), 6)]
    traces = {
        "order": " ".join([NAMES[true][0], *(name for name in listed if name != NAMES[true][0])]),
        "once more": " ".join([*listed, "or", NAMES[true][0]]),
        "weight": "x" * (6 * chance.randrange(9) + true),
        "none": " ".join(listed),
    }
    return Question("tokens", {**parts, "the mail": traces[leak]}, NAMES, frozenset({true}))


def guessed(leak: str) -> Score:
    asked = [question(number, leak) for number in range(60)]
    return tried(learnt(asked[:30]), asked[30:])["tokens"]


@pytest.mark.parametrize("leak", ["order", "once more", "weight"])
def test_the_guesser_finds_a_leak(leak: str) -> None:
    """One trace in one of nine parts: who is named first, or once more, or how long a text is."""
    assert guessed(leak).beyond > 5


def test_the_guesser_finds_none_where_there_is_none() -> None:
    score = guessed("none")
    least, most = score.interval
    assert least < score.chance / score.asked < most


def test_secrets_that_look_alike_have_their_tokens_in_the_same_areas() -> None:
    one, two = dealt(7, 2)
    assert {name: sorted(ways) for name, ways in one.ways.items()} == {n: sorted(ways) for n, ways in two.ways.items()}
