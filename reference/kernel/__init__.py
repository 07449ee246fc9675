"""What all games share: cards, areas, decisions, events, modifiers, randomness and the driver."""
