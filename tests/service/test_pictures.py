"""The processes that draw maps."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_SERVICE = """
import os, sys
from pathlib import Path
from pbem.service.post.pictures import Pictures

if __name__ == "__main__":
    Pictures(Path(sys.argv[1]), 1).png('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
    os.kill(os.getpid(), 9)
"""


def test_a_killed_service_leaves_no_process_that_draws(tmp_path: Path) -> None:
    """Section 6: a service may be killed at any time; its children hold its output open as long as they live."""
    script = tmp_path / "service.py"
    script.write_text(_SERVICE)
    command = [sys.executable, str(script), str(tmp_path)]
    killed = subprocess.run(command, capture_output=True, timeout=60, check=False)
    assert killed.returncode == -9, killed.stderr
