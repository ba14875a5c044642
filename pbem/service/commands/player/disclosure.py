"""`show address to green`: told to both once both wish it; `hide address from green` takes that back."""

from __future__ import annotations

from pbem.service.desk.act import Act, PlayerActs
from pbem.service.press import address_disclosure

FOR_PLAYER: PlayerActs = {"disclose": Act(address_disclosure.wish), "conceal": Act(address_disclosure.withdraw)}
