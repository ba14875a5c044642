"""Letters from foreign addresses that nobody confirmed in time are put away."""

from __future__ import annotations

from pbem.service.desk import confirmed_letters
from pbem.service.desk.challenges import facts
from pbem.service.house.house import House
from pbem.store.engine import reading, writing
from pbem.store.repository import challenges, restored, seats


def expire_all(house: House) -> int:
    """Close the questions whose time is over; tell how many. Nobody is mailed: silence was the answer."""
    with reading(house.engine) as session:
        if not challenges.any_overdue(session, confirmed_letters.KIND, house.now):
            return 0
    with writing(house.engine) as session:
        held = {campaign.key for campaign in restored.held(session)}
        late = [
            one for one in challenges.overdue(session, confirmed_letters.KIND, house.now) if one.campaign not in held
        ]
        for challenge in late:
            challenges.settle(session, challenge, "expired")
            seat = seats.get(session, challenge.campaign or "", challenge.seat or "")
            if seat is not None:
                letters = confirmed_letters.waiting(session, seat, facts(challenge)["sender"])
                confirmed_letters.refuse(session, letters, "nobody confirmed it")
        return len(late)
