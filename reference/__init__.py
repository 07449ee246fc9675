"""The reference interpreter: games played by their rulebooks, written to be read beside them.

`kernel` holds what all games share, `one_piece` one game (its files mirror the rulebook's chapters, and its
`language` reads card text), and `adapter` alone speaks the contract of Ruleproof.
"""
