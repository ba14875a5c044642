"""What the mails of one seat prove: the chain of the dice, every throw witnessed, the orders that were carried out.

Nothing is taken on trust but the anchor, which came before the first turn. Each check is one function; it gives what
it `proves`, what is wrong (`faults`), and what could not be looked at (`notes`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from pbem.core import dice
from pbem.proof import fairness
from pbem.proof.testimony import Testimony
from pbem.proof.witness import Throw
from pbem.reports.briefing import DiceTurn

Status = Literal["proven", "not yet revealed", "not provable", "FAULT"]
Said = tuple[Literal["proves", "fault", "note"], str]
OTHERS = 3
"""How many throws of the same reason somebody may have missed: they were thrown out of his sight."""


@dataclass(frozen=True)
class Verdict:
    """What was found of one turn as one branch had it; `counts`: it was not taken back."""

    step: int
    branch: int
    counts: bool
    status: Status
    proves: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Proof:
    """What was found of all mails about one seat; `general` is of no single turn."""

    campaign: str
    seat: str
    anchor: str
    general: Verdict
    turns: tuple[Verdict, ...]

    @property
    def faulty(self) -> bool:
        """Tell whether anything is wrong."""
        return any(one.faults for one in (self.general, *self.turns))


def prove(heard: Testimony) -> Proof:
    """Check all that was heard."""
    general = _verdict(0, 0, True, tuple(_general(heard)))
    turns = tuple(_turn(heard, branch, step) for branch, step in heard.plays)
    return Proof(heard.campaign, heard.seat, heard.anchor, general, turns)


def _general(heard: Testimony) -> Iterator[Said]:
    """Check the anchors, and the secrets once they are shown."""
    if not heard.anchors:
        yield "note", "no mail with the anchor is here: nothing binds the seeds"
    yield from _anchors(heard)
    yield from (("fault", f"the mails show different dice of turn {step}") for _, step in heard.contradicted)
    promised = {heard.anchor_of(branch) for branch in heard.anchors}
    if len(heard.secrets) > max(1, len(promised)):
        yield "fault", "the mails show different secrets"
    for secret in sorted(heard.secrets if promised else ()):
        kept = any(fairness.keeps(bytes.fromhex(secret), anchor) for anchor in promised)
        yield ("proves", "the secret is the promised one") if kept else ("fault", "the secret is not the promised one")
    for branch in heard.begun:
        yield from _start(heard, branch)


def _start(heard: Testimony, branch: int) -> Iterator[Said]:
    """The throws the board was dealt with follow from the secret, once it is shown."""
    told = heard.throws(branch, 0)
    if not told:
        return
    shown = heard.secret_of(branch)
    if not shown:
        yield "note", f"{_many(len(told))} before the start told, to be proven when the secret is shown"
        return
    cast = fairness.setup_dice(bytes.fromhex(shown))
    faults = [one.why for one in told if cast.roll(one.sides, one.why) != one.value]
    yield from (("fault", f"the throw {why!r} before the start is not what the secret gives") for why in faults)
    if not faults:
        yield "proves", f"{_many(len(told))} before the start"


def _many(count: int) -> str:
    return f"{count} throw{'s' * (count > 1)}"


def _anchors(heard: Testimony) -> Iterator[Said]:
    """A branch has one anchor; another one than before it may have only once the secret of that had been shown."""
    before = ""
    for branch, named in heard.anchors.items():
        if len(named) > 1:
            yield "fault", f"the mails name different anchors: {', '.join(sorted(named))}"
        anchor = min(named)
        shown = any(fairness.keeps(bytes.fromhex(one), before) for one in heard.secrets) if before else True
        if before not in ("", anchor) and shown:
            yield "note", f"the dice were dealt anew after the end of the game: anchor {anchor} from branch {branch} on"
        elif before not in ("", anchor):
            yield "fault", f"the anchor was changed on branch {branch}, and no mail here shows the secret before it"
        before = anchor


def _turn(heard: Testimony, branch: int, step: int) -> Verdict:
    """Check one turn, or say that it is not shown yet."""
    row, counts = heard.shown(branch, step), heard.counts(branch, step)
    remarks: tuple[Said, ...] = () if counts else (("note", "taken back; the turn that was played instead counts"),)
    if row is None:
        seen = len(heard.throws(branch, step))
        waits: tuple[Said, ...] = (("note", f"{_many(seen)} told"),) if seen else ()
        return _verdict(step, branch, counts, (*remarks, *waits), "not yet revealed")
    said = tuple(each for check in CHECKS for each in check(heard, row))
    return _verdict(step, branch, counts, (*remarks, *said))


def _chain(heard: Testimony, row: DiceTurn) -> Iterator[Said]:
    """The seed leads back to the anchor."""
    anchor = heard.anchor_of(row.branch)
    if not anchor:
        return
    link = bytes.fromhex(row.seed)
    promised = anchor.removeprefix(fairness.SEALED)
    right = dice.follows(link, bytes.fromhex(promised), row.step + 1)
    yield ("proves", "seed") if right else ("fault", "the seed does not lead back to the anchor")


def _sealed(heard: Testimony, row: DiceTurn) -> Iterator[Said]:
    """The digest in the key is made of the seals of all sheets, and the salts follow from the secret."""
    if row.seals and dice.gathered(row.seals).hex() != row.digest:
        yield "fault", "the digest of the orders is not made of the seals shown"
    shown = heard.secret_of(row.branch)
    if row.salt and shown:
        secret = bytes.fromhex(shown)
        places = {fairness.place(row.branch, row.step, hidden) for hidden in (True, False)}
        if row.salt not in {fairness.salt(secret, at, heard.seat).hex() for at in places}:
            yield "fault", "the salt of your orders does not follow from the secret"


def _throws(heard: Testimony, row: DiceTurn) -> Iterator[Said]:
    """Every throw witnessed is the one that key and reason give."""
    key = dice.turn_key(bytes.fromhex(row.seed), bytes.fromhex(row.digest))
    before: Counter[str] = Counter()
    right = 0
    for one in heard.throws(row.branch, row.step):
        values = _thrown(key, one, before[one.why])
        before[one.why] += 1
        if one.value not in values:
            yield "fault", f"the throw {one.why!r} was told as {one.value}, seed and orders give {values[0]}"
            continue
        right += 1
        if values.index(one.value):
            yield "note", f"{one.why!r} was thrown before where you did not see it"
    if right:
        yield "proves", _many(right)


def _thrown(key: bytes, one: Throw, before: int) -> list[int]:
    """Throw a die again: the first of its reason that was not seen yet, and those that may have been out of sight."""
    again = dice.KeyedDice(key)
    return [again.roll(one.sides, one.why) for _ in range(before + 1 + OTHERS)][before:]


def _orders(heard: Testimony, row: DiceTurn) -> Iterator[Said]:
    """The orders on the player's receipt are those in the digest."""
    receipt = heard.receipt(row.branch, row.step)
    if not row.salt:
        if receipt:
            missing = (
                "a text does not hold your salt"
                if fairness.is_sealed(heard.anchor_of(row.branch))
                else "they have no own seals"
            )
            yield "note", f"the orders cannot be proven: {missing}"
        return
    if dice.seal(bytes.fromhex(row.salt), row.sheet) != row.seals.get(heard.seat):
        yield "fault", "your orders are not in the digest"
        return
    if receipt is None:
        yield "note", _nobody(row)
        return
    yield _compared(receipt.revision, receipt.sheet, row)


