"""Who may import whom, what a wheel carries, and that no module is loaded under two names."""

from __future__ import annotations

import ast
import json
import os
import shlex
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parent.parent
SUITE = "ruleproof.suite"
PARTS = ("reference", "steps", "ruleproof")
OF_THE_CONTRACT = ("ruleproof.adapter.messages", "ruleproof.adapter.errors")


# --- Import directions -------------------------------------------------------------------------------------


def violations(root: Path) -> list[str]:
    """Every import under the root that goes in a wrong direction, as `file:line imports name`."""
    return [
        f"{path.relative_to(root).as_posix()}:{line} imports {name}"
        for part in PARTS
        for path in sorted((root / part).rglob("*.py"))
        for line, name in imports(path, root)
        if not is_allowed(part, path.relative_to(root).as_posix(), name)
    ]


def is_allowed(part: str, path: str, name: str) -> bool:
    """Whether this file may import this module, both by the names of the checkout."""
    if part == "steps":
        return not within(name, "reference")
    if part == "ruleproof":
        return not within(name, "reference", "steps")
    if within(name, *OF_THE_CONTRACT):
        return path.startswith("reference/adapter/")
    return not within(name, "ruleproof", "steps")


def within(name: str, *modules: str) -> bool:
    """Whether a dotted name is one of the modules or lies in one of them."""
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """The line and full name of everything that a file imports, also through import_module("…")."""
    package = list(path.relative_to(root).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, short(alias.name)) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = above(package, node.level) if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, short(f"{module}.{alias.name}")) for alias in node.names)
        elif isinstance(node, ast.Call) and called(node.func) in {"import_module", "__import__"}:
            # A name put together at run time is how an engine is found; a literal one is a plain import.
            names = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            yield from ((node.lineno, short(name)) for name in names if isinstance(name, str))


def above(package: list[str], level: int) -> list[str]:
    """The package that a relative import starts from, as a name of the installed suite."""
    full = package if package[0] == "ruleproof" else [*SUITE.split("."), *package]
    return full[: len(full) - (level - 1)]


def short(name: str) -> str:
    """A name of the suite as the checkout has it: ruleproof.suite.steps.x is steps.x."""
    for part in ("reference", "steps"):
        if within(name, f"{SUITE}.{part}"):
            return name.removeprefix(f"{SUITE}.")
    return name


def called(function: ast.expr) -> str:
    """The last part of the name of a called function."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_every_import_goes_in_an_allowed_direction() -> None:
    assert violations(ROOT) == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("steps/given.py", "from ruleproof.suite.reference.kernel import areas"),
        ("steps/given.py", "from ..reference import adapter"),
        ("steps/given.py", "import ruleproof.suite.reference"),
        ("steps/given.py", "from ruleproof.suite import reference"),
        ("steps/given.py", "import_module('ruleproof.suite.reference.adapter')"),
        ("reference/kernel/areas.py", "from ruleproof.adapter.messages import Move"),
        ("reference/kernel/areas.py", "from ...adapter.messages import Move"),
        ("reference/adapter/engine.py", "from ruleproof.rulebook.loading import load_game"),
        ("reference/adapter/engine.py", "import ruleproof"),
        ("reference/adapter/engine.py", "from ...steps import positions"),
        ("ruleproof/certify/run.py", "from ruleproof.suite.reference.adapter import ReferenceEngine"),
        ("ruleproof/certify/run.py", "from ..suite.steps import positions"),
        ("ruleproof/certify/run.py", "import reference.kernel"),
        ("ruleproof/certify/run.py", "def late():\n    from ruleproof.suite import steps"),
    ],
)
def test_a_wrong_direction_is_caught(tmp_path: Path, path: str, code: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(code, encoding="utf-8")
    assert len(violations(tmp_path)) == 1


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("steps/given.py", "from ruleproof.adapter.messages import Move\nfrom . import positions"),
        ("reference/adapter/engine.py", "from ruleproof.adapter import errors, messages"),
        ("reference/adapter/engine.py", "from ..kernel import areas"),
        ("reference/kernel/areas.py", "from .cards import Card\nfrom ..kernel import events"),
        ("ruleproof/certify/run.py", "from ruleproof.suite import ROOT\nimport_module(f'{suite}.steps')"),
    ],
)
def test_an_allowed_direction_is_let_through(tmp_path: Path, path: str, code: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(code, encoding="utf-8")
    assert violations(tmp_path) == []


# --- One name for each module ------------------------------------------------------------------------------

LOADED_TWICE = """
import json, os, sys
from collections import defaultdict
import pytest

