"""What a mail can show as a picture and as a table of signs: a board, a map of areas, or a game's own sketch."""

from __future__ import annotations

from pbem.core.areas import AreaMap
from pbem.core.drawing import Drawing
from pbem.core.shapes import Sketch

Scene = Drawing | AreaMap | Sketch