def _nobody(row: DiceTurn) -> str:
    """Say what is known of orders without a receipt."""
    if not row.revision:
        return "no orders of yours"
    return f"no receipt of yours is here; revision {row.revision} ({row.author}) was carried out"


def _compared(revision: int, sheet: str, row: DiceTurn) -> Said:
    """Compare the last receipt with what was carried out."""
    if row.revision == revision:
        same = row.sheet.startswith(sheet)
        return (
            ("proves", f"orders (revision {revision})")
            if same
            else ("fault", f"other orders were carried out than those on your receipt (revision {revision})")
        )
    if row.revision < revision:
        return "fault", f"revision {row.revision} was carried out, your receipt names revision {revision}"
    return "note", f"revision {row.revision} ({row.author}) was carried out; your last receipt here is of {revision}"


CHECKS: tuple[Callable[[Testimony, DiceTurn], Iterator[Said]], ...] = (_chain, _sealed, _throws, _orders)


def _verdict(step: int, branch: int, counts: bool, said: tuple[Said, ...], status: Status | None = None) -> Verdict:
    kinds = ("proves", "fault", "note")
    proves, faults, notes = (tuple(words for kind, words in said if kind == which) for which in kinds)
    found: Status = "FAULT" if faults else status or ("proven" if proves else "not provable")
    return Verdict(step, branch, counts, found, proves, faults, notes)
