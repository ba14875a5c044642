"""What a mail can show as a picture and as a table of signs: a board of cells, a map of lands, or a table top."""

from __future__ import annotations

from pbem.core.chart import Chart
from pbem.core.drawing import Drawing
from pbem.core.tableau import Tableau

Scene = Drawing | Chart | Tableau
