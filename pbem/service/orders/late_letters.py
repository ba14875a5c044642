"""Letters written for an earlier turn: one turn old they are read with a remark, older ones after asking back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from pbem.core.texts import Text, text
from pbem.service.desk import challenges
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.desk.quotations import Sent
from pbem.service.orders import submissions
from pbem.service.orders.requests import Wishes
from pbem.store.repository import events, inbox, turns

KIND = "old-report"


def written_for(desk: PlayerDesk, sent: Sequence[Sent]) -> int:
    """Give the turn a letter was written for: the newest of our mails it answers, by their tokens and Message-IDs."""
    return min(_newest(desk, sent)[1], desk.game.turn) or _came_in(desk)


def _newest(desk: PlayerDesk, sent: Sequence[Sent]) -> tuple[int, int]:
    """Give branch and turn of the newest of our mails a letter answers; 0: it answers none."""
    mine = (one for one in desk.letter.tokens if one.seat == desk.seat.key and one.campaign == desk.game.key)
    named = (mail.written for mail in sent if mail.named)
    return max((*((one.branch, one.turn) for one in mine), *named), default=(0, 0))


def taken_back(desk: PlayerDesk, sent: Sequence[Sent]) -> bool:
    """Tell whether a letter was written for a turn the referee has taken back: before that, or answering what was."""
    undone = events.of_kind(desk.session, desk.game.key, "undone", 1) if desk.game.row.head_branch else ()
    again = inbox.confirmed_at(desk.row)
    if not undone or (again is not None and again >= undone[0].at):
        return False
    branch, turn = _newest(desk, sent)
    if not turn:
        return desk.row.received_at < undone[0].at
    head = desk.game.row.head_turn
    return turn > desk.game.turn or (turn == desk.game.turn and branch not in _opened(desk, head))


def lost(desk: PlayerDesk, sent: Sequence[Sent]) -> bool:
    """Tell whether a letter was written for a turn there is not yet: it was lost when the database was restored.

    Where a turn is a whole round, some of our mails count its steps.
    """
    undone = events.of_kind(desk.session, desk.game.key, "undone", 1) if desk.game.row.head_branch else ()
    latest = max(desk.game.turn, desk.game.row.head_turn + 1)
    return not undone and inbox.confirmed_at(desk.row) is None and _newest(desk, sent)[1] > latest


def _opened(desk: PlayerDesk, number: int) -> frozenset[int]:
    """List the branches in which the present question was asked: where it was first, and those begun since."""
    return frozenset(branch for branch, at in turns.history(desk.session, desk.game.row, number) if at == number)


def _came_in(desk: PlayerDesk) -> int:
    """Give the turn that was open when the letter came: it may have been read only after that was resolved."""
    head = turns.head(desk.session, desk.game.row)
    overtaken = head is not None and head.number > 0 and desk.row.received_at < head.resolved_at
    return desk.game.turn - 1 if overtaken and not desk.row.reason else desk.game.turn


def remarks(desk: PlayerDesk, sent: Sequence[Sent]) -> tuple[Text, ...]:
    """Say that a letter written for an earlier turn now counts for this one."""
    turn, then = desk.game.turn, written_for(desk, sent)
    if then >= turn or _bystander(desk):
        return ()
    kept = desk.row.reason in ("paused", "late")
    return (text("remark-late-letter" if kept else "remark-previous-turn", turn=then, next=turn),)


def asks_back(desk: PlayerDesk, wishes: Wishes, sent: Sequence[Sent]) -> bool:
    """Ask before orders written two or more turns ago count for this one; show what they would be."""
    turn, then, why = desk.game.turn, written_for(desk, sent), _void(desk, sent)
    if why is None and (desk.row.reason or turn - then < 2 or _bystander(desk)):
        return False
    game, house = desk.game.row, desk.house
    asked = challenges.ask(
        house,
        desk.session,
        challenges.Question(KIND, pause=timedelta()),
        desk.letter.sender,
        challenges.About(
            campaign=game, seat=desk.seat, row=desk.row, facts={"turn": then, "language": desk.seat.language}
        ),
    )
    if asked is None:
        return False
    outcome = submissions.understood(desk, wishes)
    told = (why or text("remark-old-report", turn=then, next=turn), challenges.how(house, asked))
    outcome = replace(outcome, remarks=(*told, *outcome.remarks))
    submissions.answer(desk, outcome, trial=True, reply_to=challenges.reply_to(house, asked))
    return True


def _void(desk: PlayerDesk, sent: Sequence[Sent]) -> Text | None:
    """Say why the turn a letter was written for is no more, if it is not."""
    if lost(desk, sent):
        return text("remark-lost-turn", turn=desk.game.turn)
    return text("remark-taken-back", turn=desk.game.turn) if taken_back(desk, sent) else None


def _bystander(desk: PlayerDesk) -> bool:
    """Tell whether nothing need be given by a seat in a step of a round: what may be sent counts from any step on."""
    return desk.game.round is not None and not desk.game.owes(desk.seat.key)
