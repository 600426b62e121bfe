"""SS-50: the verbs of the effect vocabulary, one place each."""
