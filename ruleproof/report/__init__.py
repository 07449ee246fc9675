"""Reports: what people and CI systems read of a certificate."""
