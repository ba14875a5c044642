"""The languages players write in and are written to: every text exists in each of them."""

from __future__ import annotations

from typing import Literal

Language = Literal["en", "ru", "cs", "sk"]
LANGUAGES = ("en", "ru", "cs", "sk")
