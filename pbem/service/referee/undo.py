"""Going back: a turn is taken back as a new branch that begins with the row before it. Nothing is overwritten.

Orders given for the turn that is open again stand as they stood; those given for later turns do not count, and their
writers get their words back, unless they were heard outside the rhythm of the turns (`outlasting`). Reports that have
not gone out are withdrawn; what has gone out is corrected by mail.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sqlmodel import Session

from pbem.core.problems import Problem, Refusal
from pbem.proof import fairness
from pbem.service.calendar import deadlines, turn_time
from pbem.service.game import games
from pbem.service.game.games import Game
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.referee import interventions, lasting_overtures
from pbem.service.turns import adjudication, brake, undo_mail
from pbem.service.turns.undo_mail import AwaitedTurn, Back
from pbem.store.repository import campaigns, dice, inbox, judgements, outbox, seats, sheets, timers
from pbem.store.repository import turns as rows
from pbem.store.repository.dice import Dealt
from pbem.store.tables import Campaign, Turn

TOLD = ("report", "reminder")
"""The kinds of mail that tell what is no longer true."""
WITHDRAWN = "withdrawn: the turn was taken back"
Lines = Mapping[str, Sequence[str]]
"""Lines of orders by seat."""


@dataclass(frozen=True)
class Undone:
    """What came of going back: the turns taken back, the one awaited now, its deadline, how many players were told.

    `withdrawn`: mails that had not gone out; `lost`: seats whose orders for a later turn do not count any more;
    `problems`: what was wrong, by seat, with the lines entered before the turn was played again; `same`: it came out
    as before. `kept`: the deadline is the one the players had been told for that turn, extensions and all.
    `anchor`: what was promised of the new dice, since the game was over and everything had been shown.
    """

    taken_back: tuple[int, ...]
    turn: int
    branch: int
    deadline: datetime | None
    told: int
    withdrawn: int = 0
    lost: tuple[str, ...] = ()
    problems: tuple[tuple[str, Problem], ...] = ()
    same: bool = False
    kept: bool = False
    anchor: str = ""


def undo(
    case: Case,
    reason: str,
    tell: bool = False,
    turns: int = 1,
    until: datetime | None = None,
) -> Undone:
    """Take back the last turns: the one before is open again, until the deadline it had, a later one, or `until`."""
    house, session = case.house, case.session
    back = _back(case, turns)
    lasting_overtures.carry(house, session, back.now, back.lost)
    turn_time.afresh(house, session, back.now, until)
    kept = until is None and turn_time.keep(house, session, back.now, _told(session, back.now, back.open))
    due = deadlines.present(session, case.campaign)
    withdrawn = _log(house, session, back, reason, tell)
    told = undo_mail.tell(house, session, back, reason if tell else "")
    adjudication.publish(house, session, adjudication.present(session, back.now))
    _let_go(session, case.campaign)
    return replace(_undone(session, back, due, told, withdrawn), kept=kept)


def rerun(
    case: Case,
    reason: str,
    tell: bool = False,
    entered: Lines | None = None,
) -> Undone:
    """Take back the last turn and play it again at once, with the sheets that stand and what is `entered` now."""
    house, session, campaign = case.house, case.session, case.campaign
    back = _back(case, 1)
    promised = _told(session, back.now, back.lost[-1])
    timers.cancel_all(session, campaign.key)
    withdrawn = _log(house, session, back, reason, tell)
    problems = _entered(case, entered or {}, reason)
    after = adjudication.resolve(case, promised)
    head = rows.head(session, campaign)
    same = head is not None and head.hash == back.was.hash
    if same:
        sheets.copy(session, campaign.key, back.lost[-1].step, campaign.head_branch)
    else:
        lasting_overtures.carry(house, session, after, back.lost)
    interventions.log(case, "rerun", reason, turn=back.now.turn, same=same, told=tell)
    told = undo_mail.tell(house, session, replace(back, again=after, same=same), reason if tell else "")
    done = _undone(session, back, deadlines.present(session, campaign), told, withdrawn)
    return replace(done, turn=after.turn, lost=() if same else done.lost, problems=problems, same=same)


def _told(session: Session, game: Game, question: AwaitedTurn) -> turn_time.Promised:
    """Give the deadline the players were told for a question, the referee's extensions among it."""
    return turn_time.promised(session, game, (question.turn, question.step))


