"""The map of a dungeon in the mails of a game: planned, asked for, reported, seen by the referee."""

from __future__ import annotations

from pbem.core.drawing import Drawing
from pbem.reports.briefing import Leaflet
from pbem.reports.svg.shapes import FONT
from pbem.service.post.rendering import drawn
from tests.service.kit import Office
from tests.service.story_kit import camp, played


def standing(office: Office) -> Office:
    """Begin a game and let blue have a unit beside its portal."""
    camp(office).letter("blue", "buy at D3\nend")
    played(office)
    return office


def shown(office: Office) -> Drawing:
    """Give the drawing of the last mail to blue."""
    said = office.said(office.mails("blue")[-1])
    drawing = getattr(said, "drawing", None)
    assert isinstance(drawing, Drawing)
    return drawing


def test_the_answer_draws_the_move_the_purchase_and_the_flash(office: Office) -> None:
    """Section 4: what is planned is on the map before the turn is played; only own knowledge is."""
    standing(office).letter("blue", "move u1 to E3\nbuy at B3\nend")
    plan = shown(office)
    assert [(route.style, route.cells) for route in plan.routes] == [("plan", ((3, 2), (4, 2)))]
    assert [piece.at for piece in plan.pieces if piece.ghost] == [(1, 2)]
    text = office.text("blue")
    assert "#*.1=" in text
    assert "= your plan" in text
    assert "* unit to be summoned" in text


def test_the_map_may_be_asked_for_with_its_notes(office: Office) -> None:
    """The table map, its legend, and the team's own notes by place."""
    standing(office).letter("blue", 'note E4 "trap?"\nend')
    played(office)
    office.letter("blue", "map")
    said = office.said(office.mails("blue")[-1])
    assert isinstance(said, Leaflet)
    text = office.text("blue")
    assert "@ your portal" in text
    assert "E4: trap?" in text
    assert "? undiscovered" in text


def test_the_report_shows_how_the_units_went(office: Office) -> None:
    """Section 5: the map of the report has the moves of the turn."""
    standing(office).letter("blue", "move u1 to E3\nend")
    played(office)
    assert [(route.style, route.cells[-1]) for route in shown(office).routes] == [("done", (4, 2))]
    painted = drawn(office.house, office.mails("blue", "report")[-1])
    assert ">move of this turn<" in painted


def test_other_teams_are_shown_nothing_of_it(office: Office) -> None:
    """D-5.5: red, far away, has neither the unit nor its way nor its plan on its map."""
    standing(office).letter("blue", 'move u1 to E3\nnote E4 "trap?"\nend')
    played(office)
    report = office.report("red")
    assert isinstance(report.drawing, Drawing)
    assert (report.drawing.pieces, report.drawing.routes, report.drawing.notes) == ((), (), ())


def test_a_picture_is_drawn_in_the_words_of_its_reader(office: Office) -> None:
    camp(office)
    painted = {seat: drawn(office.house, office.mails(seat, "report")[-1]) for seat in ("blue", "red")}
    assert ">your portal<" in painted["blue"]
    assert ">váš Portál<" in painted["red"]
    assert FONT in painted["red"]
