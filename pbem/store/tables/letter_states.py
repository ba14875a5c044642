"""The states of a letter, and what happens to it next.

A letter is `new` when it comes. Once it is known whose it is, it is served: its commands, its letters to others, its
orders. Then it is `done`; or `rejected`, when nobody may be answered for it or there is nothing to serve.

Not everything can be done at once. Orders that come while a campaign is paused, or after the deadline of the turn that
is about to be played, are `waiting`; orders for a turn long played, and whatever comes from an address nobody knows,
are `asked` about. All of these become `new` once more, and are then treated otherwise than what has just come: the
commands in it were served the first time. A stranger's letter may be `deferred`, and `expired` after some days. When a
database was put back to an earlier state, all that was `new` is `held` until the referee lets the campaign go on, and
is then what it was.

So a state alone does not say what comes next: the reason does too, and it stays when the state changes.

    paused      orders came while the campaign was paused
    late        orders came after the deadline of a turn that was not played yet
    old         orders were written for an earlier turn; `confirmed_at` is when their writer said that they count now
    foreign     the letter has the right code, but came from an address that is not its player's
    too-large   only the header was fetched, so the letter can never be served
    machine     no person wrote it: an answering machine, a bounce, our own mail coming back
    imported    it came unread with the file of a campaign

The pairs below are all there are: a letter cannot be put into any other, and everything that depends on how far a
letter has come asks this table. What stands in the `note` beside them is for people, who may word it as they like.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Literal

InboxState = Literal["new", "waiting", "asked", "held", "done", "rejected", "duplicate", "deferred", "expired"]
Reason = Literal["", "paused", "late", "old", "foreign", "too-large", "machine", "imported"]


class Next(Enum):
    """What happens to a letter next."""

    SERVED = "everything in it is served"
    ORDERS = "its orders are read, its commands were served before"
    REFUSED = "its writer is told that it is too large"
    RESUME = "it becomes new when the campaign goes on, or gets a new deadline"
    TURN = "it becomes new when the turn has been played, or its deadline is put off"
    YES = "it becomes new when its player says yes, else it is put away"
    RELEASE = "it becomes new when the referee lets the restored campaign go on"
    ROOM = "it becomes new when there is room for strangers' letters, else it expires"
    NOTHING = "nothing: it was served, or put away"


NEXT: Mapping[tuple[InboxState, Reason], Next] = {
    ("new", ""): Next.SERVED,
    ("new", "paused"): Next.ORDERS,
    ("new", "late"): Next.ORDERS,
    ("new", "old"): Next.ORDERS,
    ("new", "too-large"): Next.REFUSED,
    ("waiting", "paused"): Next.RESUME,
    ("waiting", "late"): Next.TURN,
    ("asked", "old"): Next.YES,
    ("asked", "foreign"): Next.YES,
    ("held", ""): Next.RELEASE,
    ("held", "paused"): Next.RELEASE,
    ("held", "late"): Next.RELEASE,
    ("held", "old"): Next.RELEASE,
    ("held", "too-large"): Next.RELEASE,
    ("deferred", ""): Next.ROOM,
    ("deferred", "too-large"): Next.ROOM,
    ("done", ""): Next.NOTHING,
    ("duplicate", ""): Next.NOTHING,
    ("duplicate", "too-large"): Next.NOTHING,
    ("rejected", ""): Next.NOTHING,
    ("rejected", "foreign"): Next.NOTHING,
    ("rejected", "too-large"): Next.NOTHING,
    ("rejected", "machine"): Next.NOTHING,
    ("rejected", "imported"): Next.NOTHING,
    ("expired", ""): Next.NOTHING,
    ("expired", "too-large"): Next.NOTHING,
}
