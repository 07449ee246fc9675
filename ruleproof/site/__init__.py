"""The Sphinx extension of the site: rule pages, the traceability matrix and what belongs to them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from ruleproof import __version__
from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.loading import known_games
from ruleproof.rulebook.writing import write_whole

from . import matrix
from .checks import faults
from .dead_links import dead_links
from .directives import DIRECTIVES, RuleRole
from .domain import RuleDomain
from .evidence import digest_of, gather, read_runs
from .facts import Facts, bring_together
from .pages import write_stubs

LOGGER = logging.getLogger(__name__)
HERE = Path(__file__).resolve().parent
CODE_PAGES = "code/"


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything."""
    app.add_config_value("ruleproof_default_game", "one_piece", "env", types=[str])
    app.add_config_value("ruleproof_certificates", "certificates", "env", types=[str])
    for name, directive in DIRECTIVES.items():
        app.add_directive(name, directive)
    app.add_role("rule", RuleRole())
    app.add_domain(RuleDomain)
    app.add_css_file("ruleproof.css")
    app.connect("builder-inited", prepare)
    app.connect("env-get-outdated", outdated)
    app.connect("env-purge-doc", purge)
    app.connect("env-merge-info", merge)
    app.connect("html-page-context", add_scripts)
    app.connect("build-finished", finish)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def prepare(app: Sphinx) -> None:
    """Bring the facts together, say what is wrong with them, and write the stubs."""
    app.config.html_static_path.append(str(HERE / "static"))
    folder = Path(app.srcdir) / app.config.ruleproof_certificates
    try:
        certificates = read_runs(folder)
        LOGGER.info("playing the suite for the site, unless nothing has changed")
        evidence = gather(known_games(), Path(app.outdir).parent / "evidence")
        facts = bring_together(evidence, certificates)
    except RuleproofError as problem:
        # Sphinx tells of every exception with a traceback; this is one paragraph about the data.
        LOGGER.error("%s", problem)
        raise SystemExit(2) from None
    for fault in faults(facts):
        LOGGER.warning("%s", fault, type="ruleproof")
    write_stubs(facts, Path(app.srcdir))
    app.ruleproof_facts = facts  # type: ignore[attr-defined]
    if not hasattr(app.env, "ruleproof_docs"):
        app.env.ruleproof_docs = set()  # type: ignore[attr-defined]
        app.env.ruleproof_digest = ""  # type: ignore[attr-defined]


def outdated(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> Iterable[str]:
    """Every document that shows facts, if there are other facts than when it was read."""
    digest = _digest(app)
    is_new = digest != env.ruleproof_digest  # type: ignore[attr-defined]
    env.ruleproof_digest = digest  # type: ignore[attr-defined]
    return sorted(env.ruleproof_docs - removed) if is_new else []  # type: ignore[attr-defined]


def _digest(app: Sphinx) -> str:
    """A digest of all that the generated pages are made of."""
    certificates = Path(app.srcdir) / app.config.ruleproof_certificates
    files = [*HERE.glob("*.py"), *HERE.glob("templates/*"), *certificates.glob("*.json")]
    parts = [
        *(digest_of(game) for game in known_games()),
        *(path.read_bytes().hex() for path in sorted(files)),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def purge(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget a document that is read anew."""
    env.ruleproof_docs.discard(docname)  # type: ignore[attr-defined]


def merge(app: Sphinx, env: BuildEnvironment, docnames: set[str], other: BuildEnvironment) -> None:
    """Take over what another process read."""
    env.ruleproof_docs |= other.ruleproof_docs  # type: ignore[attr-defined]


def add_scripts(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """Give each kind of page the script that it needs."""
    shown: set[str] = app.env.ruleproof_docs  # type: ignore[attr-defined]
    if pagename in shown:
        app.add_js_file("ruleproof-folds.js", loading_method="defer")
        if pagename.startswith(CODE_PAGES):
            app.add_js_file("ruleproof-code.js", loading_method="defer")
        if pagename == "matrix":
            app.add_js_file("ruleproof-matrix.js", loading_method="defer")


def finish(app: Sphinx, exception: Exception | None) -> None:
    """Write the exports, and look for links that lead nowhere."""
    if exception is not None or app.builder.name != "html":
        return
    facts: Facts = app.ruleproof_facts  # type: ignore[attr-defined]
    folder = Path(app.outdir)
    write_whole(folder / "matrix.csv", matrix.to_csv(facts))
    write_whole(folder / "matrix.json", matrix.to_json(facts))
    for page, link in dead_links(folder):
        LOGGER.warning("the page %s links to %s, which is not there", page, link, type="ruleproof")
