"""Playing games through the contract: offers, decks, records and the table in the terminal."""
