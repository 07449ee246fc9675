"""What several folders of tests share: certificates of a sound and of a broken engine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleproof.certify.certificate import Certificate
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

# Engine specs name modules: those that are wrong on purpose are found here.
sys.path.append(str(Path(__file__).resolve().parent / "report"))


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the user's cache, nor looks to be on GitHub."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEPROOF_CACHE", str(tmp_path_factory.mktemp("cache")))
        patch.delenv("GITHUB_ACTIONS", raising=False)
        yield


def certificate_of(spec: str, *selection: str) -> Certificate:
    return run(spec, load_game("one_piece"), selection=selection).certificate()


@pytest.fixture(scope="session")
def sound() -> Certificate:
    """The certificate of the reference."""
    return certificate_of("reference")


@pytest.fixture(scope="session")
def broken() -> Certificate:
    """The certificate of an engine with three broken rules."""
    return certificate_of("python:wrong_engines:three_rules")


@pytest.fixture
def sound_file(sound: Certificate, tmp_path: Path) -> Path:
    path = tmp_path / "sound.json"
    path.write_text(sound.to_text(), encoding="utf-8")
    return path


@pytest.fixture
def broken_file(broken: Certificate, tmp_path: Path) -> Path:
    path = tmp_path / "broken.json"
    path.write_text(broken.to_text(), encoding="utf-8")
    return path