def _back(case: Case, count: int) -> Back:
    """Begin the branch: the head moves back, and the sheets of the question that is open again come along."""
    house, session, campaign = case.house, case.session, case.campaign
    if campaign.state == "recruiting":
        raise Refusal("not-running", campaign=campaign.title)
    number = campaign.head_turn - count
    if count < 1 or number < 0:
        raise Refusal("nothing-to-undo", campaign=campaign.title, turns=campaign.head_turn)
    way, was = rows.way(session, campaign), games.opened(session, house.registry, campaign)
    questions = _questions(house, campaign, way, number)
    begun = rows.branch_off(session, [row for row in way if row.number == number][-1], resolved_at=house.now)
    sheets.copy(session, campaign.key, questions[0].step, begun.branch)
    judgements.bring(session, campaign.key, questions[0].step, begun.branch)
    current, shown = dice.of_branch(session, campaign, campaign.head_branch), campaign.state == "ended"
    campaigns.move_head(session, campaign, begun.branch, begun.number)
    _deal(case, current, shown)
    if shown:
        campaigns.set_state(session, campaign, "running")
    brake.release(session, campaign)
    now = games.opened(session, house.registry, campaign)
    steps = tuple((row.branch, row.number) for row in way if row.number > number)
    return Back(way[-1], was, now, questions[0], questions[1:], steps, shown=shown)


def _deal(case: Case, current: Dealt, shown: bool) -> None:
    """Let no turn to come be computed: after the end everything was shown, so its dice are made from a new secret.

    What is not shown stays, also where the game goes back behind the turn it was dealt for.
    """
    session, campaign = case.session, case.campaign
    if shown:
        secret = secrets.token_bytes(32)
        dice.deal(session, campaign, Dealt(secret, fairness.promise(secret)), case.house.now)
    elif dice.of_branch(session, campaign, campaign.head_branch) != current:
        dice.deal(session, campaign, current, case.house.now)


def _questions(house: House, campaign: Campaign, way: Sequence[Turn], number: int) -> tuple[AwaitedTurn, ...]:
    """List the questions asked since row `number`: the one open again first, the one open until now last."""
    played = {row.number: row for row in reversed(way)}
    asked = {row.number: row for row in way}
    installed, found = house.registry[campaign.ruleset], []
    for at in range(number, campaign.head_turn + 1):
        branch = played[at + 1].branch if at + 1 in played else campaign.head_branch
        turn = installed.ruleset.rules.turn(games.thawed(installed, asked[at]))
        found.append(AwaitedTurn(turn, (branch, at + 1)))
    return tuple(found)


def _log(house: House, session: Session, back: Back, reason: str, tell: bool) -> int:
    """Write into the log what was taken back, and withdraw what was to tell of it; give how many mails that were."""
    facts = {"turns": back.taken_back, "turn": back.open.turn, "from": back.was.branch, "told": tell}
    interventions.log(Case(house, session, back.now.row), "undone", reason, **facts)
    return sum(outbox.withdraw(session, back.now.key, step, TOLD, WITHDRAWN) for step in back.steps)


def _entered(case: Case, entered: Lines, reason: str) -> tuple[tuple[str, Problem], ...]:
    """Enter orders for the turn that is open again; give what is wrong with them, by seat."""
    found: list[tuple[str, Problem]] = []
    for key, lines in entered.items():
        seat = seats.get(case.session, case.campaign.key, key)
        if seat is None:
            raise Refusal("no-seat", campaign=case.campaign.title, seat=key)
        problems = interventions.enter(case.of(seat), list(lines), reason)
        found += [(key, problem) for problem in problems]
    return tuple(found)


def _let_go(session: Session, campaign: Campaign) -> None:
    """Let the letters that waited for the next turn be read; those written for what was taken back are asked about."""
    if campaign.state == "running":
        inbox.release(session, campaign.key)


def _undone(session: Session, back: Back, due: datetime | None, told: int, withdrawn: int) -> Undone:
    lost = sorted({seat for question in back.lost for seat in undo_mail.lost(session, back, question)})
    row = back.now.row
    anchor = row.dice_anchor if back.shown else ""
    done = Undone(back.taken_back, back.now.turn, row.head_branch, due, told, withdrawn, tuple(lost))
    return replace(done, anchor=anchor)
