"""The command line: one file a command group; help never loads the configuration."""

from __future__ import annotations

import sys

from pbem.cli.app import app
from pbem.cli.output import Exit


def main() -> None:
    """Run a command."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(Exit.INTERRUPTED)
