"""The folder is the architecture (design, section 3): who may import whom, what the pure layers may touch.
How big things may grow is in `test_sizes`. Everything is read with `ast`; nothing is imported.

One exception stands beside the arrows: `pbem scenario run` is a command of the product, so `pbem.cli` may import
`pbem.testing.scenario`. Nothing else in the product imports `pbem.testing`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.architecture_kit import ROOT, Module, arrows, folders, functions, imported, modules, rulesets, upward

MAY_IMPORT = {
    "core": {"core"},
    "language": {"core", "language"},
    "rulesets": {"core", "language", "rulesets"},
    "codec": {"core"},
    "wordlists": {"language"},
    "registry": {"core", "language", "codec", "wordlists"},
    "reports": {"core", "language", "codec", "reports"},
    "store": {"core", "codec", "store"},
    "mail": {"core", "mail"},
    "proof": {"core", "reports", "mail", "proof"},
    "settings": {"core"},
    "service": {"core", "language", "codec", "registry", "reports", "store", "mail", "proof", "settings", "service"},
}
"""Layer -> the layers it may import. Edges (`cli`, `web`) may import everything that is listed here and themselves;
`cli` opens the window."""

ROOMS = {
    "pbem": """
        core language rulesets codec wordlists registry settings store mail reports proof service testing web cli
    """,
    "pbem.store": "tables repository migrations",
    "pbem.mail": "commands words reading sending watching",
    "pbem.store.migrations": "versions",
    "pbem.cli": "demo",
    "pbem.service": """
        house game calendar post desk press turns orders campaigns joining referee commands window health work
    """,
    "pbem.service.commands": "player referee",
    "pbem.service.work": "answers",
    "pbem.core": "agreements board ruleset",
    "pbem.reports": "svg",
    "pbem.language": """
        words forms lattice units deeds concepts talk heard in_full reading offers around letter
    """,
    "pbem.rulesets": "campaign dice_empires duncan europe powers",
    "pbem.rulesets.campaign": """
        treaty orders options state view events
        land field diplomacy rules turn sight words report answer referee position players ruleset
    """,
    "pbem.rulesets.duncan": """
        options orders state view events rule_changes
        story sight dungeon phases turn words picture report answer referee position players ruleset
    """,
    "pbem.rulesets.europe": """
        options orders events state table victory cards actions phases turn view
        sight words picture report answer position referee players ruleset
    """,
    "pbem.rulesets.dice_empires": """
        options orders state view events
        city commands war setup turn sight words picture report answer referee position players ruleset
    """,
    "pbem.rulesets.powers.chapters": "fair goals allies air formations",
    "pbem.rulesets.powers": """
        board picture battle memory treaty options orders state view events ground book moves chapters setup turn
        departure vision words report answer referee position players ruleset
    """,
}
"""Folder -> its rooms (folders and single files), bottom to top: none imports one above it, nor itself by way of a file
that is not listed. Files beside the rooms need not be listed.
"""
PURE = ("core", "language", "rulesets")
EDGES = ("cli", "web")
LIBRARIES = {"core": set(), "language": {"rapidfuzz"}, "rulesets": set()}  # beside the standard library

IMPURE = """
    asyncio atexit builtins concurrent configparser contextvars ctypes datetime fcntl fileinput ftplib gc getpass glob
    http imaplib importlib io linecache locale logging mmap multiprocessing os pathlib pickle platform poplib queue
    random sched secrets select selectors shelve shutil signal site smtplib socket socketserver sqlite3 ssl subprocess
    sys syslog tempfile threading time urllib uuid warnings weakref webbrowser zoneinfo
