"""Whether an adapter itself is sound, told apart from whether its engine follows the rules."""
