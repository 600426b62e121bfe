"""The tournament: alone against a ladder of bosses."""
