"""The action, the hook and the examples of the CI guide: they parse, and what they call exists and works."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from ruleproof import __version__
from ruleproof.certify.expectations import read_expectations
from ruleproof.cli import cli

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "gate-in-ci.md").read_text(encoding="utf-8")
PAGES = (GUIDE, (ROOT / "docs" / "certificates.md").read_text(encoding="utf-8"))
EXAMPLES = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))


def commands(text: str) -> list[list[str]]:
    """Every call of `ruleproof` in a text, as words."""
    joined = text.replace("\\\n", " ")
    found = re.findall(r"(?:^|[\s$`])ruleproof ([a-z]+ [^\n|`>]*)", joined)
    return [shlex.split(re.sub(r"\$\{\{.*?\}\}", "1", command), posix=True) for command in found]


def check(words: list[str]) -> str | None:
    """What is wrong with a call: a command or an option that does not exist."""
    command: click.Command = cli
    context = click.Context(cli)
    while isinstance(command, click.Group):
        found = command.get_command(context, words[0]) if words else None
        if found is None:
            return f"no command {words[:1]}"
        command, words = found, words[1:]
    known = {name for parameter in command.params for name in parameter.opts}
    return next(
        (f"no option {word}" for word in words if word.startswith("-") and word != "-" and word not in known),
        None,
    )


def steps(workflow: dict[str, Any]) -> list[str]:
    return [
        step["run"] for job in workflow.get("jobs", {}).values() for step in job["steps"] if "run" in step
    ]


def test_there_are_examples_for_github_gitlab_and_pre_commit() -> None:
    parsed = [yaml.safe_load(example) for example in EXAMPLES]
    assert sum("jobs" in each for each in parsed) == 2
    assert any("script" in job for each in parsed for job in each.values() if isinstance(job, dict))
    assert any("repos" in each for each in parsed)


def test_every_command_of_the_guides_and_the_action_exists() -> None:
    scripts = "\n".join(step["run"] for step in ACTION["runs"]["steps"])
    called = [words for text in (*PAGES, scripts) for words in commands(text)]
    assert len(called) > 15
    assert [fault for words in called if (fault := check(words))] == []


@pytest.mark.parametrize("words", [["certfy"], ["certify", "--engin", "x"], ["certificate", "check"]])
def test_a_command_that_does_not_exist_is_noticed(words: list[str]) -> None:
    assert check(words)


def test_the_example_uses_inputs_that_the_action_has() -> None:
    with_action = next(yaml.safe_load(example) for example in EXAMPLES if "OWNER/ruleproof@" in example)
    (used,) = [
        s for job in with_action["jobs"].values() for s in job["steps"] if "ruleproof@" in s.get("uses", "")
    ]
    assert set(used["with"]) <= set(ACTION["inputs"])
    assert used["uses"].endswith(f"@v{__version__}")


def test_the_action_passes_inputs_only_through_the_environment() -> None:
    for step in ACTION["runs"]["steps"]:
        assert step["shell"] == "bash"
        assert "${{" not in step["run"]


def run_action(folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    step = ACTION["runs"]["steps"][-1]
    given = {name: str(ACTION["inputs"][name].get("default", "")) for name in ACTION["inputs"]} | inputs
    values = {
        key: given[re.fullmatch(r"\$\{\{ inputs\.(\w+) \}\}", value)[1]]  # type: ignore[index]
        for key, value in step["env"].items()
    }
    program = folder / "bin" / "ruleproof"
    program.parent.mkdir(exist_ok=True)
    program.write_text(
        f'#!/bin/sh\nexec {sys.executable} -c "import sys, ruleproof.cli as c; sys.exit(c.main())" "$@"\n'
    )
    program.chmod(0o755)
    surroundings = {
        **os.environ,
        **values,
        "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests" / "report")]),
        "GITHUB_STEP_SUMMARY": str(folder / "summary.md"),
        "GITHUB_ACTIONS": "true",
    }
    # As GitHub runs `shell: bash`.
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_action_certifies_gates_and_goes_red(tmp_path: Path) -> None:
    done = run_action(tmp_path, engine="reference")
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "ruleproof-report"
    written = {"certificate.json", "junit.xml", "report.html", "summary.md", "badge.svg", "badge.json"}
    assert {path.name for path in folder.iterdir()} == written
    assert "Certified for full" in (tmp_path / "summary.md").read_text(encoding="utf-8")
    (folder / "certificate.json").rename(tmp_path / "base.json")

    broken = "python:wrong_engines:three_rules"
    done = run_action(tmp_path, engine=broken, baseline="base.json", min="1")
    assert done.returncode == 1
    assert "regression: 10-1-3-1" in done.stdout
    assert "::error file=features/" in done.stderr
    assert run_action(tmp_path, engine="nonsense").returncode == 2


def test_the_example_of_expectations_can_be_read(tmp_path: Path) -> None:
    text = next(iter(re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)))
    tomllib.loads(text)
    path = tmp_path / "expected.toml"
    path.write_text(text, encoding="utf-8")
    assert len(read_expectations(path).entries) == 2


def test_the_hook_lints_features() -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert check(hook["entry"].split()[1:]) is None
    assert re.search(hook["files"], "features/one_piece/07_battle/7-1-4_damage_step.feature")
    assert not re.search(hook["files"], "features/one_piece/cards.toml")
