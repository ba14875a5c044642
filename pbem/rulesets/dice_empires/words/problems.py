"""Problems of orders, and what words leave open. Codes and facts of lines that say too little:

| code | facts | paragraph |
|---|---|---|
| dice-empires-which-wall | | X-1.1 |
| dice-empires-send-side | | X-7.2 |
| dice-empires-no-neighbour | left, right: seats | X-1.4 |
| dice-empires-both-sides | who: a seat | X-1.4 |
| dice-empires-whose-slaves | count, lords: the seats they come from | X-1.3 |
| dice-empires-people | people | X-7.2 |
| dice-empires-half | size: of the group whose half, or all but some, is meant; 0: not known | X-7.2 |
| dice-empires-starve-nobody | | X-6.3 |
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Problem, Severity
from pbem.core.texts import Fact


def refused(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Refuse a line."""
    return Problem(f"dice-empires-{code}", facts=facts, paragraph=paragraph)


def warned(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Warn of what a line may come to."""
    return replace(refused(code, paragraph, **facts), severity=Severity.WARNING)
