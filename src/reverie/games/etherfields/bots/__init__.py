"""Bots of Etherfields: compiled; they know the rules and what lies open, nothing else."""
