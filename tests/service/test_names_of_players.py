"""Who plays a power is nobody's business: an order that understood players' names would tell it."""

from __future__ import annotations

from tests.service.kit import Office

ANNA = "anna@players.test"


def test_an_order_that_names_a_player_is_answered_like_one_that_names_nobody(office: Office) -> None:
    """Olga plays the Ottoman Empire, Irma plays nothing; neither name is a power's."""
    office.key = "jaro"
    named = (("france", "Anna"), ("ottoman", "Olga"))
    seats = [{"seat": seat, "name": name, "address": [f"{name.lower()}@players.test"]} for seat, name in named]
    options = {"players": 2, "seating": "listed", "start_hand": 4}
    office.start(key="jaro", title="Jaro", ruleset="europe", options=options, seat=seats)
    office.letter("france", "spy on Olga\nspy on Irma\nspy on the Turks", sender=ANNA)
    olga, irma, turks = (line for line in office.answer(ANNA).lines if line.line)
    assert not olga.accepted
    assert [(one.code, one.start, one.try_) for one in olga.problems] == [
        (one.code, one.start, one.try_) for one in irma.problems
    ]
    assert str(olga.problems).replace("Olga", "Irma").replace("line=1", "line=2") == str(irma.problems)
    assert turks.accepted
