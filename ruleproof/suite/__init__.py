"""The suite: features, steps, rules_text and reference, importable as `ruleproof.suite.*`.

In an installed wheel they lie in this folder. In a checkout they lie at the top of the repository, which is
added to this package's path, so that every module has one name in both forms.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).resolve().parent
_CHECKOUT = _HERE.parent.parent

ROOT = _HERE if (_HERE / "rules_text").is_dir() else _CHECKOUT
"""The folder that holds features, steps, rules_text and reference."""

if ROOT != _HERE:
    __path__.append(str(ROOT))

STEPS = f"{__name__}.steps"
SABOTEURS = f"{__name__}.saboteurs"


def step_modules() -> list[ModuleType]:
    """The modules that hold steps: found by name, since the kit knows the suite only as something to run."""
    return [import_module(f"{STEPS}.{name}") for name in import_module(STEPS).MODULES]


def vocabulary() -> ModuleType:
    """The module that lists every phrase, with all of them declared."""
    step_modules()
    return import_module(f"{STEPS}.vocabulary")
