"""The campaign: nights on the Dreamworld Map, each of which begins with what the one before has left."""
