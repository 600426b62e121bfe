"""One table: who sits there, what was answered, agreed, said and offered. A room is what its log says."""
