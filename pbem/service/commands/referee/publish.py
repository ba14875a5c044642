"""`publish`: everybody may see the page about the finished campaign; `publish off`: no more."""

from __future__ import annotations

from pbem.mail.commands import said
from pbem.service.campaigns import publishing
from pbem.service.desk.act import Act, RefereeActs
from pbem.service.desk.referee_desk import Blocks, RefereeDesk, told
from pbem.service.referee import interventions


def serve(desk: RefereeDesk) -> Blocks:
    """Publish it, or take it back."""
    public = not said(desk.asked.argument.strip(" .!"), "off")
    publishing.publish(desk, public)
    interventions.log(desk, "published" if public else "unpublished", desk.asked.reason)
    web = desk.house.settings.web
    if not public:
        return told("referee-unpublished")
    return told(
        "referee-published", url=f"{web.url}/finished/{desk.campaign.key}/" if web else "-", shown=int(bool(web))
    )


FOR_REFEREE: RefereeActs = {"publish": Act(serve)}
