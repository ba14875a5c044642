"""E-13.2: who is asked for what, what is mailed back, and what an order is about."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pbem.core.seats import Pace, Request, Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import (
    ActionOrder,
    AutoOrder,
    Choice,
    DefaultOrder,
    DefendOrder,
    GiveReply,
    Hold,
    Order,
    Play,
    PlayReply,
    RankOrder,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.ruleset import EUROPE
from pbem.rulesets.europe.sight import vision
from tests.rules.europe.letters_kit import letter
from tests.rules.europe.table_kit import Game, table

BRITAIN, FRANCE, DUAL = map(Seat, ("britain", "france", "dual"))
LYING = "BRI britain 1, FRA france 2, GER dual 2, AUS dual 1"
ATTACK = {"origin": "GER", "to": "FRA", "figures": 2}
HANDS = {"britain": "KS", "france": "9C 4D 2H", "dual": "JD"}


def asked(phase: Mapping[str, object] | None, hands: Mapping[str, str] | None = None, **options: object) -> Game:
    """The Dual Alliance is on turn; reactions have 24 hours."""
    more = {"phase": phase} if phase else {}
    known = {"mode": "sequential", "react_hours": 24, **options}
    return table("britain france dual", LYING, hands=hands or HANDS, **more, **known)  # type: ignore[arg-type]


def kinds(game: Game) -> list[tuple[str, str, bool]]:
    """List who is asked for what, and whether he is waited for."""
    return [(one.seat, one.kind, one.required) for one in EUROPE.rules.awaiting(game.state)]


TURN = {"kind": "turn", "seat": "dual"}
STOP = {"kind": "diplomacy", "seat": "dual", "attack": ATTACK}
DEFENCE = {"kind": "defence", "seat": "dual", "attack": ATTACK, "laid": "AC 7D"}
RETREAT = {"kind": "retreat", "seat": "dual", "attack": ATTACK, "laid": "AC 7D", "answered": "8C 3D"}
FATE = {"kind": "fate", "seat": "dual", "cards": "3C 4C 5C"}


def test_all_at_once() -> None:
    """E-11.1: in simultaneous mode everybody owes a turn."""
    game = table("britain france", "BRI britain 1, FRA france 1")
    assert EUROPE.rules.awaiting(game.state) == (Request(BRITAIN, "turn"), Request(FRANCE, "turn"))


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (TURN, [("britain", "standing", False), ("france", "standing", False), ("dual", "turn", True)]),
        (STOP, [("britain", "stop", True), ("france", "stop", True), ("dual", "standing", False)]),
        (DEFENCE, [("britain", "standing", False), ("france", "defence", True), ("dual", "standing", False)]),
        (RETREAT, [("britain", "standing", False), ("france", "retreat", True), ("dual", "standing", False)]),
        (FATE, [("britain", "standing", False), ("france", "standing", False), ("dual", "fate", True)]),
    ],
)
def test_one_after_the_other(phase: dict[str, object], expected: list[tuple[str, str, bool]]) -> None:
    """E-13.2: the state says who is awaited; the others may send standing orders."""
    assert kinds(asked(phase)) == expected


def test_asking_tells_nothing() -> None:
    """E-13.2: every bystander is asked, whatever he holds; otherwise the waiting itself would betray a K."""
    kings = asked(STOP, {"britain": "KS KC", "france": "KD"})
    none = asked(STOP, {"britain": "", "france": ""})
    assert kinds(kings) == kinds(none)


def test_reactions_take_the_hours_of_the_option() -> None:
    """E-13.2: `react_hours`."""
    first = EUROPE.rules.awaiting(asked(STOP).state)[0]
    assert (first.pace, first.hours) == (Pace.REACTION, 24)


def test_auto_answers_beforehand() -> None:
    """E-13.3: who does not want to be asked is awaited like all others."""
    game, other = asked(STOP), asked(STOP)
    view = vision.view(game.state, FRANCE)
    request = EUROPE.rules.awaiting(other.state)[1]
    assert not EUROPE.words.answered(view, request)
    assert kinds(game) == kinds(other)


@pytest.mark.parametrize(
    ("phase", "seat", "line"),
    [
        (TURN, "dual", "hold"),
        (STOP, "france", "let"),
        (DEFENCE, "france", "play enough"),
        (FATE, "dual", "give 3C > me, 4C > me, 5C > me"),
    ],
)
def test_the_form_mailed_back_is_understood(phase: dict[str, object], seat: str, line: str) -> None:
    """6.1: the form says what would happen anyway."""
    game = asked(phase)
    view = vision.view(game.state, Seat(seat))
    request = next(one for one in EUROPE.rules.awaiting(game.state) if one.seat == seat)
    form = EUROPE.words.form(view, request)
    written = letter(game, line, seat)
    assert (written.errors, written.orders) == ([], tuple(form))


def test_one_land_answers_who_is_asked_where_to() -> None:
    """E-13.2: `retreat NRU` answers; said by anybody else it is a standing order."""
    assert letter(asked(RETREAT), "retreat SPA").orders == (RetreatReply("SPA"),)
    assert letter(asked(TURN), "retreat SPA").orders == (RetreatOrder(("SPA",)),)


@pytest.mark.parametrize(
    ("phase", "line", "code"),
    [
        (TURN, "draft FRA", "not-your-turn"),
        (TURN, "spy DU", "not-your-turn"),
        (TURN, "stop", "not-asked"),
        (TURN, "play 9C", "not-asked"),
        (TURN, "retreat to SPA", "not-asked"),
        (TURN, "give 9C DU", "not-asked"),
        (DEFENCE, "play 9H 9C", "reply-cards"),
        (RETREAT, "retreat to BRI", "reply-land"),
    ],
)
def test_answers_that_cannot_be(phase: dict[str, object], line: str, code: str) -> None:
    """E-13.2: a clear answer, and the standing orders stand."""
    written = letter(asked(phase), f"{line}\ndefend best")
    assert (written.errors, written.orders) == ([(1, code)], (DefendOrder("best"),))


def test_cards_that_fate_did_not_bring() -> None:
    """E-6.7: only the three cards drawn are dealt out, and to players."""
    written = letter(asked(FATE), "give AC BR", "dual")
    assert written.errors == [(1, "reply-give")]
    assert written.told(1) == "AC did not come with this fate. It brought 3C, 4C and 5C."
    assert letter(asked(FATE), "give 3C OT", "dual").errors == [(1, "not-played")]


def test_the_own_turn_while_it_waits() -> None:
    """E-13.2: whoever's attack waits for an answer cannot act anew."""
    assert letter(asked(STOP), "draft GER", "dual").errors == [(1, "not-while-asked")]


