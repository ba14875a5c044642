"""The painter of maps of lands, and the same map in signs."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from PIL import Image

from pbem import registry
from pbem.core.areas import AreaMap
from pbem.core.languages import LANGUAGES
from pbem.core.texts import text
from pbem.reports import legend, picture, text_shapes
from pbem.reports.columns import WIDTH, width
from pbem.reports.palette import colour
from pbem.reports.svg import areas as svg_areas
from pbem.reports.texts import Catalogue, wording
from pbem.rulesets.europe.picture.areas import areas
from pbem.rulesets.europe.picture.chart import Arrow, Caption, Causeway, Chart, Land, Owner

OWN = "\neast = East\nwest = West & <all>\nisle = Isle\nred-side = Reds\nsea = Sea\n"
WEST = Land(
    "WES",
    text("west"),
    (((10, 10), (100, 10), (100, 100), (10, 100)),),
    (50, 50),
    (50, 90),
    "red",
    "red",
    3,
    "A",
    (5, 50),
)
EAST = Land(
    "EAS", text("east"), (((100, 10), (200, 10), (200, 100), (100, 100)),), (150, 50), (150, 90), "blue", "red", 1
)
ISLE = Land(
    "ISL", text("isle"), (((10, 150), (60, 150), (60, 190)),), (30, 160), (30, 180), harbour="A", port=(70, 170)
)
CHART = Chart(
    220,
    200,
    (replace(WEST, neighbours=("EAS",)), replace(EAST, neighbours=("WES",)), ISLE),
    (Causeway(((50, 100), (30, 150))),),
    captions=(Caption((150, 150), text("sea")),),
    owners=(Owner("red", "RE", text("red-side")), Owner("blue", "BL", text("east"))),
    harbours=(("A", text("sea")),),
)


def words(language: str = "en") -> Catalogue:
    return wording(language, {language: registry.Registry()["europe"].catalogues[language] + OWN})


def drawn(chart: Chart) -> AreaMap:
    shown = areas(chart)
    assert shown is not None
    return shown


def painted(chart: Chart, words: Catalogue) -> str:
    return svg_areas.paint(drawn(chart), words)


def signs(chart: Chart, words: Catalogue) -> tuple[str, ...]:
    return text_shapes.paint(drawn(chart).signs, words)


def arrowed(look: str, **more: object) -> Chart:
    return replace(CHART, arrows=(Arrow("WES", "EAS", "red", look, **more),))  # type: ignore[arg-type]


def test_the_picture_is_an_svg_of_the_maps_size_with_a_key_below() -> None:
    root = ElementTree.fromstring(painted(CHART, words()))
    assert root.attrib["width"] == "244"
    assert int(root.attrib["height"]) > 224


def test_signs_names_numbers_and_harbours_are_written_and_escaped() -> None:
    told = re.findall("<text [^>]*>([^<]*)</text>", painted(CHART, words()))
    assert {"WES", "EAS", "ISL", "West &amp; &lt;all&gt;", "3", "1", "A", "Sea", "RE Reds", "BL East"} <= set(told)


def test_what_another_holds_is_hatched_in_his_colour() -> None:
    svg = painted(CHART, words())
    assert svg.count('fill="url(#of-red)"') == 1
    assert colour("blue").fill in svg


def test_nobody_there_is_no_pawn() -> None:
    empty = replace(CHART, lands=tuple(replace(land, owner="", figures=0) for land in CHART.lands))
    pawns = [painted(chart, words()).count("<ellipse") for chart in (CHART, empty)]
    assert pawns[0] - pawns[1] == 2


@pytest.mark.parametrize("look", ["move", "attack", "failed", "stopped", "retreat", "plan", "plan-attack"])
def test_every_arrow_is_painted_and_told_in_every_language(look: str) -> None:
    assert len(painted(arrowed(look), words())) > len(painted(CHART, words()))
    for language in LANGUAGES:
        assert any(line.strip().startswith("RE WES -> EAS") for line in signs(arrowed(look), words(language)))


def test_arrows_of_lands_that_are_not_on_the_map_are_left_out() -> None:
    strange = replace(CHART, arrows=(Arrow("WES", "XXX", "red", "move"),))
    assert painted(strange, words()) == painted(CHART, words())


def test_an_arrow_goes_round_the_figures_that_stand_between() -> None:
    """Whoever attacks across a neighbour's corner does not cover his number."""
    between = Land("MID", text("isle"), (((90, 40), (110, 40), (110, 60)),), (100, 40), (100, 90), "blue", "blue", 2)
    lands = (*CHART.lands, between)
    straight, round_ = arrowed("attack"), replace(arrowed("attack"), lands=lands)
    ways = [
        re.findall(r'<path d="M[\d.]+ [\d.]+Q[\d.]+ ([-\d.]+)', painted(one, words()))[0] for one in (straight, round_)
    ]
    assert float(ways[0]) < 50 < float(ways[1])


def test_a_voyage_leads_from_ship_to_ship() -> None:
    voyage = replace(CHART, arrows=(Arrow("WES", "ISL", "red", "move", sea=True),))
    assert painted(voyage, words()) != painted(CHART, words())
    assert any(line.endswith("moved by ship") for line in signs(voyage, words()))


def test_the_map_in_signs_holds_all_that_is_in_the_picture() -> None:
    ringed = replace(CHART, lands=(replace(CHART.lands[0], ringed=True), *CHART.lands[1:]))
    lines = [" ".join(line.split()) for line in signs(ringed, words())]
    assert "WES West & <all> RE RE 3* A EAS" in lines
    assert "EAS East BL RE 1 - WES" in lines
    assert "ISL Isle - - A" in lines
    assert lines[-1] == "* won with these lands"
    assert all(width(line) <= WIDTH for line in signs(ringed, words()))


def test_won_lands_are_ringed() -> None:
    ringed = replace(CHART, lands=(replace(CHART.lands[0], ringed=True), *CHART.lands[1:]))
    assert "#d29a1e" in painted(ringed, words())


def test_the_picture_can_be_drawn() -> None:
    image = Image.open(io.BytesIO(picture.png(painted(arrowed("stopped"), words()))))
    assert image.width == 244


def test_a_legend_explains_plans_only_where_there_are_some() -> None:
    """The map of an answer without orders says what hatches and ships are, not what dashed arrows are."""
    assert legend.told(drawn(CHART), ()).id == "europe-map-legend-signs"
    assert legend.told(drawn(arrowed("plan")), ()).id == "europe-map-legend-planned"
