"""What the window knows of the house, and who knows the window."""

from __future__ import annotations

import ast

from tests.architecture_kit import imported, modules

WINDOW = (
    "pbem.settings",
    "pbem.core.languages",
    "pbem.core.problems",
    "pbem.reports.oversight",
    "pbem.reports.screens",
    "pbem.reports.web",
    "pbem.service.campaigns.published",
    "pbem.service.house",
    "pbem.service.joining.front_page",
    "pbem.service.window",
    "pbem.web",
)
"""All the window imports of the house: no store, no games, no rule sets, nothing a state could come from."""


def test_the_window_sees_only_what_is_made_for_it() -> None:
    wrong = [
        f"{one.name} imports {name}"
        for one in modules()
        if one.layer == "web"
        for name in imported(one)
        if name.split(".")[0] == "pbem" and not any(name == own or name.startswith(f"{own}.") for own in WINDOW)
    ]
    assert wrong == []


def test_only_the_window_knows_its_server() -> None:
    """And nobody but the command line knows the window, within functions: without it nothing is loaded."""
    wrong = [
        f"{one.name} imports {name}"
        for one in modules()
        if one.layer != "web"
        for name in imported(one)
        if name.split(".")[0] in ("starlette", "uvicorn") or (name.startswith("pbem.web") and one.layer != "cli")
    ]
    above = [
        f"{one.name} imports the window at its beginning"
        for one in modules()
        if one.layer == "cli"
        for node in one.tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pbem.web")
    ]
    assert wrong + above == []
