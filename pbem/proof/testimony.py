"""All that the mails of one seat say, put together: which turns were told, shown, taken back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pbem.proof import fairness
from pbem.proof.witness import Throw, Witness
from pbem.reports.briefing import DiceTurn

Play = tuple[int, int]
"""A branch, and the number of a turn in it."""


@dataclass(frozen=True)
class Testimony:
    """What the mails of one seat of one campaign say."""

    campaign: str
    seat: str
    said: tuple[Witness, ...]

    @cached_property
    def anchors(self) -> dict[int, frozenset[str]]:
        """Give the anchors named on each branch: one, and another one only where the dice were dealt anew."""
        named: dict[int, set[str]] = defaultdict(set)
        for one in self.said:
            if one.anchor:
                named[one.branch].add(one.anchor)
        return {branch: frozenset(named[branch]) for branch in sorted(named)}

    def anchor_of(self, branch: int) -> str:
        """Give the anchor that binds the turns of a branch: its own, else the one named last before it began."""
        before = [its for its in self.anchors if its <= branch]
        return min(self.anchors[before[-1]]) if before else self.anchor

    def secret_of(self, branch: int) -> str:
        """Give the secret that was promised on a branch, once it is shown; any other one that is shown, if none was."""
        anchor = self.anchor_of(branch)
        kept = [one for one in sorted(self.secrets) if fairness.keeps(bytes.fromhex(one), anchor)]
        several = len({self.anchor_of(its) for its in self.anchors}) > 1
        return kept[0] if kept else "" if several else self.secret

    @property
    def anchor(self) -> str:
        """Give the anchor, that of the earliest turn if there are several."""
        named = [one for one in self.said if one.anchor]
        return min(named, key=lambda one: (one.branch, one.step)).anchor if named else ""

    @cached_property
    def secrets(self) -> frozenset[str]:
        """Give all secrets shown: one at each end, none before."""
        return frozenset(one.secret for one in self.said if one.secret)

    @property
    def secret(self) -> str:
        """Give the secret, once it is shown."""
        return min(self.secrets, default="")

    @cached_property
    def _reports(self) -> dict[Play, tuple[Throw, ...]]:
        """Give the throws told of each turn; the part for programs counts before a text."""
        found: dict[Play, tuple[Throw, ...]] = {}
        for one in sorted(self.said, key=lambda one: one.from_text):
            if one.kind == "report" and (one.branch, one.step) not in found:
                found[one.branch, one.step] = one.throws
        return found

    @cached_property
    def _rows(self) -> dict[Play, list[DiceTurn]]:
        """Give what was shown of each turn; what the last mail says of it comes last."""
        found: dict[Play, list[DiceTurn]] = defaultdict(list)
        for one in sorted(self.said, key=lambda one: (not one.from_text, one.branch, one.step)):
            for row in one.turns:
                branch = self._branch(row.step) if one.from_text else row.branch
                found[branch, row.step].append(row)
        return found

    def _branch(self, step: int) -> int:
        """Give the branch of a turn whose text does not say it: the last one it was told in."""
        return max((branch for branch, told in self._reports if told == step), default=0)

    @property
    def contradicted(self) -> tuple[Play, ...]:
        """List the turns of which different seeds or digests were shown."""
        return tuple(play for play, rows in self._rows.items() if len({(row.seed, row.digest) for row in rows}) > 1)

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """List the turns that were played, as far as the mails tell: turn by turn, what was taken back first."""
        told = {play for play in self._reports if play[1] and not self._is_copy(play)}
        return tuple(sorted(told | set(self._rows), key=lambda play: (play[1], play[0])))

    def _is_copy(self, play: Play) -> bool:
        """Tell whether a report only tells again, on a new branch, of the turn the game went back to."""
        branch, step = play
        if not branch or play in self._rows:
            return False
        first = min(other for its, other in self._reports if its == branch)
        earlier = any(its < branch and other == step for its, other in (*self._reports, *self._rows))
        return step == first and earlier and not self._is_new(play)

    def _is_new(self, play: Play) -> bool:
        """Tell whether other throws were told than on the earlier branch."""
        branch, step = play
        before = [throws for (its, other), throws in self._reports.items() if its < branch and other == step]
        return bool(before) and self._reports[play] not in before

    def shown(self, branch: int, step: int) -> DiceTurn | None:
        """Give what is shown of a turn."""
        rows = self._rows.get((branch, step))
        return rows[-1] if rows else None

    def counts(self, branch: int, step: int) -> bool:
        """Tell whether a turn stands: the last mail that shows it says so, or no later branch went back before it."""
        row = self.shown(branch, step)
        later = [other for other in self.plays if other[0] > branch and other[1] <= step]
        begun = [its for its, first in self._begun.items() if its > branch and first < step]
        return not later and not begun and (row is None or row.counts)

    @cached_property
    def _begun(self) -> dict[int, int]:
        """Give of each branch the first turn told in it."""
        found: dict[int, int] = {}
        for branch, step in self._reports:
            found[branch] = min(step, found.get(branch, step))
        return found

    @property
    def begun(self) -> tuple[int, ...]:
        """List the branches whose first report, of the board as it was dealt, is here."""
        return tuple(sorted(branch for branch, step in self._reports if not step))

    def throws(self, branch: int, step: int) -> tuple[Throw, ...]:
        """Give the throws witnessed in a turn."""
        return self._reports.get((branch, step), ())

    def receipt(self, branch: int, step: int) -> Witness | None:
        """Give the last receipt for a turn; those for the turn the game went back to stand on the new branch too."""
        stand = self._begun.get(branch, 0) in (step - 1, step)
        given = [
            one
            for one in self.said
            if one.kind == "answer" and one.revision and one.step == step - 1
            if one.branch == branch or (stand and one.branch < branch)
        ]
        return max(given, key=lambda one: (one.branch, one.revision, not one.from_text), default=None)


def gathered(said: Iterable[Witness]) -> tuple[Testimony, ...]:
    """Put together what was said of each seat."""
    found: dict[tuple[str, str], list[Witness]] = defaultdict(list)
    for one in said:
        found[one.campaign, one.seat].append(one)
    return tuple(Testimony(*key, tuple(found[key])) for key in sorted(found))
