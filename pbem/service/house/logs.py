"""What the program writes on standard error while it serves: text for people, or JSON lines for programs."""

from __future__ import annotations

import logging
import sys

from pbem.settings import Log

CHATTY = ("apscheduler", "alembic", "mail.log")
"""Loggers of libraries that tell of every step they take."""
_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_RENAMED = {"asctime": "at", "levelname": "level", "name": "logger", "exc_info": "fault"}


def begin(wanted: Log, level: int | str = "") -> None:
    """Write the log of this process as the host wants it from now on; `level` wins over that of the settings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(wanted))
    logging.basicConfig(handlers=[handler], level=level or wanted.level.upper(), force=True)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _formatter(wanted: Log) -> logging.Formatter:
    """Give what makes a line of a record; a record of many lines is one line of JSON."""
    if wanted.format == "text":
        return logging.Formatter(_TEXT)
    from pythonjsonlogger.json import JsonFormatter

    return JsonFormatter(_TEXT, rename_fields=_RENAMED, json_ensure_ascii=False)
