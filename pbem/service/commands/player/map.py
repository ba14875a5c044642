"""`map`: what the seat knows, with the plans of the orders that stand."""

from __future__ import annotations

from pbem.core.blocks import Lines, Picture, Section
from pbem.core.texts import text
from pbem.language.forms.say import say
from pbem.reports import legend
from pbem.reports.briefing import Leaflet
from pbem.reports.scenes import kept
from pbem.service.desk.act import Act, PlayerActs
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import kept_sheets


def serve(desk: PlayerDesk) -> None:
    """Send the map as it is now."""
    installed, view = desk.game.installed, desk.view
    telling = installed.ruleset.telling
    sheet = kept_sheets.standing(desk.session, desk.game, desk.seat.key)
    drawing = telling.plan(view, sheet)[0] if sheet.lines else telling.draw(view)
    lexicon = installed.lexicons[desk.seat.language]
    plans = tuple(say(installed.ruleset.words.phrase(order), lexicon) for order in sheet)
    picture = Picture(legend.told(drawing, telling.themes), text("map-alt", turn=desk.game.turn))
    told = Lines(plans) if plans else Lines((text("map-no-plans"),), bullet=False)
    noted = legend.notes(drawing)
    written = (Section(text("map-notes"), (Lines(noted),)),) if noted else ()
    sections = (Section(None, (picture,)), *written, Section(text("map-plans"), (told,)))
    shown = kept(drawing)
    desk.send(Leaflet(desk.heading, text("map-title", turn=desk.game.turn), sections, shown), "map")


FOR_PLAYER: PlayerActs = {"map": Act(serve, asks=True)}
