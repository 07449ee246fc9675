"""The badge: an SVG picture, and the JSON from which shields.io draws its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape

from ruleproof.certify.cleaning import clean

from .content import Report

COLORS = {"brightgreen": "#3a7d1f", "green": "#4c7a12", "red": "#b8281c", "lightgrey": "#6b6b6b"}
"""Names that shields.io knows, in shades on which white text can be read."""
_WIDE, _NARROW = "mwMWQOGD@%", "iljtfrI.,:;'|! ()[]"


@dataclass(frozen=True, slots=True)
class Badge:
    """What the badge says."""

    label: str
    message: str
    color: str


def badge_of(report: Report) -> Badge:
    """The badge that a certificate earns."""
    certificate = report.certificate
    label = f"{certificate.game.replace('_', ' ')} rules {certificate.rules}"
    if not certificate.scenarios:
        return Badge(label, "nothing run", "lightgrey")
    if certificate.profile == report.game.profiles[-1]:
        return Badge(label, f"certified {certificate.profile}", "brightgreen")
    if certificate.profile:
        marks = "".join(f" +{mark}" for mark in certificate.marks)
        return Badge(label, f"certified {certificate.profile}{marks}", "green")
    if not certificate.complete:
        return Badge(label, "partial run", "lightgrey")
    broken = len(report.failed_rules)
    if broken:
        return Badge(label, f"{broken} rule{'s' if broken > 1 else ''} broken", "red")
    return Badge(label, "incomplete", "lightgrey")


def badge_json(report: Report) -> str:
    """The endpoint JSON of shields.io."""
    badge = badge_of(report)
    content = {"schemaVersion": 1, "label": badge.label, "message": badge.message, "color": badge.color}
    return json.dumps(content, indent=2) + "\n"


def badge_svg(report: Report) -> str:
    """The badge as a picture."""
    badge = badge_of(report)
    label, message = (escape(clean(text, 80)) for text in (badge.label, badge.message))
    left, right = _width(badge.label), _width(badge.message)
    width = left + right
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img"
  aria-label="{label}: {message}">
  <title>{label}: {message}</title>
  <clipPath id="corners"><rect width="{width}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#corners)">
    <rect width="{left}" height="20" fill="#444"/>
    <rect x="{left}" width="{right}" height="20" fill="{COLORS[badge.color]}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">
    <text x="{left / 2:g}" y="14" textLength="{left - 12}">{label}</text>
    <text x="{left + right / 2:g}" y="14" textLength="{right - 12}">{message}</text>
  </g>
</svg>
"""


def _width(text: str) -> int:
    """About how wide the text is drawn, with its margins; the text is then fitted to it."""
    units = sum(9.5 if char in _WIDE else 4.2 if char in _NARROW else 7.0 for char in text[:80])
    return round(units) + 12