"""
"""Files, clock, chance, network, processes: what a pure layer does not know."""

IMPURE_CALLS = {
    "open",
    "print",
    "input",
    "eval",
    "exec",
    "compile",
    "globals",
    "breakpoint",
    "__import__",
    "id",
    "hash",
}
CHANGING = {"append", "extend", "insert", "add", "update", "setdefault", "pop", "popitem", "remove", "discard", "clear"}


def allowed(one: Module) -> set[str]:
    """Give the layers a module may import."""
    if one.layer in EDGES:
        return {*MAY_IMPORT, one.layer, *(("web",) if one.layer == "cli" else ())}
    return MAY_IMPORT[one.layer]


def excepted(one: Module, name: str) -> bool:
    """Tell whether an import is the one exception: the command that runs scenario files."""
    return one.layer == "cli" and name == "pbem.testing.scenario"


def product() -> list[Module]:
    """List the modules of the product: all but the testing kit and the package itself."""
    return [one for one in modules() if one.layer not in ("", "testing")]


def test_every_module_belongs_to_a_layer() -> None:
    assert {one.layer for one in product()} <= {*MAY_IMPORT, *EDGES}


def test_arrows_point_downwards() -> None:
    wrong = [
        f"{one.name} imports {name}"
        for one in product()
        for name in imported(one)
        if name.startswith("pbem.") and name.split(".")[1] not in allowed(one) and not excepted(one, name)
    ]
    assert wrong == []


def test_only_the_scenario_command_imports_the_testing_kit() -> None:
    wrong = [
        f"{one.name} imports {name}"
        for one in product()
        for name in imported(one)
        if name.startswith("pbem.testing") and not excepted(one, name)
    ]
    assert wrong == []


def test_the_testing_kit_does_not_import_the_edges() -> None:
    """`pbem.cli` imports it; an arrow back would be a ring."""
    wrong = [
        f"{one.name} imports {name}"
        for one in modules()
        if one.layer == "testing"
        for name in imported(one)
        if name.startswith(("pbem.cli", "pbem.web"))
    ]
    assert wrong == []


def test_rulesets_do_not_import_one_another() -> None:
    wrong = [
        f"{one.name} imports {name}"
        for one in modules()
        for name in imported(one)
        if name.startswith("pbem.rulesets.") and name.split(".")[2] != (one.name.split(".") + ["", ""])[2]
    ]
    assert wrong == []


def test_no_rings() -> None:
    graph = {one.name: {name for name in imported(one) if name != one.name} for one in modules()}
    assert ring(graph) == []


def ring(graph: dict[str, set[str]]) -> list[str]:
    """Take away, again and again, what imports nothing that is left; a ring is what stays."""
    left = {name: others & graph.keys() for name, others in graph.items()}
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_no_room_imports_a_room_above_it(folder: str) -> None:
    assert list(upward(folder, tuple(ROOMS[folder].split()), arrows())) == []


def test_every_folder_with_rooms_says_their_order() -> None:
    unlisted = {folder: rooms - set(ROOMS.get(folder, "").split()) for folder, rooms in folders().items()}
    assert {folder for folder, rooms in unlisted.items() if rooms} == set()


def test_service_has_few_rooms_and_every_room_says_what_happens_there() -> None:
    rooms = [one for one in modules() if one.path.name == "__init__.py" and one.name.startswith("pbem.service.")]
    assert len(folders()["pbem.service"]) <= 15
    assert [path.name for path in (ROOT / "pbem/service").glob("*.py")] == ["__init__.py"]
    assert [one.name for one in rooms if not (ast.get_docstring(one.tree) or "").partition("\n")[0].endswith(".")] == []


@pytest.mark.parametrize("layer", PURE)
def test_pure_layers_import_only_what_is_pure(layer: str) -> None:
    impure = set(IMPURE.split())
    wrong = [
        f"{one.name} imports {name}"
        for one in modules()
        if one.layer == layer
        for name in imported(one)
        for top in [name.split(".")[0]]
        if top != "pbem" and (top in impure or (top not in sys.stdlib_module_names and top not in LIBRARIES[layer]))
    ]
    assert wrong == []


@pytest.mark.parametrize("layer", PURE)
def test_pure_layers_call_nothing_that_reads_writes_or_differs_between_runs(layer: str) -> None:
    wrong = [
        f"{one.name}:{node.lineno} calls {node.func.id}"
        for one in modules()
        if one.layer == layer
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]
    assert wrong == []


@pytest.mark.parametrize("layer", PURE)
def test_pure_layers_have_no_globals_that_change(layer: str) -> None:
    """Remembering the results of a pure function (`functools.cache`) is no such global: nobody can see it."""
    wrong = [f"{one.name}:{line}" for one in modules() if one.layer == layer for line in changes(one.tree)]
    assert wrong == []


def changes(tree: ast.Module) -> Iterator[int]:
    """Give the lines on which a name of the module is changed from within a function."""
    names = {name for node in tree.body for name in assigned(node)}
    for function in functions(tree):
        own = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
        own |= {name for node in ast.walk(function) if isinstance(node, ast.stmt) for name in assigned(node)}
        for node in ast.walk(function):
            if isinstance(node, ast.Global) or changed(node) & (names - own):
                yield getattr(node, "lineno", 0)


def assigned(node: ast.stmt) -> Iterator[str]:
    """Give the plain names a statement assigns."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    yield from (target.id for target in targets if isinstance(target, ast.Name))


def changed(node: ast.AST) -> set[str]:
    """Give the names a node changes in place: `x[1] = 2`, `del x[1]`, `x.append(1)`."""
    match node:
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            return {name}
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)) if method in CHANGING:
            return {name}
    return set()


