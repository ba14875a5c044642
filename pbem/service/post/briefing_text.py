"""Briefings as text: what the outbox keeps of a mail until it is drawn and written."""

from __future__ import annotations

from pbem import codec
from pbem.core.drawing import Drawing
from pbem.reports.briefing import Answer, Briefing, Forwarded, Leaflet, Notice, Report, Slip
from pbem.service.house.lately import Lately

TYPES: dict[str, object] = {
    "report": Report,
    "answer": Answer,
    "notice": Notice,
    "leaflet": Leaflet,
    "slip": Slip,
    "forwarded": Forwarded,
}
REMEMBERED = 32
"""So many mails are remembered: more are not written side by side."""
_BRIEFINGS = Lately[tuple[str, str], Briefing](REMEMBERED)


def written(briefing: Briefing) -> str:
    """Write what a mail says."""
    text = codec.dumps(briefing, TYPES[briefing.kind])
    if _comes_back(briefing):
        _BRIEFINGS.put((briefing.kind, text), briefing)
    return text


def read(text: str, kind: str) -> Briefing:
    """Read what a mail says: it is asked for several times while a mail is drawn and written, and then forgotten."""
    return _BRIEFINGS.get((kind, text), lambda: _read(text, kind))


def _read(text: str, kind: str) -> Briefing:
    briefing: Briefing = codec.loads(text, TYPES[kind])
    return briefing


def _comes_back(briefing: Briefing) -> bool:
    """Tell whether a briefing is read as it was written: facts that are a game's own values come back as plain ones."""
    drawing = briefing.drawing if isinstance(briefing, Answer) else None
    return not isinstance(briefing, Report | Leaflet) and (drawing is None or isinstance(drawing, Drawing))
