"""The content of Etherfields, and how it is read."""
