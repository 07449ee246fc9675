"""The ONE PIECE Card Game: one file a chapter of its comprehensive rules, one class a file, in one chain."""
