"""From parse trees to ability trees, one module for each part of the grammar."""
