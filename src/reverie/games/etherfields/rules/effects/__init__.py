"""EF-6.110: the vocabulary of effects, each declared once in the module of its kind."""