@pytest.mark.parametrize(
    ("phase", "line", "code", "told"),
    [
        (STOP, "stop", "reply-no-king", "You hold no K, so the attack will not be stopped."),
        (DEFENCE, "play 9C 4D 2H", "reply-needless", "You name 3 cards, and 2 will be laid: the first ones named."),
        (DEFENCE, "play 9C", "reply-few", "You name 1 card, and 2 must be laid; your best ones are added."),
    ],
)
def test_answers_that_may_not_be_meant(phase: dict[str, object], line: str, code: str, told: str) -> None:
    """E-6.4, E-7.3: what is certain from the own hand is said."""
    written = letter(asked(phase), line)
    assert (written.warnings, written.told(1)) == ([(1, code)], told)


@pytest.mark.parametrize(
    ("phase", "seat", "line", "told"),
    [
        (STOP, "britain", "stop", "You play K♠ if nobody before you stops it; both sides hand you their cards."),
        (STOP, "france", "let", "We let the attack go on."),
        (DEFENCE, "france", "play best", "You lay 4♦ 9♣ = 13, against 18. The attack succeeds."),
        (RETREAT, "france", "retreat to SPA", "Your figures go to SPA."),
        (FATE, "dual", "give 3C BR, 4C FR", "You give away 2 of them."),
    ],
)
def test_what_an_answer_would_do(phase: dict[str, object], seat: str, line: str, told: str) -> None:
    """E-13.2: from the cards on the table and the own hand."""
    assert letter(asked(phase), line, seat).foretold(1) == [told]


@pytest.mark.parametrize(
    ("order", "subject", "bundle"),
    [
        (ActionOrder((Choice(Hold()),)), "", "turn"),
        (SabotageOrder("FRA"), "", "turn"),
        (SpyOrder(DUAL), "", "turn"),
        (StopOrder(), "", "stops"),
        (DefendOrder(), "defend", ""),
        (RankOrder(), "rank", ""),
        (RetreatOrder(("FRA",)), "retreat", ""),
        (RetreatOrder(("FRA",), "SCA"), "retreat SCA", ""),
        (DefaultOrder(), "default", ""),
        (AutoOrder(), "auto", ""),
        (StopReply(True), "reply-stop", ""),
        (PlayReply(Play()), "reply-play", ""),
        (RetreatReply("FRA"), "reply-retreat", ""),
        (GiveReply({}), "reply-give", ""),
    ],
)
def test_what_an_order_is_about(order: Order, subject: str, bundle: str) -> None:
    """E-11.1: the orders of a turn are replaced as a whole, so are the stops; other standing orders one by one."""
    assert (EUROPE.words.subject(order), EUROPE.words.bundle(order)) == (subject, bundle)


def test_what_is_missing() -> None:
    """E-11.1: one action; card actions alone are not enough."""
    game = table("britain france", "BRI britain 1, FRA france 1")
    view = vision.view(game.state, FRANCE)
    assert EUROPE.words.missing(view, letter(game, "spy BR").standing) == ("action",)
    assert EUROPE.words.missing(view, letter(game, "draft FRA").standing) == ()
    assert EUROPE.words.silence(view, Request(FRANCE, "turn")) == Sheet()


@pytest.mark.parametrize(
    ("words", "goes_on"), [("draft FRA", True), ("hold", True), ("spy BR", False), ("stop none\ndefend best", False)]
)
def test_a_blind_round_waits_for_an_action(words: str, goes_on: bool) -> None:
    """E-11.1, E-11.2: whoever sends standing orders first has not yet said what he does."""
    game = table("britain france", "BRI britain 1, FRA france 1")
    assert EUROPE.words.enough(vision.view(game.state, FRANCE), letter(game, words).standing) is goes_on
