"""Treaties as campaigns that are running have stored them: they are read, and written, as they always were."""

from __future__ import annotations

import pytest

from pbem import codec
from pbem.core.agreements.proposal import number_of
from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Proposal

WORDS = (
    '{"alliance":true,"joint":true,"members":["blue","red"],"terms":[{"kind":"share","what":"view"},{"kind":"entry"},'
    '{"city":"Yaz","giver":"blue","kind":"city","to":"red"},{"kind":"words","words":"Peace."}],"turns":10}'
)
ALLIANCE = (
    '{"entry":true,"first":5,"joint":true,"last":14,"members":["blue","red"],"number":4711,"share_explored":false,'
    '"share_view":true,"words":["Peace."]}'
)
PROPOSAL = (
    '{"accepted":["blue"],"by":"blue","number":1234,"passed":false,"rejected":["red"],"treaty":'
    f'{WORDS},"turn":4,"until":5}}'
)
SEAL = "d2e01e29199bd92567c6ea3a92c6d3c0"


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        (ALLIANCE, Alliance),
        (PROPOSAL, Proposal),
        (f'{{"kind":"propose","number":1234,"treaty":{WORDS}}}', Order),
        (f'{{"answer":"accept","kind":"answer","members":["blue","red"],"number":1234,"seal":"{SEAL}"}}', Order),
        ('{"kind":"end","members":["blue","red"],"number":4711}', Order),
        (f'{{"kind":"pass","number":1234,"passed":true,"seal":"{SEAL}"}}', Order),
    ],
)
def test_what_was_stored_is_read_and_written_alike(text: str, type_: object) -> None:
    assert codec.dumps(codec.loads(text, type_), type_) == text


def test_numbers_and_seals_are_those_already_mailed() -> None:
    """An answer written before the service was brought up to date means the same proposal afterwards."""
    proposal = codec.loads(PROPOSAL, Proposal)
    assert proposal.seal == SEAL
    assert number_of(4, Seat("blue"), proposal.treaty) == 3676
