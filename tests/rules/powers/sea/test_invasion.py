"""P-7.3: a start by invasion: what may begin at sea, which campaigns can begin so; nothing leaks."""

from __future__ import annotations

import pytest

from pbem.core.blocks import Lines
from pbem.core.seats import Request
from pbem.language.reading.lexicon import LANGUAGES
from pbem.rulesets.powers import setup, vision
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.orders import KeepOrder, PlaceOrder, Units
from pbem.rulesets.powers.report.brief import brief
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.words import forms
from pbem.rulesets.powers.words.examples import examples
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import BLUE, begun, map_text, play
from tests.rules.powers.words.kit import CATALOGUES, read, said

CHAPTERS = ("land", "naval", "landing", "place-blind", "invasion")
GOAL = '[goal]\nkind = "blitz"\nattacker = "X"\nlands = 2\nrounds = 6'
SEA = map_text("A-B B-C A-S B-S", {"S": 'kind = "sea"'}, {"X": "A", "Y": "B C"})
TEXT = f"{SEA}\n{GOAL}".replace('lands = ["A"]', 'sea = ["S"]')


def invaded(*more: str, text: str = TEXT, **options: object) -> Options:
    return Options(chapters=(*CHAPTERS, *(more or ("blitz",))), map_text=text, assignment="listed", **options)  # type: ignore[arg-type]


def fleet(state: State) -> list[tuple[str, int, tuple[str, ...]]]:
    return [(each.row, each.count, each.load) for each in state.stacks if each.owner == BLUE]


def at_sea(*units: tuple[str, int]) -> PlaceOrder:
    return PlaceOrder(tuple(Units(row, count) for row, count in units), "S")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (invaded("g-polland", "multi"), "for the goal blitz or elim"),
        (invaded(text=TEXT.replace('attacker = "X"', 'attacker = "Y"')), "side X invades"),
        (invaded(text=TEXT.replace("lands = 2\n", "")), "how many lands"),
        (invaded(text=f"{SEA}\n{GOAL}"), "one must begin on a sea"),
        (Options(chapters=("land", "naval", "blitz"), map_text=TEXT), "takes the chapter invasion"),
    ],
    ids=["goal", "attacker", "no number", "no sea", "no chapter"],
)
def test_campaigns_that_cannot_begin_so(options: Options, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        setup.seats(options)


def test_a_fortress_is_not_carried_and_aircraft_need_a_carrier() -> None:
    """P-7.3, P-37.7: what cannot be there is left out, the rest of the letter stands."""
    state = begun(invaded("elim", "fort", "air", "capital"))
    done, events = play(state, blue=[at_sea(("trs", 1)), at_sea(("bun", 1)), at_sea(("fig", 1)), at_sea(("inf", 1))])
    assert fleet(done) == [("trs", 1, ("inf",))]
    assert [event.facts["why"] for event in events if event.kind == "failed"] == ["no_room", "no_deck"]
    done, _ = play(state, blue=at_sea(("fig", 1), ("car", 1)))
    assert fleet(done) == [("car", 1, ()), ("fig", 1, ())]


def test_what_is_kept_back_finds_its_ship() -> None:
    """P-3.3: it is placed last, on the sea too."""
    state = begun(invaded(soft_last=1))
    state, _ = play(state, blue=[at_sea(("trs", 1)), KeepOrder((Units("inf", 1),))])
    assert state.stage == "place-kept"
    assert fleet(play(state)[0]) == [("trs", 1, ("inf",))]
    assert fleet(play(state, blue=PlaceOrder((Units("inf"),), "S"))[0]) == [("trs", 1, ("inf",))]


def test_by_turns_the_silent_invader_fills_his_ships() -> None:
    """P-3.4: a batch after the other, ships for what is carried."""
    chapters = tuple(key for key in CHAPTERS if key != "place-blind")
    state = begun(Options(chapters=(*chapters, "place-alt", "blitz"), map_text=TEXT, assignment="listed"))
    while state.stage:
        state, _ = play(state)
    assert fleet(state) == [("trs", 1, ()), ("trs", 1, ("inf", "inf"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_invader_reads_and_may_write(language: str) -> None:
    """P-3.1: the form and the examples name his sea; so does the first report."""
    view = vision.view(begun(invaded()), BLUE)
    form = forms.form(view, Request(BLUE, "place"))
    assert [written.order for written in form.lines] == [at_sea(("trs", 1), ("inf", 2))]
    (order, *_) = examples(view)
    assert order == at_sea(("trs", 1), ("inf", 2))
    assert read(said(order, language), language, view) == (order,)
    blocks = (
        block for section in brief(None, view, ()).sections for block in section.blocks if isinstance(block, Lines)
    )
    told = [CATALOGUES[language].say(line) for block in blocks for line in block.lines]
    assert sum(" S; " in line and "4" in line for line in told) == 1


@pytest.mark.parametrize("visibility", ["open", "full"])
def test_conformance(visibility: str) -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[invaded(visibility=visibility)], nonsense=AGAIN))
