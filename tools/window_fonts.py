"""Makes the fonts of the window out of the painter's: the letters of our languages and the signs of maps, as woff2.

    make fonts

The two files are kept beside the style sheets that name them; they are made anew when a sign comes into use that they
lack, which a test tells. fontTools and brotli are needed for that alone, so nobody else installs them. The licence is
that of the fonts they are made from (`pbem/reports/fonts/LICENSE`), which lets parts of them be handed on.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from pbem.reports.web import FONTS, LETTERS, SIGNS

ROOT = Path(__file__).resolve().parents[1]
SOURCES = dict(zip(FONTS, ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"), strict=True))
DROPPED = ["FFTM", "GDEF", "GSUB", "GPOS", "kern", "gasp"]


def subset(source: Path, made: Path) -> int:
    """Write the part of a font that is needed; give its size."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(hinting=False, flavor="woff2", drop_tables=DROPPED, name_IDs=[0, 1, 2, 4, 13])
    chosen = Subsetter(options)
    chosen.populate(unicodes=[*(at for begin, end in LETTERS for at in range(begin, end + 1)), *map(ord, SIGNS)])
    chosen.subset(font)
    font.flavor = "woff2"
    font.save(made)
    return made.stat().st_size


if __name__ == "__main__":
    for name, source in SOURCES.items():
        size = subset(ROOT / "pbem" / "reports" / "fonts" / source, ROOT / "templates" / "web" / name)
        print(f"{name}: {size} bytes")
