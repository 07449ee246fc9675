"""The site's settings."""

from ruleproof import __version__

project = "Ruleproof"
author = "The Ruleproof authors"
release = __version__
extensions = ["myst_parser", "ruleproof.site"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "certificates"]
myst_heading_anchors = 3
nitpicky = True
html_theme = "furo"
html_title = f"Ruleproof {release}"
html_favicon = "favicon.svg"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {"color-brand-primary": "#12633c", "color-brand-content": "#12633c"},
    "dark_css_variables": {"color-brand-primary": "#5fc48f", "color-brand-content": "#5fc48f"},
}
