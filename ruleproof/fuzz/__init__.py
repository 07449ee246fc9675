"""Random play through the contract: properties of one engine, differences between two, counted game trees."""
