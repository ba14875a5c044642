"""The example campaign of Powers: sides agreed on, armies placed, and the first round played by mail."""

from __future__ import annotations

from tests.service.kit import Office
from tests.service.test_example_campaigns import CITIES, address, begun, report, writes_the_form

AGREE = {"blue": "agree", "red": "souhlasím", "green": "súhlasím", "white": "согласен"}


def test_the_example_is_played_from_the_bids_on(office: Office) -> None:
    """P-18.9, P-3.2, P-4: each is a turn; a letter with a treaty is told to its members at once."""
    begun(office, "powers", CITIES)
    for seat in CITIES:
        office.letter(seat, AGREE[seat], sender=address(seat))
    office.later(seconds=901)
    assert "place" in office.content(office.mails(address("blue"), "report")[-1]).text
    for seat in CITIES:
        assert not [line for line in writes_the_form(office, seat).lines if line.refused]
    office.later(seconds=901)
    assert [report(office, seat).heading.round for seat in CITIES] == [1, 1, 1, 1]
    office.letter("blue", "peace with red until round 5", sender=address("blue"))
    assert office.mails(address("red"), "overture")
    content = office.content(office.mails(address("white"), "report")[-1])
    assert content.html
    assert "«" not in content.subject
