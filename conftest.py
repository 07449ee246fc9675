"""Nothing to configure here: options and fixtures live in the plugin `ruleproof.plugin`."""
