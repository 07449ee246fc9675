"""Small sites: a copy of the project with few scenarios, built as `make docs` builds the real one."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
ONE_SCENARIO = "features/one_piece/01_overview/1-2_ending_the_game.feature"
TEXTS = shutil.ignore_patterns("__pycache__", "_build")
INDEX = """# Small

{rule}`1-2-1-1-1`

```{toctree}
:glob:

*
rules/*/index
code/index
```
"""
PAGES = {
    "matrix": "# Matrix\n\n```{rule-matrix}\n```\n",
    "engines": "# Engines\n\n```{engine-comparison}\n```\n",
    "commands": "# Commands\n\n```{command-reference}\n```\n",
    "other": """# Other

{rule}`dragon_ball:1-1`

```{progress-figure}
```

```{one-scenario} one_piece leader-damaged-at-zero-life
```
""",
}
FEATURE = """Feature: 1-2 Ending the game

  @id:leader-damaged-at-zero-life
  Scenario: 1-2-1-1-1 Leader takes damage at 0 Life
    Given P1 is in the Main Phase
    And P2 has 0 Life cards
    When P1 attacks P2's Leader with their Leader
    Then P2 loses the game
"""


@dataclass(frozen=True)
class Site:
    """A project in a folder of its own."""

    root: Path

    @property
    def html(self) -> Path:
        return self.root / "docs" / "_build" / "html"

    def build(self) -> subprocess.CompletedProcess[str]:
        """Build it, warnings being errors."""
        return subprocess.run(
            [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-b", "html", "docs", str(self.html)],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root)},
            capture_output=True,
            text=True,
            check=False,
        )

    def change(self, path: str, old: str, new: str) -> None:
        """Replace what stands once in a file."""
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1
        file.write_text(text.replace(old, new), encoding="utf-8")

    def declare(self, coverage: str) -> None:
        """Say which editions are complete."""
        file = self.root / "rules_text" / "one_piece" / "game.toml"
        text = file.read_text(encoding="utf-8").partition("[coverage]")[0]
        file.write_text(f"{text}[coverage]\n{coverage}\n", encoding="utf-8")

    def take(self, *names: str) -> None:
        """Copy files and folders of the project."""
        for name in names:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name, ignore=TEXTS)
            else:
                shutil.copy(ROOT / name, self.root / name)

    def write(self, pages: Mapping[str, str]) -> None:
        """Write the pages, an index that leads to them, and a scenario of chapter 1."""
        self.take("docs/conf.py", "docs/favicon.svg", "features/one_piece/cards.toml")
        for name, text in {"index": INDEX, **pages}.items():
            (self.root / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
        feature = self.root / ONE_SCENARIO
        feature.parent.mkdir()
        feature.write_text(FEATURE, encoding="utf-8")


@pytest.fixture(scope="session")
def sound_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site that builds: all rules of both games, the scenarios of chapter 7. No test may change it."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        # The processes of a parallel run have one folder together: the first that comes builds for all.
        shared = shared.parent
    site = Site(shared / "sound_site")
    with locked(shared / "sound_site.lock"):
        if not (site.root / "built").is_file():
            _make_sound(site)
            done = site.build()
            assert done.returncode == 0, done.stdout + done.stderr
            (site.root / "built").touch()
    return site


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One process at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _make_sound(site: Site) -> None:
    shutil.rmtree(site.root, ignore_errors=True)
    site.take("ruleproof", "steps", "reference", "saboteurs", "rules_text", "docs/certificates")
    site.take("features/one_piece/07_battle")
    site.declare("complete = []")
    site.write(PAGES)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site to break, as small as can be: one game, one scenario, no saboteur."""
    site = Site(tmp_path)
    site.take("ruleproof", "steps", "reference", "saboteurs/__init__.py", "saboteurs/registry.py")
    site.take("rules_text/one_piece")
    site.declare("complete = []")
    site.write({"matrix": PAGES["matrix"]})
    return site
