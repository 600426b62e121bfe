"""What the texts of abilities, cards and tokens do."""
