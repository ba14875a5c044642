"""Run benchmarks one after another in one process: what they load is loaded once.

    python -m tests.benchmarks_in_turn '{"turn": ["--turns", "1"], "view": []}'

Each is run as `python -m benchmarks.NAME` runs it. On standard output comes what each printed, and what it raised, as
JSON by name.
"""

from __future__ import annotations

import contextlib
import io
import json
import runpy
import sys
import traceback
from collections.abc import Mapping, Sequence


def main() -> int:
    """Run those that are asked for."""
    asked: Mapping[str, Sequence[str]] = json.loads(sys.argv[1])
    ran = {name: tried(name, arguments) for name, arguments in asked.items()}
    json.dump(ran, sys.stdout)
    return 0


def tried(name: str, arguments: Sequence[str]) -> tuple[str, str]:
    """Run one; give what it printed and the traceback of what it raised."""
    print(f"{name} {' '.join(arguments)}", file=sys.stderr, flush=True)
    sys.argv = [name, *arguments]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        try:
            runpy.run_module(f"benchmarks.{name}", run_name="__main__", alter_sys=True)
        except SystemExit:  # how it ends
            pass
        except Exception:  # noqa: BLE001 - whatever it raises is told
            return printed.getvalue(), traceback.format_exc()
    return printed.getvalue(), ""


if __name__ == "__main__":
    raise SystemExit(main())
