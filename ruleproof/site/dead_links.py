"""Links within the built site that lead nowhere: pages, files and anchors are all looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINK = re.compile(r'\b(?:href|src)="([^"]+)"')
ANCHOR = re.compile(r'\b(?:id|name)="([^"]+)"')
OF_THE_THEME = ("genindex.html", "search.html")
"""Pages whose anchors are made while they are shown."""


def dead_links(folder: Path) -> Iterator[tuple[str, str]]:
    """Page and link of each dead link in a folder of pages."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.html"))}
    anchors = {path: {unescape(name) for name in ANCHOR.findall(text)} for path, text in texts.items()}
    for path, text in texts.items():
        for link in dict.fromkeys(LINK.findall(text)):
            if not _leads_somewhere(path, unescape(link), anchors):
                yield path.relative_to(folder).as_posix(), unescape(link)


def _leads_somewhere(page: Path, link: str, anchors: dict[Path, set[str]]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target not in anchors:
        return target.is_file()
    return not parts.fragment or target.name in OF_THE_THEME or unquote(parts.fragment) in anchors[target]
