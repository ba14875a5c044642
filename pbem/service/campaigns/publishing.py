"""The referee's word that everybody may see all of a finished campaign, or no more."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.service.house.case import Case
from pbem.service.house.terms import terms, written


def publish(case: Case, public: bool = True) -> None:
    """Put the page of a finished campaign into the window, or take it out; a Refusal before the end."""
    if public and case.campaign.state != "ended":
        raise Refusal("publish-not-over", campaign=case.campaign.title)
    agreed = terms(case.campaign)
    case.campaign.settings = written(replace(agreed, archive=replace(agreed.archive, publish=public)))
    case.session.add(case.campaign)
