"""The rules of Etherfields."""