def test_nobody_names_a_ruleset() -> None:
    """Neither by import nor by key. The entry points in pyproject.toml are the only place where games are named."""
    outside = [one for one in product() if one.layer != "rulesets"]
    wrong = [f"{one.name}:{line} {what}" for one in outside for line, what in named(one.tree)]
    assert wrong == []


def named(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find module paths of games in strings, and keys of games compared with, or passed as, anything like a rule set.

    A key alone may be an ordinary word of the service (`campaign` is), so the neighbourhood decides.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if any(f"rulesets.{key}" in node.value or f"rulesets/{key}" in node.value for key in rulesets()):
                yield node.lineno, f"names a module: {node.value!r}"
        elif isinstance(node, ast.Compare | ast.Subscript | ast.keyword | ast.Call | ast.Match) and asks(node):
            yield node.lineno, f"asks which game it is: {ast.unparse(node)[:80]}"


def asks(node: ast.Compare | ast.Subscript | ast.keyword | ast.Call | ast.Match) -> bool:
    """Tell whether the key of a game stands where a rule set is meant."""
    match node:
        case ast.Compare(left=left, comparators=others):
            return any(map(is_key, [left, *others])) and any(map(means_ruleset, [left, *others]))
        case ast.Subscript(value=value, slice=index):
            return is_key(index) and means_ruleset(value)
        case ast.keyword(arg=arg, value=value):
            return is_key(value) and arg is not None and "ruleset" in arg
        case ast.Call(func=ast.Attribute(value=value, attr="get"), args=[first, *_]):
            return is_key(first) and means_ruleset(value)
        case ast.Match(subject=subject, cases=cases):
            values = [node.value for one in cases for node in ast.walk(one.pattern) if isinstance(node, ast.MatchValue)]
            return means_ruleset(subject) and any(map(is_key, values))
    return False


def is_key(node: ast.AST) -> bool:
    """Tell whether an expression is the key of a game, alone or in a tuple."""
    return any(isinstance(part, ast.Constant) and part.value in rulesets() for part in ast.walk(node))


def means_ruleset(node: ast.AST) -> bool:
    """Tell whether an expression speaks of a rule set."""
    text = ast.unparse(node).lower()
    return any(word in text for word in ("ruleset", "registry", "installed", ".key", "game"))


# The tests of these tests: each check must be able to fail.


def test_a_ring_is_found() -> None:
    assert ring({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == ["a", "b", "c", "d"]
    assert ring({"a": {"b", "sys"}, "b": set()}) == []


HOUSE = {"h.cellar.wine": ["h.cellar.shelf"], "h.cellar.shelf": [], "h.hall.door": ["h.cellar.wine"], "h.stairs": []}


@pytest.mark.parametrize(
    ("added", "wrong"),
    [
        ({}, []),
        ({"h.cellar.wine": ["h.hall.door"]}, ["h.cellar.wine -> h.hall.door"]),
        ({"h.cellar.wine": ["h.stairs"], "h.stairs": ["h.hall"]}, ["h.cellar.wine -> h.stairs -> h.hall"]),
        (
            {"h.cellar.wine": ["h.stairs"], "h.stairs": ["h.cellar.shelf"]},
            ["h.cellar.wine -> h.stairs -> h.cellar.shelf"],
        ),
        ({"h.hall.door": ["h.stairs"], "h.stairs": ["h.cellar.wine"]}, []),
    ],
)
def test_an_import_that_runs_back_up_between_rooms_is_found(added: dict[str, list[str]], wrong: list[str]) -> None:
    graph = {"h.hall": [], **HOUSE, **added}
    assert list(upward("h", ("cellar", "hall"), graph)) == wrong


@pytest.mark.parametrize(
    "source",
    ['TABLE = {}\ndef f():\n    TABLE["x"] = 1', "SEEN = []\ndef f():\n    SEEN.append(1)", "def f():\n    global X"],
)
def test_a_changing_global_is_found(source: str) -> None:
    assert list(changes(ast.parse(source))) == [3] if "global" not in source else [2]


def test_a_local_name_may_change() -> None:
    assert list(changes(ast.parse("seen = []\ndef f():\n    seen = []\n    seen.append(1)"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'if ruleset.key == "campaign": pass',
        'registry["campaign"]',
        'registry.get("campaign")',
        'start(ruleset="campaign")',
        'match installed.ruleset.key:\n    case "campaign": pass',
        'load("pbem.rulesets.campaign")',
    ],
)
def test_a_named_ruleset_is_found(source: str) -> None:
    assert [what for _, what in named(ast.parse(source))] != []


@pytest.mark.parametrize("source", ['table("campaign")', 'row["campaign"]', 'app.command(name="campaign")'])
def test_the_word_alone_is_allowed(source: str) -> None:
    assert list(named(ast.parse(source))) == []
