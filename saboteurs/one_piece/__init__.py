"""Saboteurs of One Piece, one module a chapter."""