code = pytest.main(["--pyargs", "ruleproof.suite", "-q", "-k", "damage", "-p", "no:cacheprovider"])
names = defaultdict(list)
for name, module in list(sys.modules.items()):
    file = getattr(module, "__file__", None)
    if file and name != "__main__":
        names[os.path.realpath(file)].append(name)
ours = {file: found for file, found in names.items() if file.startswith(sys.argv[1] + os.sep)
        and "site-packages" not in file}
twice = {file: found for file, found in ours.items() if len(found) > 1}
print(json.dumps({"code": int(code), "ours": len(ours), "twice": twice}))
"""


def test_no_module_is_loaded_under_two_names() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED_TWICE, str(ROOT)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["code"] == 0, done.stdout + done.stderr
    assert told["ours"] > 20
    assert told["twice"] == {}


# --- The wheel ---------------------------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """The environment without anything that would let the checkout be found."""
    return {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "VIRTUAL_ENV"}}


def call(*command: str | Path, cwd: Path) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    call(
        sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT, cwd=folder
    )
    (built,) = folder.glob("ruleproof-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs' folder of a fresh virtual environment that has nothing but the wheel."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    call(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=folder)
    return programs


def test_the_wheel_has_one_import_name_and_carries_the_suite(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"ruleproof"}
    for part in ("features/one_piece/", "reference/one_piece/", "rules_text/one_piece/game.toml", "steps/"):
        assert any(name.startswith(f"ruleproof/suite/{part}") for name in names), part


def test_the_wheel_carries_the_schema_and_the_starters(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for part in (
        "adapter/protocol-1.json",
        "starters/python/adapter.py.starter",
        "starters/typescript/adapter.mjs.starter",
    ):
        assert f"ruleproof/{part}" in names


def test_installed_it_certifies_what_it_serves(installed: Path, tmp_path: Path) -> None:
    spec = f"stdio:{shlex.quote(str(installed / 'ruleproof'))} serve"
    assert "Certified" in call(installed / "ruleproof", "certify", "--engine", spec, cwd=tmp_path)


def test_installed_it_puts_one_import_name_into_site_packages(installed: Path, tmp_path: Path) -> None:
    script = (
        "import importlib.metadata as m; "
        "print(*sorted({f.parts[0] for f in m.files('ruleproof') if '.dist-info' not in f.parts[0]"
        " and f.parts[0] != '..'}))"
    )
    assert call(installed / "python", "-c", script, cwd=tmp_path).split() == ["ruleproof"]


def test_installed_it_certifies_from_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    call(installed / "ruleproof", "certify", cwd=tmp_path)


def test_installed_its_suite_runs_under_pytest(installed: Path, tmp_path: Path) -> None:
    out = call(installed / "pytest", "--pyargs", "ruleproof.suite", "-q", cwd=tmp_path)
    assert " passed" in out


# --- files that can be read at a sitting


def test_no_file_is_long_and_functions_of_the_reference_are_short() -> None:
    sources = [
        path
        for part in ("reference", "ruleproof", "steps", "saboteurs")
        for path in (ROOT / part).rglob("*.py")
    ]
    assert {path.name: lines for path in sources if (lines := path.read_text().count("\n")) > 600} == {}
    lengths = [
        node.end_lineno - node.lineno + 1
        for path in (ROOT / "reference").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.end_lineno
    ]
    assert median(lengths) < 10
